/// The string literals of a Swift file, as the patterns of messages that they are.
struct SwiftLiterals {
  struct Literal {
    /// The text, with a number in braces for each value; literals joined by `+` are one.
    var pattern: String
    var range: Range<Int>
    fileprivate let isMultiline: Bool
  }

  private let code: [UInt8]
  /// The code without its comments and the contents of its literals.
  private var bare: [UInt8]
  private(set) var literals: [Literal] = []

  init(_ text: String) {
    code = Array(text.utf8)
    bare = code
    _ = readCode(from: 0, isInterpolated: false)
    literals.sort { $0.range.lowerBound < $1.range.lowerBound }
    join()
  }

  /// The patterns of one line.
  var patterns: Set<String> { Set(literals.lazy.filter { !$0.isMultiline }.map(\.pattern)) }

  /// The patterns that are messages: those in code that makes messages, and every text of several words that is not a
  /// rule's documentation.
  var messages: [String] {
    let making = regions(after: "extension Message {") + regions(after: "Message {") + regions(after: "Message? {")
    let documentation = regions(after: "RuleDescription(") + regions(after: "RuleExamples(")
    return literals.filter { literal in
      let start = literal.range.lowerBound
      let words = literal.pattern.split { !$0.isLetter }
      guard !literal.isMultiline, !words.isEmpty, !documentation.contains(where: { $0.contains(start) }) else {
        return false
      }
      let isText = literal.pattern.contains(" ") && words.contains { $0.first?.isLowercase ?? false }
      return !isLabelled(start) && (isText || making.contains { $0.contains(start) })
    }.map(\.pattern)
  }

  /// Whether a literal is documentation in a row of a table.
  private func isLabelled(_ start: Int) -> Bool {
    ["summary: ", "rationale: ", "examples: "].contains { bare[..<start].ends(with: $0) }
  }

  /// The ranges between brackets that follow a text.
  private func regions(after head: String) -> [Range<Int>] {
    var regions: [Range<Int>] = []
    let head = Array(head.utf8)
    for start in bare.indices.dropLast(head.count) where bare[start..<start + head.count].elementsEqual(head) {
      var (end, depth) = (start + head.count, 1)
      while end < bare.count, depth > 0 {
        if "{(".utf8.contains(bare[end]) { depth += 1 }
        if "})".utf8.contains(bare[end]) { depth -= 1 }
        end += 1
      }
      regions.append(start..<end)
    }
    return regions
  }

  // MARK: Reading

  private func starts(_ index: Int, with text: String) -> Bool { code[index...].starts(with: text.utf8) }

  /// Reads code to its end, or to the parenthesis that ends an interpolation.
  private mutating func readCode(from start: Int, isInterpolated: Bool) -> Int {
    var (index, depth) = (start, 0)
    while index < code.count {
      if starts(index, with: "//") {
        while index < code.count, code[index] != UInt8(ascii: "\n") {
          bare[index] = UInt8(ascii: " ")
          index += 1
        }
      } else if let quotes = ["\"\"\"", "#\"\"\"", "#\"", "\""].first(where: { starts(index, with: $0) }) {
        index = readLiteral(from: index, quotes)
      } else {
        if code[index] == UInt8(ascii: "(") { depth += 1 }
        if code[index] == UInt8(ascii: ")") { depth -= 1 }
        if isInterpolated, depth < 0 { return index }
        index += 1
      }
    }
    return index
  }

  private mutating func readLiteral(from start: Int, _ quotes: String) -> Int {
    let hash = quotes.hasPrefix("#") ? "#" : ""
    let end = quotes.dropFirst(hash.count) + hash
    var text: [UInt8] = []
    var (index, places) = (start + quotes.utf8.count, 0)
    while index < code.count, !starts(index, with: String(end)) {
      if starts(index, with: "\\" + hash + "(") {
        places += 1
        let quote = starts(index + 2 + hash.utf8.count, with: "quoted: ") ? "\"" : ""
        text += Array("\(quote){\(places)}\(quote)".utf8)
        index = readCode(from: index + 2 + hash.utf8.count, isInterpolated: true) + 1
      } else {
        if code[index] == UInt8(ascii: "\\"), hash.isEmpty {
          bare[index] = UInt8(ascii: " ")
          index += 1
        }
        let isLineFeed = code[index] == UInt8(ascii: "n") && code[index - 1] == UInt8(ascii: "\\")
        text.append(isLineFeed ? UInt8(ascii: "\n") : code[index])
        bare[index] = UInt8(ascii: " ")
        index += 1
      }
    }
    index += end.utf8.count
    // A noun that is counted has its number before it.
    let noun = bare[..<start].ends(with: ", of: ") ? "{1} " : ""
    let pattern = noun + String(decoding: text, as: UTF8.self)
    literals.append(Literal(pattern: pattern, range: start..<index, isMultiline: quotes.contains("\"\"\"")))
    return index
  }

  /// Joins literals between which there is nothing but `+`.
  private mutating func join() {
    var joined: [Literal] = []
    for literal in literals {
      guard let last = joined.last, last.range.upperBound <= literal.range.lowerBound,
        code[last.range.upperBound..<literal.range.lowerBound].filter({ !" \n".utf8.contains($0) })
          == [UInt8(ascii: "+")]
      else {
        joined.append(literal)
        continue
      }
      var places = last.pattern.count { $0 == "{" }
      var pattern = last.pattern
      for part in literal.pattern.split(separator: "{", omittingEmptySubsequences: false).enumerated() {
        if part.offset > 0, part.element.dropFirst().first == "}" {
          places += 1
          pattern += "{\(places)" + part.element.dropFirst()
        } else {
          pattern += (part.offset > 0 ? "{" : "") + part.element
        }
      }
      joined[joined.count - 1].pattern = pattern
      joined[joined.count - 1].range = last.range.lowerBound..<literal.range.upperBound
    }
    literals = joined
  }
}

extension ArraySlice<UInt8> {
  fileprivate func ends(with text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}

import Basics

/// A text in code: a literal, or several that are joined with each other and with values.
public struct CodeString: Sendable, Equatable {
  public enum Part: Sendable, Equatable {
    case text(String)
    /// The expression whose value belongs there.
    case value(String)
  }

  public internal(set) var parts: [Part]
  /// The range from the first letter of the first literal to the last letter of the last one.
  public internal(set) var range: SourceRange
  /// The offset of the quote that opens the first literal.
  public let start: Int
  /// The offset after the quote that closes the last one.
  public internal(set) var end: Int
}

extension CodeString {
  /// The texts in the code of a file, in their order, without comments.
  ///
  /// Code that the language doesn't allow gives texts as well, so that a file that is being edited can be read. A
  /// literal that is longer than any product ID is left out.
  public static func all(in bytes: [UInt8], of language: CodeLanguage) -> [CodeString] {
    var reader = CodeStringReader(bytes, language)
    if language.isMarkup {
      reader.readMarkup()
    } else if language.isLines {
      reader.readLines()
    } else {
      reader.readCode()
    }
    return reader.strings
  }
}

extension SyntaxTree {
  /// The keys and texts of a binary property list in the lines of one in XML, by which code is read.
  package var markup: [UInt8] {
    var lines: [UInt8] = []
    func add(_ tag: String, _ text: String) {
      let escaped = text.utf8.map { "<>\n".utf8.contains($0) ? UInt8(ascii: " ") : $0 }
      lines += Array("<\(tag)>".utf8) + escaped + Array("</\(tag)>\n".utf8)
    }
    func add(_ node: SyntaxNode) {
      for (key, value) in node.entries {
        add("key", key.text)
        add(value)
      }
      for element in node.elements { add(element) }
      if node.isScalar { add("string", node.text) }
    }
    if let root { add(root) }
    return lines
  }
}

private struct CodeStringReader {
  /// Our own limits: a product ID is shorter, and nobody writes so many texts in a file.
  private static let (longest, most) = (300, 100_000)

  private let bytes: [UInt8]
  private let language: CodeLanguage
  private var position = 0
  private(set) var strings: [CodeString] = []

  init(_ bytes: [UInt8], _ language: CodeLanguage) {
    self.bytes = bytes
    self.language = language
  }

  private func hasPrefix(_ mark: [UInt8], at offset: Int) -> Bool {
    !mark.isEmpty && offset + mark.count <= bytes.count && mark.indices.allSatisfy { bytes[offset + $0] == mark[$0] }
  }

  private func find(_ mark: [UInt8], from start: Int) -> Int {
    var offset = start
    while offset < bytes.count, !hasPrefix(mark, at: offset) { offset += 1 }
    return offset
  }

  mutating func readCode() {
    let openings = Set(
      language.quotes.map { $0.open[0] } + [language.lineComment, language.blockComment.open].compactMap(\.first))
    while position < bytes.count, strings.count < Self.most {
      guard openings.contains(bytes[position]) else {
        position += 1
        continue
      }
      if hasPrefix(language.lineComment, at: position) {
        position = find([UInt8(ascii: "\n")], from: position)
      } else if hasPrefix(language.blockComment.open, at: position) {
        skipComment()
      } else if let quote = language.quotes.first(where: { hasPrefix($0.open, at: position) }) {
        readLiteral(quote)
      } else {
        position += 1
      }
    }
  }

  private mutating func skipComment() {
    let (open, close) = language.blockComment
    var depth = 0
    while position < bytes.count {
      if hasPrefix(close, at: position) {
        depth -= 1
        position += close.count
        if depth == 0 { return }
      } else if hasPrefix(open, at: position), depth == 0 || language.commentsNest {
        depth += 1
        position += open.count
      } else {
        position += 1
      }
    }
  }

  private mutating func readLiteral(_ quote: CodeLanguage.Quote) {
    let start = position
    position += quote.open.count
    let first = position
    var parts: [CodeString.Part] = []
    var text: [UInt8] = []
    func finishText(_ text: inout [UInt8]) {
      if !text.isEmpty { parts.append(.text(String(decoding: text, as: UTF8.self))) }
      text = []
    }
    while position < bytes.count {
      let byte = bytes[position]
      // A quote without an end is an apostrophe, or code that is being written.
      if byte == UInt8(ascii: "\n"), !quote.spansLines { return }
      if hasPrefix(quote.close, at: position) {
        if quote.doubles, hasPrefix(quote.close, at: position + quote.close.count) {
          text.append(byte)
          position += 2 * quote.close.count
          continue
        }
        finishText(&text)
        let last = position
        position += quote.close.count
        guard last - first <= Self.longest else { return }
        add(parts, SourceRange(start: first, end: last), from: start)
        return
      }
      if let value = interpolation(of: quote) {
        finishText(&text)
        parts.append(.value(value))
      } else if quote.escapes, byte == UInt8(ascii: "\\"), position + 1 < bytes.count {
        // A line break or another character that no product ID has.
        let escaped = bytes[position + 1]
        text.append(escaped.isASCIILetter || escaped.isASCIIDigit ? UInt8(ascii: "\n") : escaped)
        position += 2
      } else {
        text.append(byte)
        position += 1
      }
    }
  }

  /// Reads a value in a literal, if one begins here.
  private mutating func interpolation(of quote: CodeLanguage.Quote) -> String? {
    func starts(_ mark: String) -> Bool { hasPrefix(Array(mark.utf8), at: position) }
    switch quote.interpolation {
    case .none: return nil
    case .escapedParentheses: return starts("\\(") ? bracketed(after: 2, UInt8(ascii: "("), UInt8(ascii: ")")) : nil
    case .dollar, .dollarBraces:
      if starts("${") { return bracketed(after: 2, UInt8(ascii: "{"), UInt8(ascii: "}")) }
      guard quote.interpolation == .dollar, starts("$") else { return nil }
      let name = bytes[(position + 1)...].prefix { Self.isName($0) }
      guard let letter = name.first, !letter.isASCIIDigit else { return nil }
      position = name.endIndex
      return String(decoding: name, as: UTF8.self)
    case .braces:
      guard starts("{") else { return nil }
      if starts("{{") {
        position += 1
        return nil
      }
      return bracketed(after: 1, UInt8(ascii: "{"), UInt8(ascii: "}"))
    }
  }

  /// The text up to the closing bracket, past which it moves.
  private mutating func bracketed(after mark: Int, _ open: UInt8, _ close: UInt8) -> String {
    position += mark
    let start = position
    var depth = 1
    while position < bytes.count, position - start <= Self.longest, bytes[position] != UInt8(ascii: "\n") {
      if bytes[position] == open { depth += 1 }
      if bytes[position] == close { depth -= 1 }
      position += 1
      if depth == 0 { return String(decoding: bytes[start..<(position - 1)], as: UTF8.self) }
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  // MARK: Concatenation

  private mutating func add(_ parts: [CodeString.Part], _ range: SourceRange, from start: Int) {
    var parts = parts
    let before = bytes[max(strings.last?.end ?? 0, start - Self.longest)..<start].filter {
      $0 > 0x20 && $0 != UInt8(ascii: "@")
    }
    if let last = strings.indices.last, strings[last].end >= start - Self.longest, joins(before) {
      if case .value(let value) = expression(in: before.dropFirst().dropLast()),
        strings[last].parts.last != .value(value)
      {
        strings[last].parts.append(.value(value))
      }
      strings[last].parts += parts
      strings[last].range.end = range.end
      strings[last].end = position
    } else {
      if before.last == UInt8(ascii: "+"), let value = expression(in: before.dropLast()) { parts.insert(value, at: 0) }
      strings.append(CodeString(parts: parts, range: range, start: start, end: position))
    }
    addFollowingValue()
  }

  /// Whether the code between two literals makes one text of them: nothing, `+`, or `+ name +`.
  private func joins(_ between: [UInt8]) -> Bool {
    if between.isEmpty { return language.joinsNeighbours }
    guard language.isProgram, between.first == UInt8(ascii: "+"), between.last == UInt8(ascii: "+") else {
      return false
    }
    return between.dropFirst().dropLast().allSatisfy(Self.isExpression)
  }

  /// Adds the value of a name that follows a literal after `+`.
  private mutating func addFollowingValue() {
    guard language.isProgram, !strings.isEmpty else { return }
    var rest = bytes[position...].drop { $0 <= 0x20 }
    guard rest.first == UInt8(ascii: "+") else { return }
    rest = rest.dropFirst().drop { $0 <= 0x20 }
    let name = rest.prefix(Self.longest).prefix(while: Self.isExpression)
    if !name.isEmpty { strings[strings.count - 1].parts.append(.value(String(decoding: name, as: UTF8.self))) }
  }

  /// The name or call at the end of some code.
  private func expression(in code: some BidirectionalCollection<UInt8>) -> CodeString.Part? {
    var name = Array(code.reversed().prefix(while: Self.isExpression).reversed())
    // The bracket of a call that the text is an argument of.
    let bracket = name.lastIndex(of: UInt8(ascii: "("))
    if let bracket, name.lastIndex(of: UInt8(ascii: ")")) ?? -1 < bracket { name = Array(name[(bracket + 1)...]) }
    return name.isEmpty ? nil : .value(String(decoding: name, as: UTF8.self))
  }

  private static func isName(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "_")
  }

  private static func isExpression(_ byte: UInt8) -> Bool { isName(byte) || ".!?()$".utf8.contains(byte) }

  // MARK: Lines

  /// Reads the values of keys, and the elements of lists, that have a line of their own.
  mutating func readLines() {
    // Unity can also write its files in binary, and other programs have files with these endings.
    guard hasPrefix(Array("%YAML".utf8), at: 0) else { return }
    while position < bytes.count, strings.count < Self.most {
      let end = find([UInt8(ascii: "\n")], from: position)
      var rest = bytes[position..<end].drop { $0 == 0x20 }
      var hasValue = false
      while rest.starts(with: "- ".utf8) {
        rest = rest.dropFirst(2).drop { $0 == 0x20 }
        hasValue = true
      }
      let afterKey = rest.drop(while: Self.isName)
      if afterKey.startIndex > rest.startIndex, afterKey.starts(with: ": ".utf8) {
        rest = afterKey.dropFirst(2)
        hasValue = true
      }
      while let last = rest.last, last <= 0x20 { rest = rest.dropLast() }
      if let first = rest.first, first == rest.last, rest.count > 1, "'\"".utf8.contains(first) {
        rest = rest.dropFirst().dropLast()
      }
      position = rest.endIndex
      if hasValue { addText(from: rest.startIndex) }
      position = end + 1
    }
  }

  // MARK: Markup

  mutating func readMarkup() {
    while position < bytes.count, strings.count < Self.most {
      if hasPrefix(Array("<!--".utf8), at: position) {
        position = find(Array("-->".utf8), from: position) + 3
      } else if hasPrefix(Array("<![CDATA[".utf8), at: position) {
        let start = position + 9
        position = find(Array("]]>".utf8), from: start)
        addText(from: start)
        position += 3
      } else if bytes[position] == UInt8(ascii: "<") {
        readTag()
      } else {
        let start = position
        position = find([UInt8(ascii: "<")], from: position)
        addText(from: start)
      }
    }
  }

  private mutating func readTag() {
    while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
      let byte = bytes[position]
      guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") else {
        position += 1
        continue
      }
      let start = position + 1
      position = find([byte], from: start)
      addText(from: start)
      position += 1
    }
    position += 1
  }

  /// Adds the text up to this position, without the blanks around it.
  private mutating func addText(from start: Int) {
    let text = bytes[min(start, bytes.count)..<min(position, bytes.count)].drop { $0 <= 0x20 }
    let end = text.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? text.startIndex
    guard !text.isEmpty, end - text.startIndex <= Self.longest else { return }
    let word = String(decoding: bytes[text.startIndex..<end], as: UTF8.self)
    let range = SourceRange(start: text.startIndex, end: end)
    strings.append(CodeString(parts: [.text(word)], range: range, start: range.start, end: range.end))
  }
}

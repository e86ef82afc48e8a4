import Basics

/// Builds the tree of a JSON file in one pass over its bytes, strictly according to RFC 8259.
///
/// Errors are reported where they occur. Where the intent is clear – a comment, an extra comma, a
/// word that is not a value – parsing continues, so that all errors are shown at once; otherwise
/// it ends there.
struct JSONParser {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset: Int
  private(set) var builder: TreeBuilder
  private(set) var problems: DiagnosticList

  /// - Parameter origin: The offset of the text, after a byte order mark.
  init(_ bytes: UnsafeBufferPointer<UInt8>, origin: Int, problems: DiagnosticList) {
    self.bytes = bytes
    self.problems = problems
    offset = origin
    builder = TreeBuilder(origin: origin)
    if origin > 0 {
      self.problems.warning("byte order mark, which JSON does not allow", at: SourceRange(start: 0, end: origin))
    }
  }

  mutating func parse(allowingSeveral allowsSeveral: Bool) {
    skipBlank()
    while offset < bytes.count {
      guard takeValues() else {
        problems.endReading()
        break
      }
      skipBlank()
      guard offset < bytes.count else { break }
      if allowsSeveral, "{[".utf8.contains(bytes[offset]) { continue }
      problems.error("unexpected text after the end of the value", at: SourceRange(start: offset, end: offset + 1))
      break
    }
    while builder.depth > 0 { builder.close(end: builder.lastEnd, bytes, &problems) }
  }

  // MARK: Values and separators

  /// Parses all values to the end of the outermost; false when parsing ends before that.
  private mutating func takeValues() -> Bool {
    repeat { guard takeValue() else { return false } } while builder.depth > 0
    return true
  }

  /// Parses a value and the ends of containers after it, up to the start of the next value.
  private mutating func takeValue() -> Bool {
    guard builder.hasRoom(&problems) else { return false }
    guard offset < bytes.count else { return refuse() }
    switch bytes[offset] {
    case UInt8(ascii: "{"):
      guard open([.mapping, .flow]) else { return false }
      if offset == bytes.count || bytes[offset] != UInt8(ascii: "}") { return takeKey() }
    case UInt8(ascii: "["):
      guard open([.sequence, .flow]) else { return false }
      if offset == bytes.count || bytes[offset] != UInt8(ascii: "]") { return true }
    case UInt8(ascii: "\""): guard takeString() else { return false }
    default: guard takeLiteral() else { return false }
    }
    return takeEnd()
  }

  private mutating func open(_ kind: NodeRecord.Traits) -> Bool {
    guard builder.depth < SyntaxTree.deepestNesting else {
      problems.error("nested deeper than \(SyntaxTree.deepestNesting) levels", at: SourceRange(at: offset))
      return false
    }
    builder.openContainer(kind, start: offset, end: offset + 1)
    offset += 1
    skipBlank()
    return true
  }

  /// Closes containers that end here, and skips the comma before the next value and its key.
  private mutating func takeEnd() -> Bool {
    while builder.depth > 0 {
      skipBlank()
      guard offset < bytes.count else { return refuseEnd() }
      let isInMapping = builder.isInMapping
      let close = UInt8(ascii: isInMapping ? "}" : "]")
      switch bytes[offset] {
      case UInt8(ascii: ","):
        let comma = offset
        offset += 1
        skipBlank()
        guard offset < bytes.count, bytes[offset] == close else { return !isInMapping || takeKey() }
        problems.error("trailing comma, which JSON does not allow", at: SourceRange(start: comma, end: comma + 1))
      case close:
        offset += 1
        builder.close(end: offset, bytes, &problems)
        if problems.isFull { return false }
      default: return refuseEnd()
      }
    }
    return true
  }

  /// Parses a key and its colon.
  private mutating func takeKey() -> Bool {
    guard builder.hasRoom(&problems) else { return false }
    guard offset < bytes.count else { return refuse() }
    if bytes[offset] == UInt8(ascii: "\"") {
      guard takeString() else { return false }
    } else {
      guard takeUnquotedKey() else { return false }
    }
    skipBlank()
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: ":") else {
      problems.error("expected \":\" here", at: SourceRange(at: builder.lastEnd))
      return false
    }
    offset += 1
    skipBlank()
    return true
  }

  private mutating func skipBlank() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x0A, 0x0D, 0x09: offset += 1
      case UInt8(ascii: "/"), UInt8(ascii: "#"):
        guard let comment = comment(at: offset), !problems.isFull else { return }
        problems.error("JSON has no comments", at: comment)
        offset = comment.end
      default: return
      }
    }
  }

  // MARK: Scalars

  private mutating func takeString() -> Bool {
    let start = offset
    let end = JSONString.endOfOrdinary(bytes, from: start + 1)
    if end < bytes.count, bytes[end] == UInt8(ascii: "\"") {
      builder.addScalar(.doubleQuoted, start: start, end: end + 1, textStart: start + 1, textCount: end - start - 1)
      offset = end + 1
      return true
    }
    var string = JSONString(bytes, from: start)
    let isClosed = string.decode(into: &problems)
    string.text.withUnsafeBufferPointer { builder.addScalar(.doubleQuoted, start: start, end: string.end, decoded: $0) }
    offset = string.end
    return isClosed
  }

  private mutating func takeLiteral() -> Bool {
    guard let end = endOfLiteral(from: offset), endsValue(at: end) else { return takeOther() }
    addPlain(to: end)
    return true
  }

  private mutating func addPlain(to end: Int) {
    builder.addScalar(.plain, start: offset, end: end, textStart: offset, textCount: end - offset)
    offset = end
  }

  /// Whether a number or a word may end at an offset.
  private func endsValue(at end: Int) -> Bool {
    guard end < bytes.count else { return true }
    switch bytes[end] {
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), 0x20, 0x0A, 0x0D, 0x09, UInt8(ascii: ":"),
      UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "/"), UInt8(ascii: "#"):
      return true
    default: return false
    }
  }

  /// The end of the number, `true`, `false` or `null` at an offset; nil for anything else.
  private func endOfLiteral(from start: Int) -> Int? {
    let word: StaticString
    switch bytes[start] {
    case UInt8(ascii: "t"): word = "true"
    case UInt8(ascii: "f"): word = "false"
    case UInt8(ascii: "n"): word = "null"
    default: return endOfNumber(from: start)
    }
    let end = start + word.utf8CodeUnitCount
    let isThere = end <= bytes.count && word.withUTF8Buffer { bytes[start..<end].elementsEqual($0) }
    return isThere ? end : nil
  }

  private func endOfNumber(from start: Int) -> Int? {
    var offset = start
    func byte() -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }
    func digits() -> Bool {
      let first = offset
      while byte() >= 0x30, byte() <= 0x39 { offset += 1 }
      return offset > first
    }
    if byte() == UInt8(ascii: "-") { offset += 1 }
    if byte() == UInt8(ascii: "0") { offset += 1 } else if !digits() { return nil }
    if byte() == UInt8(ascii: ".") {
      offset += 1
      guard digits() else { return nil }
    }
    if byte() | 0x20 == UInt8(ascii: "e") {
      offset += 1
      if byte() == UInt8(ascii: "+") || byte() == UInt8(ascii: "-") { offset += 1 }
      guard digits() else { return nil }
    }
    return offset
  }
}

// MARK: Text that is not JSON

extension JSONParser {
  /// Skips something at the position of a value that is not a value.
  private mutating func takeOther() -> Bool {
    let byte = bytes[offset]
    if byte == UInt8(ascii: "'") { return takeSingleQuoted() }
    if builder.isInMapping, byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") {
      problems.error("the value is missing", at: SourceRange(at: offset))
      builder.addAbsent(at: offset)
      return !problems.isFull
    }
    guard builder.depth > 0, JSONParser.isOfWord(byte) else { return refuse() }
    var end = offset
    words: while end < bytes.count {
      switch bytes[end] {
      case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), 0x0A, 0x0D:
        break words
      case UInt8(ascii: "/"), UInt8(ascii: "#"): if bytes[end - 1] <= 0x20, comment(at: end) != nil { break words }
      default: break
      }
      end += 1
    }
    while bytes[end - 1] <= 0x20 { end -= 1 }
    let range = SourceRange(start: offset, end: end)
    problems.error(
      "expected a number, true, false, null or text in double quotes, found " + MessageText.quoted(bytes, range),
      at: range)
    addPlain(to: end)
    return !problems.isFull
  }

  private mutating func takeUnquotedKey() -> Bool {
    if bytes[offset] == UInt8(ascii: "'") { return takeSingleQuoted() }
    if bytes[offset] == UInt8(ascii: "{") || bytes[offset] == UInt8(ascii: "[") {
      problems.error("keys must be text in double quotes", at: SourceRange(start: offset, end: offset + 1))
      return false
    }
    var end = offset
    while end < bytes.count, JSONParser.isOfWord(bytes[end]) { end += 1 }
    guard end > offset else { return refuse() }
    problems.error("keys must be in double quotes", at: SourceRange(start: offset, end: end))
    addPlain(to: end)
    return !problems.isFull
  }

  private mutating func takeSingleQuoted() -> Bool {
    let start = offset
    var end = start + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "'"), bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "'") else {
      let related = opened(at: start)
      problems.error("the quote is not closed", at: SourceRange(at: end), related: related)
      return false
    }
    offset = end + 1
    problems.error("strings must be in double quotes", at: SourceRange(start: start, end: offset))
    builder.addScalar(.singleQuoted, start: start, end: offset, textStart: start + 1, textCount: end - start - 1)
    return !problems.isFull
  }

  /// Whether words, numbers and things mistaken for them may start with a byte.
  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."), UInt8(ascii: "~"), 0x80...:
      true
    default: false
    }
  }

  /// Reports a character at the position of a key or value that can't be part of one; returns
  /// false.
  private mutating func refuse() -> Bool {
    let (found, range) = character(at: offset)
    if builder.depth == 0 {
      problems.error("expected a JSON value, found \(found)", at: range)
    } else if offset < bytes.count, "&*!".utf8.contains(bytes[offset]) {
      problems.error("unexpected \(found), which is not JSON", at: range)
    } else {
      problems.error("unexpected \(found)", at: range)
    }
    return false
  }

  /// Reports text after a value that neither closes its container nor leads to the next value;
  /// returns false.
  private mutating func refuseEnd() -> Bool {
    let related = opened(at: builder.openStart)
    let (bracket, close) = builder.isInMapping ? ("{", "}") : ("[", "]")
    let place = SourceRange(at: builder.lastEnd)
    guard offset < bytes.count else {
      problems.error("the \"\(bracket)\" is not closed", at: place, related: related)
      return false
    }
    let lastScalar = builder.nodes.last.flatMap {
      $0.traits.isDisjoint(with: [.mapping, .sequence]) && $0.end == place.start ? $0 : nil
    }
    if bytes[offset] == UInt8(ascii: ":"), !builder.isInMapping, let lastScalar {
      let (found, range) = character(at: Int(lastScalar.start))
      problems.error("unexpected \(found), which is not JSON", at: range)
    } else if lastScalar?.traits.style == .plain, !"]}:".utf8.contains(bytes[offset]) {
      problems.error("expected \",\" after the value", at: place)
    } else {
      let (found, range) = character(at: offset)
      problems.error("expected \",\" or \"\(close)\", found \(found)", at: range, related: related)
    }
    return false
  }

  /// The character at an offset as shown in messages, and its range.
  private func character(at start: Int) -> (String, SourceRange) {
    var end = min(start + 1, bytes.count)
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return (MessageText.quotedCharacter(bytes, at: start), SourceRange(start: start, end: end))
  }

  private func opened(at start: Int) -> [Diagnostic.Related] {
    [.init("opened here", at: SourceRange(start: start, end: start + 1))]
  }

  /// The comment at an offset, in any common notation: `//`, `/* */`, `#`.
  private func comment(at start: Int) -> SourceRange? {
    let next = start + 1 < bytes.count ? bytes[start + 1] : 0
    var end = start + 2
    if bytes[start] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
      while end + 1 < bytes.count, bytes[end] != UInt8(ascii: "*") || bytes[end + 1] != 0x2F { end += 1 }
      return SourceRange(start: start, end: min(end + 2, bytes.count))
    }
    guard bytes[start] == UInt8(ascii: "#") || next == UInt8(ascii: "/") else { return nil }
    end = start
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    return SourceRange(start: start, end: end)
  }
}

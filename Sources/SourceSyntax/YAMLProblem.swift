/// The message for a position where libyaml stopped: libyaml describes the token that it was
/// scanning, while people want to know the necessary change.
struct YAMLProblem {
  private(set) var message: String
  private(set) var range: SourceRange
  private(set) var related: [Diagnostic.Related] = []

  /// - Parameters:
  ///   - place: The position where libyaml stopped.
  ///   - opened: The start of the construct that it was parsing.
  init(_ failure: YAMLEventSource.Failure, bytes: UnsafeBufferPointer<UInt8>, place: Int, opened: Int) {
    let found = MessageText.quotedCharacter(bytes, at: place)
    let atEnd = place >= bytes.count
    range = SourceRange(start: place, end: YAMLProblem.endOfCharacter(bytes, at: place))
    message = failure.problem.isEmpty ? "the file cannot be read as YAML" : failure.problem
    let isTab = !atEnd && bytes[place] == 0x09

    if failure.isOutOfMemory {
      message = "not enough memory to read the file"
      return
    }
    switch failure.problem {
    case "found character that cannot start any token":
      message = isTab ? "tabs cannot indent YAML; use spaces" : "text cannot begin with \(found); put it in quotes"
    case "found a tab character where an indentation space is expected",
      "found a tab character that violates indentation":
      message = "tabs cannot indent YAML; use spaces"
    case "mapping values are not allowed in this context":
      message =
        YAMLProblem.isFirstColon(bytes, at: place)
        ? "unexpected \":\"; check the indentation of this line and of those before it"
        : "unexpected \":\"; put the text in quotes"
    case "mapping keys are not allowed in this context": message = "unexpected \"?\"; put the text in quotes"
    case "block sequence entries are not allowed in this context":
      message = "unexpected \"-\"; a list starts on a line of its own"
    case "could not find expected ':'":
      range = YAMLProblem.restOfLine(bytes, from: opened)
      message =
        "expected \":\" after the key \(MessageText.quoted(bytes, range)), on the same line and "
        + "within 1024 characters"
    case "found unexpected ':'": message = "unexpected \":\"; put the text in quotes"
    case "found unexpected end of stream", "found unexpected document indicator":
      message = "the quote is not closed"
      related = [.init("opened here", at: SourceRange(start: opened, end: opened + 1))]
    case "did not find expected ',' or ']'":
      message = atEnd ? "the \"[\" is not closed" : "expected \",\" or \"]\", found \(found)"
      related = [.init("opened here", at: SourceRange(start: opened, end: opened + 1))]
    case "did not find expected ',' or '}'":
      message = atEnd ? "the \"{\" is not closed" : "expected \",\" or \"}\", found \(found)"
      related = [.init("opened here", at: SourceRange(start: opened, end: opened + 1))]
    case "did not find expected key":
      if let quote = YAMLProblem.closingQuote(bytes, before: place) {
        message = "unexpected \(found) after the closing quote; a quote within the text is written " + quote
      } else {
        message = "expected a key, indented like the others of its mapping, found \(found)"
        related = [.init("the mapping starts here", at: SourceRange(at: opened))]
      }
    case "did not find expected '-' indicator":
      message = "expected \"- \", indented like the others of its list, found \(found)"
      related = [.init("the list starts here", at: SourceRange(at: opened))]
    case "did not find expected node content": message = "expected a value, found \(found)"
    case "did not find expected <document start>":
      message = "unexpected text after the end of the document; check the indentation"
    case "found unknown escape character":
      range = YAMLProblem.escape(bytes, near: place)
      message =
        "unknown escape \(MessageText.quoted(bytes, range)); write a backslash as \"\\\\\", or use " + "single quotes"
    case "did not find expected hexdecimal number":
      message = "expected hexadecimal digits after the escape, found \(found)"
    case "found invalid Unicode character escape code":
      range = YAMLProblem.escape(bytes, near: place)
      message =
        "the escape \(MessageText.quoted(bytes, range)) is not a character; write the character "
        + "itself, or \"\\U\" and its eight digits"
    case "found an indentation indicator equal to 0": message = "an indentation of 0 is not possible; expected 1 to 9"
    case "did not find expected comment or line break": message = "expected the end of the line, found \(found)"
    case "found incompatible YAML document": message = "expected \"%YAML 1.1\" or \"%YAML 1.2\""
    case "found undefined tag handle": message = "tags are not supported; every value is read as text"
    case "did not find expected alphabetic or numeric character":
      message = "anchors and aliases are not supported; put text that starts like this in quotes"
      range = SourceRange(start: opened, end: YAMLProblem.endOfCharacter(bytes, at: opened))
    default: break
    }
    if atEnd, range.start >= bytes.count {
      // The end of the text is more helpful than the empty line after it.
      var end = bytes.count
      while end > opened + 1, bytes[end - 1] <= 0x20 { end -= 1 }
      range = SourceRange(at: end)
    }
    related = related.map { .init($0.message, at: YAMLProblem.within(bytes, $0.range)) }
    range = YAMLProblem.within(bytes, range)
  }

  private static func within(_ bytes: UnsafeBufferPointer<UInt8>, _ range: SourceRange) -> SourceRange {
    let start = min(range.start, bytes.count)
    return SourceRange(start: start, end: min(max(range.end, start), bytes.count))
  }

  private static func endOfCharacter(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
    guard offset < bytes.count else { return bytes.count }
    if bytes[offset] == 0x0A || bytes[offset] == 0x0D { return offset }
    var end = offset + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }

  /// Whether nothing before a colon on its line could make it the second one.
  private static func isFirstColon(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    var offset = min(place, bytes.count)
    while offset > 0, bytes[offset - 1] != 0x0A, bytes[offset - 1] != 0x0D {
      offset -= 1
      if bytes[offset] == UInt8(ascii: ":"), bytes[offset + 1] == 0x20 { return false }
      if bytes[offset] == UInt8(ascii: "-"), bytes[offset + 1] == 0x20 { return false }
    }
    return true
  }

  /// The notation of a quote in text whose closing quote is directly before an offset.
  private static func closingQuote(_ bytes: UnsafeBufferPointer<UInt8>, before place: Int) -> String? {
    guard place > 0, place < bytes.count else { return nil }
    switch bytes[place - 1] {
    case UInt8(ascii: "'"): return "\"''\""
    case UInt8(ascii: "\""): return "\"\\\"\""
    default: return nil
    }
  }

  private static func restOfLine(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> SourceRange {
    var end = min(start, bytes.count)
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    while end > start, bytes[end - 1] == 0x20 { end -= 1 }
    return SourceRange(start: min(start, end), end: end)
  }

  /// The escape at or shortly before an offset: libyaml stops after its backslash or its digits.
  private static func escape(_ bytes: UnsafeBufferPointer<UInt8>, near place: Int) -> SourceRange {
    let last = min(place, bytes.count - 1)
    for start in stride(from: last, through: max(0, last - 2), by: -1) where bytes[start] == 0x5C {
      var length = 2
      if start + 1 < bytes.count {
        switch bytes[start + 1] {
        case UInt8(ascii: "x"): length = 4
        case UInt8(ascii: "u"): length = 6
        case UInt8(ascii: "U"): length = 10
        case 0x80...: length = endOfCharacter(bytes, at: start + 1) - start
        default: break
        }
      }
      return SourceRange(start: start, end: min(start + length, bytes.count))
    }
    return SourceRange(start: place, end: endOfCharacter(bytes, at: place))
  }
}

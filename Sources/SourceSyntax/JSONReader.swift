import CYAML

/// Builds a tree from libyaml's events and holds the bytes between them against JSON's grammar,
/// which is narrower than YAML's.
struct JSONReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let origin: Int
  private var cursor: MarkCursor
  private var duplicates = DuplicateKeys()
  private(set) var builder: TreeBuilder
  private(set) var problems: DiagnosticList

  init(_ bytes: UnsafeBufferPointer<UInt8>, origin: Int, problems: DiagnosticList) {
    self.bytes = bytes
    self.problems = problems
    if origin > 0 {
      self.problems.warning(
        "byte order mark, which JSON does not allow", at: SourceRange(start: 0, end: origin))
    }
    // libyaml minds a tab before the first bracket, so it is given the text from there on.
    self.origin = JSONText(bytes).endOfBlank(from: origin)
    cursor = MarkCursor(bytes, origin: self.origin)
    builder = TreeBuilder(size: bytes.count, origin: self.origin)
  }

  /// - Parameter hidingUnusual: Whether there are characters that libyaml refuses or folds.
  mutating func read(hidingUnusual: Bool) {
    guard origin < bytes.count else { return }
    switch bytes[origin] {
    case UInt8(ascii: "#"), UInt8(ascii: "/"), UInt8(ascii: "%"):
      // Neither comments nor directives: libyaml would take long over many of the latter.
      return refuse(at: origin)
    default: break
    }
    if let disguised = JSONDisguise.bytes(bytes, hidingUnusual: hidingUnusual) {
      disguised.withUnsafeBufferPointer { read(events: $0) }
    } else {
      read(events: bytes)
    }
  }

  private mutating func read(events bytes: UnsafeBufferPointer<UInt8>) {
    guard var events = YAMLEventSource(UnsafeBufferPointer(rebasing: bytes[origin...])) else {
      problems.error("not enough memory to read the file", at: SourceRange(at: origin))
      return
    }
    var goesOn = true
    while goesOn {
      guard events.advance() else {
        report(events.failure)
        break
      }
      goesOn = take(events) && !problems.isFull
    }
    while builder.depth > 0 { close(end: builder.lastEnd) }
  }

  /// Takes one event; false when nothing behind it is to be read.
  private mutating func take(_ events: borrowing YAMLEventSource) -> Bool {
    switch events.type {
    case YAML_SCALAR_EVENT:
      guard takeScalar(events) else { return false }
    case YAML_MAPPING_START_EVENT, YAML_SEQUENCE_START_EVENT:
      return open(events)
    case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT:
      let end = cursor.offset(of: events.endIndex)
      checkGap(to: end - 1, closing: true)
      close(end: end)
    case YAML_DOCUMENT_START_EVENT where events.endIndex == events.startIndex:
      return true
    case YAML_ALIAS_EVENT, YAML_DOCUMENT_START_EVENT, YAML_DOCUMENT_END_EVENT:
      refuse(at: cursor.offset(of: events.startIndex))
      return false
    default:
      return true
    }
    if builder.depth == 0 {
      let rest = JSONText(bytes).endOfBlank(from: builder.lastEnd)
      if rest < bytes.count {
        let comment = JSONText(bytes).comment(at: rest)
        problems.error(
          comment == nil ? "unexpected text behind the end of the value" : "JSON has no comments",
          at: comment ?? SourceRange(start: rest, end: rest + 1))
      }
      return false
    }
    return builder.hasRoom(&problems)
  }

  // MARK: Scalars

  private mutating func takeScalar(_ events: borrowing YAMLEventSource) -> Bool {
    let start = cursor.offset(of: events.startIndex)
    if events.hasProperties {
      refuse(at: start)
      return false
    }
    switch events.scalarStyle {
    case .doubleQuoted:
      checkGap(to: start)
      return takeString(from: start, endIndex: events.endIndex)
    case .plain where events.scalarText.isEmpty:
      return takeAbsent(at: start)
    case .plain:
      checkGap(to: start)
      return takeLiteral(SourceRange(start: start, end: cursor.offset(of: events.endIndex)))
    case .singleQuoted:
      checkGap(to: start)
      let end = cursor.offset(of: events.endIndex)
      problems.error(
        "strings must be in double quotes", at: SourceRange(start: start, end: end))
      builder.addScalar(.singleQuoted, start: start, end: end, decoded: events.scalarText)
      return true
    case .literal, .folded:
      refuse(at: start)
      return false
    }
  }

  private mutating func takeString(from start: Int, endIndex: Int) -> Bool {
    let textStart = start + 1
    let verbatimEnd = JSONText(bytes).endOfOrdinaryString(from: textStart)
    if verbatimEnd < bytes.count, bytes[verbatimEnd] == UInt8(ascii: "\"") {
      cursor.jump(toIndex: endIndex, offset: verbatimEnd + 1)
      builder.addScalar(
        .doubleQuoted, start: start, end: verbatimEnd + 1, textStart: textStart,
        textCount: verbatimEnd - textStart)
      return true
    }
    var string = JSONString(bytes, from: textStart)
    string.decode(into: &problems)
    cursor.jump(toIndex: endIndex, offset: string.end)
    string.text.withUnsafeBufferPointer {
      builder.addScalar(.doubleQuoted, start: start, end: string.end, decoded: $0)
    }
    return !string.hasLineBreak
  }

  private mutating func takeLiteral(_ range: SourceRange) -> Bool {
    let text = JSONText(bytes)
    let isKey = builder.expectsKey
    let literalEnd = text.endOfLiteral(from: range.start)
    var goesOn = true
    if let comment = text.comment(at: range.start) {
      problems.error("JSON has no comments", at: comment)
      return false
    } else if isKey {
      let end = text.endOfWord(in: range)
      goesOn = end == range.end
      problems.error(
        "keys must be in double quotes", at: SourceRange(start: range.start, end: end))
    } else if literalEnd == range.end {
      // As it should be.
    } else if let literalEnd, JSONText.isBlank(bytes[literalEnd]) || bytes[literalEnd] == 0x2F {
      let next = text.endOfBlank(from: literalEnd)
      if let comment = text.comment(at: next) {
        problems.error("JSON has no comments", at: comment)
      } else {
        problems.error(
          "expected \",\" behind the value", at: SourceRange(start: literalEnd, end: literalEnd))
      }
      goesOn = false
    } else {
      let found = MessageText.quoted(bytes, range)
      problems.error(
        "expected a number, true, false, null or text in double quotes, found \(found)",
        at: range)
      goesOn = text.endOfWord(in: range) == range.end
    }
    builder.addScalar(
      .plain, start: range.start, end: range.end, textStart: range.start, textCount: range.count)
    return goesOn
  }

  private mutating func takeAbsent(at start: Int) -> Bool {
    let isKey = builder.expectsKey
    if !isKey, start < bytes.count, bytes[start] == UInt8(ascii: ":") {
      problems.error(
        "a key has at most 1024 characters, and its \":\" on the same line",
        at: SourceRange(start: start, end: start + 1))
      return false
    }
    let hasSeparator = checkGap(to: start)
    if hasSeparator {
      problems.error(
        isKey ? "a key in double quotes is missing" : "the value is missing",
        at: SourceRange(at: start))
    }
    builder.addAbsent(at: start)
    // Whatever else stands here in place of a colon was not meant as a key without a value.
    return hasSeparator
      || start < bytes.count
        && (bytes[start] == UInt8(ascii: ",") || bytes[start] == UInt8(ascii: "}"))
  }

  // MARK: Containers

  private mutating func open(_ events: borrowing YAMLEventSource) -> Bool {
    let start = cursor.offset(of: events.startIndex)
    let isMapping = events.type == YAML_MAPPING_START_EVENT
    let bracket = UInt8(ascii: isMapping ? "{" : "[")
    guard !events.hasProperties, events.isFlow, start < bytes.count, bytes[start] == bracket
    else {
      refuse(at: start)
      return false
    }
    checkGap(to: start)
    guard builder.depth < SyntaxTree.deepestNesting else {
      problems.error(
        "nested deeper than \(SyntaxTree.deepestNesting) levels", at: SourceRange(at: start))
      return false
    }
    if builder.expectsKey {
      problems.error(
        "keys must be text in double quotes", at: SourceRange(start: start, end: start + 1))
    }
    builder.openContainer(
      isMapping ? [.mapping, .flow] : [.sequence, .flow], start: start, end: start + 1)
    return true
  }

  private mutating func close(end: Int) {
    builder.close(end: end, bytes, &duplicates, &problems)
  }

  // MARK: Between the events

  /// Checks that between what was read last and the next token there is white space and the one
  /// separator that belongs there; false when that is missing.
  @inline(__always)
  @discardableResult
  private mutating func checkGap(to end: Int, closing: Bool = false) -> Bool {
    var missing: UInt8 = 0
    if !closing, builder.depth > 0 {
      if builder.isInMapping, !builder.expectsKey {
        missing = UInt8(ascii: ":")
      } else if builder.childCount > 0 {
        missing = UInt8(ascii: ",")
      }
    }
    var offset = builder.lastEnd
    while offset < end {
      let byte = bytes[offset]
      if byte == missing, missing != 0 {
        missing = 0
      } else if !JSONText.isBlank(byte) {
        offset = reportInGap(at: offset, end: end, closing: closing)
        continue
      }
      offset += 1
    }
    if missing != 0 {
      let separator = missing == UInt8(ascii: ":") ? ":" : ","
      problems.error("expected \"\(separator)\" here", at: SourceRange(at: builder.lastEnd))
    }
    return missing == 0
  }

  private mutating func reportInGap(at offset: Int, end: Int, closing: Bool) -> Int {
    if let comment = JSONText(bytes).comment(at: offset) {
      problems.error("JSON has no comments", at: comment)
      return max(offset + 1, min(comment.end, end))
    }
    let isTrailingComma = closing && bytes[offset] == UInt8(ascii: ",")
    problems.error(
      isTrailingComma
        ? "trailing comma, which JSON does not allow"
        : "unexpected \(MessageText.quotedCharacter(bytes, at: offset))",
      at: SourceRange(start: offset, end: offset + 1))
    return offset + 1
  }

  // MARK: What is refused

  /// Reports notation that is YAML and not JSON.
  private mutating func refuse(at offset: Int) {
    let text = JSONText(bytes)
    if let comment = text.comment(at: offset) {
      problems.error("JSON has no comments", at: comment)
      return
    }
    let found = MessageText.quotedCharacter(bytes, at: offset)
    problems.error(
      builder.depth == 0
        ? "expected a JSON value, found \(found)"
        : "unexpected \(found), which is not JSON",
      at: SourceRange(start: offset, end: min(offset + 1, bytes.count)))
  }

  private mutating func report(_ failure: YAMLEventSource.Failure) {
    let place = cursor.offset(of: failure.problemIndex)
    let opened = cursor.offset(of: failure.contextIndex)
    let told = JSONFailure(
      YAMLProblem(failure, bytes: bytes, place: place, opened: opened), bytes: bytes,
      soundEnd: builder.lastEnd)
    problems.error(told.message, at: told.range, related: told.related)
  }
}

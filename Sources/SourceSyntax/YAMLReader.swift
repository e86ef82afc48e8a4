import Basics
import CPlatform
import CYAML

/// Builds a tree from libyaml's events.
struct YAMLReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let origin: Int
  private var cursor: MarkCursor
  private(set) var builder: TreeBuilder
  private(set) var problems: DiagnosticList

  init(_ bytes: UnsafeBufferPointer<UInt8>, origin: Int, problems: DiagnosticList) {
    self.bytes = bytes
    self.origin = origin
    self.problems = problems
    cursor = MarkCursor(bytes, origin: origin)
    builder = TreeBuilder(origin: origin)
  }

  mutating func read() {
    guard origin < bytes.count else { return }
    guard YAMLMargins(bytes).checkDirectives(from: origin, into: &problems) else { return }
    guard var events = YAMLEventSource(UnsafeBufferPointer(rebasing: bytes[origin...])) else {
      problems.error("not enough memory to read the file", at: SourceRange(at: origin))
      return
    }
    var shouldContinue = true
    while shouldContinue {
      guard events.advance() else {
        report(events.failure)
        break
      }
      shouldContinue = take(&events)
    }
    while builder.depth > 0 { close(end: builder.lastEnd) }
  }

  /// Processes one event; false when nothing after it should be read.
  @inline(__always) private mutating func take(_ events: inout YAMLEventSource) -> Bool {
    switch events.type {
    case YAML_SCALAR_EVENT: takeScalar(events)
    case YAML_MAPPING_START_EVENT: return open(.mapping, events)
    case YAML_SEQUENCE_START_EVENT: return open(.sequence, events)
    case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT:
      // The end mark of a block is where the next token starts; brackets have one of their own.
      let start = builder.openStart
      let isBracketed = start < bytes.count && (bytes[start] == 0x7B || bytes[start] == 0x5B)
      close(end: isBracketed ? cursor.offset(of: events.endIndex) : builder.lastEnd)
    case YAML_ALIAS_EVENT:
      let start = cursor.offset(of: events.startIndex)
      let end = cursor.offset(of: events.endIndex)
      problems.error("aliases are not supported; write the value out", at: SourceRange(start: start, end: end))
      builder.addScalar(.plain, start: start, end: end, textStart: start, textCount: 0)
    case YAML_DOCUMENT_END_EVENT:
      let end = max(cursor.offset(of: events.startIndex), builder.lastEnd)
      YAMLMargins(bytes).checkRest(from: end, into: &problems)
      return false
    case YAML_STREAM_END_EVENT: return false
    default: break
    }
    return !problems.isFull && builder.hasRoom(&problems)
  }

  // MARK: Scalars

  @inline(__always) private mutating func takeScalar(_ events: borrowing YAMLEventSource) {
    let text = events.scalarText
    let style = events.scalarStyle
    let isKey = builder.expectsKey
    var start = cursor.offset(of: events.startIndex)
    if events.hasProperties { start = reportProperties(from: start, to: events.endIndex) }

    if let end = endOfVerbatim(text, style, from: start) {
      let textStart = style == .plain ? start : start + 1
      builder.addScalar(style, start: start, end: end, textStart: textStart, textCount: text.count)
      if isKey, style == .plain, text.count == 2, text[0] == 0x3C, text[1] == 0x3C {
        problems.error("merge keys are not supported; write the values out", at: SourceRange(start: start, end: end))
      }
    } else if style == .plain, text.isEmpty {
      let place = placeOfAbsent(start)
      if isKey { problems.error("the key is missing", at: SourceRange(at: place)) }
      builder.addAbsent(at: place)
    } else {
      var end = cursor.offset(of: events.endIndex)
      if style == .literal || style == .folded { end = endOfBlock(from: start, to: end) }
      builder.addScalar(style, start: start, end: end, decoded: text)
    }
  }

  /// The end of a scalar whose text is verbatim in the file; nil when it is not.
  @inline(__always) private func endOfVerbatim(
    _ text: UnsafeBufferPointer<UInt8>, _ style: ScalarStyle, from start: Int
  ) -> Int? {
    guard let value = text.baseAddress, let base = bytes.baseAddress else { return nil }
    let textStart: Int
    switch style {
    case .plain:
      guard !text.isEmpty else { return nil }
      textStart = start
    case .singleQuoted, .doubleQuoted: textStart = start + 1
    case .literal, .folded: return nil
    }
    let textEnd = textStart + text.count
    guard textEnd <= bytes.count, memcmp(base + textStart, value, text.count) == 0 else { return nil }
    if style == .plain { return textEnd }
    // Equal so far, but the text could continue after an escape.
    let escape: UInt8 = style == .doubleQuoted ? 0x5C : 0x27
    let quote: UInt8 = style == .doubleQuoted ? 0x22 : 0x27
    guard textEnd < bytes.count, bytes[textEnd] == quote, memchr(value, Int32(escape), text.count) == nil else {
      return nil
    }
    if style == .singleQuoted, textEnd + 1 < bytes.count, bytes[textEnd + 1] == quote { return nil }
    return textEnd + 1
  }

  /// The position of a value that is not written: after its `:` or `-`, or else after the last
  /// token, because libyaml may report the position of the next token.
  private func placeOfAbsent(_ offset: Int) -> Int {
    guard offset > builder.lastEnd else { return offset }
    switch bytes[offset - 1] {
    case UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "?"): return offset
    default: break
    }
    var place = builder.lastEnd
    while place < offset, bytes[place] <= 0x20 { place += 1 }
    return place < offset && bytes[place] == UInt8(ascii: ":") ? place + 1 : builder.lastEnd
  }

  /// The end of a block scalar without the line breaks and blanks after it.
  private func endOfBlock(from start: Int, to end: Int) -> Int {
    var end = end
    while end > start + 1 {
      switch bytes[end - 1] {
      case 0x20, 0x09, 0x0A, 0x0D: end -= 1
      default: return end
      }
    }
    return end
  }

  // MARK: Containers

  private mutating func open(_ kind: NodeRecord.Traits, _ events: borrowing YAMLEventSource) -> Bool {
    var start = cursor.offset(of: events.startIndex)
    if events.hasProperties { start = reportProperties(from: start, to: events.endIndex) }
    guard builder.depth < SyntaxTree.deepestNesting else {
      problems.error("nested deeper than \(SyntaxTree.deepestNesting) levels", at: SourceRange(at: start))
      return false
    }
    if builder.expectsKey {
      problems.error(
        "a key must be text, not a \(kind.contains(.mapping) ? "mapping" : "list")", at: SourceRange(at: start))
    }
    let isFlow = events.isFlow
    let isBracketed = isFlow && start < bytes.count && (bytes[start] == 0x7B || bytes[start] == 0x5B)
    builder.openContainer(isFlow ? kind.union(.flow) : kind, start: start, end: isBracketed ? start + 1 : start)
    return true
  }

  private mutating func close(end: Int) { builder.close(end: end, bytes, &problems) }

  // MARK: Refused syntax

  /// Reports the anchor and the tag before a node and returns the offset after them.
  private mutating func reportProperties(from start: Int, to endIndex: Int) -> Int {
    let end = cursor.offset(of: endIndex)
    var offset = start
    while offset < end {
      switch bytes[offset] {
      case UInt8(ascii: "&"), UInt8(ascii: "!"):
        let isAnchor = bytes[offset] == UInt8(ascii: "&")
        let first = offset
        while offset < end, bytes[offset] > 0x20 { offset += 1 }
        problems.error(
          isAnchor
            ? "anchors are not supported; write the value out where it is needed"
            : "tags are not supported; every value is read as text", at: SourceRange(start: first, end: offset))
      case UInt8(ascii: "#"): while offset < end, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
      case 0...0x20: offset += 1
      default: return offset
      }
    }
    return offset
  }

  private mutating func report(_ failure: YAMLEventSource.Failure) {
    let place = cursor.offset(of: failure.problemIndex)
    let opened = cursor.offset(of: failure.contextIndex)
    let problem = YAMLProblem(failure, bytes: bytes, place: place, opened: opened)
    problems.error(problem.message, at: problem.range, related: problem.related)
    problems.endReading()
  }
}

import Basics
import SourceSyntax

/// The unit in which a client counts the characters of a line.
enum PositionEncoding: String, CaseIterable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"

  /// The position of a byte offset, as lines and characters from 0.
  func position(of offset: Int, in source: SourceFile) -> OrderedValue {
    let line = source.location(at: offset).line
    let start = source.range(ofLine: line)?.start ?? 0
    let end = min(max(offset, start), source.bytes.count)
    return [
      "line": .integer(line - 1), "character": .integer(units(in: SourceRange(start: start, end: end), of: source)),
    ]
  }

  func range(_ range: SourceRange, in source: SourceFile) -> OrderedValue {
    ["start": position(of: range.start, in: source), "end": position(of: range.end, in: source)]
  }

  /// The byte offset of a position; one after the end of its line is the end, as the protocol says.
  func offset(of position: OrderedValue?, in source: SourceFile) throws(RPCError) -> Int {
    guard let line = position?["line"]?.integer, let character = position?["character"]?.integer, line >= 0,
      character >= 0
    else { throw .invalidParams("a position needs a \"line\" and a \"character\", which are whole numbers from 0") }
    // No sum overflows.
    guard line < source.lineCount, let range = source.range(ofLine: line + 1) else { return source.bytes.count }
    var offset = (range.start..<range.end).partitioningIndex { offset in
      units(in: SourceRange(start: range.start, end: offset + 1), of: source) > character
    }
    // A position within a character is before it.
    while offset > range.start, offset < range.end, source.bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }

  func range(_ value: OrderedValue?, in source: SourceFile) throws(RPCError) -> SourceRange {
    let start = try offset(of: value?["start"], in: source)
    let end = try offset(of: value?["end"], in: source)
    guard start <= end else { throw .invalidParams("a range ends before it starts") }
    return SourceRange(start: start, end: end)
  }

  private func units(in range: SourceRange, of source: SourceFile) -> Int {
    switch self {
    case .utf8: range.end - range.start
    case .utf16: source.utf16Length(of: range)
    }
  }
}

extension OrderedValue {
  /// A whole number as it was read.
  var integer: Int? {
    switch self {
    case .integer(let number): number
    case .number(let digits): Int(digits)
    default: nil
    }
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }
}

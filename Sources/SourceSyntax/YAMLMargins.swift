import Basics

/// Checks the text before and after the single document of a YAML file.
///
/// libyaml compares every tag directive with all previous ones, so a file full of them would take
/// hours: they are rejected before libyaml sees them.
struct YAMLMargins {
  private let bytes: UnsafeBufferPointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Checks the directives before the document; false when the file must not be parsed.
  func checkDirectives(from start: Int, into problems: inout DiagnosticList) -> Bool {
    var hasVersion = false
    var offset = endOfBlank(from: start)
    while offset < bytes.count, bytes[offset] == UInt8(ascii: "%") {
      let end = endOfLine(from: offset)
      let line = SourceRange(start: offset, end: end)
      let isVersion = bytes[offset..<end].starts(with: "%YAML ".utf8)
      if !isVersion || hasVersion {
        problems.error(
          isVersion ? "a second \"%YAML\" directive" : "directives other than \"%YAML\" are not supported", at: line)
        return false
      }
      hasVersion = true
      offset = endOfBlank(from: end)
    }
    return true
  }

  /// Checks the text after the document, which must be empty.
  func checkRest(from start: Int, into problems: inout DiagnosticList) {
    var offset = start
    while true {
      offset = endOfBlank(from: offset)
      guard offset < bytes.count else { return }
      guard isMarker(UInt8(ascii: "."), at: offset) else { break }
      offset += 3
    }
    if isMarker(UInt8(ascii: "-"), at: offset) {
      problems.error("only one document is allowed in a file", at: SourceRange(start: offset, end: offset + 3))
    } else {
      problems.error(
        "unexpected text after the end of the document; check the indentation",
        at: SourceRange(start: offset, end: endOfLine(from: offset)))
    }
  }

  private func isMarker(_ byte: UInt8, at offset: Int) -> Bool {
    offset + 3 <= bytes.count && bytes[offset..<offset + 3].allSatisfy { $0 == byte }
      && (offset + 3 == bytes.count || bytes[offset + 3] <= 0x20)
  }

  /// The offset after blanks, line breaks and comments.
  private func endOfBlank(from start: Int) -> Int {
    var offset = start
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      case UInt8(ascii: "#"): offset = endOfLine(from: offset)
      default:
        let length = wideBreak(at: offset)
        if length == 0 { return offset }
        offset += length
      }
    }
    return offset
  }

  /// The end of a line, using libyaml's definition of line breaks, which includes more than editors
  /// recognize.
  private func endOfLine(from start: Int) -> Int {
    var offset = start
    while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D, wideBreak(at: offset) == 0 { offset += 1 }
    return offset
  }

  private func wideBreak(at offset: Int) -> Int { WrittenText.wideBreakLength(bytes, offset) }
}

import Basics

/// Checks the bytes of a file before it is parsed: libyaml stops at the first invalid byte with a
/// message about octets.
///
/// Bytes that are not UTF-8 are one problem, because the whole file is another encoding or no text;
/// characters that are refused are reported one by one.
struct EncodingCheck {
  enum Notation {
    case yaml
    case json
    case xml
    /// Rows and cells, whose text is read as is.
    case delimited
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let notation: Notation

  init(_ bytes: UnsafeBufferPointer<UInt8>, notation: Notation) {
    self.bytes = bytes
    self.notation = notation
  }

  /// Reports the problems; returns false when the file must not be parsed.
  func run(into problems: inout DiagnosticList) -> Bool {
    if let other = otherEncoding {
      if bytes.starts(with: [0, 5, 0x16, 7]) {
        problems.error(
          "the file is AppleDouble data, which macOS writes beside a file on other volumes, and not "
            + "the file itself; it can be deleted", at: SourceRange(at: 0))
        return false
      }
      problems.error("\(other) is not supported; save the file as UTF-8", at: SourceRange(start: 0, end: 0))
      return false
    }
    var isSound = true
    var invalid: (first: SourceRange, count: Int)?
    let before = problems
    var offset = 0
    while offset < bytes.count {
      // Most bytes are those of ordinary text.
      if (0x20..<0x7F).contains(bytes[offset]) {
        offset += 1
        continue
      }
      let length = codePointLength(at: offset)
      if length == 0 {
        let end = endOfInvalid(at: offset)
        invalid = (invalid?.first ?? SourceRange(start: offset, end: end), (invalid?.count ?? 0) + 1)
        offset = end
      } else if invalid != nil || problems.isFull {
        offset += length
      } else {
        if bytes[offset] == 0 {
          problems = before
          problems.error(
            "byte 0x00 in the file; it is not text, or not saved as UTF-8",
            at: SourceRange(start: offset, end: offset + 1))
          return false
        }
        if let message = refusal(of: offset, length: length) {
          problems.error(message, at: SourceRange(start: offset, end: offset + length))
          isSound = false
        }
        offset += length
      }
    }
    guard let (first, count) = invalid else { return isSound }
    problems = before
    let byte = "byte 0x" + bytes[first.start].digits(2, radix: 16, uppercase: true)
    if count > 1, count > bytes.count / Self.textBytesPerInvalid {
      problems.error("the file is not text: \(byte) and \(count - 1) others are not UTF-8", at: first)
    } else {
      let others = count == 2 ? "is 1 other" : "are \(count - 1) others"
      let more = count > 1 ? ", nor \(others); save the file as UTF-8" : ""
      problems.error("invalid UTF-8: \(byte) is not allowed here\(more)", at: first)
    }
    return false
  }

  /// The number of text bytes for each invalid one above which a file counts as damaged: a text in another
  /// encoding has more letters of ASCII, for example in its keys, for each invalid byte.
  private static let textBytesPerInvalid = 5

  private var otherEncoding: String? {
    func begins(_ start: UInt8...) -> Bool { bytes.starts(with: start) }
    if begins(0xFF, 0xFE, 0, 0) || begins(0, 0, 0xFE, 0xFF) { return "UTF-32" }
    if begins(0xFF, 0xFE) || begins(0xFE, 0xFF) { return "UTF-16" }
    guard bytes.count >= 2 else { return nil }
    if begins(0, 0, 0) || (bytes.count >= 4 && bytes[1] == 0 && bytes[2] == 0 && bytes[3] == 0) { return "UTF-32" }
    return bytes[0] == 0 && bytes[1] != 0 || bytes[0] != 0 && bytes[1] == 0 ? "UTF-16" : nil
  }

  /// The length of the code point at an offset, 0 when it is not well-formed.
  private func codePointLength(at offset: Int) -> Int {
    let lead = bytes[offset]
    if lead < 0x80 { return 1 }
    func continues(_ distance: Int, _ least: UInt8 = 0x80, _ most: UInt8 = 0xBF) -> Bool {
      let place = offset + distance
      return place < bytes.count && bytes[place] >= least && bytes[place] <= most
    }
    switch lead {
    case 0xC2...0xDF: return continues(1) ? 2 : 0
    case 0xE0: return continues(1, 0xA0) && continues(2) ? 3 : 0
    case 0xED: return continues(1, 0x80, 0x9F) && continues(2) ? 3 : 0
    case 0xE1...0xEF: return continues(1) && continues(2) ? 3 : 0
    case 0xF0: return continues(1, 0x90) && continues(2) && continues(3) ? 4 : 0
    case 0xF1...0xF3: return continues(1) && continues(2) && continues(3) ? 4 : 0
    case 0xF4: return continues(1, 0x80, 0x8F) && continues(2) && continues(3) ? 4 : 0
    default: return 0
    }
  }

  /// The offset after the invalid byte and the continuation bytes that follow it.
  private func endOfInvalid(at offset: Int) -> Int {
    var end = offset + 1
    while end < bytes.count, end < offset + 4, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }

  /// The reason why a well-formed code point is not allowed in a file.
  private func refusal(of offset: Int, length: Int) -> String? {
    let value: UInt32
    switch length {
    case 1:
      value = UInt32(bytes[offset])
      if [0x09, 0x0A, 0x0D].contains(value) { return nil }
    case 2 where bytes[offset] == 0xC2 && bytes[offset + 1] < 0xA0: value = UInt32(bytes[offset + 1])
    case 3 where bytes[offset] == 0xEF && bytes[offset + 1] == 0xBF && bytes[offset + 2] >= 0xBE:
      value = 0xFF40 + UInt32(bytes[offset + 2])
    default: return nil
    }
    // U+0085 is a line break in YAML, and JSON allows all of these.
    if value == 0x85 || notation == .json && value >= 0x7F { return nil }
    if notation == .delimited { return nil }
    let digits = value.digits(4, radix: 16, uppercase: true)
    if notation == .xml { return value < 0x7F ? "control character U+\(digits) is not allowed in XML" : nil }
    return "control character U+\(digits) is not allowed; write \"\\u\(digits)\""
      + (notation == .json ? "" : " in double quotes")
  }
}

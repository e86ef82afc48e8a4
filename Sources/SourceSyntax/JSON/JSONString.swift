import Basics

/// Decodes a JSON string that is not verbatim.
struct JSONString {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let start: Int
  /// The decoded text.
  private(set) var text: [UInt8] = []
  /// The end of the string, or the offset at which it is truncated.
  private(set) var end: Int

  /// - Parameter start: The offset of the opening quote.
  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    self.bytes = bytes
    self.start = start
    end = start + 1
  }

  /// Decodes up to the closing quote; false if the line has none.
  mutating func decode(into problems: inout DiagnosticList) -> Bool {
    while true {
      let ordinary = JSONString.endOfOrdinary(bytes, from: end)
      text.append(contentsOf: bytes[end..<ordinary])
      end = ordinary
      guard end < bytes.count else { return reportUnclosed(&problems) }
      switch bytes[end] {
      case UInt8(ascii: "\""):
        end += 1
        return true
      case UInt8(ascii: "\\"): decodeEscape(into: &problems)
      case 0x0A, 0x0D: return reportUnclosed(&problems)
      default:
        // All other control characters have already been reported.
        problems.error("a tab in a string must be written \"\\t\"", at: SourceRange(start: end, end: end + 1))
        text.append(bytes[end])
        end += 1
      }
    }
  }

  private mutating func reportUnclosed(_ problems: inout DiagnosticList) -> Bool {
    if bytes[end...].allSatisfy({ $0 <= 0x20 }) {
      while end > start + 1, bytes[end - 1] <= 0x20 { end -= 1 }
      problems.error(
        "the quote is not closed", at: SourceRange(at: end),
        related: [.init("opened here", at: SourceRange(start: start, end: start + 1))])
    } else {
      problems.error("line break in a string; close the quote or write \"\\n\"", at: SourceRange(at: end))
    }
    return false
  }

  private mutating func decodeEscape(into problems: inout DiagnosticList) {
    let start = end
    // A line break is reported as such.
    guard start + 1 < bytes.count, bytes[start + 1] != 0x0A, bytes[start + 1] != 0x0D else {
      end = start + 1
      return
    }
    if bytes[start + 1] == UInt8(ascii: "u") {
      decodeUnicodeEscape(into: &problems)
      return
    }
    end = start + 2
    if let byte = JSONString.byte(ofEscape: bytes[start + 1]) {
      text.append(byte)
      return
    }
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    let range = SourceRange(start: start, end: end)
    problems.error(
      "unknown escape \(MessageText.quoted(bytes, range)); JSON has \"\\\"\", \"\\\\\", \"\\/\", "
        + "\"\\b\", \"\\f\", \"\\n\", \"\\r\", \"\\t\" and \"\\u\" with four digits", at: range)
    text.append(contentsOf: bytes[start + 1..<end])
  }

  private mutating func decodeUnicodeEscape(into problems: inout DiagnosticList) {
    let start = end
    guard let first = JSONString.unit(bytes, at: start) else {
      end = start + 2
      while end < min(start + 6, bytes.count), bytes[end].hexadecimalValue != nil { end += 1 }
      problems.error("expected four hexadecimal digits after \"\\u\"", at: SourceRange(start: start, end: end))
      return
    }
    end = start + 6
    if let scalar = Unicode.Scalar(first) {
      text.append(contentsOf: UTF8.encode(scalar) ?? .init())
      return
    }
    if first < 0xDC00, let second = JSONString.unit(bytes, at: end), second >> 10 == 0xDC00 >> 10,
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    {
      end += 6
      text.append(contentsOf: UTF8.encode(scalar) ?? .init())
      return
    }
    let range = SourceRange(start: start, end: end)
    problems.error(
      "the escape \(MessageText.quoted(bytes, range)) is half of a surrogate pair, the other half " + "is missing",
      at: range)
    text.append(contentsOf: [0xEF, 0xBF, 0xBD])
  }

  /// The first byte of a string's text that ends it or needs special treatment: a quote, a
  /// backslash, a control character.
  static func endOfOrdinary(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var offset = start
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte < 0x20 || byte == 0x22 || byte == 0x5C { return offset }
      offset += 1
    }
    return offset
  }

  /// The byte that a short escape represents, given the letter after its backslash.
  static func byte(ofEscape letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }

  /// The UTF-16 code unit written as `\u` and four digits at an offset.
  static func unit(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> UInt32? {
    guard start + 6 <= bytes.count, bytes[start] == UInt8(ascii: "\\"), bytes[start + 1] == UInt8(ascii: "u") else {
      return nil
    }
    var value: UInt32 = 0
    for offset in start + 2..<start + 6 {
      guard let digit = bytes[offset].hexadecimalValue else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }
}

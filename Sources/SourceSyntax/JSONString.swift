import Basics

/// Decodes a JSON string that is not written as it reads.
struct JSONString {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The decoded text.
  private(set) var text: [UInt8] = []
  /// The offset behind the closing quote.
  private(set) var end: Int
  private(set) var isClosed = false
  private(set) var hasLineBreak = false

  /// - Parameter start: The offset behind the opening quote.
  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    self.bytes = bytes
    end = start
  }

  mutating func decode(into problems: inout DiagnosticList) {
    while end < bytes.count {
      let ordinary = JSONText(bytes).endOfOrdinaryString(from: end)
      text.append(contentsOf: bytes[end..<ordinary])
      end = ordinary
      guard end < bytes.count else { return }
      switch bytes[end] {
      case UInt8(ascii: "\""):
        end += 1
        isClosed = true
        return
      case UInt8(ascii: "\\"):
        decodeEscape(into: &problems)
      default:
        reportControl(into: &problems)
        text.append(bytes[end])
        end += 1
      }
    }
  }

  private mutating func reportControl(into problems: inout DiagnosticList) {
    let range = SourceRange(start: end, end: end + 1)
    switch bytes[end] {
    case 0x0A, 0x0D:
      // Whatever follows is most likely not part of the string.
      if !hasLineBreak {
        problems.error(
          "line break in a string; close the quote or write \"\\n\"",
          at: SourceRange(start: end, end: end))
      }
      hasLineBreak = true
    case 0x09:
      problems.error("a tab in a string must be written \"\\t\"", at: range)
    default:
      let digits = bytes[end].digits(4, radix: 16, uppercase: true)
      problems.error(
        "control character U+\(digits) is not allowed; write \"\\u\(digits)\"", at: range)
    }
  }

  private mutating func decodeEscape(into problems: inout DiagnosticList) {
    let start = end
    guard start + 1 < bytes.count else {
      end = bytes.count
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
      problems.error(
        "expected four hexadecimal digits behind \"\\u\"",
        at: SourceRange(start: start, end: end))
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
      "the escape \(MessageText.quoted(bytes, range)) is half of a surrogate pair, the other half "
        + "is missing", at: range)
    text.append(contentsOf: [0xEF, 0xBF, 0xBD])
  }

  /// The byte a short escape stands for, given the letter behind its backslash.
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

  /// The UTF-16 unit written as `\u` and four digits at a place.
  static func unit(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> UInt32? {
    guard start + 6 <= bytes.count, bytes[start] == UInt8(ascii: "\\"),
      bytes[start + 1] == UInt8(ascii: "u")
    else { return nil }
    var value: UInt32 = 0
    for offset in start + 2..<start + 6 {
      guard let digit = bytes[offset].hexadecimalValue else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }
}

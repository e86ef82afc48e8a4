import Basics

/// Text as a YAML scalar that reads back as the same text.
package enum YAMLScalar {
  /// The text unquoted where YAML allows it in both block and flow context; otherwise in quotes.
  package static func text(_ text: String) -> String { canStandBare(text) ? text : quoted(text) }

  /// Whether the text can be written without quotes.
  package static func canStandBare(_ text: String) -> Bool {
    var text = text
    return text.withUTF8(canStandBare)
  }

  /// Whether the text, which is valid UTF-8, can be written without quotes.
  package static func canStandBare(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if text.count <= longestWord, isWordOfYAML(String(decoding: text, as: UTF8.self)) { return false }
    var previous: Unicode.Scalar = " "
    var at = 0
    while at < text.count {
      let (scalar, length) = scalar(in: text, at: at)
      // Letters of any script and digits may start a scalar; many of the other characters are
      // indicators, so texts that start with any of them are quoted.
      if at == 0, !isLetter(scalar), scalar.properties.numericType == nil { return false }
      if scalar.isASCII {
        guard isOrdinary[Int(scalar.value)] || scalar == "#" && previous != " " else { return false }
        if previous == ":", scalar == " " { return false }
      } else if !isInner(scalar) {
        if isUnprintable(scalar) || previous == ":" && isSpace(scalar) { return false }
      }
      previous = scalar
      at += length
    }
    return !isSpace(previous) && previous != ":"
  }

  /// The character at an offset of valid UTF-8, and the number of its bytes.
  private static func scalar(in text: UnsafeBufferPointer<UInt8>, at offset: Int) -> (
    scalar: Unicode.Scalar, length: Int
  ) {
    let lead = text[offset]
    guard lead >= 0x80 else { return (Unicode.Scalar(lead), 1) }
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for next in text[offset + 1..<min(offset + length, text.count)] { value = value << 6 | UInt32(next & 0x3F) }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }

  /// The characters of ASCII that mean nothing to YAML within a text: not even to readers that end a text
  /// in brackets at `?`. The meaning of a `#` or a `:` depends on the adjacent characters.
  private static let isOrdinary: [Bool] = (0..<0x80).map { (byte: UInt8) in
    0x20..<0x7F ~= byte && !"[]{},\"\\`#?".utf8.contains(byte)
  }

  /// Whether a character is known as printable and no space without a lookup in the tables of Unicode:
  /// these blocks have no other.
  private static func isInner(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3001..<0xA000, 0xAC00..<0xD7A4, 0xC0..<0x600, 0x620..<0x6DD, 0x900..<0x1680, 0x1E00..<0x2000,
      0x2010..<0x2028, 0x2030..<0x205F, 0x2070..<0x3000, 0xFF01..<0xFFF0, 0xFE00..<0xFE10, 0x1F000..<0x20000:
      true
    default: false
    }
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? 0x09...0x0D ~= scalar.value || scalar == " " : scalar.properties.isWhitespace
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Decided without a lookup in the tables of Unicode.
    case 0x41...0x5A, 0x61...0x7A, 0x4E00..<0x9FF0, 0xAC00..<0xD7A4: true
    case 0..<0x80: false
    default: scalar.properties.isAlphabetic
    }
  }

  /// Whether YAML may read the unquoted text as something other than text.
  package static func isWordOfYAML(_ text: String) -> Bool {
    guard text.utf8.count <= longestWord else { return false }
    return ["null", "~", "true", "false", "yes", "no", "on", "off"].contains(text.lowercased())
  }

  /// The length of the longest of these words in bytes.
  package static let longestWord = 5

  /// Whether another YAML reader would take the text for a number, a date, a time, or a truth value (`y`
  /// and `n` of YAML 1.1).
  package static func isTyped(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard var first = text.first else { return false }
    if text.count > 1, "+-.".utf8.contains(first) { first = text[1] }
    guard first.isASCIIDigit else {
      return text.count == 1 && [UInt8(ascii: "y"), UInt8(ascii: "n")].contains(first | 0x20)
    }
    let isNumber = text.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "+"),
        UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"), UInt8(ascii: "x"),
        UInt8(ascii: "o"):
        true
      default: false
      }
    }
    return isNumber || isTimestamp(text)
  }

  /// The same of a text.
  package static func isTyped(_ text: String) -> Bool {
    var text = text
    return text.withUTF8(isTyped)
  }

  /// Whether the text is a day with a time, such as `2026-01-31T08:00:00Z`.
  private static func isTimestamp(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.count > 8 && text[4] == UInt8(ascii: "-") && text[..<4].allSatisfy(\.isASCIIDigit)
      && text.allSatisfy { $0.isASCIIDigit || "Tt Zz:.+-".utf8.contains($0) }
  }

  /// The text in double quotes.
  package static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// The text as written between double quotes.
  package static func escaped(_ text: String) -> String {
    var quoted = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      case _ where isUnprintable(scalar):
        let isLong = scalar.value > 0xFFFF
        quoted += (isLong ? "\\U" : "\\u") + scalar.value.digits(isLong ? 8 : 4, radix: 16, uppercase: true)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted
  }

  /// Characters that YAML doesn't allow unescaped, and invisible ones.
  private static func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F: false
    case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
    default: !isInner(scalar) && scalar.properties.generalCategory == .format
    }
  }
}

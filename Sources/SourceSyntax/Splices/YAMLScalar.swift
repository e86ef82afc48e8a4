import Basics

/// Text as a YAML scalar that reads back as the same text.
package enum YAMLScalar {
  /// The text unquoted where YAML allows it in both block and flow context; otherwise in quotes.
  package static func text(_ text: String) -> String {
    canStandBare(text) ? text : quoted(text)
  }

  /// Whether the text can be written without quotes.
  package static func canStandBare(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else {
      return false
    }
    if isSpace(last) || last == ":" { return false }
    // Letters of any script and digits may start a scalar; many of the other characters are
    // indicators, so texts that start with any of them are quoted.
    guard isLetter(first) || first.properties.numericType != nil else { return false }
    if isWordOfYAML(text) { return false }
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      switch scalar {
      case "[", "]", "{", "}", ",", "\"", "\\", "`": return false
      case "#" where previous == " ": return false
      case _ where previous == ":" && scalar.properties.isWhitespace: return false
      case _ where isUnprintable(scalar): return false
      default: previous = scalar
      }
    }
    return true
  }

  /// Whether the text can be written without quotes; nearly every one is recognized by its bytes alone.
  package static func canStandBare(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.count > longestWord && isOrdinary(text)
      || canStandBare(String(decoding: text, as: UTF8.self))
  }

  /// Whether a text has nothing that means anything to YAML beyond its words, in any version and place.
  package static func isOrdinary(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = text.first, let last = text.last else { return false }
    return ordinary[Int(first)] == .letter && last != 0x20
      && text.allSatisfy { ordinary[Int($0)] != .other }
  }

  private enum ByteKind: UInt8 {
    /// Begins a letter or a digit, with whatever bytes follow.
    case letter
    /// Is within a text, or begins a scalar that is printable and no space.
    case inner
    /// May matter to YAML, alone or with the bytes next to it.
    case other
  }

  /// The kind of each byte.
  private static let ordinary: [ByteKind] = (0...255).map { (byte: UInt8) in
    switch byte {
    // Letters of ASCII and digits, Cyrillic, ideographs, Hangul.
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0xD0, 0xD1, 0xE5...0xE9, 0xEB, 0xEC: .letter
    case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "`"),
      UInt8(ascii: "#"), UInt8(ascii: ":"), UInt8(ascii: "?"):
      .other
    case 0x20..<0x7F, 0x80...0xBF, 0xC3...0xD7, 0xE4: .inner
    default: .other
    }
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? 0x09...0x0D ~= scalar.value || scalar == " " : scalar.properties.isWhitespace
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Without a look into the tables of Unicode.
    case 0x41...0x5A, 0x61...0x7A, 0x4E00..<0x9FF0, 0xAC00..<0xD7A4: true
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
        quoted +=
          (isLong ? "\\U" : "\\u")
          + scalar.value.digits(isLong ? 8 : 4, radix: 16, uppercase: true)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted
  }

  /// Characters that YAML doesn't allow unescaped, and invisible ones.
  private static func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Letters and ideographs, without a look into the tables of Unicode.
    case 0x20..<0x7F, 0xC0..<0x300, 0x400..<0x530, 0x3041..<0x3100, 0x4E00..<0xA000,
      0xAC00..<0xD7A4:
      false
    case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
    default: scalar.properties.generalCategory == .format
    }
  }
}

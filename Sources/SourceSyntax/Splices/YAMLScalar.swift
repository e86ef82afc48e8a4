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
      case "[", "]", "{", "}", ",", "\"", "\\", "`", "?": return false
      case "#" where previous == " ": return false
      case _ where previous == ":" && scalar.properties.isWhitespace: return false
      case _ where isUnprintable(scalar): return false
      default: previous = scalar
      }
    }
    return true
  }

  /// Whether the text, in UTF-8, can be written without quotes.
  package static func canStandBare(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.count > longestWord && isOrdinary(text)
      || canStandBare(String(decoding: text, as: UTF8.self))
  }

  /// Whether the text is of letters and signs that can be without quotes wherever they are: nearly every
  /// text, recognized without a look into the tables of Unicode.
  private static func isOrdinary(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.last != 0x20 else { return false }
    var at = 0
    while at < text.count {
      let byte = text[at]
      guard byte >= 0x80 else {
        guard at == 0 ? byte.isASCIILetter || byte.isASCIIDigit : ordinary[Int(byte)] else {
          return false
        }
        at += 1
        continue
      }
      let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      guard at + length <= text.count else { return false }
      var value = UInt32(byte) & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
      for next in at + 1..<at + length { value = value << 6 | UInt32(text[next] & 0x3F) }
      guard at == 0 ? isCommonLetter(value) : isInner(value) else { return false }
      at += length
    }
    return true
  }

  /// The characters of ASCII that mean nothing to YAML within a text.
  private static let ordinary: [Bool] = (0..<0x80).map { (byte: UInt8) in
    0x20..<0x7F ~= byte && !"[]{},\"\\`#:?".utf8.contains(byte)
  }

  /// Whether the character, which isn't of ASCII, is a letter of a common script.
  private static func isCommonLetter(_ value: UInt32) -> Bool {
    switch value {
    case 0x4E00..<0x9FF0, 0xAC00..<0xD7A4: true
    case 0xC0..<0x250: value != 0xD7 && value != 0xF7
    case 0x391..<0x3CF: value != 0x3A2
    case 0x400..<0x482, 0x5D0...0x5EA, 0x620..<0x64B, 0x904...0x939, 0xE01...0xE30, 0xE40...0xE46,
      0x1E00..<0x1F00, 0x3041...0x3096, 0x30A1...0x30FA:
      true
    default: false
    }
  }

  /// Whether the character, which isn't of ASCII, is printable and no space: none of these blocks has
  /// one that isn't.
  private static func isInner(_ value: UInt32) -> Bool {
    switch value {
    case 0x3001..<0xA000, 0xAC00..<0xD7A4, 0xC0..<0x600, 0x620..<0x6DD, 0x900..<0x1680,
      0x1E00..<0x2000, 0x2010..<0x2028, 0x2030..<0x205F, 0x2070..<0x3000, 0xFF01..<0xFFF0,
      0xFE00..<0xFE10,
      0x1F000..<0x20000:
      true
    default: false
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

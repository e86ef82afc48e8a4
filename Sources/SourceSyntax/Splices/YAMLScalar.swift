import Basics

/// Text as a YAML scalar that reads back as the same text.
package enum YAMLScalar {
  /// The text unquoted where YAML allows it in both block and flow context; otherwise in quotes.
  package static func text(_ text: String) -> String { canStandBare(text) ? text : quoted(text) }

  /// Whether the text can be written without quotes.
  package static func canStandBare(_ text: String) -> Bool {
    // Letters of any script and digits may start a scalar; many of the other characters are
    // indicators, so texts that start with any of them are quoted.
    guard !isWordOfYAML(text), let first = text.unicodeScalars.first?.properties,
      first.isAlphabetic || first.numericType != nil
    else { return false }
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      guard isOrdinary(scalar) || scalar == "#" && previous != " ",
        previous != ":" || !scalar.properties.isWhitespace
      else { return false }
      previous = scalar
    }
    return !previous.properties.isWhitespace && previous != ":"
  }

  /// Whether a character means nothing to YAML within a text: not even to readers that end a text in brackets
  /// at `?`, or at a tab. The meaning of a `#` or a `:` depends on the adjacent characters.
  private static func isOrdinary(_ scalar: Unicode.Scalar) -> Bool {
    !isUnprintable(scalar) && !"[]{},\"\\`#?\t".unicodeScalars.contains(scalar)
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
    default: scalar.properties.generalCategory == .format
    }
  }
}

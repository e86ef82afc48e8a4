/// Text inside XML.
public enum XMLText {
  /// Whether XML 1.0 can represent every character.
  ///
  /// It can't represent most controls, nor U+FFFE and U+FFFF, not even as references.
  public static func isWritable(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x09, 0x0A, 0x0D: true
      case ..<0x20, 0xFFFE, 0xFFFF: false
      default: true
      }
    }
  }

  /// The text with U+FFFD in place of characters that XML can't represent.
  public static func writable(_ text: String) -> String {
    guard !isWritable(text) else { return text }
    var writable = ""
    for scalar in text.unicodeScalars {
      let single = String(scalar)
      writable += isWritable(single) ? single : "\u{FFFD}"
    }
    return writable
  }

  /// The text as content of an element.
  ///
  /// A carriage return is written as a reference, because readers convert it to a newline.
  public static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\r": escaped += "&#13;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// The text as an attribute value in double quotes.
  public static func attribute(_ text: String) -> String {
    var attribute = ""
    for scalar in escaped(text).unicodeScalars {
      switch scalar {
      case "\"": attribute += "&quot;"
      case "\t": attribute += "&#9;"
      case "\n": attribute += "&#10;"
      default: attribute.unicodeScalars.append(scalar)
      }
    }
    return attribute
  }
}

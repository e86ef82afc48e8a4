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

  /// The characters that content between two tags stands for: without references, comments, and the
  /// frames of CDATA.
  public static func decoded(_ content: some Collection<UInt8>) -> String {
    let bytes = Array(content)
    var decoded: [UInt8] = []
    var offset = 0
    func skip(past end: String) -> Range<Int> {
      let end = Array(end.utf8)
      var place = offset
      while place + end.count <= bytes.count, !bytes[place...].starts(with: end) { place += 1 }
      let text = offset..<min(place, bytes.count)
      offset = min(place + end.count, bytes.count)
      return text
    }
    while offset < bytes.count {
      let rest = bytes[offset...]
      if rest.starts(with: "<![CDATA[".utf8) {
        offset += 9
        decoded += bytes[skip(past: "]]>")]
      } else if rest.starts(with: "<!--".utf8) {
        _ = skip(past: "-->")
      } else if rest.starts(with: "<?".utf8) {
        _ = skip(past: "?>")
      } else if rest.first == UInt8(ascii: "&") {
        offset += 1
        decoded += character(named: String(decoding: bytes[skip(past: ";")], as: UTF8.self)).utf8
      } else {
        decoded.append(bytes[offset])
        offset += 1
      }
    }
    return String(decoding: decoded, as: UTF8.self).replacing("\r\n", with: "\n")
  }

  private static func character(named name: String) -> String {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      let digits = name.dropFirst()
      let value = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      guard name.first == "#", let scalar = value.flatMap(Unicode.Scalar.init) else { return "" }
      return String(scalar)
    }
  }
}

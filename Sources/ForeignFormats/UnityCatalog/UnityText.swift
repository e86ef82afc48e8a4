import Basics
import CatalogFormats

/// Unity's own escapes for text beyond ASCII: `\u` and four digits for each UTF-16 code unit,
/// written into the text before it is encoded as JSON.
enum UnityText {
  /// The text with every character beyond ASCII escaped.
  static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 > 127 }) else { return text }
    var escaped: [UInt8] = []
    for unit in text.utf16 {
      if unit < 128 { escaped.append(UInt8(unit)) } else { escaped += "\\u\(unit.digits(4, radix: 16))".utf8 }
    }
    return String(decoding: escaped, as: UTF8.self)
  }

  /// The text with its escapes decoded; invalid escapes are kept, and half of a surrogate pair
  /// becomes U+FFFD.
  static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    let units = Array(text.utf16)
    var decoded: [UInt16] = []
    var index = 0
    while index < units.count {
      if let unit = escape(units[index...]) {
        decoded.append(unit)
        index += 6
      } else {
        decoded.append(units[index])
        index += 1
      }
    }
    return String(decoding: decoded, as: UTF16.self)
  }

  private static func escape(_ units: ArraySlice<UInt16>) -> UInt16? {
    guard units.count >= 6, units.starts(with: "\\u".utf16) else { return nil }
    var value: UInt16 = 0
    for unit in units.dropFirst(2).prefix(4) {
      guard let digit = UInt8(exactly: unit)?.hexadecimalValue else { return nil }
      value = value << 4 | UInt16(digit)
    }
    return value
  }
}

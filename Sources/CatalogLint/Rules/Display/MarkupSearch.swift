import AppStoreReference
import Basics
import TextReading

/// Finds the tags and entities of HTML and game engines; the store shows them literally.
enum MarkupSearch {
  /// The tags and entities of a text, in UTF-8 offsets.
  static func ranges(in text: String) -> [Range<Int>] {
    text.withUTF8Bytes { bytes in
      var ranges: [Range<Int>] = []
      var index = 0
      while index < bytes.count {
        let end =
          switch bytes[index] {
          case UInt8(ascii: "<"): tagEnd(in: bytes, from: index + 1)
          case UInt8(ascii: "&"): entityEnd(in: bytes, from: index + 1)
          default: Int?.none
          }
        if let end { ranges.append(index..<end) }
        index = end ?? index + 1
      }
      return ranges
    }
  }

  /// The end of a known tag, after its `>`; `/` and attributes are allowed.
  private static func tagEnd(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var index = start
    if index < bytes.count, bytes[index] == UInt8(ascii: "/") { index += 1 }
    let name = bytes[index...].prefix { $0.isASCIILetter || $0.isASCIIDigit }
    guard tags.contains(String(decoding: name, as: UTF8.self).lowercased()) else { return nil }
    guard let next = bytes[name.endIndex...].first else { return nil }
    switch next {
    case UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: " "), UInt8(ascii: "="): break
    default: return nil
    }
    let rest = bytes[name.endIndex...]
    guard let close = rest.firstIndex(of: UInt8(ascii: ">")), !rest[..<close].contains(UInt8(ascii: "<")) else {
      return nil
    }
    return close + 1
  }

  /// The end of `&amp;`, `&#160;` or `&#xA0;`, after its `;`.
  private static func entityEnd(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    let reference = bytes[start...].prefix(Facts.characterReference.value)
    guard let end = reference.firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let body = bytes[start..<end]
    guard body.first == UInt8(ascii: "#") else {
      return entities.contains(String(decoding: body, as: UTF8.self)) ? end + 1 : nil
    }
    var digits = body.dropFirst()
    let isHexadecimal = digits.first.map { $0.lowercasedASCII == UInt8(ascii: "x") } ?? false
    if isHexadecimal { digits = digits.dropFirst() }
    let isNumber =
      !digits.isEmpty
      && digits.allSatisfy { $0.isASCIIDigit || isHexadecimal && (0x61...0x66).contains($0.lowercasedASCII) }
    return isNumber ? end + 1 : nil
  }

  private static let tags = Set(
    """
    a b big br center code color del div em font h1 h2 h3 h4 h5 h6 hr i img ins li link mark \
    material ol p pre quad s script size small span sprite strike strong style sub sup table td \
    tr tt u ul
    """.split(separator: " ").map(String.init))

  private static let entities = Set(
    """
    amp apos bull copy gt hellip laquo ldquo lsquo lt mdash middot nbsp ndash quot raquo rdquo reg \
    rsquo shy times trade
    """.split(separator: " ").map(String.init))
}

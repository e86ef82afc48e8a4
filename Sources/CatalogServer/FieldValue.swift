/// Splits the value of a header field into its parts.
enum FieldValue {
  /// The parts between separators, without surrounding white space and without empty parts;
  /// separators inside quoted strings don't count.
  static func parts(of value: ArraySlice<UInt8>, separatedBy separator: UInt8) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var start = value.startIndex
    var isQuoted = false
    var isEscaped = false
    for (index, byte) in zip(value.indices, value) {
      if isEscaped {
        isEscaped = false
      } else if isQuoted {
        isEscaped = byte == UInt8(ascii: "\\")
        isQuoted = byte != UInt8(ascii: "\"")
      } else if byte == UInt8(ascii: "\"") {
        isQuoted = true
      } else if byte == separator {
        add(value[start..<index], to: &parts)
        start = index + 1
      }
    }
    add(value[start...], to: &parts)
    return parts
  }

  /// The first elements of a list; fifty, because each of them is compared with every candidate.
  static func elements(of list: String) -> ArraySlice<ArraySlice<UInt8>> {
    parts(of: Array(list.utf8)[...], separatedBy: UInt8(ascii: ",")).prefix(50)
  }

  static func trimmed(_ value: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let front = value.drop { $0.isOptionalWhitespace }
    guard let last = front.lastIndex(where: { !$0.isOptionalWhitespace }) else { return [] }
    return front[...last]
  }

  private static func add(_ part: ArraySlice<UInt8>, to parts: inout [ArraySlice<UInt8>]) {
    let part = trimmed(part)
    if !part.isEmpty { parts.append(part) }
  }
}

/// The value of `If-Match` or `If-None-Match` (RFC 9110, sections 13.1.1 and 13.1.2): tags, or `*` for
/// any.
struct EntityTagList {
  private let value: [UInt8]

  init(_ value: String) { self.value = Array(FieldValue.trimmed(Array(value.utf8)[...])) }

  /// Whether the list contains a tag, given without quotes.
  ///
  /// - Parameter isStrong: Whether weak tags match nothing, as in `If-Match`.
  ///
  /// Parsing ends at the first element that is not a tag: the rest can't be parsed reliably.
  func contains(_ etag: String, isStrong: Bool = false) -> Bool {
    if value == [UInt8(ascii: "*")] { return true }
    var rest = value[...]
    while true {
      rest = rest.drop { $0.isOptionalWhitespace || $0 == UInt8(ascii: ",") }
      let isWeak = rest.starts(with: "W/".utf8)
      if isWeak { rest = rest.dropFirst(2) }
      guard rest.first == UInt8(ascii: "\"") else { return false }
      rest = rest.dropFirst()
      guard let end = rest.firstIndex(of: UInt8(ascii: "\"")) else { return false }
      if !(isStrong && isWeak), rest[..<end].elementsEqual(etag.utf8) { return true }
      rest = rest[(end + 1)...]
    }
  }
}

extension UInt8 {
  /// Space and tab, which are allowed around values (RFC 9110, section 5.6.3).
  var isOptionalWhitespace: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  /// Whether the byte is allowed in a token (RFC 9110, section 5.6.2): letters, digits and
  /// `!#$%&'*+-.^_`|~`, as a set of bits.
  var isTokenByte: Bool {
    self < 64
      ? 0x03FF_6CFA_0000_0000 as UInt64 >> UInt64(self) & 1 == 1
      : self < 128 && 0x57FF_FFFF_C7FF_FFFE as UInt64 >> UInt64(self - 64) & 1 == 1
  }
}

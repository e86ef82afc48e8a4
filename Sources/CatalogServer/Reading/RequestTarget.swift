/// Where a request target points.
enum RequestTarget {
  case path(ResourcePath)

  /// Well-formed, but no path anything can stand at.
  case nowhere

  case malformed

  /// Takes the path and the full URI (RFC 9112, section 3.2); queries are passed over.
  ///
  /// Escapes are decoded once. Dot segments, doubled and trailing slashes stay as they are, so such
  /// a path is simply another path. An escaped slash is not a slash (RFC 3986, section 2.2), so
  /// nothing stands there.
  init(_ target: String) {
    let bytes = Array(target.utf8)
    guard let path = Self.path(in: bytes) else {
      self = bytes == [UInt8(ascii: "*")] ? .nowhere : .malformed
      return
    }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(path.count)
    var hasEscapedSlash = false
    var index = path.startIndex
    while index < path.endIndex {
      var byte = path[index]
      guard byte > 0x20, byte < 0x7F, byte != UInt8(ascii: "#") else {
        self = .malformed
        return
      }
      if byte == UInt8(ascii: "%") {
        guard index + 2 < path.endIndex, let high = path[index + 1].hexValue,
          let low = path[index + 2].hexValue
        else {
          self = .malformed
          return
        }
        byte = high << 4 | low
        guard byte >= 0x20, byte != 0x7F else {
          self = .malformed
          return
        }
        if byte == UInt8(ascii: "/") { hasEscapedSlash = true }
        index += 2
      }
      decoded.append(byte)
      index += 1
    }
    guard let text = String(validating: decoded, as: UTF8.self) else {
      self = .malformed
      return
    }
    self = hasEscapedSlash ? .nowhere : .path(ResourcePath(text))
  }

  /// The part from the first slash to the query.
  private static func path(in target: [UInt8]) -> ArraySlice<UInt8>? {
    let beforeQuery = target.prefix { $0 != UInt8(ascii: "?") }
    if beforeQuery.first == UInt8(ascii: "/") { return beforeQuery }
    for scheme in ["http://", "https://"] {
      let front = beforeQuery.prefix(scheme.utf8.count).map(\.lowercasedASCII)
      guard front.elementsEqual(scheme.utf8) else { continue }
      let rest = beforeQuery.dropFirst(scheme.utf8.count)
      guard let first = rest.first, first != UInt8(ascii: "/") else { return nil }
      return rest.firstIndex(of: UInt8(ascii: "/")).map { rest[$0...] } ?? [UInt8(ascii: "/")]
    }
    return nil
  }
}

/// Tells JSON of the App Store Connect API from other JSON, without reading it as such.
enum ConnectRecognition {
  static func recognizes(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var index = skipBlank(bytes, from: 0)
      guard index < bytes.count,
        bytes[index] == UInt8(ascii: "{") || bytes[index] == UInt8(ascii: "[")
      else { return false }
      var isFirst = true
      while index < bytes.count {
        guard bytes[index] == UInt8(ascii: "\"") else {
          index += 1
          continue
        }
        let key = text(bytes, at: index)
        index = key.upperBound + 1
        let colon = skipBlank(bytes, from: index)
        guard colon < bytes.count, bytes[colon] == UInt8(ascii: ":") else { continue }
        let value = skipBlank(bytes, from: colon + 1)
        index = max(value, index)
        let name = UnsafeBufferPointer(rebasing: bytes[key])
        defer { isFirst = false }
        if isFirst, matches(name, "data") { return true }
        let isType = matches(name, "type")
        guard isType || matches(name, "format"), value < bytes.count,
          bytes[value] == UInt8(ascii: "\"")
        else { continue }
        let written = String(decoding: bytes[text(bytes, at: value)], as: UTF8.self)
        if isType ? ConnectTypes.known.contains(written) : written == RequestManifest.format {
          return true
        }
      }
      return false
    }
  }

  private static func matches(_ bytes: UnsafeBufferPointer<UInt8>, _ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes.elementsEqual($0) }
  }

  /// The text of a string that begins at an index, up to its end or that of the file.
  private static func text(_ bytes: UnsafeBufferPointer<UInt8>, at quote: Int) -> Range<Int> {
    var index = quote + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return quote + 1..<max(quote + 1, min(index, bytes.count))
  }

  private static func skipBlank(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case 0x09, 0x0A, 0x0D, 0x20, 0xEF, 0xBB, 0xBF: index += 1
      default: return index
      }
    }
    return index
  }
}

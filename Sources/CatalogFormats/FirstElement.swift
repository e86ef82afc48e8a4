import SourceSyntax

/// How an XML file begins.
enum FirstElement {
  /// The local name of the outermost element, found without reading the rest; nil for what is no
  /// XML.
  static func name(of source: SourceFile) -> String? {
    let bytes = source.bytes
    var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while true {
      while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
      guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "<") else { return nil }
      switch bytes[index + 1] {
      case UInt8(ascii: "?"): index = end(of: "?>", in: bytes, from: index + 2)
      case UInt8(ascii: "!"):
        let isComment = bytes[index...].starts(with: "<!--".utf8)
        index = end(of: isComment ? "-->" : ">", in: bytes, from: index + 2)
      default:
        let name = bytes[(index + 1)...].prefix { !Self.endsName($0) }
        let local = name.lastIndex(of: UInt8(ascii: ":")).map { name[($0 + 1)...] } ?? name
        return local.isEmpty ? nil : String(decoding: local, as: UTF8.self)
      }
    }
  }

  /// The offset behind a mark; the end of the file when it does not come.
  private static func end(of mark: String, in bytes: [UInt8], from start: Int) -> Int {
    let mark = Array(mark.utf8)
    var index = start
    while index + mark.count <= bytes.count {
      if bytes[index] == mark[0], bytes[index...].starts(with: mark) { return index + mark.count }
      index += 1
    }
    return bytes.count
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
  }
}

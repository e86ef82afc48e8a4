import SourceSyntax

/// How an XML file begins, found without reading it.
enum XMLRoot {
  /// The name of the outermost element, without its prefix; nil when there is none near the
  /// beginning.
  static func name(of source: SourceFile) -> String? {
    let bytes = source.bytes
    var offset = 0
    let most = min(bytes.count, 1 << 20)
    while offset < most {
      guard bytes[offset] == UInt8(ascii: "<") else {
        offset += 1
        continue
      }
      if bytes[offset...].starts(with: "<!--".utf8) {
        offset = end(of: "-->", in: bytes, from: offset + 4)
      } else if bytes[offset...].starts(with: "<?".utf8) {
        offset = end(of: "?>", in: bytes, from: offset + 2)
      } else if bytes[offset...].starts(with: "<!".utf8) {
        offset = end(of: ">", in: bytes, from: offset + 2)
      } else {
        let name = bytes[(offset + 1)..<most].prefix { byte in
          byte > 0x20 && byte != UInt8(ascii: ">") && byte != UInt8(ascii: "/")
        }
        let text = String(decoding: name.prefix(100), as: UTF8.self)
        return text.split(separator: ":").last.map(String.init) ?? text
      }
    }
    return nil
  }

  private static func end(of close: String, in bytes: [UInt8], from start: Int) -> Int {
    var offset = start
    let text = Array(close.utf8)
    while offset < bytes.count {
      if bytes[offset...].starts(with: text) { return offset + text.count }
      offset += 1
    }
    return offset
  }
}

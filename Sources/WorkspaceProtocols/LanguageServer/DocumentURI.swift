import Basics

/// The addresses by which editors name files.
enum DocumentURI {
  /// The path of a `file:` address; nil for others, such as `untitled:`.
  static func path(of uri: String) -> String? {
    guard uri.lowercased().hasPrefix("file://") else { return nil }
    let rest = uri.utf8.dropFirst(7)
    guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    // Another host is another machine.
    let host = String(decoding: rest[..<slash], as: UTF8.self).lowercased()
    guard host.isEmpty || host == "localhost" else { return nil }
    var bytes: [UInt8] = []
    var index = slash
    while index < rest.endIndex {
      let next = rest.index(after: index)
      guard rest[index] == UInt8(ascii: "%") else {
        bytes.append(rest[index])
        index = next
        continue
      }
      guard let end = rest.index(next, offsetBy: 2, limitedBy: rest.endIndex),
        let byte = UInt8(String(decoding: rest[next..<end], as: UTF8.self), radix: 16), byte != 0,
        rest[next] != UInt8(ascii: "+")
      else { return nil }
      bytes.append(byte)
      index = end
    }
    return FileName.text(bytes)
  }
}

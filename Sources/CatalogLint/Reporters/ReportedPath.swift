/// The names of files as other programs want them.
enum ReportedPath {
  /// The path without a leading `./`, which programs that compare paths stumble over.
  static func plain(_ name: String) -> String {
    var rest = name[...]
    while rest.utf8.starts(with: "./".utf8) {
      rest = rest.dropFirst(2).drop { $0 == "/" }
    }
    return rest.isEmpty ? name : String(rest)
  }

  static func isAbsolute(_ name: String) -> Bool { name.utf8.first == UInt8(ascii: "/") }

  /// A URI: relative for a relative path, else with the scheme `file`.
  static func uri(_ name: String) -> String {
    var uri = isAbsolute(name) ? "file://" : ""
    let digits = Array("0123456789ABCDEF".unicodeScalars)
    for byte in plain(name).utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        uri += "%"
        uri.unicodeScalars.append(digits[Int(byte >> 4)])
        uri.unicodeScalars.append(digits[Int(byte & 15)])
      }
    }
    return uri
  }
}

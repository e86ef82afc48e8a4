import Basics

/// The names of files as other programs expect them.
enum ReportedPath {
  /// The path without a leading `./`, which trips up programs that compare paths, and without secrets.
  static func plain(_ name: String) -> String {
    let name = Secrets.redacted(name)
    var rest = name[...]
    while rest.utf8.starts(with: "./".utf8) { rest = rest.dropFirst(2).drop { $0 == "/" } }
    return rest.isEmpty ? name : String(rest)
  }

  static func isAbsolute(_ name: String) -> Bool { name.utf8.first == UInt8(ascii: "/") }

  /// A URI: relative for a relative path, else with the scheme `file`.
  static func uri(_ name: String) -> String {
    (isAbsolute(name) ? "file://" : "")
      + FileName.bytes(plain(name)).percentEncoded { $0.isASCIILetter || $0.isASCIIDigit || "-._~/".utf8.contains($0) }
  }
}

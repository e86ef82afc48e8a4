internal import Basics

/// The location of a store: a file, or a PostgreSQL database.
public enum StoreLocation: Sendable, Hashable {
  /// The path of an SQLite file.
  case file(String)
  /// A connection URI, `postgresql://…`, as libpq reads it.
  case postgreSQL(String)

  /// Interprets a text as an address if it has PostgreSQL's scheme, or else as a path.
  public init(_ text: String) {
    let isAddress = ["postgresql://", "postgres://"].contains { text.hasPrefix($0) }
    self = isAddress ? .postgreSQL(text) : .file(text)
  }

  /// The name, password and separators before the host of an address, which libpq looks for before the first slash;
  /// nil without them, or when another "@" follows, as in a password that isn't escaped: libpq takes parts of that for
  /// a host, a port or a database, which its messages repeat.
  private var credentials: Substring? {
    guard case .postgreSQL(let address) = self, let start = address.firstRange(of: "://")?.upperBound else { return "" }
    let head = address[start...].prefix { $0 != "/" }
    let credentials = head[..<(head.firstIndex(of: "@") ?? head.startIndex)]
    let rest = address[credentials.endIndex...].dropFirst(credentials.isEmpty ? 0 : 1)
    return rest.prefix { $0 != "?" }.contains("@") ? nil : credentials
  }

  /// Whether every "@" in an address is where one belongs.
  var isReadable: Bool { credentials != nil }

  /// The path, or the address without its password, for messages and logs.
  public var shown: String {
    switch self {
    case .file(let path): return path
    case .postgreSQL(let address):
      guard let credentials else { return "postgresql://…" }
      guard let colon = credentials.firstIndex(of: ":") else { return Secrets.redacted(address) }
      return Secrets.redacted("\(address[...colon])…\(address[credentials.endIndex...])")
    }
  }
}

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

  /// The name, password and separators before the host of an address, which libpq looks for before the first slash.
  ///
  /// Nil where libpq would take a password for something else, which its messages repeat: when another "@" follows, as
  /// in a password that isn't escaped; when the host is missing, so that the password is its port; and when the name of
  /// an option is escaped.
  private var credentials: Substring? {
    guard case .postgreSQL(let address) = self, let start = address.firstRange(of: "://")?.upperBound else { return "" }
    let head = address[start...].prefix { $0 != "/" }
    let credentials = head[..<(head.firstIndex(of: "@") ?? head.startIndex)]
    let rest = address[credentials.endIndex...].dropFirst(credentials.isEmpty ? 0 : 1)
    let parts = rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let hosts = parts[0].prefix { $0 != "/" }.split(separator: ",")
    let options = parts.dropFirst().first?.split(separator: "&") ?? []
    guard !parts[0].contains("@"), hosts.allSatisfy(Self.hasPort),
      !options.contains(where: { $0.prefix { $0 != "=" }.contains("%") })
    else { return nil }
    return credentials
  }

  /// Whether the part of a host after its colon, if any, is a port: `db:5432`, `[::1]:5432`.
  private static func hasPort(_ host: Substring) -> Bool {
    let name = host.hasPrefix("[") ? host.drop { $0 != "]" } : host
    return name.drop { $0 != ":" }.dropFirst().allSatisfy { $0.isASCII && $0.isNumber }
  }

  /// Whether libpq reads every part of an address as what it is meant to be.
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

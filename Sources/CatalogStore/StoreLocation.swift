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

  /// The path, or the address without its password, for messages and logs.
  public var shown: String {
    switch self {
    case .file(let path): path
    case .postgreSQL(let address): Secrets.redacted(address)
    }
  }
}

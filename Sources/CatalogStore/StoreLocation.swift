internal import Basics

/// Where a store is: a file, or a PostgreSQL database.
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

  /// A path relative to a folder; an address is returned unchanged.
  public func relative(to folder: String) -> StoreLocation {
    if case .file(let path) = self { .file(Path.join(folder, path)) } else { self }
  }

  /// The path, or the address without its password, for messages and logs.
  public var shown: String {
    switch self {
    case .file(let path): path
    case .postgreSQL(let address): Self.withoutSecrets(address)
    }
  }

  /// An address with `…` in place of each password.
  private static func withoutSecrets(_ address: String) -> String {
    var shown = ""
    for (text, isSecret) in pieces(of: address) { shown += isSecret ? "…" : text }
    return shown
  }

  /// The passwords in an address.
  static func secrets(in address: String) -> [String] {
    pieces(of: address).filter { $0.isSecret && !$0.text.isEmpty }.map(\.text)
  }

  /// An address, divided so that a password is a piece of its own: it is between the name of the user
  /// and the last "@" before the path, or among the parameters.
  private static func pieces(of address: String) -> [(text: String, isSecret: Bool)] {
    let question = address.firstIndex(of: "?") ?? address.endIndex
    var pieces: [(text: String, isSecret: Bool)] = []
    var start = address.startIndex
    // A password that should have been escaped may contain another "@" or a "/".
    if let at = address[..<question].lastIndex(of: "@"),
      let scheme = address.firstIndex(of: ":").map({ address.index(after: $0) }), scheme < at,
      let colon = address[scheme..<at].firstIndex(of: ":")
    {
      pieces.append((String(address[...colon]), false))
      pieces.append((String(address[address.index(after: colon)..<at]), true))
      start = at
    }
    pieces.append((String(address[start..<question]), false))
    guard question < address.endIndex else { return pieces }
    var separator = "?"
    for parameter in address[address.index(after: question)...].split(separator: "&", omittingEmptySubsequences: false)
    {
      let name = parameter.prefix { $0 != "=" }
      let isSecret = name.lowercased().contains("password") && name.endIndex < parameter.endIndex
      pieces.append((separator + (isSecret ? "\(name)=" : String(parameter)), false))
      if isSecret { pieces.append((String(parameter.dropFirst(name.count + 1)), true)) }
      separator = "&"
    }
    return pieces
  }
}

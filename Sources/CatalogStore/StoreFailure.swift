/// The reason why a store could not be used, or refused its input.
public struct StoreFailure: Error, Sendable, Hashable, CustomStringConvertible {
  public enum Kind: Sendable, Hashable {
    /// The location has no store.
    case missing
    /// The file or database is something other than a store, or was made by someone else.
    case foreign
    /// The store was written by a newer version of the tool.
    case newer
    /// The store was written by an older version, and can't be migrated now.
    case older
    /// The contents contradict their digests, or the file is damaged.
    case damaged
    /// Others kept the store locked for longer than the time limit.
    case busy
    /// The store, its folder or the role may only be read.
    case readOnly
    case diskFull
    /// The connection to the database was lost; what was being written may or may not be there.
    case disconnected
    /// A name, for example of an app, a revision or a channel, isn't in the store.
    case unknown
    /// The rules of the ledger, or a precondition, don't allow it.
    case refused
    /// Another transaction interfered; the same transaction can succeed when it is run again.
    case conflict
    /// Anything else that the engine reported.
    case engine
  }

  public let kind: Kind
  /// The problem and the expected value, in one line without a period at the end.
  public let description: String
  /// The app whose catalog the ledger refused; nil for other kinds.
  public let app: String?
  /// The violations that the ledger found; empty for other kinds.
  public let violations: [LedgerViolation]

  package init(_ kind: Kind, _ description: String, app: String? = nil, violations: [LedgerViolation] = []) {
    self.kind = kind
    self.description = description
    self.app = app
    self.violations = violations
  }

  static func damaged(_ what: String) -> StoreFailure { StoreFailure(.damaged, "the store is damaged: \(what)") }
}

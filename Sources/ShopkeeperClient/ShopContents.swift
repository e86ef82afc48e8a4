public import Foundation

/// The products that a ``Shop`` offers at one moment.
public struct ShopContents: Sendable, Hashable {
  /// The products, without those that the store has reported as invalid.
  public var list: ProductList

  /// The origin of the list.
  public var origin: Origin

  /// The time when the server last confirmed the list, by the clock of the device; nil for the bundled list.
  public var confirmed: Date?

  /// The faults of the last attempt; empty if there were none. The list can be shown in any case.
  public var faults: [ShopFault]

  /// The origins of a list.
  public enum Origin: String, Sendable, Hashable {
    /// The server has confirmed it since the app was launched.
    case server
    /// It was kept from an earlier launch.
    case cache
    /// The app was shipped with it.
    case bundle
  }
}

/// The reason why a shop has not got a newer list.
public enum ShopFault: Error, Sendable, Hashable {
  /// The connection failed, or could not be secured.
  case unreachable(String)
  /// There was no complete answer in time.
  case timedOut
  /// The server answered with a status that is not a list.
  case status(Int)
  /// The answer is longer than the limit, in bytes.
  case tooLong(limit: Int)
  /// The answer is not a list of products, for example the page of a captive portal.
  case unreadable(String)
  /// The answer differs from the digest that was sent with it.
  case damaged
  /// The list has no products.
  case empty
  /// The list is for the app with this bundle ID.
  case otherApp(String)
  /// The list is signed and names no app, so that it may be another's; lists of `products` name theirs.
  case ofNoApp
  /// Signatures are required, and the system can't verify any.
  case unverifiable
  /// Signatures are required, and the answer has none.
  case unsigned
  /// None of the signatures is by a key that the app trusts; these are the IDs of their keys.
  case unknownKeys([String])
  /// The signature is not valid, for this reason.
  case invalidSignature(String)
  /// The signature was only valid until this time.
  case expired(Date)
  /// The list is older than the known one.
  case rollback(offered: Int?, known: Int)
  /// The list has the revision of the known one, or both have none, and it was changed earlier.
  case outdated(Date, known: Date)
  /// The cache could not be read; its contents are not used.
  case cacheUnreadable(String)
  /// The list is shown but was not kept for the next launch, for example because the disk is full.
  case notKept(String)
}

extension ShopFault: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unreachable(let reason): "the server can't be reached: \(reason)"
    case .timedOut: "the server didn't answer in time"
    case .status(let status): "the server answered with the status \(status)"
    case .tooLong(let limit): "the answer has more than \(limit) bytes"
    case .unreadable(let reason): reason
    case .damaged: "the answer differs from its digest"
    case .empty: "the list has no products"
    case .otherApp(let bundleID): "the list is for the app \"\(bundleID)\""
    case .ofNoApp: "the signed list names no app; expected the list of \"products\""
    case .unverifiable:
      "the app has trusted keys, but this system has no CryptoKit to verify signatures; expected a system of Apple's"
    case .unsigned: "the answer is not signed"
    case .unknownKeys(let keys):
      "the answer is signed by unknown keys: " + keys.map { "\"\($0)\"" }.joined(separator: ", ")
    case .invalidSignature(let reason): "the signature is not valid: \(reason)"
    case .expired(let date): "the signature was only valid until \(date.formatted(.iso8601))"
    case .rollback(let offered?, let known): "the server offers revision \(offered), which is older than \(known)"
    case .rollback(nil, let known): "the server offers a list without a revision, but revision \(known) is known"
    case .outdated(let offered, let known):
      "the server offers the list of \(offered.formatted(.iso8601)), which is older than that of "
        + known.formatted(.iso8601)
    case .cacheUnreadable(let reason): "the cache can't be read: \(reason)"
    case .notKept(let reason): "the list was not kept: \(reason)"
    }
  }
}

public import Basics

/// Codes for one use that an offer is to have: how many, and until when. Their values are secrets, and never in a
/// catalog.
public struct CodeBatch: Sendable, Hashable {
  public var count: Int
  /// The last day on which they can be redeemed.
  public var expires: CalendarDate?
  /// Whether they are for tests.
  public var isSandbox: Bool
  /// The purpose of the codes; the store has no place for it.
  public var note: String?

  public init(count: Int, expires: CalendarDate? = nil, isSandbox: Bool = false, note: String? = nil) {
    self.count = count
    self.expires = expires
    self.isSandbox = isSandbox
    self.note = note
  }

  /// Whether the store has the same codes for both: it doesn't know what they are for.
  public func isSame(as other: CodeBatch) -> Bool { naturalKey == other.naturalKey }

  /// `500 codes`, `20 codes for tests`.
  package var codes: String { "\(count) \(count == 1 ? "code" : "codes")\(isSandbox ? " for tests" : "")" }

  /// `500 codes until 2027-03-01`.
  package var words: String { codes + (expires.map { " until \($0)" } ?? "") }
}

extension Product {
  /// The batches of all of its offers with codes.
  package var codeBatches: [CodeBatch] {
    offerCodes.flatMap(\.batches) + (subscription?.offers.flatMap(\.batches) ?? [])
  }
}

extension Catalog {
  /// Whether an offer is to have codes.
  package var wishesCodes: Bool { products.contains { !$0.codeBatches.isEmpty } }
}

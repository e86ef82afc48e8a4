import AppStoreReference
import Basics

/// An element of a list of a product, such as an offer, with fields of its own.
public protocol CatalogRecord: Sendable, Hashable {
  /// Its fields; every record in a file has the first required one.
  static var fields: [Field<Self>] { get }
  /// Its name in sentences.
  static var noun: String { get }
  /// A record to read values into.
  static var empty: Self { get }
  /// The values that distinguish it from the others of its list at the store.
  var naturalKey: [String] { get }
}

/// A list of records in an owner: how to get and set it.
public protocol RecordList<Owner>: Sendable {
  associatedtype Owner
  associatedtype Element: CatalogRecord
  var access: FieldAccess<Owner, [Element]> { get }
}

struct RecordListAccess<Owner, Element: CatalogRecord>: RecordList { let access: FieldAccess<Owner, [Element]> }

extension RecordList {
  package var noun: String { Element.noun }

  /// The key that every record in a file has.
  package var requiredKey: String { Element.fields.first { $0.traits.contains(.required) }?.key ?? "" }

  package func isEmpty(in owner: Owner) -> Bool { access.get(owner).isEmpty }

  package func removeAll(from owner: inout Owner) { access.set(&owner, []) }

  package func naturalKeys(in owner: Owner) -> [[String]] { access.get(owner).map(\.naturalKey) }

  package func count(in owner: Owner) -> Int { access.get(owner).count }

  /// Keeps the records with some indices.
  package func keep(_ indices: [Int], of other: Owner, in owner: inout Owner) {
    let records = access.get(other)
    access.set(&owner, indices.map { records[$0] })
  }
}

extension Product {
  /// The lists of records of a product, by their names in paths.
  package static let recordLists: [CatalogField: any RecordList<Product>] = Dictionary(
    uniqueKeysWithValues: fields.compactMap { field in
      guard case .records(let list) = field.content, let path = field.path else { return nil }
      return (path, list)
    })
}

extension Offer: CatalogRecord {
  public static let noun = "offer"
  public static let empty = Offer(kind: .introductory)

  public var naturalKey: [String] {
    switch kind {
    case .promotional, .winBack: [kind.rawValue, offerID ?? ""]
    case .code: [kind.rawValue, referenceName ?? ""]
    case .introductory: [kind.rawValue, mode?.rawValue ?? "", duration?.rawValue ?? "", "\(periods)"]
    }
  }
}

extension BillingPlan: CatalogRecord {
  public static let noun = "billing plan"
  public static let empty = BillingPlan(plan: "")

  public var naturalKey: [String] { [plan] }
}

extension OfferCode: CatalogRecord {
  public static let noun = "offer code"
  public static let empty = OfferCode(referenceName: "")

  public var naturalKey: [String] { ["code", referenceName] }
}

extension CodeBatch: CatalogRecord {
  public static let noun = "batch of codes"
  public static let empty = CodeBatch(count: 0)

  public var naturalKey: [String] { [String(count), expires?.description ?? "", isSandbox ? "sandbox" : ""] }
}

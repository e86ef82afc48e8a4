import AppStoreReference
import Basics

/// The kinds of records, with their names in sentences.
public enum RecordKind: String, Sendable {
  case offer
  case billingPlan = "billing plan"
  case offerCode = "offer code"
  case codeBatch = "batch of codes"
  case pricePolicy = "price policy"
  case retentionMessage = "retention message"
}

/// An element of a list of a product, such as an offer, with fields of its own.
public protocol CatalogRecord: Sendable, Hashable {
  /// Its fields; every record in a file has the first required one.
  static var fields: [Field<Self>] { get }
  static var kind: RecordKind { get }
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

extension CatalogRecord {
  fileprivate var prices: [Price] {
    Self.fields.compactMap { if case .price(let access) = $0.content { access.get(self) } else { nil } }
  }

  fileprivate mutating func removePrices() {
    for case .price(let access) in Self.fields.map(\.content) { access.set(&self, nil) }
  }
}

extension RecordList {
  package var kind: RecordKind { Element.kind }
  package var noun: String { kind.rawValue }

  /// The key that every record in a file has.
  package var requiredKey: String { Element.fields.first { $0.traits.contains(.required) }?.key ?? "" }

  package func isEmpty(in owner: Owner) -> Bool { access.get(owner).isEmpty }

  package func removeAll(from owner: inout Owner) { access.set(&owner, []) }

  package func naturalKeys(in owner: Owner) -> [[String]] { access.get(owner).map(\.naturalKey) }

  package func count(in owner: Owner) -> Int { access.get(owner).count }

  fileprivate func prices(in owner: Owner) -> [(element: Int, price: Price)] {
    access.get(owner).enumerated().flatMap { element, record in record.prices.map { (element, $0) } }
  }

  fileprivate func removePrices(from owner: inout Owner) {
    var records = access.get(owner)
    for index in records.indices { records[index].removePrices() }
    if !records.isEmpty { access.set(&owner, records) }
  }

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

  /// All prices that are stated: its own, and those of its records with their place in their list.
  package var statedPrices: [(field: CatalogField, element: Int?, price: Price)] {
    Self.fields.flatMap { field -> [(CatalogField, Int?, Price)] in
      guard let path = field.path else { return [] }
      return switch field.content {
      case .price(let access): access.get(self).map { [(path, nil, $0)] } ?? []
      case .records(let list): list.prices(in: self).map { (path, $0.element, $0.price) }
      default: []
      }
    }
  }

  /// Removes all prices, those of its records included.
  package mutating func removePrices() {
    for field in Self.fields {
      switch field.content {
      case .price(let access): access.set(&self, nil)
      case .records(let list): list.removePrices(from: &self)
      default: break
      }
    }
  }
}

extension Offer: CatalogRecord {
  public static let kind = RecordKind.offer
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
  public static let kind = RecordKind.billingPlan
  public static let empty = BillingPlan(plan: "")

  public var naturalKey: [String] { [plan] }
}

extension OfferCode: CatalogRecord {
  public static let kind = RecordKind.offerCode
  public static let empty = OfferCode(referenceName: "")

  public var naturalKey: [String] { ["code", referenceName] }
}

extension CodeBatch: CatalogRecord {
  public static let kind = RecordKind.codeBatch
  public static let empty = CodeBatch(count: 0)

  public var naturalKey: [String] { [String(count), expires?.description ?? "", isSandbox ? "sandbox" : ""] }
}

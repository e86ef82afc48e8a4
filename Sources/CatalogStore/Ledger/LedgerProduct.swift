internal import AppStoreReference
public import Basics
public import CatalogModel

/// The properties of a product ID that can never change, because App Store Connect fixes them at the
/// first save. A text is empty if it isn't known or doesn't apply.
public struct LedgerProduct: Sendable, Hashable {
  public var id: String
  /// The type, as a catalog writes it: `consumable`.
  public var type: String
  /// The period of a subscription: `1 month`.
  public var period: String
  /// The key of the group of a subscription.
  public var group: String

  public init(id: String, type: String = "", period: String = "", group: String = "") {
    self.id = id
    self.type = type
    self.period = period
    self.group = group
  }

  public init(_ product: Product, in catalog: Catalog) {
    id = product.productID
    type = product.type?.rawValue ?? ""
    period = product.subscription?.period?.words ?? ""
    let group = product.subscription?.group
    self.group = group.flatMap { catalog.groups.indices.contains($0) ? catalog.groups[$0].key : nil } ?? ""
  }
}

extension LedgerProduct {
  /// A property as a change refers to it: nil while it isn't known, and empty when the product has none.
  func settled(_ property: KeyPath<LedgerProduct, String>) -> String? {
    let value = self[keyPath: property]
    let isRequired = property == \.type || type == ProductType.autoRenewable.rawValue
    return value.isEmpty && isRequired ? nil : value
  }
}

/// A product ID that an app has used.
public struct LedgerEntry: Sendable, Hashable {
  public var product: LedgerProduct
  /// The revision that first had the product; nil for an ID that was only imported or retired.
  public var first: Int?
  /// The revision that no longer had it; nil while the newest one does.
  public var removedIn: Int?
  /// The time when it was retired; nil while it may be sold.
  public var retired: Timestamp?
  /// The reason why it was retired.
  public var reason = ""

  /// The last revision that had the product.
  /// - Parameter newest: The number of the app's newest revision.
  public func last(newest: Int) -> Int? { first == nil ? nil : removedIn.map { $0 - 1 } ?? newest }

  /// Whether the newest revision has the product.
  public var isSold: Bool { first != nil && removedIn == nil }
}

/// A use of a product ID that App Store Connect would refuse.
public struct LedgerViolation: Sendable, Hashable {
  public enum Rule: Sendable {
    case retired
    case type
    case period
    case group
    case app
    case duplicate
    case sold

    /// The ID of the linter's rule for the same problem.
    public var id: String {
      switch self {
      case .retired, .sold: "retired-product-id"
      case .type: "changed-product-type"
      case .period, .group: "changed-subscription"
      case .app, .duplicate: "duplicate-product-id"
      }
    }
  }

  public let rule: Rule
  public let productID: String
  /// The problem and its remedy, in one line.
  public let message: Message
}

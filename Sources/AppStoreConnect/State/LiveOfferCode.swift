package import AppStoreReference

/// An offer code of a one-time product at the store.
public struct LiveOfferCode: Sendable, Hashable {
  /// The ID at the store.
  public var id: String
  public var name: String
  /// Whether it can be redeemed: one that was deactivated keeps its name.
  public var isActive = true
  /// The customers who may redeem it, by the names in the API: an open set.
  public var eligibilities: [String] = []
  /// The codes that were generated for it, for customers and for tests.
  public var count = 0
  /// The codes that were generated; nil when they were not read.
  public var batches: [LiveCodeBatch]?
  /// Empty while the store doesn't show the prices of a code that was created a moment ago, and for
  /// one that was deactivated.
  public var prices: [LiveOfferPrice] = []

  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }

  /// The name for readers: the same for the same code of a catalog.
  public var label: String { Self.label(name) }

  package static func label(_ name: String) -> String { "the offer code \(name)" }

  /// The price by storefront; nil where it is free.
  package var amounts: [Territory: Money?] {
    var amounts: [Territory: Money?] = [:]
    for price in prices { amounts[price.territory] = .some(price.amount) }
    return amounts
  }

  /// Whether nothing is paid in any storefront; nil when that differs by storefront, and while the
  /// prices are not shown.
  package var isFree: Bool? {
    guard let first = prices.first, prices.allSatisfy({ ($0.amount == nil) == (first.amount == nil) }) else {
      return nil
    }
    return first.amount == nil
  }
}

public import AppStoreReference
public import Basics
public import CatalogModel

/// The state of the computed prices of a catalog, and of the file that they are kept in.
public struct PriceState: Sendable, Hashable {
  public var faults: [ComputedPrices.Fault]
  /// The sentence that says that the file is not what the catalog says now; nil if it is.
  public var staleness: Message?
  /// The sentence that says that a reason in the file is not the one of its price; nil if all are.
  public var otherReason: Message?
  /// The products with a price that a floor raises far.
  public var raises: [ComputedPrices.Fault]
  /// The computed prices, by product ID and storefront.
  public var prices: [ExactText: [Territory: Money]]

  public init(
    faults: [ComputedPrices.Fault], staleness: Message? = nil, otherReason: Message? = nil,
    raises: [ComputedPrices.Fault] = [], prices: [ExactText: [Territory: Money]] = [:]
  ) {
    self.faults = faults
    self.staleness = staleness
    self.otherReason = otherReason
    self.raises = raises
    self.prices = prices
  }
}

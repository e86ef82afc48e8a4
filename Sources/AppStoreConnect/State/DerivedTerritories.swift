public import AppStoreReference

/// The storefronts whose prices follow from the price in the base territory.
public struct DerivedTerritories: Sendable, Hashable {
  /// By product ID.
  public var products: [String: Set<Territory>] = [:]
  /// By product ID and ``LiveOffer/label`` or ``LiveOfferCode/label``.
  public var offers: [String: [String: Set<Territory>]] = [:]

  public init() {}
}

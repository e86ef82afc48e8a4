package import AppStoreReference
package import CatalogModel

/// A price in the form that App Store Connect expects: one in the base territory, from which the
/// store derives the others, and prices that are set explicitly.
package struct PricePlan {
  package struct Entry {
    package var territory: Territory
    package var amount: Money
  }

  package let base: Entry
  /// Whether the base price applies to its storefront only.
  package let isBaseOverride: Bool
  /// The prices of single storefronts, other than the base territory.
  package let overrides: [Entry]
  /// The prices of all other storefronts of a currency.
  package let currencies: [(amount: Money, territories: [Territory])]

  /// The storefronts whose prices a price policy gives.
  private let computed: Set<Territory>

  /// The prices of single storefronts, the base price first.
  package var entries: [Entry] { [base] + overrides }

  /// - Parameter territory: The base territory of the catalog.
  /// - Returns: Nil when no amount is known in any storefront.
  package init?(_ price: Price, in territory: Territory?) {
    guard let (home, amount) = price.statedBase(in: territory) else { return nil }
    base = Entry(territory: home, amount: amount)
    computed = Set(price.overrides.lazy.filter(\.isComputed).map(\.territory))
    let isOverride = price.overrides.contains { $0.territory == home }
    isBaseOverride = isOverride
    var taken: Set<Territory> = [home]
    overrides = price.overrides.compactMap { override in
      taken.insert(override.territory).inserted ? Entry(territory: override.territory, amount: override.amount) : nil
    }
    var seen: Set<CurrencyCode> = []
    currencies = price.amounts.compactMap { amount in
      guard seen.insert(amount.currency).inserted else { return nil }
      // The base price applies to its currency: the store derives it for the other storefronts.
      if amount.currency == home.currency, !isOverride { return nil }
      let storefronts = amount.currency.storefronts.filter { !taken.contains($0) }
      return storefronts.isEmpty ? nil : (amount, storefronts)
    }
  }
}

extension PricePlan {
  /// The reason for a price of the catalog.
  func origin(in territory: Territory) -> PriceLine.Origin { computed.contains(territory) ? .policy : .stated }

  /// The prices that are stated, by storefront; the store derives the others.
  package var amounts: [Territory: Money] {
    var amounts: [Territory: Money] = [:]
    for entry in entries { amounts[entry.territory] = entry.amount }
    for (amount, territories) in currencies { for territory in territories { amounts[territory] = amount } }
    return amounts
  }
}

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

  /// The prices of single storefronts, the base price first.
  package var entries: [Entry] { [base] + overrides }

  /// - Parameter territory: The base territory of the catalog.
  /// - Returns: Nil when no amount is known in any storefront.
  package init?(_ price: Price, in territory: Territory?) {
    let candidates =
      [territory].compactMap(\.self) + price.overrides.prefix(1).map(\.territory)
      + price.amounts.compactMap { Self.home(of: $0.currency) } + [Territory("USA")].compactMap(\.self)
    guard let home = candidates.first(where: { price.amount(in: $0) != nil }), let amount = price.amount(in: home)
    else { return nil }
    base = Entry(territory: home, amount: amount)
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

  /// The storefront that a currency is named after, or else the first that uses it.
  private static func home(of currency: CurrencyCode) -> Territory? {
    let storefronts = currency.storefronts
    let namedTerritory = Territory(alpha2: "\(currency)".prefix(2))
    return storefronts.first { $0 == namedTerritory } ?? storefronts.first
  }
}

extension PricePlan {
  /// The prices that are stated, by storefront; the store derives the others.
  package var amounts: [Territory: Money] {
    var amounts: [Territory: Money] = [:]
    for entry in entries { amounts[entry.territory] = entry.amount }
    for (amount, territories) in currencies { for territory in territories { amounts[territory] = amount } }
    return amounts
  }
}

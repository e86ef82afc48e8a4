import AppStoreReference
import CatalogFormats
import CatalogModel

/// RevenueCat's terms, and the relation of its prices by territory to a catalog's.
enum RevenueCatTerms {
  static let store = "app_store"

  static func name(of type: ProductType) -> String {
    switch type {
    case .consumable: "consumable"
    case .nonConsumable: "non_consumable"
    case .autoRenewable: "subscription"
    case .nonRenewing: "non_renewing_subscription"
    }
  }

  /// The type for a name; nil for `one_time`, which is ambiguous.
  static func type(_ name: String) -> ProductType? { ProductType.allCases.first { self.name(of: $0) == name } }
}

extension CurrencyCode {
  /// The storefront that represents a currency where amounts are given by territory: the country
  /// that it is named after, Germany for the euro, or else the first that uses it.
  var homeTerritory: Territory? {
    let letters = description.prefix(2)
    let home = letters == "EU" ? Territory("DEU") : Territory(alpha2: String(letters))
    if let home, home.currency == self { return home }
    return storefronts.first
  }
}

extension Price {
  /// The price by territory: an amount in a currency at the home of the currency, a tier only in
  /// the base territory, exceptions in their territories.
  func byTerritory(base: Territory?) -> [(territory: Territory, amount: Money)] {
    var homes: [(Territory, Money)] = []
    var others: [(Territory, Money)] = []
    func add(_ territory: Territory, _ amount: Money) {
      guard !(homes + others).contains(where: { $0.0 == territory }) else { return }
      // In the order in which they are read again: those that represent a currency come first.
      if amount.currency.homeTerritory == territory {
        homes.append((territory, amount))
      } else {
        others.append((territory, amount))
      }
    }
    if let base, let amount = tier?.price(in: base) { add(base, self.amount(in: base) ?? amount) }
    for amount in amounts { if let home = amount.currency.homeTerritory { add(home, self.amount(in: home) ?? amount) } }
    for override in overrides { add(override.territory, override.amount) }
    return homes + others
  }

  /// Whether the prices by territory are equivalent: there is never both an amount in a currency
  /// and a different one for its home territory.
  func isCarriedByTerritory(base: Territory?) -> Bool {
    var back = Price()
    for (territory, amount) in byTerritory(base: base) { back.add(amount, in: territory) }
    return tier == nil && unknownTier == nil && Set(back.amounts) == Set(amounts)
      && Set(back.overrides) == Set(overrides)
  }

  /// Adds an amount of a file by territory. A territory that occurs again has the last of its amounts as its own.
  ///
  /// - Parameter isDefault: Whether the others are derived from it.
  mutating func add(_ amount: Money, in territory: Territory, isDefault: Bool = false) {
    if isDefault || amount.currency.homeTerritory == territory,
      !amounts.contains(where: { $0.currency == amount.currency })
    {
      amounts.append(amount)
    } else if let place = overrides.firstIndex(where: { $0.territory == territory }) {
      overrides[place].amount = amount
    } else {
      overrides.append(Override(territory: territory, amount: amount))
    }
  }
}

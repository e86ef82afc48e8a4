import AppStoreReference
import CatalogModel

/// What RevenueCat calls things, and how its prices by territory stand to a catalog's.
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

  /// The type of a name; `one_time`, which says less, is none.
  static func type(_ name: String) -> ProductType? {
    ProductType.allCases.first { self.name(of: $0) == name }
  }
}

extension CurrencyCode {
  /// The storefront that stands for a currency where amounts are given by territory: the country of
  /// its name, Germany for the euro, else the first that pays in it.
  var homeTerritory: Territory? {
    let letters = description.prefix(2)
    let home = letters == "EU" ? Territory("DEU") : Territory(alpha2: String(letters))
    if let home, home.currency == self { return home }
    return storefronts.first
  }
}

extension Price {
  /// The price by territory: an amount in a currency at the home of the currency, a tier in the
  /// base territory alone, exceptions where they hold.
  func byTerritory(base: Territory?) -> [(territory: Territory, amount: Money)] {
    var homes: [(Territory, Money)] = []
    var others: [(Territory, Money)] = []
    func add(_ territory: Territory, _ amount: Money) {
      guard !(homes + others).contains(where: { $0.0 == territory }) else { return }
      // As they are read again: those that stand for a currency come first.
      if amount.currency.homeTerritory == territory {
        homes.append((territory, amount))
      } else {
        others.append((territory, amount))
      }
    }
    if let base, let amount = tier?.price(in: base) { add(base, self.amount(in: base) ?? amount) }
    for amount in amounts {
      if let home = amount.currency.homeTerritory { add(home, self.amount(in: home) ?? amount) }
    }
    for override in overrides { add(override.territory, override.amount) }
    return homes + others
  }

  /// Whether the prices by territory say the same: none is both in a currency and, for where that is
  /// at home, another.
  func isCarriedByTerritory(base: Territory?) -> Bool {
    var back = Price()
    for (territory, amount) in byTerritory(base: base) { back.add(amount, in: territory) }
    return tier == nil && unknownTier == nil && Set(back.amounts) == Set(amounts)
      && Set(back.overrides) == Set(overrides)
  }

  /// Adds an amount that a file has by territory.
  mutating func add(_ amount: Money, in territory: Territory) {
    if amount.currency.homeTerritory == territory {
      amounts.append(amount)
    } else {
      overrides.append(Override(territory: territory, amount: amount))
    }
  }
}

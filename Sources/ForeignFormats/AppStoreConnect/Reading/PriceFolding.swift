import AppStoreReference
import CatalogFormats
import CatalogModel

extension Price {
  /// Creates a price from the prices in single storefronts.
  ///
  /// The base price applies to its currency. When all storefronts of another currency have prices,
  /// the most common one becomes the amount of that currency; prices that differ from it, and
  /// prices in currencies with missing storefronts, are kept per storefront.
  ///
  /// - Parameter isSold: Whether a storefront can have a price at all.
  init?(folding prices: [ConnectPrice], base: Territory?, where isSold: (Territory) -> Bool = { _ in true }) {
    guard !prices.isEmpty else { return nil }
    self.init()
    let home = prices.first { $0.territory == base } ?? prices.first { $0.territory.code == "USA" } ?? prices[0]
    amounts = [home.amount]
    var currencies: [CurrencyCode] = []
    var byCurrency: [CurrencyCode: [ConnectPrice]] = [:]
    for price in prices {
      if byCurrency[price.amount.currency] == nil { currencies.append(price.amount.currency) }
      byCurrency[price.amount.currency, default: []].append(price)
    }
    for currency in currencies {
      let group = byCurrency[currency] ?? []
      var common: Money? = currency == home.amount.currency ? home.amount : nil
      let storefronts = currency.storefronts.filter(isSold)
      if common == nil, !storefronts.isEmpty, Set(storefronts).isSubset(of: group.map(\.territory)) {
        var counts: [Int: Int] = [:]
        for price in group { counts[price.amount.hundredths, default: 0] += 1 }
        let most = counts.values.max()
        common = group.first { counts[$0.amount.hundredths] == most }?.amount
        if let common { amounts.append(common) }
      }
      for price in group where price.amount != common {
        overrides.append(.init(territory: price.territory, amount: price.amount))
      }
    }
  }
}

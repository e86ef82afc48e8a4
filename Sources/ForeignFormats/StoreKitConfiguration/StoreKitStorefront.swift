import AppStoreReference
import CatalogFormats
import CatalogModel

/// Chooses the storefront of the prices of a StoreKit configuration.
enum StoreKitStorefront {
  /// The base territory; or else the storefront with the most prices among the file's own, the one
  /// of the primary locale, the United States and the ones of the prices' currencies.
  static func storefront(of catalog: Catalog, existing: Territory? = nil) -> Territory? {
    if let base = catalog.app.baseTerritory { return base }
    let primary = catalog.app.primaryStoreLocale
    var candidates = [existing, primary?.primaryStorefront, Territory("USA")].compactMap(\.self)
    let prices = catalog.products.compactMap(\.price)
    if !prices.contains(where: { price in candidates.contains { price.amount(in: $0) != nil } }),
      let currency = prices.lazy.compactMap(\.amounts.first?.currency).first,
      let territory = prices.lazy.flatMap(\.overrides).first(where: { !$0.isComputed })?.territory
        ?? currency.storefronts.first
    {
      candidates.append(territory)
    }
    var best = candidates.first
    var most = 0
    for candidate in candidates {
      let count = prices.count { $0.amount(in: candidate) != nil }
      if count > most { (best, most) = (candidate, count) }
    }
    return best
  }
}

import AppStoreReference
import CatalogModel

/// Products for people to read.
enum CatalogText {
  /// The price in the base territory, with the tier: `CNY 40 (tier 6)`.
  static func price(of product: Product, in catalog: Catalog) -> String {
    guard let price = product.price else { return "–" }
    guard let base = price.base(in: catalog.baseTerritory) else {
      return price.unknownTier.map { "tier \($0)?" } ?? "–"
    }
    return price.tier.map { "\(base) (tier \($0.shortName))" } ?? "\(base)"
  }

  /// The title in the first of some locales that has one; otherwise the first title.
  static func title(of product: Product, in locales: [StoreLocale?]) -> String {
    for locale in locales.compactMap(\.self) {
      let own = product.localizations.first { $0.storeLocale == locale }
      if let title = own?.title { return title }
    }
    return product.localizations.lazy.compactMap(\.title).first ?? "–"
  }

  /// The grants of a product: `400+40 gold`.
  static func grants(of product: Product) -> String {
    product.grants.map { grant in
      let bonus = grant.bonus > 0 ? "+\(grant.bonus)" : ""
      return "\(grant.quantity)\(bonus) \(grant.currency)"
    }.joined(separator: ", ")
  }
}

import AppStoreReference
import CatalogModel

/// The locale that the store falls back to, for a new catalog, and the reason for the choice.
struct PrimaryLocale {
  let code: String
  /// The reason why it was chosen; nil when the catalog names it, or has no other.
  let reason: String?

  private init(_ code: String, _ reason: String?) {
    self.code = code
    self.reason = reason
  }

  /// The locale that the catalog names. In a table, which seldom does, the one with texts for most products;
  /// if there are several, the default of the storefront whose currency the prices are in, or else English,
  /// then the first. In other files, the first.
  init(of catalog: Catalog, isTable: Bool) {
    let locales = catalog.products.flatMap(\.localizations).map(\.locale)
    if let own = catalog.app.primaryLocale.flatMap({ StoreLocale.resolving($0)?.code }) {
      self.init(own, nil)
      return
    }
    let counts = Dictionary(locales.map { ($0, 1) }, uniquingKeysWith: +)
    let most = counts.values.max() ?? 0
    var seen: Set<String> = []
    let full = locales.filter { counts[$0] == most && seen.insert($0).inserted }
    guard isTable, counts.count > 1, let first = full.first else {
      self.init(locales.first ?? "en-US", nil)
      return
    }
    let currencies = Set(catalog.products.compactMap { $0.price?.amounts.first?.currency })
    let home = currencies.count == 1 ? currencies.first : nil
    let paid = full.filter { locale in
      StoreLocale(locale).map { $0.primaryStorefront.currency == home && $0.primaryStorefront.defaultLocale == $0 }
        ?? false
    }
    if full.count == 1 {
      self.init(first, "has texts for the most products")
    } else if let home, paid.count == 1 {
      self.init(paid[0], "has texts for every product, with prices in \(home)")
    } else if full.contains("en-US") {
      self.init("en-US", "is the usual one of those with texts for every product")
    } else {
      self.init(first, "is the first of those with texts for every product")
    }
  }

  /// The locales that a table plainly has: those with a title for more than half of the products that have
  /// one at all.
  static func appLocales(of catalog: Catalog) -> [String] {
    let written = catalog.products.map { $0.localizations.filter { $0.title != nil }.map(\.locale) }
      .filter { !$0.isEmpty }
    var counts: [String: Int] = [:]
    for locale in written.joined() { counts[locale, default: 0] += 1 }
    var seen: Set<String> = []
    return written.joined().filter { counts[$0, default: 0] * 2 > written.count && seen.insert($0).inserted }
  }

  /// The locales in which only some of the products with titles have one, each with their number.
  static func partialLocales(of catalog: Catalog) -> [(locale: String, count: Int, all: Int)] {
    let written = catalog.products.map { Set($0.localizations.filter { $0.title != nil }.map(\.locale)) }
      .filter { !$0.isEmpty }
    var counts: [String: Int] = [:]
    for locale in written.joined() { counts[locale, default: 0] += 1 }
    return counts.filter { $0.value < written.count }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value, written.count) }
  }
}

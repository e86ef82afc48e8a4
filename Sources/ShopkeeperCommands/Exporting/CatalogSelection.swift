import AppStoreReference
import CatalogModel

extension Catalog {
  /// The locales in which any product or group has a text, from a template or its own.
  var writtenLocales: Set<StoreLocale> {
    let texts = products.flatMap(\.localizations) + groups.flatMap(\.localizations)
    return Set(texts.compactMap(\.storeLocale))
  }

  /// The catalog with only the texts of some locales; with all when none are given.
  func limited(to locales: Set<StoreLocale>) -> Catalog {
    guard !locales.isEmpty else { return self }
    func chosen(_ localizations: [Localization]) -> [Localization] {
      localizations.filter { localization in localization.storeLocale.map(locales.contains) ?? false }
    }
    var limited = self
    // A subset of the texts doesn't mean that the app needs fewer locales.
    if !Set(app.locales.map { StoreLocale.resolving($0) }).isSubset(of: locales.map(\.self)) {
      limited.app.locales = []
    }
    for index in limited.products.indices {
      limited.products[index].localizations = chosen(products[index].localizations)
    }
    for index in limited.groups.indices { limited.groups[index].localizations = chosen(groups[index].localizations) }
    for index in limited.currencies.indices {
      limited.currencies[index].names = currencies[index].names.filter { name in
        StoreLocale.resolving(name.locale).map(locales.contains) ?? false
      }
    }
    for index in limited.templates.indices {
      limited.templates[index].localizations = chosen(templates[index].localizations)
    }
    return limited
  }

  /// The catalog for translators: with the texts of some locales, after the texts that they are translated from.
  func limited(to locales: Set<StoreLocale>, after source: StoreLocale) -> Catalog {
    var limited = limited(to: locales.union([source]))
    func sort(_ localizations: inout [Localization]) {
      localizations.sort { one, other in one.storeLocale == source && other.storeLocale != source }
    }
    for index in limited.products.indices { sort(&limited.products[index].localizations) }
    for index in limited.groups.indices { sort(&limited.groups[index].localizations) }
    for index in limited.templates.indices { sort(&limited.templates[index].localizations) }
    for index in limited.currencies.indices {
      limited.currencies[index].names.sort { one, other in one.storeLocale == source && other.storeLocale != source }
    }
    return limited
  }
}

import AppStoreReference
import CatalogModel

/// The locales that an app requires its products to be localized in.
struct AppLocales: Sendable {
  /// The locales that the app lists, without the primary one or duplicates, in the app's order; other spellings of a
  /// locale count as the same.
  let listed: [StoreLocale]
  let primary: StoreLocale?

  init(_ app: App) {
    primary = app.primaryStoreLocale
    var seen = Set([app.primaryStoreLocale])
    listed = app.locales.compactMap { StoreLocale.resolving($0) }.filter { seen.insert($0).inserted }
  }
}

extension [Localization] {
  /// Those of the store's locales that the localizations are in.
  var storeLocales: Set<StoreLocale> { Set(compactMap(\.storeLocale)) }
}

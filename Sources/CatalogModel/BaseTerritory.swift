public import AppStoreReference

extension Catalog {
  /// The storefront in which prices are shown: the app's base territory, else the main storefront of
  /// its primary locale, else the United States.
  public var baseTerritory: Territory? {
    app.baseTerritory ?? app.primaryStoreLocale?.primaryStorefront ?? Territory("USA")
  }
}

extension App {
  /// The primary locale; nil if the App Store doesn't have it.
  public var primaryStoreLocale: StoreLocale? { primaryLocale.flatMap { StoreLocale.resolving($0) } }
}

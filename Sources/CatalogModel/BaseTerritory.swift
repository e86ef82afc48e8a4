public import AppStoreReference

extension Catalog {
  /// The storefront in which prices are shown: the app's base territory, else the main storefront of
  /// its primary locale, else the United States.
  public var baseTerritory: Territory? {
    app.baseTerritory
      ?? app.primaryLocale.flatMap { StoreLocale.resolving($0)?.primaryStorefront }
      ?? Territory("USA")
  }
}

import AppStoreReference
import CatalogModel

/// The locales that an app requires its products to be localized in, read once for all products.
struct AppLocales {
  /// Locales as bits, so that a product's are compared with the app's without a lookup.
  struct Mask: OptionSet {
    let rawValue: UInt64

    init(rawValue: UInt64) { self.rawValue = rawValue }

    init(_ locale: StoreLocale) { rawValue = 1 << UInt64(locale.index) }

    /// The locales of some localizations; those that the store doesn't have are ignored.
    init(_ localizations: [Localization]) {
      self = localizations.reduce(into: []) { mask, localization in
        if let locale = localization.storeLocale { mask.formUnion(Mask(locale)) }
      }
    }
  }

  /// The locales that the app lists, without the primary one or duplicates, in the app's order.
  private(set) var listed: [StoreLocale] = []
  /// ``listed`` as bits.
  private(set) var mask: Mask = []
  private(set) var primary: StoreLocale?

  /// No locales.
  init() {}

  /// The locales of an app; other spellings of a locale count as the same.
  init(_ app: App) {
    primary = app.primaryStoreLocale
    for name in app.locales {
      guard let locale = StoreLocale.resolving(name), locale != primary, !mask.contains(Mask(locale)) else { continue }
      listed.append(locale)
      mask.formUnion(Mask(locale))
    }
  }
}

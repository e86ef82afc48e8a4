import AppStoreReference
import CatalogModel

/// The locales in which an app wants its products written, read once for all products.
struct AppLocales {
  /// Locales as bits, so that a product's are held against the app's without a look-up.
  struct Mask: OptionSet {
    let rawValue: UInt64

    init(rawValue: UInt64) {
      self.rawValue = rawValue
    }

    init(_ locale: StoreLocale) {
      rawValue = 1 << UInt64(locale.index)
    }

    /// The locales of some localizations; those that the store does not have count for nothing.
    init(_ localizations: [Localization]) {
      self = localizations.reduce(into: []) { mask, localization in
        if let locale = localization.storeLocale { mask.formUnion(Mask(locale)) }
      }
    }
  }

  /// The locales that the app lists, without the primary one, in its order, each once.
  private(set) var listed: [StoreLocale] = []
  /// ``listed`` as bits.
  private(set) var mask: Mask = []
  private(set) var primary: StoreLocale?

  /// No locales.
  init() {}

  /// The locales of an app; other spellings of a locale count as it.
  init(_ app: App) {
    primary = app.primaryStoreLocale
    for name in app.locales {
      guard let locale = StoreLocale.resolving(name), locale != primary,
        !mask.contains(Mask(locale))
      else { continue }
      listed.append(locale)
      mask.formUnion(Mask(locale))
    }
  }
}

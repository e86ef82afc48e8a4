public import AppStoreReference
public import Basics

/// The in-app products of one app: what a reviewed catalog file says.
///
/// Order is part of the model: products, localizations and groups stand as their file has them, and
/// everything that is written out follows it.
public struct Catalog: Sendable, Hashable {
  public var app: App
  public var currencies: [VirtualCurrency]
  public var templates: [TextTemplate]
  /// Every product: those outside groups first, then the products of each group in turn.
  public var products: [Product]
  public var groups: [SubscriptionGroup]
  /// IDs that were used once and can never be used again in this app.
  public var retired: [String]
  /// Suppressions that hold for the whole file.
  public var suppressions: [Suppression]
  /// What the format that the catalog was read from can say at all.
  public var facets: CatalogFacets

  public init(
    app: App = App(), currencies: [VirtualCurrency] = [], templates: [TextTemplate] = [],
    products: [Product] = [], groups: [SubscriptionGroup] = [], retired: [String] = [],
    suppressions: [Suppression] = [], facets: CatalogFacets = .all
  ) {
    self.app = app
    self.currencies = currencies
    self.templates = templates
    self.products = products
    self.groups = groups
    self.retired = retired
    self.suppressions = suppressions
    self.facets = facets
  }

  /// The index of the first product of each ID.
  public var productIndices: [ExactText: Int] {
    Dictionary(
      products.indices.lazy.map { (ExactText(products[$0].productID), $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The virtual currency with the given key, as `grants` names it.
  public func currency(_ key: String) -> VirtualCurrency? {
    currencies.first { $0.key == key }
  }

  /// The indices in ``products`` of the subscriptions of a group, in the group's order.
  public func products(inGroup group: Int) -> [Int] {
    products.indices.filter { products[$0].subscription?.group == group }
  }
}

/// The app that sells the products.
public struct App: Sendable, Hashable {
  public var bundleID: String?
  public var name: String?
  /// The locale that App Store Connect falls back to; as written.
  public var primaryLocale: String?
  /// The locales in which every product must be written; as written.
  public var locales: [String]
  /// The storefront in whose currency plain prices are meant; App Store Connect's base territory.
  public var baseTerritory: Territory?
  /// Where in the app Restore Purchases is found.
  public var restoreNote: String?

  public init(
    bundleID: String? = nil, name: String? = nil, primaryLocale: String? = nil,
    locales: [String] = [], baseTerritory: Territory? = nil, restoreNote: String? = nil
  ) {
    self.bundleID = bundleID
    self.name = name
    self.primaryLocale = primaryLocale
    self.locales = locales
    self.baseTerritory = baseTerritory
    self.restoreNote = restoreNote
  }

  /// The item that, put behind the bundle ID and a period, gives a product ID.
  ///
  /// Nil when none does, as always without a bundle ID: where that is written later, the product has
  /// to keep its ID.
  public func item(of productID: String) -> String? {
    guard let prefix = bundleID.map({ "\($0)." }), productID.utf8.starts(with: prefix.utf8),
      productID.utf8.count > prefix.utf8.count
    else { return nil }
    return String(decoding: productID.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
  }
}

/// The parts of a catalog that not every file format can hold.
///
/// A rule that needs a part which the file cannot hold stays silent, instead of reporting as missing
/// what could not be written there.
public struct CatalogFacets: OptionSet, Sendable, Hashable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  public static let bundleID = CatalogFacets(rawValue: 1 << 0)
  /// What a catalog says of the app itself: the locales it needs, and where it restores purchases.
  public static let appLocales = CatalogFacets(rawValue: 1 << 1)
  public static let screenshots = CatalogFacets(rawValue: 1 << 2)
  public static let reviewNotes = CatalogFacets(rawValue: 1 << 3)
  public static let grants = CatalogFacets(rawValue: 1 << 4)
  public static let allStorefronts = CatalogFacets(rawValue: 1 << 5)
  public static let groupTexts = CatalogFacets(rawValue: 1 << 6)
  public static let suppressions = CatalogFacets(rawValue: 1 << 7)
  public static let prices = CatalogFacets(rawValue: 1 << 8)
  public static let texts = CatalogFacets(rawValue: 1 << 9)
  public static let referenceNames = CatalogFacets(rawValue: 1 << 10)
  public static let periods = CatalogFacets(rawValue: 1 << 11)
  public static let types = CatalogFacets(rawValue: 1 << 12)
  /// The levels of service in a subscription group.
  public static let levels = CatalogFacets(rawValue: 1 << 13)

  /// Shopkeeper's own catalog file holds everything.
  public static let all = CatalogFacets(rawValue: 0xFFFF)
}

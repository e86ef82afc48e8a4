public import AppStoreReference
public import Basics

/// The in-app products of one app: the content of a reviewed catalog file.
///
/// Order is part of the model: products, localizations and groups are in the order of their file,
/// and everything that is written follows it.
public struct Catalog: Sendable, Hashable {
  public var app: App
  public var currencies: [VirtualCurrency]
  public var templates: [TextTemplate]
  /// Every product: products outside of groups first, then the products of each group in turn.
  public var products: [Product]
  public var groups: [SubscriptionGroup]
  /// IDs that were once used and can never be used again in this app.
  public var retired: [String]
  /// Suppressions that apply to the whole file.
  public var suppressions: [Suppression]
  /// The parts of a catalog that its file format can represent.
  public var facets: CatalogFacets

  public init(
    app: App = App(), currencies: [VirtualCurrency] = [], templates: [TextTemplate] = [], products: [Product] = [],
    groups: [SubscriptionGroup] = [], retired: [String] = [], suppressions: [Suppression] = [],
    facets: CatalogFacets = .all
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
      products.indices.lazy.map { (ExactText(products[$0].productID), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The virtual currency with the given key, as referenced in `grants`.
  public func currency(_ key: String) -> VirtualCurrency? { currencies.first { $0.key == key } }

  /// The indices in ``products`` of the subscriptions of each group, in the groups' order, collected in one pass.
  public var productsByGroup: [[Int]] {
    var members: [[Int]] = Array(repeating: [], count: groups.count)
    for (index, product) in products.enumerated() {
      guard let group = product.subscription?.group, members.indices.contains(group) else { continue }
      members[group].append(index)
    }
    return members
  }
}

/// The app that sells the products.
public struct App: Sendable, Hashable {
  public var bundleID: String?
  public var name: String?
  /// The locale that App Store Connect falls back to; as written.
  public var primaryLocale: String?
  /// The locales that every product must have; as written.
  public var locales: [String]
  /// The storefront whose currency plain prices are in; App Store Connect's base territory.
  public var baseTerritory: Territory?
  /// The place of Restore Purchases in the app.
  public var restoreNote: String?
  /// The terms of use: `standard`, `custom`, or the address of the app's own; as written.
  public var terms: String?
  /// The address of the privacy policy.
  public var privacyURL: String?
  /// The rules by which products may get their prices in other storefronts.
  public var pricePolicies: [PricePolicy]
  /// The texts of retention messages, by message and locale.
  public var retentionMessages: [RetentionMessage]

  public init(
    bundleID: String? = nil, name: String? = nil, primaryLocale: String? = nil, locales: [String] = [],
    baseTerritory: Territory? = nil, restoreNote: String? = nil, terms: String? = nil, privacyURL: String? = nil,
    pricePolicies: [PricePolicy] = [], retentionMessages: [RetentionMessage] = []
  ) {
    self.bundleID = bundleID
    self.name = name
    self.primaryLocale = primaryLocale
    self.locales = locales
    self.baseTerritory = baseTerritory
    self.restoreNote = restoreNote
    self.terms = terms
    self.privacyURL = privacyURL
    self.pricePolicies = pricePolicies
    self.retentionMessages = retentionMessages
  }

  /// The beginning of product IDs that follow from items: the bundle ID and a period.
  ///
  /// Nil without a bundle ID, and for one that is far too long: each product would have a copy of it.
  package var idPrefix: String? {
    guard let bundleID, bundleID.utf8.count <= Self.longestIDPrefix else { return nil }
    return "\(bundleID)."
  }

  /// Our own limit in bytes, several times the one of a bundle ID.
  private static let longestIDPrefix = 1_000

  /// The item that, appended to the bundle ID and a period, gives a product ID.
  ///
  /// Nil when none does, and always without a bundle ID: if that is added later, the product has to
  /// keep its ID.
  public func item(of productID: String) -> String? {
    guard let prefix = idPrefix, productID.utf8.starts(with: prefix.utf8),
      productID.utf8.count > prefix.utf8.count
    else { return nil }
    return String(decoding: productID.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
  }
}

/// The parts of a catalog that not every file format can represent.
///
/// A rule that needs a part which the file can't represent is skipped, instead of reporting as
/// missing what couldn't be written there.
public struct CatalogFacets: OptionSet, Sendable, Hashable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) { self.rawValue = rawValue }

  public static let bundleID = CatalogFacets(rawValue: 1 << 0)
  /// The properties of the app itself: the locales that it needs, and the place where it restores
  /// purchases.
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
  /// Prices in the App Store; Google Play has other price points.
  public static let pricePoints = CatalogFacets(rawValue: 1 << 14)
  /// Prices of subscriptions are only the ones that were set: a record of the store has all of
  /// them, including prices derived from another one.
  public static let derivedPrices = CatalogFacets(rawValue: 1 << 15)

  /// Shopkeeper's own catalog file can represent everything.
  public static let all = CatalogFacets(rawValue: 0xFFFF)
}

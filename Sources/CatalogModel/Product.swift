public import AppStoreReference
public import Basics

/// One in-app purchase or auto-renewable subscription.
public struct Product: Sendable, Hashable {
  /// The name of the product within its catalog, such as `coins400`; the full ID if the file has no
  /// shorter name.
  public var item: String
  /// The full product ID, such as `com.example.goldrush.coins400`. Compared by bytes.
  public var productID: String
  /// The ID was accepted by App Store Connect under older rules, hyphens included.
  public var hasLegacyID: Bool
  /// Nil when the file doesn't give a known type, which the reader has reported.
  public var type: ProductType?
  public var referenceName: String?
  public var price: Price?
  /// The name of the ``PricePolicy`` that gives it prices in other storefronts; nil for those of the store.
  public var pricePolicy: String?
  public var grants: [Grant]
  /// The key of the ``TextTemplate`` that provides the texts that are not written out.
  public var template: String?
  public var localizations: [Localization]
  public var review: Review
  public var isFamilySharable: Bool
  /// The path of the promotional image, relative to the catalog file.
  public var promotionalImage: String?
  public var availability: Availability
  /// The suppressions of the product as a whole, then of its localizations, in order.
  public var suppressions: [Suppression]
  /// The additional properties of an auto-renewable subscription; nil for every other type.
  public var subscription: Subscription?
  /// The offer codes of a one-time product; empty for an auto-renewable subscription.
  public var offerCodes: [OfferCode]

  public init(
    item: String, productID: String, hasLegacyID: Bool = false, type: ProductType? = nil, referenceName: String? = nil,
    price: Price? = nil, pricePolicy: String? = nil, grants: [Grant] = [], template: String? = nil,
    localizations: [Localization] = [], review: Review = Review(), isFamilySharable: Bool = false,
    promotionalImage: String? = nil,
    availability: Availability = Availability(), suppressions: [Suppression] = [], subscription: Subscription? = nil,
    offerCodes: [OfferCode] = []
  ) {
    self.item = item
    self.productID = productID
    self.hasLegacyID = hasLegacyID
    self.type = type
    self.referenceName = referenceName
    self.price = price
    self.pricePolicy = pricePolicy
    self.grants = grants
    self.template = template
    self.localizations = localizations
    self.review = review
    self.isFamilySharable = isFamilySharable
    self.promotionalImage = promotionalImage
    self.availability = availability
    self.suppressions = suppressions
    self.subscription = subscription
    self.offerCodes = offerCodes
  }
}

/// An amount that a consumable adds to the customer's account.
public struct Grant: Sendable, Hashable {
  /// The key of a ``VirtualCurrency``.
  public var currency: String
  public var quantity: Int
  /// The bonus: the 40 of `400+40`; zero without a bonus.
  public var bonus: Int

  public init(currency: String, quantity: Int, bonus: Int = 0) {
    self.currency = currency
    self.quantity = quantity
    self.bonus = bonus
  }

  public var total: Int { quantity + bonus }

  /// The quantity as written in a catalog file: `400`, or `400+40` with a bonus.
  public var amount: String { bonus > 0 ? "\(quantity)+\(bonus)" : "\(quantity)" }
}

/// The notes and images that only the reviewer sees.
public struct Review: Sendable, Hashable {
  /// The path of the screenshot, relative to the catalog file.
  public var screenshot: String?
  /// The screenshot that App Store Connect has, by its name, size and checksum; for a product without a file
  /// of it here.
  public var uploadedScreenshot: String?
  public var notes: String?

  public init(screenshot: String? = nil, uploadedScreenshot: String? = nil, notes: String? = nil) {
    self.screenshot = screenshot
    self.uploadedScreenshot = uploadedScreenshot
    self.notes = notes
  }
}

/// The clients that are offered the product, the time in which they are, and data for clients alone. The App Store
/// doesn't have this information.
public struct Availability: Sendable, Hashable {
  /// The lowest app version that can sell the product, such as `2.1`.
  public var minimumAppVersion: String?
  /// The storefronts that sell it; nil for all.
  public var storefronts: [Territory]?
  /// The platforms that sell it, such as `ios`; nil for all.
  public var platforms: [String]?
  public var from: CalendarDate?
  public var until: CalendarDate?
  /// Whether it is hidden from every client.
  public var isHidden: Bool
  /// Words by which clients choose among products, such as `featured`.
  public var tags: [String]
  /// The address of an image that clients may show; nil for none.
  public var publicImage: String?

  public init(
    minimumAppVersion: String? = nil, storefronts: [Territory]? = nil, platforms: [String]? = nil,
    from: CalendarDate? = nil, until: CalendarDate? = nil, isHidden: Bool = false, tags: [String] = [],
    publicImage: String? = nil
  ) {
    self.minimumAppVersion = minimumAppVersion
    self.storefronts = storefronts
    self.platforms = platforms
    self.from = from
    self.until = until
    self.isHidden = isHidden
    self.tags = tags
    self.publicImage = publicImage
  }
}

/// A rule that is suppressed for a file, a product, a group, or the texts of one locale, with the
/// reason.
public struct Suppression: Sendable, Hashable {
  public var rule: String
  public var reason: String?
  /// The localization that it is in and applies to, as written; nil for the whole subject.
  public var locale: String?
  /// The last day on which it applies; nil for no limit.
  public var until: CalendarDate?

  public init(rule: String, reason: String? = nil, locale: String? = nil, until: CalendarDate? = nil) {
    self.rule = rule
    self.reason = reason
    self.locale = locale
    self.until = until
  }
}

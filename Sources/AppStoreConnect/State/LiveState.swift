public import AppStoreReference
public import Basics
import SourceSyntax

/// The state of an app's in-app purchases in App Store Connect, as far as a catalog can hold it.
public struct LiveState: Sendable, Hashable {
  public var app: LiveApp
  public var groups: [LiveGroup]
  /// The one-time products, then the subscriptions of each group in turn.
  public var products: [LiveProduct]

  public init(app: LiveApp, groups: [LiveGroup] = [], products: [LiveProduct] = []) {
    self.app = app
    self.groups = groups
    self.products = products
  }

  /// The index of each product by its ID.
  public var productIndices: [ExactText: Int] {
    Dictionary(
      products.indices.lazy.map { (ExactText(products[$0].productID), $0) }, uniquingKeysWith: { first, _ in first })
  }
}

public struct LiveApp: Sendable, Hashable {
  /// The ID at the store.
  public var id: String
  public var bundleID: String
  public var name: String?
  public var primaryLocale: String?
  /// Whether it has a license agreement of its own; nil when the answers don't say it.
  public var hasOwnTerms: Bool?
  /// The address of its privacy policy by locale; nil when the answers don't say it.
  public var privacyURLs: [String: String]?

  public init(id: String, bundleID: String, name: String? = nil, primaryLocale: String? = nil) {
    self.id = id
    self.bundleID = bundleID
    self.name = name
    self.primaryLocale = primaryLocale
  }
}

public struct LiveGroup: Sendable, Hashable {
  public var id: String
  public var referenceName: String
  public var versions: [LiveVersion]

  public init(id: String, referenceName: String, versions: [LiveVersion] = []) {
    self.id = id
    self.referenceName = referenceName
    self.versions = versions
  }
}

public struct LiveProduct: Sendable, Hashable {
  public var id: String
  public var productID: String
  public var isSubscription: Bool
  /// The type of a one-time product, by its name in the API.
  public var type: String?
  public var name: String
  public var reviewNote: String?
  public var isFamilySharable = false
  /// An open set: unknown states occur.
  public var state: String
  /// The ID of its group at the store.
  public var group: String?
  public var period: String?
  public var level: Int?
  /// Whether several seats can be bought at once, by its name in the API; nil where the answers don't say it.
  public var multiSeatStatus: String?
  /// The markets in which several seats are sold, by their names in the API: an open set.
  public var markets: [String]?
  public var versions: [LiveVersion] = []
  /// The base territory of a one-time product's schedule.
  public var baseTerritory: Territory?
  /// Prices that were set, including planned ones; without prices that the store derived.
  public var prices: [LivePrice] = []
  public var availabilities: [LiveAvailability] = []
  public var screenshot: LiveAsset?
  /// The offers of a subscription.
  public var offers: [LiveOffer] = []
  /// The offer codes of a one-time product, including deactivated ones.
  public var offerCodes: [LiveOfferCode] = []

  public init(id: String, productID: String, isSubscription: Bool, name: String, state: String) {
    self.id = id
    self.productID = productID
    self.isSubscription = isSubscription
    self.name = name
    self.state = state
  }

  /// Whether it was ever approved: products that customers may have bought have stricter rules.
  public var wasApproved: Bool {
    Self.approvedStates.contains(state)
      || versions.contains { ["APPROVED", "REPLACED_WITH_NEW_VERSION"].contains($0.state) }
  }

  private static let approvedStates: Set<String> = ["APPROVED", "DEVELOPER_REMOVED_FROM_SALE", "REMOVED_FROM_SALE"]

  /// Whether it can't be changed until Apple has decided.
  public var isInReview: Bool { ["WAITING_FOR_REVIEW", "IN_REVIEW"].contains(state) }

  /// Whether it was never submitted.
  public var isNew: Bool { ["MISSING_METADATA", "READY_TO_SUBMIT"].contains(state) && !wasApproved }
}

/// The texts and images that go to review together.
public struct LiveVersion: Sendable, Hashable {
  public var id: String
  public var number: Int
  /// An open set: unknown states occur.
  public var state: String
  public var texts: [LiveText]
  /// The promotional images of a product, including unfinished uploads.
  public var images: [LiveAsset] = []
  /// The ID of the image that the store assigns to the version.
  public var imageID: String?

  public init(id: String, number: Int, state: String, texts: [LiveText] = []) {
    self.id = id
    self.number = number
    self.state = state
    self.texts = texts
  }

  /// The promotional image: the one that the store names, or else the newest that is complete.
  public var image: LiveAsset? { images.first { $0.id == imageID } ?? images.last { !$0.isUnusable } ?? images.last }

  /// Whether its texts can be written. Other states, unknown ones included, are not editable.
  public var isDraft: Bool { state == "PREPARE_FOR_SUBMISSION" }
  /// Whether the next version can be made.
  public var isSettled: Bool { ["APPROVED", "ACCEPTED", "REJECTED", "DEVELOPER_REJECTED"].contains(state) }
}

extension [LiveVersion] {
  /// The version that a catalog describes: the draft, or else the newest.
  public var current: LiveVersion? {
    first { $0.isDraft } ?? filter { $0.state != "REPLACED_WITH_NEW_VERSION" }.newest ?? newest
  }

  /// The version that customers see.
  public var approved: LiveVersion? { filter { $0.state == "APPROVED" }.newest }

  private var newest: LiveVersion? { self.max { $0.number < $1.number } }
}

public struct LiveText: Sendable, Hashable {
  public var id: String
  public var locale: String
  public var name: String?
  public var description: String?
  /// The name of the app in the text of a group.
  public var customAppName: String?

  public init(id: String, locale: String, name: String?, description: String? = nil, customAppName: String? = nil) {
    self.customAppName = customAppName
    self.id = id
    self.locale = locale
    self.name = name
    self.description = description
  }
}

/// A price in one storefront, in effect or planned.
public struct LivePrice: Sendable, Hashable {
  public var id: String
  public var territory: Territory
  public var amount: Money
  public var point: String
  /// Nil for the first price of a product.
  public var start: CalendarDate?
  /// Whether it is the old price, kept for existing subscribers.
  public var isPreserved: Bool
  /// The billing plan of a subscription, by its name in the API.
  public var plan: String?
  /// Whether it has other prices for larger numbers of seats, which are left to App Store Connect.
  public var hasTiers = false

  /// Whether it is for the monthly billing plan, which is left to App Store Connect.
  var isMonthly: Bool { plan == PlanType.monthly.apiName }

  public init(
    id: String, territory: Territory, amount: Money, point: String, start: CalendarDate? = nil,
    isPreserved: Bool = false, plan: String? = nil
  ) {
    self.id = id
    self.territory = territory
    self.amount = amount
    self.point = point
    self.start = start
    self.isPreserved = isPreserved
    self.plan = plan
  }
}

extension LiveProduct {
  /// The storefronts of the billing plan that is paid up front.
  var availability: LiveAvailability? { availabilities.first { !$0.isMonthly } }

  /// The price point of an amount that was set in a storefront.
  func point(of amount: Money, in territory: Territory) -> String? {
    prices.first { $0.territory == territory && $0.amount == amount && !$0.isMonthly }?.point
  }

  /// The prices in effect on a day, by storefront: the newest row whose date has come.
  public func currentPrices(on day: CalendarDate) -> [Territory: LivePrice] {
    var current: [Territory: LivePrice] = [:]
    for price in prices where !price.isPreserved && !price.isMonthly {
      guard price.start.map({ $0 <= day }) ?? true else { continue }
      // The first price has no date.
      if let known = current[price.territory]?.start, price.start.map({ $0 < known }) ?? true { continue }
      current[price.territory] = price
    }
    return current
  }

  /// The planned prices, by storefront.
  public func plannedPrices(after day: CalendarDate) -> [Territory: LivePrice] {
    var planned: [Territory: LivePrice] = [:]
    for price in prices where !price.isPreserved && !price.isMonthly {
      guard let start = price.start, start > day else { continue }
      if let known = planned[price.territory]?.start, known >= start { continue }
      planned[price.territory] = price
    }
    return planned
  }
}

/// The availability of a product: the storefronts where it is sold.
public struct LiveAvailability: Sendable, Hashable {
  public var id: String
  /// The billing plan of a subscription, by its name in the API.
  public var plan: String?
  /// Whether it will be sold in storefronts that open later.
  public var isOpen: Bool
  public var territories: Set<Territory>

  /// Whether it is for the monthly billing plan, which is left to App Store Connect.
  var isMonthly: Bool { plan == PlanType.monthly.apiName }

  public init(id: String, plan: String? = nil, isOpen: Bool, territories: Set<Territory>) {
    self.id = id
    self.plan = plan
    self.isOpen = isOpen
    self.territories = territories
  }
}

/// An uploaded file.
public struct LiveAsset: Sendable, Hashable {
  public var id: String
  public var fileName: String?
  public var size: Int?
  /// The MD5 digest in hexadecimal, where the store states it.
  public var checksum: String?
  public var state: String?

  public init(id: String, fileName: String? = nil, size: Int? = nil, checksum: String? = nil, state: String? = nil) {
    self.id = id
    self.fileName = fileName
    self.size = size
    self.checksum = checksum
    self.state = state
  }
}

extension LiveProduct {
  /// The requirements before it can be submitted, as far as they are known.
  public var lacks: [String] {
    var lacks: [String] = []
    if versions.current?.texts.isEmpty ?? true { lacks.append("texts") }
    if !availabilities.contains(where: { !$0.territories.isEmpty }) { lacks.append("storefronts") }
    if prices.isEmpty {
      lacks.append("a price")
    } else if isSubscription {
      let missing = Territory.all.count - Set(prices.map(\.territory)).count
      if missing > 0 { lacks.append("prices in \(missing) storefronts") }
    }
    if screenshot == nil, !wasApproved { lacks.append("a review screenshot") }
    return lacks
  }
}

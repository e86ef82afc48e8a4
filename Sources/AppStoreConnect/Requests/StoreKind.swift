package import CatalogModel
package import SourceSyntax

/// The names of the API for one-time products, for subscriptions and for their groups.
package enum StoreKind: Sendable, Hashable {
  case inAppPurchase
  case subscription
  case group

  private var prefix: String {
    switch self {
    case .inAppPurchase: "inAppPurchase"
    case .subscription: "subscription"
    case .group: "subscriptionGroup"
    }
  }

  /// The version of the API in which the product itself is.
  package var apiVersion: String { self == .inAppPurchase ? "v2" : "v1" }
  package var type: String { prefix + "s" }
  /// The path of its own requests.
  package var path: String { "/\(apiVersion)/\(type)" }
  /// The relationship to it.
  package var relation: String { prefix }
  /// The relationship to it in requests that predate versions.
  package var olderRelation: String { self == .inAppPurchase ? "inAppPurchaseV2" : prefix }
  package var versionType: String { prefix + "Versions" }
  package var localizationType: String { prefix + "Localizations" }
  package var imageType: String { prefix + "Images" }
  package var screenshotType: String { prefix + "AppStoreReviewScreenshots" }
  package var priceType: String { prefix + "Prices" }
  package var pricePointType: String { prefix + "PricePoints" }
  package var pricePoint: String { prefix + "PricePoint" }
  /// The type of an offer with codes, in the singular.
  var offerCodeType: String { prefix + "OfferCode" }
  package var availabilityType: String {
    self == .inAppPurchase ? "inAppPurchaseAvailabilities" : "subscriptionPlanAvailabilities"
  }

  /// The relationship to a product of this kind with an ID.
  package func reference(to id: String) -> OrderedValue { RequestBody.one(type, id) }

  /// - Parameter isSubscription: Whether a product is an auto-renewable subscription.
  package init(isSubscription: Bool) { self = isSubscription ? .subscription : .inAppPurchase }
}

extension Offer.Kind {
  /// The type of the resource at the store.
  package var resourceType: String {
    switch self {
    case .introductory: "subscriptionIntroductoryOffers"
    case .promotional: "subscriptionPromotionalOffers"
    case .code: "subscriptionOfferCodes"
    case .winBack: "winBackOffers"
    }
  }

  /// The type of the prices that are created with it; an introductory offer is its own.
  package var priceType: String {
    switch self {
    case .introductory: resourceType
    case .promotional: "subscriptionPromotionalOfferPrices"
    case .code: "subscriptionOfferCodePrices"
    case .winBack: "winBackOfferPrices"
    }
  }

  /// The relationship of a subscription to it.
  package var relationship: String {
    switch self {
    case .introductory: "introductoryOffers"
    case .promotional: "promotionalOffers"
    case .code: "offerCodes"
    case .winBack: "winBackOffers"
    }
  }
}

extension Offer.Eligibility {
  /// The name in the API: `NEW`.
  package var apiName: String { rawValue.uppercased() }
}

extension OfferCode.Eligibility {
  /// The name in the API: `NON_SPENDER`.
  package var apiName: String { rawValue.uppercased().replacing("-", with: "_") }
}

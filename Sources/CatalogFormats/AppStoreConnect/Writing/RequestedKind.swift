import CatalogModel
import SourceSyntax

/// The API names of a product and everything that belongs to it: one-time products and
/// subscriptions are separate resources.
enum RequestedKind {
  case inAppPurchase
  case subscription

  private var prefix: String { self == .inAppPurchase ? "inAppPurchase" : "subscription" }

  var type: String { prefix + "s" }
  var versionType: String { prefix + "Versions" }
  var localizationType: String { prefix + "Localizations" }
  var imageType: String { prefix + "Images" }
  var screenshotType: String { prefix + "AppStoreReviewScreenshots" }
  var priceType: String { prefix + "Prices" }
  var pricePointType: String { prefix + "PricePoints" }

  var availabilityType: String {
    self == .inAppPurchase ? "inAppPurchaseAvailabilities" : "subscriptionPlanAvailabilities"
  }

  /// The path of the product's own requests.
  var path: String { self == .inAppPurchase ? "/v2/inAppPurchases" : "/v1/subscriptions" }
  /// The relationship to the product.
  var parent: String { prefix }
  /// The same in requests that predate versions.
  var olderParent: String { self == .inAppPurchase ? "inAppPurchaseV2" : "subscription" }
  var pricePointRelationship: String { prefix + "PricePoint" }

  /// The relationship to a product that an earlier request creates.
  func reference(to product: Product) -> OrderedValue {
    RequestStep.one(type, RequestName("product", product.productID))
  }
}

import AppStoreReference
import Basics
import CatalogFormats
import CatalogModel

/// What a catalog says about a product, in the terms of the store.
struct DesiredProduct {
  struct Text: Hashable {
    var locale: String
    var title: String
    var description: String?
  }

  let product: Product
  let texts: [Text]
  /// Nil when no amount is known in any storefront.
  let plan: PricePlan?

  init(_ product: Product, base: Territory?) {
    self.product = product
    texts = Self.texts(product.localizations)
    plan = product.price.flatMap { PricePlan($0, in: base) }
  }

  /// One text for each locale that has a title.
  static func texts(_ localizations: [Localization]) -> [Text] {
    var seen: Set<String> = []
    return localizations.compactMap { text in
      let locale = text.storeLocale?.code ?? text.locale
      guard let title = text.title, seen.insert(locale).inserted else { return nil }
      return Text(locale: locale, title: title, description: text.description)
    }
  }

  /// The names of the resources of its kind.
  var kind: StoreKind { product.subscription == nil ? .inAppPurchase : .subscription }

  /// The prices that the catalog states, by storefront.
  var amounts: [Territory: Money] { plan?.amounts ?? [:] }
}

extension PricePlan {
  /// The prices that are stated, by storefront.
  var amounts: [Territory: Money] {
    var amounts = [base.territory: base.amount]
    for entry in overrides { amounts[entry.territory] = entry.amount }
    for (amount, territories) in currencies { for territory in territories { amounts[territory] = amount } }
    return amounts
  }
}

/// The names of the API for one-time products and for subscriptions.
enum StoreKind: Sendable, Hashable {
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
  var apiVersion: String { self == .inAppPurchase ? "v2" : "v1" }
  var type: String { prefix + "s" }
  /// The relationship to it.
  var relation: String { prefix }
  var versionType: String { prefix + "Versions" }
  var localizationType: String { prefix + "Localizations" }
  var imageType: String { prefix + "Images" }
  var screenshotType: String { prefix + "AppStoreReviewScreenshots" }
  var priceType: String { prefix + "Prices" }
  var pricePointType: String { prefix + "PricePoints" }
  var pricePoint: String { prefix + "PricePoint" }
}

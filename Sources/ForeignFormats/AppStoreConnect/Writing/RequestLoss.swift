import CatalogFormats
import CatalogModel

/// The reasons why something is in no request, or differs from the catalog.
enum RequestLoss {
  private static let store = "App Store Connect"

  /// The reasons for fields that no request has.
  static let reasons: [CatalogField: String] = [
    .name: appExists, .primaryLocale: appExists, .locales: "\(store) does not say which locales are required",
    .restoreNote: "\(store) has no restore note", .terms: appMetadata, .privacyURL: appMetadata,
    .ignore: "\(store) has no suppressions", .grants: "\(store) does not know what a product grants",
    .template: "\(store) has no templates; the texts are written with their placeholders filled in",
    .retired: "\(store) keeps track of deleted product IDs itself", .from: days, .until: days,
  ].merging(
    Product.conditionFields.compactMap(\.path).filter { $0 != .storefronts }.map {
      ($0, "\(store) offers a product to every client")
    }
  ) { reason, _ in reason }

  private static let appExists = "the app is found by its bundle ID, and not changed"
  private static let appMetadata = "it belongs to the app's own pages in App Store Connect, which aren't written"
  private static let days = "\(store) offers a product from its approval on, without an end date"

  static let noType = "the product has no type"
  static let noGroup = "an auto-renewable subscription outside of a group can't be created"
  static let noName = "\(store) requires a reference name; the product ID is written"
  static let noGroupName = "\(store) requires a reference name; the key of the group is written"
  static let noTitle = "\(store) accepts no description without a title"
  static let repeatedLocale = "the locale occurs more than once"
  static let tier =
    "\(store) has no tiers; the price in the base territory is written, and the store derives the others"
  static let unknownPrice = "no price is known in any storefront"
  static let baseTerritory = "\(store) derives prices from one storefront; that of the primary locale is written"
  static let unreadableFile =
    "the file is not in the catalog's folder, or can't be read, so neither its size nor its checksum is known"
  static let incompleteOffer = "the offer has no mode or no period"
  static let offerWithoutID = "\(store) requires an ID for a promotional or win-back offer"
  static let codeWithoutName = "\(store) requires a reference name for an offer code"
  static let noOfferName = "\(store) requires a reference name for the offer; its ID is written"
  static let offerWithoutPrice = "no price of the offer is known in any storefront"
  static let freeWithPrice = "an offer code that is free has no price"
  static let introductoryName = "\(store) has introductory offers without names"
  static let unknownBillingPlan = "\(store) has no such billing plan; it has BILLED_UPFRONT and MONTHLY"
  static let repeatedBillingPlan = "the billing plan occurs more than once"
  static let commitment = "\(store) calculates the total price of a commitment itself"
  static let offSale = "a subscription whose billing plans are all disabled is not on sale anywhere"
  static let upFrontPrice = "the price that is paid up front is the price of the product"
  static let winBackCustomers = "\(store) requires who a win-back offer is for: \"paidMonths\" and \"lapsedMonths\""
  /// - Parameters:
  ///   - offer: The ID of the offer.
  ///   - product: The ID of its product.
  static func winBackStart(_ offer: String, of product: String) -> String {
    "\(product): the win-back offer \(offer) has no first day (\"from\"), which the store requires; written "
      + "for a date that is one of the inputs"
  }
}

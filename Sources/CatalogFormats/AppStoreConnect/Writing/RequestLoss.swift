/// Why something is in no request, or otherwise than the catalog says it.
enum RequestLoss {
  private static let store = "App Store Connect"

  static let noType = "the product has no type"
  static let noID = "the product has no ID"
  static let repeatedID = "the product ID stands before"
  static let noGroup = "an auto-renewable subscription outside a group can't be created"
  static let noName = "\(store) demands a reference name; the product ID is written"
  static let noGroupName = "\(store) demands a reference name; the key of the group is written"
  static let noTitle = "\(store) takes no description without a display name"
  static let repeatedLocale = "the locale stands before"
  static let tier =
    "\(store) has no tiers; the price in the base territory is written, and the store derives the "
    + "others"
  static let unknownPrice = "no price is known in any storefront"
  static let grants = "\(store) does not know what a product grants"
  static let template = "\(store) has no templates; the texts are written as they are filled"
  static let clients = "\(store) offers a product to every client"
  static let days = "\(store) offers a product from its approval on, without an end"
  static let suppressions = "\(store) has no suppressions"
  static let retired = "\(store) keeps product IDs that were deleted by itself"
  static let appExists = "the app is found by its bundle ID, and not changed"
  static let baseTerritory =
    "\(store) derives prices from one storefront; that of the primary locale is written"
  static let requiredLocales = "\(store) does not say which locales are required"
  static let restoreNote = "\(store) has no restore note"
  static let unreadableFile =
    "the file is not in the catalog's folder, or can't be read, so neither its size nor its checksum is known"
  static let incompleteOffer = "the offer has no mode or no period"
  static let offerWithoutID = "\(store) demands an ID of a promotional or win-back offer"
  static let codeWithoutName = "\(store) demands a reference name of an offer code"
  static let noOfferName = "\(store) demands a reference name of the offer; its ID is written"
  static let offerWithoutPrice = "no price of the offer is known in any storefront"
  static let introductoryName = "\(store) has introductory offers without names"
  static let unknownBillingPlan =
    "\(store) has no such billing plan; it has BILLED_UPFRONT and MONTHLY"
  static let repeatedBillingPlan = "the billing plan stands before"
  static let commitment = "\(store) works out by itself what a commitment costs in all"
  static let offSale = "a subscription whose billing plans are all disabled is on sale nowhere"
  static let upFrontPrice = "what is paid up front is the price of the product"
  static let winBackTerms =
    "a catalog does not say whom a win-back offer is for, nor from when; written for everyone who "
    + "paid for a month and left a month ago, from a day that is asked for"
}

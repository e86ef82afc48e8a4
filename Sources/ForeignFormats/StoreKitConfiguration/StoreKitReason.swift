import AppStoreReference
import CatalogFormats
import CatalogModel

/// The reasons why something of a catalog is not in a StoreKit configuration.
enum StoreKitReason {
  private static let file = "a StoreKit configuration"

  /// The reasons for fields that no configuration has.
  static let fields: [CatalogField: String] = [
    .bundleID: "\(file) has no bundle ID", .name: "\(file) has no name of the app",
    .locales: "\(file) does not say which locales are required", .restoreNote: "\(file) has no restore note",
    .terms: "\(file) has the text of the terms, but not where customers find them",
    .ignore: "\(file) has no suppressions", .grants: "\(file) does not say what a product grants",
    .screenshot: "\(file) has nothing for the reviewer", .reviewNotes: "\(file) has nothing for the reviewer",
    .promotionalImage: "\(file) has no images",
    .offerCodes: "no StoreKit configuration with offer codes of a one-time product was ever seen; create them in Xcode",
    .retired: "\(file) has no retired product IDs",
  ].merging(
    Product.conditionFields.compactMap(\.path).map { ($0, "\(file) offers every product to every client") }
  ) { $1 }

  static let noType = "the product has no type"
  static let noID = "the product has no ID"
  static let repeatedID = "the product ID occurs more than once"
  static let noGroup = "an auto-renewable subscription outside of a group can't be written"
  static let noPeriod = "the subscription has no period"
  static let noLevel = "the subscription has no level; its place in the group is written"
  static let incompleteOffer = "the offer has no mode or no period"
  static let members = "the notation of the members of a suite was never seen; choose them in Xcode"
  static let suiteOffer = "a suite in \(file) has introductory offers only"
  static let newBundle = "no StoreKit configuration with a bundle was ever seen; create it in Xcode"
  static let otherPrices = "\(file) has the price in one storefront only"
  static let keyPair = "the private key that signs offers is a secret of its file and not copied to others"

  static func noPrice(_ storefront: Territory?) -> String {
    guard let storefront else { return "no price is known" }
    return "no price is known in \"\(storefront)\" (\(storefront.currency))"
  }

  static func keptPrice(_ storefront: Territory?) -> String { noPrice(storefront) + "; the one in the file is kept" }

  static func secondIntroductory(_ version: StoreKitVersion) -> String {
    "\(file) of version \(version) has one introductory offer per subscription"
  }

  static func missing(_ things: String, in version: StoreKitVersion) -> String {
    "\(file) of version \(version) has no \(things)"
  }
}

/// The reasons why something of a StoreKit configuration is not in a catalog.
enum StoreKitLeftover {
  static let identifiers = "a catalog does not keep Xcode's identifiers"
  static let settings = "a catalog does not keep Xcode's settings for tests"
  static let policies = "a catalog has no license agreement and no privacy policies"
  static let keyPair = "a catalog has no key that signs offers"
  static let version = "a catalog does not keep the version of a StoreKit configuration"
  /// Xcode leaves out the storefront of a new file.
  static let currency = "the file has no \"_storefront\"; its prices are taken for US dollars, as Xcode does"
  static let imageID = "a catalog does not keep the identifier of a promotional image"
  static let eligible = "a catalog does not say who is eligible in tests"
  static let formerPrice = "a catalog does not keep the price that a free offer had"
  static let otherOffer = "a catalog has no offers that are switched off"
  static let namedMember = "a catalog has the subscriptions of a group, not their names"
  static let spelling = "a catalog spells locales as App Store Connect does"
  static let groupDescription = "a catalog has no descriptions of groups"

  /// Data that is only useful for tests on one machine, and that no product of the store has.
  static let asides: Set<String> = [identifiers, settings, keyPair, version, currency, imageID, eligible, spelling]

  static func key(_ name: String) -> String { "a catalog has no place for \"\(name)\"" }
}

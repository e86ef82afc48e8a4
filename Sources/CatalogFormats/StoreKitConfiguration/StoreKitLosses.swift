import AppStoreReference
import CatalogModel

/// Records what a StoreKit configuration can't hold.
struct StoreKitLosses {
  private(set) var losses: [ExportLoss] = []

  mutating func recordLoss(
    _ extent: ExportLoss.Extent, _ path: CatalogPath, _ reason: String, isOutside: Bool = false
  ) {
    losses.append(ExportLoss(extent, of: path, reason, isOutside: isOutside))
  }

  mutating func loseApp(of catalog: Catalog) {
    let app = catalog.app
    if app.bundleID != nil { recordLoss(.value, CatalogPath(.app, .bundleID), StoreKitReason.noBundleID) }
    if app.name != nil { recordLoss(.value, CatalogPath(.app, .name), StoreKitReason.noAppName) }
    if !app.locales.isEmpty { recordLoss(.value, CatalogPath(.app, .locales), StoreKitReason.noAppLocales) }
    if app.restoreNote != nil { recordLoss(.value, CatalogPath(.app, .restoreNote), StoreKitReason.noRestoreNote) }
    if !catalog.suppressions.isEmpty { recordLoss(.value, CatalogPath(.catalog, .ignore), StoreKitReason.suppressions) }
  }

  mutating func loseFields(of product: Product, at subject: CatalogPath.Subject) {
    func lost(_ isLost: Bool, _ field: CatalogField, _ reason: String) {
      if isLost { recordLoss(.value, CatalogPath(subject, field), reason) }
    }
    if product.price.map(Self.hasOtherAmounts) ?? false {
      recordLoss(.value, CatalogPath(subject, .price), StoreKitReason.otherPrices, isOutside: true)
    }
    lost(!product.grants.isEmpty, .grants, StoreKitReason.grants)
    lost(product.review.screenshot != nil, .screenshot, StoreKitReason.review)
    lost(product.review.notes != nil, .reviewNotes, StoreKitReason.review)
    lost(product.promotionalImage != nil, .promotionalImage, StoreKitReason.promotionalImage)
    for field in product.conditions { lost(true, field, StoreKitReason.availability) }
    lost(!product.offerCodes.isEmpty, .offerCodes, StoreKitReason.offerCodes)
    lost(!product.suppressions.isEmpty, .ignore, StoreKitReason.suppressions)
  }

  mutating func loseRest(of catalog: Catalog) {
    for (index, group) in catalog.groups.enumerated() where !group.suppressions.isEmpty {
      recordLoss(.value, CatalogPath(.group(index), .ignore), StoreKitReason.suppressions)
    }
    for index in catalog.retired.indices { recordLoss(.value, CatalogPath(.retired(index)), StoreKitReason.retired) }
  }

  /// Whether a price has more than the amount in the one storefront.
  static func hasOtherAmounts(_ price: Price) -> Bool {
    price.tier != nil || price.amounts.count + price.overrides.count > 1
  }
}

/// The reasons why something is not in a StoreKit configuration.
enum StoreKitReason {
  private static let file = "a StoreKit configuration"

  static let noType = "the product has no type"
  static let noID = "the product has no ID"
  static let repeatedID = "the product ID occurs more than once"
  static let noGroup = "an auto-renewable subscription outside of a group can't be written"
  static let noPeriod = "the subscription has no period"
  static let noLevel = "the subscription has no level; its place in the group is written"
  static let incompleteOffer = "the offer has no mode or no period"
  static let otherPrices = "\(file) has the price in one storefront only"
  static let grants = "\(file) does not say what a product grants"
  static let review = "\(file) has nothing for the reviewer"
  static let promotionalImage = "\(file) has no images"
  static let availability = "\(file) offers every product to every client"
  static let offerCodes =
    "no StoreKit configuration with offer codes of a one-time product was ever seen; create them in Xcode"
  static let suppressions = "\(file) has no suppressions"
  static let retired = "\(file) has no retired product IDs"
  static let noBundleID = "\(file) has no bundle ID"
  static let noAppName = "\(file) has no name of the app"
  static let noAppLocales = "\(file) does not say which locales are required"
  static let noRestoreNote = "\(file) has no restore note"
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

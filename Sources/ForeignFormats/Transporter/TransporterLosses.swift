import AppStoreReference
import CatalogFormats
import CatalogModel
import SourceSyntax

/// The reasons for the losses of a package; the losses themselves are found by the export.
struct TransporterLosses {
  private let catalog: Catalog
  private(set) var losses: [ExportLoss] = []

  init(_ catalog: Catalog) { self.catalog = catalog }

  /// The reasons for fields that a package doesn't have.
  static let reasons: [CatalogField: String] = [
    .bundleID: "a Transporter package names an app by its SKU; the bundle ID is written instead",
    .level: "a Transporter package has no service levels",
  ]

  mutating func find() {
    for (index, product) in catalog.products.enumerated() { find(in: product, at: .product(index)) }
  }

  /// Adds screenshots whose size and checksum could not be written.
  mutating func add(_ products: [Int]) {
    for index in products { losses.recordLoss(.value, CatalogPath(.product(index), .screenshot), Reason.unreadable) }
  }

  private mutating func find(in product: Product, at subject: CatalogPath.Subject) {
    if let price = product.price {
      let hasTier = price.tier != nil || price.unknownTier != nil
      if !price.amounts.isEmpty || !price.overrides.isEmpty {
        losses.recordLoss(.value, CatalogPath(subject, .price), hasTier ? Reason.amounts : Reason.noTier)
      }
    }
    if product.productID.trimmedForXML.isEmpty { losses.recordLoss(.whole, CatalogPath(subject), Reason.noID) }
    if let path = product.review.screenshot, path != TransporterFileNames.name(of: path) {
      losses.recordLoss(.value, CatalogPath(subject, .screenshot), Reason.folders, isOutside: true)
    }
    for index in product.offerCodes.indices {
      losses.recordLoss(.whole, CatalogPath(subject, .offerCodes, element: index), Reason.offerCodes)
    }
    guard let subscription = product.subscription else { return }
    let trial = subscription.trial
    for (index, offer) in subscription.offers.enumerated() where index != trial {
      losses.recordLoss(
        .whole, CatalogPath(subject, .offers, element: index), offer.isTrial ? Reason.trials : Reason.offers)
    }
    if let trial, subscription.offers[trial].billingPlan != nil {
      losses.recordLoss(.value, CatalogPath(subject, .offers, element: trial), Reason.billingPlans)
    }
    for index in subscription.billingPlans.indices {
      losses.recordLoss(.whole, CatalogPath(subject, .billingPlans, element: index), Reason.billingPlans)
    }
  }

}

extension Subscription {
  /// The offer that a package can hold: the first introductory free trial of one period.
  var trial: Int? { offers.firstIndex { $0.isTrial } }
}

extension Offer {
  fileprivate var isTrial: Bool { kind == .introductory && mode == .freeTrial && duration != nil && periods == 1 }
}

private enum Reason {
  static let noID = "the product has no ID"
  static let noTier = "a Transporter package has only price tiers; no price is written"
  static let amounts = "a Transporter package has only price tiers; the amounts are left out"
  static let folders = "a Transporter package has no folders; screenshots are written by file name"
  static let unreadable =
    "the screenshot is not in the catalog's folder, or can't be read; its size and checksum are not written"
  static let offers = "a Transporter package has no offers other than free trials"
  static let trials = "a Transporter package has one free trial per subscription"
  static let offerCodes = "a Transporter package is older than offer codes of one-time products"
  static let billingPlans = "a Transporter package is older than billing plans"
}

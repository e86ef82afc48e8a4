import AppStoreReference
import CatalogModel

/// Chooses what goes into a StoreKit configuration, and keeps account of what doesn't.
struct StoreKitLosses {
  private let catalog: Catalog
  private let storefront: Territory?
  private(set) var losses: [ExportLoss] = []

  init(_ catalog: Catalog) {
    self.catalog = catalog
    storefront = Self.storefront(of: catalog)
  }

  /// The base territory; else the storefront with the most prices among that of the primary locale,
  /// the United States and those of the currencies that prices are written in.
  private static func storefront(of catalog: Catalog) -> Territory? {
    if let base = catalog.app.baseTerritory { return base }
    let primary = catalog.app.primaryLocale.flatMap { StoreLocale.resolving($0) }
    var candidates = [primary?.primaryStorefront, Territory("USA")].compactMap(\.self)
    let prices = catalog.products.compactMap(\.price)
    if !prices.contains(where: { price in candidates.contains { price.amount(in: $0) != nil } }),
      let currency = prices.lazy.compactMap(\.amounts.first?.currency).first,
      let territory = prices.lazy.flatMap(\.overrides).first?.territory
        ?? currency.storefronts.first
    {
      candidates.append(territory)
    }
    var best = candidates.first
    var most = 0
    for candidate in candidates {
      let count = prices.count { $0.amount(in: candidate) != nil }
      if count > most { (best, most) = (candidate, count) }
    }
    return best
  }

  mutating func contents() -> StoreKitContents {
    var contents = StoreKitContents(storefront: storefront)
    loseApp()
    var written: Set<String> = []
    for (index, product) in catalog.products.enumerated() {
      guard let entry = entry(index, product, &written) else { continue }
      loseFields(of: product, at: .product(index))
      contents.products.append(entry)
    }
    for (index, group) in catalog.groups.enumerated() where !group.suppressions.isEmpty {
      lose(.value, CatalogPath(.group(index), .ignore), Reason.suppressions)
    }
    if !catalog.retired.isEmpty { lose(.value, CatalogPath(.retired(0)), Reason.retired) }
    return contents
  }

  private mutating func lose(_ extent: ExportLoss.Extent, _ path: CatalogPath, _ reason: String) {
    losses.append(ExportLoss(extent, of: path, reason))
  }

  // MARK: Products

  private mutating func entry(
    _ index: Int, _ product: Product, _ written: inout Set<String>
  ) -> StoreKitContents.Entry? {
    let path = CatalogPath(.product(index))
    guard let type = product.type else {
      lose(.whole, path, Reason.noType)
      return nil
    }
    guard let storefront, let price = product.price?.amount(in: storefront) else {
      lose(.whole, path, Reason.noPrice(storefront))
      return nil
    }
    guard type == .autoRenewable else {
      guard isNew(product, at: path, &written) else { return nil }
      return StoreKitContents.Entry(index: index, price: price, subscription: nil)
    }
    guard let subscription = product.subscription,
      catalog.groups.indices.contains(subscription.group)
    else {
      lose(.whole, path, Reason.noGroup)
      return nil
    }
    guard let period = subscription.period else {
      lose(.whole, path, Reason.noPeriod)
      return nil
    }
    guard isNew(product, at: path, &written) else { return nil }
    return StoreKitContents.Entry(
      index: index, price: price,
      subscription: StoreKitContents.SubscriptionEntry(
        period: period, level: level(of: subscription, at: index),
        offers: offers(of: subscription, at: index)))
  }

  /// Xcode refuses a configuration in which a product ID is empty or stands twice.
  private mutating func isNew(
    _ product: Product, at path: CatalogPath, _ written: inout Set<String>
  ) -> Bool {
    guard !product.productID.isEmpty else {
      lose(.whole, path, Reason.noID)
      return false
    }
    guard written.insert(product.productID).inserted else {
      lose(.whole, path, Reason.repeatedID)
      return false
    }
    return true
  }

  /// The level; the place in the group, which App Store Connect gives too, when there is none.
  private mutating func level(of subscription: Subscription, at index: Int) -> Int {
    if let level = subscription.level { return level }
    lose(.value, CatalogPath(.product(index), .level), Reason.noLevel)
    let siblings = catalog.products(inGroup: subscription.group)
    return (siblings.firstIndex(of: index) ?? 0) + 1
  }

  private mutating func offers(
    of subscription: Subscription, at product: Int
  ) -> [StoreKitContents.OfferEntry] {
    var entries: [StoreKitContents.OfferEntry] = []
    for (index, offer) in subscription.offers.enumerated() {
      let path = CatalogPath(.product(product), .offers, element: index)
      guard let mode = offer.mode, let duration = offer.duration else {
        lose(.whole, path, Reason.incompleteOffer)
        continue
      }
      let price = storefront.flatMap { offer.price?.amount(in: $0) }
      if mode != .freeTrial, price == nil {
        lose(.whole, path, Reason.noPrice(storefront))
        continue
      }
      if offer.kind == .introductory, entries.contains(where: { $0.offer.kind == .introductory }) {
        lose(.whole, path, Reason.secondIntroductory)
        continue
      }
      if let price = offer.price, mode != .freeTrial, hasOtherAmounts(price) {
        lose(.value, path, Reason.otherPrices)
      }
      entries.append(
        StoreKitContents.OfferEntry(
          offer: offer, mode: mode, duration: duration,
          price: mode == .freeTrial ? nil : price))
    }
    return entries
  }

  // MARK: Fields

  private mutating func loseApp() {
    let app = catalog.app
    if app.bundleID != nil { lose(.value, CatalogPath(.app, .bundleID), Reason.noBundleID) }
    if app.name != nil { lose(.value, CatalogPath(.app, .name), Reason.noAppName) }
    if !app.locales.isEmpty { lose(.value, CatalogPath(.app, .locales), Reason.noAppLocales) }
    if app.restoreNote != nil {
      lose(.value, CatalogPath(.app, .restoreNote), Reason.noRestoreNote)
    }
    if !catalog.suppressions.isEmpty {
      lose(.value, CatalogPath(.catalog, .ignore), Reason.suppressions)
    }
  }

  private mutating func loseFields(of product: Product, at subject: CatalogPath.Subject) {
    func lost(_ isLost: Bool, _ field: CatalogField, _ reason: String) {
      if isLost { lose(.value, CatalogPath(subject, field), reason) }
    }
    let availability = product.availability
    lost(product.price.map(hasOtherAmounts) ?? false, .price, Reason.otherPrices)
    lost(!product.grants.isEmpty, .grants, Reason.grants)
    lost(product.review.screenshot != nil, .screenshot, Reason.review)
    lost(product.review.notes != nil, .reviewNotes, Reason.review)
    lost(product.promotionalImage != nil, .promotionalImage, Reason.promotionalImage)
    lost(availability.minimumAppVersion != nil, .minimumAppVersion, Reason.availability)
    lost(availability.storefronts != nil, .storefronts, Reason.availability)
    lost(availability.platforms != nil, .platforms, Reason.availability)
    lost(availability.from != nil, .from, Reason.availability)
    lost(availability.until != nil, .until, Reason.availability)
    lost(availability.isHidden, .hidden, Reason.availability)
    lost(!product.suppressions.isEmpty, .ignore, Reason.suppressions)
  }

  /// Whether a price says more than the amount in the one storefront.
  private func hasOtherAmounts(_ price: Price) -> Bool {
    price.tier != nil || price.amounts.count + price.overrides.count > 1
  }
}

private enum Reason {
  static let file = "a StoreKit configuration"
  static let noType = "the product has no type"
  static let noID = "the product has no ID"
  static let repeatedID = "the product ID stands before"
  static let noGroup = "an auto-renewable subscription outside a group can't be written"
  static let noPeriod = "the subscription has no period"
  static let noLevel = "the subscription has no level; its place in the group is written"
  static let incompleteOffer = "the offer has no mode or no period"
  static let secondIntroductory = "\(file) of version 4.0 has one introductory offer a subscription"
  static let otherPrices = "\(file) has the price in one storefront only"
  static let grants = "\(file) does not say what a product grants"
  static let review = "\(file) has nothing for the reviewer"
  static let promotionalImage = "\(file) has no images"
  static let availability = "\(file) offers every product to every client"
  static let suppressions = "\(file) has no suppressions"
  static let retired = "\(file) has no retired product IDs"
  static let noBundleID = "\(file) has no bundle ID"
  static let noAppName = "\(file) has no name of the app"
  static let noAppLocales = "\(file) does not say which locales are required"
  static let noRestoreNote = "\(file) has no restore note"

  static func noPrice(_ storefront: Territory?) -> String {
    guard let storefront else { return "no price is known" }
    return "no price is known in \"\(storefront)\" (\(storefront.currency))"
  }
}

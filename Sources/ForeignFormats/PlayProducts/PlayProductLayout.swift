import AppStoreReference
import CatalogFormats
import CatalogModel
import SourceSyntax

/// Formats a product of Google Play, and records the losses.
struct PlayProductLayout {
  private let catalog: Catalog
  private let primary: StoreLocale?
  private(set) var losses: [ExportLoss] = []

  init(_ catalog: Catalog) {
    self.catalog = catalog
    primary = catalog.app.primaryStoreLocale
  }

  /// The reasons for fields that a product of Google Play doesn't have.
  static let reasons: [CatalogField: String] = [
    .type: "Google Play does not say whether a product is consumable"
  ]

  /// The products that are written.
  mutating func products() -> [Int] {
    var products: [Int] = []
    for (index, product) in catalog.products.enumerated() {
      let subject = CatalogPath.Subject.product(index)
      guard !product.productID.isEmpty else {
        losses.recordLoss(.whole, CatalogPath(subject), Reason.noID)
        continue
      }
      guard product.type != .autoRenewable else {
        losses.recordLoss(.whole, CatalogPath(subject), Reason.subscriptions)
        continue
      }
      guard GooglePlayNotation.takes(productID: product.productID) else {
        losses.recordLoss(.whole, CatalogPath(subject), GooglePlayNotation.refusal)
        continue
      }
      products.append(index)
      if let price = product.price, price.tier != nil || price.amounts.count > 1 {
        losses.recordLoss(.value, CatalogPath(subject, .price), Reason.prices, isOutside: true)
      }
      if let omission = PlayRegions.omission(of: product.price?.overrides.map(\.territory) ?? []) {
        losses.recordLoss(.value, CatalogPath(subject, .price), omission)
      }
      for (element, texts) in product.localizations.enumerated() {
        guard let locale = texts.storeLocale, PlayLanguage.code(of: locale) == nil else { continue }
        losses.recordLoss(.value, CatalogPath(subject, .title, element: element), Reason.languages)
        losses.recordLoss(.value, CatalogPath(subject, .description, element: element), Reason.languages)
      }
    }
    for index in catalog.groups.indices { losses.recordLoss(.whole, CatalogPath(.group(index)), Reason.subscriptions) }
    return products
  }

  // MARK: Writing

  func value(of index: Int) -> OrderedValue {
    let product = catalog.products[index]
    let listings = PlayLanguage.listings(of: product, primary: primary)
    let (price, regions) = prices(of: product)
    return [
      "sku": .text(product.productID), "status": product.availability.isHidden ? "inactive" : "active",
      "purchaseType": "managedUser", "defaultPrice": price.map(value),
      "prices": regions.isEmpty ? nil : .map(entries: regions.map { ($0.territory.alpha2, value(of: $0.amount)) }),
      "listings": .map(
        entries: listings.map { code, element in
          let texts = product.localizations[element]
          let value: OrderedValue = [
            "title": texts.title.map(OrderedValue.text), "description": texts.description.map(OrderedValue.text),
          ]
          return (code, value)
        }), "defaultLanguage": listings.first.map { .text($0.code) },
    ]
  }

  // MARK: Prices

  /// The price of all regions except those that follow; nil when nothing is known about it.
  private func prices(of product: Product) -> (main: Money?, regions: [(territory: Territory, amount: Money)]) {
    guard let price = product.price else { return (nil, []) }
    let main =
      price.amounts.first ?? price.tier.flatMap { tier in
        catalog.baseTerritory.flatMap { tier.price(in: $0) } ?? tier.price(in: .usd)
      } ?? price.overrides.first?.amount
    return (main, main == nil ? [] : regions(of: price))
  }

  /// The prices of single storefronts, and the prices in further currencies in their home regions.
  private func regions(of price: Price) -> [(territory: Territory, amount: Money)] {
    var regions: [(territory: Territory, amount: Money)] = []
    func add(_ territory: Territory, _ amount: Money) {
      if !regions.contains(where: { $0.territory == territory }) { regions.append((territory, amount)) }
    }
    for override in price.overrides where PlayRegions.currency(of: override.territory) == nil {
      add(override.territory, override.amount)
    }
    for amount in price.amounts.dropFirst() {
      for territory in PlayRegions.home(of: amount.currency) { add(territory, amount) }
    }
    return regions
  }

  private func value(of amount: Money) -> OrderedValue {
    [
      "priceMicros": .text(amount.hundredths == 0 ? "0" : "\(amount.hundredths)0000"),
      "currency": .text("\(amount.currency)"),
    ]
  }
}

private enum Reason {
  static let noID = "the product has no ID"
  static let subscriptions = "gradle-play-publisher's products can't be subscriptions"
  static let prices =
    "Google Play has one price, and others by region: further currencies are written for those of "
    + "their regions, a tier as what it costs in the app's"
  static let languages = "Google Play does not have the language"
}

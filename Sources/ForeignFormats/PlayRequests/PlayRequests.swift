import AppStoreReference
import CatalogFormats
import CatalogModel
import SourceSyntax

/// Creates the requests for a catalog, and records the losses.
struct PlayRequests {
  let catalog: Catalog
  let settings: PlaySettings
  let package: String
  private(set) var requests: [OrderedValue] = []
  private(set) var losses: [ExportLoss] = []
  private var packageAdvice: [String] = []
  private var advice: [String] = []
  private var written = WrittenProducts()
  private var lacksLaterRegions = false

  init(_ catalog: Catalog, _ settings: PlaySettings) {
    self.catalog = catalog
    self.settings = settings
    let bundleID = catalog.app.bundleID.flatMap { PlaySettings.isPackageName($0) ? $0 : nil }
    package = settings.packageName ?? bundleID ?? "${packageName}"
    if settings.packageName == nil {
      packageAdvice.append(
        bundleID == nil
          ? "replace ${packageName} by the name of the Android app's package, or state it with --package-name"
          : "the Android app's package is taken to have the name of the bundle ID; --package-name states another")
    }
  }

  /// The notes for the sender of the requests.
  var allAdvice: [String] { packageAdvice + regionAdvice }

  /// The notes on regions and their prices.
  var regionAdvice: [String] {
    var all =
      ["the regions are those of version \(settings.regionsVersion); Google refuses an old one, and names the newest"]
      + advice
    if lacksLaterRegions {
      all.append("products without a price in USD and one in EUR aren't sold in regions that Google opens later")
    }
    return all
  }

  var manifest: OrderedValue {
    [
      "format": .text(PlayRequestEncoder.format), "formatVersion": 1, "api": "Google Play Developer API v3",
      "server": .text("https://androidpublisher.googleapis.com/androidpublisher/v3/applications/\(package)"),
      "regionsVersion": .text(settings.regionsVersion),
      "guide": .texts([
        "Send the requests in order, each to its path below the server, with the header Authorization: Bearer <token>; "
          + "stop at the first response that is not a success.",
        "What a PATCH creates is a draft; the requests that activate it follow it. A list that is sent replaces the one "
          + "that is stored: for a product that exists already, add what GET returns and this file doesn't have.",
      ]),
      "requests": .list(requests),
    ]
  }

  mutating func addAll() {
    for (index, product) in catalog.products.enumerated() {
      guard let listings = listings(of: product, at: index) else { continue }
      if let subscription = product.subscription {
        addSubscription(product, subscription, at: index, listings)
      } else {
        addProduct(product, at: index, listings)
      }
    }
    for index in catalog.groups.indices {
      recordLoss(.whole, CatalogPath(.group(index)), "Google Play has no subscription groups", isOutside: true)
    }
  }

  mutating func recordLoss(
    _ extent: ExportLoss.Extent, _ path: CatalogPath, _ reason: String, isOutside: Bool = false
  ) { losses.recordLoss(extent, path, reason, isOutside: isOutside) }

  // MARK: Requests

  /// Adds a request that creates or changes a resource.
  mutating func patch(_ path: String, _ fields: String, _ body: OrderedValue) {
    requests.append([
      "method": "PATCH", "path": .text(path),
      "query": [
        "updateMask": .text(fields), "regionsVersion.version": .text(settings.regionsVersion), "allowMissing": "true",
      ], "body": body,
    ])
  }

  /// Adds a request that activates a draft.
  mutating func post(_ path: String, _ body: OrderedValue) {
    requests.append(["method": "POST", "path": .text(path), "body": body])
  }

  // MARK: Products

  /// The texts of a product that can be written; nil, with a loss, for one that can't.
  private mutating func listings(of product: Product, at index: Int) -> [OrderedValue]? {
    let path = CatalogPath(.product(index))
    if let reason = refusal(of: product) {
      recordLoss(.whole, path, reason)
      return nil
    }
    var listings: [OrderedValue] = []
    for (code, element) in PlayLanguage.listings(of: product, primary: catalog.app.primaryStoreLocale) {
      let texts = product.localizations[element]
      guard let title = texts.title, let description = texts.description else {
        recordLoss(
          .value, CatalogPath(path.subject, .locale, element: element),
          "Google Play requires a title and a description in each language")
        continue
      }
      listings.append(
        ["languageCode": .text(code), "title": .text(title), "description": .text(description)])
    }
    guard !listings.isEmpty else {
      recordLoss(.whole, path, "Google Play requires a title and a description in a language that it has")
      return nil
    }
    for (element, texts) in product.localizations.enumerated() {
      guard let locale = texts.storeLocale, PlayLanguage.code(of: locale) == nil else { continue }
      recordLoss(
        .value, CatalogPath(path.subject, .locale, element: element), "Google Play does not have the language")
    }
    if product.price?.tier != nil {
      recordLoss(
        .value, CatalogPath(path.subject, .price),
        "Google Play has no price tiers; what the tier costs in each region is written", isOutside: true)
    }
    return listings
  }

  private mutating func refusal(of product: Product) -> String? {
    if let reason = written.refusal(of: product) { return reason }
    if !GooglePlayNotation.takes(productID: product.productID) { return GooglePlayNotation.refusal }
    switch product.type {
    case nil: return "the product has no type"
    case .nonRenewing: return "Google Play has no non-renewing subscriptions"
    case .autoRenewable where product.productID.utf8.count > Facts.playSubscriptionID.value:
      return "Google Play accepts at most \(Facts.playSubscriptionID.value) characters in the ID of a subscription"
    case .autoRenewable where product.subscription?.period == nil: return "the subscription has no period"
    case .autoRenewable, .consumable, .nonConsumable:
      return product.price?.isFree ?? false ? "Google Play has no products that cost nothing" : nil
    }
  }

  private mutating func addProduct(_ product: Product, at index: Int, _ listings: [OrderedValue]) {
    let option = Self.identifier(product.productID)
    let regions = regions(of: product, at: index)
    let later = laterRegions(of: product)
    patch(
      "/onetimeproducts/\(product.productID)", "listings,purchaseOptions,offerTags",
      [
        "packageName": .text(package), "productId": .text(product.productID), "listings": .list(listings),
        "purchaseOptions": [
          [
            "purchaseOptionId": .text(option), "buyOption": ["legacyCompatible": true, "multiQuantityEnabled": false],
            "regionalPricingAndAvailabilityConfigs": .list(
              regions.map {
                ["regionCode": .text($0.code), "price": Self.value(of: $0.price), "availability": "AVAILABLE"]
              }),
            "newRegionsConfig": later.map {
              [
                "usdPrice": Self.value(of: $0.dollars), "eurPrice": Self.value(of: $0.euros),
                "availability": "AVAILABLE",
              ]
            },
          ]
        ],
        // Google's products are neither consumable nor not: an app that reads the label knows how to treat them.
        "offerTags": product.type.map { [["tag": .text($0.rawValue)]] },
      ])
    guard canActivate(product, regions) else { return }
    let request: OrderedValue = [
      "packageName": .text(package), "productId": .text(product.productID), "purchaseOptionId": .text(option),
    ]
    post(
      "/oneTimeProducts/\(product.productID)/purchaseOptions:batchUpdateStates",
      ["requests": [["activatePurchaseOptionRequest": request]]])
  }

  /// Whether a product is to be sold, and at a price; a note says when the price is missing.
  mutating func canActivate(_ product: Product, _ regions: [PlayRegion]) -> Bool {
    if regions.isEmpty {
      advice.append("\(product.productID) stays a draft: no price is stated in a region of Google Play")
    }
    return !product.availability.isHidden && !regions.isEmpty
  }

  /// The ID of a purchase option or an offer, which can't have the periods and underscores of a product ID.
  static func identifier(_ productID: String) -> String {
    String(productID.replacing(/[^a-z0-9]+/, with: "-").prefix(Facts.playOptionID.value))
  }

  // MARK: Prices

  /// The regions in which a price is stated, in the order of the storefronts; the others of the product are a loss.
  mutating func regions(of product: Product, at index: Int) -> [PlayRegion] {
    guard let price = product.price else { return [] }
    let sold = product.availability.storefronts ?? Territory.all
    var regions: [PlayRegion] = []
    var otherCurrencies: [Territory] = []
    var unpriced = 0
    for territory in Territory.all where PlayRegions.isSold(in: territory) && sold.contains(territory) {
      guard let amount = price.amount(in: territory) else {
        unpriced += 1
        continue
      }
      if let currency = PlayRegions.currency(of: territory), currency != "\(amount.currency)" {
        otherCurrencies.append(territory)
      } else {
        regions.append(PlayRegion(code: territory.alpha2, price: amount))
      }
    }
    // Of the product: the prices that are stated read back as they are.
    let path = CatalogPath(.product(index))
    if let omission = PlayRegions.omission(of: otherCurrencies) { recordLoss(.value, path, omission) }
    if unpriced > 0 {
      recordLoss(
        .value, path,
        "Google Play sells in the \(regions.count) regions with a stated price alone; the App Store converts the base "
          + "price in \(unpriced) more")
    }
    return regions
  }

  /// The prices for regions that Google opens later; nil without both of them, and for a product of some storefronts.
  mutating func laterRegions(of product: Product) -> (dollars: Money, euros: Money)? {
    guard product.availability.storefronts == nil else { return nil }
    let price = product.price
    guard let dollars = price?.amount(in: .usd), let euros = CurrencyCode("EUR").flatMap({ price?.amount(in: $0) })
    else {
      lacksLaterRegions = true
      return nil
    }
    return (dollars, euros)
  }

  /// An amount in whole units and billionths of its currency.
  static func value(of amount: Money) -> OrderedValue {
    [
      "currencyCode": .text("\(amount.currency)"), "units": .text("\(amount.hundredths / 100)"),
      "nanos": .integer(amount.hundredths % 100 * 10_000_000),
    ]
  }
}

/// A region of Google Play, and the price in it.
struct PlayRegion {
  /// ISO 3166, two letters.
  let code: String
  let price: Money
}

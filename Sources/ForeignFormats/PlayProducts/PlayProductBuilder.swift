import AppStoreReference
import Basics
import CatalogFormats
import CatalogModel
import SourceSyntax

/// Creates the model from products of Google Play.
struct PlayProductBuilder {
  /// The facets that Google Play has; others are not missing.
  static let facets = CatalogFacets.all.subtracting([
    .bundleID, .appLocales, .screenshots, .reviewNotes, .grants, .allStorefronts, .groupTexts, .suppressions, .levels,
    .referenceNames, .pricePoints,
  ])
  var catalog = Catalog(facets: facets)
  var places = FieldPlaces<Int>()
  var problems: ReadingProblems
  var firstUntyped: SyntaxNode?
  private var defaultLanguages: [String] = []
  /// The base plans that were read, by the IDs of their subscription and of themselves, with their regions.
  var basePlans: [[String]: (product: Int, regions: Set<String>)] = [:]
  /// The products, base plans and offers that a file of requests activates, each by all its IDs; nil for another file.
  private(set) var activated: Set<[String]>?
  private var nameless: [SyntaxNode] = []

  /// The language of the app's texts, and of products that don't state theirs.
  private let defaultLanguage: String?

  init(isWhole: Bool, defaultLanguage: String? = nil) {
    problems = ReadingProblems(isWhole: isWhole)
    self.defaultLanguage = defaultLanguage
  }

  mutating func build(_ root: SyntaxNode) {
    let nodes: [SyntaxNode]
    if root.isSequence {
      nodes = problems.objects(root, "the list")
    } else if PlayProductDecoder.isRequests(root) {
      nodes = bodies(of: problems.objects("requests", of: root))
    } else if let list = Self.lists.first(where: { root.value(forKey: $0) != nil }) {
      nodes = problems.objects(list, of: root)
      problems.reportUnreadSections(of: root, expecting: [list])
    } else {
      nodes = [root]
    }
    for node in nodes where !isSubscription(node) { add(node) }
    for node in nodes where isSubscription(node) { add(node) }
    for node in nodes where node.value(forKey: "basePlans") != nil { addSubscription(node) }
    for node in nodes where Self.isOffer(node) { addOffer(node) }
    if catalog.products.isEmpty, !problems.losses.isEmpty {
      problems.error("nothing in the file can be a product of the App Store", at: root.opening)
    }
    reportLeftOut()
    if let first = firstUntyped {
      problems.warning(
        "Google Play does not say whether a product is consumable; the products are left without " + "a type",
        at: first.opening)
    }
    if catalog.groups.count > 1 {
      for group in catalog.groups.indices {
        problems.lose(
          .aside, CatalogPath(.group(group)),
          "a subscription of Google Play is in a group of its own, as a customer can have several there")
      }
    }
    // The primary locale is one of the app's.
    let languages = Set(defaultLanguages)
    if let language = defaultLanguage ?? (languages.count == 1 ? defaultLanguages.first : nil) {
      catalog.app.primaryLocale = StoreLocale.resolving(language)?.code ?? language
    } else if languages.count > 1 {
      let names = languages.sorted().joined(separator: ", ")
      problems.lose(
        .aside, CatalogPath(.app, .primaryLocale), "the products have different default languages: \(names); state one")
    }
  }

  /// The lists that responses of the API contain.
  static let lists = ["inappproduct", "oneTimeProducts", "subscriptions"]

  /// The bodies of the requests that create something; what the others activate is noted.
  private mutating func bodies(of requests: [SyntaxNode]) -> [SyntaxNode] {
    var activated: Set<[String]> = []
    var bodies: [SyntaxNode] = []
    for request in requests {
      guard let body = request.value(forKey: "body"), body.isMapping else { continue }
      if request.value(forKey: "method")?.equals("PATCH") ?? false {
        bodies.append(body)
      } else if let list = body.value(forKey: "requests"), list.isSequence {
        for entry in list.elements {
          if let id = entry.value(forKey: "activatePurchaseOptionRequest")?.value(forKey: "productId") {
            activated.insert([id.text])
          }
        }
      } else if body.value(forKey: "basePlanId") != nil {
        activated.insert(["productId", "basePlanId", "offerId"].compactMap { body.value(forKey: $0)?.text })
      }
    }
    self.activated = activated
    return bodies
  }

  private static func isOffer(_ node: SyntaxNode) -> Bool {
    node.value(forKey: "sku") == nil && node.value(forKey: "phases") != nil
  }

  private func isSubscription(_ node: SyntaxNode) -> Bool {
    node.value(forKey: "purchaseType")?.equals("subscription") ?? false
  }

  // MARK: Products

  private mutating func add(_ node: SyntaxNode) {
    if node.value(forKey: "sku") == nil {
      if node.value(forKey: "basePlans") != nil || Self.isOffer(node) { return }
      if let id = node.value(forKey: "productId"), id.isScalar, !id.text.isEmpty {
        return addOneTimeProduct(node, id)
      }
    }
    problems.leaveOutKeys(of: node, except: Self.knownKeys.union(Self.asides))
    guard let sku = problems.text("sku", of: node), !sku.isEmpty else {
      nameless.append(node)
      return
    }
    let subject = CatalogPath.Subject.product(catalog.products.count)
    places.note(CatalogPath(subject), node.value(forKey: "sku"))
    places.note(CatalogPath(subject, .productID), node.value(forKey: "sku"))
    places.note(CatalogPath(subject, .type), node.value(forKey: "purchaseType"))
    setAside(Self.asides, of: node, subject)
    var product = Product(item: sku, productID: sku)
    product.availability.isHidden = isInactive(node)
    places.note(CatalogPath(subject, .hidden), node.value(forKey: "status"))
    product.price = price(of: node, subject)
    product.localizations = localizations(of: node, subject)
    readType(of: node, into: &product, subject)
    catalog.products.append(product)
  }

  /// If some products are read, products without an ID are left out, and counted as lost.
  private mutating func reportLeftOut() {
    for node in nameless {
      guard !catalog.products.isEmpty else {
        problems.missing("the product has no \"sku\"", at: node.opening, severity: .error)
        continue
      }
      problems.warning("the product has no \"sku\", and is left out", at: node.opening)
      problems.lose(.whole, CatalogPath(.catalog), ReadingProblems.noID)
    }
  }

  private mutating func isInactive(_ node: SyntaxNode) -> Bool {
    guard let status = problems.text("status", of: node), let value = node.value(forKey: "status") else { return false }
    switch status {
    case "active", "statusUnspecified": return false
    case "inactive": return true
    default:
      problems.warning("\"status\" must be \"active\" or \"inactive\", not \"\(status)\"", at: value.range)
      return false
    }
  }

  private mutating func readType(of node: SyntaxNode, into product: inout Product, _ subject: CatalogPath.Subject) {
    let type = problems.text("purchaseType", of: node) ?? "managedUser"
    guard type == "subscription" else {
      if type != "managedUser", let value = node.value(forKey: "purchaseType") {
        problems.warning(
          "\"purchaseType\" must be \"managedUser\" or \"subscription\", not \"\(type)\"", at: value.range)
      }
      if firstUntyped == nil { firstUntyped = node }
      return
    }
    product.type = .autoRenewable
    var subscription = Subscription(group: addGroup(product.productID))
    if let (value, written) = duration("subscriptionPeriod", of: node) {
      subscription.period = SubscriptionPeriod(iso8601: written)
      places.note(CatalogPath(subject, .period), value)
      if subscription.period == nil { unknown("subscriptionPeriod", written, at: value) }
    }
    if let (value, written) = duration("trialPeriod", of: node) {
      places.note(CatalogPath(subject, .offers), value)
      if let duration = OfferDuration(iso8601: written) {
        subscription.offers = [Offer(kind: .introductory, mode: .freeTrial, duration: duration)]
      } else {
        unknown("trialPeriod", written, at: value)
      }
    }
    if let (value, _) = duration("gracePeriod", of: node) {
      problems.leaveOut("gracePeriod", ReadingProblems.noPlace, at: value.range)
    }
    product.subscription = subscription
  }

  /// Adds a group for a subscription: Google Play has none, and a customer can have several subscriptions there.
  mutating func addGroup(_ id: String) -> Int {
    if let known = catalog.groups.firstIndex(where: { $0.key.hasSameBytes(as: id) }) { return known }
    catalog.groups.append(SubscriptionGroup(key: id))
    return catalog.groups.count - 1
  }

  /// Counts what only matters to Google Play.
  mutating func setAside(_ keys: [String], of node: SyntaxNode, _ subject: CatalogPath.Subject) {
    for key in keys where node.value(forKey: key).map({ !$0.isNull }) ?? false {
      problems.lose(.aside, CatalogPath(subject, .productID), "a catalog does not keep Google Play's \"\(key)\"")
    }
  }

  mutating func duration(_ key: String, of node: SyntaxNode) -> (SyntaxNode, String)? {
    guard let text = problems.text(key, of: node), !text.isEmpty, let value = node.value(forKey: key) else {
      return nil
    }
    return (value, text)
  }

  mutating func unknown(_ key: String, _ written: String, at node: SyntaxNode) {
    problems.warning("the App Store has no period for \"\(key)\" of \"\(written)\"", at: node.range)
  }

  // MARK: Price

  private mutating func price(of node: SyntaxNode, _ subject: CatalogPath.Subject) -> Price? {
    var price = Price()
    if let value = problems.object("defaultPrice", of: node) {
      places.note(CatalogPath(subject, .price), value.value(forKey: "priceMicros") ?? value)
      if let amount = amount(value, subject) {
        if let currency = CurrencyCode(ofStorefronts: "\(amount.currency)") {
          price.amounts = [Money(hundredths: amount.hundredths, currency: currency)]
        } else if let code = value.value(forKey: "currency") {
          leaveOutPrice(CurrencyCode.unknown(code.text), of: subject, at: code)
        }
      }
    }
    if let prices = problems.object("prices", of: node) {
      if price.amounts.isEmpty { places.note(CatalogPath(subject, .price), prices) }
      for (region, value) in prices.entries {
        guard let amount = amount(value, subject) else { continue }
        // A price in a catalog has the currency of its storefront.
        guard let territory = Territory(alpha2: region.text), amount.currency == territory.currency else {
          problems.leaveOut("prices", Self.otherStorefront, at: region.range)
          continue
        }
        price.overrides.append(Price.Override(territory: territory, amount: amount))
      }
    }
    return price == Price() ? nil : price
  }

  static let otherStorefront = "the App Store does not sell there, or in another currency"

  /// Leaves out a price that can't be read; the product, and the prices in other files, are read anyway.
  mutating func leaveOutPrice(_ reason: String, of subject: CatalogPath.Subject, at place: SyntaxNode) {
    problems.warning("a price is left out: \(reason)", at: place.opening)
    problems.lose(.value, CatalogPath(subject, .price), "a price that can't be read is left out")
  }

  /// An amount in millionths of its currency, as text or as a number.
  private mutating func amount(_ node: SyntaxNode, _ subject: CatalogPath.Subject) -> Money? {
    let (written, code) = (node.value(forKey: "priceMicros"), node.value(forKey: "currency"))
    guard let written, written.isScalar, let micros = Int(jsonNumber: written.text), micros >= 0,
      micros.isMultiple(of: 10_000)
    else {
      leaveOutPrice(
        "\"priceMicros\" must be millionths of a currency, a multiple of 10000 such as \"990000\"", of: subject,
        at: written ?? node)
      return nil
    }
    guard let currency = code.flatMap({ $0.isScalar ? CurrencyCode($0.text) : nil }) else {
      leaveOutPrice("\"currency\" must be a code such as \"USD\"", of: subject, at: code ?? node)
      return nil
    }
    return Money(hundredths: micros / 10_000, currency: currency)
  }

  // MARK: Texts

  private mutating func localizations(of node: SyntaxNode, _ subject: CatalogPath.Subject) -> [Localization] {
    guard let listings = problems.object("listings", of: node) else { return [] }
    let main = problems.text("defaultLanguage", of: node)
    if let main { defaultLanguages.append(main) }
    let first = main ?? defaultLanguage ?? ""
    // The default language comes first, because the others are translations of it.
    let entries =
      listings.entries.filter { $0.key.equals(first) } + listings.entries.filter { !$0.key.equals(first) }
    return localizations(entries.map { ($0.key, $0.value) }, subject)
  }

  /// Reads texts, each with the place of its language.
  mutating func localizations(
    _ listings: [(language: SyntaxNode, body: SyntaxNode)], _ subject: CatalogPath.Subject
  ) -> [Localization] {
    var localizations: [Localization] = []
    var seen = ReadLocales()
    for (key, body) in listings {
      guard body.isMapping else {
        problems.wrongType(body, key.text, expected: "an object")
        continue
      }
      problems.leaveOutKeys(of: body, except: ["languageCode", "title", "description", "benefits"])
      if let benefits = body.value(forKey: "benefits"), benefits.count > 0 {
        problems.leaveOut("benefits", ReadingProblems.noPlace, at: benefits.opening)
      }
      let locale = StoreLocale.resolving(key.text)
      // Apple has one Traditional Chinese locale, Google has two.
      guard seen.insert(key.text, locale, at: key, of: subject, &problems) else { continue }
      let element = localizations.count
      places.note(CatalogPath(subject, .locale, element: element), key)
      places.note(CatalogPath(subject, .title, element: element), body.value(forKey: "title") ?? key)
      places.note(CatalogPath(subject, .description, element: element), body.value(forKey: "description") ?? key)
      localizations.append(
        Localization(
          locale: locale?.code ?? key.text, storeLocale: locale, title: problems.text("title", of: body),
          description: problems.text("description", of: body)))
    }
    return localizations
  }

  private static let knownKeys: Set<String> = [
    "sku", "status", "purchaseType", "defaultPrice", "prices", "listings", "defaultLanguage", "subscriptionPeriod",
    "trialPeriod", "gracePeriod",
  ]
  /// The package of the Android app, Google's taxes, and the versions of its regions are irrelevant to the App Store.
  static let asides = [
    "packageName", "taxAndComplianceSettings", "subscriptionTaxesAndComplianceSettings",
    "managedProductTaxesAndComplianceSettings", "regionsVersion",
  ]
}

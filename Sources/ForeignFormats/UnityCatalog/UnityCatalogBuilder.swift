import AppStoreReference
import Basics
import CatalogFormats
import CatalogModel
import SourceSyntax

/// Creates the model from a Unity catalog.
struct UnityCatalogBuilder {
  /// The facets that a Unity catalog has; others are not missing.
  static let facets = CatalogFacets.all.subtracting([
    .bundleID, .appLocales, .reviewNotes, .allStorefronts, .groupTexts, .suppressions, .periods, .levels,
    .referenceNames,
  ])
  /// The group for all subscriptions, because Unity has no groups.
  static let groupKey = "subscriptions"

  private(set) var catalog = Catalog(facets: facets)
  private(set) var places = FieldPlaces<Int>()
  private(set) var problems: ReadingProblems
  private(set) var locales = UnityLocales.current
  private var currencies: Set<String> = []

  init(isWhole: Bool) { problems = ReadingProblems(isWhole: isWhole) }

  mutating func build(_ root: SyntaxNode) {
    problems.leaveOutKeys(of: root, except: Self.knownKeys, expectingProductsIn: ["products"])
    let nodes = problems.objects("products", of: root)
    if root.value(forKey: "products") == nil { problems.missing("the file has no \"products\"", at: root.opening) }
    chooseLocales(nodes)
    // Products in a group come last in a catalog.
    for node in nodes where !isSubscription(node) { add(node) }
    for node in nodes where isSubscription(node) { add(node) }
  }

  private func isSubscription(_ node: SyntaxNode) -> Bool { node.value(forKey: "type")?.equals("2") ?? false }

  private mutating func chooseLocales(_ products: [SyntaxNode]) {
    var numbers: Set<Int> = []
    var first: SyntaxNode?
    for product in products {
      let single = product.value(forKey: "defaultDescription").map { [$0] } ?? []
      for description in single + (product.value(forKey: "descriptions").map { Array($0.elements) } ?? []) {
        guard let node = description.value(forKey: "googleLocale"), let number = Int(jsonNumber: node.text) else {
          continue
        }
        numbers.insert(number)
        if first == nil { first = node }
      }
    }
    let hasEarlierKeys = products.contains { product in
      product.value(forKey: "udpPrice") != nil || product.value(forKey: "xiaomiPriceTier") != nil
    }
    let (list, isCertain) = UnityLocales.list(for: numbers, hasEarlierKeys: hasEarlierKeys)
    locales = list
    if !isCertain, let first {
      problems.warning(
        "the numbers of the languages are assumed to be those of Unity IAP 5; earlier they had " + "another meaning",
        at: first.opening)
    }
  }

  // MARK: Products

  private mutating func add(_ node: SyntaxNode) {
    problems.leaveOutKeys(of: node, except: Self.knownProductKeys)
    if isEmpty(node) {
      problems.warning("the product is empty, as Unity's editor leaves one, and is left out", at: node)
      return
    }
    guard let id = problems.text("id", of: node), !id.isEmpty else {
      problems.missing("the product has no \"id\"", at: node.opening, severity: .error)
      return
    }
    let index = catalog.products.count
    let subject = CatalogPath.Subject.product(index)
    var product = Product(item: id, productID: id)
    readStoreIDs(of: node, into: &product, subject)
    places.note(CatalogPath(subject), node.value(forKey: "id"))
    places.note(CatalogPath(subject, .productID), node.value(forKey: "id"))
    product.type = type(of: node)
    places.note(CatalogPath(subject, .type), node.value(forKey: "type"))
    readPrice(of: node, into: &product, subject)
    product.localizations = localizations(of: node, subject)
    product.grants = grants(of: node, subject)
    if let path = problems.text("screenshotPath", of: node), !path.isEmpty {
      product.review.screenshot = path
      places.note(CatalogPath(subject, .screenshot), node.value(forKey: "screenshotPath"))
    }
    let template = "pricingTemplateID"
    if let text = problems.text(template, of: node), !text.isEmpty, let value = node.value(forKey: template) {
      problems.leaveOut(template, "it belongs to Google Play", at: value.range)
    }
    catalog.products.append(product)
    if product.type == .autoRenewable {
      if catalog.groups.isEmpty { catalog.groups.append(SubscriptionGroup(key: Self.groupKey)) }
      catalog.products[index].subscription = Subscription(group: 0)
    }
  }

  /// Whether a product has an ID that is empty, and no text.
  private func isEmpty(_ node: SyntaxNode) -> Bool {
    guard node.value(forKey: "id") != nil else { return false }
    func isBlank(_ key: String, of body: SyntaxNode?) -> Bool {
      body?.value(forKey: key).map { $0.isNull || $0.isScalar && $0.utf8Count == 0 } ?? true
    }
    let texts = node.value(forKey: "defaultDescription")
    let others = node.value(forKey: "descriptions").map { Array($0.elements) } ?? []
    let ids = node.value(forKey: "storeIDs").map { Array($0.elements) } ?? []
    return isBlank("id", of: node) && ids.isEmpty && others.isEmpty && isBlank("title", of: texts)
      && isBlank("description", of: texts)
  }

  private mutating func type(of node: SyntaxNode) -> ProductType? {
    guard let value = node.value(forKey: "type") else { return .consumable }
    switch problems.integer("type", of: node) {
    case 0: return .consumable
    case 1: return .nonConsumable
    case 2:
      problems.warning(
        "Unity does not say how long the subscription runs, nor whether it renews itself; it is "
          + "taken for one that does", at: value.opening)
      return .autoRenewable
    case let number?:
      problems.warning(
        "no product type has the number \(number); expected 0 (consumable), 1 (non-consumable) "
          + "or 2 (subscription)", at: value.opening)
      return nil
    case nil: return nil
    }
  }

  /// Apple's ID takes the place of the product's own.
  private mutating func readStoreIDs(of node: SyntaxNode, into product: inout Product, _ subject: CatalogPath.Subject) {
    for entry in problems.objects("storeIDs", of: node) {
      guard let store = problems.text("store", of: entry), let id = problems.text("id", of: entry),
        let value = entry.value(forKey: "id")
      else { continue }
      if store == "AppleAppStore", !id.isEmpty {
        product.productID = id
        places.note(CatalogPath(subject), value)
        places.note(CatalogPath(subject, .productID), value)
      } else if id != product.productID {
        problems.leaveOut(store, "a catalog has the product IDs of the App Store", at: value.range)
      }
    }
  }

  // MARK: Price

  private mutating func readPrice(of node: SyntaxNode, into product: inout Product, _ subject: CatalogPath.Subject) {
    let amount = googlePrice(of: node)
    if let number = problems.integer("applePriceTier", of: node), number != 0 {
      let tier = PriceTier(stem: number)
      product.price = Price(tier: tier, unknownTier: tier == nil ? String(number) : nil)
      places.note(CatalogPath(subject, .price), node.value(forKey: "applePriceTier"))
      if let amount, amount != tier?.price(in: .usd), let value = node.value(forKey: "googlePrice") {
        problems.leaveOut("googlePrice", "there is also Apple's tier, and it has no currency", at: value.opening)
      }
    } else if let amount {
      product.price = Price(amounts: [amount])
      places.note(CatalogPath(subject, .price), node.value(forKey: "googlePrice"))
    }
  }

  /// The price on Google Play, which has no currency, in US dollars; nil for zero.
  private mutating func googlePrice(of node: SyntaxNode) -> Money? {
    guard let price = problems.object("googlePrice", of: node), let data = price.value(forKey: "data"), data.isSequence
    else { return nil }
    let words = data.elements.compactMap { Int(jsonNumber: $0.text) }
    guard let hundredths = UnityPrice(words: words).hundredths, words.count == data.count else {
      problems.warning(
        "\"data\" is not an amount with at most two decimals, such as [599, 0, 0, 131072]", at: data.opening)
      return nil
    }
    return hundredths == 0 ? nil : Money(hundredths: hundredths, currency: .usd)
  }

  // MARK: Texts

  private mutating func localizations(of node: SyntaxNode, _ subject: CatalogPath.Subject) -> [Localization] {
    var localizations: [Localization] = []
    var seen = ReadLocales()
    let first = problems.object("defaultDescription", of: node).map { [$0] } ?? []
    for body in first + problems.objects("descriptions", of: node) {
      problems.leaveOutKeys(of: body, except: ["googleLocale", "title", "description"])
      let title = UnityText.decoded(problems.text("title", of: body) ?? "")
      let description = UnityText.decoded(problems.text("description", of: body) ?? "")
      // Unity writes the default description of a product even if it is empty.
      guard !title.isEmpty || !description.isEmpty else { continue }
      let number = problems.integer("googleLocale", of: body) ?? locales.fallback
      guard let locale = locales[number] else {
        problems.warning(
          "no language has the number \(number); expected 0 to \(locales.count - 1)",
          at: body.value(forKey: "googleLocale")?.opening ?? body.opening)
        continue
      }
      let key = body.value(forKey: "googleLocale") ?? body
      // Apple has one Traditional Chinese locale, Unity has two.
      guard seen.insert(locale.name, locale.storeLocale, at: key, of: subject, &problems) else { continue }
      let element = localizations.count
      places.note(CatalogPath(subject, .locale, element: element), key)
      places.note(CatalogPath(subject, .title, element: element), title.isEmpty ? key : body.value(forKey: "title"))
      places.note(
        CatalogPath(subject, .description, element: element),
        description.isEmpty ? key : body.value(forKey: "description"))
      localizations.append(
        Localization(
          locale: locale.storeLocale?.code ?? locale.name, storeLocale: locale.storeLocale,
          title: title.isEmpty ? nil : title, description: description.isEmpty ? nil : description))
    }
    return localizations
  }

  // MARK: Grants

  private mutating func grants(of node: SyntaxNode, _ subject: CatalogPath.Subject) -> [Grant] {
    var grants: [Grant] = []
    var known: [String: Int] = [:]
    for payout in problems.objects("payouts", of: node) {
      problems.leaveOutKeys(of: payout, except: ["t", "st", "q", "d"])
      if let data = problems.text("d", of: payout), !data.isEmpty, let value = payout.value(forKey: "d") {
        problems.leaveOut("d", ReadingProblems.noPlace, at: value.range)
      }
      guard let name = problems.text("st", of: payout), !name.isEmpty else {
        problems.leaveOut("payouts", "the payout has no name in \"st\"", at: payout.opening)
        continue
      }
      let quantity = problems.integer("q", of: payout) ?? 0
      guard quantity >= 0 else {
        problems.leaveOut("payouts", "the quantity is negative", at: payout.opening)
        continue
      }
      if let type = problems.text("t", of: payout), type != "Currency", let value = payout.value(forKey: "t") {
        problems.leaveOut(type, "the granted item becomes a currency of the catalog", at: value.range)
      }
      places.note(CatalogPath(subject, .grants, element: grants.count), payout.value(forKey: "q") ?? payout)
      if let index = known[name] {
        grants[index].quantity = min(grants[index].quantity + quantity, Int(Int32.max) << 20)
      } else {
        known[name] = grants.count
        grants.append(Grant(currency: name, quantity: quantity))
      }
      if currencies.insert(name).inserted { catalog.currencies.append(VirtualCurrency(key: name, names: [])) }
    }
    return grants
  }

  private static let knownKeys: Set<String> = [
    "appleSKU", "appleTeamID", "enableCodelessAutoInitialization", "enableUnityGamingServicesAutoInitialization",
    "products",
  ]
  /// The keys of discontinued stores are recognized, and ignored here.
  private static let knownProductKeys: Set<String> = [
    "id", "type", "storeIDs", "defaultDescription", "screenshotPath", "applePriceTier", "googlePrice",
    "pricingTemplateID", "descriptions", "payouts", "udpPrice", "xiaomiPriceTier",
  ]
}

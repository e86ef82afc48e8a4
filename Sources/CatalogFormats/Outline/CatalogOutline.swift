import AppStoreReference
import Basics
import CatalogModel

/// A catalog as the values of a catalog file, and what the file can't say.
struct CatalogOutline {
  private(set) var losses: [ExportLoss] = []
  private let catalog: Catalog

  init(_ catalog: Catalog) {
    self.catalog = catalog.groupingLooseSubscriptions
  }

  /// The whole file; what stands twice is told of in ``losses``.
  mutating func root() -> CatalogValue {
    var root = CatalogMap()
    root.add("catalog", .integer(CatalogSchema.version))
    root.add("app", app.value)
    root.add("currencies", currencies())
    root.add("templates", templates())
    var products = CatalogMap()
    for index in catalog.products.indices where catalog.products[index].subscription == nil {
      add(index, to: &products)
    }
    root.add("products", products)
    root.add("subscriptionGroups", groups())
    root.add("retired", list: catalog.retired.map(CatalogValue.text))
    root.add("ignore", list: suppressions(catalog.suppressions, in: nil))
    return root.value
  }

  private var app: CatalogMap {
    var map = CatalogMap()
    map.add("bundleID", text: catalog.app.bundleID)
    map.add("name", text: catalog.app.name)
    map.add("primaryLocale", text: catalog.app.primaryLocale)
    map.add("locales", list: catalog.app.locales.map(CatalogValue.text))
    map.add("baseTerritory", text: catalog.app.baseTerritory?.code)
    map.add("restoreNote", text: catalog.app.restoreNote)
    return map
  }

  private mutating func currencies() -> CatalogMap {
    var currencies = CatalogMap()
    for (index, currency) in catalog.currencies.enumerated() {
      var names = CatalogMap()
      for (element, name) in currency.names.enumerated() {
        let texts = name.names.map(CatalogValue.text)
        let isNew = names.add(name.locale, texts.count == 1 ? texts[0] : .list(texts))
        if !isNew { repeated("locale", CatalogPath(.currency(index), .name, element: element)) }
      }
      if !currencies.add(currency.key, names.value) {
        repeated("currency", CatalogPath(.currency(index)))
      }
    }
    return currencies
  }

  private mutating func templates() -> CatalogMap {
    var templates = CatalogMap()
    for (index, template) in catalog.templates.enumerated() {
      let texts = localizations(
        template.localizations, ignoring: template.suppressions, of: .template(index))
      if !templates.add(template.key, texts.value) {
        repeated("template", CatalogPath(.template(index)))
      }
    }
    return templates
  }

  private mutating func groups() -> CatalogMap {
    var groups = CatalogMap()
    for (index, group) in catalog.groups.enumerated() {
      var map = CatalogMap()
      map.add("referenceName", text: group.referenceName)
      map.add(
        "localizations",
        localizations(group.localizations, ignoring: group.suppressions, of: .group(index)))
      var products = CatalogMap()
      for product in catalog.products.indices
      where catalog.products[product].subscription?.group == index {
        add(product, to: &products)
      }
      map.add("products", products)
      map.add("ignore", list: suppressions(group.suppressions, in: nil))
      groups.add(groups.free(group.key), map.value)
    }
    return groups
  }

  // MARK: Products

  private mutating func add(_ index: Int, to products: inout CatalogMap) {
    let product = catalog.products[index]
    // A product whose file has no name for it but its ID is named as the convention has it.
    let isNamed = !product.item.utf8.elementsEqual(product.productID.utf8)
    let convention = catalog.app.item(of: product.productID)
    let item = products.free(isNamed ? product.item : convention ?? product.item)
    let follows = convention.map { $0.utf8.elementsEqual(item.utf8) } ?? false
    products.add(item, self.product(at: index, id: follows ? nil : product.productID).value)
  }

  /// The fields of a product.
  /// - Parameter id: The ID, unless the key says it.
  mutating func product(at index: Int, id: String?) -> CatalogMap {
    let product = catalog.products[index]
    var map = CatalogMap()
    map.add("id", text: id)
    map.add("legacyID", isSet: product.hasLegacyID)
    if product.subscription == nil { map.add("type", text: product.type?.rawValue) }
    map.add("referenceName", text: product.referenceName)
    map.add("period", text: product.subscription?.period?.words)
    map.add("level", product.subscription?.level.map(CatalogValue.integer))
    if let price = product.price { map.add("price", self.price(price, of: index, .price)) }
    var grants = CatalogMap()
    for (element, grant) in product.grants.enumerated() {
      let bonus = grant.bonus > 0 ? "+\(grant.bonus)" : ""
      if !grants.add(grant.currency, .text("\(grant.quantity)\(bonus)")) {
        repeated("currency", CatalogPath(.product(index), .grants, element: element))
      }
    }
    map.add("grants", grants)
    map.add("template", text: product.template)
    map.add(
      "localizations",
      localizations(product.localizations, ignoring: product.suppressions, of: .product(index)))
    var review = CatalogMap()
    review.add("screenshot", text: product.review.screenshot)
    review.add("notes", text: product.review.notes)
    map.add("review", review)
    map.add("familySharable", isSet: product.isFamilySharable)
    map.add("promotionalImage", text: product.promotionalImage)
    add(product.availability, to: &map)
    map.add(
      "offers",
      list: (product.subscription?.offers ?? []).map { offer($0, of: index).value })
    map.add(
      "billingPlans",
      list: (product.subscription?.billingPlans ?? []).map { billingPlan($0, of: index).value })
    map.add("ignore", list: suppressions(product.suppressions, in: nil))
    return map
  }

  private func add(_ availability: Availability, to map: inout CatalogMap) {
    map.add("minimumAppVersion", text: availability.minimumAppVersion)
    map.add("storefronts", availability.storefronts.map { .list($0.map { .text($0.code) }) })
    map.add("platforms", availability.platforms.map { .list($0.map(CatalogValue.text)) })
    map.add("from", text: availability.from?.description)
    map.add("until", text: availability.until?.description)
    map.add("hidden", isSet: availability.isHidden)
  }

  private mutating func price(
    _ price: Price, of product: Int, _ field: CatalogField
  ) -> CatalogValue {
    var map = CatalogMap()
    map.add("tier", text: price.tier?.shortName ?? price.unknownTier)
    let amounts =
      price.amounts.map { ("\($0.currency)", $0.decimal) }
      + price.overrides.map { ($0.territory.code, $0.amount.decimal) }
    for (key, amount) in amounts where !map.add(key, .text(amount)) {
      repeated("currency or territory", CatalogPath(.product(product), field))
    }
    return map.value
  }

  private mutating func offer(_ offer: Offer, of product: Int) -> CatalogMap {
    var map = CatalogMap()
    map.add("kind", text: offer.kind.rawValue)
    map.add("billingPlan", text: offer.billingPlan)
    map.add("id", text: offer.offerID)
    map.add("referenceName", text: offer.referenceName)
    map.add("mode", text: offer.mode?.catalogName)
    map.add("period", text: offer.duration?.words)
    if offer.periods != 1 { map.add("periods", .integer(offer.periods)) }
    if let price = offer.price { map.add("price", self.price(price, of: product, .offers)) }
    map.add("eligibility", list: offer.eligibility.map { .text($0.rawValue) })
    map.add("stackable", isSet: offer.isStackable)
    if offer.hasHighPriority { map.add("priority", text: "high") }
    return map
  }

  private mutating func billingPlan(_ plan: BillingPlan, of product: Int) -> CatalogMap {
    var map = CatalogMap()
    map.add("plan", text: plan.plan)
    if let price = plan.price { map.add("price", self.price(price, of: product, .billingPlans)) }
    if let price = plan.commitmentPrice {
      map.add("commitmentPrice", self.price(price, of: product, .billingPlans))
    }
    if !plan.isEnabled { map.add("enabled", .flag(false)) }
    return map
  }

  // MARK: Texts

  /// The texts that no template fills, and the suppressions of each locale.
  private mutating func localizations(
    _ localizations: [Localization], ignoring suppressions: [Suppression],
    of subject: CatalogPath.Subject
  ) -> CatalogMap {
    var map = CatalogMap()
    for (element, texts) in localizations.enumerated() {
      var own = CatalogMap()
      if !texts.generated.contains(.title) { own.add("title", text: texts.title) }
      if !texts.generated.contains(.description) {
        own.add("description", text: texts.description)
      }
      own.add("ignore", list: self.suppressions(suppressions, in: texts.locale))
      guard !own.isEmpty || texts.generated.isEmpty else { continue }
      if !map.add(texts.locale, own.value) {
        repeated("locale", CatalogPath(subject, .title, element: element))
      }
    }
    return map
  }

  private func suppressions(_ all: [Suppression], in locale: String?) -> [CatalogValue] {
    all.filter { $0.locale == locale }.map { suppression in
      var map = CatalogMap()
      map.add("rule", text: suppression.rule)
      map.add("reason", text: suppression.reason)
      map.add("until", text: suppression.until?.description)
      return map.value
    }
  }

  /// Says that something is left out because its key is taken: a comparison of what the keys hold
  /// does not see it.
  private mutating func repeated(_ noun: String, _ path: CatalogPath) {
    losses.append(ExportLoss(.whole, of: path, "the \(noun) stands before, and can stand once"))
  }
}

import AppStoreReference
import Basics

extension Catalog {
  /// Everything that the catalog states, in its order.
  ///
  /// Lists whose order means nothing are entries by what they hold; of those whose order does
  /// (locales, offers) the entries are numbered from 0.
  public var entries: [CatalogEntry] {
    var list = EntryList()
    list.add(app)
    for (index, currency) in currencies.enumerated() { list.add(currency, at: index) }
    for (index, template) in templates.enumerated() { list.add(template, at: index) }
    for (index, product) in products.enumerated() { list.add(product, at: index, in: self) }
    for (index, group) in groups.enumerated() { list.add(group, at: index) }
    list.begin(.catalog, .catalog)
    for (index, id) in retired.enumerated() {
      list.add(["retired", id], "retired", path: CatalogPath(.retired(index)))
    }
    list.add(suppressions)
    return list.entries
  }
}

/// Gathers the entries of one owner after the other.
private struct EntryList {
  private(set) var entries: [CatalogEntry] = []
  private var owner = CatalogOwner.catalog
  private var subject = CatalogPath.Subject.catalog
  private var occurrences: [ExactText: Int] = [:]

  mutating func begin(_ owner: CatalogOwner, _ subject: CatalogPath.Subject) {
    self.owner = owner
    self.subject = subject
    // What has no values is there all the same.
    add([], "", path: CatalogPath(subject))
  }

  mutating func add(_ keys: [String], _ value: String, path: CatalogPath) {
    entries.append(CatalogEntry(owner: owner, keys: keys, value: ExactText(value), path: path))
  }

  private mutating func add(
    _ keys: [String], _ value: String?, _ field: CatalogField, element: Int? = nil
  ) {
    guard let value else { return }
    add(keys, value, path: CatalogPath(subject, field, element: element))
  }

  private mutating func add(_ key: String, _ isSet: Bool, _ field: CatalogField) {
    if isSet { add([key], "true", field) }
  }

  mutating func add(_ app: App) {
    begin(.app, .app)
    add(["bundleID"], app.bundleID, .bundleID)
    add(["name"], app.name, .name)
    add(["primaryLocale"], app.primaryLocale, .primaryLocale)
    for (index, locale) in app.locales.enumerated() {
      add(["locales", String(index)], locale, .locales, element: index)
    }
    add(["baseTerritory"], app.baseTerritory?.code, .baseTerritory)
    add(["restoreNote"], app.restoreNote, .restoreNote)
  }

  mutating func add(_ currency: VirtualCurrency, at index: Int) {
    begin(.currency(ExactText(currency.key)), .currency(index))
    for (element, name) in currency.names.enumerated() {
      for (place, text) in name.names.enumerated() {
        add([name.locale, String(place)], text, .name, element: element)
      }
    }
  }

  mutating func add(_ template: TextTemplate, at index: Int) {
    begin(.template(ExactText(template.key)), .template(index))
    add(template.localizations, below: [])
    add(template.suppressions, below: [])
  }

  mutating func add(_ group: SubscriptionGroup, at index: Int) {
    begin(.group(ExactText(group.key)), .group(index))
    add(["referenceName"], group.referenceName, .referenceName)
    add(group.localizations, below: ["localizations"])
    add(group.suppressions)
  }

  mutating func add(_ product: Product, at index: Int, in catalog: Catalog) {
    let occurrence = occurrences[ExactText(product.productID), default: 0]
    occurrences[ExactText(product.productID)] = occurrence + 1
    begin(.product(ExactText(product.productID), occurrence: occurrence), .product(index))
    add("legacyID", product.hasLegacyID, .productID)
    add(["type"], product.type?.rawValue, .type)
    add(["referenceName"], product.referenceName, .referenceName)
    if let subscription = product.subscription { add(subscription, in: catalog) }
    if let price = product.price { add(price, below: ["price"], .price) }
    for (element, grant) in product.grants.enumerated() {
      let bonus = grant.bonus > 0 ? "+\(grant.bonus)" : ""
      add(["grants", grant.currency], "\(grant.quantity)\(bonus)", .grants, element: element)
    }
    add(["template"], product.template, .template)
    add(product.localizations, below: ["localizations"])
    add(["review", "screenshot"], product.review.screenshot, .screenshot)
    add(["review", "notes"], product.review.notes, .reviewNotes)
    add("familySharable", product.isFamilySharable, .familySharable)
    add(["promotionalImage"], product.promotionalImage, .promotionalImage)
    add(product.availability)
    for (element, offer) in (product.subscription?.offers ?? []).enumerated() {
      add(offer, at: element)
    }
    for (element, plan) in (product.subscription?.billingPlans ?? []).enumerated() {
      add(plan, at: element)
    }
    add(product.suppressions)
  }

  private mutating func add(_ subscription: Subscription, in catalog: Catalog) {
    if catalog.groups.indices.contains(subscription.group) {
      add(["group"], catalog.groups[subscription.group].key, .type)
    }
    add(["period"], subscription.period?.words, .period)
    add(["level"], subscription.level.map(String.init), .level)
  }

  private mutating func add(_ availability: Availability) {
    add(["minimumAppVersion"], availability.minimumAppVersion, .minimumAppVersion)
    let storefronts = availability.storefronts?.map(\.code).joined(separator: ", ")
    add(["storefronts"], storefronts, .storefronts)
    add(["platforms"], availability.platforms?.joined(separator: ", "), .platforms)
    add(["from"], availability.from?.description, .from)
    add(["until"], availability.until?.description, .until)
    add("hidden", availability.isHidden, .hidden)
  }

  private mutating func add(
    _ price: Price, below keys: [String], _ field: CatalogField, element: Int? = nil
  ) {
    add(keys + ["tier"], price.tier?.shortName ?? price.unknownTier, field, element: element)
    for amount in price.amounts {
      add(keys + ["\(amount.currency)"], amount.decimal, field, element: element)
    }
    for override in price.overrides {
      add(keys + [override.territory.code], override.amount.decimal, field, element: element)
    }
  }

  private mutating func add(_ localizations: [Localization], below keys: [String]) {
    for (element, localization) in localizations.enumerated() {
      let locale = localization.storeLocale?.code ?? localization.locale
      add(keys + [locale, "title"], localization.title, .title, element: element)
      add(keys + [locale, "description"], localization.description, .description, element: element)
    }
  }

  private mutating func add(_ offer: Offer, at element: Int) {
    func keys(_ key: String) -> [String] { ["offers", String(element), key] }
    add(keys("kind"), offer.kind.rawValue, .offers, element: element)
    add(keys("billingPlan"), offer.billingPlan, .offers, element: element)
    add(keys("id"), offer.offerID, .offers, element: element)
    add(keys("referenceName"), offer.referenceName, .offers, element: element)
    add(keys("mode"), offer.mode?.catalogName, .offers, element: element)
    add(keys("period"), offer.duration?.words, .offers, element: element)
    add(keys("periods"), String(offer.periods), .offers, element: element)
    if let price = offer.price {
      add(price, below: ["offers", String(element), "price"], .offers, element: element)
    }
    let eligibility = offer.eligibility.map(\.rawValue).joined(separator: ", ")
    add(keys("eligibility"), eligibility.isEmpty ? nil : eligibility, .offers, element: element)
    add(keys("stackable"), offer.isStackable ? "true" : nil, .offers, element: element)
    add(keys("priority"), offer.hasHighPriority ? "high" : nil, .offers, element: element)
  }

  private mutating func add(_ plan: BillingPlan, at element: Int) {
    func keys(_ key: String) -> [String] { ["billingPlans", String(element), key] }
    add(keys("plan"), plan.plan, .billingPlans, element: element)
    if let price = plan.price {
      add(price, below: keys("price"), .billingPlans, element: element)
    }
    if let price = plan.commitmentPrice {
      add(price, below: keys("commitmentPrice"), .billingPlans, element: element)
    }
    add(keys("enabled"), plan.isEnabled ? nil : "false", .billingPlans, element: element)
  }

  /// - Parameter prefix: The keys before those of the texts that a suppression stands in.
  mutating func add(_ suppressions: [Suppression], below prefix: [String] = ["localizations"]) {
    var numbers: [String?: Int] = [:]
    for (element, suppression) in suppressions.enumerated() {
      let until = suppression.until.map { ", until \($0)" } ?? ""
      let reason = suppression.reason.map { ": \($0)" } ?? ""
      let number = numbers[suppression.locale, default: 0]
      numbers[suppression.locale] = number + 1
      let keys = suppression.locale.map { prefix + [$0] } ?? []
      add(
        keys + ["ignore", String(number)], "\(suppression.rule)\(until)\(reason)", .ignore,
        element: element)
    }
  }
}

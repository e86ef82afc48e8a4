public import AppStoreReference
public import Basics
public import CatalogModel

/// The live state as a catalog, and remarks on values that a catalog can't hold.
///
/// The catalog describes the store exactly: planning it against the same state gives no steps.
public struct PulledCatalog: Sendable {
  public internal(set) var catalog: Catalog
  public private(set) var remarks: [PlanNote] = []
  /// The storefronts whose prices the store derived.
  let derived: DerivedTerritories
  /// The prices that the policies of the catalog give, by product and storefront.
  private let computed: [ExactText: [Territory: Money]]
  /// The prices that the catalog states in single storefronts beside a policy, by product.
  private let stated: [ExactText: [Price.Override]]
  let day: CalendarDate
  let own: Catalog?

  /// - Parameters:
  ///   - own: The catalog that will be refreshed, whose base territory and keys of groups are used.
  ///   - derived: The storefronts whose prices are equal to the base price; those prices are left out.
  ///   - computed: The prices that the policies of the refreshed catalog give; equal ones are left out as well.
  public init(
    _ live: LiveState, into own: Catalog? = nil, derived: DerivedTerritories = DerivedTerritories(),
    computed: [ComputedPrice] = [], on day: CalendarDate
  ) {
    self.derived = derived
    self.computed = ComputedPrices.byPlace(computed)
    stated = Dictionary(
      (own?.products ?? []).filter { $0.pricePolicy != nil }.map {
        (ExactText($0.productID), $0.price?.overrides ?? [])
      },
      uniquingKeysWith: { first, _ in first })
    self.day = day
    self.own = own
    let app = App(
      bundleID: live.app.bundleID, name: live.app.name,
      primaryLocale: live.app.primaryLocale.map { StoreLocale.resolving($0)?.code ?? $0 },
      baseTerritory: own.map(\.app.baseTerritory) ?? Self.usualBase(of: live))
    catalog = Catalog(app: app)
    if let own { catalog.app.primaryLocale = own.app.primaryLocale }
    readPolicies(of: live.app)
    for product in live.products where !product.isSubscription { add(product, group: nil) }
    let keys = own.map { GroupMatching($0, live).live.mapValues(\.id) } ?? [:]
    for group in live.groups {
      let index = catalog.groups.count
      let key = keys.first { $0.value == group.id }.flatMap { own?.groups[$0.key].key } ?? newKey(for: group)
      catalog.groups.append(
        SubscriptionGroup(
          key: key, referenceName: group.referenceName, localizations: texts(group.versions, .group(key))))
      for product in live.products where product.group == group.id { add(product, group: index) }
    }
  }

  /// The base territory of a catalog without one of its own: the most frequent one among products.
  public static func usualBase(of live: LiveState) -> Territory? {
    var counts: [Territory: Int] = [:]
    for base in live.products.compactMap(\.baseTerritory) { counts[base, default: 0] += 1 }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  private func newKey(for group: LiveGroup) -> String {
    let isTaken = catalog.groups.contains { $0.key == group.referenceName }
    return group.referenceName.isEmpty || isTaken ? group.id : group.referenceName
  }

  mutating func remark(_ subject: PlanSubject, _ text: String) { remarks.append(PlanNote(subject, text)) }

  private mutating func add(_ live: LiveProduct, group: Int?) {
    let subject = PlanSubject.product(live.productID)
    var product = Product(item: catalog.app.item(of: live.productID) ?? live.productID, productID: live.productID)
    product.type = live.isSubscription ? .autoRenewable : live.type.flatMap { ProductType($0, in: .appStoreConnectAPI) }
    if product.type == nil { remark(subject, "its type \"\(live.type ?? "")\" is not known here") }
    product.referenceName = live.name
    product.review.notes = live.reviewNote
    product.isFamilySharable = live.isFamilySharable
    product.localizations = texts(live.versions, subject)
    product.price = price(of: live, subject)
    let planned = live.plannedPrices(after: day)
    if let first = planned.values.compactMap(\.start).min() {
      remark(
        subject,
        "prices in \(Planner.list(planned.keys.sorted())) start on \(first); a catalog doesn't say "
          + "when a price starts")
    }
    if let known = live.availability {
      product.availability.storefronts =
        known.territories.count == Territory.all.count ? nil : known.territories.sorted()
    } else {
      product.availability.storefronts = []
      remark(subject, "it has no availability, and is not sold anywhere")
    }
    if live.prices.contains(where: \.hasTiers) {
      remark(subject, "its prices for larger numbers of seats are left in App Store Connect")
    }
    if live.availabilities.contains(where: \.isMonthly) {
      remark(subject, "its monthly billing plan is left in App Store Connect")
    }
    // A file in the catalog is compared itself.
    let hasFile = own?.products.contains { $0.productID == live.productID && $0.review.screenshot != nil } ?? false
    if let screenshot = live.screenshot, !screenshot.isUnusable, !hasFile {
      product.review.uploadedScreenshot = screenshot.summary
    }
    if let image = live.versions.current?.image, !image.isUnusable {
      remark(subject, "its promotional image \(quoted: image.fileName ?? "") is left in App Store Connect")
    }
    if let group {
      product.subscription = Subscription(
        group: group, period: live.period.flatMap { SubscriptionPeriod(rawValue: $0) }, level: live.level,
        offers: offers(of: live, subject))
      let known = own?.products.first { $0.productID == live.productID }
      product.subscription?.readSeats(of: live, as: known?.subscription)
    } else {
      product.offerCodes = offerCodes(of: live, subject)
    }
    catalog.products.append(product)
  }

  // MARK: Texts

  private mutating func texts(_ versions: [LiveVersion], _ subject: PlanSubject) -> [Localization] {
    guard let current = versions.current else { return [] }
    if current.isDraft, let approved = versions.approved {
      let known = Dictionary(approved.texts.map { ($0.locale, $0) }, uniquingKeysWith: { first, _ in first })
      let changed = current.texts.filter {
        known[$0.locale]?.name != $0.name || known[$0.locale]?.description != $0.description
      }
      if !changed.isEmpty {
        remark(
          subject,
          "the texts in \(changed.map(\.locale).joined(separator: ", ")) are those of a draft; "
            + "customers see the approved ones")
      }
    }
    return current.texts.compactMap { text in
      guard let name = text.name, !text.locale.isEmpty else { return nil }
      let locale = StoreLocale.resolving(text.locale)
      return Localization(
        locale: locale?.code ?? text.locale, storeLocale: locale, title: name,
        description: text.description.flatMap { $0.isEmpty ? nil : $0 })
    }
  }

  // MARK: Prices

  /// The prices that were set: the base price, and the others that don't follow from it.
  private mutating func price(of live: LiveProduct, _ subject: PlanSubject) -> Price? {
    var amounts: [Territory: Money] = [:]
    for (territory, price) in live.currentPrices(on: day) { amounts[territory] = price.amount }
    for (territory, price) in live.plannedPrices(after: day) { amounts[territory] = price.amount }
    var known = live.isSubscription ? derived.products[live.productID] ?? [] : []
    let base = live.isSubscription ? catalog.baseTerritory : live.baseTerritory
    for (territory, amount) in computed[ExactText(live.productID)] ?? [:] where territory != base {
      if amounts[territory] == amount { amounts[territory] = nil }
      // Where a policy gives a price, one that follows from the base has to be stated.
      known.remove(territory)
    }
    // So has one that keeps the policy away.
    for price in stated[ExactText(live.productID)] ?? [] where amounts[price.territory] == price.amount {
      known.remove(price.territory)
    }
    return price(amounts, derived: known, base: base, of: "prices", subject)
  }

  /// The prices that a catalog states.
  ///
  /// - Parameters:
  ///   - amounts: The prices of all storefronts.
  ///   - derived: The storefronts whose prices follow from the base.
  ///   - wanted: The base territory.
  ///   - name: The words for the prices in a remark.
  mutating func price(
    _ amounts: [Territory: Money], derived: Set<Territory>, base wanted: Territory?, of name: String,
    _ subject: PlanSubject
  ) -> Price? {
    // Without a base price, nothing follows from it.
    let isBaseOut = catalog.baseTerritory.map { base in amounts[base].map { $0.currency != base.currency } ?? false }
    let derived = isBaseOut == true ? [] : derived
    let others = amounts.filter { $0.value.currency != $0.key.currency && !derived.contains($0.key) }
    if !others.isEmpty {
      let list = others.sorted { $0.key < $1.key }.map { "\($0.value.words) in \($0.key.code)" }
      remark(
        subject,
        "\(name) in another currency than the one that is known here for the storefront are left out, because a "
          + "catalog states the amount alone: \(list.joined(separator: ", "))")
    }
    var amounts = amounts.filter { $0.value.currency == $0.key.currency }
    guard !amounts.isEmpty else { return nil }
    for territory in derived where territory != catalog.baseTerritory { amounts[territory] = nil }
    let base = wanted.flatMap { amounts[$0] == nil ? nil : $0 } ?? amounts.keys.min()
    guard let base, let home = amounts.removeValue(forKey: base) else { return nil }
    guard base == catalog.baseTerritory else {
      // A plain amount would apply to the catalog's base territory.
      let entries = [(base, home)] + amounts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
      return Price(overrides: entries.map { .init(territory: $0.0, amount: $0.1) })
    }
    var price = Price(amounts: [home])
    // A currency with a price in each of its storefronts is written once.
    let currencies = Set(amounts.values.map(\.currency)).sorted { "\($0)" < "\($1)" }
    for currency in currencies where currency != home.currency {
      let storefronts = currency.storefronts
      guard storefronts.count > 1, storefronts.allSatisfy({ amounts[$0]?.currency == currency }) else { continue }
      var counts: [Int: Int] = [:]
      for storefront in storefronts { counts[amounts[storefront]?.hundredths ?? 0, default: 0] += 1 }
      guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key else { continue }
      price.amounts.append(Money(hundredths: most, currency: currency))
      for storefront in storefronts where amounts[storefront]?.hundredths == most { amounts[storefront] = nil }
    }
    price.overrides = amounts.sorted { $0.key < $1.key }.map { .init(territory: $0.key, amount: $0.value) }
    return price
  }
}

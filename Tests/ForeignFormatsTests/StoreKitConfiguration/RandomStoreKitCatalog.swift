import AppStoreReference
import CatalogModel
import CatalogSamples

/// Catalogs with everything that a StoreKit configuration can hold, drawn from small pools, so that
/// any two of them have much in common.
struct RandomStoreKitCatalog {
  private var numbers: SeededNumbers
  private let hasBillingPlans: Bool

  init(seed: UInt64, hasBillingPlans: Bool) {
    numbers = SeededNumbers(seed: seed)
    self.hasBillingPlans = hasBillingPlans
  }

  mutating func catalog() -> Catalog {
    var catalog = Catalog(app: App(primaryLocale: "en-US", baseTerritory: Territory("USA")))
    // Non-renewing subscriptions come first in the file.
    let types: [ProductType] = [.nonRenewing, .consumable, .nonConsumable]
    for (place, id) in ["pass", "coins", "gems", "map", "skin"].enumerated() {
      guard !numbers.isHeads(3) else { continue }
      catalog.products.append(product(id, place == 0 ? types[0] : types[1 + place % 2]))
    }
    for group in ["VIP", "Club"] where !numbers.isHeads(4) {
      let index = catalog.groups.count
      catalog.groups.append(
        SubscriptionGroup(
          key: group, referenceName: group,
          localizations: localizations().map {
            Localization(locale: $0.locale, storeLocale: $0.storeLocale, title: $0.title)
          }))
      for id in ["week", "month", "year"] where !numbers.isHeads(3) {
        var product = product("\(group).\(id)", .autoRenewable)
        product.subscription = Subscription(
          group: index, period: SubscriptionPeriod.allCases.randomElement(using: &numbers),
          level: Int.random(in: 1...4, using: &numbers), offers: offers(), billingPlans: billingPlans())
        catalog.products.append(product)
      }
    }
    return catalog
  }

  private mutating func product(_ id: String, _ type: ProductType) -> Product {
    let id = "com.example.\(id)"
    return Product(
      item: id, productID: id, type: type, referenceName: text(), price: price(), localizations: localizations(),
      isFamilySharable: numbers.isHeads())
  }

  private mutating func localizations() -> [Localization] {
    ["en-US", "zh-Hans", "ja", "pt-BR"].compactMap { locale in
      guard !numbers.isHeads() else { return nil }
      return Localization(locale: locale, storeLocale: StoreLocale(locale), title: text(), description: text())
    }
  }

  private mutating func offers() -> [Offer] {
    var offers: [Offer] = []
    if numbers.isHeads() { offers.append(offer(.introductory)) }
    if hasBillingPlans, numbers.isHeads() { offers.append(offer(.introductory, plan: "MONTHLY")) }
    for kind in [Offer.Kind.promotional, .code, .winBack] {
      for name in ["spring", "summer"] where numbers.isHeads() {
        var offer = offer(kind)
        offer.referenceName = name
        if kind != .code { offer.offerID = name }
        if kind == .code {
          offer.eligibility = Offer.Eligibility.allCases.filter { _ in numbers.isHeads() }
          offer.isStackable = numbers.isHeads()
        }
        if kind == .winBack { offer.hasHighPriority = numbers.isHeads() }
        offers.append(offer)
      }
    }
    return offers
  }

  private mutating func offer(_ kind: Offer.Kind, plan: String? = nil) -> Offer {
    let mode = OfferMode.allCases.randomElement(using: &numbers) ?? .freeTrial
    return Offer(
      kind: kind, mode: mode, duration: OfferDuration.allCases.randomElement(using: &numbers),
      periods: Int.random(in: 1...3, using: &numbers), price: mode == .freeTrial ? nil : price(), billingPlan: plan)
  }

  private mutating func billingPlans() -> [BillingPlan] {
    guard hasBillingPlans else { return [] }
    return ["BILLED_UPFRONT", "MONTHLY"].compactMap { plan in
      guard numbers.isHeads() else { return nil }
      return BillingPlan(plan: plan, price: price(), commitmentPrice: price(), isEnabled: numbers.isHeads())
    }
  }

  private mutating func price() -> Price {
    Price(amounts: [Money(hundredths: Int.random(in: 0...9999, using: &numbers), currency: .usd)])
  }

  private mutating func text() -> String { RandomLayout.texts.randomElement(using: &numbers) ?? "" }
}

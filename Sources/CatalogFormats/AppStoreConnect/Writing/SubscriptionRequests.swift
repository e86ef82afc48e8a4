import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Subscription groups and their contents.
extension CatalogRequests {
  mutating func addGroup(at index: Int) {
    let group = catalog.groups[index]
    if group.referenceName == nil {
      recordLoss(.value, CatalogPath(.group(index), .referenceName), RequestLoss.noGroupName)
    }
    let name = Self.name(of: group, at: index, in: catalog)
    manifest.add(
      RequestStep(
        creating: "subscriptionGroups", as: name, isReferred: true,
        ["referenceName": .text(group.referenceName ?? group.key)],
        relationships: ["app": RequestStep.one("apps", .app)]))
    addTexts(of: group, at: index, name)
    for product in catalog.products.indices
    where catalog.products[product].type == .autoRenewable && catalog.products[product].subscription?.group == index {
      addSubscription(at: product, in: name)
    }
  }

  /// The key of the group; two groups with the same key are distinguished by their indices.
  private static func name(of group: SubscriptionGroup, at index: Int, in catalog: Catalog) -> RequestName {
    let isFirst = catalog.groups.firstIndex { ExactText($0.key) == ExactText(group.key) } == index
    return isFirst ? RequestName("group", group.key) : RequestName("group", group.key, String(index))
  }

  private mutating func addTexts(of group: SubscriptionGroup, at index: Int, _ name: RequestName) {
    let texts = texts(group.localizations, of: .group(index))
    guard !texts.isEmpty else { return }
    let version = name.followed(by: "version")
    manifest.add(
      RequestStep(
        creating: "subscriptionGroupVersions", as: version, isReferred: true,
        relationships: ["subscriptionGroup": RequestStep.one("subscriptionGroups", name)]))
    manifest.add(
      VersionTexts(
        texts, of: version, as: "subscriptionGroupVersions", type: "subscriptionGroupLocalizations", id: version,
        haveDescriptions: false))
  }

  private mutating func addSubscription(at index: Int, in group: RequestName) {
    var product = catalog.products[index]
    guard let subscription = product.subscription, isNew(product, at: index) else { return }
    loseFields(of: product, at: index)
    let kind = RequestedKind.subscription
    manifest.add(
      RequestStep(
        creating: kind.type, as: RequestName("product", product.productID), isReferred: true,
        [
          "name": .text(referenceName(of: product, at: index)), "productId": .text(product.productID),
          "familySharable": .flag(product.isFamilySharable),
          "subscriptionPeriod": subscription.period.map { .text($0.apiName) },
          "reviewNote": .text(orNull: product.review.notes), "groupLevel": subscription.level.map(OrderedValue.integer),
        ], relationships: ["group": RequestStep.one("subscriptionGroups", group)]))
    addTexts(of: product, at: index, kind)
    let plans = billingPlans(of: product, subscription, at: index)
    if isOffSale(plans) {
      recordLoss(.value, CatalogPath(.product(index), .storefronts), RequestLoss.offSale)
      product.availability.storefronts = []
    }
    addAvailabilities(of: product, plans)
    addPrices(of: product, subscription, plans, at: index)
    addScreenshot(of: product, at: index, kind)
  }

  /// Adds the prices and the offers, whose price points are looked up together.
  private mutating func addPrices(
    of product: Product, _ subscription: Subscription, _ billingPlans: [RequestedBillingPlan], at index: Int
  ) {
    let prices = prices(of: product, billingPlans, at: index)
    var offers: [RequestedOffer] = []
    for element in subscription.offers.indices {
      let path = CatalogPath(.product(index), .offers, element: element)
      if let offer = offer(subscription.offers[element], number: offers.count, at: path) { offers.append(offer) }
    }
    var plans = prices.map(\.scoped)
    plans += offers.compactMap { offer in
      offer.plan.map { ScopedPlan(scope: offer.scope, plan: $0, type: offer.planType) }
    }
    addPricePoints(plans, of: product, .subscription)
    addSubscriptionPrices(prices, of: product)
    for offer in offers { add(offer, of: product) }
  }
}

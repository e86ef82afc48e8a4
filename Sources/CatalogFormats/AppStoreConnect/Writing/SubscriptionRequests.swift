import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Subscription groups and what is in them.
extension CatalogRequests {
  mutating func addGroup(at index: Int) {
    let group = catalog.groups[index]
    if group.referenceName == nil {
      lose(.value, CatalogPath(.group(index), .referenceName), RequestLoss.noGroupName)
    }
    let name = Self.name(of: group, at: index, in: catalog)
    manifest.add(
      RequestStep(
        id: name, method: .post, path: "/v1/subscriptionGroups",
        body: ResourceJSON.document(
          ResourceJSON.resource(
            "subscriptionGroups",
            [("referenceName", .text(group.referenceName ?? group.key))],
            relationships: [("app", ResourceJSON.one("apps", .app))])),
        savings: [.init(name: name, value: .value(at: "/data/id"))]))
    addTexts(of: group, at: index, name)
    for product in catalog.products.indices
    where catalog.products[product].type == .autoRenewable
      && catalog.products[product].subscription?.group == index
    {
      addSubscription(at: product, in: name)
    }
  }

  /// The key of the group; two groups with one key are told apart by their places.
  private static func name(
    of group: SubscriptionGroup, at index: Int, in catalog: Catalog
  ) -> RequestName {
    let isFirst = catalog.groups.firstIndex { ExactText($0.key) == ExactText(group.key) } == index
    return isFirst
      ? RequestName("group", group.key) : RequestName("group", group.key, String(index))
  }

  private mutating func addTexts(
    of group: SubscriptionGroup, at index: Int, _ name: RequestName
  ) {
    let texts = texts(group.localizations, of: .group(index))
    guard !texts.isEmpty else { return }
    let version = name.followed(by: "version")
    manifest.add(
      RequestStep(
        id: version, method: .post, path: "/v1/subscriptionGroupVersions",
        body: ResourceJSON.document(
          ResourceJSON.resource(
            "subscriptionGroupVersions",
            relationships: [("subscriptionGroup", ResourceJSON.one("subscriptionGroups", name))])),
        savings: [.init(name: version, value: .value(at: "/data/id"))]))
    for text in texts {
      manifest.add(
        RequestStep(
          id: version.followed(by: text.locale), method: .post,
          path: "/v2/subscriptionGroupLocalizations",
          body: ResourceJSON.document(
            ResourceJSON.resource(
              "subscriptionGroupLocalizations",
              [("name", .text(text.title)), ("locale", .text(text.locale))],
              relationships: [
                ("version", ResourceJSON.one("subscriptionGroupVersions", version))
              ]))))
    }
  }

  private mutating func addSubscription(at index: Int, in group: RequestName) {
    var product = catalog.products[index]
    guard let subscription = product.subscription, isNew(product, at: index) else { return }
    loseFields(of: product, at: index)
    let kind = RequestedKind.subscription
    let name = RequestName("product", product.productID)
    var attributes: [(String, JSONValue)] = [
      ("name", .text(referenceName(of: product, at: index))),
      ("productId", .text(product.productID)),
      ("familySharable", .flag(product.isFamilySharable)),
    ]
    if let period = subscription.period {
      attributes.append(("subscriptionPeriod", .text(period.apiName)))
    }
    attributes.append(("reviewNote", .text(orNull: product.review.notes)))
    if let level = subscription.level { attributes.append(("groupLevel", .integer(level))) }
    manifest.add(
      RequestStep(
        id: name, method: .post, path: kind.path,
        body: ResourceJSON.document(
          ResourceJSON.resource(
            kind.type, attributes,
            relationships: [("group", ResourceJSON.one("subscriptionGroups", group))])),
        savings: [.init(name: name, value: .value(at: "/data/id"))]))
    addTexts(of: product, at: index, kind)
    let plans = billingPlans(of: product, subscription, at: index)
    if isOffSale(plans) {
      lose(.value, CatalogPath(.product(index), .storefronts), RequestLoss.offSale)
      product.availability.storefronts = []
    }
    addAvailabilities(of: product, plans)
    addPrices(of: product, subscription, plans, at: index)
    addScreenshot(of: product, at: index, kind)
  }

  /// The prices and the offers, whose points are looked up together.
  private mutating func addPrices(
    of product: Product, _ subscription: Subscription, _ billingPlans: [RequestedBillingPlan],
    at index: Int
  ) {
    let prices = prices(of: product, billingPlans, at: index)
    var offers: [RequestedOffer] = []
    for element in subscription.offers.indices {
      let path = CatalogPath(.product(index), .offers, element: element)
      if let offer = offer(subscription.offers[element], number: offers.count, at: path) {
        offers.append(offer)
      }
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

import AppStoreReference
import CatalogModel
import SourceSyntax

/// A billing plan that the API supports.
struct RequestedBillingPlan {
  let plan: BillingPlan
  let type: PlanType
  /// The index among the billing plans of the product.
  let element: Int
}

/// A price of a subscription to set.
struct RequestedPrice {
  let scoped: CatalogRequests.ScopedPlan
  /// Whether the price states its billing plan; the one paid up front is the default.
  let isOfPlan: Bool
}

/// The billing plans of subscriptions: each has its own prices and its own storefronts.
extension CatalogRequests {
  /// The prefix of the steps that set the availability of a billing plan of the catalog.
  static let billingPlanStep = "billingPlan"

  /// The plans that the API supports, without duplicates.
  mutating func billingPlans(of product: Product, _ subscription: Subscription, at index: Int) -> [RequestedBillingPlan]
  {
    var requested: [RequestedBillingPlan] = []
    for (element, plan) in subscription.billingPlans.enumerated() {
      let path = CatalogPath(.product(index), .billingPlans, element: element)
      guard let type = PlanType(named: plan.plan) else {
        recordLoss(.whole, path, RequestLoss.unknownBillingPlan)
        continue
      }
      guard !requested.contains(where: { $0.type == type }) else {
        recordLoss(.whole, path, RequestLoss.repeatedBillingPlan)
        continue
      }
      if plan.commitmentPrice != nil { recordLoss(.value, path, RequestLoss.commitment) }
      if type == .upFront, let price = plan.price, let own = product.price, price != own {
        recordLoss(.value, path, RequestLoss.upFrontPrice)
      }
      requested.append(RequestedBillingPlan(plan: plan, type: type, element: element))
    }
    return requested
  }

  /// Whether a subscription can't be bought with any of its plans.
  func isOffSale(_ plans: [RequestedBillingPlan]) -> Bool {
    plans.contains { $0.type == .upFront } && plans.allSatisfy { !$0.plan.isEnabled }
  }

  /// Sets the availability of the subscription for each plan; without plans, the default
  /// availability.
  mutating func addAvailabilities(of product: Product, _ plans: [RequestedBillingPlan]) {
    if !plans.contains(where: { $0.type == .upFront }) { addAvailability(of: product, .subscription) }
    for plan in plans { addAvailability(of: product, .subscription, by: plan) }
  }

  /// The price that is paid up front, followed by those of other plans.
  mutating func prices(of product: Product, _ plans: [RequestedBillingPlan], at index: Int) -> [RequestedPrice] {
    func path(_ plan: RequestedBillingPlan) -> CatalogPath {
      CatalogPath(.product(index), .billingPlans, element: plan.element)
    }
    var prices: [RequestedPrice] = []
    let upFront = plans.first { $0.type == .upFront && $0.plan.price != nil }
    let usual: PricePlan? =
      if let price = product.price { plan(for: price, at: CatalogPath(.product(index), .price)) } else {
        upFront.flatMap { plan in plan.plan.price.flatMap { self.plan(for: $0, at: path(plan)) } }
      }
    if let usual {
      prices.append(RequestedPrice(scoped: ScopedPlan(scope: "price", plan: usual), isOfPlan: upFront != nil))
    }
    for plan in plans where plan.type != .upFront {
      guard let price = plan.plan.price, let laidOut = self.plan(for: price, at: path(plan)) else { continue }
      prices.append(
        RequestedPrice(scoped: ScopedPlan(scope: plan.type.apiName, plan: laidOut, type: plan.type), isOfPlan: true))
    }
    return prices
  }

  /// Sets all prices of a subscription in one request.
  mutating func addSubscriptionPrices(_ prices: [RequestedPrice], of product: Product) {
    guard !prices.isEmpty else { return }
    let kind = RequestedKind.subscription
    let inline = prices.map { price in
      InlinePrices(
        price.scoped.plan, type: kind.priceType, relationship: "prices", scope: price.scoped.scope,
        planType: price.scoped.type, of: product, isEqualized: true
      ) { point, territory in
        (
          ["startDate": .null, "planType": price.isOfPlan ? .text(price.scoped.type.apiName) : nil],
          [
            kind.parent: kind.reference(to: product), "territory": RequestStep.one("territories", territory),
            kind.pricePointRelationship: RequestStep.one(kind.pricePointType, point),
          ]
        )
      }
    }
    let id = RequestName("product", product.productID).reference
    let prices: OrderedValue = ["data": .list(inline.flatMap(\.references))]
    manifest.add(
      RequestStep(
        id: RequestName("price", product.productID), method: .patch, path: "\(kind.path)/\(id)",
        body: [
          "data": RequestStep.resource(kind.type, id: id, relationships: ["prices": prices]),
          "included": .list(inline.flatMap(\.included)),
        ], expansions: inline.flatMap(\.expansions), after: availabilities(of: product)))
  }

  /// The store refuses the price of a billing plan before its availability is set.
  private func availabilities(of product: Product) -> [RequestName] {
    PlanType.allCases.map { RequestName(Self.billingPlanStep, product.productID, $0.apiName) }.filter(manifest.contains)
  }
}

import AppStoreConnect
import AppStoreReference
import CatalogFormats
import CatalogModel

/// A billing plan that the API supports.
struct RequestedBillingPlan {
  let plan: BillingPlan
  let type: PlanType
  /// The index among the billing plans of the product.
  let element: Int
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

  /// The price that is paid up front, followed by the prices of other plans.
  mutating func prices(of product: Product, _ plans: [RequestedBillingPlan], at index: Int) -> [ScopedPlan] {
    func path(_ plan: RequestedBillingPlan) -> CatalogPath {
      CatalogPath(.product(index), .billingPlans, element: plan.element)
    }
    var prices: [ScopedPlan] = []
    let upFront = plans.first { $0.type == .upFront && $0.plan.price != nil }
    let usual: PricePlan? =
      if let price = product.price { plan(for: price, at: CatalogPath(.product(index), .price)) } else {
        upFront.flatMap { plan in plan.plan.price.flatMap { self.plan(for: $0, at: path(plan)) } }
      }
    if let usual {
      prices.append(ScopedPlan(scope: "price", plan: usual, isOfPlan: upFront != nil))
    }
    for plan in plans where plan.type != .upFront {
      guard let price = plan.plan.price, let laidOut = self.plan(for: price, at: path(plan)) else { continue }
      prices.append(ScopedPlan(scope: plan.type.apiName, plan: laidOut, type: plan.type, isOfPlan: true))
    }
    return prices
  }

  /// The store refuses the price of a billing plan before its availability is set.
  func availabilities(of product: Product) -> [RequestName] {
    PlanType.allCases.map { RequestName(Self.billingPlanStep, product.productID, $0.apiName) }.filter(manifest.contains)
  }
}

import AppStoreConnect
import AppStoreReference
import Basics
import CatalogFormats
import CatalogModel
import SourceSyntax

/// Storefronts, and the billing plans of subscriptions, which are available in them.
extension ConnectCatalogBuilder {
  private static let territories = ConnectRelation("availableTerritories", "territories")

  mutating func storefronts(of product: Int, _ kind: StoreKind, _ subject: CatalogPath.Subject) -> [Territory]? {
    guard let availability = availability(of: product, kind) else { return nil }
    let isOpen =
      problems.flag(resources.attribute("availableInNewTerritories", of: availability), "availableInNewTerritories")
      ?? false
    let relation = Self.territories
    let (found, missing) = resources.related(relation, of: availability)
    let appearances = resources.all[availability].appearances
    guard isListed(relation, of: availability), lists(for: relation.name, of: availability).isEmpty else { return nil }
    if let (total, place) = resources.total(relation.name, of: availability), found.count + missing.count < total {
      let name = name(of: product)
      problems.warning("the file has \(found.count + missing.count) of the \(total) storefronts of \(name)", at: place)
      return nil
    }
    let ids = found.map { resources.all[$0].id } + missing.map(\.id)
    let territories = ids.compactMap { territory($0, at: appearances[0].place) }
    // Storefronts that open later are included.
    if isOpen, territories.count >= Territory.all.count { return nil }
    if Set(territories).count == Territory.all.count { return nil }
    places.note(CatalogPath(subject, .storefronts), appearances[0].place)
    return territories
  }

  /// Whether the file lists the territories of an availability, even if there are none.
  private func isListed(_ relation: ConnectRelation, of availability: Int) -> Bool {
    !resources.related(relation, of: availability).found.isEmpty
      || resources.all[availability].appearances.contains {
        $0.place.value("relationships")?.value(relation.name)?.value("data") != nil
      }
  }

  private func availability(of product: Int, _ kind: StoreKind) -> Int? {
    if kind == .inAppPurchase {
      let (found, _) = resources.related(
        ConnectRelation("inAppPurchaseAvailability", kind.availabilityType, back: "inAppPurchase"), of: product)
      return found.first ?? resources.resource(kind.availabilityType, resources.all[product].id)
    }
    let plans = planAvailabilities(of: product)
    guard plans.isEmpty else {
      // The availability of a plan that is not sold doesn't matter.
      let sold = plans.filter { isOnSale($0) }
      let saying = sold.isEmpty ? plans : sold
      return saying.first { planType(of: $0) == .upFront } ?? saying.first
    }
    return resources.related(
      ConnectRelation("subscriptionAvailability", "subscriptionAvailabilities", back: "subscription"), of: product
    ).found.first
  }

  // MARK: Billing plans

  private func planAvailabilities(of product: Int) -> [Int] {
    resources.related(
      ConnectRelation("planAvailabilities", StoreKind.subscription.availabilityType, back: "subscription"),
      of: product
    ).found
  }

  /// The billing plan that a resource belongs to; nil where it is not stated.
  func planType(of resource: Int) -> PlanType? {
    resources.attribute("planType", of: resource).flatMap { PlanType(apiName: $0.text) }
  }

  /// Whether a plan can be bought anywhere; also true when the file doesn't state it.
  private func isOnSale(_ availability: Int) -> Bool {
    let isOpen = resources.attribute("availableInNewTerritories", of: availability)
    if isOpen?.equals("true") == true { return true }
    let (found, missing) = resources.related(Self.territories, of: availability)
    return !found.isEmpty || !missing.isEmpty || !isListed(Self.territories, of: availability)
      || !lists(for: Self.territories.name, of: availability).isEmpty
  }

  /// The billing plans of a subscription; empty when it is simply paid each period.
  ///
  /// - Parameter upFront: The price of the product, which is the one paid up front.
  mutating func billingPlans(of product: Int, upFront: Price?, _ subject: CatalogPath.Subject) -> [BillingPlan] {
    let availabilities = planAvailabilities(of: product)
    let prices = resources.related(Self.subscriptionPrices, of: product).found
    var found: [(type: PlanType, availability: Int?)]
    if isManifest {
      // A manifest states the availability of each plan of the catalog, in their order.
      found = availabilities.compactMap { availability in
        guard let step = resources.all[availability].appearances[0].step,
          RequestName.parts(of: step.id).first == CatalogRequests.billingPlanStep, let type = planType(of: availability)
        else { return nil }
        return (type, availability)
      }
    } else {
      found = PlanType.allCases.compactMap { type in
        let availability = availabilities.first { planType(of: $0) == type }
        let isPriced = prices.contains { planType(of: $0) == type }
        return availability != nil || isPriced ? (type, availability) : nil
      }
      // Every subscription can be paid up front; it only has plans if there is a choice.
      if found.allSatisfy({ $0.type == .upFront }) { return [] }
    }
    var plans: [BillingPlan] = []
    for (type, availability) in found {
      let path = CatalogPath(subject, .billingPlans, element: plans.count)
      if let availability { places.note(path, resources.all[availability].appearances[0].place) }
      var plan = BillingPlan(plan: type.catalogName)
      let own = prices.filter { planType(of: $0) == type }
      if !own.isEmpty {
        plan.price =
          type == .upFront
          ? upFront
          : price(own, "prices", .subscription, scope: type.apiName, base: catalog.app.baseTerritory, of: product, path)
      }
      // If the file has the availability of another plan, a missing one means that it has none.
      plan.isEnabled = availability.map { isOnSale($0) } ?? availabilities.isEmpty
      plans.append(plan)
    }
    return plans
  }
}

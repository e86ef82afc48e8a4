import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Subscriptions of Google's newer API: each base plan is a product of its own at the App Store.
extension PlayProductBuilder {
  mutating func addSubscription(_ node: SyntaxNode) {
    guard let id = node.value(forKey: "productId"), id.isScalar, !id.text.isEmpty else {
      problems.missing("the subscription has no \"productId\"", at: node.opening, severity: .error)
      return
    }
    problems.leaveOutKeys(of: node, except: Self.subscriptionKeys)
    let plans = problems.objects("basePlans", of: node)
    let listings = problems.objects("listings", of: node).map { ($0.value(forKey: "languageCode") ?? $0, $0) }
    if plans.isEmpty {
      problems.warning("\(quoted: id.text) is left out: it has no base plans, which are sold", at: id.range)
      problems.lose(.whole, CatalogPath(.catalog), "a subscription without base plans is left out")
    }
    if plans.count > 1 {
      problems.warning(
        "each base plan of \(quoted: id.text) is read as a product of its own, with the ID of both", at: id.range)
    }
    for plan in plans { add(plan, of: id, isOnly: plans.count == 1, listings) }
  }

  private mutating func add(
    _ plan: SyntaxNode, of id: SyntaxNode, isOnly: Bool, _ listings: [(language: SyntaxNode, body: SyntaxNode)]
  ) {
    let name = plan.value(forKey: "basePlanId")
    guard let type = plan.value(forKey: "autoRenewingBasePlanType") else {
      problems.warning(
        "the base plan \(quoted: name?.text ?? "") of \(quoted: id.text) is left out: it doesn't renew by itself, or is "
          + "paid in installments", at: plan.opening)
      problems.lose(.whole, CatalogPath(.catalog), "a base plan that the App Store doesn't have is left out")
      return
    }
    problems.leaveOutKeys(of: plan, except: Self.planKeys)
    for key in ["gracePeriodDuration", "accountHoldDuration", "prorationMode", "resubscribeState"] {
      if let value = type.value(forKey: key) { problems.leaveOut(key, ReadingProblems.noPlace, at: value.range) }
    }
    let subject = CatalogPath.Subject.product(catalog.products.count)
    let productID = isOnly ? id.text : "\(id.text).\((name?.text ?? "").replacing("-", with: "_"))"
    places.note(CatalogPath(subject), isOnly ? id : name ?? plan)
    places.note(CatalogPath(subject, .productID), isOnly ? id : name ?? plan)
    var product = Product(item: productID, productID: productID, type: .autoRenewable)
    product.localizations = localizations(listings, subject)
    product.availability.isHidden = isDraft(plan, CatalogPath(subject, .hidden), known: [id.text, name?.text ?? ""])
    product.price = price(
      of: plan, in: "regionalConfigs", later: "otherRegionsConfig", subject, into: &product.availability.storefronts)
    if catalog.groups.isEmpty { catalog.groups.append(SubscriptionGroup(key: Self.groupKey)) }
    var subscription = Subscription(group: 0)
    if let (value, written) = duration("billingPeriodDuration", of: type) {
      subscription.period = SubscriptionPeriod(iso8601: written)
      places.note(CatalogPath(subject, .period), value)
      if subscription.period == nil { unknown("billingPeriodDuration", written, at: value) }
    }
    product.subscription = subscription
    basePlans[[id.text, name?.text ?? ""]] = catalog.products.count
    catalog.products.append(product)
  }

  /// Adds an offer of a base plan that was read.
  mutating func addOffer(_ node: SyntaxNode) {
    let names = ["productId", "basePlanId"].map { node.value(forKey: $0)?.text ?? "" }
    guard let index = basePlans[names] else {
      problems.warning("the offer is left out: its base plan is not in the file", at: node.opening)
      problems.lose(.whole, CatalogPath(.catalog), "an offer without its base plan is left out")
      return
    }
    let subject = CatalogPath.Subject.product(index)
    let phases = problems.objects("phases", of: node)
    guard phases.count == 1, let phase = phases.first, let offer = offer(of: phase, subject) else {
      problems.warning(
        "the offer is left out: an introductory offer of the App Store has one phase, of a length that it knows",
        at: node.opening)
      problems.lose(.whole, CatalogPath(subject, .offers), "an offer that the App Store doesn't have is left out")
      return
    }
    places.note(CatalogPath(subject, .offers), node)
    catalog.products[index].subscription?.offers.append(offer)
  }

  private mutating func offer(of phase: SyntaxNode, _ subject: CatalogPath.Subject) -> Offer? {
    guard let (_, written) = duration("duration", of: phase), let duration = OfferDuration(iso8601: written) else {
      return nil
    }
    let regions = problems.objects("regionalConfigs", of: phase)
    if regions.contains(where: { $0.value(forKey: "free") != nil }) {
      return Offer(kind: .introductory, mode: .freeTrial, duration: duration)
    }
    var storefronts: [Territory]?
    let price = price(of: phase, in: "regionalConfigs", later: "otherRegionsConfig", subject, into: &storefronts)
    guard let price else { return nil }
    let count = phase.value(forKey: "recurrenceCount").flatMap { Int(jsonNumber: $0.text) } ?? 1
    return Offer(
      kind: .introductory, mode: count > 1 ? .payAsYouGo : .payUpFront, duration: duration, periods: count,
      price: price)
  }

  /// Whether something isn't sold: as its state says, or in a file of requests, because none activates it.
  ///
  /// - Parameters:
  ///   - path: The field of the catalog.
  ///   - known: The names by which a request activates it.
  mutating func isDraft(_ node: SyntaxNode, _ path: CatalogPath, known: [String]) -> Bool {
    if let activated { return !activated.contains(known) }
    guard let state = node.value(forKey: "state") else { return false }
    places.note(path, state)
    return !["ACTIVE", "STATE_UNSPECIFIED"].contains(state.text)
  }

  private static let subscriptionKeys: Set<String> = [
    "packageName", "productId", "listings", "basePlans", "taxAndComplianceSettings", "archived",
  ]
  private static let planKeys: Set<String> = [
    "basePlanId", "state", "autoRenewingBasePlanType", "regionalConfigs", "otherRegionsConfig", "offerTags",
  ]
}

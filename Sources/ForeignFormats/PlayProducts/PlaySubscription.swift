import AppStoreReference
import Basics
import CatalogFormats
import CatalogModel
import SourceSyntax

/// Subscriptions of Google's newer API: each base plan is a product of its own at the App Store.
extension PlayProductBuilder {
  mutating func addSubscription(_ node: SyntaxNode) {
    guard let id = node.value(forKey: "productId"), id.isScalar, !id.text.isEmpty else {
      problems.missing("the subscription has no \"productId\"", at: node.opening, severity: .error)
      return
    }
    problems.leaveOutKeys(of: node, except: Self.subscriptionKeys.union(Self.asides))
    setAside(Self.asides, of: node, .product(catalog.products.count))
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
    let isArchived = node.value(forKey: "archived")?.equals("true") ?? false
    let sold = plans.filter { $0.value(forKey: "autoRenewingBasePlanType") != nil }
    let group = sold.isEmpty ? 0 : addGroup(id.text)
    for plan in plans { add(plan, of: id, isOnly: plans.count == 1, group, listings, isArchived: isArchived) }
  }

  private mutating func add(
    _ plan: SyntaxNode, of id: SyntaxNode, isOnly: Bool, _ group: Int,
    _ listings: [(language: SyntaxNode, body: SyntaxNode)], isArchived: Bool
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
    for (key, value) in type.entries where !["billingPeriodDuration", "legacyCompatible"].contains(key.text) {
      problems.leaveOut(key.text, ReadingProblems.noPlace, at: value.range)
    }
    let subject = CatalogPath.Subject.product(catalog.products.count)
    let productID = isOnly ? id.text : "\(id.text).\((name?.text ?? "").replacing("-", with: "_"))"
    places.note(CatalogPath(subject), isOnly ? id : name ?? plan)
    places.note(CatalogPath(subject, .productID), isOnly ? id : name ?? plan)
    setAside(["offerTags"] + (isOnly ? ["basePlanId"] : []), of: plan, subject)
    setAside(["legacyCompatible"], of: type, subject)
    var product = Product(item: productID, productID: productID, type: .autoRenewable)
    product.localizations = localizations(listings, subject)
    let isDraft = isDraft(plan, CatalogPath(subject, .hidden), known: [id.text, name?.text ?? ""])
    product.availability.isHidden = isDraft || isArchived
    product.price = price(
      of: plan, in: "regionalConfigs", later: "otherRegionsConfig", subject, into: &product.availability.storefronts)
    var subscription = Subscription(group: group)
    if let (value, written) = duration("billingPeriodDuration", of: type) {
      subscription.period = SubscriptionPeriod(iso8601: written)
      places.note(CatalogPath(subject, .period), value)
      if subscription.period == nil { unknown("billingPeriodDuration", written, at: value) }
    }
    product.subscription = subscription
    basePlans[[id.text, name?.text ?? ""]] = (catalog.products.count, Self.regions(of: plan))
    catalog.products.append(product)
  }

  /// Adds an offer of a base plan that was read.
  mutating func addOffer(_ node: SyntaxNode) {
    let names = ["productId", "basePlanId"].map { node.value(forKey: $0)?.text ?? "" }
    guard let (index, sold) = basePlans[names] else {
      problems.warning("the offer is left out: its base plan is not in the file", at: node.opening)
      problems.lose(.whole, CatalogPath(.catalog), "an offer without its base plan is left out")
      return
    }
    let subject = CatalogPath.Subject.product(index)
    var reason = refusal(of: node, names, sold)
    let offer = reason == nil ? self.offer(of: node, subject) : nil
    if offer == nil, reason == nil { reason = "it has no price, or a length that the App Store doesn't know" }
    guard let offer else {
      problems.warning("the offer is left out: \(reason ?? "")", at: node.opening)
      problems.lose(.whole, CatalogPath(subject, .offers), "an offer that the App Store doesn't have is left out")
      return
    }
    places.note(CatalogPath(subject, .offers), node)
    catalog.products[index].subscription?.offers.append(offer)
  }

  /// The reason why an offer isn't an introductory offer for all customers; nil for one that is.
  ///
  /// - Parameters:
  ///   - names: The IDs of the subscription and the base plan.
  ///   - sold: The regions of the base plan.
  private func refusal(of node: SyntaxNode, _ names: [String], _ sold: Set<String>) -> String? {
    let isActive =
      node.value(forKey: "state").map(Self.isActive) ?? activated.map { activated in
        !activated.contains(names) || activated.contains(names + [node.value(forKey: "offerId")?.text ?? ""])
      } ?? true
    if !isActive { return "it is not active" }
    if node.value(forKey: "targeting")?.value(forKey: "upgradeRule") != nil { return "it is for those who upgrade" }
    guard let phases = node.value(forKey: "phases"), phases.count == 1, let phase = phases.element(at: 0) else {
      return "an introductory offer of the App Store has one phase"
    }
    let regions = phase.value(forKey: "regionalConfigs").map { Array($0.elements) } ?? []
    let configs = regions + [phase.value(forKey: "otherRegionsConfig")].compactMap(\.self)
    if configs.contains(where: { $0.entries.contains { $0.key.text.contains("Discount") } }) {
      return "it is a discount, and an offer of the App Store has a price"
    }
    let free = configs.filter { $0.value(forKey: "free") != nil }
    guard !free.isEmpty else { return nil }
    if free.count < configs.count { return "it is free in some regions, and has a price in others" }
    let isEverywhere = [node, phase].allSatisfy { place in
      place.value(forKey: "regionalConfigs") == nil || Self.regions(of: place).isSuperset(of: sold)
    }
    return isEverywhere ? nil : "it is free in some regions alone"
  }

  /// The regions in which something has new customers.
  private static func regions(of node: SyntaxNode) -> Set<String> {
    let configs = node.value(forKey: "regionalConfigs").map { Array($0.elements) } ?? []
    return Set(configs.compactMap { noLonger(in: $0) == nil ? $0.value(forKey: "regionCode")?.text : nil })
  }

  private mutating func offer(of node: SyntaxNode, _ subject: CatalogPath.Subject) -> Offer? {
    guard let phase = problems.objects("phases", of: node).first,
      let (_, written) = duration("duration", of: phase), let duration = OfferDuration(iso8601: written)
    else { return nil }
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
    return !Self.isActive(state)
  }

  private static func isActive(_ state: SyntaxNode) -> Bool { ["ACTIVE", "STATE_UNSPECIFIED"].contains(state.text) }

  private static let subscriptionKeys: Set<String> = ["productId", "listings", "basePlans", "archived"]
  private static let planKeys: Set<String> = [
    "basePlanId", "state", "autoRenewingBasePlanType", "regionalConfigs", "otherRegionsConfig", "offerTags",
  ]
}

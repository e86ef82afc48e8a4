import AppStoreConnect
import AppStoreReference
import Basics
import CatalogFormats
import CatalogModel
import SourceSyntax

/// Offers of subscriptions.
extension ConnectCatalogBuilder {
  mutating func offers(of product: Int, _ subject: CatalogPath.Subject) -> [Offer] {
    var found: [[Int]] = []
    found += introductoryOffers(of: product)
    for kind in [Offer.Kind.promotional, .code, .winBack] {
      let relation = Self.relation(to: kind)
      found += related(relation, of: product).map { [$0] }
    }
    // The requests of a manifest are in the order of the catalog.
    if isManifest { found.sort { step(of: $0[0]) < step(of: $1[0]) } }
    var offers: [Offer] = []
    for resources in found {
      guard let offer = offer(resources, of: product, CatalogPath(subject, .offers, element: offers.count)) else {
        continue
      }
      offers.append(offer)
    }
    return offers
  }

  private static func relation(to kind: Offer.Kind) -> ConnectRelation {
    ConnectRelation(kind.relationship, kind.resourceType, back: StoreKind.subscription.relation)
  }

  private func step(of resource: Int) -> Int { resources.all[resource].appearances[0].step?.index ?? 0 }

  /// Introductory offers, which the API has once per territory, combined.
  private mutating func introductoryOffers(of product: Int) -> [[Int]] {
    var groups: [[Int]] = []
    var places: [String: Int] = [:]
    for resource in related(Self.relation(to: .introductory), of: product) {
      let key: String
      if let step = resources.all[resource].appearances[0].step {
        key = RequestName.parts(of: step.id).prefix(3).joined(separator: "\u{0}")
      } else {
        key = ["duration", "offerMode", "numberOfPeriods", "targetSubscriptionPlanType"].map {
          resources.attribute($0, of: resource)?.text ?? ""
        }.joined(separator: "\u{0}")
      }
      if let known = places[key] {
        groups[known].append(resource)
      } else {
        places[key] = groups.count
        groups.append([resource])
      }
    }
    return groups
  }

  /// - Parameter found: The resources that form one offer.
  private mutating func offer(_ found: [Int], of product: Int, _ path: CatalogPath) -> Offer? {
    let resource = found[0]
    let appearance = resources.all[resource].appearances[0]
    let type = resources.all[resource].type
    guard let kind = Offer.Kind.allCases.first(where: { $0.resourceType == type }) else { return nil }
    if resources.attribute("active", of: resource)?.equals("false") == true {
      let name = name(of: resource)
      problems.warning("the offer code \(name) is no longer active, and is left out", at: appearance.place)
      return nil
    }
    places.note(path, appearance.place)
    let live = LiveOffer(kind, id: resources.all[resource].id, resource, read: &self)
    var offer = Offer(live)
    offer.billingPlan = live.plan.flatMap { PlanType(apiName: $0)?.catalogName }
    if kind == .introductory || kind == .winBack {
      offer.from = day("startDate", of: found)
      offer.until = day("endDate", of: found)
    }
    if offer.mode != .freeTrial { offer.price = price(of: found, kind, product) }
    return offer
  }

  /// The day that all resources of an offer have; nil for a name that somebody has to replace.
  private mutating func day(_ key: String, of found: [Int]) -> CalendarDate? {
    var days: Set<CalendarDate?> = []
    var place: SyntaxNode?
    for resource in found {
      guard let node = resources.attribute(key, of: resource), let written = problems.text(node, key),
        !(isManifest && written.hasPrefix("${"))
      else {
        days.insert(nil)
        continue
      }
      place = place ?? node
      let day = CalendarDate(written)
      if day == nil { problems.warning("\"\(written)\" is not a date such as 2027-03-01; it is ignored", at: node) }
      days.insert(day)
    }
    if days.count > 1, let place {
      problems.once(.info, "a catalog has one first and one last day of an offer for all storefronts", at: place)
      return nil
    }
    return days.first ?? nil
  }

  private mutating func price(of found: [Int], _ kind: Offer.Kind, _ product: Int) -> Price? {
    guard kind == .introductory else {
      let prices = prices(
        related(ConnectRelation("prices", kind.priceType), of: found[0]), .subscription, called: name(of: product))
      guard isManifest else { return Price(folding: prices, base: catalog.app.baseTerritory) }
      return price(of: prices, lists: lists(for: "prices", of: found[0]))
    }
    guard isManifest else {
      return Price(folding: prices(found, .subscription, called: name(of: product)), base: catalog.app.baseTerritory)
    }
    // One request for the base price, one for each territory, one for each list.
    var price = Price()
    for resource in found {
      guard let step = resources.all[resource].appearances[0].step else { continue }
      if let list = step.node.value("repeat") {
        if let amount = ConnectManifest.amount(ofList: list.text) { price.amounts.append(amount) }
        continue
      }
      for entry in prices([resource], .subscription, called: name(of: product)) {
        if RequestName.parts(of: step.id).count > 3 {
          price.overrides.append(.init(territory: entry.territory, amount: entry.amount))
        } else {
          price.amounts.append(entry.amount)
        }
      }
    }
    return price.amounts.isEmpty && price.overrides.isEmpty ? nil : price
  }
}

extension ConnectCatalogBuilder: AttributeReader {
  mutating func text(_ key: String, of resource: Int) -> String? {
    problems.text(resources.attribute(key, of: resource), key)
  }

  mutating func integer(_ key: String, of resource: Int, atLeast least: Int?) -> Int? {
    problems.integer(resources.attribute(key, of: resource), key, atLeast: least)
  }

  mutating func name(_ key: String, of resource: Int, among known: [String]) -> String? {
    guard let node = resources.attribute(key, of: resource), let written = problems.text(node, key) else { return nil }
    if known.contains(written) { return written }
    problems.report(.error, "\"\(key)\" can't be \"\(written)\"; it is one of \(Self.listed(known))", at: node)
    return nil
  }

  mutating func names(_ key: String, of resource: Int, among known: [String]) -> [String] {
    (resources.attribute(key, of: resource)?.items ?? []).compactMap { element in
      guard let written = problems.text(element, key) else { return nil }
      if known.contains(written) { return written }
      problems.warning("unknown customers \"\(written)\"; expected \(Self.listed(known))", at: element)
      return nil
    }
  }

  mutating func range(_ key: String, of resource: Int) -> ClosedRange<Int>? {
    guard let range = resources.attribute(key, of: resource) else { return nil }
    let first = problems.integer(range.value(forKey: "minimum"), "minimum", atLeast: 1)
    let last = problems.integer(range.value(forKey: "maximum"), "maximum", atLeast: 1)
    guard let first, let last, first <= last else { return nil }
    return first...last
  }

  private static func listed(_ names: [String]) -> String { names.map { "\"\($0)\"" }.joined(separator: ", ") }
}

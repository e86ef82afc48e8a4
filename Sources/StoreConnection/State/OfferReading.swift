public import AppStoreConnect
public import AppStoreReference
public import Basics
import CatalogModel
import SourceSyntax

/// Reads the offers of subscriptions: a list for each kind that there is, and the prices of each offer.
extension LiveReader {
  static let offerKinds: [Offer.Kind] = [.introductory, .promotional, .code, .winBack]

  /// - Parameter resource: The subscription, with the numbers of its offers; a list that is empty is not
  ///   read.
  mutating func offers(of resource: APIResource) throws(StoreFailure) -> [LiveOffer] {
    var offers: [LiveOffer] = []
    for kind in Self.offerKinds {
      let relation = kind.relationship
      let count = resource.total(relation) ?? resource.many(relation)?.count
      guard count != 0 else { continue }
      let path = "/v1/subscriptions/\(resource.id)/\(relation)"
      if kind == .introductory {
        offers += try introductoryOffers(path)
        continue
      }
      let (found, _) = try session.list(path, [("limit", "200")])
      for resource in found {
        var offer = Self.offer(resource, kind)
        // The prices of a code that nobody can redeem don't matter.
        if offer.isActive {
          let (rows, included) = try session.list(
            "/v1/\(resource.type)/\(resource.id)/prices",
            [("include", "territory,subscriptionPricePoint"), ("limit", "200")])
          offer.prices = try offerPrices(rows, included.byID)
        }
        offers.append(offer)
      }
    }
    return offers
  }

  private mutating func introductoryOffers(_ path: String) throws(StoreFailure) -> [LiveOffer] {
    let (found, included) = try session.list(path, [("include", "territory,subscriptionPricePoint"), ("limit", "200")])
    let points = included.byID
    var offers: [LiveOffer] = []
    for resource in found {
      let offer = Self.offer(resource, .introductory)
      let prices = try offerPrices([resource], points)
      let known = offers.firstIndex { $0.terms == offer.terms && $0.plan == offer.plan }
      if let known {
        offers[known].prices += prices
      } else {
        offers.append(offer)
        offers[offers.count - 1].prices = prices
      }
    }
    for index in offers.indices { offers[index].prices.sort { ($0.territory, $0.id) < ($1.territory, $1.id) } }
    return offers
  }

  private static func offer(_ resource: APIResource, _ kind: Offer.Kind) -> LiveOffer {
    var attributes = AnswerAttributes()
    var offer = LiveOffer(kind, id: resource.id, resource, read: &attributes)
    if offer.plan == PlanType.upFront.apiName { offer.plan = nil }
    if kind == .winBack {
      offer.start = resource.day("startDate")
      offer.end = resource.day("endDate")
    }
    if kind == .code {
      offer.isActive = resource.flag("active") ?? true
      offer.count = resource.codeCount
    }
    return offer
  }

  /// - Parameters:
  ///   - relation: The relationship to the price points.
  ///   - type: The type of the price points.
  mutating func offerPrices(
    _ rows: [APIResource], _ included: [String: [String: APIResource]],
    through relation: String = "subscriptionPricePoint", to type: String = "subscriptionPricePoints"
  ) throws(StoreFailure) -> [LiveOfferPrice] {
    var prices: [LiveOfferPrice] = []
    for row in rows {
      let id = row.one(relation)
      let point = id.flatMap { included[type]?[$0] }
      guard let code = row.one("territory") ?? point?.one("territory") else {
        remark("the offer price \"\(row.id)\" has no storefront, and is left as it is")
        continue
      }
      guard let territory = known(code) else { continue }
      var amount: Money?
      if let written = point?.text("customerPrice") {
        amount = try self.amount(written, in: territory, included, of: "offers")
      }
      prices.append(
        LiveOfferPrice(
          id: row.id, territory: territory, amount: amount, point: id, start: row.day("startDate"),
          end: row.day("endDate")))
    }
    return prices.sorted { ($0.territory, $0.id) < ($1.territory, $1.id) }
  }

  /// The storefronts in which an offer has the price that the store considers equal to the one in the
  /// base territory.
  private func derivedTerritories(of offer: LiveOffer, base: Territory, on day: CalendarDate) throws(StoreFailure)
    -> Set<Territory>
  {
    let amounts = offer.amounts(on: day).compactMapValues { $0 }
    return try derivedTerritories(of: offer.prices, amounts, .subscription, base: base)
  }

  private func derivedTerritories(
    of prices: [LiveOfferPrice], _ amounts: [Territory: Money], _ kind: StoreKind, base: Territory
  ) throws(StoreFailure) -> Set<Territory> {
    guard let point = prices.first(where: { $0.territory == base })?.point, amounts[base] != nil else { return [] }
    return try derivedTerritories(from: point, kind, amounts)
  }

  /// The storefronts whose prices a catalog need not state, because they are equal to the one in the
  /// base territory: for subscriptions by their product IDs, and for offers by the IDs and
  /// ``LiveOffer/label`` or ``LiveOfferCode/label``.
  public func derivedTerritories(in live: LiveState, base: Territory?, on day: CalendarDate) throws(StoreFailure)
    -> DerivedTerritories
  {
    var derived = DerivedTerritories()
    guard let base else { return derived }
    for product in live.products where !product.isSubscription {
      for code in product.offerCodes where code.isActive && code.isFree == false {
        derived.offers[product.productID, default: [:]][code.label] = try derivedTerritories(
          of: code.prices, code.amounts.compactMapValues { $0 }, .inAppPurchase, base: base)
      }
    }
    for product in live.products where product.isSubscription {
      derived.products[product.productID] = try derivedTerritories(of: product, base: base, on: day)
      for offer in product.currentOffers(on: day) where !offer.terms.isFree {
        derived.offers[product.productID, default: [:]][offer.label] = try derivedTerritories(
          of: offer, base: base, on: day)
      }
    }
    return derived
  }
}

/// Reads the attributes of an answer; values that can't be read are missing.
private struct AnswerAttributes: AttributeReader {
  func text(_ key: String, of resource: APIResource) -> String? { resource.text(key) }

  func integer(_ key: String, of resource: APIResource, atLeast least: Int?) -> Int? { resource.integer(key) }

  func name(_ key: String, of resource: APIResource, among known: [String]) -> String? { resource.text(key) }

  func names(_ key: String, of resource: APIResource, among known: [String]) -> [String] {
    resource.attribute(key)?.texts ?? []
  }

  func range(_ key: String, of resource: APIResource) -> ClosedRange<Int>? {
    func end(_ key: String, of range: OrderedValue?) -> Int? { range?[key].flatMap { Int($0.scalarText) } }
    let range = resource.attribute(key)
    guard let first = end("minimum", of: range), let last = end("maximum", of: range), first <= last else { return nil }
    return first...last
  }
}

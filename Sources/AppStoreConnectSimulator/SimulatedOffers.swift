import AppStoreReference
import Basics
import SourceSyntax

/// The offers of the simulated store's subscriptions.
extension SimulatedStore {
  private static let relations = [
    "subscriptionIntroductoryOffers": "introductoryOffers", "subscriptionPromotionalOffers": "promotionalOffers",
    "subscriptionOfferCodes": "offerCodes", "winBackOffers": "winBackOffers",
  ]

  private static let priceTypes = [
    "subscriptionPromotionalOffers": "subscriptionPromotionalOfferPrices",
    "subscriptionOfferCodes": "subscriptionOfferCodePrices", "winBackOffers": "winBackOfferPrices",
  ]

  /// The most offers of a subscription; codes are limited for the whole app.
  private static let limits = ["subscriptionPromotionalOffers": 10, "winBackOffers": 350]

  /// The resources that a row of an offer refers to: a storefront in which the subscription has a price, and a price
  /// point unless it is free.
  private func row(_ body: WriteBody, isFree: Bool, of product: Entity) throws(Refusal) -> [String: Reference] {
    guard let territory = body.one("territory") else {
      throw Refusal(409, "ENTITY_ERROR.RELATIONSHIP.REQUIRED", "The territory is required")
    }
    guard related("prices", of: product).contains(where: { $0.one["territory"] == territory }) else {
      throw Refusal(409, "ENTITY_ERROR.RELATIONSHIP.INVALID", "The subscription has no price in '\(territory.id)'")
    }
    guard let point = body.one("subscriptionPricePoint") else {
      guard isFree else { throw Refusal(409, "ENTITY_ERROR.RELATIONSHIP.REQUIRED", "A paid offer needs a price point") }
      return ["territory": territory]
    }
    guard !isFree, let parts = PricePointList.parts(point.id), parts.product == product.id,
      parts.territory.code == territory.id
    else { throw Refusal(409, "ENTITY_ERROR.RELATIONSHIP.INVALID", "The price point can't be used for this offer") }
    return ["territory": territory, "subscriptionPricePoint": point]
  }

  // MARK: Introductory offers

  mutating func createIntroductoryOffer(_ body: WriteBody) throws(Refusal) -> Entity {
    let product = try existing("subscription", in: body)
    let offer = try introductoryOffer(body, of: product)
    add(offer, to: "introductoryOffers", of: product.reference)
    return offer
  }

  /// Creates an introductory offer; a storefront has one at a time.
  private mutating func introductoryOffer(_ body: WriteBody, of product: Entity, beside others: [Entity]? = nil)
    throws(Refusal) -> Entity
  {
    var offer = Entity(
      "subscriptionIntroductoryOffers", newID(),
      [
        "startDate": body.attributes["startDate"] ?? .null, "endDate": body.attributes["endDate"] ?? .null,
        "duration": body.attributes["duration"], "offerMode": body.attributes["offerMode"],
        "numberOfPeriods": body.attributes["numberOfPeriods"],
        "targetSubscriptionPlanType": body.attributes["targetSubscriptionPlanType"] ?? "UPFRONT",
      ])
    offer.one = try row(body, isFree: body.text("offerMode") == "FREE_TRIAL", of: product)
    let start = offer.day("startDate") ?? today
    let end = offer.day("endDate")
    try requireDays(from: start, to: end)
    let overlaps = (others ?? related("introductoryOffers", of: product)).contains { other in
      guard other.one["territory"] == offer.one["territory"] else { return false }
      let first = other.day("startDate")
      let last = other.day("endDate")
      return (last.map { $0 >= start } ?? true) && (end.map { end in first.map { $0 <= end } ?? true } ?? true)
    }
    guard !overlaps else {
      throw .attribute("startDate", "INVALID", "DateRange overlaps with another introductory offer")
    }
    return offer
  }

  private func requireDays(from start: CalendarDate, to end: CalendarDate?) throws(Refusal) {
    guard start >= today, end.map({ $0 >= start }) ?? true else {
      throw .attribute("startDate", "INVALID", "The dates of the offer are not valid")
    }
  }

  /// Replaces all introductory offers in one request.
  mutating func replaceIntroductoryOffers(of product: Entity, _ body: WriteBody) throws(Refusal) {
    let old = related("introductoryOffers", of: product)
    var offers: [Entity] = []
    for row in try body.rows("introductoryOffers") {
      offers.append(try introductoryOffer(row, of: product, beside: offers + (rules.replacesOffers ? [] : old)))
    }
    if rules.replacesOffers { for offer in old { remove(offer.reference) } }
    for offer in offers { add(offer, to: "introductoryOffers", of: product.reference) }
  }

  // MARK: Other offers

  mutating func createOffer(_ type: String, _ body: WriteBody) throws(Refusal) -> Entity {
    let product = try existing("subscription", in: body)
    let known = related(Self.relations[type] ?? "", of: product)
    if let limit = Self.limits[type], known.count >= limit {
      throw Refusal(409, "ENTITY_ERROR", "The subscription has too many offers of this kind")
    }
    if type == "subscriptionOfferCodes" { try requireRoomForOfferCode() }
    try requireUnused(type, body, of: product)
    if type == "winBackOffers" {
      guard let start = body.day("startDate"), start >= today else {
        throw .attribute("startDate", "INVALID", "The start date has to be today or later")
      }
      try requireDays(from: start, to: body.day("endDate"))
    }
    let prices = try offerPrices(type, body, isFree: body.text("offerMode") == "FREE_TRIAL", product)
    var attributes = body.attributes
    attributes.append("active", type == "subscriptionOfferCodes" ? true : nil)
    let offer = Entity(type, newID(), attributes)
    add(offer, to: Self.relations[type] ?? "", of: product.reference)
    for price in prices { add(price, to: "prices", of: offer.reference) }
    return offer
  }

  /// Requires an unused ID or name; a code that was deactivated keeps its name.
  private func requireUnused(_ type: String, _ body: WriteBody, of product: Entity) throws(Refusal) {
    let taken =
      switch type {
      case "subscriptionOfferCodes":
        related("offerCodes", of: product).contains { $0.text("name") == body.text("name") }
      case "subscriptionPromotionalOffers":
        related("promotionalOffers", of: product).contains { $0.text("offerCode") == body.text("offerCode") }
      default:
        ["promotionalOffers", "winBackOffers"].flatMap { related($0, of: product) }.contains {
          [$0.text("offerId"), $0.text("offerCode")].contains(body.text("offerId"))
        }
      }
    guard !taken else {
      throw Refusal(409, "ENTITY_ERROR.ATTRIBUTE.INVALID.DUPLICATE", "The offer has already been created")
    }
  }

  private mutating func offerPrices(_ type: String, _ body: WriteBody, isFree: Bool, _ product: Entity) throws(Refusal)
    -> [Entity]
  {
    var prices: [Entity] = []
    for row in try body.rows("prices") {
      var price = Entity(Self.priceTypes[type] ?? "", newID())
      price.one = try self.row(row, isFree: isFree, of: product)
      prices.append(price)
    }
    guard !prices.isEmpty else {
      throw Refusal(409, "ENTITY_ERROR.RELATIONSHIP.REQUIRED", "You must provide a value for 'prices'")
    }
    return prices
  }

  mutating func updateOffer(_ offer: Entity, _ body: WriteBody) throws(Refusal) {
    if body.relationships["prices"] != nil, let product = offer.parent.flatMap({ self[$0] }) {
      let prices = try offerPrices(offer.type, body, isFree: offer.text("offerMode") == "FREE_TRIAL", product)
      for old in related("prices", of: offer) { remove(old.reference) }
      for price in prices { add(price, to: "prices", of: offer.reference) }
    }
    if let end = body.day("endDate"), end <= today {
      throw .attribute("endDate", "INVALID", "The end date has to be tomorrow or later")
    }
    if offer.type == "winBackOffers", let start = body.day("startDate"), start < today {
      throw .attribute("startDate", "INVALID", "The start date has to be today or later")
    }
    for entry in body.attributes.entries { self[offer.reference]?.set(entry.key, entry.value) }
  }
}

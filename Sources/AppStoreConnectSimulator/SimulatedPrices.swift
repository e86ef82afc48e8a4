import AppStoreReference
import Basics
import SourceSyntax

/// The prices of the simulated store.
extension SimulatedStore {
  private static func processing() -> Refusal {
    Refusal(409, "ENTITY_ERROR", "An error occurred while processing the pricing information")
  }

  /// Creates a schedule, which replaces the previous one with all of its prices.
  mutating func createSchedule(_ body: WriteBody) throws(Refusal) -> Entity {
    guard let owner = body.one("inAppPurchase"), let base = body.one("baseTerritory") else {
      throw Refusal(409, "ENTITY_ERROR.ATTRIBUTE.REQUIRED", "A base territory is required")
    }
    _ = try existing(owner.type, owner.id)
    var rows: [Entity] = []
    for local in body.relationships["manualPrices"] ?? [] {
      guard let row = body.included[local.id], let point = row.one("inAppPurchasePricePoint"),
        let parts = PricePointList.parts(point.id), parts.product == owner.id
      else { throw Self.processing() }
      var price = Entity(
        "inAppPurchasePrices", newID(),
        ["startDate": row.attributes["startDate"] ?? .null, "endDate": .null, "manual": true])
      price.one = ["inAppPurchasePricePoint": point, "territory": Reference("territories", parts.territory.code)]
      rows.append(price)
    }
    guard rows.contains(where: { $0.one["territory"] == base && $0.text("startDate") == nil }) else {
      throw Refusal(
        409, "ENTITY_ERROR.RELATIONSHIP.INVALID", "The base territory needs a price among the manual prices")
    }
    // A schedule has the ID of its product.
    var schedule = Entity("inAppPurchasePriceSchedules", owner.id)
    schedule.one["baseTerritory"] = base
    put(schedule, as: "iapPriceSchedule", of: owner)
    for row in rows { add(row, to: "manualPrices", of: schedule.reference) }
    updateState(owner)
    return schedule
  }

  // MARK: Subscriptions

  mutating func createPrice(_ body: WriteBody) throws(Refusal) -> Entity {
    let product = try existing("subscription", in: body)
    let price = try price(body, of: product)
    apply([price], to: product)
    updateState(product.reference)
    return price
  }

  /// Replaces prices in one request. For a subscription that was never approved, they are the whole set.
  mutating func replacePrices(of product: Entity, _ body: WriteBody) throws(Refusal) {
    var rows: [Entity] = []
    for row in try body.rows("prices") { rows.append(try price(row, of: product)) }
    let isApproved = wasApproved(product)
    for old in related("prices", of: product) where !isApproved || rules.dropsPlannedPrices && isPlanned(old) {
      remove(old.reference)
    }
    apply(rows, to: self[product.reference] ?? product)
  }

  private func isPlanned(_ price: Entity) -> Bool {
    price.day("startDate").map { $0 > today } ?? false
  }

  private mutating func price(_ row: WriteBody, of product: Entity) throws(Refusal) -> Entity {
    guard let point = row.one("subscriptionPricePoint"), let parts = PricePointList.parts(point.id),
      parts.product == product.id, row.one("territory").map({ $0.id == parts.territory.code }) ?? true,
      // The availability comes first; the text names neither.
      !related("planAvailabilities", of: product).isEmpty
    else { throw Self.processing() }
    let start = row.text("startDate")
    if wasApproved(product) {
      guard let start, let date = CalendarDate(start) else {
        throw Refusal(409, "STATE_ERROR", "An initial price can't be set for an approved subscription")
      }
      guard date.daysSince1970 >= today.daysSince1970 + rules.earliestPriceStart else {
        throw Refusal(
          409, "ENTITY_ERROR.ATTRIBUTE.INVALID", "The start date is too early", at: "/included/attributes/startDate")
      }
    } else if start != nil || row.flag("preserveCurrentPrice") != nil {
      throw Self.processing()
    }
    let plan = row.attributes["planType"] ?? "UPFRONT"
    if row.flag("preserveCurrentPrice") == true,
      let old = currentPoint(of: product, in: parts.territory, plan), parts.number < old
    {
      throw Refusal(
        409, "ENTITY_ERROR.ATTRIBUTE.INVALID", "The current price can't be preserved when the price decreases",
        at: "/included/attributes/preserveCurrentPrice")
    }
    var price = Entity(
      "subscriptionPrices", newID(),
      ["startDate": .text(orNull: start), "preserved": false, "planType": plan])
    price.one = ["subscriptionPricePoint": point, "territory": Reference("territories", parts.territory.code)]
    if row.flag("preserveCurrentPrice") == true { price.many["keepsOld"] = [] }
    return price
  }

  /// The number of the price point in effect in a storefront; a lower one is a lower price.
  private func currentPoint(of product: Entity, in territory: Territory, _ plan: OrderedValue) -> Int? {
    let prices = related("prices", of: product).filter { price in
      price.one["territory"]?.id == territory.code && price.attributes["planType"] == plan
        && price.attributes["preserved"] != true && price.text("startDate") ?? "" <= today.description
    }
    let newest = prices.max { $0.text("startDate") ?? "" < $1.text("startDate") ?? "" }
    return newest?.one["subscriptionPricePoint"].flatMap { PricePointList.parts($0.id)?.number }
  }

  /// Adds prices. At most one is planned in a storefront, and a first price replaces the one before.
  private mutating func apply(_ rows: [Entity], to product: Entity) {
    for var row in rows {
      let territory = row.one["territory"]
      let isPlanned = row.text("startDate") != nil
      var isKept = false
      for old in related("prices", of: self[product.reference] ?? product) where old.one["territory"] == territory {
        if isPlanned {
          let start = old.day("startDate")
          if let start, start > today {
            remove(old.reference)
          } else if row.many["keepsOld"] == nil, old.attributes["preserved"] == true {
            // Nobody keeps an earlier price.
            remove(old.reference)
          } else if row.many["keepsOld"] != nil, old.attributes["preserved"] != true, !isKept {
            isKept = true
            var kept = Entity("subscriptionPrices", newID(), old.attributes)
            kept.set("preserved", true)
            kept.one = old.one
            add(kept, to: "prices", of: product.reference)
          }
        } else {
          remove(old.reference)
        }
      }
      row.many["keepsOld"] = nil
      add(row, to: "prices", of: product.reference)
    }
  }
}

import AppStoreReference
import Basics
import SourceSyntax

/// The request that sets the prices of a product: their price points are looked up, because each product
/// has its own.
struct PriceRequest {
  private let work: PriceWork
  private let id: String
  private let session: StoreSession

  init(_ work: PriceWork, id: String, over session: StoreSession) {
    self.work = work
    self.id = id
    self.session = session
  }

  func request() throws(StoreFailure) -> StoreRequest {
    let rows = try rows()
    return work.isSubscription ? subscription(rows) : schedule(rows)
  }

  /// The prices with their price points.
  func rows() throws(StoreFailure) -> [Row] {
    let points = try points()
    var rows: [Row] = []
    for entry in work.entries {
      guard let point = points[entry.territory]?[entry.amount.hundredths] else {
        throw missing(entry.territory, entry.amount, points[entry.territory])
      }
      rows.append(Row(territory: entry.territory, point: point, start: entry.start))
    }
    if !work.derived.isEmpty {
      guard let base = points[work.base]?[work.baseAmount.hundredths] else {
        throw missing(work.base, work.baseAmount, points[work.base])
      }
      let equal = try equalPoints(base)
      for territory in work.derived {
        guard let point = equal[territory] else {
          throw StoreFailure(
            .refused, "the store has no price in \(territory) that is equal to the base price")
        }
        rows.append(Row(territory: territory, point: point, start: work.start))
      }
    }
    return rows
  }

  struct Row {
    let territory: Territory
    let point: String
    let start: CalendarDate?
  }

  // MARK: Price points

  /// The price points of the storefronts whose prices are set, by their amounts in hundredths.
  private func points() throws(StoreFailure) -> [Territory: [Int: String]] {
    let territories = Set(
      work.entries.map(\.territory) + (work.derived.isEmpty ? [] : [work.base])
    ).sorted()
    var query = [("filter[territory]", territories.map(\.code).joined(separator: ","))]
    if work.isSubscription { query.append(("filter[planType]", "UPFRONT")) }
    let kind: StoreKind = work.isSubscription ? .subscription : .inAppPurchase
    let (found, _) = try session.list(
      "/\(kind.apiVersion)/\(kind.type)/\(id)/pricePoints",
      query + [("include", "territory"), ("limit", "8000")])
    var points: [Territory: [Int: String]] = [:]
    for point in found {
      guard let code = point.one("territory"), let territory = Territory(code),
        let amount = Money(
          decimal: point.text("customerPrice") ?? "", currency: territory.currency)
      else { continue }
      points[territory, default: [:]][amount.hundredths] = point.id
    }
    return points
  }

  /// The price points that the store considers equal to one, by storefront.
  private func equalPoints(_ base: String) throws(StoreFailure) -> [Territory: String] {
    let (found, _) = try session.list(
      "/v1/subscriptionPricePoints/\(base)/equalizations",
      [("include", "territory"), ("limit", "8000")])
    var points: [Territory: String] = [work.base: base]
    for point in found {
      guard let territory = point.one("territory").flatMap({ Territory($0) }) else { continue }
      points[territory] = point.id
    }
    return points
  }

  private func missing(
    _ territory: Territory, _ amount: Money, _ points: [Int: String]?
  ) -> StoreFailure {
    let known = (points ?? [:]).keys.sorted()
    let below = known.last { $0 < amount.hundredths }
    let above = known.first { $0 > amount.hundredths }
    let near = [below, above].compactMap(\.self).map {
      Money(hundredths: $0, currency: amount.currency).decimal
    }
    return StoreFailure(
      .refused,
      "the store has no price of \(amount.decimal) \(amount.currency) in \(territory)"
        + (near.isEmpty ? "" : "; the nearest are " + near.joined(separator: " and ")))
  }

  // MARK: Bodies

  /// IDs within the body have to have this form.
  private static func local(_ row: Row) -> String { "${price-\(row.territory)}" }

  private func schedule(_ rows: [Row]) -> StoreRequest {
    let product = RequestWork.one("inAppPurchases", id)
    let data = RequestWork.resource(
      "inAppPurchasePriceSchedules", nil, [:],
      [
        "inAppPurchase": product, "baseTerritory": RequestWork.one("territories", work.base.code),
        "manualPrices": RequestWork.many("inAppPurchasePrices", rows.map(Self.local)),
      ])
    let included = rows.map { row in
      RequestWork.resource(
        "inAppPurchasePrices", Self.local(row),
        ["startDate": .text(orNull: row.start?.description)],
        [
          "inAppPurchaseV2": product,
          "inAppPurchasePricePoint": RequestWork.one("inAppPurchasePricePoints", row.point),
        ])
    }
    return StoreRequest(
      .post, "/v1/inAppPurchasePriceSchedules",
      body: OrderedValue.map(entries: [("data", data), ("included", .list(included))]).json(
        .compact))
  }

  private func subscription(_ rows: [Row]) -> StoreRequest {
    let data = RequestWork.resource(
      "subscriptions", id, [:],
      ["prices": RequestWork.many("subscriptionPrices", rows.map(Self.local))])
    let included = rows.map { row in
      RequestWork.resource(
        "subscriptionPrices", Self.local(row),
        [
          "startDate": .text(orNull: row.start?.description),
          // An order for a change, which the store refuses with a first price.
          "preserveCurrentPrice": row.start == nil ? nil : work.keepsPrice.map { .flag($0) },
        ],
        [
          "subscription": RequestWork.one("subscriptions", id),
          "territory": RequestWork.one("territories", row.territory.code),
          "subscriptionPricePoint": RequestWork.one("subscriptionPricePoints", row.point),
        ])
    }
    return StoreRequest(
      .patch, "/v1/subscriptions/\(id)",
      body: OrderedValue.map(entries: [("data", data), ("included", .list(included))]).json(
        .compact))
  }
}

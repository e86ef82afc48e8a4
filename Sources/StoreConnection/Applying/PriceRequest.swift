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
    let body = PriceBody(work, id: id)
    return try body.request(rows())
  }

  /// The prices with their price points.
  func rows() throws(StoreFailure) -> [Row] {
    let points = try points()
    var rows: [Row] = []
    for entry in work.entries {
      guard let point = points[entry.territory]?[entry.amount.hundredths] else {
        throw missing(entry.territory, entry.amount, points[entry.territory])
      }
      rows.append(
        Row(
          territory: entry.territory.code, point: point, start: entry.start,
          keepsPrice: work.keepsPrice(in: entry.territory, at: entry.amount)))
    }
    if !work.derived.isEmpty {
      guard let base = points[work.base]?[work.baseAmount.hundredths] else {
        throw missing(work.base, work.baseAmount, points[work.base])
      }
      let equal = try equalPoints(base)
      for territory in work.derived {
        guard let (point, amount) = equal[territory] else {
          throw StoreFailure(.refused, "the store has no price in \(territory) that is equal to the base price")
        }
        try requireDecision(territory, amount)
        rows.append(
          Row(
            territory: territory.code, point: point, start: work.start,
            keepsPrice: work.keepsPrice(in: territory, at: amount)))
      }
    }
    return rows
  }

  /// Refuses a derived price that is higher than what existing subscribers pay, unless a person has decided
  /// about them: a plan can't know it.
  private func requireDecision(_ territory: Territory, _ amount: Money?) throws(StoreFailure) {
    guard work.keepsPrice == nil, let amount, let old = work.current[territory], old.isLower(than: amount) else {
      return
    }
    throw StoreFailure(
      .refused,
      "the price that the store derives in \(territory) rises from \(old.decimal) to \(amount.decimal) "
        + "\(amount.currency); plan with \"--existing-subscribers\", or state the price there in the catalog")
  }

  // MARK: Price points

  /// The price points of the storefronts whose prices are set, by their amounts in hundredths.
  private func points() throws(StoreFailure) -> [Territory: [Int: String]] {
    let territories = Set(work.entries.map(\.territory) + (work.derived.isEmpty ? [] : [work.base])).sorted()
    var query = [("filter[territory]", territories.map(\.code).joined(separator: ","))]
    if work.isSubscription { query.append(("filter[planType]", "UPFRONT")) }
    let kind = work.kind
    let (found, _) = try session.list(
      "/\(kind.apiVersion)/\(kind.type)/\(id)/pricePoints", query + [("include", "territory"), ("limit", "8000")])
    var points: [Territory: [Int: String]] = [:]
    for point in found {
      guard let code = point.one("territory"), let territory = Territory(code),
        let amount = Money(decimal: point.text("customerPrice") ?? "", currency: territory.currency)
      else { continue }
      points[territory, default: [:]][amount.hundredths] = point.id
    }
    return points
  }

  /// The price points that the store considers equal to one, by storefront, with their prices.
  private func equalPoints(_ base: String) throws(StoreFailure) -> [Territory: (point: String, amount: Money?)] {
    let (found, _) = try session.list(
      "/v1/\(work.kind.pricePointType)/\(base)/equalizations", [("include", "territory"), ("limit", "8000")])
    var points: [Territory: (point: String, amount: Money?)] = [work.base: (base, work.baseAmount)]
    for point in found {
      guard let territory = point.one("territory").flatMap({ Territory($0) }) else { continue }
      points[territory] = (point.id, Money(decimal: point.text("customerPrice") ?? "", currency: territory.currency))
    }
    return points
  }

  private func missing(_ territory: Territory, _ amount: Money, _ points: [Int: String]?) -> StoreFailure {
    let known = (points ?? [:]).keys.sorted()
    let below = known.last { $0 < amount.hundredths }
    let above = known.first { $0 > amount.hundredths }
    let near = [below, above].compactMap(\.self).map { Money(hundredths: $0, currency: amount.currency).decimal }
    return StoreFailure(
      .refused,
      "the store has no price of \(amount.decimal) \(amount.currency) in \(territory)"
        + (near.isEmpty ? "" : "; the nearest are " + near.joined(separator: " and ")))
  }
}

extension PriceRequest {
  /// A price in a storefront.
  struct Row {
    /// The code of the storefront.
    let territory: String
    /// The ID of the price point; nil for a free trial.
    let point: String?
    let start: CalendarDate?
    /// Whether existing subscribers keep their price; nil where that is not said.
    let keepsPrice: Bool?

    init(territory: String, point: String?, start: CalendarDate? = nil, keepsPrice: Bool? = nil) {
      self.territory = territory
      self.point = point
      self.start = start
      self.keepsPrice = keepsPrice
    }
  }
}

/// The body of a request that sets prices: references to rows that are included.
protocol RowBody {
  var method: StoreRequest.Method { get }
  var path: String { get }
  /// The relationship that the rows are in.
  var relation: String { get }
  /// The type of the rows.
  var rowType: String { get }

  /// The resource of the body.
  func data(_ rows: OrderedMap) -> OrderedValue
  /// A row, under an ID within the body.
  func resource(_ row: PriceRequest.Row, id: String) -> OrderedValue
}

extension RowBody {
  /// IDs within the body have to have this form.
  static func local(_ row: PriceRequest.Row) -> String { "${price-\(row.territory)}" }

  func reference(_ row: PriceRequest.Row) -> OrderedValue { ["type": .text(rowType), "id": .text(Self.local(row))] }

  func resource(_ row: PriceRequest.Row) -> OrderedValue { resource(row, id: Self.local(row)) }

  func body(_ rows: [PriceRequest.Row]) -> OrderedValue {
    let references: OrderedMap = [relation: ["data": .list(rows.map(reference))]]
    return ["data": data(references), "included": .list(rows.map { resource($0) })]
  }

  func request(_ rows: [PriceRequest.Row]) -> StoreRequest {
    StoreRequest(method, path, body: body(rows).json(.compact))
  }
}

/// The prices of a product: a schedule for a one-time product, a set of prices for a subscription.
struct PriceBody: RowBody {
  private let work: PriceWork
  private let id: String

  /// - Parameter id: The ID of the product.
  init(_ work: PriceWork, id: String) {
    self.work = work
    self.id = id
  }

  var method: StoreRequest.Method { work.isSubscription ? .patch : .post }
  var path: String { work.isSubscription ? "/v1/subscriptions/\(id)" : "/v1/inAppPurchasePriceSchedules" }
  var relation: String { work.isSubscription ? "prices" : "manualPrices" }
  var rowType: String { work.isSubscription ? "subscriptionPrices" : "inAppPurchasePrices" }

  func data(_ rows: OrderedMap) -> OrderedValue {
    if work.isSubscription { return RequestWork.resource("subscriptions", id, [:], rows) }
    return RequestWork.resource(
      "inAppPurchasePriceSchedules", nil, [:],
      [
        "inAppPurchase": RequestWork.one("inAppPurchases", id),
        "baseTerritory": RequestWork.one("territories", work.base.code),
      ] + rows)
  }

  func resource(_ row: PriceRequest.Row, id local: String) -> OrderedValue {
    let start = OrderedValue.text(orNull: row.start?.description)
    guard work.isSubscription else {
      return RequestWork.resource(
        rowType, local, ["startDate": start],
        [
          "inAppPurchaseV2": RequestWork.one("inAppPurchases", id),
          "inAppPurchasePricePoint": row.point.map { RequestWork.one("inAppPurchasePricePoints", $0) },
        ])
    }
    return RequestWork.resource(
      rowType, local,
      [
        "startDate": start,
        // An order for a change, which the store refuses with a first price.
        "preserveCurrentPrice": row.start == nil ? nil : row.keepsPrice.map { .flag($0) },
      ],
      [
        "subscription": RequestWork.one("subscriptions", id),
        "territory": RequestWork.one("territories", row.territory),
        "subscriptionPricePoint": row.point.map { RequestWork.one("subscriptionPricePoints", $0) },
      ])
  }
}

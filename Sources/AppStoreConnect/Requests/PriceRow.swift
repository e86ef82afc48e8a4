package import AppStoreReference
package import Basics
package import SourceSyntax

/// A price in a storefront.
package struct PriceRow {
  /// Its ID within the body, in the form that the API requires.
  let id: String
  /// The code of the storefront.
  package let territory: String
  /// The ID of the price point; nil for something free.
  let point: String?
  let start: CalendarDate?
  /// Whether existing subscribers keep their price; nil where that is not stated.
  var keepsPrice: Bool?
  /// The billing plan; nil if it isn't stated.
  let plan: PlanType?

  package init(
    id: String? = nil, territory: String, point: String?, start: CalendarDate? = nil, keepsPrice: Bool? = nil,
    plan: PlanType? = nil
  ) {
    self.id = id ?? Self.id(territory)
    self.territory = territory
    self.point = point
    self.start = start
    self.keepsPrice = keepsPrice
    self.plan = plan
  }

  /// The row for each element of a list.
  package static func each(
    id: String? = nil, start: CalendarDate? = nil, keepsPrice: Bool? = nil, plan: PlanType? = nil
  )
    -> PriceRow
  {
    PriceRow(
      id: id, territory: RequestName.eachTerritory, point: RequestName.eachID, start: start, keepsPrice: keepsPrice,
      plan: plan)
  }

  /// The prefix of the IDs of the prices of single storefronts.
  package static let prefix = "${price-"

  package static func id(_ territory: String, _ plan: PlanType = .upFront) -> String {
    plan == .upFront ? "\(prefix)\(territory)}" : "\(prefix)\(plan.apiName)-\(territory)}"
  }
}

/// The body of a request that sets prices: references to rows that are included.
package protocol RowBody {
  var method: RequestStep.Method { get }
  var path: String { get }
  /// The relationship that the rows are in.
  var relation: String { get }
  /// The type of the rows.
  var rowType: String { get }

  /// The resource of the body.
  func data(_ rows: OrderedMap) -> OrderedValue
  /// A row, with its ID if it is included.
  func resource(_ row: PriceRow, id: String?) -> OrderedValue
}

extension RowBody {
  func reference(_ row: PriceRow) -> OrderedValue { RequestBody.reference(rowType, row.id) }

  /// The request that sets the rows.
  package func request(_ rows: [PriceRow]) -> RequestWork {
    let references: OrderedMap = [relation: ["data": .list(rows.map(reference))]]
    return RequestWork(
      method: method, path: path,
      body: ["data": data(references), "included": .list(rows.map { resource($0, id: $0.id) })])
  }

  /// A row for each element of a list.
  package func expansion(over list: RequestName, _ each: PriceRow) -> RequestStep.Expansion {
    RequestStep.Expansion(
      list: list,
      elements: [
        (at: "/data/relationships/\(relation)/data", element: reference(each)),
        (at: "/included", element: resource(each, id: each.id)),
      ])
  }
}

/// The prices of a product: a schedule for a one-time product, a set of prices for a subscription.
package struct PriceBody: RowBody {
  private let kind: StoreKind
  private let id: String
  private let base: Territory?

  /// - Parameters:
  ///   - id: The ID of the product.
  ///   - base: The base territory of a schedule.
  package init(_ kind: StoreKind, _ id: String, base: Territory? = nil) {
    self.kind = kind
    self.id = id
    self.base = base
  }

  private var isSubscription: Bool { kind == .subscription }

  package var method: RequestStep.Method { isSubscription ? .patch : .post }
  package var path: String { isSubscription ? "\(kind.path)/\(id)" : "/v1/inAppPurchasePriceSchedules" }
  package var relation: String { isSubscription ? "prices" : "manualPrices" }
  package var rowType: String { kind.priceType }

  package func data(_ rows: OrderedMap) -> OrderedValue {
    if isSubscription { return RequestBody.resource(kind.type, id, [:], rows) }
    return RequestBody.resource(
      "inAppPurchasePriceSchedules", nil, [:],
      [kind.relation: kind.reference(to: id), "baseTerritory": base.map { RequestBody.territory($0.code) }]
        + rows)
  }

  package func resource(_ row: PriceRow, id local: String?) -> OrderedValue {
    RequestBody.resource(
      rowType, local,
      [
        "startDate": .text(orNull: row.start?.description), "planType": row.plan.map { .text($0.apiName) },
        // An order for a change, which the store refuses with a first price.
        "preserveCurrentPrice": row.start == nil || !isSubscription ? nil : row.keepsPrice.map { .flag($0) },
      ],
      [
        kind.olderRelation: kind.reference(to: id),
        "territory": isSubscription ? RequestBody.territory(row.territory) : nil,
        kind.pricePoint: row.point.map { RequestBody.one(kind.pricePointType, $0) },
      ])
  }
}

/// An offer, or the prices of one.
package struct OfferBody: RowBody {
  private let work: OfferWork
  private let id: String

  /// - Parameter id: The ID of the product.
  package init(_ work: OfferWork, _ id: String) {
    self.work = work
    self.id = id
  }

  /// The type of the offer codes of one-time products.
  static let productCodes = "inAppPurchaseOfferCodes"

  /// The rows of something free.
  package static func free(in territories: [String]) -> [PriceRow] {
    territories.map { PriceRow(territory: $0, point: nil) }
  }

  private var kind: StoreKind { StoreKind(isSubscription: work.form != .productCode) }
  private var isIntroductory: Bool { work.form == .introductory }

  package var method: RequestStep.Method {
    switch work.form {
    case .create, .productCode: .post
    case .introductory, .prices: .patch
    }
  }

  package var path: String {
    switch work.form {
    case .introductory: "\(kind.path)/\(id)"
    case .prices(let offer): "/v1/\(work.kind.resourceType)/\(offer)"
    case .create, .productCode: "/v1/\(type)"
    }
  }

  private var type: String { work.form == .productCode ? Self.productCodes : work.kind.resourceType }

  package var relation: String { isIntroductory ? work.kind.relationship : "prices" }
  package var rowType: String { work.form == .productCode ? "inAppPurchaseOfferPrices" : work.kind.priceType }

  package func data(_ rows: OrderedMap) -> OrderedValue {
    switch work.form {
    case .introductory: RequestBody.resource(kind.type, id, [:], rows)
    case .prices(let offer): RequestBody.resource(type, offer, [:], rows)
    case .create, .productCode:
      RequestBody.resource(type, nil, work.attributes, [kind.relation: kind.reference(to: id)] + rows)
    }
  }

  package func resource(_ row: PriceRow, id local: String?) -> OrderedValue {
    RequestBody.resource(
      rowType, local, isIntroductory ? work.attributes : [:],
      [
        kind.relation: isIntroductory ? kind.reference(to: id) : nil,
        "territory": RequestBody.territory(row.territory),
        work.form == .productCode ? "pricePoint" : kind.pricePoint: row.point.map {
          RequestBody.one(kind.pricePointType, $0)
        },
      ])
  }
}

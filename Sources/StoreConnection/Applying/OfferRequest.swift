import AppStoreReference
import SourceSyntax

/// The request that creates an offer or replaces its prices.
struct OfferRequest {
  private let work: OfferWork
  private let id: String
  private let session: StoreSession

  /// - Parameter id: The ID of the product.
  init(_ work: OfferWork, id: String, over session: StoreSession) {
    self.work = work
    self.id = id
    self.session = session
  }

  func request() throws(StoreFailure) -> StoreRequest {
    var rows = OfferBody.freeRows(work)
    if let prices = work.prices { rows = try PriceRequest(prices, id: id, over: session).rows() }
    return OfferBody(work, id: id).request(rows)
  }
}

/// An offer, or the prices of one.
struct OfferBody: RowBody {
  private let work: OfferWork
  private let id: String

  /// - Parameter id: The ID of the product.
  init(_ work: OfferWork, id: String) {
    self.work = work
    self.id = id
  }

  /// The rows of a free trial.
  static func freeRows(_ work: OfferWork) -> [PriceRequest.Row] {
    work.free.map { PriceRequest.Row(territory: $0.code, point: nil) }
  }

  private var isIntroductory: Bool { work.form == .introductory }

  private var isProductCode: Bool { work.form == .productCode }

  var method: StoreRequest.Method {
    switch work.form {
    case .create, .productCode: .post
    case .introductory, .prices: .patch
    }
  }

  var path: String {
    switch work.form {
    case .introductory: "/v1/subscriptions/\(id)"
    case .prices(let offer): "/v1/subscriptionPromotionalOffers/\(offer)"
    case .create: "/v1/\(work.kind.resourceType)"
    case .productCode: "/v1/inAppPurchaseOfferCodes"
    }
  }

  var relation: String { isIntroductory ? "introductoryOffers" : "prices" }
  var rowType: String { isProductCode ? "inAppPurchaseOfferPrices" : work.kind.priceType }

  func data(_ rows: OrderedMap) -> OrderedValue {
    switch work.form {
    case .introductory: RequestWork.resource("subscriptions", id, [:], rows)
    case .prices(let offer): RequestWork.resource("subscriptionPromotionalOffers", offer, [:], rows)
    case .create:
      RequestWork.resource(
        work.kind.resourceType, nil, work.attributes, ["subscription": RequestWork.one("subscriptions", id)] + rows)
    case .productCode:
      RequestWork.resource(
        "inAppPurchaseOfferCodes", nil, work.attributes, ["inAppPurchase": RequestWork.one("inAppPurchases", id)] + rows
      )
    }
  }

  func resource(_ row: PriceRequest.Row, id local: String) -> OrderedValue {
    RequestWork.resource(
      rowType, local, isIntroductory ? work.attributes : [:],
      [
        "subscription": isIntroductory ? RequestWork.one("subscriptions", id) : nil,
        "territory": RequestWork.one("territories", row.territory),
        isProductCode ? "pricePoint" : "subscriptionPricePoint": row.point.map {
          RequestWork.one(isProductCode ? "inAppPurchasePricePoints" : "subscriptionPricePoints", $0)
        },
      ])
  }
}

import AppStoreReference
import SourceSyntax

/// The request that creates an offer or replaces its prices.
struct OfferRequest {
  private let work: OfferWork
  private let id: String
  private let session: StoreSession

  /// - Parameter id: The ID of the subscription.
  init(_ work: OfferWork, id: String, over session: StoreSession) {
    self.work = work
    self.id = id
    self.session = session
  }

  func request() throws(StoreFailure) -> StoreRequest {
    var rows: [(territory: Territory, point: String?)] = work.free.map { ($0, nil) }
    if let prices = work.prices {
      rows = try PriceRequest(prices, id: id, over: session).rows().map { ($0.territory, $0.point) }
    }
    let type = work.kind.priceType
    let isIntroductory = work.form == .introductory
    let relation = isIntroductory ? "introductoryOffers" : "prices"
    let references = RequestWork.many(type, rows.map { Self.local($0.territory) })
    let included = rows.map { row in
      RequestWork.resource(
        type, Self.local(row.territory), isIntroductory ? work.attributes : [:],
        [
          "subscription": isIntroductory ? RequestWork.one("subscriptions", id) : nil,
          "territory": RequestWork.one("territories", row.territory.code),
          "subscriptionPricePoint": row.point.map {
            RequestWork.one("subscriptionPricePoints", $0)
          },
        ])
    }
    let (method, path, data) = target([relation: references])
    return StoreRequest(
      method, path,
      body: OrderedValue.map(entries: [("data", data), ("included", .list(included))]).json(
        .compact))
  }

  /// IDs within the body have to have this form.
  private static func local(_ territory: Territory) -> String { "${offer-\(territory)}" }

  private func target(
    _ prices: OrderedMap
  ) -> (StoreRequest.Method, String, OrderedValue) {
    switch work.form {
    case .introductory:
      return (
        .patch, "/v1/subscriptions/\(id)",
        RequestWork.resource("subscriptions", id, [:], prices)
      )
    case .prices(let offer):
      let type = "subscriptionPromotionalOffers"
      return (.patch, "/v1/\(type)/\(offer)", RequestWork.resource(type, offer, [:], prices))
    case .create:
      let type = work.kind.resourceType
      return (
        .post, "/v1/\(type)",
        RequestWork.resource(
          type, nil, work.attributes,
          ["subscription": RequestWork.one("subscriptions", id)] + prices)
      )
    }
  }
}

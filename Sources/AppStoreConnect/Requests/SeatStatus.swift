package import CatalogModel
import SourceSyntax

/// The names of the seats and markets in the API.
package enum SeatStatus {
  package static let attribute = "multiSeatStatus"
  package static let marketsAttribute = "marketSettings"

  package static func name(_ isMultiSeat: Bool) -> String { isMultiSeat ? "ENABLED" : "DISABLED" }

  static func words(_ isMultiSeat: Bool) -> String { isMultiSeat ? "enabled" : "disabled" }

  static func words(_ status: String) -> String { status.lowercased() }

  static func words(ofMarkets names: [String]) -> String {
    names.isEmpty ? "none" : names.map { Subscription.Market(apiName: $0)?.rawValue ?? $0 }.joined(separator: ", ")
  }
}

extension Subscription.Market {
  /// The name in the API: `APPLE_SCHOOL`.
  package var apiName: String {
    switch self {
    case .appStore: "APP_STORE"
    case .school: "APPLE_SCHOOL"
    case .business: "APPLE_BUSINESS"
    }
  }

  package init?(apiName: String) {
    guard let market = Self.allCases.first(where: { $0.apiName == apiName }) else { return nil }
    self = market
  }
}

extension RequestWork {
  /// The request that gives a new subscription the seats and markets of a catalog, which its creation can't have; nil
  /// for a catalog without them.
  package static func seats(of product: Product, _ subscription: Subscription) -> RequestWork? {
    let attributes: OrderedMap = [
      SeatStatus.attribute: subscription.isMultiSeat.map { .text(SeatStatus.name($0)) },
      SeatStatus.marketsAttribute: subscription.markets.map { .texts($0.map(\.apiName)) },
    ]
    guard !attributes.entries.isEmpty else { return nil }
    let kind = StoreKind.subscription
    return update(kind.type, in: kind.apiVersion, RequestName.product(product.productID).reference, attributes)
  }
}

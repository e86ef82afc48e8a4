import AppStoreReference
import CatalogModel
import SourceSyntax

/// Offer codes of one-time products, each with its prices in one request: nothing of them can be added
/// or changed later.
extension CatalogRequests {
  /// An offer code that has everything the API requires.
  struct RequestedCode {
    let code: OfferCode
    /// The index among the written codes of the product.
    let number: Int
    /// Nil for a code that is free.
    let plan: PricePlan?

    var scope: String { "code-\(number)" }
  }

  /// The codes that can be created; the others are losses.
  mutating func offerCodes(of product: Product, at index: Int) -> [RequestedCode] {
    var codes: [RequestedCode] = []
    for (element, code) in product.offerCodes.enumerated() {
      let path = CatalogPath(.product(index), .offerCodes, element: element)
      guard !code.referenceName.isEmpty else {
        recordLoss(.whole, path, RequestLoss.codeWithoutName)
        continue
      }
      if code.isFree {
        if code.price != nil { recordLoss(.value, path, RequestLoss.freeWithPrice) }
        codes.append(RequestedCode(code: code, number: codes.count, plan: nil))
        continue
      }
      guard let price = code.price, let plan = PricePlan(price, in: baseTerritory) else {
        recordLoss(.whole, path, RequestLoss.offerWithoutPrice)
        continue
      }
      if price.tier != nil { recordLoss(.value, path, RequestLoss.tier, isOutside: true) }
      codes.append(RequestedCode(code: code, number: codes.count, plan: plan))
    }
    return codes
  }

  mutating func add(_ requested: RequestedCode, of product: Product) {
    let kind = RequestedKind.inAppPurchase
    let type = "inAppPurchaseOfferPrices"
    let prices: InlinePrices
    if let plan = requested.plan {
      prices = InlinePrices(
        plan, type: type, relationship: "prices", scope: requested.scope, of: product, isEqualized: true
      ) { point, territory in
        (
          [:],
          [
            "territory": RequestStep.one("territories", territory),
            "pricePoint": RequestStep.one(kind.pricePointType, point),
          ]
        )
      }
    } else {
      let storefronts = product.availability.storefronts
      if storefronts == nil { needTerritories() }
      prices = InlinePrices(free: type, relationship: "prices", in: storefronts?.map(\.code))
    }
    manifest.add(
      RequestStep(
        creating: "inAppPurchaseOfferCodes", as: RequestName("offerCode", product.productID, String(requested.number)),
        [
          "name": .text(requested.code.referenceName),
          "customerEligibilities": .texts(requested.code.eligibility.map(\.apiName)),
        ], relationships: [kind.parent: kind.reference(to: product), "prices": ["data": .list(prices.references)]],
        included: prices.included, expansions: prices.expansions, after: price(of: product)))
  }
}

extension OfferCode.Eligibility {
  /// The name in the API: `NON_SPENDER`.
  package var apiName: String {
    switch self {
    case .nonSpender: "NON_SPENDER"
    case .activeSpender: "ACTIVE_SPENDER"
    case .churnedSpender: "CHURNED_SPENDER"
    }
  }
}

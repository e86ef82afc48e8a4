import AppStoreReference
import CatalogModel
import SourceSyntax

/// Prices: their price points are looked up by territory and amount, then set.
extension CatalogRequests {
  /// A price, and the scope that distinguishes its names from those of the product's other prices.
  struct ScopedPlan {
    var scope: String
    var plan: PricePlan
    /// The billing plan of the price.
    var type = PlanType.upFront
    /// Whether the equivalents of the base price in the other territories are set, because the store
    /// doesn't derive them.
    var isEqualized = true
  }

  /// The plan for a price; nil, with a loss, when no amount is known.
  mutating func plan(for price: Price, at path: CatalogPath) -> PricePlan? {
    guard let plan = PricePlan(price, in: baseTerritory) else {
      recordLoss(.value, path, RequestLoss.unknownPrice)
      return nil
    }
    if price.tier != nil { recordLoss(.value, path, RequestLoss.tier, isOutside: true) }
    return plan
  }

  /// Looks up the price points of all prices of a product.
  mutating func addPricePoints(_ plans: [ScopedPlan], of product: Product, _ kind: RequestedKind) {
    for type in PlanType.allCases {
      let own = plans.filter { $0.type == type }
      if !own.isEmpty { addPricePoints(own, of: product, kind, type) }
    }
    for scoped in plans where scoped.isEqualized { addEqualPoints(scoped, of: product, kind) }
  }

  /// Looks up the price points of the prices of one billing plan.
  private mutating func addPricePoints(
    _ plans: [ScopedPlan], of product: Product, _ kind: RequestedKind, _ type: PlanType
  ) {
    var savings: [RequestStep.Saving] = []
    var named: Set<RequestName> = []
    for scoped in plans {
      for entry in [scoped.plan.base] + scoped.plan.overrides {
        let name = Self.pricePoint(entry, type, of: product)
        guard named.insert(name).inserted else { continue }
        savings.append(
          .init(
            name: name,
            value: .found([
              (at: Self.territoryPointer, value: entry.territory.code),
              (at: "/attributes/customerPrice", value: entry.amount.decimal),
            ])))
      }
      for (amount, territories) in scoped.plan.currencies {
        savings.append(
          .init(
            name: Self.pricePoints(amount, scoped.scope, of: product),
            value: .list(.init(amount: amount.decimal, only: territories.map(\.code)), territory: Self.territoryPointer)
          ))
      }
    }
    let territories = Set(plans.flatMap(\.plan.territories)).sorted()
    let reference = RequestName("product", product.productID).reference
    var query = [
      ("filter[territory]", territories.map(\.code).joined(separator: ",")), ("include", "territory"),
      ("limit", "8000"),
    ]
    if kind == .subscription { query.insert(("filter[planType]", type.apiName), at: 1) }
    let name = RequestName("pricePoints", product.productID)
    manifest.add(
      RequestStep(
        id: type == .upFront ? name : name.followed(by: type.apiName), method: .get,
        path: "\(kind.path)/\(reference)/pricePoints", query: query, savings: savings))
  }

  /// Looks up the price points that are equivalent to the base price in all other territories: the
  /// store doesn't derive the prices of subscriptions and of offers.
  private mutating func addEqualPoints(_ scoped: ScopedPlan, of product: Product, _ kind: RequestedKind) {
    let base = Self.pricePoint(scoped.plan.base, scoped.type, of: product)
    var query = [("include", "territory"), ("limit", "8000")]
    if scoped.type != .upFront { query.insert(("filter[planType]", scoped.type.apiName), at: 0) }
    let name = Self.equalPoints(scoped.scope, of: product)
    manifest.add(
      RequestStep(
        id: name, method: .get, path: "/v1/\(kind.pricePointType)/\(base.reference)/equalizations", query: query,
        savings: [
          .init(
            name: name,
            value: .list(
              .init(except: Set(scoped.plan.territories).sorted().map(\.code)), territory: Self.territoryPointer))
        ]))
  }

  mutating func addSchedule(_ plan: PricePlan, of product: Product) {
    let kind = RequestedKind.inAppPurchase
    let parent = kind.reference(to: product)
    let prices = InlinePrices(
      plan, type: kind.priceType, relationship: "manualPrices", scope: "price", of: product, isEqualized: false
    ) { point, _ in
      (
        ["startDate": .null],
        ["inAppPurchaseV2": parent, kind.pricePointRelationship: RequestStep.one(kind.pricePointType, point)]
      )
    }
    manifest.add(
      RequestStep(
        creating: "inAppPurchasePriceSchedules", as: RequestName("price", product.productID),
        relationships: [
          kind.parent: parent, "baseTerritory": RequestStep.one("territories", plan.base.territory.code),
          "manualPrices": ["data": .list(prices.references)],
        ], included: prices.included, expansions: prices.expansions))
  }

  private static let territoryPointer = "/relationships/territory/data/id"

  static func pricePoint(_ entry: PricePlan.Entry, _ type: PlanType = .upFront, of product: Product) -> RequestName {
    let name = RequestName("pricePoint", product.productID, entry.territory.code, entry.amount.decimal)
    return type == .upFront ? name : name.followed(by: type.apiName)
  }

  static func pricePoints(_ amount: Money, _ scope: String, of product: Product) -> RequestName {
    RequestName("pricePoints", product.productID, scope, "\(amount.currency)", amount.decimal)
  }

  static func equalPoints(_ scope: String, of product: Product) -> RequestName {
    RequestName("equalPoints", product.productID, scope)
  }
}

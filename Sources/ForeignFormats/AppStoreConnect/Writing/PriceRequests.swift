import AppStoreConnect
import AppStoreReference
import CatalogFormats
import CatalogModel

/// A price, and the scope that keeps its names apart from the names of the product's other prices.
struct ScopedPlan {
  var scope: String
  var plan: PricePlan
  /// The billing plan of the price.
  var type = PlanType.upFront
  /// Whether the price states its billing plan; the one paid up front is the default.
  var isOfPlan = false
  /// Whether the equivalents of the base price in the other territories are set, because the store
  /// doesn't derive them.
  var isEqualized = true

  /// The price points of all storefronts of a currency that have no price of their own.
  func points(_ amount: Money, of product: Product) -> RequestName {
    RequestName("pricePoints", product.productID, scope, "\(amount.currency)", amount.decimal)
  }

  /// The price points that are equivalent to the base price in all other territories.
  func equalPoints(of product: Product) -> RequestName { RequestName("equalPoints", product.productID, scope) }

  /// The lists for whose elements prices are set.
  func lists(of product: Product) -> [RequestName] {
    plan.currencies.map { points($0.amount, of: product) } + (isEqualized ? [equalPoints(of: product)] : [])
  }

  func point(_ entry: PricePlan.Entry, of product: Product) -> RequestName {
    .pricePoint(entry.territory, entry.amount, type, of: product.productID)
  }
}

/// Prices in the body of a request, and prices that are added for the elements of lists.
struct InlinePrices {
  private(set) var rows: [PriceRow] = []
  private(set) var expansions: [RequestStep.Expansion] = []

  init(_ scoped: ScopedPlan, of product: Product, in body: some RowBody) {
    let type = scoped.isOfPlan ? scoped.type : nil
    // The price that applies to its currency.
    let base = scoped.type == .upFront ? "${base}" : "${base-\(scoped.type.apiName)}"
    for (index, entry) in scoped.plan.entries.enumerated() {
      let id = PriceRow.id(entry.territory.code, scoped.type)
      rows.append(
        PriceRow(
          id: index == 0 && !scoped.plan.isBaseOverride ? base : id, territory: entry.territory.code,
          point: scoped.point(entry, of: product).reference, plan: type))
    }
    let each = PriceRow.each(id: PriceRow.id(RequestName.eachTerritory, scoped.type), plan: type)
    expansions = scoped.lists(of: product).map { body.expansion(over: $0, each) }
  }

  /// The prices of something that is free.
  ///
  /// - Parameter territories: Nil for all of them.
  init(free territories: [Territory]?, in body: some RowBody) {
    if let territories {
      rows = OfferBody.free(in: territories.map(\.code))
    } else {
      expansions = [
        body.expansion(over: .territories, PriceRow(territory: RequestName.eachTerritory, point: nil))
      ]
    }
  }
}

/// Prices: their price points are looked up by territory and amount, then set.
extension CatalogRequests {
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
  mutating func addPricePoints(_ plans: [ScopedPlan], of product: Product, _ kind: StoreKind) {
    for type in PlanType.allCases {
      let own = plans.filter { $0.type == type }
      if !own.isEmpty { addPricePoints(own, of: product, kind, type) }
    }
    for scoped in plans where scoped.isEqualized {
      let name = scoped.equalPoints(of: product)
      let others = RequestStep.Saving.Filter(except: scoped.plan.amounts.keys.sorted().map(\.code))
      let base = scoped.point(scoped.plan.base, of: product).reference
      manifest.add(
        PriceLookUp.equalizations(of: base, kind, scoped.type).step(name, saving: [.points(name, others)]))
    }
  }

  /// Looks up the price points of the prices of one billing plan.
  private mutating func addPricePoints(_ plans: [ScopedPlan], of product: Product, _ kind: StoreKind, _ type: PlanType)
  {
    var savings: [RequestStep.Saving] = []
    var named: Set<RequestName> = []
    for scoped in plans {
      for entry in scoped.plan.entries {
        let name = scoped.point(entry, of: product)
        if named.insert(name).inserted { savings.append(.point(name, entry.territory, entry.amount)) }
      }
      for (amount, territories) in scoped.plan.currencies {
        savings.append(
          .points(
            scoped.points(amount, of: product), .init(amount: amount.decimal, only: territories.map(\.code))))
      }
    }
    let id = RequestName.product(product.productID).reference
    let name = RequestName("pricePoints", product.productID)
    manifest.add(
      PriceLookUp.points(of: id, kind, type, in: Set(plans.flatMap(\.plan.amounts.keys))).step(
        type == .upFront ? name : name.followed(by: type.apiName), saving: savings))
  }

  /// Sets all prices of a product in one request.
  mutating func addPrices(_ prices: [ScopedPlan], of product: Product, _ kind: StoreKind) {
    guard let base = prices.first?.plan.base.territory else { return }
    let body = PriceBody(kind, RequestName.product(product.productID).reference, base: base)
    let inline = prices.map { InlinePrices($0, of: product, in: body) }
    manifest.add(
      RequestStep(
        body.request(inline.flatMap(\.rows)), id: RequestName("price", product.productID),
        expansions: inline.flatMap(\.expansions), after: availabilities(of: product)))
  }
}

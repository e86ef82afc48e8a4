package import AppStoreReference

/// A request that looks up price points, which differ for each product.
package struct PriceLookUp {
  package let path: String
  package let query: [(String, String)]

  /// The price points of a product in some storefronts.
  ///
  /// - Parameter id: The ID of the product.
  package static func points(
    of id: String, _ kind: StoreKind, _ plan: PlanType = .upFront, in territories: Set<Territory>
  ) -> PriceLookUp {
    let codes = territories.sorted().map(\.code).joined(separator: ",")
    return PriceLookUp(
      "\(kind.path)/\(id)/pricePoints",
      [("filter[territory]", codes)] + (kind == .subscription ? [("filter[planType]", plan.apiName)] : []))
  }

  /// The price points that the store considers equal to one, in all other storefronts.
  package static func equalizations(of point: String, _ kind: StoreKind, _ plan: PlanType = .upFront) -> PriceLookUp {
    PriceLookUp(
      "/v1/\(kind.pricePointType)/\(point)/equalizations",
      plan == .upFront ? [] : [("filter[planType]", plan.apiName)])
  }

  private init(_ path: String, _ filters: [(String, String)]) {
    self.path = path
    query = filters + [("include", "territory"), ("limit", "8000")]
  }

  /// The request of a manifest.
  package func step(
    _ id: RequestName, saving savings: [RequestStep.Saving], after: [RequestName] = []
  ) -> RequestStep {
    RequestStep(id: id, method: .get, path: path, query: query, savings: savings, after: after)
  }
}

extension RequestStep.Saving {
  private static let territory = "/relationships/territory/data/id"

  /// The price point of an amount in a storefront.
  package static func point(_ name: RequestName, _ territory: Territory, _ amount: Money) -> Self {
    Self(
      name: name,
      value: .found([
        (at: Self.territory, value: territory.code), (at: "/attributes/customerPrice", value: amount.decimal),
      ]))
  }

  /// Price points with their storefronts.
  package static func points(_ name: RequestName, _ filter: Filter) -> Self {
    Self(name: name, value: .list(filter, territory: territory))
  }
}

import AppStoreReference
import CatalogModel
import SourceSyntax

/// The prices that are created together with the resource that they belong to.
struct InlinePrices {
  private(set) var references: [OrderedValue] = []
  private(set) var included: [OrderedValue] = []
  private(set) var expansions: [RequestStep.Expansion] = []
  private let type: String
  private let relationship: String
  private let planType: PlanType

  /// The attributes and relationships of a price, from the ID of its point and its territory.
  typealias Parts = (attributes: OrderedMap, relationships: OrderedMap)

  /// - Parameters:
  ///   - planType: The billing plan of the prices.
  ///   - isEqualized: Whether the equivalents of the base price in all other territories are set
  ///     too.
  ///   - parts: Creates the parts of a price, from the ID of its price point and its territory.
  init(
    _ plan: PricePlan, type: String, relationship: String, scope: String, planType: PlanType = .upFront,
    of product: Product, isEqualized: Bool, parts: (_ point: String, _ territory: String) -> Parts
  ) {
    self.type = type
    self.relationship = relationship
    self.planType = planType
    add(
      plan.isBaseOverride ? local(plan.base.territory.code) : base,
      parts(CatalogRequests.pricePoint(plan.base, planType, of: product).reference, plan.base.territory.code))
    for entry in plan.overrides {
      add(
        local(entry.territory.code),
        parts(CatalogRequests.pricePoint(entry, planType, of: product).reference, entry.territory.code))
    }
    let each = parts(RequestName.eachID, RequestName.eachTerritory)
    for (amount, _) in plan.currencies { expand(CatalogRequests.pricePoints(amount, scope, of: product), each) }
    if isEqualized { expand(CatalogRequests.equalPoints(scope, of: product), each) }
  }

  /// The prices of something that is free in every territory.
  init(free type: String, relationship: String, in territories: [String]?) {
    self.type = type
    self.relationship = relationship
    planType = .upFront
    func parts(_ territory: String) -> Parts { ([:], ["territory": RequestStep.one("territories", territory)]) }
    if let territories {
      for territory in territories { add(local(territory), parts(territory)) }
    } else {
      expand(.territories, parts(RequestName.eachTerritory))
    }
  }

  private mutating func add(_ id: String, _ parts: Parts) {
    references.append(RequestStep.reference(type, id))
    included.append(resource(id, parts))
  }

  private mutating func expand(_ list: RequestName, _ parts: Parts) {
    let id = local(RequestName.eachTerritory)
    expansions.append(
      .init(
        list: list,
        elements: [
          (at: "/data/relationships/\(relationship)/data", element: RequestStep.reference(type, id)),
          (at: "/included", element: resource(id, parts)),
        ]))
  }

  private func resource(_ id: String, _ parts: Parts) -> OrderedValue {
    RequestStep.resource(type, id: id, parts.attributes, relationships: parts.relationships)
  }

  /// The local ID of the price that applies to its currency.
  private var base: String { planType == .upFront ? "${base}" : "${base-\(planType.apiName)}" }
  /// The prefix of the IDs of the prices of single territories.
  static let localPrefix = "${price-"

  private func local(_ territory: String) -> String {
    let plan = planType == .upFront ? "" : "\(planType.apiName)-"
    return "\(Self.localPrefix)\(plan)\(territory)}"
  }
}

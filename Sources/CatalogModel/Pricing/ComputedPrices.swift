public import AppStoreReference
public import Basics

/// A price that a policy gives to a product in a storefront.
public struct ComputedPrice: Sendable, Hashable {
  public var productID: String
  public var territory: Territory
  public var amount: Money
  /// How it follows from the base price.
  public var reason: String

  public init(productID: String, territory: Territory, amount: Money, reason: String) {
    self.productID = productID
    self.territory = territory
    self.amount = amount
    self.reason = reason
  }
}

/// The multipliers and rates of a policy's table.
public struct PolicyTable: Sendable, Hashable {
  public var multipliers: [Territory: StorefrontFactors.Factor]
  public var rates: [CurrencyCode: StorefrontFactors.Factor]

  public init(
    multipliers: [Territory: StorefrontFactors.Factor] = [:], rates: [CurrencyCode: StorefrontFactors.Factor] = [:]
  ) {
    self.multipliers = multipliers
    self.rates = rates
  }
}

/// All prices that the policies of a catalog give to its products.
public struct ComputedPrices: Sendable {
  /// A product whose policy can't be applied.
  public struct Fault: Sendable, Hashable {
    /// The index of the first product with the fault.
    public let product: Int
    public let text: Message
  }

  /// In the order of the catalog, and of the storefronts' codes.
  public private(set) var prices: [ComputedPrice] = []
  public private(set) var faults: [Fault] = []

  /// - Parameters:
  ///   - catalog: The products and their policies.
  ///   - tables: The tables of the policies, by their paths as written; nil for all if they can't be read here, which
  ///     leaves out the policies that have some.
  public init(_ catalog: Catalog, tables: [String: PolicyTable]?) {
    let ladders = PolicyPrices.Ladders()
    let policies = Dictionary(
      catalog.app.pricePolicies.map { (ExactText($0.name), $0) }, uniquingKeysWith: { first, _ in first })
    var factors: [ExactText: StorefrontFactors?] = [:]
    var known: Set<Message> = []
    for (index, product) in catalog.products.enumerated() {
      guard let name = product.pricePolicy else { continue }
      func report(_ text: Message) {
        if known.insert(text).inserted { faults.append(Fault(product: index, text: text)) }
      }
      let key = ExactText(name)
      guard let policy = policies[key] else {
        let near = Suggestion.nearest(to: name, among: catalog.app.pricePolicies.map(\.name))
        let fault: Message = "no price policy \"\(name)\" in the app's \"pricePolicies\""
        report(near.map { "\(fault); did you mean \"\($0)\"?" } ?? fault)
        continue
      }
      let values = factors[key] ?? StorefrontFactors(policy, tables: tables)
      factors[key] = .some(values)
      guard let values, let price = product.price else { continue }
      for fault in values.faults { report(fault) }
      for row in PolicyPrices(price, in: catalog.baseTerritory, by: values, ladders: ladders).rows {
        switch row.origin {
        case .policy:
          guard let amount = row.price else { continue }
          prices.append(
            ComputedPrice(
              productID: product.productID, territory: row.territory, amount: amount, reason: row.reason))
        case .fault: row.fault.map(report)
        case .base, .direct, .store: continue
        }
      }
    }
  }

  /// The prices by product and storefront.
  public static func byPlace(_ prices: [ComputedPrice]) -> [ExactText: [Territory: Money]] {
    var places: [ExactText: [Territory: Money]] = [:]
    for price in prices { places[ExactText(price.productID), default: [:]][price.territory] = price.amount }
    return places
  }
}

extension StorefrontFactors {
  /// Nil without the tables of the policy.
  public init?(_ policy: PricePolicy, tables: [String: PolicyTable]?) {
    self.init(policy)
    for path in policy.tables {
      guard let tables else { return nil }
      if let table = tables[path] { add(multipliers: table.multipliers, rates: table.rates) }
    }
  }
}

extension Catalog {
  /// Whether a product has its prices in other storefronts from a policy.
  public var usesPricePolicies: Bool { products.contains { $0.pricePolicy != nil } }

  /// The catalog with computed prices as if they were stated, and without the policies.
  public func taking(_ prices: [ComputedPrice]) -> Catalog {
    var catalog = self
    let places = ComputedPrices.byPlace(prices)
    for index in products.indices where products[index].pricePolicy != nil {
      catalog.products[index].pricePolicy = nil
      let stated = Set((products[index].price?.overrides ?? []).map(\.territory))
      for (territory, amount) in (places[ExactText(products[index].productID)] ?? [:]).sorted(by: { $0.key < $1.key })
      where !stated.contains(territory) {
        catalog.products[index].price?.overrides.append(.init(territory: territory, amount: amount))
      }
    }
    catalog.app.pricePolicies = []
    return catalog
  }
}

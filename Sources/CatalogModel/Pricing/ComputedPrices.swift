public import AppStoreReference
public import Basics

/// A price that a policy gives to a product in a storefront.
public struct ComputedPrice: Sendable, Hashable {
  public var productID: String
  public var territory: Territory
  public var amount: Money
  /// The way in which it follows from the base price.
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
  /// A policy that can't be applied, or with a doubtful effect.
  public struct Fault: Sendable, Hashable {
    /// The policy, or the product whose prices it doesn't give.
    public let path: CatalogPath
    public let text: Message
    /// The earlier policy with the same name.
    public var earlier: CatalogPath?

    package init(_ text: Message, at path: CatalogPath, earlier: CatalogPath? = nil) {
      self.path = path
      self.text = text
      self.earlier = earlier
    }

    package init(_ text: Message, inPolicy index: Int) { self.init(text, at: Self.path(ofPolicy: index)) }

    fileprivate static func path(ofPolicy index: Int) -> CatalogPath {
      CatalogPath(.app, .pricePolicies, element: index)
    }
  }

  /// In the order of the catalog, and of the storefronts' codes.
  public private(set) var prices: [ComputedPrice] = []
  public private(set) var faults: [Fault] = []
  /// The products with a price that a floor raises far.
  public private(set) var raises: [Fault] = []
  /// By policy, the storefronts with a multiplier in which all of its products have the base price or state one.
  package private(set) var idle: [Int: Set<Territory>] = [:]

  /// - Parameters:
  ///   - catalog: The products and their policies.
  ///   - tables: The tables of the policies, by their paths as written; nil for all if they can't be read here, which
  ///     leaves out the policies that have some.
  public init(_ catalog: Catalog, tables: [String: PolicyTable]?) {
    let ladders = PolicyPrices.Ladders()
    let policies = catalog.app.pricePolicies
    let factors = policies.map { StorefrontFactors($0, tables: tables) }
    var places: [ExactText: Int] = [:]
    for (index, policy) in policies.enumerated() {
      let key = ExactText(policy.name)
      if let first = places[key] {
        faults.append(
          Fault(
            "the name \"\(policy.name)\" is used by another price policy; each needs its own",
            at: Fault.path(ofPolicy: index), earlier: Fault.path(ofPolicy: first)))
      } else {
        places[key] = index
      }
      faults += (factors[index] ?? StorefrontFactors(policy)).faults.map { Fault($0, inPolicy: index) }
    }
    var missing: [ExactText: Message] = [:]
    var unrated: [Int: (currencies: Set<CurrencyCode>, base: Money)] = [:]
    for (index, product) in catalog.products.enumerated() {
      guard let name = product.pricePolicy else { continue }
      let path = CatalogPath(.product(index), .pricePolicy)
      guard let place = places[ExactText(name)] else {
        let isCompared = missing.count * policies.count < Self.mostComparisons
        let fault = missing[ExactText(name)] ?? Self.missing(name, among: isCompared ? policies : [])
        missing[ExactText(name)] = fault
        faults.append(Fault(fault, at: path))
        continue
      }
      guard let values = factors[place], let price = product.price else { continue }
      let computed = PolicyPrices(price, in: catalog.baseTerritory, by: values, ladders: ladders)
      if let base = computed.base?.amount, base.hundredths > 0 {
        let ineffective = values.idle(computed.rows, price)
        idle[place] = idle[place].map { $0.intersection(ineffective) } ?? ineffective
      }
      if let raise = computed.raise { raises.append(Fault(raise, at: path)) }
      var refused: [(territory: Territory, text: Message)] = []
      for row in computed.rows {
        if row.origin == .policy, let amount = row.price {
          prices.append(
            ComputedPrice(
              productID: product.productID, territory: row.territory, amount: amount, reason: row.reason))
        } else if let base = computed.base?.amount, !row.unrated.isEmpty {
          unrated[place, default: ([], base)].currencies.formUnion(row.unrated)
        } else if let fault = row.fault {
          refused.append((row.territory, fault))
        }
      }
      guard let first = refused.first else { continue }
      let text: Message = "\(product.productID) in \(first.territory): \(first.text)"
      let rest = refused.count - 1
      faults.append(
        Fault(rest > 0 ? "\(text); \(rest, of: "more storefront") without a price, too" : text, at: path))
    }
    faults += unrated.sorted { $0.key < $1.key }.map { place, missing in
      let currencies = missing.currencies.sorted { "\($0)" < "\($1)" }
      return Fault(PolicyPrices.missing(currencies, in: policies[place].name, for: missing.base), inPolicy: place)
    }
  }

  /// Our own limit for the names of policies that are compared with missing ones; for more, nothing similar is named.
  private static let mostComparisons = 10_000

  private static func missing(_ name: String, among policies: [PricePolicy]) -> Message {
    let fault: Message = "no price policy \"\(name)\" in the app's \"pricePolicies\""
    guard let near = Suggestion.nearest(to: name, among: policies.map(\.name)) else { return fault }
    return "\(fault); did you mean \"\(near)\"?"
  }

  /// The prices by product and storefront.
  public static func byPlace(_ prices: [ComputedPrice]) -> [ExactText: [Territory: Money]] {
    var places: [ExactText: [Territory: Money]] = [:]
    for price in prices { places[ExactText(price.productID), default: [:]][price.territory] = price.amount }
    return places
  }
}

extension StorefrontFactors {
  /// The storefronts with a multiplier that are priced otherwise, but for a price that is stated for one of them.
  fileprivate func idle(_ rows: [PolicyPrices.Row], _ price: Price) -> Set<Territory> {
    let own = Set(price.overrides.map(\.territory))
    return Set(
      rows.lazy.filter { [.base, .direct].contains($0.origin) && !own.contains($0.territory) }.map(\.territory)
        .filter { multipliers[$0] != nil })
  }

  /// Nil without the tables of the policy.
  public init?(_ policy: PricePolicy, tables: [String: PolicyTable]?) {
    self.init(policy)
    var added: [(path: String, table: PolicyTable)] = []
    for path in policy.tables {
      guard let tables else { return nil }
      if let table = tables[path] { added.append((path, table)) }
    }
    var (statedMultipliers, statedRates) = (StatedFactors<Territory>(), StatedFactors<CurrencyCode>())
    for (path, table) in added {
      statedMultipliers.add(table.multipliers, in: path, besides: multipliers)
      statedRates.add(table.rates, in: path, besides: rates)
    }
    for message in [statedMultipliers.message(areRates: false), statedRates.message(areRates: true)] {
      if let message { report(message) }
    }
    for (_, table) in added { add(multipliers: table.multipliers, rates: table.rates) }
  }
}

/// The numbers that the tables of a policy state, and those that contradict an earlier one.
private struct StatedFactors<Key: Hashable & CustomStringConvertible> {
  private var first: [Key: (path: String, factor: StorefrontFactors.Factor)] = [:]
  private var differing: [(key: String, paths: (String, String), factors: [String])] = []

  /// - Parameter own: The numbers of the policy itself, which precede those of tables.
  mutating func add(
    _ factors: [Key: StorefrontFactors.Factor], in path: String, besides own: [Key: StorefrontFactors.Factor]
  ) {
    for (key, factor) in factors where own[key] == nil {
      guard let earlier = first[key] else {
        first[key] = (path, factor)
        continue
      }
      guard earlier.factor.number != factor.number else { continue }
      differing.append(("\(key)", (earlier.path, path), [earlier.factor.text, factor.text]))
    }
  }

  /// The message about numbers that differ; nil without any.
  func message(areRates: Bool) -> Message? {
    guard let (key, paths, factors) = differing.min(by: { $0.key < $1.key }) else { return nil }
    let values = Message(list: factors.map { "\($0)" }, .and)
    let message: Message =
      areRates
      ? "\"\(paths.0)\" and \"\(paths.1)\" have different rates for \(key): \(values)"
      : "\"\(paths.0)\" and \"\(paths.1)\" have different multipliers for \(key): \(values)"
    let more = differing.count - 1
    return more > 0 ? "\(message); \(more) more differ" : message
  }
}

extension Price {
  /// The price with computed amounts, which those that are stated precede.
  package func taking(_ computed: [Territory: Money]) -> Price {
    var price = self
    let stated = Set(overrides.map(\.territory))
    for (territory, amount) in computed.sorted(by: { $0.key < $1.key }) where !stated.contains(territory) {
      price.overrides.append(.init(territory: territory, amount: amount, isComputed: true))
    }
    return price
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
      if let computed = places[ExactText(products[index].productID)] {
        catalog.products[index].price = products[index].price?.taking(computed)
      }
    }
    catalog.app.pricePolicies = []
    return catalog
  }
}

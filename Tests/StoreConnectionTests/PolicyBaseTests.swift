import AppStoreConnect
import AppStoreConnectSimulator
import AppStoreReference
import Basics
import CatalogModel
import StoreConnection
import Testing

@Suite("A computed price is never the base price") struct PolicyBaseTests {
  private static let policy = PricePolicy(
    name: "p", multipliers: ["BRA 0.6", "ARG DEU FRA 0.8", "AUS 0.7"],
    rates: ["USD 1", "EUR 0.9", "INR 88.5", "BRL 5.4", "JPY 150", "GBP 0.8", "AUD 1.5"], others: "store",
    rounding: .usual)

  private static let prices: [(price: Price, base: String)] = [
    (price("USD 4.99"), "USA"), (Price(tier: PriceTier("5")), "USA"), (price("INR 499"), "IND"),
    (price("USD 4.99", "GBR 3.99"), "USA"), (price("JPN 500"), "JPN"), (price("EUR 5.99"), "DEU"),
    (price("USD 5.99", "DEU 4.99"), "DEU"),
  ]

  private static func price(_ parts: String...) -> Price {
    var price = Price()
    for part in parts {
      let words = part.split(separator: " ")
      if let territory = Territory(words[0]), let amount = Money(decimal: words[1], currency: territory.currency) {
        price.overrides.append(.init(territory: territory, amount: amount))
      } else if let amount = CurrencyCode(words[0]).flatMap({ Money(decimal: words[1], currency: $0) }) {
        price.amounts.append(amount)
      }
    }
    return price
  }

  private static func catalog(_ price: Price, isSubscription: Bool, follows: Bool = true) -> Catalog {
    var catalog = PricePlanTests.catalog(499, isSubscription: isSubscription)
    catalog.app.baseTerritory = Territory("DEU")
    catalog.products[0].price = price
    guard follows else { return catalog }
    catalog.app.pricePolicies = [policy]
    catalog.products[0].pricePolicy = policy.name
    let computed = ComputedPrices(catalog, tables: [:])
    return computed.faults.isEmpty ? catalog.taking(computed.prices) : catalog
  }

  @Test(
    "in what a plan, an export and a table take for the base", arguments: prices.indices, [nil, "DEU", "USA", "BRA"])
  func bases(_ index: Int, _ code: String?) throws {
    let price = Self.prices[index].price
    let territory = code.flatMap { Territory($0) }
    let shown = try #require(PolicyPrices(price, in: territory, by: StorefrontFactors(Self.policy)).base)
    var computed: [Territory: Money] = [:]
    for row in PolicyPrices(price, in: territory, by: StorefrontFactors(Self.policy)).rows where row.origin == .policy {
      computed[row.territory] = row.price
    }
    #expect(computed.count > 2)
    let taken = price.taking(computed)
    let plain = try #require(PricePlan(price, in: territory)).base
    let planned = try #require(PricePlan(taken, in: territory)).base
    #expect(planned.territory == shown.territory && planned.amount == shown.amount)
    #expect(plain.territory == shown.territory && plain.amount == shown.amount)
    #expect(taken.base(in: territory) == price.base(in: territory))
    #expect(taken.base(in: territory) == shown.amount)
    // A computed price is the same price as a stated one.
    var stated = price
    for (territory, amount) in computed.sorted(by: { $0.key < $1.key }) {
      stated.overrides.append(.init(territory: territory, amount: amount))
    }
    #expect(taken == stated && taken.hashValue == stated.hashValue)
  }

  @Test("in the schedule of a product at the store", arguments: prices.indices, [false, true])
  func schedule(_ index: Int, _ isSubscription: Bool) throws {
    let (price, base) = Self.prices[index]
    let world = StoreWorld(pricePoints: 200)
    let catalog = Self.catalog(price, isSubscription: isSubscription)
    #expect(catalog.products[0].pricePolicy == nil)
    let lines = try world.plan(catalog).steps.flatMap(\.prices)
    let own = try #require(lines.first { $0.territory.code == base })
    #expect(own.new == price.amount(in: own.territory) && own.origin == .stated)
    let brazil = try #require(lines.first { $0.territory.code == "BRA" })
    #expect(brazil.origin == .policy && brazil.origin.rawValue == "policy")
    #expect(try world.apply(catalog).outcome.failures.isEmpty)
    try world.wait()
    let live = try #require(try world.live().products.first)
    if !isSubscription { #expect(live.baseTerritory?.code == base) }
    #expect(try world.plan(catalog).steps.isEmpty)
  }

  @Test("once the base price of the store is one that the policy computes") func moved() throws {
    var world = StoreWorld(pricePoints: 200)
    let euros = Self.catalog(Self.price("EUR 5.99"), isSubscription: false, follows: false)
    #expect(try world.apply(euros).outcome.failures.isEmpty)
    try world.wait()
    world.options.today = PricePlanTests.day(1)
    let dollars = Self.catalog(Self.price("USD 4.99"), isSubscription: false)
    #expect(dollars.products[0].price?.overrides.contains { $0.territory.code == "DEU" } ?? false)
    let plan = try world.plan(dollars).steps.flatMap(\.consequences)
    #expect(plan.contains("all prices that are not set are derived from USA instead of DEU"), "\(plan)")
  }
}

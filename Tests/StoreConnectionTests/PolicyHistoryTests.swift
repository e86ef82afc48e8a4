import AppStoreConnect
import AppStoreConnectSimulator
import AppStoreReference
import Basics
import CatalogModel
import StoreConnection
import Testing

@Suite("A catalog with price policies and a simulated store agree") struct PolicyHistoryTests {
  private static let rates = ["USD 1", "INR 88.5", "EUR 0.9", "JPY 150", "BRL 5.4", "CNY 7.2"]

  /// Gives products policies, the same for the same seed.
  private func addPolicies(to catalog: inout Catalog, _ seed: UInt64) {
    var numbers = SplitMix(state: seed)
    catalog.app.pricePolicies = ["low", "high"].map { name in
      let factor = name == "low" ? 20 + Int(numbers.next() % 40) : 70 + Int(numbers.next() % 30)
      return PricePolicy(
        name: name, multipliers: ["IND BRA JPN 0.\(factor)", "FRA DEU ECU 0.9"], rates: Self.rates, others: "store",
        rounding: [.usual, .nearest][Int(numbers.next() % 2)], except: [])
    }
    for index in catalog.products.indices {
      // A product on sale without a price can't wait for the day of its first one.
      if catalog.products[index].price == nil {
        catalog.products[index].price = Price(amounts: [Money(hundredths: 99, currency: .usd)])
      }
      catalog.products[index].pricePolicy = ["low", "high"][Int(numbers.next() % 2)]
    }
  }

  /// The histories of all catalogs, and those with a price that is stated beside a policy and equals the base price.
  private static let cases = OracleTests.cases.filter { $0 != (141, 0) } + [(141, 0)]

  @Test("applied, pulled and edited: prices stay computed, and nothing is left to do", arguments: cases)
  func history(_ seed: UInt64, _ reading: Int) throws {
    var world = StoreWorld(OracleTests.readings[reading], pricePoints: 200)
    world.options.priceStart = CalendarDate(daysSince1970: StoreWorld.today.daysSince1970 + 3)
    world.options.offerStart = world.options.priceStart
    world.options.existingSubscribers = seed.isMultiple(of: 2) ? .keep : .change
    world.options.putsBackOnSale = true
    var catalogs = StoreCatalogs(seed: seed)
    var catalog = catalogs.catalog()
    for turn in 0..<2 {
      if turn > 0 {
        world.store.reviewAll(.submit)
        world.store.reviewAll(.approve)
        catalog = catalogs.edited(catalog)
      }
      addPolicies(to: &catalog, seed &+ UInt64(turn))
      var computed = ComputedPrices(catalog, tables: [:])
      // What is too cheap for a policy gets none.
      for fault in computed.faults {
        guard case .product(let index) = fault.path.subject else { continue }
        #expect("\(fault.text)".contains("is below the first price point"))
        catalog.products[index].pricePolicy = nil
      }
      if !computed.faults.isEmpty { computed = ComputedPrices(catalog, tables: [:]) }
      #expect(computed.faults.isEmpty, "\(computed.faults)")
      let priced = catalog.taking(computed.prices)
      world.store.clearLog()
      let (plan, outcome) = try world.apply(priced)
      #expect(outcome.failures.isEmpty, "\(outcome.failures)")
      #expect(world.store.writes.count <= plan.forecast.writes)
      try world.wait()
      #expect(try world.plan(priced).steps.isEmpty)
      var pulled = try world.pull(into: catalog, computed: computed.prices)
      let given = ComputedPrices.byPlace(computed.prices)
      for index in pulled.products.indices {
        let own = try #require(catalog.products.first { $0.productID == pulled.products[index].productID })
        for territory in (given[ExactText(own.productID)] ?? [:]).keys {
          #expect(!(pulled.products[index].price?.overrides.contains { $0.territory == territory } ?? false))
        }
        pulled.products[index].pricePolicy = own.pricePolicy
        // A refreshed catalog keeps what it states and the store derives.
        let price = pulled.products[index].price
        for stated in own.price?.overrides ?? [] where price?.amount(in: stated.territory) == nil {
          pulled.products[index].price?.overrides.append(stated)
        }
        for stated in own.price?.amounts ?? [] where price?.amount(in: stated.currency) == nil {
          pulled.products[index].price?.amounts.append(stated)
        }
      }
      pulled.app.pricePolicies = catalog.app.pricePolicies
      let again = try world.plan(pulled.taking(ComputedPrices(pulled, tables: [:]).prices))
      #expect(again.steps.isEmpty, "\(again.steps.map { ($0.key, $0.changes) })")
    }
  }
}

import AppStoreConnect
import AppStoreConnectSimulator
import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax
import StoreConnection
import Testing

@Suite("The storefronts in a plan") struct StorefrontPlanTests {
  private static let china = Territory("CHN") ?? Territory.all[0]
  private static let russia = Territory("RUS") ?? Territory.all[0]

  private static func catalog(_ storefronts: [Territory]?, isSubscription: Bool) -> Catalog {
    var catalog = PricePlanTests.catalog(499, isSubscription: isSubscription)
    catalog.products[0].availability.storefronts = storefronts
    return catalog
  }

  private static func all(but territory: Territory) -> [Territory] { Territory.all.filter { $0 != territory } }

  static let readings = PricePlanTests.readings

  private func sold(_ world: StoreWorld) throws -> LiveAvailability {
    try world.wait()
    return try #require(try world.live().products.first?.availabilities.first)
  }

  @Test("change by name, each of them, and never by a number", arguments: readings, readings) func changed(
    _ isSubscription: Bool, _ isSecond: Bool
  ) throws {
    let before = Self.catalog(Self.all(but: Self.russia), isSubscription: isSubscription)
    let world = try PricePlanTests.onSale(before, isSecond ? .secondReading : SimulatorRules())
    #expect(try !sold(world).isOpen)
    let after = Self.catalog(Self.all(but: Self.china), isSubscription: isSubscription)
    let plan = try world.plan(after)
    let step = try #require(plan.steps.first { $0.name == "its storefronts" })
    #expect(step.storefronts?.words == ["+ RUS", "− CHN"])
    // At the price that it has there already.
    let price = try #require(step.storefronts?.prices.first)
    #expect(price.territory == Self.russia && price.direction == .same && step.storefronts?.prices.count == 1)
    let amount = try #require(price.new)
    #expect("\(amount.currency)" == "RUB" && amount.hundredths > 0)
    #expect(
      step.consequences.first == "it goes on sale at once in RUS, where it is not sold now, at \(amount.decimal) RUB")
    #expect(step.consequences.contains("its sale in CHN ends at once"))
    #expect(step.times == [.atOnce])
    // A new price that is in effect at once is the one at which it comes back.
    if !isSubscription {
      var dearer = after
      dearer.products[0].price = Price(amounts: [Money(hundredths: 599, currency: .usd)])
      let both = try world.plan(dearer)
      let new = both.steps.first { $0.isPrice }?.prices.first { $0.territory == Self.russia }?.new
      let words = both.steps.first { $0.name == "its storefronts" }?.consequences.first
      #expect(new != amount && words?.hasSuffix(", at \(new?.decimal ?? "") RUB") == true, "\(words ?? "")")
    }
    let json = plan.json["steps"]?.elements.first?["storefronts"]
    #expect(json?["added"]?.texts == ["RUS"] && json?["removed"]?.texts == ["CHN"])
    #expect(Set(step.storefronts?.sold ?? []) == Set(Self.all(but: Self.china)))
    let (_, outcome) = try world.apply(after)
    #expect(outcome.failures.isEmpty, "\(outcome.failures)")
    #expect(try sold(world).territories == Set(Self.all(but: Self.china)))
    #expect(try world.plan(after).isEmpty)
    // Most of them: no name is left out.
    let few = try world.plan(Self.catalog([Self.russia], isSubscription: isSubscription))
    #expect(few.steps.first?.storefronts?.removed.count == 173)
    for step in few.steps {
      #expect(!(step.consequences + (step.storefronts?.words ?? [])).contains { $0.contains("more") })
    }
  }

  @Test("in which somebody stopped the sale stay so without a word", arguments: readings, readings) func stopped(
    _ isSubscription: Bool, _ isSecond: Bool
  ) throws {
    var world = try PricePlanTests.onSale(
      Self.catalog(nil, isSubscription: isSubscription), isSecond ? .secondReading : SimulatorRules())
    // Somebody takes it off sale, in one storefront and then in all of them.
    for left in [Self.all(but: Self.china), []] {
      _ = try world.apply(Self.catalog(left, isSubscription: isSubscription))
      try world.wait()
      let everywhere = Self.catalog(nil, isSubscription: isSubscription)
      let plan = try world.plan(everywhere)
      #expect(plan.steps.isEmpty, "\(plan.steps.map(\.key))")
      let note = try #require(plan.drift.first?.text)
      #expect(note.contains("it is not sold in \(left.isEmpty ? "all" : "CHN")") && note.contains("--put-back-on-sale"))
      // Another change leaves it off sale.
      var other = everywhere
      other.products[0].referenceName = "Very important"
      _ = try world.apply(other)
      #expect(try sold(world).territories == Set(left))
      _ = try world.apply(everywhere)
      let pulled = try world.pull(into: everywhere)
      let again = try world.plan(pulled)
      #expect(again.isEmpty && again.drift.isEmpty, "\(again.steps.map(\.key)) \(again.drift)")
    }
    world.options.putsBackOnSale = true
    let back = Self.catalog(nil, isSubscription: isSubscription)
    let step = try #require(try world.plan(back).steps.first { $0.name == "its storefronts" })
    #expect(
      step.consequences == [
        "it goes on sale at once in all, where it is not sold now, at prices that \"--prices\" lists"
      ])
    _ = try world.apply(back)
    #expect(try sold(world).territories == Set(Territory.all))
    #expect(try world.plan(back).isEmpty)
  }

  @Test("of a list are closed for storefronts that open later", arguments: readings) func later(_ isSubscription: Bool)
    throws
  {
    let world = try PricePlanTests.onSale(Self.catalog(nil, isSubscription: isSubscription))
    #expect(try sold(world).isOpen)
    let few = Self.catalog([Self.china], isSubscription: isSubscription)
    let step = try #require(try world.plan(few).steps.first)
    #expect(step.changes == [.init("availableInNewTerritories", from: "true", to: "false")])
    _ = try world.apply(few)
    #expect(try !sold(world).isOpen)
    #expect(try world.plan(few).isEmpty)
  }
}

@Suite("A price and a text that change together") struct PriceAndTextTests {
  private func changed(isSubscription: Bool) -> Catalog {
    var catalog = PricePlanTests.catalog(599, isSubscription: isSubscription)
    catalog.products[0].localizations[0].description = "All of it for 5.99."
    return catalog
  }

  @Test("keep step only as the plan says, and the price can wait for the text", arguments: [false, true]) func step(
    _ isSecond: Bool
  ) throws {
    var world = try PricePlanTests.onSale(
      PricePlanTests.catalog(499, isSubscription: false), isSecond ? .secondReading : SimulatorRules())
    let catalog = changed(isSubscription: false)
    let plan = try world.plan(catalog)
    let consequences = plan.steps.first { $0.name == "its prices" }?.consequences ?? []
    #expect(consequences.contains { $0.hasPrefix("customers pay the new price at once") }, "\(consequences)")
    world.options.priceStart = PricePlanTests.day(9)
    let dated = try world.plan(catalog).steps.flatMap(\.consequences)
    #expect(dated.contains { $0.hasPrefix("the price starts on \(PricePlanTests.day(9)) even if") }, "\(dated)")
    world.options.priceStart = nil
    // Text first.
    world.options.holdsPrices = true
    let (held, outcome) = try world.apply(catalog)
    #expect(outcome.failures.isEmpty && !held.steps.contains { $0.name == "its prices" })
    #expect(held.remarks.contains { $0.text.contains("held") && $0.prices.count == 175 })
    func price() throws -> String? {
      let live = try #require(try world.live().products.first)
      return live.currentPrices(on: StoreWorld.today)[PricePlanTests.usa]?.amount.decimal
    }
    try world.wait()
    // In review, and without the word for it: the plan still warns.
    world.store.reviewAll(.submit)
    world.options.holdsPrices = false
    let waiting = try world.plan(catalog).steps.flatMap(\.consequences)
    #expect(waiting.contains { $0.hasPrefix("customers pay the new price at once") }, "\(waiting)")
    world.options.holdsPrices = true
    #expect(try world.plan(catalog).steps.isEmpty)
    #expect(try price() == "4.99")
    world.store.reviewAll(.approve)
    let rest = try world.apply(catalog)
    #expect(rest.plan.steps.map(\.name) == ["its prices"])
    #expect(rest.plan.steps[0].consequences == ["new prices are in effect at once"])
    try world.wait()
    #expect(try price() == "5.99")
  }
}

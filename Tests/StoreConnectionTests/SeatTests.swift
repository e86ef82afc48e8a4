import AppStoreConnect
import AppStoreConnectSimulator
import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax
import StoreConnection
import Testing

@Suite("Seats of subscriptions") struct SeatTests {
  private func catalog(
    multiSeat: Bool? = nil, _ markets: [Subscription.Market]? = nil, shared: Bool = false, price: Int = 499
  ) -> Catalog {
    var product = Product(
      item: "team", productID: "\(StoreWorld.bundleID).team", type: .autoRenewable, referenceName: "Team",
      price: Price(amounts: [PlannerTests.dollars(price)]))
    product.localizations = [
      Localization(
        locale: "en-US", storeLocale: StoreLocale.resolving("en-US"), title: "Team", description: "Tools for a team.")
    ]
    product.isFamilySharable = shared
    product.subscription = Subscription(group: 0, period: .oneMonth, level: 1)
    product.subscription?.isMultiSeat = multiSeat
    product.subscription?.markets = markets
    return Catalog(
      app: App(bundleID: StoreWorld.bundleID, primaryLocale: "en-US", baseTerritory: Territory("USA")),
      products: [product], groups: [SubscriptionGroup(key: "team", referenceName: "Team")])
  }

  private func world(_ catalog: Catalog, _ rules: SimulatorRules = .init()) throws -> StoreWorld {
    let world = StoreWorld(rules)
    let (_, outcome) = try world.apply(catalog)
    #expect(outcome.failures.isEmpty, "\(outcome.failures)")
    world.store.clearLog()
    return world
  }

  private func seats(_ world: StoreWorld) throws -> [String] {
    let product = try #require(try world.live().products.first)
    return [product.multiSeatStatus ?? "–"] + (product.markets ?? []).sorted()
  }

  @Test("a catalog that says nothing leaves the store's setting", arguments: [nil, false] as [Bool?])
  func silent(_ status: Bool?) throws {
    let world = try world(catalog(multiSeat: status))
    #expect(try world.plan(catalog()).steps.isEmpty)
    #expect(try seats(world).first == (status == false ? "DISABLED" : "ENABLED"))
  }

  @Test("are set by a change after the creation, never by it") func created() throws {
    let wanted = catalog(multiSeat: false, [.school])
    let world = StoreWorld()
    let (plan, outcome) = try world.apply(wanted)
    #expect(outcome.failures.isEmpty, "\(outcome.failures)")
    #expect(plan.steps.contains { $0.name == "its seats" && $0.changes.map(\.new) == ["disabled", "school"] })
    #expect(try seats(world) == ["DISABLED", "APPLE_SCHOOL"])
    #expect(try world.plan(wanted).isEmpty)
  }

  @Test("are changed with the consequences named") func changed() throws {
    let world = try world(catalog())
    let plan = try world.plan(catalog(multiSeat: true, [.school, .business]))
    let step = try #require(plan.steps.first)
    #expect(step.changes.map(\.field) == ["markets"])
    #expect(step.consequences == ["several seats are not sold in app-store any more"])
    let off = try world.plan(catalog(multiSeat: false))
    #expect(off.steps.first?.consequences == ["customers can't buy several seats at once any more"])
    try world.apply(catalog(multiSeat: false))
    #expect(world.store.writes.count == 1)
    #expect(try seats(world).first == "DISABLED")
  }

  @Test("a market that is not known here stays") func unknownMarket() throws {
    let world = try world(catalog())
    world.store.changeAll("subscriptions", "marketSettings", to: ["APP_STORE", "APPLE_MOON"])
    #expect(try world.plan(catalog(multiSeat: nil, [.appStore])).isEmpty)
    let plan = try world.plan(catalog(multiSeat: nil, [.school]))
    #expect(plan.steps.first?.changes.first?.new == "school, APPLE_MOON")
  }

  @Test("Family Sharing, which ends them, needs a decision") func sharing() throws {
    let world = try world(catalog())
    let asked = try world.plan(catalog(shared: true))
    #expect(asked.steps.isEmpty)
    #expect(asked.questions.count == 1)
    #expect(asked.verdicts.first?.kind == .blocked)
    let both = try world.plan(catalog(multiSeat: true, shared: true))
    #expect(both.steps.isEmpty)
    #expect(both.refusals.count == 1)
    for decides in [true, false] {
      var world = StoreWorld(copying: world)
      world.options.endsMultiSeat = !decides
      let wanted = catalog(multiSeat: decides ? false : nil, shared: true)
      let plan = try world.plan(wanted)
      #expect(plan.questions.isEmpty && plan.refusals.isEmpty)
      #expect(plan.steps.first?.consequences.contains { $0.contains("several seats") } == true)
      let (_, outcome) = try world.apply(wanted)
      #expect(outcome.failures.isEmpty, "\(outcome.failures)")
      #expect(try seats(world).first == "DISABLED")
      #expect(try world.plan(wanted).isEmpty)
    }
  }

  @Test(
    "the store turns them off when Family Sharing is turned on, and perhaps refuses both", arguments: [true, false])
  func silentRule(_ sharesSeats: Bool) throws {
    var rules = SimulatorRules()
    rules.sharesSeats = sharesSeats
    let world = try world(catalog(shared: true), rules)
    #expect(try seats(world).first == "DISABLED")
    let (plan, outcome) = try world.apply(catalog(multiSeat: true, shared: true))
    #expect(plan.steps.first?.consequences.first?.contains("may refuse") == true)
    #expect(outcome.failures.isEmpty == sharesSeats)
  }

  @Test(
    "are pulled where they differ from the usual ones, or the catalog states them",
    arguments: [
      (nil, nil), (false, nil), (nil, [.school]), (false, [.business]), (true, nil),
    ] as [(Bool?, [Subscription.Market]?)]) func pulled(_ status: Bool?, _ markets: [Subscription.Market]?) throws
  {
    let wanted = catalog(multiSeat: status, markets)
    let world = try world(wanted)
    let fresh = try #require(try world.pull().products.first?.subscription)
    #expect(fresh.isMultiSeat == (status == false ? false : nil))
    #expect(fresh.markets == markets)
    let own = try #require(try world.pull(into: wanted).products.first?.subscription)
    #expect(own.isMultiSeat == status)
    #expect(try world.plan(world.pull()).isEmpty)
  }

  @Test(
    "a price with tiers is shown, and not changed",
    arguments: [
      "\"tiers\": [{\"minimumSeats\": 21}]", "\"priceTierCount\": 2", "\"hasVolumeTiers\": true",
    ]) func tiers(_ member: String) throws
  {
    let world = try world(catalog())
    let tree = SyntaxTree.parseJSON(SourceFile(name: "member", bytes: Array("{\(member)}".utf8)))
    let entry = try #require(tree.root.flatMap { OrderedValue($0).entries.first })
    world.store.changeAll("subscriptionPrices", entry.key, to: entry.value)
    #expect(try world.plan(catalog()).isEmpty)
    let plan = try world.plan(catalog(price: 599))
    #expect(plan.steps.isEmpty)
    #expect(plan.refusals.map(\.text).contains { $0.contains("volume tiers") })
    let live = try world.live()
    let pulled = PulledCatalog(live, on: StoreWorld.today)
    #expect(pulled.remarks.contains { $0.text.contains("larger numbers of seats") })
  }

  @Test("a price without tiers is changed", arguments: ["\"priceTier\": null", "\"tiers\": []", "\"startedAt\": 2"])
  func noTiers(_ member: String) throws {
    let world = try world(catalog())
    let tree = SyntaxTree.parseJSON(SourceFile(name: "member", bytes: Array("{\(member)}".utf8)))
    let entry = try #require(tree.root.flatMap { OrderedValue($0).entries.first })
    world.store.changeAll("subscriptionPrices", entry.key, to: entry.value)
    let plan = try world.plan(catalog(price: 599))
    #expect(plan.refusals.isEmpty)
    #expect(!plan.steps.isEmpty)
  }
}

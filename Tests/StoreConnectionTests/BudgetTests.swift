import AppStoreConnect
import AppStoreConnectSimulator
import AppStoreReference
import CatalogModel
import StoreConnection
import TestTools
import Testing

@Suite("Requests are spared") struct BudgetTests {
  /// The number of products of a large game; fewer on a push, because most of the time goes into making them.
  private static let count = Seeds.few(0..<400, onPush: 40).count
  private static let locales = StoreLocale.all.prefix(12).map(\.code)

  private static var catalog: Catalog {
    var catalog = Catalog(
      app: App(bundleID: StoreWorld.bundleID, primaryLocale: locales[0], baseTerritory: Territory("USA")))
    for index in 0..<count {
      var product = Product(item: "item\(index)", productID: "\(StoreWorld.bundleID).item\(index)")
      product.type = .consumable
      product.referenceName = "Item \(index)"
      product.price = Price(amounts: [Money(hundredths: 99, currency: .usd)])
      product.localizations = locales.map {
        Localization(
          locale: $0, storeLocale: StoreLocale.resolving($0), title: "Item \(index)",
          description: "What item \(index) gives.")
      }
      catalog.products.append(product)
    }
    return catalog
  }

  /// A store that has a catalog, with the usual limits from now on: making so many products takes more
  /// requests than an hour has.
  private static func world(with catalog: Catalog) throws -> StoreWorld {
    var rules = SimulatorRules()
    rules.perHour = 1_000_000
    let world = StoreWorld(rules)
    let (_, outcome) = try world.apply(catalog)
    #expect(outcome.failures.isEmpty, "\(outcome.failures)")
    rules = SimulatorRules()
    rules.pricePoints = 120
    world.store.setRules(rules)
    world.clock.wait(seconds: 3_600)
    world.store.clearLog()
    return world
  }

  @Test("a plan reads what no fewer requests can, within the store's limits") func reads() throws {
    let catalog = Self.catalog
    let world = try Self.world(with: catalog)
    let start = world.clock.now
    let session = world.session()
    let live = try world.live(over: session)
    #expect(Planner.plan(catalog, against: live, world.options).steps.isEmpty)
    // The app, a page of products for each 200, the groups; and of each product its texts, prices and
    // storefronts, of which a list includes too few.
    let least = 1 + (Self.count + 199) / 200 + 1 + 3 * Self.count
    #expect(Double(session.reads) <= 1.1 * Double(least), "\(session.reads) of \(least)")
    #expect(world.store.log.allSatisfy { $0.status == 200 })
    #expect(world.clock.now - start < 600)
  }

  @Test("a changed title is one write in a draft, and one in the one new version of another product") func title()
    throws
  {
    var catalog = Self.catalog
    let world = try Self.world(with: catalog)
    catalog.products[0].localizations[0].title = "Another title"
    world.store.clearLog()
    try world.apply(catalog)
    #expect(world.store.writes.map(\.request.method) == [.patch])
    world.store.reviewAll(.submit)
    world.store.reviewAll(.approve)
    catalog.products[1].localizations[0].title = "Yet another title"
    world.store.clearLog()
    try world.apply(catalog)
    #expect(world.store.writes.map(\.request.path).first == "/v1/inAppPurchaseVersions")
    #expect(world.store.writes.map(\.request.method) == [.post, .patch])
  }

  @Test(
    "a change of the prices in every storefront is one write for each product, after the pages of its price points",
    arguments: Seeds.choose([false, true], onPush: [false])) func everyStorefront(_ isSubscription: Bool) throws
  {
    var catalog = Self.catalog
    // Making price points takes most of the time.
    let count = Self.count / 10
    catalog.products = Array(catalog.products.prefix(count))
    if isSubscription {
      catalog.groups = [SubscriptionGroup(key: "vip", referenceName: "VIP")]
      for index in catalog.products.indices {
        catalog.products[index].type = .autoRenewable
        catalog.products[index].subscription = Subscription(group: 0, period: .oneMonth, level: 1)
      }
    }
    var world = try Self.world(with: catalog)
    world.options.existingSubscribers = .keep
    for index in catalog.products.indices {
      for (place, territory) in Territory.all.enumerated() where territory.code != "USA" {
        let points = try #require(PricePoints(in: territory.currency))
        let amount = points[30 + (index + place) % 30]
        catalog.products[index].price?.overrides.append(.init(territory: territory, amount: amount))
      }
    }
    let session = world.session()
    let live = try world.live(over: session)
    let read = session.reads
    var quotes = PriceQuotes()
    let plan = try session.plan(catalog, against: live, world.options, &quotes)
    // A page has 8,000 of the points of all storefronts; the prices equal to the base are one list more.
    let pages = (Territory.all.count * 120 + 7_999) / 8_000 + 1
    #expect(session.reads - read <= pages * count, "\(session.reads - read)")
    let executor = PlanExecutor(
      plan, for: catalog, world.options, live: live, quotes: quotes, over: session, journal: MemoryJournal())
    #expect(try executor.run(digest: "test").failures.isEmpty)
    #expect(world.store.writes.count == count)
  }
}

import AppStoreConnect
import AppStoreConnectSimulator
import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax
import StoreConnection
import Testing

@Suite("The prices in a plan") struct PricePlanTests {
  static let india = Territory("IND") ?? Territory.all[0]
  static let japan = Territory("JPN") ?? Territory.all[0]
  static let usa = Territory("USA") ?? Territory.all[0]

  /// A product with prices in some storefronts; the others follow the one in the United States.
  static func catalog(_ hundredths: Int, _ others: [Territory: Int] = [:], isSubscription: Bool) -> Catalog {
    var price = Price(amounts: [Money(hundredths: hundredths, currency: .usd)])
    price.overrides = others.sorted { $0.key < $1.key }.map { territory, amount in
      Price.Override(territory: territory, amount: Money(hundredths: amount, currency: territory.currency))
    }
    var product = Product(
      item: "vip", productID: "\(StoreWorld.bundleID).vip", type: isSubscription ? .autoRenewable : .consumable,
      referenceName: "VIP", price: price)
    product.localizations = [
      Localization(
        locale: "en-US", storeLocale: StoreLocale.resolving("en-US"), title: "VIP", description: "All of it.")
    ]
    if isSubscription { product.subscription = Subscription(group: 0, period: .oneMonth, level: 1) }
    return Catalog(
      app: App(bundleID: StoreWorld.bundleID, primaryLocale: "en-US", baseTerritory: usa), products: [product],
      groups: isSubscription ? [SubscriptionGroup(key: "vip", referenceName: "VIP")] : [])
  }

  static func onSale(_ catalog: Catalog, _ rules: SimulatorRules = SimulatorRules()) throws -> StoreWorld {
    var world = StoreWorld(rules)
    let (_, outcome) = try world.apply(catalog)
    #expect(outcome.failures.isEmpty, "\(outcome.failures)")
    try world.wait()
    world.store.reviewAll(.submit)
    world.store.reviewAll(.approve)
    world.store.clearLog()
    world.options.existingSubscribers = .keep
    if catalog.products[0].subscription != nil { world.options.priceStart = day(3) }
    return world
  }

  static func day(_ number: Int) -> CalendarDate {
    CalendarDate(daysSince1970: StoreWorld.today.daysSince1970 + number) ?? .today
  }

  static let readings = [false, true]

  @Test("name every storefront with its old and its new amount", arguments: readings, readings) func amounts(
    _ isSubscription: Bool, _ isSecond: Bool
  ) throws {
    let world = try Self.onSale(
      Self.catalog(499, isSubscription: isSubscription), isSecond ? .secondReading : SimulatorRules())
    let plan = try world.plan(Self.catalog(599, isSubscription: isSubscription))
    let step = try #require(plan.steps.first { $0.name == "its prices" })
    #expect(step.prices.map(\.territory) == Territory.all.sorted())
    #expect(step.prices.allSatisfy { $0.old != nil && $0.new != nil })
    let usa = try #require(step.prices.first { $0.territory == Self.usa })
    #expect(usa.words == "USA 4.99 → 5.99 USD (+20.0 %)" && usa.origin == .stated)
    #expect(usa.start == (isSubscription ? Self.day(3) : nil))
    #expect(step.prices.count { $0.origin == .derived } == Territory.all.count - 1)
    #expect(step.prices.summary.contains { $0.hasPrefix("prices derived in 174 storefronts") })
    #expect(plan.json.jsonText.contains("\"percent\": 20.0"), "\(plan.json.jsonText.prefix(2_000))")
    let (_, outcome) = try world.apply(Self.catalog(599, isSubscription: isSubscription))
    #expect(outcome.failures.isEmpty, "\(outcome.failures)")
    // The amounts of the plan are those that customers pay.
    try world.wait()
    let live = try #require(try world.live().products.first)
    let paid = live.currentPrices(on: Self.day(4))
    for line in step.prices where isSubscription { #expect(paid[line.territory]?.amount == line.new) }
    #expect(try world.plan(Self.catalog(599, isSubscription: isSubscription)).isEmpty)
  }

  @Test("that were set manually are kept, until the catalog or a person says otherwise", arguments: readings, readings)
  func byHand(_ isSubscription: Bool, _ isSecond: Bool) throws {
    var world = try Self.onSale(
      Self.catalog(499, [Self.india: 9_900], isSubscription: isSubscription),
      isSecond ? .secondReading : SimulatorRules())
    let catalog = Self.catalog(499, isSubscription: isSubscription)
    let drift = try world.plan(catalog)
    #expect(drift.steps.isEmpty && drift.drift.count == 1, "\(drift.steps.map(\.key)) \(drift.drift)")
    #expect(drift.drift.first?.text.contains("IND 99 INR") ?? false)
    let raised = Self.catalog(599, isSubscription: isSubscription)
    let step = try #require(try world.plan(raised).steps.first)
    let kept = try #require(step.prices.first { $0.territory == Self.india })
    #expect(kept.origin == .byHand && kept.old == kept.new)
    #expect(step.prices.summary.last == "set manually, and kept: IND 99 INR")
    _ = try world.apply(raised)
    try world.wait()
    func india() throws -> Money? {
      let live = try #require(try world.live().products.first)
      return live.currentPrices(on: Self.day(5))[Self.india]?.amount
    }
    #expect(try india()?.decimal == "99")
    #expect(try world.plan(raised).steps.isEmpty)
    // What `pull` sees takes the place of it.
    #expect(try world.pull(into: raised).products[0].price?.amount(in: Self.india)?.decimal == "99")
    world.options.derives = [Self.india]
    world.options.existingSubscribers = .change
    let replaced = try world.plan(raised)
    let line = try #require(replaced.steps.first?.prices.first { $0.territory == Self.india })
    #expect(line.origin == .derived && line.old?.decimal == "99" && line.new != nil && line.new != line.old)
    _ = try world.apply(raised)
    try world.wait()
    let now = try world.plan(raised)
    #expect(now.isEmpty && now.drift.isEmpty, "\(now.steps.map(\.key)) \(now.drift)")
  }

  @Test("of storefronts that had none of their own are shown with what customers pay there until then") func own()
    throws
  {
    let world = try Self.onSale(Self.catalog(499, isSubscription: false))
    let same = try #require(try world.plan(Self.catalog(499, [Self.india: 9_900], isSubscription: false)).steps.first)
    let derived = try #require(same.prices.first { $0.territory == Self.india }?.old)
    #expect(derived.currency == Self.india.currency && derived.hundredths > 0)
    let line = try #require(same.prices.summary.first)
    #expect(line.hasPrefix("price.IND: \(derived.decimal) → 99 INR (−"), "\(line)")
    // A price that equals the derived one is written, and named.
    let equal = try world.plan(Self.catalog(499, [Self.india: derived.hundredths], isSubscription: false))
    #expect(try #require(equal.steps.first).prices.summary == ["price.IND: \(derived.decimal) INR stays"])
  }

  @Test("are written with the price points of the plan, and nothing is looked up after the first write") func pinned()
    throws
  {
    let world = try Self.onSale(Self.catalog(499, isSubscription: true))
    var raised = Self.catalog(599, isSubscription: true)
    raised.products[0].localizations[0].title = "VIP for 5.99"
    _ = try world.apply(raised)
    let first = try #require(world.store.log.firstIndex { $0.isWrite })
    let later = world.store.log[first...].filter {
      $0.request.target.contains("ricePoints") && $0.request.method == .get
    }
    #expect(later.isEmpty, "\(later.map(\.request.target))")
    let body = String(decoding: try #require(world.store.writes.last).request.body, as: UTF8.self)
    for line in try #require(try world.live().products.first).plannedPrices(after: StoreWorld.today).values {
      #expect(body.contains("\"\(line.point)\""))
    }
  }

  @Test("of a new product are those of another one of its kind", arguments: readings) func new(_ isSubscription: Bool)
    throws
  {
    let world = try Self.onSale(Self.catalog(499, isSubscription: isSubscription))
    var catalog = Self.catalog(499, isSubscription: isSubscription)
    var other = catalog.products[0]
    other.productID += ".more"
    other.referenceName = "More"
    other.price = Price(amounts: [Money(hundredths: 799, currency: .usd)])
    catalog.products.append(other)
    let plan = try world.plan(catalog)
    let step = try #require(plan.steps.first { $0.name == "its prices" }, "\(plan.refusals) \(plan.steps)")
    #expect(step.prices.count == Territory.all.count && step.prices.allSatisfy { $0.new != nil && $0.old == nil })
    // The store derives others when it comes to it.
    var rules = SimulatorRules()
    rules.pricePoints = 120
    rules.derivedShift = 1
    let live = try world.live()
    var quotes = PriceQuotes()
    let session = world.session()
    let planned = try session.plan(catalog, against: live, world.options(for: catalog), &quotes)
    world.store.setRules(rules)
    let outcome = try PlanExecutor(
      planned, for: catalog, world.options(for: catalog), live: live, quotes: quotes, over: session,
      journal: MemoryJournal(), contents: StoreWorld.file
    ).run(digest: "")
    if isSubscription {
      #expect(outcome.failures.first?.text.contains("the store now derives") ?? false, "\(outcome)")
    }
  }

  @Test("of a one-time product start on a day, and a planned one is dropped only by name", arguments: readings)
  func dated(_ isSecond: Bool) throws {
    let catalog = Self.catalog(499, [Self.japan: 60_000], isSubscription: false)
    var world = try Self.onSale(catalog, isSecond ? .secondReading : SimulatorRules())
    world.options.priceStart = Self.day(5)
    let raised = Self.catalog(599, [Self.japan: 80_000], isSubscription: false)
    let plan = try world.plan(raised)
    let step = try #require(plan.steps.first)
    #expect(step.prices.allSatisfy { $0.start == Self.day(5) })
    #expect(step.consequences == ["the new prices are in effect from \(Self.day(5)) on"])
    #expect(step.prices.summary.contains("price.JPN: 600 → 800 JPY (+33.3 %), from \(Self.day(5))"))
    let (_, outcome) = try world.apply(raised)
    #expect(outcome.failures.isEmpty, "\(outcome.failures)")
    try world.wait()
    #expect(try world.plan(raised).isEmpty)
    func paid(_ number: Int) throws -> [String?] {
      let current = try #require(try world.live().products.first).currentPrices(on: Self.day(number))
      return [Self.usa, Self.japan].map { current[$0]?.amount.decimal }
    }
    #expect(try paid(0) == ["4.99", "600"])
    #expect(try paid(5) == ["5.99", "800"])
    // Another change keeps the planned price in Japan, and a change there drops it by name.
    world.options.priceStart = nil
    let cheaper = Self.catalog(399, [Self.japan: 80_000], isSubscription: false)
    let consequences = try world.plan(cheaper).steps.flatMap(\.consequences)
    #expect(
      consequences == [
        "new prices are in effect at once", "the price of 5.99 USD in USA planned for \(Self.day(5)) is deleted",
      ])
    _ = try world.apply(cheaper)
    try world.wait()
    #expect(try paid(0) == ["3.99", "600"])
    #expect(try paid(5) == ["3.99", "800"])
    #expect(try world.plan(cheaper).isEmpty)
    // A price that somebody planned where the catalog says nothing stays.
    let less = Self.catalog(299, isSubscription: false)
    _ = try world.apply(less)
    try world.wait()
    #expect(try paid(5) == ["2.99", "800"])
  }

  @Test("of one storefront are set with a request that leaves the others alone", arguments: readings) func single(
    _ isSecond: Bool
  ) throws {
    var world = try Self.onSale(
      Self.catalog(499, [Self.india: 9_900, Self.japan: 60_000], isSubscription: true),
      isSecond ? .secondReading : SimulatorRules())
    // Somebody has planned a price in India.
    let waiting = Self.catalog(499, [Self.india: 14_900, Self.japan: 60_000], isSubscription: true)
    world.options.priceStart = Self.day(20)
    _ = try world.apply(waiting)
    try world.wait()
    world.store.clearLog()
    world.options.priceStart = Self.day(10)
    let changed = Self.catalog(499, [Self.japan: 80_000], isSubscription: true)
    let plan = try world.plan(changed)
    #expect(plan.steps.map(\.name) == ["its price in JPN"])
    _ = try world.apply(changed)
    try world.wait()
    #expect(world.store.writes.map(\.request.path) == ["/v1/subscriptionPrices"])
    func planned(_ territory: Territory) throws -> String? {
      let live = try #require(try world.live().products.first)
      return live.plannedPrices(after: StoreWorld.today)[territory]?.amount.decimal
    }
    #expect(try planned(Self.japan) == "800")
    #expect(try planned(Self.india) == "149")
    // A change of all of them keeps what was planned where the catalog says nothing.
    let raised = Self.catalog(599, [Self.japan: 80_000], isSubscription: true)
    _ = try world.apply(raised)
    try world.wait()
    #expect(try planned(Self.india) == "149" && planned(Self.usa) == "5.99" && planned(Self.japan) == "800")
    #expect(try world.plan(raised).steps.isEmpty)
  }

  @Test("that are planned and no longer wanted are deleted, and nothing is written", arguments: readings, readings)
  func reverted(_ isSubscription: Bool, _ isSecond: Bool) throws {
    let catalog = Self.catalog(499, [Self.japan: 60_000], isSubscription: isSubscription)
    var world = try Self.onSale(catalog, isSecond ? .secondReading : SimulatorRules())
    world.options.priceStart = Self.day(10)
    for raised in [
      Self.catalog(499, [Self.japan: 80_000], isSubscription: isSubscription),
      Self.catalog(599, [Self.japan: 80_000], isSubscription: isSubscription),
    ] {
      _ = try world.apply(raised)
      try world.wait()
      world.store.clearLog()
      // Neither a day nor an answer about subscribers is needed.
      var undecided = world
      undecided.options.priceStart = nil
      undecided.options.existingSubscribers = nil
      let plan = try undecided.plan(catalog)
      #expect(plan.questions.isEmpty && plan.steps.count == 1, "\(plan.steps.map(\.key))")
      let consequences = plan.steps.flatMap(\.consequences)
      #expect(consequences.contains { $0.contains("planned for \(Self.day(10))") }, "\(consequences)")
      _ = try undecided.apply(catalog)
      try world.wait()
      #expect(world.store.writes.count == 1)
      if isSubscription { #expect(world.store.writes.first?.request.method == .delete) }
      let live = try #require(try world.live().products.first)
      #expect(live.plannedPrices(after: StoreWorld.today).isEmpty)
      #expect(live.currentPrices(on: StoreWorld.today)[Self.japan]?.amount.decimal == "600")
      #expect(try world.plan(catalog).isEmpty)
    }
  }
}

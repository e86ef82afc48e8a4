import AppStoreConnect
import AppStoreConnectSimulator
import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax
import StoreConnection
import TestTools
import Testing

@Suite("Plans against App Store Connect") struct PlannerTests {
  private static let english = StoreLocale.resolving("en-US")

  @Test("matches groups by their subscriptions, then in order by their names, in time in proportion to their number")
  func manyGroups() {
    let time = proportion(200, 6_400) { count in
      var catalog = Catalog()
      catalog.groups = (0..<count).map { SubscriptionGroup(key: "group\($0)", referenceName: "Group \($0 / 2)") }
      catalog.products = [
        Product(item: "a", productID: "a.b", type: .autoRenewable, subscription: Subscription(group: count - 2))
      ]
      var product = LiveProduct(id: "1", productID: "a.b", isSubscription: true, name: "A", state: "APPROVED")
      product.group = "\(count - 1)"
      let groups = (0..<count).map { LiveGroup(id: "\($0)", referenceName: "Group \($0 / 2)") }
      let state = LiveState(app: LiveApp(id: "1", bundleID: "a"), groups: groups, products: [product])
      let live = GroupMatching(catalog, state).live
      #expect((0..<count - 2).allSatisfy { live[$0]?.id == "\($0)" })
      #expect(live[count - 2]?.id == "\(count - 1)" && live[count - 1]?.id == "\(count - 2)")
    }
    #expect(time.took < time.limit, "\(time)")
  }

  private func product(_ name: String, price: Price? = Price(amounts: [Self.dollars(99)])) -> Product {
    var product = Product(
      item: name, productID: "\(StoreWorld.bundleID).\(name)", type: .consumable, referenceName: "The \(name)",
      price: price)
    product.localizations = [
      Localization(locale: "en-US", storeLocale: Self.english, title: "Some \(name)", description: "Gives \(name).")
    ]
    return product
  }

  static func dollars(_ hundredths: Int) -> Money { Money(hundredths: hundredths, currency: .usd) }

  private func catalog(_ products: [Product]) -> Catalog {
    Catalog(
      app: App(bundleID: StoreWorld.bundleID, primaryLocale: "en-US", baseTerritory: Territory("USA")),
      products: products)
  }

  private func subscriptions(_ price: Int) -> Catalog {
    var one = product("vip", price: Price(amounts: [Self.dollars(price)]))
    one.type = .autoRenewable
    one.subscription = Subscription(group: 0, period: .oneMonth, level: 1)
    var catalog = catalog([one])
    catalog.groups = [SubscriptionGroup(key: "vip", referenceName: "VIP")]
    return catalog
  }

  private func approved(_ catalog: Catalog, _ rules: SimulatorRules = .init()) throws -> StoreWorld {
    let world = StoreWorld(rules)
    let (_, outcome) = try world.apply(catalog)
    #expect(outcome.failures.isEmpty, "\(outcome.failures)")
    world.store.reviewAll(.submit)
    world.store.reviewAll(.approve)
    world.store.clearLog()
    return world
  }

  @Test("one changed title of an approved product makes one version and one text") func oneTitle() throws {
    var catalog = catalog((0..<5).map { product("p\($0)") })
    let world = try approved(catalog)
    catalog.products[2].localizations[0].title = "Another"
    let plan = try world.plan(catalog)
    #expect(plan.steps.map(\.name) == ["version 2", "the text in en-US"])
    let (_, outcome) = try world.apply(catalog)
    #expect(outcome.failures.isEmpty)
    #expect(world.store.writes.map(\.request.path).count == 2)
    #expect(world.store.writes.last?.request.method == .patch)
    #expect(try world.plan(catalog).steps.isEmpty)
    // A second change goes into the same draft.
    catalog.products[2].localizations[0].title = "Yet another"
    #expect(try world.plan(catalog).steps.map(\.name) == ["the text in en-US"])
  }

  @Test("texts in review are locked, and the plan says so") func locked() throws {
    var catalog = catalog([product("one")])
    let world = StoreWorld()
    _ = try world.apply(catalog)
    world.store.reviewAll(.submit)
    #expect(try world.plan(catalog).isEmpty)
    #expect(try world.plan(catalog).verdicts.map(\.kind) == [.waiting])
    catalog.products[0].localizations[0].title = "Another"
    let plan = try world.plan(catalog)
    #expect(plan.steps.isEmpty)
    #expect(plan.refusals.first?.text.contains("locked") ?? false)
    // A text that was rejected goes into the next version.
    world.store.reviewAll(.reject)
    #expect(try world.plan(catalog).steps.map(\.name) == ["version 2", "the text in en-US"])
  }

  @Test("a product that only the store has is deleted only with the word for it") func prune() throws {
    let both = catalog([product("one"), product("two")])
    let world = StoreWorld()
    _ = try world.apply(both)
    let less = catalog([product("one")])
    let plan = try world.plan(less)
    #expect(plan.steps.isEmpty)
    #expect(plan.drift.contains { $0.text.contains("--prune") })
    // A retired product may stay at the store.
    var retiring = less
    retiring.retired = [both.products[1].productID]
    let retired = try world.plan(retiring)
    #expect(retired.drift.isEmpty && retired.remarks.contains { $0.text.contains("--prune") })
    var pruning = world
    pruning.options.prunes = true
    let deletion = try pruning.plan(less)
    #expect(deletion.steps.map(\.action) == [.delete])
    #expect(deletion.steps[0].consequences[0].contains("gone for good"))
    world.store.reviewAll(.submit)
    world.store.reviewAll(.approve)
    let refused = try pruning.plan(less)
    #expect(refused.steps.isEmpty && refused.refusals.count == 1)
    pruning.options.prunesApproved = true
    _ = try pruning.apply(less)
    #expect(world.store.count("inAppPurchases") == 1)
    // The ID is burnt.
    let (_, outcome) = try world.apply(both)
    #expect(outcome.failures.first?.text.contains("never given back") ?? false)
  }

  @Test("a group and texts that only the store has are named", arguments: OracleTests.readings)
  func onlyAtTheStore(_ rules: SimulatorRules) throws {
    let world = StoreWorld(rules)
    var more = subscriptions(499)
    more.groups.append(SubscriptionGroup(key: "other", referenceName: "Other"))
    more.products[0].localizations.append(
      Localization(locale: "de-DE", storeLocale: StoreLocale.resolving("de-DE"), title: "VIP", description: "Alles."))
    try world.apply(more)
    try world.wait()
    #expect(try world.plan(more).drift.isEmpty)
    let plan = try world.plan(subscriptions(499))
    #expect(plan.isEmpty, "\(plan.steps.map(\.key))")
    #expect(plan.drift.contains { $0.subject == .group("Other") && $0.text.hasPrefix("only the store has it") })
    #expect(plan.drift.contains { $0.text.contains("de-DE") }, "\(plan.drift)")
    #expect(try world.plan(world.pull(into: subscriptions(499))).drift.isEmpty)
  }

  @Test("the price of an approved subscription waits for a date and an answer about subscribers") func questions()
    throws
  {
    let world = try approved(subscriptions(499))
    let raised = subscriptions(599)
    let plan = try world.plan(raised)
    #expect(plan.steps.isEmpty && plan.questions.count == 2)
    #expect(plan.questions.contains { $0.text.contains("USA 4.99 → 5.99 USD") })
    var answered = world
    answered.options.priceStart = CalendarDate(daysSince1970: StoreWorld.today.daysSince1970 + 1)
    answered.options.existingSubscribers = .keep
    let (_, outcome) = try answered.apply(raised)
    #expect(outcome.failures.isEmpty, "\(outcome.failures)")
    #expect(world.store.writes.count == 1)
    #expect(try answered.plan(raised).isEmpty)
    // The day comes.
    world.clock.wait(seconds: 3 * 86_400)
    answered.options.today = CalendarDate(daysSince1970: StoreWorld.today.daysSince1970 + 3) ?? .today
    #expect(try answered.plan(raised).isEmpty)
    #expect(try answered.pull(into: raised).products[0].price == raised.products[0].price)
  }

  @Test("subscribers who kept their price pay the current one only when they are migrated") func migrated() throws {
    var world = try approved(subscriptions(499))
    let raised = subscriptions(599)
    world.options.priceStart = CalendarDate(daysSince1970: StoreWorld.today.daysSince1970 + 1)
    world.options.existingSubscribers = .keep
    try world.apply(raised)
    world.clock.wait(seconds: 3 * 86_400)
    world.options.today = CalendarDate(daysSince1970: StoreWorld.today.daysSince1970 + 3) ?? .today
    world.options.priceStart = nil
    #expect(try world.plan(raised).isEmpty)
    world.options.migratesSubscribers = true
    #expect(try world.plan(raised).questions.count == 1)
    world.options.priceStart = CalendarDate(daysSince1970: StoreWorld.today.daysSince1970 + 9)
    world.store.clearLog()
    let (plan, outcome) = try world.apply(raised)
    #expect(outcome.failures.isEmpty, "\(outcome.failures)")
    #expect(plan.steps.map(\.name) == ["the price of existing subscribers"])
    let usa = try #require(plan.steps[0].changes.first { $0.field == "price.USA" })
    #expect(usa.old == "4.99 USD" && usa.new == "5.99 USD")
    #expect(world.store.writes.count == 1)
    #expect(try world.plan(raised).isEmpty)
    world.options.migratesSubscribers = false
    #expect(try world.plan(raised).isEmpty)
  }

  @Test("a subscription is priced in all storefronts in one request") func matrix() throws {
    let world = StoreWorld()
    let (_, outcome) = try world.apply(subscriptions(499))
    #expect(outcome.failures.isEmpty, "\(outcome.failures)")
    #expect(world.store.count("subscriptionPrices") == Territory.all.count)
    #expect(world.store.writes.count { $0.request.path.hasPrefix("/v1/subscriptions/") } == 1)
  }

  @Test("changing one storefront keeps the other prices of the schedule") func schedule() throws {
    let japan = try #require(Territory("JPN"))
    let germany = try #require(Territory("DEU"))
    let yen = try #require(PricePoints(in: japan.currency))
    let euro = try #require(PricePoints(in: germany.currency))
    var price = Price(amounts: [Self.dollars(99)])
    price.overrides = [.init(territory: japan, amount: yen[10]), .init(territory: germany, amount: euro[20])]
    var catalog = catalog([product("one", price: price)])
    let world = StoreWorld()
    _ = try world.apply(catalog)
    catalog.products[0].price?.overrides[0].amount = yen[11]
    let plan = try world.plan(catalog)
    #expect(plan.steps.map(\.name) == ["its prices"])
    #expect(plan.steps[0].prices.map(\.territory) == [japan])
    _ = try world.apply(catalog)
    #expect(try world.plan(catalog).isEmpty)
    #expect(try world.pull(into: catalog).products[0].price?.overrides.count == 2)
  }

  @Test("a price that the store doesn't have is refused with the nearest ones") func noSuchPrice() throws {
    let world = StoreWorld()
    let dear = product("one", price: Price(amounts: [Self.dollars(511_137)]))
    let (_, outcome) = try world.apply(catalog([dear]))
    #expect(outcome.failures.first?.text.contains("; the nearest ") ?? false)
    // Price points are known before anything is written, if the store has a product of the kind.
    _ = try world.apply(catalog([product("other")]))
    for known in [dear, product("two", price: dear.price)] {
      let plan = try world.plan(catalog([known, product("other")]))
      #expect(plan.refusals.contains { $0.text.contains("; the nearest ") }, "\(plan.refusals)")
      #expect(!plan.steps.contains { $0.name == "its prices" })
    }
  }

  @Test("two products can swap their names") func swap() throws {
    var catalog = catalog([product("one"), product("two")])
    let world = StoreWorld()
    _ = try world.apply(catalog)
    catalog.products[0].referenceName = "The two"
    catalog.products[1].referenceName = "The one"
    let (_, outcome) = try world.apply(catalog)
    #expect(outcome.failures.isEmpty, "\(outcome.failures)")
    #expect(try world.plan(catalog).isEmpty)
  }

  @Test("what can't be changed is refused: the type, the group, the period, family sharing") func immutable() throws {
    var shared = product("one")
    shared.isFamilySharable = true
    let world = try approved(catalog([shared, product("two")]))
    var other = catalog([product("one"), product("two")])
    other.products[1].type = .nonConsumable
    let plan = try world.plan(other)
    #expect(plan.steps.isEmpty)
    #expect(plan.refusals.count == 2)
    let subscribed = try approved(subscriptions(499))
    var longer = subscriptions(499)
    longer.products[0].subscription?.period = .oneYear
    #expect(try subscribed.plan(longer).refusals.first?.text.contains("period") ?? false)
  }

  @Test("only the products that are named are planned") func only() throws {
    var world = StoreWorld()
    world.options.only = ["\(StoreWorld.bundleID).two"]
    let plan = try world.plan(catalog([product("one"), product("two")]))
    #expect(Set(plan.steps.map(\.subject)) == [.product("\(StoreWorld.bundleID).two")])
  }

  @Test("400 products in 12 locales are read in little more than the least number of requests") func scale() throws {
    let locales = ["en-US", "ja", "de-DE", "fr-FR", "es-ES", "it", "ko", "zh-Hans", "zh-Hant", "pt-BR", "ru", "sv"]
    let products = (0..<400).map { number in
      // Price points are looked up for each product, which would take most of the time.
      var one = product("p\(number)", price: nil)
      one.localizations = locales.map {
        Localization(locale: $0, storeLocale: StoreLocale.resolving($0), title: "P \(number)", description: "In \($0).")
      }
      return one
    }
    var catalog = catalog(products)
    var rules = SimulatorRules()
    rules.perHour = 1_000_000
    let world = try approved(catalog, rules)
    let session = world.session()
    let live = try world.live(over: session)
    // The app, two pages of products, the groups; the texts, prices and storefronts of each product.
    let least = 1 + 2 + 1 + 3 * 400
    #expect(Double(session.reads) <= 1.1 * Double(least))
    #expect(session.reads <= PaceKeeper.usualPerHour)
    catalog.products[7].localizations[3].title = "Changed"
    let plan = Planner.plan(catalog, against: live, world.options)
    #expect(plan.steps.filter { !$0.changes.isEmpty }.count == 1)
    #expect(plan.steps.count { $0.name == "version 2" } == 1)
  }

  @Test("what can't be undone is said before it is done: family sharing, and a subscription that is deleted")
  func consequences() throws {
    var new = catalog([product("one")])
    new.products[0].type = .nonConsumable
    let world = try approved(new)
    new.products[0].isFamilySharable = true
    let step = try #require(try world.plan(new).steps.first)
    #expect(step.consequences == ["family sharing can't be turned off again"])
    let created = try #require(try StoreWorld().plan(new).steps.first)
    #expect(created.consequences.contains("family sharing can't be turned off again"))
    #expect(created.changes.contains(.init("familySharable", from: nil, to: "true")))
    var sold = try approved(subscriptions(499))
    var level = subscriptions(499)
    level.products[0].subscription?.level = 2
    #expect(try sold.plan(level).steps.first?.consequences.first?.contains("upgrade or downgrade") ?? false)
    sold.options.prunes = true
    sold.options.prunesApproved = true
    let deletion = try #require(try sold.plan(catalog([])).steps.first { $0.action == .delete })
    #expect(deletion.consequences.contains { $0.contains("how many subscribers it has") })
  }

  @Test("the name of the app in a group stays in a new version of its texts", arguments: [true, false]) func appName(
    _ copiesTexts: Bool
  ) throws {
    var rules = SimulatorRules()
    rules.copiesTexts = copiesTexts
    var catalog = subscriptions(499)
    for locale in ["en-US", "ja"] {
      catalog.groups[0].localizations.append(
        Localization(locale: locale, storeLocale: StoreLocale.resolving(locale), title: "VIP \(locale)"))
    }
    let world = StoreWorld(rules)
    _ = try world.apply(catalog)
    world.store.changeAll("subscriptionGroupLocalizations", "customAppName", to: "My VIP")
    world.store.reviewAll(.submit)
    world.store.reviewAll(.approve)
    // The text in Japanese is only at the store by now.
    catalog.groups[0].localizations.removeLast()
    catalog.groups[0].localizations[0].title = "Very important"
    let (_, outcome) = try world.apply(catalog)
    #expect(outcome.failures.isEmpty, "\(outcome.failures)")
    let texts = try #require(try world.live().groups.first?.versions.current?.texts)
    #expect(texts.map(\.name) == ["Very important", "VIP ja"])
    #expect(texts.map(\.customAppName) == ["My VIP", "My VIP"])
  }
}

import AppStoreConnect
import AppStoreConnectSimulator
import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax
import StoreConnection
import Testing

@Suite("Offers of subscriptions") struct OfferTests {
  private static func dollars(_ hundredths: Int) -> Price {
    Price(amounts: [Money(hundredths: hundredths, currency: .usd)])
  }

  private static func catalog(_ offers: [Offer]) -> Catalog {
    var product = Product(item: "vip", productID: "\(StoreWorld.bundleID).vip")
    product.type = .autoRenewable
    product.referenceName = "VIP"
    product.price = dollars(799)
    product.subscription = Subscription(group: 0, period: .oneMonth, level: 1, offers: offers)
    return Catalog(
      app: App(bundleID: StoreWorld.bundleID, primaryLocale: "en-US", baseTerritory: Territory("USA")),
      products: [product], groups: [SubscriptionGroup(key: "vip", referenceName: "VIP")])
  }

  private static let trial = Offer(kind: .introductory, mode: .freeTrial, duration: .oneWeek)
  private static let promotional = Offer(
    kind: .promotional, offerID: "half", referenceName: "Half", mode: .payAsYouGo, duration: .oneMonth, periods: 3,
    price: dollars(499))
  private static let code = Offer(
    kind: .code, referenceName: "Spring", mode: .payUpFront, duration: .threeMonths, price: dollars(799),
    eligibility: [.new, .expired])
  private static let winBack = Offer(
    kind: .winBack, offerID: "back", referenceName: "Back", mode: .freeTrial, duration: .oneMonth,
    hasHighPriority: true, paidMonths: 3, lapsedMonths: 2...6)
  private static let all = [trial, promotional, code, winBack]

  private func world(_ rules: SimulatorRules = SimulatorRules()) -> StoreWorld {
    var world = StoreWorld(rules)
    world.options.offerStart = StoreWorld.today
    return world
  }

  @Test("of all kinds are created in one request each, and pulled as they were", arguments: [0, 1]) func created(
    _ reading: Int
  ) throws {
    let world = world(OracleTests.readings[reading])
    let catalog = Self.catalog(Self.all)
    try world.apply(Self.catalog([]))
    try world.wait()
    world.store.clearLog()
    let (plan, outcome) = try world.apply(catalog)
    #expect(outcome.failures.isEmpty, "\(outcome.failures)")
    #expect(world.store.writes.count == 4 && plan.forecast.writes == 4)
    try world.wait()
    #expect(try world.plan(catalog).isEmpty)
    #expect(try world.pull(into: catalog).products[0].subscription?.offers == Self.all)
    // Only the store knows the first day of a win-back offer that the catalog doesn't say.
    var started = Self.all
    started[3].from = StoreWorld.today
    #expect(try world.pull().products[0].subscription?.offers == started)
    #expect(world.store.count("subscriptionIntroductoryOffers") == Territory.all.count)
    #expect(world.store.count("winBackOfferPrices") == Territory.all.count)
  }

  @Test("with other terms are replaced, in all storefronts at once", arguments: [0, 1]) func replaced(_ reading: Int)
    throws
  {
    let world = world(OracleTests.readings[reading])
    try world.apply(Self.catalog([Self.trial, Self.promotional]))
    try world.wait()
    var longer = Self.trial
    longer.duration = .twoWeeks
    var other = Self.promotional
    other.periods = 6
    let catalog = Self.catalog([longer, other])
    world.store.clearLog()
    let (plan, outcome) = try world.apply(catalog)
    #expect(outcome.failures.isEmpty, "\(outcome.failures)")
    #expect(
      plan.steps.map(\.name) == [
        "the old introductory offers", "the introductory offer free-trial, 1 × 2 weeks",
        "the old terms of the promotional offer half", "the promotional offer half",
      ])
    #expect(plan.steps[0].consequences[0].contains("until the new one is created"))
    #expect(world.store.writes.count == 4)
    try world.wait()
    #expect(try world.plan(catalog).isEmpty)
    #expect(world.store.count("subscriptionIntroductoryOffers") == Territory.all.count)
  }

  @Test("get other prices without being replaced where the store allows it") func prices() throws {
    let world = world()
    try world.apply(Self.catalog([Self.promotional]))
    var cheaper = Self.promotional
    cheaper.price = Self.dollars(299)
    world.store.clearLog()
    let (plan, outcome) = try world.apply(Self.catalog([cheaper]))
    #expect(outcome.failures.isEmpty, "\(outcome.failures)")
    #expect(plan.steps.map(\.name) == ["the prices of the promotional offer half"])
    #expect(world.store.writes.map(\.request.method) == [.patch])
    #expect(try world.plan(Self.catalog([cheaper])).isEmpty)
    // One storefront: the others keep what they have.
    let japan = try #require(Territory("JPN"))
    let yen = try #require(PricePoints(in: japan.currency))
    cheaper.price?.overrides = [.init(territory: japan, amount: yen[30])]
    #expect(try world.plan(Self.catalog([cheaper])).steps.first?.prices.map(\.territory) == [japan])
    try world.apply(Self.catalog([cheaper]))
    #expect(try world.plan(Self.catalog([cheaper])).isEmpty)
    #expect(try world.pull().products[0].subscription?.offers == [cheaper])
  }

  @Test("that win customers back change who gets them, and are asked for their first day") func winBack() throws {
    var world = world()
    world.options.offerStart = nil
    let unanswered = try world.plan(Self.catalog([Self.winBack]))
    #expect(unanswered.questions.contains { $0.text.contains("--offer-start") })
    world.options.offerStart = StoreWorld.today
    try world.apply(Self.catalog([Self.winBack]))
    var other = Self.winBack
    other.paidMonths = 6
    other.waitMonths = 4
    other.hasHighPriority = false
    world.store.clearLog()
    let (plan, _) = try world.apply(Self.catalog([other]))
    #expect(plan.steps.map(\.action) == [.change])
    #expect(plan.steps[0].changes.map(\.field) == ["paidMonths", "waitMonths", "priority"])
    #expect(try world.plan(Self.catalog([other])).isEmpty)
  }

  private static func day(_ number: Int) throws -> CalendarDate {
    try #require(CalendarDate(daysSince1970: StoreWorld.today.daysSince1970 + number))
  }

  @Test("exist between their days, and are pulled with them", arguments: [0, 1]) func days(_ reading: Int) throws {
    var world = world(OracleTests.readings[reading])
    world.options.offerStart = nil
    var trial = Self.trial
    trial.from = try Self.day(3)
    trial.until = try Self.day(20)
    var back = Self.winBack
    // A day that has passed means that the offer has begun.
    back.from = try Self.day(-3)
    back.until = try Self.day(30)
    let catalog = Self.catalog([trial, back])
    let (plan, outcome) = try world.apply(catalog)
    #expect(plan.questions.isEmpty && outcome.failures.isEmpty, "\(outcome.failures)")
    try world.wait()
    #expect(try world.plan(catalog).isEmpty)
    #expect(try world.pull(into: catalog).products[0].subscription?.offers == [trial, back])
    var fresh = back
    fresh.from = StoreWorld.today
    #expect(try world.pull().products[0].subscription?.offers == [trial, fresh])

    var longer = trial
    longer.until = try Self.day(25)
    var shorter = back
    shorter.until = nil
    let edited = Self.catalog([longer, shorter])
    world.store.clearLog()
    let (change, _) = try world.apply(edited)
    let fields = change.steps.map { $0.changes.map(\.field) }
    #expect(fields == [["offer", "from", "until"], ["terms", "from", "until"], ["until"]])
    // A deletion has the old values, and a creation the new ones.
    #expect(change.steps[0].changes.allSatisfy { $0.new == nil })
    #expect(change.steps[0].changes[2].old == trial.until?.description)
    #expect(change.steps[1].changes[2].new == longer.until?.description)
    #expect(change.steps[2].changes[0].new == nil)
    #expect(world.store.writes.map(\.request.method) == [.delete, .patch, .patch])
    try world.wait()
    #expect(try world.plan(edited).isEmpty)
    // Without a first day it begins when it is created.
    var unsaid = longer
    unsaid.from = nil
    let sooner = Self.catalog([unsaid, shorter])
    #expect(try world.apply(sooner).plan.steps.map(\.action) == [.delete, .create])
    try world.wait()
    #expect(try world.plan(sooner).isEmpty)
  }

  @Test("that win customers back have the day of the plan, if it leaves them days") func start() throws {
    var world = world()
    var back = Self.winBack
    back.until = try Self.day(9)
    let catalog = Self.catalog([back])
    func steps(_ start: Int) throws -> Plan {
      world.options.offerStart = try Self.day(start)
      return try world.plan(catalog)
    }
    let late = try steps(10)
    #expect(!late.steps.contains { $0.isOffer })
    #expect(late.refusals.contains { $0.text.contains("which is later") })
    let short = try steps(8)
    #expect(short.remarks.contains { $0.text.contains("there for 2 days") })
    let plan = try steps(7)
    #expect(plan.refusals.isEmpty && !plan.remarks.contains { $0.text.contains("there for") })
    let offer = try #require(plan.steps.first { $0.isOffer })
    #expect(offer.changes.map(\.field) == ["terms", "paidMonths", "lapsedMonths", "priority", "from", "until"])
    #expect(offer.changes[4].new == (try Self.day(7)).description)
    try world.apply(catalog)
    try world.wait()
    #expect(try world.plan(catalog).isEmpty)
  }

  private static let introductory = Offer(
    kind: .introductory, mode: .payAsYouGo, duration: .oneMonth, periods: 2, price: dollars(499))
  private static let paidBack = Offer(
    kind: .winBack, offerID: "back", referenceName: "Back", mode: .payUpFront, duration: .oneMonth,
    price: dollars(499), paidMonths: 3, lapsedMonths: 2...6)
  private static let paid = [introductory, promotional, code, paidBack]

  @Test("name every amount before it is sent, with its price point", arguments: paid, [0, 1]) func amounts(
    _ offer: Offer, _ reading: Int
  ) throws {
    let world = world(OracleTests.readings[reading])
    // The amounts of a product that doesn't exist yet are those of another one, if there is one.
    let first = try #require(try world.plan(Self.catalog([offer])).steps.first { $0.isOffer })
    #expect(first.prices.count == Territory.all.count && first.prices.count { $0.new == nil } > 0)
    try world.apply(Self.catalog([]))
    try world.wait()
    let catalog = Self.catalog([offer])
    let plan = try world.plan(catalog)
    let step = try #require(plan.steps.first { $0.isOffer })
    #expect(step.prices.map(\.territory) == Territory.all.sorted())
    #expect(step.prices.allSatisfy { $0.new != nil && $0.point != nil && $0.direction == .first })
    #expect(step.prices.count { $0.origin == .stated } == 1)
    #expect(step.prices.summary.contains { $0.hasPrefix("prices derived in \(Territory.all.count - 1) storefronts") })
    let (_, outcome) = try world.apply(catalog)
    #expect(outcome.failures.isEmpty, "\(outcome.failures)")
    try world.wait()
    let sent = try #require(try world.live().products[0].offers.first).amounts(on: world.options.today)
    #expect(step.prices.allSatisfy { sent[$0.territory] == $0.new })
    // Other points of the store are another plan, which is why an approved one is refused then.
    var rules = OracleTests.readings[reading]
    rules.derivedShift = 1
    let other = self.world(rules)
    try other.apply(Self.catalog([]))
    try other.wait()
    #expect(try other.plan(catalog).digest != plan.digest)
  }

  @Test("at a price that the store doesn't have are refused before anything is sent", arguments: paid)
  func unknownPrice(_ offer: Offer) throws {
    let world = world()
    try world.apply(Self.catalog([]))
    var odd = offer
    odd.price = Self.dollars(503)
    let plan = try world.plan(Self.catalog([odd]))
    #expect(!plan.steps.contains { $0.isOffer })
    #expect(plan.refusals.contains { $0.text.contains("no price of 5.03 USD in USA") }, "\(plan.refusals)")
  }

  @Test("have prices that somebody set at the store, which are named and taken over", arguments: paid, [0, 1])
  func pricesByHand(_ offer: Offer, _ reading: Int) throws {
    let world = world(OracleTests.readings[reading])
    let japan = try #require(Territory("JPN"))
    let yen = try #require(PricePoints(in: japan.currency))
    var manual = offer
    manual.price?.overrides = [.init(territory: japan, amount: yen[30])]
    try world.apply(Self.catalog([manual]))
    try world.wait()
    #expect(try world.plan(Self.catalog([manual])).drift.isEmpty)
    let plan = try world.plan(Self.catalog([offer]))
    #expect(plan.isEmpty && plan.drift.count == 1, "\(plan.steps.map(\.key)) \(plan.drift)")
    #expect(plan.drift.first?.text.contains("JPN \(yen[30].decimal) JPY") ?? false, "\(plan.drift)")
    let pulled = try world.pull(into: Self.catalog([offer]))
    #expect(try world.plan(pulled).drift.isEmpty)
  }

  @Test("one after the other are left to App Store Connect") func sequence() throws {
    var first = Self.trial
    first.until = try Self.day(5)
    var second = Self.trial
    second.duration = .twoWeeks
    second.from = try Self.day(6)
    let plan = try world().plan(Self.catalog([first, second]))
    #expect(plan.refusals.contains { $0.text.contains("change them in App Store Connect") })
  }

  @Test("begin today at the earliest") func passed() throws {
    let world = world()
    var back = Self.winBack
    back.from = try Self.day(5)
    try world.apply(Self.catalog([back]))
    back.from = try Self.day(-5)
    let (plan, outcome) = try world.apply(Self.catalog([back]))
    #expect(plan.steps.map { $0.changes.map(\.field) } == [["from"]])
    #expect(outcome.failures.isEmpty, "\(outcome.failures)")
    #expect(try world.live().products[0].offers.first?.start == StoreWorld.today)
    #expect(try world.plan(Self.catalog([back])).isEmpty)
  }

  @Test("that have ended are not created, and those at the store not compared") func ended() throws {
    let world = world()
    var trial = Self.trial
    trial.until = try Self.day(-1)
    let plan = try world.plan(Self.catalog([trial]))
    #expect(!plan.steps.contains { $0.isOffer })
    #expect(plan.remarks.contains { $0.text.contains("ended on") })
  }

  @Test("with days that differ by storefront keep them, and a pull names them") func differingDays() throws {
    let world = world()
    var trial = Self.trial
    trial.until = try Self.day(20)
    try world.apply(Self.catalog([trial]))
    let first = try #require(try world.live().products[0].offers.first?.prices.first)
    let body: OrderedValue = [
      "data": [
        "type": "subscriptionIntroductoryOffers", "id": .text(first.id),
        "attributes": ["endDate": .text(try Self.day(9).description)],
      ]
    ]
    let response = try world.store.send(
      StoreRequest(
        .patch, "/v1/subscriptionIntroductoryOffers/\(first.id)", fields: [HeaderField("Authorization", "Bearer x")],
        body: body.json(.compact)))
    #expect(response.status == 200)
    #expect(try world.plan(Self.catalog([trial])).isEmpty)
    let pulled = PulledCatalog(try world.live(), on: world.options.today)
    #expect(pulled.remarks.contains { $0.text.contains("differ by storefront") })
    #expect(pulled.catalog.products[0].subscription?.offers == [Self.trial])
  }

  @Test("with codes can't be changed, and are only deactivated with the word for it") func codes() throws {
    var world = world()
    try world.apply(Self.catalog([Self.code]))
    var other = Self.code
    other.periods = 2
    let refused = try world.plan(Self.catalog([other]))
    #expect(refused.steps.isEmpty)
    #expect(refused.refusals.first?.text.contains("another name") ?? false)
    let left = try world.plan(Self.catalog([]))
    #expect(left.isEmpty && left.drift.contains { $0.text.contains("the offer code Spring") })
    world.options.prunes = true
    other.referenceName = "Summer"
    let (_, outcome) = try world.apply(Self.catalog([other]))
    #expect(outcome.failures.isEmpty, "\(outcome.failures)")
    #expect(try world.plan(Self.catalog([other])).isEmpty)
    #expect(try world.pull().products[0].subscription?.offers == [other])
    // The old name stays taken.
    #expect(try world.plan(Self.catalog([Self.code])).refusals.count == 1)
  }

  @Test("that only the store has are deleted only with the word for it") func pruned() throws {
    var world = world()
    try world.apply(Self.catalog([Self.trial, Self.promotional, Self.winBack]))
    #expect(try world.plan(Self.catalog([])).isEmpty)
    world.options.prunes = true
    let (plan, outcome) = try world.apply(Self.catalog([]))
    #expect(outcome.failures.isEmpty, "\(outcome.failures)")
    #expect(plan.steps.map(\.action) == [.delete, .delete, .delete])
    #expect(world.store.count("subscriptionIntroductoryOffers") == 0)
    #expect(try world.plan(Self.catalog([])).isEmpty)
  }

  @Test("without what the store requires are refused before anything is sent") func incomplete() throws {
    var offers: [Offer] = []
    var nameless = Self.code
    nameless.referenceName = nil
    offers.append(nameless)
    var free = Self.promotional
    free.price = nil
    offers.append(free)
    var anybody = Self.winBack
    anybody.paidMonths = nil
    offers.append(anybody)
    for offer in offers {
      let plan = try world().plan(Self.catalog([offer]))
      #expect(plan.refusals.count == 1, "\(offer.kind)")
    }
  }
}

import AppStoreConnect
import AppStoreConnectSimulator
import AppStoreReference
import Basics
import CatalogModel
import StoreConnection
import TestTools
import Testing

/// A store whose lists of codes stay empty.
private struct LaggingLists: Transport {
  let store: AppStoreConnectSimulator

  func send(_ request: StoreRequest) throws(TransportFailure) -> StoreResponse {
    var response = try store.send(request)
    guard request.method == .get, request.path.hasSuffix("oneTimeUseCodes") else { return response }
    let own = "https://api.appstoreconnect.apple.com\(request.target)"
    response.body = Array("{\"data\": [], \"links\": {\"self\": \"\(own)\"}}".utf8)
    return response
  }
}

@Suite("Batches of codes that a catalog wishes for") struct CodeBatchTests {
  private static let day = CalendarDate("2027-03-01")
  private static let batch = CodeBatch(count: 500, expires: day, note: "newsletter")
  private static let test = CodeBatch(count: 20, expires: day, isSandbox: true)

  /// A catalog with an offer code of a one-time product, and one of a subscription, with the same batches.
  private static func catalog(_ batches: [CodeBatch]?) -> Catalog {
    func product(_ item: String) -> Product {
      var product = Product(item: item, productID: "\(StoreWorld.bundleID).\(item)")
      product.referenceName = item
      product.price = Price(amounts: [Money(hundredths: 499, currency: .usd)])
      product.localizations = [
        Localization(
          locale: "en-US", storeLocale: StoreLocale.resolving("en-US"), title: item, description: "Some \(item).")
      ]
      product.review.screenshot = "shots/\(item).png"
      return product
    }
    var coins = product("coins")
    coins.type = .consumable
    var club = product("club")
    club.type = .autoRenewable
    club.subscription = Subscription(group: 0, period: .oneMonth, level: 1)
    if let batches {
      coins.offerCodes = [
        OfferCode(referenceName: "Launch", eligibility: [.nonSpender], isFree: true, batches: batches)
      ]
      var offer = Offer(
        kind: .code, referenceName: "Spring", mode: .freeTrial, duration: .oneWeek, eligibility: [.new])
      offer.batches = batches
      club.subscription?.offers = [offer]
    }
    let group = SubscriptionGroup(
      key: "club", referenceName: "Club",
      localizations: [Localization(locale: "en-US", storeLocale: StoreLocale.resolving("en-US"), title: "Club")])
    return Catalog(
      app: App(bundleID: StoreWorld.bundleID, primaryLocale: "en-US", baseTerritory: Territory("USA")),
      products: [coins, club], groups: [group])
  }

  private static let types = [
    "inAppPurchaseOfferCodeOneTimeUseCodes", "subscriptionOfferCodeOneTimeUseCodes",
  ]

  /// A store with approved products.
  private static func world(_ reading: Int = 0) throws -> StoreWorld {
    let world = StoreWorld(OracleTests.readings[reading])
    try world.apply(catalog(nil))
    try world.wait()
    world.store.reviewAll(.submit)
    world.store.reviewAll(.approve)
    return world
  }

  private func steps(_ plan: Plan) -> [String] { plan.steps.map(\.key) }

  @Test("are generated once with their new offers, and a plan afterwards has nothing", arguments: [0, 1])
  func generated(_ reading: Int) throws {
    let world = try Self.world(reading)
    let catalog = Self.catalog([Self.batch, Self.batch, Self.test])
    let (plan, outcome) = try world.apply(catalog)
    #expect(outcome.failures.isEmpty, "\(outcome.failures)")
    #expect(plan.refusals.isEmpty && plan.remarks.allSatisfy { !$0.text.contains("codes") }, "\(plan.remarks)")
    let own = steps(plan).filter { $0.contains("coins") && $0.contains(" for ") }
    #expect(
      own == [
        "com.example.gold.coins: 500 codes until 2027-03-01 for Launch",
        "com.example.gold.coins: 500 codes until 2027-03-01 for Launch, number 2",
        "com.example.gold.coins: 20 codes for tests until 2027-03-01 for Launch",
      ])
    let step = try #require(plan.steps.first { $0.name.hasPrefix("500") })
    #expect(step.changes.map(\.new) == ["500", "2027-03-01", "newsletter"])
    #expect(step.consequences.contains { $0.contains("can't be deleted") })
    let permanent = plan.outlook.first { $0.key == "permanent" }?.lines ?? []
    #expect(permanent.contains { $0.hasPrefix("codes can be deactivated, and never deleted: ") }, "\(permanent)")
    #expect(Self.types.map { world.store.count($0) } == [3, 3])
    try world.wait()
    let again = try world.plan(catalog)
    #expect(again.isEmpty && again.drift.isEmpty, "\(steps(again)) \(again.drift)")
    // One that is wished for in addition is generated; what is no longer wished for stays.
    let more = try world.plan(Self.catalog([Self.batch, Self.batch, Self.batch, Self.test]))
    #expect(more.steps.map(\.name) == ["Launch", "Spring"].map { "500 codes until 2027-03-01 for \($0), number 3" })
    let fewer = try world.plan(Self.catalog([Self.batch]))
    #expect(fewer.steps.isEmpty && fewer.drift.count == 4, "\(fewer.drift)")
    #expect(try world.plan(Self.catalog([])).isEmpty)
  }

  @Test("change no offer, whatever its name is", arguments: ["Launch", "Summer offer", "its prices", "the product"])
  func named(_ name: String) throws {
    var catalog = Self.catalog([Self.batch])
    catalog.products[0].offerCodes[0].referenceName = name
    let plan = try Self.world().plan(catalog)
    let step = try #require(plan.steps.first { $0.name.hasSuffix(" for \(name)") })
    #expect(!step.isOffer && !step.isPrice && step.times.isEmpty, "\(step.times)")
  }

  @Test("are as many after a run that was killed at any request and continued", arguments: [0, 1])
  func killed(_ reading: Int) throws {
    let prepared = try Self.world(reading)
    let catalog = Self.catalog([Self.batch, Self.batch])
    prepared.store.clearLog()
    let whole = StoreWorld(copying: prepared)
    #expect(try whole.apply(catalog).outcome.failures.isEmpty)
    for last in Seeds.places(1...whole.store.log.count) {
      for isCarriedOut in [false, true] {
        let world = StoreWorld(copying: prepared)
        let journal = MemoryJournal()
        let mortal = MortalJournalTransport(world.store, last: last, isCarriedOut: isCarriedOut, journal: journal)
        _ = try? world.apply(catalog, over: mortal, journal: journal)
        let (_, outcome) = try world.apply(catalog, continuing: JournalRecord(journal.lines))
        // Codes that may be listed later are not asked for again before somebody has looked.
        if !outcome.failures.isEmpty {
          #expect(!isCarriedOut && outcome.failures.allSatisfy { $0.text.contains("remove the journal") }, "\(outcome)")
          #expect(try world.apply(catalog).outcome.failures.isEmpty, "at request \(last)")
        }
        #expect(Self.types.map { world.store.count($0) } == [2, 2], "at request \(last)")
        try world.wait()
        #expect(try world.plan(catalog).isEmpty, "at request \(last)")
      }
    }
  }

  @Test("are not asked for again when the answer is missing, but looked for", arguments: [false, true])
  func unanswered(_ isCarriedOut: Bool) throws {
    let world = try Self.world()
    let catalog = Self.catalog([Self.batch])
    let sent = Lock(0)
    world.store.setFaults { _, request in
      guard request.path.contains("OneTimeUseCodes"), request.method == .post else { return .none }
      sent.withLock { $0 += 1 }
      return .cut(isCarriedOut: isCarriedOut)
    }
    let journal = MemoryJournal()
    let (_, outcome) = try world.apply(catalog, journal: journal)
    #expect(sent.withLock { $0 } == (isCarriedOut ? 2 : 1))
    #expect(outcome.failures.isEmpty == isCarriedOut)
    #expect(isCarriedOut || outcome.isStopped && outcome.failures[0].text.contains("unknown whether"))
    world.store.setFaults { _, _ in .none }
    if !isCarriedOut {
      let (_, continued) = try world.apply(catalog, continuing: JournalRecord(journal.lines))
      #expect(continued.isStopped && continued.failures[0].text.contains("remove the journal"), "\(continued)")
      #expect(Self.types.map { world.store.count($0) } == [0, 0])
    }
    #expect(try world.apply(catalog).outcome.failures.isEmpty)
    #expect(Self.types.map { world.store.count($0) } == [1, 1])
  }

  @Test(
    "are generated once though they are listed only after a run has ended, and the next one continues it",
    arguments: [true, false])
  func lagging(_ isAnswered: Bool) throws {
    let world = try Self.world()
    world.store.setFaults { _, request in
      let asksForCodes = request.method == .post && request.path.contains("OneTimeUseCodes")
      return asksForCodes && !isAnswered ? .cut(isCarriedOut: true) : .none
    }
    let catalog = Self.catalog([Self.batch])
    let journal = MemoryJournal()
    let lagging = LaggingLists(store: world.store)
    let (_, outcome) = try world.apply(catalog, over: lagging, journal: journal)
    let reason = isAnswered ? "doesn't list them yet" : "unknown whether"
    #expect(outcome.isStopped && outcome.failures.first?.text.contains(reason) == true, "\(outcome)")
    let continued = MemoryJournal()
    let (_, again) = try world.apply(
      catalog, over: lagging, journal: continued, continuing: JournalRecord(journal.lines))
    #expect(again.isStopped && Self.types.map { world.store.count($0) } == [1, 0], "\(again)")
    let (_, last) = try world.apply(catalog, continuing: JournalRecord(journal.lines + continued.lines))
    #expect(last.failures.isEmpty, "\(last.failures)")
    #expect(Self.types.map { world.store.count($0) } == [1, 1])
    #expect(try world.plan(catalog).isEmpty)
  }

  @Test("wait until the product is approved, but for those for tests") func early() throws {
    let world = StoreWorld()
    let catalog = Self.catalog([Self.batch, Self.test])
    let (plan, outcome) = try world.apply(catalog)
    #expect(outcome.failures.isEmpty, "\(outcome.failures)")
    #expect(plan.remarks.count { $0.text.contains("once the product is approved") } == 2)
    #expect(Self.types.map { world.store.count($0) } == [1, 1])
    world.store.reviewAll(.submit)
    world.store.reviewAll(.approve)
    #expect(try world.plan(catalog).steps.map(\.action) == [.create, .create])
  }

  @Test("that are too many for the quarter are refused, and those that ended are named") func limits() throws {
    let world = try Self.world()
    let many = CodeBatch(count: 300_000, expires: Self.day)
    let plan = try world.plan(Self.catalog([many, many]))
    #expect(plan.refusals.map(\.text).allSatisfy { $0.contains("1200000 codes") && $0.contains("1000000") })
    #expect(plan.refusals.count == 1 && steps(plan).count { $0.contains("300000") } == 3, "\(plan.refusals)")
    let late = try world.plan(Self.catalog([CodeBatch(count: 500, expires: CalendarDate("2026-11-22"))]))
    #expect(late.remarks.count { $0.text.contains("were never generated") } == 2, "\(late.remarks)")
    #expect(steps(late).allSatisfy { !$0.contains("codes") })
  }

  @Test("are pulled with their notes, and those that only the store has without") func pulled() throws {
    let world = try Self.world()
    let other = CodeBatch(count: 700, expires: Self.day)
    var elsewhere = Self.catalog([Self.batch, other])
    try world.apply(elsewhere)
    try world.wait()
    var reader = LiveReader(world.session())
    reader.readsCodes = true
    let live = try reader.read(reader.app(StoreWorld.bundleID))
    var own = Self.catalog([Self.test, Self.batch])
    let pulled = PulledCatalog(live, into: own, on: world.options.today)
    for batches in [
      pulled.catalog.products[0].offerCodes[0].batches, pulled.catalog.products[1].subscription?.offers[0].batches,
    ] { #expect(batches == [Self.test, Self.batch, other]) }
    #expect(pulled.remarks.count { $0.text.contains("700 codes until 2027-03-01") } == 2, "\(pulled.remarks)")
    // Without the lists, nothing is known.
    let blind = PulledCatalog(try world.live(), into: own, on: world.options.today)
    #expect(blind.catalog.products[0].offerCodes[0].batches == [Self.test, Self.batch])
    let unread = Planner.plan(own, against: try world.live(), world.options)
    #expect(unread.refusals.count == 2 && unread.refusals[0].text.contains("were not read"))
    // A year later, codes that nobody can redeem are not taken over.
    let later = PulledCatalog(live, on: CalendarDate("2027-11-22") ?? .today)
    #expect(later.catalog.products[0].offerCodes[0].batches.isEmpty)
    own = elsewhere
    elsewhere.products[0].offerCodes[0].batches.reverse()
    #expect(
      PulledCatalog(live, into: elsewhere, on: world.options.today).catalog.products[0].offerCodes[0].batches.first
        == other)
  }
}

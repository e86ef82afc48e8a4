import AppStoreConnect
import AppStoreConnectSimulator
import AppStoreReference
import Basics
import CatalogModel
import StoreConnection
import TestTools
import Testing

@Suite("A catalog and a simulated store agree") struct OracleTests {
  static let seeds = Seeds.few(UInt64(0)..<200, onPush: 2)

  /// The readings of what witnesses disagree about.
  static let readings = [SimulatorRules(), .secondReading]

  /// Each seed with each reading nightly, or else two seeds with one reading each.
  static let cases: [(UInt64, Int)] = Seeds.choose(
    (UInt64(0)..<200).flatMap { seed in readings.indices.map { (seed, $0) } }, onPush: [(0, 0), (1, 1)])

  private func world(_ seed: UInt64, _ reading: Int) -> StoreWorld {
    var world = StoreWorld(Self.readings[reading], pricePoints: StoreCatalogs.pricePoints)
    world.options.priceStart = CalendarDate(daysSince1970: StoreWorld.today.daysSince1970 + 3)
    world.options.offerStart = world.options.priceStart
    world.options.existingSubscribers = seed.isMultiple(of: 2) ? .keep : .change
    world.options.putsBackOnSale = seed.isMultiple(of: 2)
    return world
  }

  @Test("applied, then planned: nothing is left to do", arguments: cases) func applied(_ seed: UInt64, _ reading: Int)
    throws
  {
    let world = world(seed, reading)
    var catalogs = StoreCatalogs(seed: seed)
    let catalog = catalogs.catalog()
    let (plan, outcome) = try world.apply(catalog)
    #expect(outcome.failures.isEmpty, "\(outcome.failures)")
    requireForecast(of: plan, in: world)
    try world.wait()
    #expect(try world.plan(catalog).steps.isEmpty)
    // Again after a review, with edits.
    world.store.reviewAll(.submit)
    world.store.reviewAll(.approve)
    #expect(try world.plan(catalog).steps.isEmpty)
    let edited = catalogs.edited(catalog)
    world.store.clearLog()
    let (second, result) = try world.apply(edited)
    #expect(result.failures.isEmpty, "\(result.failures)")
    requireForecast(of: second, in: world)
    try world.wait()
    let rest = try world.plan(edited)
    #expect(rest.steps.isEmpty, "\(rest.steps.map(\.key))")
  }

  /// Checks that a run made no more requests than its plan announced, reading the state included.
  private func requireForecast(of plan: Plan, in world: StoreWorld) {
    let forecast = plan.forecast
    #expect(world.store.writes.count <= forecast.writes)
    let made = world.store.log.count { !$0.request.target.hasPrefix("https://") }
    #expect(made <= forecast.reads + forecast.writes, "\(made) of \(forecast)")
  }

  @Test("pulled, then planned: nothing to do, and nothing is written", arguments: cases) func pulled(
    _ seed: UInt64, _ reading: Int
  ) throws {
    let world = world(seed, reading)
    var catalogs = StoreCatalogs(seed: seed)
    let catalog = catalogs.catalog()
    _ = try world.apply(catalog)
    if seed.isMultiple(of: 3) {
      try world.wait()
      world.store.reviewAll(.submit)
      world.store.reviewAll(.approve)
      _ = try world.apply(catalogs.edited(catalog))
    }
    try world.wait()
    world.store.clearLog()
    // From the answers that were saved, everything is the same.
    let saved = try SavedAnswerTests.recorded(world, into: catalog).session(now: world.clock.now)
    let live = try world.live(over: saved)
    #expect(try live == world.live())
    let edited = catalogs.edited(catalog)
    let offline = Planner.plan(edited, against: live, world.options(for: edited))
    #expect(try offline == Planner.plan(edited, against: world.live(), world.options(for: edited)))
    let fresh = try world.pull()
    let plan = try world.plan(fresh)
    #expect(plan.steps.isEmpty, "\(plan.steps.map { ($0.key, $0.changes) })")
    #expect(plan.refusals.isEmpty && plan.questions.isEmpty, "\(plan.refusals)")
    let refreshed = try world.plan(world.pull(into: catalog))
    #expect(refreshed.steps.isEmpty, "\(refreshed.steps.map(\.key))")
    #expect(world.store.writes.isEmpty)
  }

  @Test("killed at any request and continued: the same state, and nothing twice", arguments: [0, 1]) func killed(
    _ reading: Int
  ) throws {
    var catalogs = StoreCatalogs(seed: 11)
    var catalog = catalogs.catalog()
    var edited = catalogs.edited(catalog)
    StoreCatalogs.addOffers(to: &catalog, &edited)
    let prepared = world(1, reading)
    _ = try prepared.apply(catalog)
    try prepared.wait()
    prepared.store.reviewAll(.submit)
    prepared.store.reviewAll(.approve)
    // A product that was never submitted: its screenshot is uploaded, and all its prices are written.
    for index in 0..<2 {
      var new = catalog.products[index]
      new.item += "_new"
      new.productID += "_new"
      new.referenceName = "New \(index)"
      new.review.screenshot = "shots/new\(index).png"
      edited.products.append(new)
    }
    let whole = try kill(prepared, edited)
    let paths = whole.store.writes.map(\.request.path)
    #expect(paths.count { $0.contains("Offer") } >= 6, "all kinds of offers are written")
    #expect(paths.contains("/v1/inAppPurchaseOfferCodes"))
    for part in ["Versions", "Localizations", "PriceSchedules", "Screenshots", "Availabilities"] {
      #expect(paths.contains { $0.contains(part) }, "\(part)")
    }
  }

  @Test(
    "killed at any request of a migration and continued: the same state, and nothing twice",
    arguments: Seeds.few(0..<2, onPush: 1)) func killedMigration(_ reading: Int) throws
  {
    var catalog = Catalog(
      app: App(bundleID: StoreWorld.bundleID, primaryLocale: "en-US", baseTerritory: Territory("USA")))
    for index in 0..<2 {
      var product = Product(item: "sub\(index)", productID: "\(StoreWorld.bundleID).sub\(index)")
      product.type = .autoRenewable
      product.referenceName = "Sub \(index)"
      product.price = Price(amounts: [PlannerTests.dollars(99)])
      product.subscription = Subscription(group: index, period: .oneMonth, level: 1)
      product.localizations = [
        Localization(
          locale: "en-US", storeLocale: StoreLocale.resolving("en-US"), title: "Sub \(index)", description: "All of it."
        )
      ]
      catalog.products.append(product)
    }
    catalog.groups = ["a", "b"].map { SubscriptionGroup(key: $0, referenceName: "Group \($0)") }
    // Existing subscribers keep their price.
    var prepared = world(0, reading)
    _ = try prepared.apply(catalog)
    try prepared.wait()
    prepared.store.reviewAll(.submit)
    prepared.store.reviewAll(.approve)
    for index in catalog.products.indices {
      catalog.products[index].price = Price(amounts: [PlannerTests.dollars(199)])
    }
    _ = try prepared.apply(catalog)
    try prepared.wait()
    prepared.clock.wait(seconds: 5 * 86_400)
    let today = StoreWorld.today.daysSince1970 + 5
    prepared.options.today = CalendarDate(daysSince1970: today) ?? .today
    prepared.options.priceStart = CalendarDate(daysSince1970: today + 30)
    prepared.options.migratesSubscribers = true
    let whole = try kill(prepared, catalog)
    #expect(whole.store.writes.count == 2)
    #expect(try whole.plan(catalog).isEmpty)
  }

  /// The number of resources of each type that a write may make.
  private static let types = [
    "inAppPurchases", "subscriptions", "subscriptionGroups", "inAppPurchaseVersions", "subscriptionVersions",
    "subscriptionGroupVersions", "inAppPurchaseLocalizations", "subscriptionLocalizations", "subscriptionPrices",
    "inAppPurchasePrices", "inAppPurchaseAppStoreReviewScreenshots", "subscriptionAppStoreReviewScreenshots",
    "inAppPurchaseImages", "subscriptionImages", "subscriptionIntroductoryOffers", "subscriptionPromotionalOffers",
    "subscriptionPromotionalOfferPrices", "subscriptionOfferCodes", "winBackOffers", "winBackOfferPrices",
    "inAppPurchaseOfferCodes", "inAppPurchaseOfferPrices",
  ]

  /// Kills the run that makes the changes at each of its requests, before and after the store has
  /// carried that out, and continues it.
  ///
  /// - Returns: The world in which the run came to its end undisturbed.
  private func kill(_ prepared: StoreWorld, _ catalog: Catalog) throws -> StoreWorld {
    prepared.store.clearLog()
    let whole = StoreWorld(copying: prepared)
    let (plan, ended) = try whole.apply(catalog)
    #expect(ended.failures.isEmpty && !plan.steps.isEmpty, "\(ended.failures)")
    let count = whole.store.log.count
    try whole.wait()
    let wanted = try whole.pull(into: catalog)
    for last in Seeds.places(1...count) {
      for isCarriedOut in [false, true] {
        let world = StoreWorld(copying: prepared)
        let journal = MemoryJournal()
        let mortal = MortalJournalTransport(world.store, last: last, isCarriedOut: isCarriedOut, journal: journal)
        _ = try? world.apply(catalog, over: mortal, journal: journal)
        let earlier = JournalRecord(journal.lines)
        let (_, outcome) = try world.apply(catalog, journal: MemoryJournal(), continuing: earlier)
        #expect(outcome.failures.isEmpty, "at request \(last): \(outcome.failures)")
        try world.wait()
        #expect(try world.pull(into: catalog) == wanted, "at request \(last)")
        for type in Self.types {
          #expect(world.store.count(type) == whole.store.count(type), "\(type) at request \(last)")
        }
        #expect(world.store.writes.count == whole.store.writes.count, "at request \(last)")
        #expect(world.store.leaks == 0)
      }
    }
    return whole
  }

  @Test("faults by seed lead to the same state", arguments: seeds) func faults(_ seed: UInt64) throws {
    var catalogs = StoreCatalogs(seed: seed)
    let catalog = catalogs.catalog()
    let calm = world(seed, 0)
    _ = try calm.apply(catalog)
    let world = world(seed, 0)
    world.store.setFaults { number, _ in
      switch (UInt64(number) &* 2_654_435_761 &+ seed) % 23 {
      case 0: .tooMany(retryAfter: 7)
      case 1: .tooMany(retryAfter: nil)
      case 2: .serverError(status: 500, isCarriedOut: false)
      case 3: .serverError(status: 503, isCarriedOut: true)
      case 4: .cut(isCarriedOut: false)
      case 5: .cut(isCarriedOut: true)
      default: .none
      }
    }
    let (_, outcome) = try world.apply(catalog)
    #expect(outcome.failures.isEmpty, "\(outcome.failures)")
    world.store.setFaults { _, _ in .none }
    #expect(try world.pull(into: catalog) == calm.pull(into: catalog))
    #expect(world.store.count("inAppPurchaseVersions") == calm.store.count("inAppPurchaseVersions"))
    #expect(world.store.count("subscriptionPrices") == calm.store.count("subscriptionPrices"))
    #expect(world.store.leaks == 0)
  }
}

/// A connection and a journal that end at the same moment.
final class MortalJournalTransport: Transport {
  private let mortal: MortalTransport
  private let journal: MemoryJournal

  init(_ store: AppStoreConnectSimulator, last: Int, isCarriedOut: Bool, journal: MemoryJournal) {
    mortal = MortalTransport(store, last: last, isCarriedOut: isCarriedOut)
    self.journal = journal
  }

  func send(_ request: StoreRequest) throws(TransportFailure) -> StoreResponse {
    do throws(TransportFailure) { return try mortal.send(request) } catch {
      if mortal.isDead { journal.die() }
      throw error
    }
  }
}

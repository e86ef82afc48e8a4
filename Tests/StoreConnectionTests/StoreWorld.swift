import AppStoreConnect
import AppStoreConnectSimulator
import AppStoreReference
import Basics
import CatalogModel
import StoreConnection

/// A clock whose time passes only when somebody waits.
final class TestClock: StoreClock {
  private let time: Lock<Double>

  /// - Parameter start: The first second of 2026-11-22, by default.
  init(_ start: Double = 1_795_305_600) { time = Lock(start) }

  var now: Double { time.withLock { $0 } }
  func wait(seconds: Double) { time.withLock { $0 += max(seconds, 0) } }
}

/// A journal in memory, which stops to store lines when its program is killed.
final class MemoryJournal: PlanJournal, Sendable {
  private let state = Lock<(lines: [String], isDead: Bool)>(([], false))

  var lines: [String] { state.withLock { $0.lines } }

  func die() { state.withLock { $0.isDead = true } }

  func append(_ line: String) throws(StoreFailure) { state.withLock { if !$0.isDead { $0.lines.append(line) } } }
}

/// A connection that ends for good at one request, as for a program that is killed.
final class MortalTransport: Transport {
  private let store: AppStoreConnectSimulator
  private let state: Lock<Int>
  private let last: Int
  private let isCarriedOut: Bool

  /// - Parameters:
  ///   - last: The number of the last request, from 1 on.
  ///   - isCarriedOut: Whether the store still carries that one out.
  init(_ store: AppStoreConnectSimulator, last: Int, isCarriedOut: Bool) {
    self.store = store
    self.last = last
    self.isCarriedOut = isCarriedOut
    state = Lock(0)
  }

  var isDead: Bool { state.withLock { $0 >= last } }

  func send(_ request: StoreRequest) throws(TransportFailure) -> StoreResponse {
    let number = state.withLock { number in
      number += 1
      return number
    }
    if number < last { return try store.send(request) }
    if number == last, isCarriedOut { _ = try store.send(request) }
    throw TransportFailure("killed", isPermanent: true)
  }
}

/// A simulated store, and everything that talks to it.
struct StoreWorld {
  static let bundleID = "com.example.gold"
  static let today = CalendarDate(daysSince1970: 1_795_305_600 / 86_400) ?? .today

  let clock: TestClock
  let store: AppStoreConnectSimulator
  var options = PlanOptions(today: today)

  /// - Parameter pricePoints: Their number in each storefront: reading thousands of them would take most
  ///   of the time of a test.
  init(_ rules: SimulatorRules = SimulatorRules(), pricePoints: Int = 120) {
    var rules = rules
    rules.pricePoints = pricePoints
    // Short pages take more requests than an hour has.
    if rules.pageSize != nil { rules.perHour *= 100 }
    clock = TestClock()
    store = AppStoreConnectSimulator(bundleID: Self.bundleID, rules: rules, clock: clock)
  }

  /// A world of its own, which begins as another one is now.
  init(copying other: StoreWorld) {
    clock = other.clock
    store = AppStoreConnectSimulator(copying: other.store)
    options = other.options
  }

  func session(over transport: (any Transport)? = nil) -> StoreSession {
    StoreSession(transport ?? store, clock: clock, seed: 1) { _, _ throws(StoreFailure) in "Bearer x" }
  }

  /// - Parameter catalog: The catalog that is planned, which may need the codes of offers.
  func live(over session: StoreSession? = nil, for catalog: Catalog? = nil) throws -> LiveState {
    var reader = LiveReader(session ?? self.session())
    reader.readsCodes = catalog?.wishesCodes ?? false
    return try reader.read(reader.app(Self.bundleID))
  }

  /// Time passes, until everything that was written is visible.
  func wait() throws { store.showAll() }

  func plan(_ catalog: Catalog) throws -> Plan {
    var quotes = PriceQuotes()
    return try session().plan(catalog, against: live(for: catalog), options(for: catalog), &quotes)
  }

  /// The options, with the images of a catalog.
  func options(for catalog: Catalog) -> PlanOptions {
    var options = options
    options.images = AssetFile.all(of: catalog, read: Self.file)
    return options
  }

  /// A file whose contents follow from its path, and that begins like a PNG image.
  static func file(_ path: String) -> [UInt8] { [0x89, 0x50, 0x4E, 0x47] + Array(path.utf8) }

  /// Plans and applies.
  @discardableResult func apply(
    _ catalog: Catalog, over transport: (any Transport)? = nil, journal: any PlanJournal = MemoryJournal(),
    continuing earlier: JournalRecord? = nil
  ) throws -> (plan: Plan, outcome: PlanExecutor.Outcome) {
    let session = session(over: transport)
    let live = try live(over: session, for: catalog)
    let options = options(for: catalog)
    var quotes = PriceQuotes()
    let plan = try session.plan(catalog, against: live, options, &quotes)
    let executor = PlanExecutor(
      plan, for: catalog, options, live: live, quotes: quotes, over: session, journal: journal, continuing: earlier,
      contents: Self.file
    )
    return (plan, try executor.run(digest: "test"))
  }

  /// The catalog that describes the store.
  func pull(
    into own: Catalog? = nil, computed: [ComputedPrice] = [], over session: StoreSession? = nil
  ) throws -> Catalog {
    let session = session ?? self.session()
    var reader = LiveReader(session)
    let live = try reader.read(reader.app(Self.bundleID))
    let base = own?.baseTerritory ?? PulledCatalog.usualBase(of: live) ?? Catalog().baseTerritory
    let derived = try reader.derivedTerritories(in: live, base: base, on: options.today)
    return PulledCatalog(live, into: own, derived: derived, computed: computed, on: options.today).catalog
  }
}

/// Catalogs that the store accepts, the same for the same seed.
struct StoreCatalogs {
  /// Prices are among the lowest of a currency, by their number.
  static let pricePoints = 30

  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  private mutating func number(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(count))
  }

  private mutating func chance(_ percent: Int) -> Bool { number(100) < percent }

  static let locales = ["en-US", "ja", "zh-Hans", "de-DE"]

  private mutating func texts(_ name: String, isGroup: Bool = false) -> [Localization] {
    let count = 1 + number(Self.locales.count)
    return Self.locales.prefix(count).map { code in
      Localization(
        locale: code, storeLocale: StoreLocale.resolving(code), title: "\(name) \(code) \(number(100))",
        description: isGroup ? nil : "What \(name) gives, \(number(100)).")
    }
  }

  private mutating func amount(_ currency: CurrencyCode) -> Money {
    let points = PricePoints(in: currency) ?? PricePoints(in: .usd)
    guard let points else { return Money(hundredths: 99, currency: currency) }
    return points[number(min(points.count, Self.pricePoints))]
  }

  private mutating func price() -> Price {
    var price = Price(amounts: [amount(.usd)])
    if chance(40), let japan = Territory("JPN") { price.amounts.append(amount(japan.currency)) }
    if chance(30), let germany = Territory("DEU") { price.amounts.append(amount(germany.currency)) }
    for code in ["CHN", "FRA", "ECU", "BRA"] where chance(20) {
      guard let territory = Territory(code) else { continue }
      price.overrides.append(.init(territory: territory, amount: amount(territory.currency)))
    }
    return price
  }

  private mutating func storefronts() -> [Territory]? {
    guard chance(30) else { return nil }
    return Territory.all.filter { _ in chance(50) }
  }

  private mutating func product(_ name: String) -> Product {
    var product = Product(item: name, productID: "\(StoreWorld.bundleID).\(name)")
    product.referenceName = "Name of \(name) \(number(1_000))"
    product.price = chance(90) ? price() : nil
    product.localizations = texts(name)
    product.review.notes = chance(50) ? "Note \(number(100))" : nil
    product.availability.storefronts = storefronts()
    if chance(50) { product.review.screenshot = "shots/\(name)-\(number(3)).png" }
    if (state >> 33).isMultiple(of: 2) { product.promotionalImage = "promos/\(name).png" }
    return product
  }

  private mutating func terms(_ kind: Offer.Kind) -> Offer {
    var offer = Offer(
      kind: kind, mode: OfferMode.allCases[number(3)], duration: OfferDuration.allCases[number(8)],
      periods: 1 + number(3))
    if offer.mode != .freeTrial { offer.price = price() }
    return offer
  }

  /// Gives an offer a first and a last day; the numbers of other parts don't depend on them.
  private func dated(_ offer: Offer) -> Offer {
    var other = self
    var offer = offer
    func day(_ number: Int) -> CalendarDate? { CalendarDate(daysSince1970: StoreWorld.today.daysSince1970 + number) }
    if other.chance(40) { offer.from = day(other.number(40) - 20) }
    if other.chance(40) { offer.until = day(30 + other.number(30)) }
    return offer
  }

  private mutating func offers(_ item: String) -> [Offer] {
    var offers: [Offer] = []
    if chance(50) { offers.append(dated(terms(.introductory))) }
    for index in 0..<number(3) {
      var offer = terms(.promotional)
      offer.offerID = "promo\(index)"
      offer.referenceName = chance(50) ? "Promo \(index) of \(item)" : nil
      offers.append(offer)
    }
    if chance(40) {
      var offer = terms(.code)
      offer.referenceName = "Code \(item)"
      offer.eligibility = chance(50) ? [.new, .expired] : [.existing]
      offer.isStackable = chance(50)
      offers.append(offer)
    }
    if chance(40) {
      var offer = terms(.winBack)
      offer.offerID = "back"
      offer.referenceName = "Back to \(item)"
      offer.hasHighPriority = chance(50)
      offer.paidMonths = 1 + number(6)
      offer.lapsedMonths = 2...(3 + number(10))
      offer.waitMonths = chance(50) ? 2 + number(10) : nil
      offers.append(dated(offer))
    }
    return offers
  }

  /// Offer codes of a one-time product, of which nothing can be changed later. The numbers of other
  /// parts don't depend on them.
  private func codes(_ names: [String]) -> [OfferCode] {
    var other = self
    return names.filter { _ in other.chance(60) }.map { name in
      var code = OfferCode(referenceName: name, isFree: other.chance(30))
      if !code.isFree { code.price = other.price() }
      code.eligibility = other.chance(50) ? [.nonSpender] : [.churnedSpender, .activeSpender]
      return code
    }
  }

  /// Changes offers as far as the store allows, and adds some.
  private mutating func edit(_ offers: inout [Offer]) {
    for index in offers.indices where chance(40) {
      if [.introductory, .winBack].contains(offers[index].kind) { offers[index] = dated(offers[index]) }
      switch offers[index].kind {
      case .code: break
      case .winBack where chance(50): offers[index].paidMonths = 7 + number(6)
      case .promotional where chance(50) && offers[index].price != nil: offers[index].price = price()
      case .introductory, .promotional, .winBack:
        var other = terms(offers[index].kind)
        other.periods = 4 + number(3)
        offers[index].mode = other.mode
        offers[index].duration = other.duration
        offers[index].periods = other.periods
        offers[index].price = other.price
      }
    }
    if !offers.contains(where: { $0.kind == .introductory }), chance(30) { offers.append(terms(.introductory)) }
  }

  mutating func catalog() -> Catalog {
    var catalog = Catalog(
      app: App(bundleID: StoreWorld.bundleID, primaryLocale: "en-US", baseTerritory: Territory("USA")))
    for index in 0..<number(4) {
      var one = product("item\(index)")
      one.type = [.consumable, .nonConsumable, .nonRenewing][number(3)]
      if one.type == .nonConsumable { one.isFamilySharable = chance(50) }
      if one.price != nil { one.offerCodes = codes(["Code of \(one.item)"]) }
      catalog.products.append(one)
    }
    for group in 0..<number(3) {
      catalog.groups.append(
        SubscriptionGroup(
          key: "group\(group)", referenceName: "Group \(group)", localizations: texts("club", isGroup: true)))
      for index in 0..<(1 + number(2)) {
        var one = product("sub\(group)_\(index)")
        one.type = .autoRenewable
        one.subscription = Subscription(
          group: group, period: SubscriptionPeriod.allCases[number(6)], level: 1 + number(3),
          offers: one.price == nil ? [] : offers(one.item))
        catalog.products.append(one)
      }
    }
    return catalog
  }

  /// The catalog after some edits that the store allows.
  mutating func edited(_ catalog: Catalog) -> Catalog {
    var catalog = catalog
    for index in catalog.products.indices {
      if chance(40) { catalog.products[index].referenceName = "Renamed \(index) \(number(1_000))" }
      if chance(40), !catalog.products[index].localizations.isEmpty {
        catalog.products[index].localizations[0].title = "New title \(number(1_000))"
      }
      if chance(30) { catalog.products[index].price = price() }
      if chance(30) { catalog.products[index].availability.storefronts = storefronts() }
      if chance(30) { catalog.products[index].review.notes = "Other note \(number(100))" }
      if (state >> 33).isMultiple(of: 3) { catalog.products[index].promotionalImage = "promos/other\(index).png" }
      if chance(20), let level = catalog.products[index].subscription?.level {
        catalog.products[index].subscription?.level = level + 1
      }
      if var offers = catalog.products[index].subscription?.offers, catalog.products[index].price != nil {
        edit(&offers)
        catalog.products[index].subscription?.offers = offers
      }
    }
    for index in catalog.products.indices
    where catalog.products[index].subscription == nil && catalog.products[index].price != nil {
      catalog.products[index].offerCodes += codes(["Another of \(catalog.products[index].item)"])
    }
    if chance(50), !catalog.groups.isEmpty { catalog.groups[0].referenceName = "Renamed group \(number(100))" }
    return catalog
  }

  /// Gives the first subscription offers of all kinds, of which the edited catalog has others, and the
  /// first one-time product an offer code in the edited catalog.
  static func addOffers(to catalog: inout Catalog, _ edited: inout Catalog) {
    if let index = catalog.products.firstIndex(where: { $0.subscription == nil }) {
      let price = Price(amounts: [Money(hundredths: 199, currency: .usd)])
      catalog.products[index].price = price
      edited.products[index].price = price
      edited.products[index].offerCodes.append(
        OfferCode(
          referenceName: "Launch", eligibility: [.nonSpender],
          price: Price(amounts: [Money(hundredths: 99, currency: .usd)])))
    }
    guard let index = catalog.products.firstIndex(where: { $0.subscription != nil }) else { return }
    func price(_ hundredths: Int) -> Price { Price(amounts: [Money(hundredths: hundredths, currency: .usd)]) }
    var trial = Offer(kind: .introductory, mode: .freeTrial, duration: .oneWeek)
    var half = Offer(kind: .promotional, offerID: "half", mode: .payAsYouGo, duration: .oneMonth, price: price(149))
    var other = half
    other.offerID = "other"
    var back = Offer(
      kind: .winBack, offerID: "again", mode: .freeTrial, duration: .oneMonth, paidMonths: 1, lapsedMonths: 2...6)
    catalog.products[index].price = price(249)
    edited.products[index].price = price(249)
    catalog.products[index].subscription?.offers = [trial, half, other, back]
    trial.duration = .twoWeeks
    half.price = price(129)
    other.periods = 2
    back.paidMonths = 3
    let code = Offer(
      kind: .code, referenceName: "Spring", mode: .payUpFront, duration: .oneMonth, price: price(99),
      eligibility: [.new])
    edited.products[index].subscription?.offers = [trial, half, other, back, code]
  }
}

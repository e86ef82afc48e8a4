import AppStoreConnect
import AppStoreConnectSimulator
import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax
import StoreConnection
import Testing

@Suite("Offer codes of one-time products") struct OfferCodeTests {
  private static func dollars(_ hundredths: Int) -> Price {
    Price(amounts: [Money(hundredths: hundredths, currency: .usd)])
  }

  private static func catalog(_ codes: [OfferCode], storefronts: [Territory]? = nil) -> Catalog {
    var product = Product(item: "coins", productID: "\(StoreWorld.bundleID).coins")
    product.type = .consumable
    product.referenceName = "Coins"
    product.price = dollars(499)
    product.offerCodes = codes
    product.localizations = [
      Localization(
        locale: "en-US", storeLocale: StoreLocale.resolving("en-US"), title: "Coins", description: "Some coins.")
    ]
    product.review.screenshot = "shots/coins.png"
    product.availability.storefronts = storefronts
    return Catalog(
      app: App(bundleID: StoreWorld.bundleID, primaryLocale: "en-US", baseTerritory: Territory("USA")),
      products: [product])
  }

  private static let launch = OfferCode(referenceName: "Launch", eligibility: [.nonSpender], isFree: true)
  private static let thanks = OfferCode(
    referenceName: "Thanks", eligibility: [.activeSpender, .churnedSpender], price: dollars(199))

  @Test("are created in one request each, and pulled as they were", arguments: [0, 1]) func created(_ reading: Int)
    throws
  {
    let world = StoreWorld(OracleTests.readings[reading])
    let japan = try #require(Territory("JPN"))
    var thanks = Self.thanks
    let yen = try #require(PricePoints(in: japan.currency))
    thanks.price?.overrides = [.init(territory: japan, amount: yen[20])]
    let catalog = Self.catalog([Self.launch, thanks])
    try world.apply(Self.catalog([]))
    try world.wait()
    world.store.clearLog()
    let (plan, outcome) = try world.apply(catalog)
    #expect(outcome.failures.isEmpty, "\(outcome.failures)")
    #expect(plan.steps.map(\.name) == ["the offer code Launch", "the offer code Thanks"])
    #expect(plan.steps[0].changes.map(\.new) == ["non-spender", "true"])
    #expect(
      plan.steps[1].changes.map(\.field) == ["eligibility"] && plan.steps[1].prices.count == Territory.all.count)
    #expect(plan.steps[1].prices.allSatisfy { $0.new != nil && $0.point != nil })
    #expect(plan.steps[1].prices.filter { $0.origin == .stated }.map(\.territory.code) == ["JPN", "USA"])
    #expect(world.store.writes.map(\.request.path) == Array(repeating: Self.path, count: 2))
    #expect(plan.forecast.writes == 2)
    try world.wait()
    #expect(try world.plan(catalog).isEmpty)
    #expect(world.store.count("inAppPurchaseOfferPrices") == 2 * Territory.all.count)
    #expect(try world.pull(into: catalog).products[0].offerCodes == [Self.launch, thanks])
    let fresh = try world.pull()
    #expect(fresh.products[0].offerCodes.map(\.referenceName) == ["Launch", "Thanks"])
    #expect(fresh.products[0].offerCodes[1].price?.amount(in: japan) == yen[20])
    #expect(try world.plan(fresh).isEmpty)
  }

  private static let path = "/v1/inAppPurchaseOfferCodes"

  @Test("exist where their product is sold, and are not extended") func storefronts() throws {
    let world = StoreWorld()
    let few = ["USA", "JPN", "DEU"].compactMap { Territory($0) }
    try world.apply(Self.catalog([Self.launch, Self.thanks], storefronts: few))
    #expect(world.store.count("inAppPurchaseOfferPrices") == 6)
    let plan = try world.plan(Self.catalog([Self.launch, Self.thanks]))
    #expect(plan.steps.map(\.name) == ["its storefronts"] && plan.refusals.isEmpty)
    let remarks = plan.remarks.filter { $0.text.contains("can't be extended") }
    #expect(remarks.count == 2)
  }

  @Test("can't be changed: a plan says so, and how to replace them") func changed() throws {
    let world = StoreWorld()
    try world.apply(Self.catalog([Self.launch, Self.thanks]))
    var changes: [(OfferCode, String)] = []
    var other = Self.thanks
    other.price = Self.dollars(99)
    changes.append((other, "price.USA"))
    other = Self.thanks
    other.eligibility = [.nonSpender]
    changes.append((other, "eligibility"))
    other = Self.thanks
    other.isFree = true
    other.price = nil
    changes.append((other, "free"))
    for (code, field) in changes {
      let plan = try world.plan(Self.catalog([Self.launch, code]))
      #expect(plan.steps.isEmpty)
      let text = plan.refusals.first?.text ?? ""
      #expect(text.contains("(\(field))") && text.contains("another name"), "\(text)")
    }
  }

  @Test("that only the store has are deactivated only with the word for it, and keep their names") func pruned() throws
  {
    var world = StoreWorld()
    try world.apply(Self.catalog([Self.launch, Self.thanks]))
    let left = try world.plan(Self.catalog([Self.launch]))
    #expect(left.isEmpty && left.drift.contains { $0.text.contains("the offer code Thanks") })
    world.options.prunes = true
    var other = Self.thanks
    other.referenceName = "Summer"
    other.price = Self.dollars(99)
    let catalog = Self.catalog([Self.launch, other])
    world.store.clearLog()
    let (plan, outcome) = try world.apply(catalog)
    #expect(outcome.failures.isEmpty, "\(outcome.failures)")
    #expect(plan.steps.map(\.name) == ["removal of the offer code Thanks", "the offer code Summer"])
    #expect(world.store.writes.map(\.request.method) == [.patch, .post])
    #expect(try world.plan(catalog).isEmpty)
    #expect(try world.pull().products[0].offerCodes.map(\.referenceName) == ["Launch", "Summer"])
    #expect(try world.plan(Self.catalog([Self.thanks])).refusals.count == 1)
  }

  @Test("without what the store requires are refused before anything is sent") func incomplete() throws {
    let world = StoreWorld()
    var nobody = Self.launch
    nobody.eligibility = []
    var unpriced = Self.thanks
    unpriced.price = nil
    let nameless = OfferCode(referenceName: "", eligibility: [.nonSpender], isFree: true)
    for codes in [[nobody], [unpriced], [nameless], [Self.launch, Self.launch]] {
      let plan = try world.plan(Self.catalog(codes))
      #expect(plan.refusals.count == 1, "\(plan.refusals)")
    }
    var unsold = Self.catalog([Self.launch])
    unsold.products[0].price = nil
    #expect(try world.plan(unsold).refusals.first?.text.contains("has a price") ?? false)
  }

  /// Sends a write to the store, as an author of another tool would.
  @discardableResult private func send(
    _ world: StoreWorld, _ method: StoreRequest.Method, _ type: String, id: String? = nil, _ attributes: OrderedMap,
    _ relationships: OrderedMap = [:]
  ) throws -> Int {
    let data: OrderedValue = [
      "type": .text(type), "id": id.map { .text($0) }, "attributes": .map(attributes),
      "relationships": relationships.entries.isEmpty ? nil : .map(relationships),
    ]
    let body: OrderedValue = ["data": data]
    return try world.store.send(
      StoreRequest(
        method, "/v1/\(type)" + (id.map { "/\($0)" } ?? ""), fields: [HeaderField("Authorization", "Bearer x")],
        body: body.json(.compact))
    ).status
  }

  @Test("are pulled without the codes that were generated, which are counted") func generated() throws {
    let world = StoreWorld()
    let catalog = Self.catalog([Self.launch])
    try world.apply(catalog)
    let id = try #require(try world.live().products[0].offerCodes.first).id
    let offer: OrderedMap = ["offerCode": ["data": ["type": "inAppPurchaseOfferCodes", "id": .text(id)]]]
    let oneTime = "inAppPurchaseOfferCodeOneTimeUseCodes"
    let batch: OrderedMap = ["numberOfCodes": 500, "expirationDate": "2027-03-01"]
    // Codes need an approved product, but for tests.
    #expect(try send(world, .post, oneTime, batch, offer) == 409)
    #expect(try send(world, .post, oneTime, batch + ["environment": "SANDBOX"], offer) == 201)
    world.store.reviewAll(.submit)
    world.store.reviewAll(.approve)
    #expect(try send(world, .post, oneTime, batch, offer) == 201)
    let late: OrderedMap = ["numberOfCodes": 5, "expirationDate": "2028-01-01"]
    #expect(try send(world, .post, oneTime, late, offer) == 409)
    let custom = "inAppPurchaseOfferCodeCustomCodes"
    let word: OrderedMap = ["customCode": "SPRING", "numberOfCodes": 1_000]
    #expect(try send(world, .post, custom, word, offer) == 201)
    #expect(try send(world, .post, custom, word, offer) == 409)
    let many: OrderedMap = ["customCode": "MANY", "numberOfCodes": 999_000]
    #expect(try send(world, .post, custom, many, offer) == 409)

    let live = try world.live()
    #expect(live.products[0].offerCodes.first?.count == 2_000)
    let pulled = PulledCatalog(live, on: world.options.today)
    #expect(pulled.catalog.products[0].offerCodes == [Self.launch])
    let remark = pulled.remarks.first { $0.text.contains("the 2000 codes of") }
    #expect(remark?.text.contains("left in App Store Connect") ?? false, "\(pulled.remarks)")
    var pruning = world
    pruning.options.prunes = true
    let step = try pruning.plan(Self.catalog([])).steps.first
    #expect(step?.consequences.first?.contains("its 2000 codes") ?? false)
    // Generating codes changes nothing that a plan depends on.
    #expect(try world.plan(catalog).isEmpty)
    let other = StoreWorld(copying: world)
    #expect(try send(other, .post, oneTime, batch, offer) == 201)
    #expect(try other.live().digest == live.digest)
  }

  @Test("are at most ten at a time in an app, those of subscriptions included") func limit() throws {
    let world = StoreWorld()
    let codes = (0..<11).map { number in
      OfferCode(referenceName: "Code \(number)", eligibility: [.nonSpender], isFree: true)
    }
    let (_, outcome) = try world.apply(Self.catalog(codes))
    #expect(outcome.done.count { $0.contains("offer code") } == 10)
    #expect(outcome.failures.count == 1)
  }

  @Test("that are free in some storefronts alone stay as they are") func mixed() throws {
    let world = StoreWorld()
    try world.apply(Self.catalog([]))
    let product = try world.live().products[0].id
    func price(_ code: String, _ point: String?) -> OrderedValue {
      [
        "type": "inAppPurchaseOfferPrices", "id": .text("${price-\(code)}"),
        "relationships": [
          "territory": ["data": ["type": "territories", "id": .text(code)]],
          "pricePoint": point.map { ["data": ["type": "inAppPurchasePricePoints", "id": .text($0)]] },
        ],
      ]
    }
    func reference(_ code: String) -> OrderedValue {
      ["type": "inAppPurchaseOfferPrices", "id": .text("${price-\(code)}")]
    }
    let body: OrderedValue = [
      "data": [
        "type": "inAppPurchaseOfferCodes", "attributes": ["name": "Mixed", "customerEligibilities": ["NON_SPENDER"]],
        "relationships": [
          "inAppPurchase": ["data": ["type": "inAppPurchases", "id": .text(product)]],
          "prices": ["data": .list([reference("USA"), reference("DEU")])],
        ],
      ], "included": .list([price("USA", "\(product)_USA_3"), price("DEU", nil)]),
    ]
    let response = try world.store.send(
      StoreRequest(.post, Self.path, fields: [HeaderField("Authorization", "Bearer x")], body: body.json(.compact)))
    #expect(response.status == 201, "\(String(decoding: response.body, as: UTF8.self))")
    let pulled = PulledCatalog(try world.live(), on: world.options.today)
    #expect(pulled.catalog.products[0].offerCodes.isEmpty)
    #expect(pulled.remarks.contains { $0.text.contains("free in DEU alone") })
    #expect(try world.plan(pulled.catalog).isEmpty)
  }
}

import AppStoreConnect
import AppStoreConnectSimulator
import AppStoreReference
import Basics
import CatalogModel
import StoreConnection
import TestTools
import Testing

/// A store whose answers somebody changes.
private struct ChangedAnswers: Transport {
  let store: any Transport
  let change: @Sendable (StoreRequest, inout StoreResponse) throws(TransportFailure) -> Void

  func send(_ request: StoreRequest) throws(TransportFailure) -> StoreResponse {
    var response = try store.send(request)
    try change(request, &response)
    return response
  }
}

@Suite("Submissions") struct SubmissionTests {
  private static let id = "\(StoreWorld.bundleID)."

  private static func product(_ name: String, _ screenshot: String? = "a.png") -> Product {
    var product = Product(item: name, productID: id + name)
    product.type = .consumable
    product.price = Price(amounts: [Money(hundredths: 99, currency: .usd)])
    product.localizations = [
      Localization(locale: "en-US", storeLocale: StoreLocale.resolving("en-US"), title: name, description: "Some.")
    ]
    product.review.screenshot = screenshot
    return product
  }

  private static func catalog(_ products: [Product]) -> Catalog {
    var catalog = Catalog(
      app: App(bundleID: StoreWorld.bundleID, primaryLocale: "en-US", baseTerritory: Territory("USA")))
    catalog.products = products
    return catalog
  }

  /// A store with an approved product, one that is complete and one that is not.
  private func world(_ rules: SimulatorRules = SimulatorRules()) throws -> StoreWorld {
    let world = StoreWorld(rules)
    try world.apply(Self.catalog([Self.product("old")]))
    try world.wait()
    world.store.reviewAll(.submit)
    world.store.reviewAll(.approve)
    try world.apply(Self.catalog([Self.product("old"), Self.product("new"), Self.product("bare", nil)]))
    try world.wait()
    world.store.clearLog()
    return world
  }

  private func submit(_ world: StoreWorld, over transport: (any Transport)? = nil) throws {
    let session = world.session(over: transport)
    let live = try world.live(over: session)
    try Submitter(SubmissionPlan(live), of: live.app, on: "IOS", over: session).run()
  }

  @Test("have the drafts of complete products, and name what the others lack") func whole() throws {
    let world = try world()
    let plan = SubmissionPlan(try world.live())
    #expect(plan.items.map(\.subject) == [.product(Self.id + "new")])
    #expect(plan.exclusions.map(\.subject) == [.product(Self.id + "bare")])
    #expect(plan.exclusions.first?.text.contains("review screenshot") == true)
    try submit(world)
    let live = try world.live()
    #expect(live.products.first { $0.productID == Self.id + "new" }?.state == "WAITING_FOR_REVIEW")
    #expect(SubmissionPlan(live).items.isEmpty)
    world.store.review(Self.id + "new", .approve)
    #expect(try world.live().products.filter(\.wasApproved).count == 2)
  }

  @Test("leave the first product of a kind to an app version, unless asked to include it") func first() throws {
    let world = StoreWorld()
    try world.apply(Self.catalog([Self.product("new")]))
    let live = try world.live()
    #expect(SubmissionPlan(live).items.isEmpty)
    #expect(SubmissionPlan(live).exclusions.first?.text.contains("app version") == true)
    let asked = SubmissionPlan(live, includesFirst: true)
    let failure = #expect(throws: StoreFailure.self) {
      try Submitter(asked, of: live.app, on: "IOS", over: world.session()).run()
    }
    #expect(failure?.description.contains("app version") == true, "\(failure.debugDescription)")
  }

  @Test("are not sent beside another one that is open") func open() throws {
    let world = try world()
    try submit(world)
    try world.apply(Self.catalog(["old", "new", "next"].map { Self.product($0) } + [Self.product("bare", nil)]))
    let failure = #expect(throws: StoreFailure.self) { try submit(world) }
    #expect(failure?.description.contains("WAITING_FOR_REVIEW") == true)
  }

  @Test("that were ended at any request are continued, with nothing twice", arguments: [0, 1]) func killed(
    _ reading: Int
  ) throws {
    let prepared = try world(OracleTests.readings[reading])
    let whole = StoreWorld(copying: prepared)
    try submit(whole)
    for last in Seeds.places(1...whole.store.log.count) {
      for isCarriedOut in [false, true] {
        let world = StoreWorld(copying: prepared)
        let mortal = MortalTransport(world.store, last: last, isCarriedOut: isCarriedOut)
        _ = try? submit(world, over: mortal)
        try world.wait()
        let live = try world.live()
        if !SubmissionPlan(live).items.isEmpty { try submit(world) }
        #expect(world.store.count("reviewSubmissions") == 1, "at request \(last)")
        #expect(world.store.count("reviewSubmissionItems") == 1, "at request \(last)")
        let product = try world.live().products.first { $0.productID == Self.id + "new" }
        #expect(product?.state == "WAITING_FOR_REVIEW", "at request \(last)")
      }
    }
  }

  @Test(
    "are not sent with an item that was not shown, in a submission that an answer names, or added meanwhile",
    arguments: [true, false])
  func foreignItem(isNamed: Bool) throws {
    let world = try world()
    let isAdded = Lock(false)
    let transport = ChangedAnswers(store: world.store) { (request, response) throws(TransportFailure) in
      if isNamed, request.method == .post, request.path == "/v1/reviewSubmissions" {
        response.body = Array("{\"data\": {\"type\": \"reviewSubmissions\", \"id\": \"777\"}, \"links\": {}}".utf8)
      }
      if request.method == .post, request.path == "/v1/reviewSubmissionItems" { isAdded.withLock { $0 = true } }
      let isRead = request.method == .get && request.path.hasSuffix("/items")
      guard isRead, isNamed || isAdded.withLock({ $0 }) else { return }
      response.status = 200
      response.body = Array("{\"data\": [{\"type\": \"reviewSubmissionItems\", \"id\": \"1\"}], \"links\": {}}".utf8)
    }
    let failure = #expect(throws: StoreFailure.self) { try submit(world, over: transport) }
    #expect(failure?.description.contains("has other items") == true, "\(failure.debugDescription)")
    #expect(world.store.count("reviewSubmissionItems") == (isNamed ? 0 : 1))
    #expect(world.store.log.allSatisfy { $0.request.method != .patch })
  }

  @Test("that were sent without an answer are not said to be unsent when the store shows it late") func late() throws {
    let world = try world()
    let patches = Lock(0)
    let transport = ChangedAnswers(store: world.store) { (request, response) throws(TransportFailure) in
      guard request.path.hasPrefix("/v1/reviewSubmissions/"), !request.path.hasSuffix("/items") else { return }
      if request.method == .patch {
        let count = patches.withLock { count in
          count += 1
          return count
        }
        if count == 1 { throw TransportFailure("cut", isPermanent: false) }
      } else if patches.withLock({ $0 }) == 1 {
        let body = String(decoding: response.body, as: UTF8.self)
        response.body = Array(body.replacing("WAITING_FOR_REVIEW", with: "READY_FOR_REVIEW").utf8)
      }
    }
    try submit(world, over: transport)
    #expect(patches.withLock { $0 } == 2)
    #expect(try world.live().products.first { $0.productID == Self.id + "new" }?.state == "WAITING_FOR_REVIEW")
  }

  @Test("have only drafts whose texts are those of the catalog") func checked() throws {
    let world = try world()
    let live = try world.live()
    let wanted = Self.catalog([Self.product("old"), Self.product("new")])
    let plan = SubmissionPlan(live, as: wanted)
    #expect(plan.items.map(\.subject) == [.product(Self.id + "new")])
    #expect(plan.items.first?.texts.first?.name == "new")
    var other = wanted
    other.products[1].localizations[0].title = "TEST 充值6元"
    let differing = SubmissionPlan(live, as: other)
    #expect(differing.items.isEmpty)
    #expect(
      differing.exclusions.contains {
        $0.text == "the draft in en-US is \"new\", and the catalog has \"TEST 充值6元\""
      }, "\(differing.exclusions)")
    other.products[1].localizations[0].title = "new"
    other.products[1].localizations.append(
      Localization(locale: "ja", storeLocale: StoreLocale.resolving("ja"), title: "新", description: "Some."))
    #expect(SubmissionPlan(live, as: other).exclusions.contains { $0.text == "the draft lacks the text in ja" })
    #expect(
      SubmissionPlan(live, as: Self.catalog([Self.product("old")])).exclusions.contains {
        $0.text == "the catalog doesn't have it"
      })
  }
}

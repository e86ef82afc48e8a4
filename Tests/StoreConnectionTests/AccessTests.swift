import AppStoreConnect
import AppStoreConnectSimulator
import AppStoreReference
import Basics
import CatalogModel
import StoreConnection
import Testing

/// A key that was made for the tests, and opens nothing.
let testKey = """
  -----BEGIN PRIVATE KEY-----
  MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg3kCuwp+xj8UsSX/x
  0tX0tmGcVb2MhM8PILRVziKftmyhRANCAAQqF4kfmlvRU5Rt1zI9lPKs1qDlG+0+
  veFSBtd0C51zPXwNto0WdaueYbRMFqz9AJK8hAaybkL8cGduXAgITryg
  -----END PRIVATE KEY-----
  """

@Suite("Access to App Store Connect") struct AccessTests {
  private func key(_ issuer: String? = "issuer") throws -> StoreKey {
    try StoreKey(id: "KEY1", issuer: issuer, privateKey: Array(testKey.utf8))
  }

  @Test("a token is accepted until it ends, and not with another issuer", arguments: ["issuer", nil]) func tokens(
    _ issuer: String?
  ) throws {
    let key = try key(issuer)
    let token = try key.token(now: 1_000_000)
    #expect(key.accepts(token, now: 1_000_000))
    #expect(key.accepts(token, now: 1_000_000 + 14 * 60))
    #expect(!key.accepts(token, now: 1_000_000 + 16 * 60))
    #expect(!key.accepts(token, now: 1_000_000 - 10 * 60))
    #expect(try !self.key("other").accepts(token, now: 1_000_000))
    #expect(!key.accepts(token.dropLast(4) + "AAAA", now: 1_000_000))
  }

  @Test("signs anew before a token ends, so that a long run is never refused") func renewal() throws {
    let key = try key()
    let clock = TestClock()
    let store = AppStoreConnectSimulator(bundleID: StoreWorld.bundleID, clock: clock) { request, now in
      key.accepts(request, now: now)
    }
    let session = StoreSession(store, clock: clock, seed: 1, authorization: StoreSession.authorization(key))
    for _ in 0..<20 {
      _ = try LiveReader(session).app(StoreWorld.bundleID)
      clock.wait(seconds: 400)
    }
    #expect(store.log.allSatisfy { $0.status == 200 })
    #expect(Set(store.log.compactMap { $0.request.field("Authorization") }).count > 5)
  }

  @Test(
    "takes the requests of an hour from an answer, and no number that can't be them",
    arguments: [(3_600, 3_600), (5_000_000, nil), (Int.max, nil)] as [(Int, Int?)])
  func hourlyLimit(_ sent: Int, _ taken: Int?) throws {
    var rules = SimulatorRules()
    rules.perHour = sent
    let world = StoreWorld(rules)
    let session = world.session()
    _ = try LiveReader(session).app(StoreWorld.bundleID)
    #expect(session.pace.limitOfHour == taken)
    #expect((session.pace.remainingInHour == nil) == (taken == nil))
  }

  @Test("a scoped token is valid for one request that reads, and for no other") func scope() throws {
    let key = try key()
    let clock = TestClock()
    let store = AppStoreConnectSimulator(bundleID: StoreWorld.bundleID, clock: clock) { request, now in
      key.accepts(request, now: now)
    }
    let session = StoreSession(
      store, clock: clock, seed: 1, authorization: StoreSession.authorization(key, isScoped: true))
    var reader = LiveReader(session)
    _ = try reader.read(reader.app(StoreWorld.bundleID))
    #expect(store.log.allSatisfy { $0.status == 200 })
    let stolen = try #require(store.log.first?.request.field("Authorization"))
    let write = StoreRequest(.post, "/v1/subscriptionGroups", fields: [HeaderField("Authorization", stolen)])
    #expect(try store.send(write).status == 401)
    let read = StoreRequest(.get, "/v1/territories?limit=200", fields: [HeaderField("Authorization", stolen)])
    #expect(try store.send(read).status == 401)
  }

  @Test("refuses what is not a private key, without repeating it") func wrongKeys() {
    for text in ["", "secret-text", testKey.replacing("MIGH", with: "MIGX")] {
      let failure = #expect(throws: StoreFailure.self) {
        try StoreKey(id: "K", issuer: nil, privateKey: Array(text.utf8))
      }
      #expect(failure?.description.contains(".p8") ?? false)
      #expect(!(failure?.description.contains("secret") ?? true))
      #expect(failure?.description.contains("begins with \"-----BEGIN PRIVATE KEY-----\"") ?? false)
      let located = #expect(throws: StoreFailure.self) {
        try StoreKey(id: "K", issuer: nil, privateKey: Array(text.utf8), from: "standard input")
      }
      #expect(located?.description.hasSuffix("it was read from standard input") ?? false)
    }
    #expect("\((try? key()).map { "\($0)" } ?? "")" == "a key of App Store Connect")
  }

  /// The errors that witnesses have seen, with a part of what to do about each.
  static let errors: [(status: Int, code: String, detail: String, advice: String)] = [
    (400, "PARAMETER_ERROR.INVALID", "x", "report"), (401, "NOT_AUTHORIZED", "x", "issuer ID"),
    (403, "FORBIDDEN_ERROR", "x", "App Manager"),
    (403, "FORBIDDEN.REQUIRED_AGREEMENTS_MISSING_OR_EXPIRED", "x", "Account Holder"),
    (404, "NOT_FOUND", "x", "plan again"), (410, "NOT_FOUND", "x", "plan again"),
    (409, "ENTITY_ERROR.ATTRIBUTE.REQUIRED", "x", "report"), (409, "ENTITY_ERROR.RELATIONSHIP.REQUIRED", "x", "price"),
    (409, "ENTITY_ERROR.RELATIONSHIP.INVALID", "x", "plan again"), (409, "ENTITY_ERROR.ATTRIBUTE.INVALID", "x", "lint"),
    (409, "ENTITY_ERROR.ATTRIBUTE.INVALID.TOO_LONG", "x", "shorten"),
    (409, "ENTITY_ERROR.ATTRIBUTE.INVALID.DUPLICATE", "x", "never given back"),
    (409, "ENTITY_ERROR.ATTRIBUTE.INVALID.UNMODIFIABLE", "x", "cancel the submission"),
    (409, "ENTITY_ERROR.ATTRIBUTE.INVALID.INVALID_STATE", "x", "review to end"),
    (409, "ENTITY_ERROR.ATTRIBUTE.NOT_ALLOWED", "x", "create another"),
    (409, "ENTITY_ERROR.INCLUDED.INVALID_ID", "x", "report"),
    (409, "ENTITY_ERROR.MEDIA_ASSET_DELETE_NOT_ALLOWED", "x", "cancel the submission"),
    (409, "STATE_ERROR", "x", "asc status"), (409, "STATE_ERROR.IAP_VERSION_UNMODIFIABLE", "x", "not a draft"),
    (409, "STATE_ERROR.SUBSCRIPTION_VERSION_UNMODIFIABLE", "x", "not a draft"),
    (409, "STATE_ERROR.ALREADY_EXISTS", "x", "on its way"),
    (409, "STATE_ERROR.ENTITY_STATE_INVALID", "x", "asc status"),
    (409, "ENTITY_ERROR", "a problem processing the pricing information", "availability"),
    (409, "STATE_ERROR", "You can only delete future price changes", "with a date"),
    (409, "INVALID_REQUEST_SUBSCRIPTION_AVAILABILITY_REMOVAL_NOT_ALLOWED", "x", "only the Account Holder"),
    (409, "ENTITY_ERROR", "DateRange overlap", "end the other offer"),
    (409, "STATE_ERROR.FIRST_SUBSCRIPTION_MUST_BE_SUBMITTED_ON_VERSION", "x", "app version"),
    (409, "STATE_ERROR.FIRST_CONSUMABLE_MUST_BE_SUBMITTED_ON_VERSION", "x", "app version"),
    (409, "STATE_ERROR.FIRST_NON_CONSUMABLE_MUST_BE_SUBMITTED_ON_VERSION", "x", "app version"),
    (409, "STATE_ERROR", "The last localization can't be deleted", "keep one"),
    (422, "ENTITY_ERROR", "x", "correct the value"), (429, "RATE_LIMIT_EXCEEDED", "x", "--resume"),
    (500, "UNEXPECTED_ERROR", "x", "passing fault"), (502, "", "", "passing fault"), (503, "", "", "passing fault"),
    (504, "", "", "passing fault"),
  ]

  @Test("every error of the API comes with what to do about it", arguments: errors.indices) func remedies(_ index: Int)
    throws
  {
    let error = Self.errors[index]
    let world = StoreWorld()
    let body =
      error.code.isEmpty
      ? ""
      : #"{"errors": [{"status": "\#(error.status)", "code": "\#(error.code)", "#
        + #""title": "T", "detail": "\#(error.detail)"}]}"#
    world.store.setFaults { _, _ in .answer(status: error.status, body: body) }
    let failure = #expect(throws: StoreFailure.self) { try world.live() }
    let text = failure?.description ?? ""
    #expect(text.contains(error.advice), "\(text)")
    #expect(!text.contains("Bearer"))
  }

  @Test("the reasons why something can't be submitted are part of the message") func reasons() throws {
    let world = StoreWorld()
    let body = #"""
      {"errors": [{"status": "409", "code": "STATE_ERROR.ENTITY_STATE_INVALID", "detail": "No", "meta":
        {"associatedErrors": {"/v1/subscriptionVersions/7": [{"detail": "It has no screenshot"}]}}}]}
      """#
    world.store.setFaults { _, _ in .answer(status: 409, body: body) }
    let failure = #expect(throws: StoreFailure.self) { try world.live() }
    let text = failure?.description ?? ""
    #expect(text.contains("because It has no screenshot"), "\(text)")
  }

  @Test(
    "an answer that is not one of the API leads to a message, not to a wrong catalog",
    arguments: [
      "", "<html>502</html>", "{", "[]", #"{"errors": []}"#, #"{"data": 5}"#, #"{"data": [{"type": "apps"}]}"#,
      #"{"data": [{"id": "1"}]}"#, #"{"data": [17]}"#, #"{"data": [], "links": {"next": "nowhere"}}"#, "\u{FEFF}null",
    ]) func malformed(_ body: String) throws
  {
    let world = StoreWorld()
    world.store.setFaults { _, _ in .answer(status: 200, body: body) }
    let failure = #expect(throws: StoreFailure.self) { try world.live() }
    let text = failure?.description ?? ""
    #expect(text.contains("can't be used") || text.contains("no app"), "\(text)")
  }

  @Test("pages that take too much memory together end") func large() throws {
    let world = StoreWorld()
    world.store.setFaults { number, _ in
      .answer(
        status: 200,
        body: #"{"data": [], "links": {"next": "https://api.appstoreconnect.apple.com/v1/x?cursor=\#(number)"}}"#)
    }
    let session = world.session()
    session.mostBytes = 500
    let failure = #expect(throws: StoreFailure.self) { try LiveReader(session).app(StoreWorld.bundleID) }
    #expect(failure?.description.contains("its pages have more than") ?? false, "\(failure?.description ?? "")")
  }

  @Test("pages that link in a circle end") func circle() throws {
    let world = StoreWorld()
    let page = #"{"data": [], "links": {"next": "https://api.appstoreconnect.apple.com/v1/x"}}"#
    world.store.setFaults { _, _ in .answer(status: 200, body: page) }
    let failure = #expect(throws: StoreFailure.self) { try world.live() }
    #expect(failure?.description.contains("circle") ?? false)
  }

  @Test("a list that is shorter than the store says is read again, and then refused", arguments: [1, 100])
  func short(_ times: Int) throws {
    let world = StoreWorld()
    let app = #"{"type": "apps", "id": "1", "attributes": {"bundleId": "\#(StoreWorld.bundleID)"}}"#
    world.store.setFaults { number, _ in
      let data = number <= times ? "" : app
      return .answer(status: 200, body: #"{"data": [\#(data)], "meta": {"paging": {"total": 1, "limit": 200}}}"#)
    }
    let reader = LiveReader(world.session())
    guard times > 1 else {
      #expect(try reader.app(StoreWorld.bundleID).id == "1")
      return
    }
    let failure = #expect(throws: StoreFailure.self) { try reader.app(StoreWorld.bundleID) }
    #expect(failure?.description.contains("its pages have 0 of 1 resources") ?? false, "\(failure?.description ?? "")")
  }

  @Test("pages without end are read to a limit") func endless() throws {
    let world = StoreWorld()
    let count = Lock(0)
    world.store.setFaults { _, _ in
      let number = count.withLock { count in
        count += 1
        return count
      }
      let next = "https://api.appstoreconnect.apple.com/v1/x?cursor=\(number)"
      return .answer(status: 200, body: #"{"data": [], "links": {"next": "\#(next)"}}"#)
    }
    let failure = #expect(throws: StoreFailure.self) { try world.live() }
    #expect(failure?.description.contains("more than 2000 pages") ?? false, "\(failure?.description ?? "")")
    #expect((2_000..<2_010).contains(count.withLock { $0 }))
  }

  @Test(
    "an ID that would lead to another resource is refused",
    arguments: ["1/../2", "..", ".", "", "1?x=y", "1#x", "1%2F2", "a b", "1/relationships/prices", "1\\n", "号"])
  func strangeIDs(_ id: String) {
    for body in [
      #"{"data": [{"type": "apps", "id": "\#(id)"}]}"#,
      #"{"data": [{"type": "apps", "id": "1", "relationships": {"x": {"data": {"type": "y", "id": "\#(id)"}}}}]}"#,
      #"{"data": [{"type": "apps", "id": "1", "relationships": {"x": {"data": [{"type": "y", "id": "\#(id)"}]}}}]}"#,
      #"{"data": [], "included": [{"type": "apps", "id": "\#(id)"}]}"#,
    ] {
      let world = StoreWorld()
      world.store.setFaults { _, _ in .answer(status: 200, body: body) }
      let failure = #expect(throws: StoreFailure.self) { try world.live() }
      #expect(failure?.description.contains("the ID \"") ?? false, "\(failure?.description ?? "")")
      #expect(world.store.log.count <= 1)
    }
  }

  /// Answers the creation of a product with the ID of one that exists.
  private struct MixedUp: Transport {
    let store: any Transport
    let id: String

    func send(_ request: StoreRequest) throws(TransportFailure) -> StoreResponse {
      var answer = try store.send(request)
      if request.method == .post, request.path == "/v2/inAppPurchases" {
        answer.body = Array("{\"data\": {\"type\": \"inAppPurchases\", \"id\": \"\(id)\"}}".utf8)
      }
      return answer
    }
  }

  @Test("an answer that takes a new product for another one changes nothing of that one") func anotherProduct() throws {
    let world = StoreWorld()
    var catalog = Catalog(app: App(bundleID: StoreWorld.bundleID))
    func add(_ item: String, _ title: String) {
      let id = "\(StoreWorld.bundleID).\(item)"
      var product = Product(item: item, productID: id, type: .consumable, referenceName: item)
      product.price = Price(amounts: [Money(hundredths: 99, currency: .usd)])
      product.localizations = [Localization(locale: "en-US", storeLocale: StoreLocale("en-US"), title: title)]
      catalog.products.append(product)
    }
    add("coins", "Coins")
    try world.apply(catalog)
    try world.wait()
    let before = try world.live().products
    add("gems", "Gems")
    let mixedUp = MixedUp(store: world.store, id: try #require(before.first?.id))
    let outcome = try world.apply(catalog, over: mixedUp).outcome
    try world.wait()
    let after = try world.live().products
    #expect(outcome.failures.isEmpty, "\(outcome.failures)")
    #expect(after.first { $0.id == before[0].id } == before[0])
    #expect(after.count == 2)
    #expect(try world.plan(catalog).steps.isEmpty)
  }

  @Test("a read-only session doesn't write") func readOnly() throws {
    let world = StoreWorld()
    var catalogs = StoreCatalogs(seed: 3)
    var catalog = catalogs.catalog()
    while catalog.products.isEmpty { catalog = catalogs.catalog() }
    let session = StoreSession(world.store, clock: world.clock, isReadOnly: true, seed: 1) {
      _, _ throws(StoreFailure) in "Bearer x"
    }
    let live = try world.live(over: session)
    let plan = Planner.plan(catalog, against: live, world.options)
    let executor = PlanExecutor(plan, for: catalog, world.options, live: live, over: session, journal: MemoryJournal())
    #expect(try executor.run(digest: "").failures.count == 1)
    #expect(world.store.writes.isEmpty)
  }

  @Test("stays below the limit of a minute, which no response states") func pace() throws {
    var rules = SimulatorRules()
    rules.perHour = 100_000
    let world = StoreWorld(rules)
    let session = world.session()
    for _ in 0..<1_500 { _ = try LiveReader(session).app(StoreWorld.bundleID) }
    #expect(world.store.log.allSatisfy { $0.status == 200 })
    // 1,500 requests take five to eight minutes.
    let minutes = (world.clock.now - 1_795_305_600) / 60
    #expect(minutes > 4 && minutes < 8, "\(minutes)")
  }
}

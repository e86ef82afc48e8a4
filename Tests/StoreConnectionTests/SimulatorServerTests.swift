import AppStoreConnect
import AppStoreConnectSimulator
import Basics
import CatalogModel
import Foundation
import StoreConnection
import Testing

@Suite("The simulated store over HTTP") struct SimulatorServerTests {
  /// A store that is served until it is stopped.
  private final class Served: Sendable {
    let store: AppStoreConnectSimulator
    /// The clock of both sides, so that pauses between requests pass at once.
    let clock = TestClock(MachineClock().now)
    let address: String
    private let isStopped = AtomicInteger(0)

    init(authorize: @escaping @Sendable (StoreRequest, Double) -> Bool) throws {
      let server = try #require(SimulatorServer(port: 0))
      address = "http://127.0.0.1:\(server.port)"
      var rules = SimulatorRules()
      rules.pricePoints = 120
      rules.address = address
      rules.uploadAddress = address
      store = AppStoreConnectSimulator(bundleID: StoreWorld.bundleID, rules: rules, clock: clock, authorize: authorize)
      Thread.detachNewThread { [self] in server.serve(store, until: { isStopped.load() != 0 }) }
    }

    func stop() { isStopped.store(1) }
  }

  @Test("takes what a client sends, tokens, long bodies and uploads included") func whole() throws {
    let key = try StoreKey(id: "KEY1", issuer: "issuer", privateKey: Array(testKey.utf8))
    let served = try Served { request, now in key.accepts(request, now: now) }
    defer { served.stop() }
    let session = StoreSession(
      try CurlTransport(server: served.address), clock: served.clock, seed: 1,
      authorization: StoreSession.authorization(key))
    var catalogs = StoreCatalogs(seed: 4)
    var catalog = catalogs.catalog()
    while !catalog.products.contains(where: { $0.subscription != nil && $0.price != nil }) {
      catalog = catalogs.catalog()
    }
    for index in catalog.products.indices {
      catalog.products[index].review.screenshot = "a.png"
      catalog.products[index].promotionalImage = "b.png"
    }
    var options = PlanOptions(today: .today)
    options.images = AssetFile.all(of: catalog, read: StoreWorld.file)
    func live() throws -> LiveState {
      var reader = LiveReader(session)
      return try reader.read(reader.app(StoreWorld.bundleID))
    }
    let before = try live()
    let plan = Planner.plan(catalog, against: before, options)
    let executor = PlanExecutor(
      plan, for: catalog, options, live: before, over: session, journal: MemoryJournal(), contents: StoreWorld.file)
    let outcome = try executor.run(digest: "test")
    #expect(outcome.failures.isEmpty, "\(outcome.failures)")
    #expect(Planner.plan(catalog, against: try live(), options).steps.isEmpty)
    #expect(served.store.leaks == 0)
    let stranger = StoreSession(try CurlTransport(server: served.address), clock: served.clock, seed: 1) {
      _, _ throws(StoreFailure) in "Bearer x"
    }
    let failure = #expect(throws: StoreFailure.self) { try LiveReader(stranger).app(StoreWorld.bundleID) }
    #expect(failure?.kind == .unauthorized)
  }

  @Test(
    "only addresses of this machine take the place of Apple's",
    arguments: [
      ("http://127.0.0.1:8086", true), ("http://localhost", true), ("http://127.0.0.1/", true),
      ("http://127.0.0.1.example.com", false), ("http://localhost:8086@example.com", false),
      ("http://localhost:80.example.com/", false), ("https://example.com", false), ("", false),
    ]) func local(_ address: String, _ isLocal: Bool)
  { #expect(CurlTransport.isLocal(address) == isLocal) }
}

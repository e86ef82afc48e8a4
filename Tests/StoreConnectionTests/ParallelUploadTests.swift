import AppStoreConnect
import AppStoreConnectSimulator
import Basics
import CatalogModel
import StoreConnection
import TestTools
import Testing

@Suite("Several uploads at the same time") struct ParallelUploadTests {
  /// Carries out requests that are sent at the same time from the last to the first, and ends for good at
  /// one of them.
  private final class Rounds: Transport {
    private struct State {
      var count = 0
      var most = 0
    }

    private let store: AppStoreConnectSimulator
    private let journal: MemoryJournal?
    private let last: Int
    private let state = Lock(State())

    init(_ store: AppStoreConnectSimulator, last: Int = .max, journal: MemoryJournal? = nil) {
      self.store = store
      self.last = last
      self.journal = journal
    }

    /// The most requests at the same time.
    var most: Int { state.withLock { $0.most } }
    var count: Int { state.withLock { $0.count } }

    func send(_ request: StoreRequest) throws(TransportFailure) -> StoreResponse {
      let number = state.withLock { state in
        state.count += 1
        return state.count
      }
      if number <= last { return try store.send(request) }
      journal?.die()
      throw TransportFailure("killed", isPermanent: true)
    }

    func send(_ requests: [StoreRequest]) -> [Result<StoreResponse, TransportFailure>] {
      state.withLock { $0.most = max($0.most, requests.count) }
      return requests.reversed().map { request in
        do throws(TransportFailure) { return .success(try send(request)) } catch { return .failure(error) }
      }.reversed()
    }
  }

  @Test("are four at most, within the minute's requests") func bounded() throws {
    let world = StoreWorld()
    let catalog = PromotionalImageTests.catalog("a.png", screenshot: "b.png", count: 50)
    let rounds = Rounds(world.store)
    let (_, outcome) = try world.apply(catalog, over: rounds)
    #expect(outcome.failures.isEmpty, "\(outcome.failures)")
    #expect(rounds.most == 4)
    #expect(!world.store.log.contains { $0.status == 429 })
    #expect(world.store.count("inAppPurchaseImages") == 50)
    #expect(world.store.count("inAppPurchaseAppStoreReviewScreenshots") == 50)
    #expect(world.store.leaks == 0)
    #expect(try world.plan(catalog).isEmpty)
  }

  @Test("killed at any request and continued: each file once", arguments: [SimulatorRules(), .secondReading])
  func killed(_ rules: SimulatorRules) throws {
    let prepared = StoreWorld(rules)
    func catalog(_ image: String?, _ screenshot: String?) -> Catalog {
      PromotionalImageTests.catalog(image, screenshot: screenshot, count: 3)
    }
    try prepared.apply(catalog("a.png", "a.png"))
    try prepared.wait()
    let edited = catalog("b.png", "b.png")
    prepared.store.clearLog()
    let whole = StoreWorld(copying: prepared)
    let rounds = Rounds(whole.store)
    _ = try whole.apply(edited, over: rounds)
    #expect(rounds.most == 4)
    let writes = whole.store.writes.count
    #expect(writes == 3 * 6, "each file is deleted, reserved and committed")
    for last in Seeds.places(1...rounds.count - 1) {
      let world = StoreWorld(copying: prepared)
      let journal = MemoryJournal()
      _ = try? world.apply(edited, over: Rounds(world.store, last: last, journal: journal), journal: journal)
      let (_, outcome) = try world.apply(edited, continuing: JournalRecord(journal.lines))
      #expect(outcome.failures.isEmpty, "at request \(last): \(outcome.failures)")
      #expect(world.store.count("inAppPurchaseImages") == 3, "at request \(last)")
      #expect(world.store.count("inAppPurchaseAppStoreReviewScreenshots") == 3)
      #expect(world.store.writes.count == writes, "at request \(last)")
      try world.wait()
      #expect(try world.plan(edited).isEmpty, "at request \(last)")
    }
  }
}

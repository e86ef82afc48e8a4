import AppStoreConnectSimulator
import Foundation
import StoreConnection
import TestTools
import Testing

@Suite("A storefront with another currency than the one that is known here") struct AscCurrencyTests {
  private typealias Store = AscCommandTests.Store

  /// A store that sells in złotys in Germany.
  private struct Changed: Transport {
    let store: AppStoreConnectSimulator

    func send(_ request: StoreRequest) throws(TransportFailure) -> StoreResponse {
      var response = try store.send(request)
      let currency = #""id":"DEU","attributes":{"currency":"#
      let text = String(decoding: response.body, as: UTF8.self)
      response.body = Array(text.replacing(currency + #""EUR""#, with: currency + #""PLN""#).utf8)
      return response
    }
  }

  /// A store with the prices of a catalog in Germany.
  private static func store(_ prices: [String: String]) async throws -> (Store, Changed) {
    let store = try Store()
    var text = AscCommandTests.catalog
    for (known, wanted) in prices { text = text.replacing(known, with: wanted) }
    try store.folder.write(text, to: "catalog.yml")
    let apply = await store.run("apply", store.catalog, "--yes", "--no-lint")
    #expect(apply.status == 0, "\(apply.output)\(apply.errors)")
    return (store, Changed(store: store.simulator))
  }

  private static let german = ["{USD: 5.99}": "{USD: 5.99, DEU: 3.99}", "{USD: 4.99}": "{USD: 4.99, DEU: 3.99}"]

  @Test("has no price in a pulled catalog, and each is listed on standard error") func pulled() async throws {
    let (store, changed) = try await Self.store(Self.german)
    let fresh = store.folder.path("fresh.yml")
    let pull = await store.run("pull", "--app", "com.example.small", "-o", fresh, over: changed)
    #expect(pull.status == 0, "\(pull.errors)")
    let text = try store.folder.text("fresh.yml")
    #expect(!text.contains("DEU"), "\(text)")
    let notes = pull.errors.split(separator: "\n").filter { $0.hasSuffix(": 3.99 PLN in DEU") }
    #expect(notes.count == 2, "\(pull.errors)")
    #expect(pull.errors.contains("com.example.small.coins400: prices in another currency"), "\(pull.errors)")
    let plan = await store.run("plan", fresh, "--no-lint", over: changed)
    #expect(!plan.output.contains("EUR") && plan.output.contains("DEU 3.99 PLN"), "\(plan.output)\(plan.errors)")
  }

  @Test("may have a price that follows from the base price") func derived() async throws {
    let (store, changed) = try await Self.store([:])
    let fresh = store.folder.path("fresh.yml")
    let pull = await store.run("pull", "--app", "com.example.small", "-o", fresh, over: changed)
    #expect(pull.status == 0 && !pull.errors.contains("DEU"), "\(pull.errors)")
    let plan = await store.run("plan", fresh, "--no-lint", over: changed)
    #expect(plan.status == 0, "\(plan.output)\(plan.errors)")
  }

  @Test("doesn't get the same amount of its own currency") func stated() async throws {
    let (store, changed) = try await Self.store(Self.german)
    store.simulator.clearLog()
    let apply = await store.run("apply", store.catalog, "--yes", "--no-lint", over: changed)
    #expect(apply.status != 0)
    let text = apply.output + apply.errors
    #expect(text.contains("the store has no price of 3.99 EUR in DEU"), "\(text)")
    #expect(store.simulator.writes.isEmpty)
  }
}

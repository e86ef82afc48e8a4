import CatalogModel
import CatalogStore
import Testing

@Suite("Rolling back publishes an earlier content again") struct RollbackTests {
  private let app = "com.example.game"

  private func rollback(_ number: Int, in store: Store) throws -> Rollback {
    try store.rollback(to: #require(try store.revision(number, of: app)))
  }

  @Test("without the products that were retired since, whoever retired them", arguments: Engine.allCases) func retired(
    _ engine: Engine
  ) throws {
    let store = try TestStore(engine).open()
    let coins = "price: {tier: 1}"
    try store.publish(Samples.catalog(["coins": coins, "gate": coins, "gems": coins, "hat": coins]))
    // One is listed as retired in the catalog, one is retired by a command, and one is only removed.
    try store.publish(Samples.catalog(["coins": "price: {tier: 2}"], retired: ["com.example.game.gate"]))
    try store.retire("com.example.game.gems", reason: "gone", author: "Ada")
    let rollback = try rollback(1, in: store)
    #expect(rollback.catalog.products.map(\.item) == ["coins", "hat"])
    #expect(rollback.leftOut.map(\.productID) == ["com.example.game.gate", "com.example.game.gems"])
    let outcome = try store.publish(rollback.catalog)
    #expect((outcome.revision.number, outcome.added, outcome.changed, outcome.removed) == (3, 1, 1, 0))
    #expect(outcome.returned == ["com.example.game.hat"])
    // IDs that the newest revision listed as retired still are.
    #expect(try store.catalog(of: outcome.revision).retired == ["com.example.game.gate"])
    #expect(try store.verify().problems == [])
  }

  @Test("as it was when nothing was retired since", arguments: Engine.allCases) func whole(_ engine: Engine) throws {
    let store = try TestStore(engine).open()
    let first = try store.publish(Samples.catalog(["coins": "price: {tier: 1}", "gate": "price: {tier: 1}"]))
    try store.publish(Samples.catalog(["coins": "price: {tier: 2}"]))
    let rollback = try rollback(1, in: store)
    #expect(rollback.leftOut.isEmpty)
    #expect(try store.publish(rollback.catalog).revision.content == first.revision.content)
  }
}

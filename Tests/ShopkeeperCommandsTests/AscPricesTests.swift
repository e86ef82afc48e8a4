import AppStoreConnectSimulator
import Foundation
import StoreConnection
import Testing

@Suite("shopkeeper asc prices") struct AscPricesTests {
  private typealias Store = AscCommandTests.Store

  /// A store with a subscription of which existing subscribers pay an earlier price.
  private func store() async throws -> Store {
    let store = try Store()
    _ = await store.run("apply", store.catalog, "--yes", "--no-lint")
    store.simulator.reviewAll(.submit)
    store.simulator.reviewAll(.approve)
    try store.folder.write(AscCommandTests.catalog.replacing("USD: 4.99", with: "USD: 5.99"), to: "catalog.yml")
    let raised = await store.run(
      "apply", store.catalog, "--yes", "--no-lint", "--price-start", "2026-11-24", "--existing-subscribers", "keep")
    #expect(raised.status == 0, "\(raised.errors)")
    store.clock.wait(seconds: 5 * 86_400)
    store.simulator.clearLog()
    return store
  }

  @Test("lists where subscribers pay an earlier price, and changes nothing") func listed() async throws {
    let store = try await store()
    let run = await store.run("prices", "--app", "com.example.small")
    #expect(run.status == 1)
    #expect(run.output.contains("--price-start"), "\(run.output)")
    #expect(store.simulator.writes.isEmpty)
  }

  @Test("continues a migration that was cut off at any request with --resume, without repeating it") func resumed()
    async throws
  {
    let store = try await store()
    let journal = store.folder.path("prices.asc-journal")
    func migrate(
      _ others: String..., from day: String = "2026-12-24", over transport: (any Transport)? = nil
    ) async -> CommandRun {
      await store.run(
        ["prices", "--app", "com.example.small", "--migrate", "--price-start", day] + [
          "--change-existing-subscribers", "--journal", journal,
        ] + others, over: transport)
    }
    // The last request is the write itself.
    let listed = await store.run("prices", "--app", "com.example.small", "--price-start", "2026-12-24")
    #expect(listed.output.contains("USA"), "\(listed.output)")
    let reads = store.simulator.log.count
    let cut = await migrate(over: AscResumeTests.Ending(store.simulator, last: reads + 1))
    #expect(cut.status == 1, "\(cut.output)")
    #expect(cut.errors.contains("--resume"), "\(cut.errors)")
    #expect(FileManager.default.fileExists(atPath: journal))
    let again = await migrate()
    #expect(again.status == 3 && again.errors.contains("did not come to its end"))
    let other = await migrate("--resume", from: "2026-12-25")
    #expect(other.status == 3 && other.errors.contains("is not what was confirmed"), "\(other.errors)")
    let rest = await migrate("--resume")
    #expect(rest.status == 0, "\(rest.errors)")
    #expect(store.simulator.writes.count == 1)
    #expect(!FileManager.default.fileExists(atPath: journal))
    let done = await store.run("prices", "--app", "com.example.small")
    #expect(done.status == 0, "\(done.output)")
    let none = await migrate("--resume")
    #expect(none.status == 3 && none.errors.contains("no run to continue"))
  }
}

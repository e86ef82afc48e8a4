import AppStoreConnectSimulator
import Foundation
import Testing

/// The prices in the plans of the command.
@Suite("shopkeeper asc plan shows prices") struct AscPlanPriceTests {
  private typealias Store = AscCommandTests.Store

  /// A store with the catalog on sale, and the catalog with other prices.
  private func store() async throws -> Store {
    let store = try Store()
    let apply = await store.run("apply", store.catalog, "--yes", "--no-lint")
    #expect(apply.status == 0, "\(apply.errors)")
    store.simulator.reviewAll(.submit)
    store.simulator.reviewAll(.approve)
    try store.folder.write(
      AscCommandTests.catalog.replacing("USD: 5.99", with: "USD: 6.99").replacing("USD: 4.99", with: "USD: 5.99"),
      to: "catalog.yml")
    return store
  }

  private static let decisions = ["--price-start", "2026-12-01", "--existing-subscribers", "keep"]

  @Test("in every storefront, as a table, as CSV and as Markdown, the same as in JSON") func table() async throws {
    let store = try await store()
    func run(_ arguments: String...) async -> CommandRun {
      await store.run(["plan", store.catalog, "--no-lint"] + arguments + Self.decisions)
    }
    let text = await run("--prices")
    #expect(text.status == 4, "\(text.errors)")
    #expect(text.output.contains("price.USA: 4.99 → 5.99 USD (+20.0 %), from 2026-12-01"), "\(text.output)")
    #expect(text.output.contains("prices derived in 174 storefronts, from 2026-12-01:"), "\(text.output)")
    let json = await run("--format", "json")
    let plan = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    let steps = try #require(plan["steps"] as? [[String: Any]])
    let prices = steps.flatMap { $0["prices"] as? [[String: Any]] ?? [] }
    let csv = await run("--format", "csv")
    let markdown = await run("--format", "markdown", "--prices")
    #expect(prices.count >= 175)
    for price in prices {
      let (old, new) = (price["old"] as? String ?? "", price["new"] as? String ?? "")
      let territory = price["territory"] as? String ?? ""
      #expect(csv.output.contains(",\(territory),\(old),\(new),"), "\(price)")
      #expect(markdown.output.contains("| \(territory) | \(old) | \(new) |"), "\(price)")
    }
    #expect(csv.output.split(whereSeparator: \.isNewline).count == prices.count + 1)
  }

  @Test("lower prices have percentages that a spreadsheet reads as numbers") func lower() async throws {
    let store = try await store()
    let text = try store.folder.text("catalog.yml")
    try store.folder.write(text.replacing("USD: 5.99", with: "USD: 3.99"), to: "catalog.yml")
    let csv = await store.run(["plan", store.catalog, "--no-lint", "--format", "csv"] + Self.decisions)
    #expect(csv.output.contains(",USA,4.99,3.99,USD,-20.0,"), "\(csv.output.prefix(500))")
    #expect(!csv.output.contains("'-"), "\(csv.output.prefix(500))")
  }

  @Test("before a person has decided about them", arguments: ["text", "markdown"]) func undecided(_ format: String)
    async throws
  {
    let store = try await store()
    let plan = await store.run("plan", store.catalog, "--no-lint", "--format", format)
    #expect(plan.status == 4)
    for part in ["on which day", "price.USA: 4.99 → 5.99 USD (+20.0 %)", "prices derived in 174 storefronts: 174 rise"]
    {
      #expect(plan.output.contains(part), "\(plan.output)")
    }
  }

  @Test("and is applied only while the store has the same prices") func pinned() async throws {
    let store = try await store()
    let file = store.folder.path("plan.json")
    _ = await store.run(["plan", store.catalog, "--no-lint", "--out", file] + Self.decisions)
    store.simulator.clearLog()
    for (shift, points, reason) in [(1, 120, "prices have changed since"), (0, 20, "prices have changed since")] {
      var rules = SimulatorRules()
      rules.pricePoints = points
      rules.derivedShift = shift
      store.simulator.setRules(rules)
      let run = await store.run("apply", file, store.catalog, "--yes", "--no-lint")
      #expect(run.status == 3 || run.status == 2, "\(run.output)\(run.errors)")
      let refused = await store.run("apply", store.catalog, "--plan", file, "--yes", "--no-lint")
      #expect(refused.status == 3 && refused.errors.contains(reason), "\(refused.errors)")
    }
    #expect(store.simulator.writes.isEmpty)
    var rules = SimulatorRules()
    rules.pricePoints = 120
    store.simulator.setRules(rules)
    let applied = await store.run("apply", store.catalog, "--plan", file, "--yes", "--no-lint")
    #expect(applied.status == 0, "\(applied.errors)")
  }

  @Test("that were set manually until they are pulled or replaced") func byHand() async throws {
    let store = try Store()
    let own = AscCommandTests.catalog
    try store.folder.write(own.replacing("USD: 4.99}", with: "USD: 4.99, IND: 99}"), to: "catalog.yml")
    let apply = await store.run("apply", store.catalog, "--yes", "--no-lint")
    #expect(apply.status == 0, "\(apply.errors)")
    try store.folder.write(own, to: "catalog.yml")
    let drift = await store.run("plan", store.catalog, "--no-lint")
    #expect(drift.status == 4)
    #expect(drift.output.contains("only at the store:\n") && drift.output.contains("IND 99 INR"), "\(drift.output)")
    let replacing = await store.run("plan", store.catalog, "--no-lint", "--derive-prices", "IND")
    #expect(replacing.output.contains("price derived in IND 99 → "), "\(replacing.output)")
    let wrong = await store.run("plan", store.catalog, "--no-lint", "--derive-prices", "India")
    #expect(wrong.status == 2 && wrong.errors.contains("storefront such as IND"), "\(wrong.errors)")
    let pull = await store.run("pull", "--into", store.catalog)
    #expect(pull.status == 0, "\(pull.errors)")
    #expect(try store.folder.text("catalog.yml").contains("IND: 99"))
    let same = await store.run("plan", store.catalog, "--no-lint")
    #expect(same.status == 0, "\(same.output)")
  }
}

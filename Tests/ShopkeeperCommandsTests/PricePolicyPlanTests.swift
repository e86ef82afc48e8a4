import AppStoreConnectSimulator
import Foundation
import Shopkeeper
import Testing

@Suite("shopkeeper asc with price policies") struct PricePolicyPlanTests {
  private static let policy = """
    app:
      pricePolicies:
        - {name: ppp, multipliers: [IND 0.35, AFG 0.2, FRA DEU 0.8], rates: [USD 1, INR 88.5, EUR 0.9], others: store, rounding: usual}

    """
  private static let catalog = AscCommandTests.catalog.replacing("app:\n", with: policy).replacing(
    "price: {USD: 4.99}", with: "price: {USD: 4.99}\n        pricePolicy: ppp"
  ).replacing("price: {USD: 5.99}", with: "price: {USD: 5.99}\n    pricePolicy: ppp")

  /// A store that has the prices of the policy.
  private static func store() async throws -> AscCommandTests.Store {
    let store = try AscCommandTests.Store()
    try #require(catalog.components(separatedBy: "pricePolicy: ppp").count == 3)
    try store.folder.write(catalog, to: "catalog.yml")
    let update = await CommandRun("price", store.catalog, "--update")
    #expect(update.status == 0, "\(update.errors)")
    let applied = await store.run("apply", store.catalog, "--yes", "--no-lint")
    #expect(applied.status == 0, "\(applied.errors)")
    return store
  }

  /// Somebody sets other prices in India in App Store Connect.
  private static func move(_ store: AscCommandTests.Store) async throws {
    let elsewhere = try store.folder.write(
      AscCommandTests.catalog.replacing("USD: 4.99", with: "USD: 4.99, IND: 99").replacing(
        "USD: 5.99", with: "USD: 5.99, IND: 99"), to: "elsewhere/catalog.yml")
    let moved = await store.run("apply", elsewhere, "--yes", "--no-lint")
    #expect(moved.status == 0, "\(moved.output)\(moved.errors)")
  }

  @Test("applies the prices of the lock, and plans nothing the next day") func applied() async throws {
    let fresh = try AscCommandTests.Store()
    try fresh.folder.write(Self.catalog, to: "catalog.yml")
    let early = await fresh.run("plan", fresh.catalog, "--no-lint")
    #expect(early.status != 0 && early.errors.contains("--update"), "\(early.errors)")
    let store = try await Self.store()
    let next = await store.run("plan", store.catalog, "--no-lint")
    #expect(next.status == 0, "\(next.output)\(next.errors)")
  }

  @Test("a pulled price that the policy gives stays computed, and any other is stated") func pulled() async throws {
    let store = try await Self.store()
    let same = await store.run("pull", "--into", store.catalog)
    #expect(same.status == 0, "\(same.errors)")
    #expect(try store.folder.text("catalog.yml") == Self.catalog)
    try await Self.move(store)
    let drift = await store.run("plan", store.catalog, "--no-lint")
    #expect(drift.status == 4 && drift.output.contains("IND"), "\(drift.output)")
    let moved = await store.run("pull", "--into", store.catalog)
    #expect(moved.status == 0, "\(moved.errors)")
    let text = try store.folder.text("catalog.yml")
    #expect(text.contains("price: {USD: 4.99, IND: 99}") || text.contains("price: {USD: 4.99, INR: 99}"), "\(text)")
    #expect(text.components(separatedBy: "pricePolicy: ppp").count == 3)
    #expect(!text.contains("FRA:") && !text.contains("EUR:"), "\(text)")
    // The prices that are stated now are not computed any more.
    let stale = await CommandRun("lint", store.catalog, "--only", "price-policy")
    #expect(stale.output.contains("not computed now"), "\(stale.output)")
    _ = await CommandRun("price", store.catalog, "--update")
    let next = await store.run("plan", store.catalog, "--no-lint")
    #expect(next.status == 0, "\(next.output)\(next.errors)")
  }

  @Test(
    "a price in a currency that is stated stays stated, whether or not the store derives the same",
    arguments: ["4.99", "5.49", "5.99"]) func statedCurrency(_ amount: String) async throws
  {
    let store = try AscCommandTests.Store()
    let catalog = Self.catalog.replacing("{USD: 4.99}", with: "{USD: 4.99, EUR: \(amount)}")
    try store.folder.write(catalog, to: "catalog.yml")
    #expect(await CommandRun("price", store.catalog, "--update").status == 0)
    let applied = await store.run("apply", store.catalog, "--yes", "--no-lint")
    #expect(applied.status == 0, "\(applied.output)\(applied.errors)")
    let pulled = await store.run("pull", "--into", store.catalog)
    #expect(pulled.status == 0, "\(pulled.errors)")
    #expect(try store.folder.text("catalog.yml") == catalog)
    let next = await store.run("plan", store.catalog, "--no-lint")
    #expect(next.status == 0, "\(next.output)\(next.errors)")
  }

  @Test("a price that the store doesn't have any more stops the plan of its product, with the nearest ones")
  func moved() async throws {
    let store = try await Self.store()
    // The simulated store has the lowest 120 price points of each storefront.
    try store.folder.write(Self.catalog.replacing("IND 0.35", with: "IND 9"), to: "catalog.yml")
    let update = await CommandRun("price", store.catalog, "--update")
    #expect(update.status == 0, "\(update.errors)")
    let plan = await store.run("plan", store.catalog, "--no-lint")
    #expect(plan.status != 0 && plan.output.contains("in IND; the nearest is "), "\(plan.output)\(plan.errors)")
    store.simulator.clearLog()
    _ = await store.run("apply", store.catalog, "--yes", "--no-lint")
    #expect(store.simulator.writes.isEmpty)
  }

  @Test("stops a pull into a catalog whose file of prices is missing or out of date") func stale() async throws {
    let store = try await Self.store()
    try FileManager.default.removeItem(atPath: store.folder.path("catalog.prices.csv"))
    let missing = await store.run("pull", "--into", store.catalog)
    #expect(missing.status != 0 && missing.errors.contains("--update"), "\(missing.errors)")
    #expect(try store.folder.text("catalog.yml") == Self.catalog)
  }

  @Test("saved answers and exports are compared with the prices that the policies give") func compared() async throws {
    let store = try await Self.store()
    let answers = store.folder.path("answers")
    _ = await store.run("pull", "--into", store.catalog, "--dry-run", "--save-answers", answers)
    let same = await store.runOffline("diff", answers, store.catalog)
    #expect(same.status == 0, "\(same.output)\(same.errors)")
    let export = store.folder.path("requests.json")
    _ = await CommandRun("export", store.catalog, "-f", "asc", "-o", export)
    let exported = await CommandRun("diff", export, store.catalog)
    #expect(exported.status == 0, "\(exported.output)\(exported.errors)")
    try await Self.move(store)
    _ = await store.run("pull", "--into", store.catalog, "--dry-run", "--save-answers", answers)
    let moved = await store.runOffline("diff", answers, store.catalog)
    let changes = moved.output.split(separator: "\n").filter { $0.contains("price.") }
    #expect(moved.status == 1 && changes.count == 2, "\(moved.output)")
    #expect(changes.allSatisfy { $0.contains("IN") && $0.contains("99") }, "\(changes)")
  }

  @Test("a published revision, beside which no prices are reviewed, is exported with its policies alone")
  func revision() async throws {
    let folder = try TemporaryFolder()
    let catalog = try folder.write(Self.catalog, to: "catalog.yml")
    let database = folder.path("test.store")
    _ = await CommandRun("price", catalog, "--update")
    let published = await CommandRun("publish", catalog, "--store", database, "--author", "Ada")
    #expect(published.status == 0, "\(published.errors)")
    let refused = await CommandRun("export", "--revision", "1", "-f", "asc", "--store", database)
    #expect(refused.status != 0 && refused.errors.contains("export it as json"), "\(refused.errors)")
    let whole = await CommandRun("export", "--revision", "1", "-f", "json", "--store", database)
    #expect(whole.status == 0 && whole.output.contains("pricePolicies"), "\(whole.errors)")
    let old = folder.path("old.json")
    try folder.write(whole.output, to: "old.json")
    try folder.write(try folder.text("catalog.prices.csv"), to: "old.prices.csv")
    let exported = await CommandRun("export", old, "-f", "asc")
    #expect(exported.status == 0 && exported.output.contains("149"), "\(exported.errors)")
  }

  @Test("an opened catalog is linted with its prices, and again when their file changes") func opened() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.catalog, to: "catalog.yml")
    var workspace = try CatalogWorkspace(opening: path)
    func isReported(_ workspace: inout CatalogWorkspace) -> Bool {
      workspace.lint().findings.contains { $0.rule == "price-policy" }
    }
    let before = isReported(&workspace)
    #expect(before)
    let early = workspace.catchUpWithPrices()
    #expect(!early)
    _ = await CommandRun("price", path, "--update")
    let late = workspace.catchUpWithPrices()
    #expect(late)
    let after = isReported(&workspace)
    #expect(!after)
  }

  @Test("lint --watch lints again when the file of prices changes") func watched() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.catalog, to: "catalog.yml")
    let watch = try WatchProcess("--only", "price-policy", in: folder)
    #expect(watch.hasLinted(times: 1))
    #expect(watch.output.contains("[price-policy]"))
    _ = await CommandRun("price", path, "--update")
    #expect(watch.hasLinted(times: 2))
    #expect(watch.output.contains("no findings"))
    #expect(watch.end(with: SIGTERM) == 0)
  }
}

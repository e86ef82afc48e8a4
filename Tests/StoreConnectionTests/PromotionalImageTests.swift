import AppStoreConnect
import AppStoreConnectSimulator
import AppStoreReference
import CatalogModel
import StoreConnection
import Testing

@Suite("Promotional images") struct PromotionalImageTests {
  private static let readings = [SimulatorRules(), .secondReading]
  private static let type = "inAppPurchaseImages"
  private static let subject = "\(StoreWorld.bundleID).coins0"

  /// A catalog of consumables.
  static func catalog(_ image: String?, title: String = "Coins", screenshot: String? = nil, count: Int = 1) -> Catalog {
    var catalog = Catalog(app: App(bundleID: StoreWorld.bundleID, primaryLocale: "en-US", baseTerritory: nil))
    catalog.products = (0..<count).map { index in
      var product = Product(item: "coins\(index)", productID: "\(StoreWorld.bundleID).coins\(index)")
      product.type = .consumable
      product.localizations = [
        Localization(
          locale: "en-US", storeLocale: StoreLocale.resolving("en-US"), title: "\(title) \(index)", description: "Some."
        )
      ]
      product.promotionalImage = image.map { "\(index)/\($0)" }
      product.review.screenshot = screenshot.map { "\(index)/\($0)" }
      return product
    }
    return catalog
  }

  private func approve(_ world: StoreWorld) throws {
    try world.wait()
    world.store.reviewAll(.submit)
    world.store.reviewAll(.approve)
  }

  /// The file names of the images of the newest version.
  private func names(_ world: StoreWorld) throws -> [String?] {
    try world.wait()
    return try world.live().products[0].versions.current?.images.map(\.fileName) ?? []
  }

  @Test("are uploaded into the version once, and never with the token", arguments: readings) func whole(
    _ rules: SimulatorRules
  ) throws {
    let world = StoreWorld(rules)
    let (plan, outcome) = try world.apply(Self.catalog("a.png"))
    #expect(outcome.failures.isEmpty, "\(outcome.failures)")
    #expect(world.store.writes.count <= plan.forecast.writes)
    #expect(world.store.leaks == 0)
    let parts = world.store.log.filter { $0.request.method == .put }
    #expect(parts.flatMap(\.request.body) == StoreWorld.file("0/a.png"))
    #expect(try names(world) == ["a.png"])
    #expect(try world.plan(Self.catalog("a.png")).isEmpty)
    // A catalog that says nothing about the image leaves it, and so does one that was pulled.
    let silent = try world.plan(Self.catalog(nil))
    #expect(silent.isEmpty)
    #expect(silent.drift.contains { $0.text.contains("a.png") }, "\(silent.drift)")
    // A draft is written in place.
    let (change, result) = try world.apply(Self.catalog("b.png"))
    #expect(change.steps.map(\.key) == ["\(Self.subject): its promotional image"])
    #expect(result.failures.isEmpty, "\(result.failures)")
    #expect(try names(world) == ["b.png"])
  }

  @Test("that were approved are replaced in a new version", arguments: readings) func approved(_ rules: SimulatorRules)
    throws
  {
    let world = StoreWorld(rules)
    try world.apply(Self.catalog("a.png"))
    try approve(world)
    #expect(try world.plan(Self.catalog("a.png")).isEmpty)
    let (plan, outcome) = try world.apply(Self.catalog("b.png"))
    #expect(outcome.failures.isEmpty, "\(outcome.failures)")
    #expect(plan.steps.map(\.name) == ["version 2", "the text in en-US", "its promotional image"])
    #expect(try names(world) == ["b.png"])
    #expect(world.store.count("inAppPurchaseVersions") == 2)
    #expect(try world.plan(Self.catalog("b.png")).isEmpty)
  }

  @Test("are in a new version that is made for a text", arguments: readings) func carried(_ rules: SimulatorRules)
    throws
  {
    let world = StoreWorld(rules)
    try world.apply(Self.catalog("a.png"))
    try approve(world)
    let (plan, outcome) = try world.apply(Self.catalog("a.png", title: "Gold"))
    #expect(outcome.failures.isEmpty, "\(outcome.failures)")
    #expect(world.store.writes.count <= plan.forecast.writes + 10)
    #expect(try names(world) == ["a.png"])
    let silent = try world.plan(Self.catalog(nil, title: "Silver"))
    #expect(!silent.remarks.contains { $0.text.contains("may begin without") })
    try approve(world)
    let warned = try world.plan(Self.catalog(nil, title: "Silver"))
    #expect(warned.remarks.contains { $0.text.contains("may begin without") })
  }

  @Test("that only the store has are deleted with --prune", arguments: readings) func pruned(_ rules: SimulatorRules)
    throws
  {
    var world = StoreWorld(rules)
    try world.apply(Self.catalog("a.png"))
    try approve(world)
    world.options.prunes = true
    let (plan, outcome) = try world.apply(Self.catalog(nil))
    #expect(outcome.failures.isEmpty, "\(outcome.failures)")
    #expect(plan.steps.last?.action == .delete)
    #expect(try names(world) == [])
    #expect(try world.plan(Self.catalog(nil)).isEmpty)
    // Customers still see the approved one.
    #expect(world.store.count(Self.type) == 1)
  }

  @Test("can't be changed in review, and are named when they can't be read or used") func refused() throws {
    let world = StoreWorld()
    try world.apply(Self.catalog("a.png"))
    world.store.reviewAll(.submit)
    let locked = try world.plan(Self.catalog("b.png"))
    #expect(locked.steps.isEmpty)
    #expect(locked.refusals.contains { $0.text.contains("its promotional image is locked") }, "\(locked.refusals)")
    var options = world.options
    options.images = [:]
    let unread = Planner.plan(Self.catalog("b.png"), against: try world.live(), options)
    #expect(unread.refusals.contains { $0.text.contains("\"0/b.png\" can't be read") })
    let other = StoreWorld()
    let catalog = Self.catalog("c.png")
    options.images = ["0/c.png": AssetFile("0/c.png", Array("GIF89a".utf8))]
    let live = try other.live()
    let executor = PlanExecutor(
      Planner.plan(catalog, against: live, options), for: catalog, options, live: live, over: other.session(),
      journal: MemoryJournal(), contents: { _ in Array("GIF89a".utf8) })
    let failures = try executor.run(digest: "test").failures
    #expect(failures.contains { $0.text.contains("IMAGE_TYPE_NOT_SUPPORTED") }, "\(failures)")
    // A file that the store could not use is replaced.
    let (_, outcome) = try other.apply(catalog)
    #expect(outcome.failures.isEmpty, "\(outcome.failures)")
    #expect(other.store.count(Self.type) == 1)
  }
}

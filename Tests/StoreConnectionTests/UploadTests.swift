import AppStoreConnect
import AppStoreConnectSimulator
import AppStoreReference
import CatalogModel
import StoreConnection
import Testing

@Suite("Review screenshots") struct UploadTests {
  private static func catalog(_ path: String?) -> Catalog {
    var catalog = Catalog(app: App(bundleID: StoreWorld.bundleID, primaryLocale: "en-US", baseTerritory: nil))
    var product = Product(item: "coins", productID: "\(StoreWorld.bundleID).coins")
    product.type = .consumable
    product.localizations = [
      Localization(locale: "en-US", storeLocale: StoreLocale.resolving("en-US"), title: "Coins", description: "Some.")
    ]
    product.review.screenshot = path
    catalog.products = [product]
    return catalog
  }

  private static let type = "inAppPurchaseAppStoreReviewScreenshots"

  @Test("are uploaded once, in the parts that the store asks for, and never with the token") func whole() throws {
    let world = StoreWorld()
    let (_, outcome) = try world.apply(Self.catalog("a.png"))
    #expect(outcome.failures.isEmpty, "\(outcome.failures)")
    #expect(world.store.leaks == 0)
    let parts = world.store.log.filter { $0.request.method == .put }
    #expect(parts.count == 2)
    #expect(parts.flatMap(\.request.body) == StoreWorld.file("a.png"))
    world.store.clearLog()
    #expect(try world.plan(Self.catalog("a.png")).isEmpty)
    // The same file under another name is the same file.
    #expect(try world.plan(Self.catalog(nil)).isEmpty)
    #expect(world.store.writes.isEmpty)
  }

  /// The actions of a person in App Store Connect.
  enum Deed: CaseIterable {
    case none, deletes, replaces
  }

  @Test("that only the store has are in a pulled catalog, and a plan sees when one is gone", arguments: Deed.allCases)
  func pulled(_ deed: Deed) throws {
    let world = StoreWorld()
    try world.apply(Self.catalog("shots/a.png"))
    let pulled = try world.pull()
    let summary = "a.png, \(StoreWorld.file("shots/a.png").count) bytes, MD5 "
    #expect(pulled.products[0].review.uploadedScreenshot?.hasPrefix(summary) ?? false, "\(pulled.products[0].review)")
    // A file in the catalog says the same.
    #expect(try world.pull(into: Self.catalog("b.png")).products[0].review == Review())
    switch deed {
    case .none: break
    case .deletes:
      let id = try #require(try world.live().products.first?.screenshot?.id)
      let fields = [HeaderField("Authorization", "Bearer x")]
      _ = try world.store.send(StoreRequest(.delete, "/v1/\(Self.type)/\(id)", fields: fields))
      #expect(world.store.count(Self.type) == 0)
    case .replaces: try world.apply(Self.catalog("b.png"))
    }
    let plan = try world.plan(pulled)
    #expect(plan.isEmpty == (deed == .none))
    #expect(plan.steps.isEmpty)
    let expected: [Deed: String] = [
      .deletes: "the store doesn't have its review screenshot \"a.png, ",
      .replaces: "its review screenshot is \"b.png, ",
    ]
    #expect(plan.refusals.allSatisfy { $0.text.hasPrefix(expected[deed] ?? "nothing") }, "\(plan.refusals)")
    if deed == .replaces { #expect(try world.plan(world.pull(into: pulled)).isEmpty) }
  }

  /// Passes on what a store says, with one text replaced.
  private struct AlteredTransport: Transport {
    let store: AppStoreConnectSimulator
    let old: String
    let new: String

    func send(_ request: StoreRequest) throws(TransportFailure) -> StoreResponse {
      var response = try store.send(request)
      response.body = Array(String(decoding: response.body, as: UTF8.self).replacing(old, with: new).utf8)
      return response
    }
  }

  @Test(
    "are sent only in parts that are the whole file, with fields that change nothing else in the request",
    arguments: [
      (#""offset":0"#, #""offset":1"#), (#""offset":0"#, #""offset":-1"#), (#""length":"#, #""length":1"#),
      (#""method":"PUT""#, #""method":"DELETE""#), ("/upload/", #"/up\r\nload/"#), ("/upload/", #"/up\u0000load/"#),
      (#""Content-Type""#, #""Content-Length""#), (#""Content-Type""#, #""transfer-encoding""#),
      (#""Content-Type""#, #""Host""#), (#""Content-Type""#, #""X: 1\r\nEvil""#),
      (#""name":"Content-Type","value":""#, #""name":"Content-Type","value":"a\r\nEvil: 1\r\n\r\n"#),
    ]) func strangeParts(_ old: String, _ new: String) throws
  {
    let world = StoreWorld()
    let (_, outcome) = try world.apply(
      Self.catalog("a.png"), over: AlteredTransport(store: world.store, old: old, new: new))
    #expect(outcome.failures.contains { $0.text.contains("uploadOperations") }, "\(outcome.failures)")
    #expect(!world.store.log.contains { $0.request.method == .put })
  }

  @Test("are replaced before the first review, and locked after it") func replaced() throws {
    let world = StoreWorld()
    try world.apply(Self.catalog("a.png"))
    let (plan, outcome) = try world.apply(Self.catalog("b.png"))
    #expect(outcome.failures.isEmpty, "\(outcome.failures)")
    #expect(plan.steps.map(\.key) == ["\(StoreWorld.bundleID).coins: its review screenshot"])
    #expect(world.store.count(Self.type) == 1)
    #expect(try world.plan(Self.catalog("b.png")).isEmpty)
    world.store.reviewAll(.submit)
    world.store.reviewAll(.approve)
    let locked = try world.plan(Self.catalog("a.png"))
    #expect(locked.steps.isEmpty && locked.refusals.isEmpty)
    #expect(locked.remarks.contains { $0.text.contains("is locked") })
  }

  @Test("that have changed since the plan, can't be read or are no images are refused") func refused() throws {
    let world = StoreWorld()
    let catalog = Self.catalog("a.png")
    var options = world.options(for: catalog)
    let live = try world.live()
    let plan = Planner.plan(catalog, against: live, options)
    let session = world.session()
    let changed = PlanExecutor(
      plan, for: catalog, options, live: live, over: session, journal: MemoryJournal(), contents: { _ in [1, 2, 3] })
    let failures = try changed.run(digest: "test").failures
    #expect(failures.count == 1 && failures[0].text.contains("has changed"), "\(failures)")
    #expect(world.store.count(Self.type) == 0)
    options.images = [:]
    let unread = Planner.plan(catalog, against: try world.live(), options)
    #expect(unread.refusals.contains { $0.text.contains("can't be read") })
    options.images = ["a.png": AssetFile("a.png", Array("GIF89a".utf8))]
    let now = try world.live()
    let wrong = PlanExecutor(
      Planner.plan(catalog, against: now, options), for: catalog, options, live: now, over: session,
      journal: MemoryJournal(), contents: { _ in Array("GIF89a".utf8) })
    let reasons = try wrong.run(digest: "test").failures
    #expect(reasons.contains { $0.text.contains("IMAGE_TYPE_NOT_SUPPORTED") }, "\(reasons)")
    // A file that the store could not use is replaced.
    let (_, outcome) = try world.apply(catalog)
    #expect(outcome.failures.isEmpty, "\(outcome.failures)")
    #expect(world.store.count(Self.type) == 1)
  }
}

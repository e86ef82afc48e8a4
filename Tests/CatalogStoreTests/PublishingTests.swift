import Basics
import CatalogFormats
import CatalogModel
import CatalogSamples
import Foundation
import Testing

@testable import CatalogStore

@Suite("Publishing adds a revision that never changes") struct PublishingTests {
  @Test("the revisions of an app are numbered from 1, each with the digest before it", arguments: Engine.allCases)
  func line(_ engine: Engine) throws {
    let test = try TestStore(engine)
    let store = try test.open()
    for tier in 1...5 {
      try store.publish(Samples.catalog(["coins": "price: {tier: \(tier)}"]), message: "tier \(tier)")
    }
    var revisions: [Revision] = []
    try store.forEachRevision(of: "com.example.game") {
      revisions.append($0)
      return true
    }
    #expect(revisions.map(\.number) == [5, 4, 3, 2, 1])
    #expect(revisions.map(\.previous) == revisions.dropFirst().map(\.digest) + [nil])
    #expect(revisions.map(\.message) == (1...5).reversed().map { "tier \($0)" })
    #expect(revisions.first?.author == "Ada <ada@example.com>")
    #expect(try store.verify().problems == [])
  }

  @Test("a revision gives back the catalog, byte for byte", arguments: Engine.allCases, [0, 7, 20] as [UInt64])
  func content(_ engine: Engine, _ seed: UInt64) throws {
    let test = try TestStore(engine)
    let catalog = GeneratedCatalogs.catalog(seed: seed)
    let content = CanonicalContent(catalog)
    guard content.losses.isEmpty else { return }
    let revision = try test.open().publish(catalog).revision
    let reader = try test.open(.read)
    #expect(try reader.content(of: revision) == CatalogJSONEncoder.write(catalog).bytes)
    #expect(revision.content.description == Checksum.sha256(CatalogJSONEncoder.write(catalog).bytes))
    #expect(CatalogDifference(from: catalog, to: try reader.catalog(of: revision)).isEmpty)
  }

  @Test("thousands of products are published like a few", arguments: Engine.allCases) func thousands(_ engine: Engine)
    throws
  {
    let test = try TestStore(engine)
    let store = try test.open()
    let catalog = Samples.catalog(Samples.products(2500), retired: ["com.example.game.old"])
    let outcome = try store.publish(catalog)
    #expect(outcome.added == 2500)
    #expect(try store.catalog(of: outcome.revision).products.count == 2500)
    #expect(try store.ledger(of: "com.example.game").count == 2501)
    #expect(try store.record(of: outcome.revision).count == 2500 + 3)
    let changed = try store.publish(
      Samples.catalog(Samples.products(2501, changing: 7), retired: ["com.example.game.old"]))
    #expect((changed.added, changed.changed, changed.removed) == (1, 1, 0))
    #expect(try store.verify().problems == [])
  }

  @Test("what is already the newest revision is not published again", arguments: Engine.allCases) func unchanged(
    _ engine: Engine
  ) throws {
    let test = try TestStore(engine)
    let store = try test.open()
    try store.publish(Samples.catalog())
    let again = try store.publish(Samples.catalog())
    #expect(again.isUnchanged)
    #expect(again.revision.number == 1)
    // An earlier one is.
    try store.publish(Samples.catalog(["coins": "price: {tier: 2}"]))
    #expect(try store.publish(Samples.catalog()).revision.number == 3)
    #expect(try store.verify().problems == [])
  }

  @Test("a trial says what would happen, and writes nothing", arguments: Engine.allCases) func trial(_ engine: Engine)
    throws
  {
    let test = try TestStore(engine)
    let store = try test.open()
    try store.publish(Samples.catalog())
    let outcome = try store.publish(
      CanonicalContent(Samples.catalog(["gems": "price: {tier: 1}"])),
      as: Publication(app: "com.example.game", author: "Ada"), isTrial: true)
    #expect(outcome.revision.number == 2)
    #expect((outcome.added, outcome.removed) == (1, 1))
    #expect(try store.revision(of: "com.example.game")?.number == 1)
  }

  @Test("apps have lines of their own", arguments: Engine.allCases) func apps(_ engine: Engine) throws {
    let test = try TestStore(engine)
    let store = try test.open()
    for app in ["com.example.b", "com.example.a"] { try store.publish(Samples.catalog(app: app)) }
    #expect(try store.apps() == ["com.example.a", "com.example.b"])
    #expect(try store.revision(of: "com.example.a")?.number == 1)
    #expect(try store.revision(of: "com.example.b")?.number == 1)
    #expect(try store.revision(of: "com.example.c") == nil)
  }

  @Test("several catalogs are published together, or none of them", arguments: Engine.allCases) func together(
    _ engine: Engine
  ) throws {
    let test = try TestStore(engine)
    let store = try test.open()
    try store.publish(Samples.catalog(["coins": "id: com.shared.coins"], app: "com.example.c"))
    func catalogs(_ id: String) -> [(CanonicalContent, Publication)] {
      [("com.example.a", "com.example.a.coins"), ("com.example.b", id)].map { app, id in
        let catalog = Samples.catalog(["coins": "id: \(id)"], app: app)
        return (CanonicalContent(catalog), Publication(app: app, author: "Ada"))
      }
    }
    let failure = #expect(throws: StoreFailure.self) { try store.publish(catalogs("com.shared.coins")) }
    #expect(failure?.app == "com.example.b")
    #expect(failure?.violations.map(\.rule) == [.app])
    #expect(try store.apps() == ["com.example.c"])
    let outcomes = try store.publish(catalogs("com.example.b.coins"))
    #expect(outcomes.map(\.revision.app) == ["com.example.a", "com.example.b"])
    #expect(try store.verify().problems == [])
  }

  @Test("history finds the revisions that changed a product", arguments: Engine.allCases) func history(_ engine: Engine)
    throws
  {
    let test = try TestStore(engine)
    let store = try test.open()
    try store.publish(Samples.catalog(["coins": "price: {tier: 1}"]))
    try store.publish(Samples.catalog(["coins": "price: {tier: 1}", "gems": "price: {tier: 1}"]))
    try store.publish(Samples.catalog(["coins": "price: {tier: 2}", "gems": "price: {tier: 1}"]))
    var numbers: [Int] = []
    try store.forEachRevision(of: "com.example.game", changing: .product("com.example.game.coins")) {
      numbers.append($0.number)
      return true
    }
    #expect(numbers == [3, 1])
  }

  @Test("a catalog whose names occur twice is refused, because part of it would be lost", arguments: Engine.allCases)
  func losses(_ engine: Engine) throws {
    let test = try TestStore(engine)
    var catalog = Samples.catalog()
    catalog.currencies += catalog.currencies
    let failure = #expect(throws: StoreFailure.self) { try test.open().publish(catalog) }
    #expect(failure?.kind == .refused)
  }
}

@Suite("The ledger keeps every product ID") struct StoreLedgerTests {
  private let app = "com.example.game"

  @Test("the ledger knows the first and the last revision of an ID", arguments: Engine.allCases) func entries(
    _ engine: Engine
  ) throws {
    let test = try TestStore(engine)
    let store = try test.open()
    try store.publish(Samples.catalog(["coins": "price: {tier: 1}"]))
    try store.publish(Samples.catalog(["coins": "price: {tier: 1}", "gems": "price: {tier: 1}"]))
    try store.publish(Samples.catalog(["coins": "price: {tier: 1}"]))
    let ledger = try store.ledger(of: app)
    #expect(ledger.map(\.product.id) == ["\(app).coins", "\(app).gems"])
    #expect(ledger.map(\.first) == [1, 2])
    #expect(ledger.map { $0.last(newest: 3) } == [3, 2])
    #expect(ledger.map(\.product.type) == ["consumable", "consumable"])
    #expect(try store.verify().problems == [])
  }

  @Test("a product that was removed may come back with the same type", arguments: Engine.allCases) func back(
    _ engine: Engine
  ) throws {
    let test = try TestStore(engine)
    let store = try test.open()
    let both = ["coins": "price: {tier: 1}", "gems": "price: {tier: 1}"]
    try store.publish(Samples.catalog(both))
    try store.publish(Samples.catalog(["coins": "price: {tier: 1}"]))
    #expect(try store.publish(Samples.catalog(both)).returned == ["\(app).gems"])
    #expect(try store.verify().problems == [])
    let failure = #expect(throws: StoreFailure.self) {
      try store.publish(Samples.catalog(["coins": "price: {tier: 1}", "gems": "type: non-consumable"]))
    }
    #expect(failure?.violations.map(\.rule) == [.type])
  }

  @Test("what is unknown about a product may be learned later, and is then kept", arguments: Engine.allCases)
  func learned(_ engine: Engine) throws {
    let store = try TestStore(engine).open()
    try store.publish(Samples.untyped("coins"))
    #expect(try store.ledger(of: app).map(\.product.type) == [""])
    try store.publish(Samples.catalog())
    // A catalog that doesn't say the type any more contradicts nothing.
    try store.publish(Samples.untyped("coins"))
    let failure = #expect(throws: StoreFailure.self) {
      try store.publish(Samples.catalog(["coins": "type: non-consumable"]))
    }
    #expect(failure?.violations.map(\.rule) == [.type])

    var subscription = Samples.subscriptions()
    subscription.products[1].subscription?.period = nil
    try store.publish(subscription)
    try store.publish(Samples.subscriptions())
    let other = #expect(throws: StoreFailure.self) { try store.publish(Samples.subscriptions(period: "1 year")) }
    #expect(other?.violations.map(\.rule) == [.period])
    #expect(try store.ledger(of: app).map(\.product.type) == ["consumable", "auto-renewable"])

    // Also what was learned by an import between two revisions.
    try store.publish(Samples.untyped("gems"))
    _ = try store.importLedger(
      [LedgerProduct(id: "\(app).gems", type: "consumable")], retired: [], of: app, reason: "", author: "Ada")
    #expect(try store.verify().problems == [])
  }

  @Test("two products with one ID are refused by name", arguments: Engine.allCases) func twice(_ engine: Engine) throws
  {
    let store = try TestStore(engine).open()
    let twice = Samples.catalog(["coins": "price: {tier: 1}", "more": "id: com.example.game.coins"])
    for _ in 0..<2 {
      let failure = #expect(throws: StoreFailure.self) { try store.publish(twice) }
      #expect(failure?.violations.map(\.rule) == [.duplicate])
      #expect(failure?.violations.first?.message.english.contains("\"\(app).coins\"") == true)
      #expect(try store.violations(of: twice, app: app).map(\.rule) == [.duplicate])
      // The same with an ID that the ledger has.
      try store.publish(Samples.catalog())
    }
  }

  @Test("an ID that the catalog lists as retired stays retired", arguments: Engine.allCases) func retired(
    _ engine: Engine
  ) throws {
    let test = try TestStore(engine)
    let store = try test.open()
    let gems = ["coins": "price: {tier: 1}", "gems": "price: {tier: 1}"]
    try store.publish(Samples.catalog(gems))
    try store.publish(Samples.catalog(retired: ["\(app).gems", "\(app).never"]))
    let ledger = try store.ledger(of: app)
    #expect(ledger.map { $0.retired != nil } == [false, true, true])
    #expect(ledger[1].reason == "listed as retired in revision 2")
    let failure = #expect(throws: StoreFailure.self) { try store.publish(Samples.catalog(gems)) }
    #expect(failure?.kind == .refused)
    #expect(failure?.violations.map(\.rule) == [.retired])
    #expect(try store.revision(of: app)?.number == 2)
    #expect(try store.verify().problems == [])
  }

  @Test("an ID belongs to one app", arguments: Engine.allCases) func other(_ engine: Engine) throws {
    let test = try TestStore(engine)
    let store = try test.open()
    try store.publish(Samples.catalog(["coins": "id: com.shared.coins"], app: "com.example.a"))
    let failure = #expect(throws: StoreFailure.self) {
      try store.publish(Samples.catalog(["coins": "id: com.shared.coins"], app: "com.example.b"))
    }
    #expect(failure?.violations.map(\.rule) == [.app])
    #expect(failure?.violations.first?.message.english.contains("com.example.a") == true)
    #expect(try store.revision(of: "com.example.b") == nil)
  }

  @Test(
    "a subscription keeps its period and its group", arguments: Engine.allCases,
    [("1 year", "vip", LedgerViolation.Rule.period), ("1 month", "gold", .group)]) func subscription(
      _ engine: Engine, _ changed: (period: String, group: String, rule: LedgerViolation.Rule)
    ) throws
  {
    let test = try TestStore(engine)
    let store = try test.open()
    try store.publish(Samples.subscriptions())
    let failure = #expect(throws: StoreFailure.self) {
      try store.publish(Samples.subscriptions(period: changed.period, group: changed.group))
    }
    #expect(failure?.violations.map(\.rule) == [changed.rule])
  }
}

import AppStoreConnectSimulator
import Basics
import CommandLayer
import Foundation
import ShopkeeperCommands
import SourceSyntax
import StoreConnection
import Testing

@Suite("shopkeeper asc") struct AscCommandTests {
  /// A clock whose time passes only when somebody waits.
  final class Clock: StoreClock {
    private let time = Lock(1_795_305_600.0)
    var now: Double { time.withLock { $0 } }
    func wait(seconds: Double) { time.withLock { $0 += max(seconds, 0) } }
  }

  /// A key that was made for the tests, and opens nothing.
  static let key = """
    -----BEGIN PRIVATE KEY-----
    MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg3kCuwp+xj8UsSX/x
    0tX0tmGcVb2MhM8PILRVziKftmyhRANCAAQqF4kfmlvRU5Rt1zI9lPKs1qDlG+0+
    veFSBtd0C51zPXwNto0WdaueYbRMFqz9AJK8hAaybkL8cGduXAgITryg
    -----END PRIVATE KEY-----
    """

  static let catalog = """
    catalog: 1
    app:
      bundleID: com.example.small
      name: Small
      primaryLocale: en-US
      baseTerritory: USA
      restoreNote: Settings › Restore
      terms: standard
      privacyURL: https://example.com/privacy
    currencies:
      gold: {en-US: gold coins}
    products:
      coins400:                       # the best seller
        type: consumable
        referenceName: 400 gold coins
        price: {USD: 5.99}
        grants: {gold: 400}
        localizations:
          en-US: {title: 400 Gold Coins, description: Adds 400 gold coins to your balance.}
        review: {notes: Home › Shop}
        ignore: [{rule: missing-screenshot, reason: a test}]
    subscriptionGroups:
      vip:
        referenceName: VIP
        localizations: {en-US: {title: VIP}}
        products:
          vip.monthly:
            referenceName: VIP, monthly
            period: 1 month
            level: 1
            price: {USD: 4.99}
            localizations:
              en-US: {title: VIP Monthly, description: All of it for a month.}
            review: {notes: Home › VIP}
            ignore: [{rule: missing-screenshot, reason: a test}]

    """

  struct Store {
    let folder: TemporaryFolder
    let simulator: AppStoreConnectSimulator
    let clock: Clock
    let catalog: String
    let key: String

    init() throws {
      folder = try TemporaryFolder()
      clock = Clock()
      // Reading thousands of price points would take most of the time of a test.
      var rules = SimulatorRules()
      rules.pricePoints = 120
      simulator = AppStoreConnectSimulator(bundleID: "com.example.small", name: "Small", rules: rules, clock: clock)
      catalog = try folder.write(AscCommandTests.catalog, to: "catalog.yml")
      key = try folder.write(AscCommandTests.key, to: "AuthKey.p8")
    }

    /// Runs a command that needs neither a key nor the store.
    func runOffline(_ arguments: String...) async -> CommandRun {
      struct Nowhere: Transport {
        func send(_ request: StoreRequest) throws(TransportFailure) -> StoreResponse {
          throw TransportFailure("offline", isPermanent: true)
        }
      }
      let replacement = StoreAccess.Replacement(transport: Nowhere(), clock: clock)
      return await StoreAccess.$replacement.withValue(replacement) { await CommandRun(arguments) }
    }

    func run(_ arguments: String..., over transport: (any Transport)? = nil) async -> CommandRun {
      await run(arguments, over: transport)
    }

    func run(_ arguments: [String], over transport: (any Transport)? = nil) async -> CommandRun {
      let replacement = StoreAccess.Replacement(transport: transport ?? simulator, clock: clock)
      return await StoreAccess.$replacement.withValue(replacement) {
        await CommandRun(["asc"] + arguments + ["--key-id", "KEY1", "--issuer-id", "issuer", "--key", key])
      }
    }
  }

  @Test("plan, apply and plan again: nothing is left, and no secret is in any output or file") func whole() async throws
  {
    let store = try Store()
    let plan = await store.run("plan", store.catalog, "--no-lint")
    #expect(plan.status == 4, "\(plan.errors)")
    #expect(plan.output.contains("+ the product"), "\(plan.output)")
    #expect(plan.output.contains("at most"))
    #expect(store.simulator.writes.isEmpty)
    let apply = await store.run("apply", store.catalog, "--yes", "--no-lint")
    #expect(apply.status == 0, "\(apply.output)\(apply.errors)")
    let again = await store.run("plan", store.catalog, "--no-lint")
    #expect(again.status == 0, "\(again.output)")
    #expect(again.output.contains("no changes"))
    let tokens = store.simulator.log.compactMap { $0.request.field("Authorization") }
    #expect(!tokens.isEmpty)
    let files = try FileManager.default.contentsOfDirectory(atPath: store.folder.url.path)
    #expect(Set(files) == ["catalog.yml", "AuthKey.p8"], "\(files)")
    for run in [plan, apply, again] {
      for secret in tokens + ["MIGHAgEAMBMG", "Bearer"] {
        #expect(!run.output.contains(secret) && !run.errors.contains(secret))
      }
    }
  }

  @Test("a plan in a file is applied exactly, and not when anything has changed since") func saved() async throws {
    let store = try Store()
    let file = store.folder.path("plan.json")
    let plan = await store.run("plan", store.catalog, "--no-lint", "--out", file)
    #expect(plan.status == 4)
    store.simulator.clearLog()
    try store.folder.write(Self.catalog.replacing("title: VIP Monthly", with: "title: VIP Month"), to: "catalog.yml")
    let changed = await store.run("apply", store.catalog, "--plan", file, "--yes", "--no-lint")
    #expect(changed.status == 3)
    #expect(changed.errors.contains("the catalog has changed"))
    try store.folder.write(Self.catalog, to: "catalog.yml")
    let applied = await store.run("apply", store.catalog, "--plan", file, "--yes", "--no-lint")
    #expect(applied.status == 0, "\(applied.errors)")
    let late = await store.run("apply", store.catalog, "--plan", file, "--yes", "--no-lint")
    #expect(late.status == 3)
    #expect(late.errors.contains("the store has changed"))
  }

  /// The environment of whoever runs the tests may name a key.
  private static let withoutKey = "unset ${!APP_STORE_CONNECT@}; "

  @Test("a plan in place of the catalog is applied with that of this folder") func plan() async throws {
    let store = try Store()
    let file = store.folder.path("plan.json")
    _ = await store.run("plan", store.catalog, "--no-lint", "--out", file)
    // Both were read when the key is asked for.
    let line = Self.withoutKey + "shopkeeper asc apply plan.json --yes --no-lint"
    let here = try run(line, in: store.folder.url)
    #expect(here.status == 2 && here.errors.contains("no key ID"), "\(here.errors)")
    let elsewhere = try TemporaryFolder()
    try elsewhere.write(String(contentsOfFile: file, encoding: .utf8), to: "plan.json")
    let missing = try run(line, in: elsewhere.url)
    #expect(missing.errors.contains("no catalog"), "\(missing.errors)")
  }

  @Test("drafts with other texts than the catalog are not submitted, and those that would be sent are shown")
  func submit() async throws {
    let store = try Store()
    let apply = await store.run("apply", store.catalog, "--yes", "--no-lint")
    #expect(apply.status == 0, "\(apply.errors)")
    store.simulator.reviewAll(.submit)
    store.simulator.reviewAll(.approve)
    let changed = Self.catalog.replacing("title: 400 Gold Coins", with: "title: TEST 400 Coins")
    try store.folder.write(changed, to: "catalog.yml")
    _ = await store.run("apply", store.catalog, "--yes", "--no-lint")
    let own = await store.run("submit", "--catalog", store.catalog, "--dry-run")
    #expect(own.status == 0, "\(own.errors)")
    #expect(own.output.contains("  en-US: \"TEST 400 Coins\", \"Adds 400"), "\(own.output)")
    try store.folder.write(Self.catalog, to: "catalog.yml")
    let other = await store.run("submit", "--catalog", store.catalog, "--yes")
    #expect(other.status == 1 && other.errors.contains("\"TEST 400 Coins\", and the catalog has"), "\(other.errors)")
    let none = await store.run("submit", "--app", "com.example.small", "--catalog", store.folder.path("none"), "--yes")
    #expect(none.status == 3 && none.errors.contains("--unchecked"), "\(none.errors)")
    #expect(!store.simulator.writes.contains { $0.request.path.contains("reviewSubmission") })
  }

  @Test("what goes to review with an app version is named with the clicks, until a person has made them")
  func firstOfKind() async throws {
    let store = try Store()
    let text = Self.catalog.replacing("        ignore: [{rule: missing-screenshot, reason: a test}]\n", with: "")
      .replacing("    ignore: [{rule: missing-screenshot, reason: a test}]\n", with: "")
      .replacing("review: {notes: Home › Shop}", with: "review: {notes: Home › Shop, screenshot: a.png}")
      .replacing("review: {notes: Home › VIP}", with: "review: {notes: Home › VIP, screenshot: a.png}")
    try store.folder.write(text, to: "catalog.yml")
    try FileManager.default.copyItem(
      atPath: Samples.catalog("GoldRush/screenshots/shop-gold.png"), toPath: store.folder.path("a.png"))
    let apply = await store.run("apply", store.catalog, "--yes", "--no-lint")
    #expect(apply.status == 0, "\(apply.errors)")
    let before = await store.run("status", "--app", "com.example.small")
    for words in [
      "no consumable was ever approved: the first goes to review with an app version: com.example.small.coins400",
      "com.example.small.vip.monthly, with the texts of the group \"VIP\"", "only a person can attach them",
      "check com.example.small.coins400, com.example.small.vip.monthly › Done", "rejected under 2.1(b)",
    ] { #expect(before.output.contains(words), "\(words)\n\(before.output)") }
    let json = await store.run("status", "--app", "com.example.small", "--format", "json")
    let status = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    let kinds = try #require(status["firstOfKind"] as? [[String: Any]])
    #expect(kinds.map { $0["kind"] as? String } == ["consumable", "subscription"])
    #expect(
      kinds.map { $0["ready"] as? [String] } == [["com.example.small.coins400"], ["com.example.small.vip.monthly"]])
    #expect(kinds.map { $0["groups"] as? [String] } == [[], ["VIP"]])
    let submit = await store.run("submit", "--unchecked", "--app", "com.example.small", "--yes")
    #expect(submit.status == 1 && submit.errors.contains("only a person can attach them"), "\(submit.errors)")
    // Nobody has made the clicks yet: the products are drafts, and still named.
    let still = await store.run("status", "--app", "com.example.small")
    #expect(
      still.output.contains("com.example.small.coins400  READY_TO_SUBMIT") && still.output.contains("only a person"))
    store.simulator.reviewAll(.submit)
    let waiting = await store.run("status", "--app", "com.example.small")
    #expect(waiting.output.contains("WAITING_FOR_REVIEW") && !waiting.output.contains("only a person"))
    store.simulator.reviewAll(.approve)
    #expect(await !store.run("status", "--app", "com.example.small").output.contains("was ever approved"))
  }

  @Test("a new catalog is pulled, and an existing one refreshed with its comments and layout kept") func pull()
    async throws
  {
    let store = try Store()
    _ = await store.run("apply", store.catalog, "--yes", "--no-lint")
    let fresh = store.folder.path("fresh.yml")
    let pulled = await store.run("pull", "--app", "com.example.small", "-o", fresh)
    #expect(pulled.status == 0, "\(pulled.errors)")
    #expect(try store.folder.text("fresh.yml").contains("400 Gold Coins"))
    let plan = await store.run("plan", fresh, "--no-lint")
    #expect(plan.status == 0, "\(plan.output)")
    let same = await store.run("pull", "--into", store.catalog)
    #expect(same.status == 0, "\(same.errors)")
    #expect(try store.folder.text("catalog.yml") == Self.catalog)
    store.simulator.change("com.example.small.coins400", "name", to: "Four hundred coins")
    let drift = await store.run("plan", store.catalog, "--no-lint")
    #expect(drift.status == 4)
    #expect(drift.output.contains("\"Four hundred coins\" → \"400 gold coins\""))
    let refreshed = await store.run("pull", "--into", store.catalog)
    #expect(refreshed.status == 0, "\(refreshed.errors)")
    #expect(
      try store.folder.text("catalog.yml")
        == Self.catalog.replacing("referenceName: 400 gold coins", with: "referenceName: Four hundred coins"))
  }

  @Test("no name looks like another line of the plan", arguments: ["text", "markdown"]) func forged(_ format: String)
    async throws
  {
    let store = try Store()
    let text = Self.catalog.replacing(
      "referenceName: VIP, monthly", with: #"referenceName: "a\u001b[2J\r\n\nno changes\u202e""#)
    #expect(text != Self.catalog)
    let path = try store.folder.write(text, to: "forged.yml")
    let run = await store.run("plan", path, "--no-lint", "--format", format)
    #expect(run.status == 4, "\(run.errors)")
    let shown = #"a\u{1B}[2J\u{D}\u{A}\u{A}no changes\u{202E}"#
    #expect(run.output.contains(shown), "\(run.output)")
    #expect(!run.output.contains("\u{1B}") && !run.output.contains("\nno changes"))
  }

  @Test("the plan is also printed as JSON and Markdown", arguments: ["json", "markdown"]) func formats(_ format: String)
    async throws
  {
    let store = try Store()
    let run = await store.run("plan", store.catalog, "--no-lint", "--format", format)
    #expect(run.status == 4)
    if format == "json" {
      let plan = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
      #expect((plan["steps"] as? [Any])?.isEmpty == false)
      #expect((plan["products"] as? [Any])?.count == 2)
    } else {
      #expect(run.output.contains("### Steps"))
    }
  }

  @Test("errors of the catalog come before anything is read") func lint() async throws {
    let store = try Store()
    try store.folder.write(
      Self.catalog.replacing("title: 400 Gold Coins", with: "title: \(String(repeating: "gold", count: 30))"),
      to: "catalog.yml")
    let run = await store.run("plan", store.catalog)
    #expect(run.status == 1)
    #expect(run.errors.contains("--no-lint"), "\(run.errors)")
    #expect(store.simulator.log.isEmpty)
  }

  @Test(
    "a product without its ID is an error, and isn't taken for one that the store doesn't have",
    arguments: [["plan", "--no-lint"], ["pull", "--into"], ["apply", "--no-lint"]])
  func namelessProduct(_ words: [String]) async throws {
    let store = try Store()
    #expect(await store.run("apply", store.catalog, "--yes", "--no-lint").status == 0)
    store.simulator.changeAll("inAppPurchases", "productId", to: .null)
    store.simulator.clearLog()
    let run = await store.run(words + [store.catalog])
    #expect(run.status == 3 && run.errors.contains("it has no \"productId\""), "\(run.errors)\(run.output)")
    #expect(store.simulator.writes.isEmpty)
  }

  @Test("nobody is asked without a terminal, and nothing is changed") func unasked() async throws {
    let store = try Store()
    let run = await store.run("apply", store.catalog, "--no-lint")
    #expect(run.status == 2)
    #expect(run.errors.contains("--yes"))
    #expect(store.simulator.writes.isEmpty)
  }

  @Test("the state of each product is listed, and what it lacks") func status() async throws {
    let store = try Store()
    _ = await store.run("apply", store.catalog, "--yes", "--no-lint")
    let run = await store.run("status", "--app", "com.example.small")
    #expect(run.status == 0)
    #expect(run.output.contains("com.example.small.coins400  MISSING_METADATA"))
    #expect(run.output.contains("lacks a review screenshot"))
    let doctor = await store.run("doctor", "--app", "com.example.small")
    #expect(doctor.status == 0)
    #expect(doctor.output.contains("requests are left"))
    let other = await store.run("doctor", "--app", "com.example.other")
    #expect(other.status == 3)
    #expect(other.errors.contains("com.example.other"))
  }

  @Test("a missing key is named, with where it may be") func keys() throws {
    let folder = try TemporaryFolder()
    let run = try run(Self.withoutKey + "shopkeeper asc doctor --app com.example.small", in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("APP_STORE_CONNECT_KEY_ID"), "\(run.errors)")
  }
}

import AppStoreConnectSimulator
import Basics
import Foundation
import StoreConnection
import Testing

@Suite("shopkeeper asc codes") struct AscCodesTests {
  private static let catalog = AscCommandTests.catalog.replacing(
    "price: {USD: 5.99}",
    with: "price: {USD: 5.99}\n    offerCodes: [{referenceName: Launch, eligibility: [non-spender], free: true}]")

  /// A store with codes that end soon, later, and for tests.
  private static func store() async throws -> AscCommandTests.Store {
    let store = try AscCommandTests.Store()
    try store.folder.write(catalog, to: "catalog.yml")
    let applied = await store.run("apply", store.catalog, "--yes", "--no-lint")
    #expect(applied.status == 0, "\(applied.errors)")
    store.simulator.showAll()
    store.simulator.reviewAll(.submit)
    store.simulator.reviewAll(.approve)
    let read = try store.simulator.send(
      StoreRequest(.get, "/v1/apps/1/inAppPurchasesV2", fields: [HeaderField("Authorization", "Bearer x")]))
    let products = String(decoding: read.body, as: UTF8.self)
    let product = try #require(try Regex("\"id\":\"([0-9]+)\"").firstMatch(in: products)?.output[1].substring)
    let offers = try store.simulator.send(
      StoreRequest(
        .get, "/v2/inAppPurchases/\(product)/offerCodes", fields: [HeaderField("Authorization", "Bearer x")]))
    let text = String(decoding: offers.body, as: UTF8.self)
    let offer = try #require(try Regex("\"id\":\"([0-9]+)\"").firstMatch(in: text)?.output[1].substring)
    for (count, day, environment) in [
      (500, "2026-12-05", "PRODUCTION"), (2_000, "2027-03-01", "PRODUCTION"), (700, "2026-12-01", "SANDBOX"),
    ] {
      let type = "inAppPurchaseOfferCodeOneTimeUseCodes"
      let body = """
        {"data": {"type": "\(type)", "attributes": {"numberOfCodes": \(count), "expirationDate": "\(day)",
          "environment": "\(environment)"}, "relationships": {"offerCode": {"data": {"type": "inAppPurchaseOfferCodes",
          "id": "\(offer)"}}}}}
        """
      let response = try store.simulator.send(
        StoreRequest(
          .post, "/v1/\(type)", fields: [HeaderField("Authorization", "Bearer x")], body: Array(body.utf8)))
      #expect(response.status == 201, "\(String(decoding: response.body, as: UTF8.self))")
    }
    return store
  }

  private static func batch(_ store: AscCommandTests.Store) async throws -> String {
    let json = await store.run("codes", "--app", "com.example.small", "--format", "json")
    let list = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]])
    #expect(list.count == 3)
    return try #require(list.first { $0["count"] as? Int == 500 }?["id"] as? String)
  }

  @Test("lists batches with their last days, and the sum of the quarter") func listed() async throws {
    let store = try await Self.store()
    let run = await store.run("codes", "--app", "com.example.small")
    #expect(run.status == 0, "\(run.errors)")
    for part in ["Launch", "2026-12-05", "2000", "active, for tests", "2500 codes of 1000000"] {
      #expect(run.output.contains(part), "\(run.output)")
    }
    #expect(!run.output.contains("CODE1"))
  }

  @Test("asc status names codes that expire within 30 days") func ending() async throws {
    let store = try await Self.store()
    let run = await store.run("status", "--app", "com.example.small")
    #expect(run.output.contains("500 codes of the offer Launch can be redeemed for 13 more days"), "\(run.output)")
    #expect(!run.output.contains("2000 codes"))
    let json = await store.run("status", "--app", "com.example.small", "--format", "json")
    #expect(json.output.contains("endingCodes") && json.output.contains("2026-12-05"))
  }

  @Test("counts no number that is too large for a sum", arguments: ["codes", "status"])
  func excess(_ command: String) async throws {
    struct Excessive: Transport {
      let store: any Transport
      func send(_ request: StoreRequest) throws(TransportFailure) -> StoreResponse {
        var response = try store.send(request)
        let text = String(decoding: response.body, as: UTF8.self)
        let counts = /"(numberOfCodes|productionCodeCount|sandboxCodeCount)":[0-9]+/
        response.body = Array(text.replacing(counts) { "\"\($0.output.1)\":\(Int.max)" }.utf8)
        return response
      }
    }
    let store = try await Self.store()
    let run = await store.run(command, "--app", "com.example.small", over: Excessive(store: store.simulator))
    #expect(run.status == 0, "\(run.errors)")
    #expect(!run.output.contains("\(Int.max)"))
  }

  @Test("writes values to a new file for its owner alone, and shows them nowhere") func values() async throws {
    let store = try await Self.store()
    let batch = try await Self.batch(store)
    let path = store.folder.path("codes.csv")
    // A link that somebody left where another name of the file may be is not followed.
    try FileManager.default.createSymbolicLink(atPath: path + ".part", withDestinationPath: "elsewhere")
    let run = await store.run("codes", "--app", "com.example.small", "--values", batch, "--output", path)
    #expect(run.status == 0, "\(run.errors)")
    let text = try store.folder.text("codes.csv")
    #expect(text.split(separator: "\n").count == 500)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    let value = try #require(text.split(separator: "\n").first)
    #expect(!run.output.contains(value) && !run.errors.contains(value))
    let files = try FileManager.default.contentsOfDirectory(atPath: store.folder.url.path)
    #expect(Set(files) == ["catalog.yml", "AuthKey.p8", "codes.csv", "codes.csv.part"])
    let again = await store.run("codes", "--app", "com.example.small", "--values", batch, "--output", path)
    #expect(again.status != 0 && again.errors.contains("already exists"), "\(again.errors)")
  }

  @Test(
    "refuses a file in a repository, a link, a stream and a folder that isn't there",
    arguments: [
      ("repo/deep/codes.csv", "is in the repository"), ("link.csv", "already exists"), ("none/codes.csv", "no folder"),
      ("-", "stream"), ("into/codes.csv", "is in the repository"),
    ]) func refused(_ name: String, _ expected: String) async throws
  {
    let store = try await Self.store()
    let batch = try await Self.batch(store)
    let folder = store.folder
    _ = try run("mkdir -p repo/.git repo/deep; ln -s elsewhere link.csv; ln -s repo/deep into", in: folder.url)
    store.simulator.clearLog()
    let path = name == "-" ? name : folder.path(name)
    let refused = await store.run("codes", "--app", "com.example.small", "--values", batch, "--output", path)
    #expect(refused.status != 0 && refused.errors.contains(expected), "\(refused.errors)")
    #expect(store.simulator.log.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: folder.path("elsewhere")))
    #expect(!FileManager.default.fileExists(atPath: folder.path("repo/deep/codes.csv")))
  }

  @Test("generates a batch once, after what it is was shown") func generated() async throws {
    let store = try await Self.store()
    store.simulator.clearLog()
    let words = [
      "codes", "--app", "com.example.small", "--journal", store.folder.path("codes.asc-journal"), "--generate", "600",
      "--offer", "Launch", "--expires",
    ]
    let asked = await store.run(words + ["2027-02-01"])
    #expect(asked.status == 2 && asked.errors.contains("--yes"), "\(asked.errors)")
    for (more, expected) in [
      (["2020-01-01", "--yes"], "can't expire"),
      (["2027-02-01", "--yes", "--product", "com.example.small.vip"], "no offer"),
    ] {
      let refused = await store.run(words + more)
      #expect(refused.status != 0 && refused.errors.contains(expected), "\(refused.errors)")
    }
    #expect(store.simulator.writes.isEmpty)
    let run = await store.run(words + ["2027-02-01", "--yes"])
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains("600 codes of the offer Launch") && run.output.contains("2500 codes of 1000000"))
    #expect(store.simulator.writes.count == 1)
    let list = await store.run("codes", "--app", "com.example.small")
    #expect(list.output.contains("3100 codes of") && list.output.contains("2027-02-01"), "\(list.output)")
    // A limit of the store is reported in its words.
    let late = await store.run(words + ["2028-01-01", "--yes"])
    #expect(late.status != 0 && late.errors.contains("expiration date is not valid"), "\(late.errors)")
  }

  @Test(
    "a second run generates nothing while the list lacks the codes of the first, and finds them afterwards",
    arguments: [true, false])
  func lagging(_ isAnswered: Bool) async throws {
    /// A store whose lists hide new codes, and which may cut off the answer to their request.
    final class Lagging: Transport {
      let store: any Transport
      let isAnswered: Bool
      private let old = Lock<[UInt8]?>(nil)
      let hides = Lock(true)

      init(_ store: any Transport, isAnswered: Bool) {
        self.store = store
        self.isAnswered = isAnswered
      }

      func send(_ request: StoreRequest) throws(TransportFailure) -> StoreResponse {
        var response = try store.send(request)
        if request.method == .post, !isAnswered { throw TransportFailure("cut", isPermanent: false) }
        guard request.path.hasSuffix("oneTimeUseCodes"), hides.withLock({ $0 }) else { return response }
        let body = response.body
        response.body = old.withLock { known in
          if known == nil { known = body }
          return known ?? body
        }
        return response
      }
    }
    let store = try await Self.store()
    store.simulator.clearLog()
    let lagging = Lagging(store.simulator, isAnswered: isAnswered)
    let words = [
      "codes", "--app", "com.example.small", "--journal", store.folder.path("codes.asc-journal"), "--generate", "600",
      "--offer", "Launch", "--expires", "2027-02-01", "--yes",
    ]
    let first = await store.run(words, over: lagging)
    #expect(first.status != 0 && store.simulator.writes.count == 1, "\(first.output)\(first.errors)")
    let second = await store.run(words, over: lagging)
    #expect(
      second.status == 1 && second.errors.contains("an earlier run may have generated 600 codes"), "\(second.errors)")
    #expect(store.simulator.writes.count == 1)
    lagging.hides.withLock { $0 = false }
    let third = await store.run(words)
    #expect(third.status == 0 && third.output.contains("nothing was generated now"), "\(third.output)\(third.errors)")
    #expect(store.simulator.writes.count == 1)
    #expect(!FileManager.default.fileExists(atPath: store.folder.path("codes.asc-journal")))
    // Another batch can be generated then.
    let fourth = await store.run(words)
    #expect(fourth.status == 0 && store.simulator.writes.count == 2, "\(fourth.output)\(fourth.errors)")
  }

  @Test("while a run is going, another one generates nothing") func atOnce() async throws {
    let store = try await Self.store()
    store.simulator.clearLog()
    let words = [
      "codes", "--app", "com.example.small", "--journal", store.folder.path("codes.asc-journal"), "--generate", "600",
      "--offer", "Launch", "--expires", "2027-02-01", "--yes",
    ]
    let other = try HeldJournal(store.folder.path("codes.asc-journal"))
    let run = await store.run(words)
    #expect(run.status == 3 && run.errors.contains("a run is going since 2026-11-22 10:00 UTC"), "\(run.errors)")
    #expect(store.simulator.log.isEmpty)
    try other.end()
    #expect(await store.run(words).status == 0)
  }

  @Test("batches of the catalog are planned, generated once, listed, compared and pulled") func wished() async throws {
    let store = try await Self.store()
    let catalog = Self.catalog.replacing(
      "free: true}]",
      with: "free: true, batches: [{count: 500, expires: 2026-12-05}, {count: 600, expires: 2027-02-01, note: fair}]}]")
    try store.folder.write(catalog, to: "catalog.yml")
    let plan = await store.run("plan", store.catalog, "--no-lint")
    #expect(plan.status == 4, "\(plan.errors)")
    for line in [
      "+ 600 codes until 2027-02-01 for Launch", "note: \"fair\"", "! codes can't be deleted",
      "only the store has 2000 codes until 2027-03-01 of the offer code Launch",
    ] { #expect(plan.output.contains(line), "\(plan.output)") }
    #expect(!plan.output.contains("+ 500 codes"))
    store.simulator.clearLog()
    let apply = await store.run("apply", store.catalog, "--yes", "--no-lint")
    #expect(apply.status == 0 && store.simulator.writes.count == 1, "\(apply.output)\(apply.errors)")
    let list = await store.run("codes", "--app", "com.example.small")
    #expect(list.output.contains("3100 codes of"), "\(list.output)")
    let show = await CommandRun("show", store.catalog, "coins400")
    #expect(show.output.contains("batch of codes: count: 600, expires: 2027-02-01, note: fair"), "\(show.output)")
    // Those that only the store has come into the catalog, and then there is nothing to do.
    let pull = await store.run("pull", "--into", store.catalog)
    #expect(pull.status == 0, "\(pull.errors)")
    let text = try store.folder.text("catalog.yml")
    #expect(text.contains("note: fair") && text.contains("{count: 2000, expires: 2027-03-01}"), "\(text)")
    #expect(text.contains("{count: 700, expires: 2026-12-01, sandbox: true}"), "\(text)")
    let again = await store.run("plan", store.catalog, "--no-lint")
    #expect(again.status == 0 && again.output == "no changes\n", "\(again.output)\(again.errors)")
    let answers = store.folder.path("answers")
    _ = await store.run("pull", "--into", store.catalog, "--dry-run", "--save-answers", answers)
    let same = await store.runOffline("diff", answers, store.catalog)
    #expect(same.status == 0, "\(same.output)\(same.errors)")
    try store.folder.write(catalog, to: "fewer.yml")
    let fewer = await CommandRun("diff", store.catalog, store.folder.path("fewer.yml"))
    #expect(fewer.status == 1 && fewer.output.contains("codes that were generated stay"), "\(fewer.output)")
  }

  @Test("a request without an answer is not repeated, but looked for", arguments: [true, false]) func unanswered(
    _ isCarriedOut: Bool
  ) async throws {
    let store = try await Self.store()
    store.simulator.setFaults { _, request in request.method == .post ? .cut(isCarriedOut: isCarriedOut) : .none }
    store.simulator.clearLog()
    let run = await store.run(
      "codes", "--app", "com.example.small", "--journal", store.folder.path("codes.asc-journal"), "--generate", "600",
      "--offer", "Launch", "--expires", "2027-02-01",
      "--yes")
    #expect((run.status == 0) == isCarriedOut, "\(run.output)\(run.errors)")
    if !isCarriedOut { #expect(run.errors.contains("unknown whether"), "\(run.errors)") }
    #expect(store.simulator.count("inAppPurchaseOfferCodeOneTimeUseCodes") == (isCarriedOut ? 4 : 3))
  }
}

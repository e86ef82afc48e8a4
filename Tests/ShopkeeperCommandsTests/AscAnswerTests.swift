import AppStoreConnectSimulator
import Basics
import CommandLayer
import Foundation
import StoreConnection
import Testing

@Suite("Answers of App Store Connect that were saved") struct AscAnswerTests {
  private typealias Store = AscCommandTests.Store

  /// The catalog of the other tests, with offers.
  private static let catalog = AscCommandTests.catalog.replacing(
    "        level: 1\n",
    with: """
              level: 1
              offers:
                - {kind: introductory, mode: free-trial, period: 1 week}
                - {kind: promotional, id: half, mode: pay-as-you-go, period: 1 month, price: {USD: 2.99}}

      """)

  /// A store that has the catalog, and the folder of its answers.
  private func saved() async throws -> (store: Store, folder: String) {
    let store = try Store()
    try store.folder.write(Self.catalog, to: "catalog.yml")
    let applied = await store.run("apply", store.catalog, "--yes", "--no-lint")
    #expect(applied.status == 0, "\(applied.errors)")
    let folder = store.folder.path("answers")
    let pulled = await store.run("pull", "--into", store.catalog, "--dry-run", "--save-answers", folder)
    #expect(pulled.status == 0, "\(pulled.output)\(pulled.errors)")
    #expect(pulled.errors.contains("answers to "))
    return (store, folder)
  }

  private func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  private func text(_ folder: String, _ name: String) throws -> String {
    try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
  }

  @Test("lead to the same plan as the store, without a key and a connection") func offline() async throws {
    let (store, folder) = try await saved()
    let none = await store.runOffline("asc", "plan", store.catalog, "--no-lint", "--against", folder)
    #expect(none.status == 0, "\(none.output)\(none.errors)")
    try store.folder.write(Self.catalog.replacing("VIP Monthly", with: "Club"), to: "catalog.yml")
    let live = await store.run("plan", store.catalog, "--no-lint", "-f", "json")
    let offline = await store.runOffline("asc", "plan", store.catalog, "--no-lint", "-f", "json", "--against", folder)
    #expect(live.status == 4 && offline.status == 4, "\(offline.errors)")
    #expect(live.output == offline.output)
    #expect(offline.output.contains("\"new\": \"Club\""))
  }

  @Test(
    "lack the prices that the store derives from another price, and the plan says so",
    arguments: [("price: {USD: 4.99}", "price: {USD: 5.99}"), ("USD: 2.99", "USD: 1.99")]) func amounts(
      _ old: String, _ new: String
    ) async throws
  {
    let (store, folder) = try await saved()
    try store.folder.write(Self.catalog.replacing(old, with: new), to: "catalog.yml")
    let run = await store.runOffline("asc", "plan", store.catalog, "--no-lint", "--against", folder)
    #expect(run.status == 4, "\(run.errors)")
    #expect(run.output.contains("the answers lack prices that the store derives"), "\(run.output)")
  }

  @Test("that are missing are errors which name the request, whichever is missing") func missing() async throws {
    let (store, folder) = try await saved()
    let names = try names(in: folder)
    // The answers with equal prices are for pulling alone.
    for name in names where !name.contains("equalizations") {
      let text = try text(folder, name)
      try FileManager.default.removeItem(atPath: folder + "/" + name)
      let run = await store.runOffline("asc", "plan", store.catalog, "--no-lint", "--against", folder)
      let request = try #require(text.firstMatch(of: /"request": "(GET [^?"]*)/)).1
      if request == "GET /v1/apps/1" {
        // No price and no text depends on the policies of the app.
        #expect(run.status == 0 && run.output.contains("privacy policy can't be read, and are not compared"))
        try text.write(toFile: folder + "/" + name, atomically: true, encoding: .utf8)
        continue
      }
      #expect(run.status == 3, "\(name): \(run.output)")
      #expect(run.errors.contains("lacks the answer to \(request)"), "\(name): \(run.errors)")
      try text.write(toFile: folder + "/" + name, atomically: true, encoding: .utf8)
    }
  }

  @Test("as other programs save them are read as well, one to a file or all in one") func plain() async throws {
    let (store, folder) = try await saved()
    var bodies: [Any] = []
    for name in try names(in: folder) {
      let file = try JSONSerialization.jsonObject(with: Data(text(folder, name).utf8))
      let answer = try #require((file as? [String: Any])?["answer"])
      bodies.append(answer)
      try store.folder.write(
        String(decoding: JSONSerialization.data(withJSONObject: answer), as: UTF8.self), to: "plain/\(name)")
    }
    let all = try store.folder.write(
      String(decoding: JSONSerialization.data(withJSONObject: bodies), as: UTF8.self), to: "all.json")
    for source in [store.folder.path("plain"), all] {
      let run = await store.runOffline("asc", "plan", store.catalog, "--no-lint", "--against", source)
      #expect(run.status == 0, "\(run.output)\(run.errors)")
    }
    // Something that includes less than is needed is not read as if the store had nothing.
    let products = try #require(names(in: folder).first { $0.hasSuffix("inAppPurchasesV2.json") })
    let less = try text(store.folder.path("plain"), products).replacing("inAppPurchaseAvailability,", with: "")
      .replacing("inAppPurchaseAvailability%2C", with: "")
    try store.folder.write(less, to: "plain/\(products)")
    let run = await store.runOffline("asc", "plan", store.catalog, "--no-lint", "--against", store.folder.path("plain"))
    #expect(run.status == 3)
    #expect(run.errors.contains("does not include inAppPurchaseAvailability"), "\(run.errors)")
  }

  @Test("are compared with the catalog that they were pulled into, which means the same") func difference() async throws
  {
    let (store, folder) = try await saved()
    let same = await store.runOffline("diff", store.catalog, folder)
    #expect(same.status == 0, "\(same.output)\(same.errors)")
    store.simulator.change("com.example.small.coins400", "name", to: "Four hundred coins")
    _ = await store.run("pull", "--into", store.catalog, "--dry-run", "--save-answers", folder)
    let other = await store.runOffline("diff", store.catalog, folder)
    #expect(other.status == 1, "\(other.errors)")
    #expect(other.output.contains("Four hundred coins"), "\(other.output)")
  }

  @Test(
    "are compared by meaning: a price in another notation is the same, whichever side is first",
    arguments: ["price: {tier: 5}", "price: {USD: 4.99}"]) func notation(_ price: String) async throws
  {
    let store = try Store()
    let text = Self.catalog.replacing("price: {USD: 4.99}", with: price)
    try store.folder.write(text, to: "catalog.yml")
    let applied = await store.run("apply", store.catalog, "--yes", "--no-lint")
    #expect(applied.status == 0, "\(applied.errors)")
    let folder = store.folder.path("answers")
    _ = await store.run("pull", "--into", store.catalog, "--dry-run", "--save-answers", folder)
    for sides in [[folder, store.catalog], [store.catalog, folder]] {
      let run = await store.runOffline("diff", sides[0], sides[1])
      #expect(run.status == 0 && run.output == "no differences\n", "\(run.output)")
    }
    try store.folder.write(text.replacing(price, with: "price: {USD: 5.99}"), to: "catalog.yml")
    let changed = await store.runOffline("diff", folder, store.catalog)
    #expect(changed.status == 1)
    #expect(changed.output.contains("1 product changed"), "\(changed.output)")
  }

  @Test("are written through no link, not even one that appears meanwhile") func links() async throws {
    let (store, folder) = try await saved()
    let before = try names(in: folder)
    let outside = try store.folder.write("theirs", to: "outside.json")
    let link = Path.join(folder, before[0])
    let linking = Linking(store.simulator, link: link, target: outside)
    let run = await store.run(["pull", "--app", "com.example.small", "--save-answers", folder], over: linking)
    #expect(run.status == 3)
    #expect(run.errors.contains(before[0]), "\(run.errors)")
    #expect(try store.folder.text("outside.json") == "theirs")
    #expect(try names(in: folder) == before)
  }

  @Test(
    "leave a folder alone that a link in the repository leads to, as journals do",
    arguments: [
      ["pull", "--app", "com.example.small", "--save-answers", "reports/answers"],
      ["apply", "--journal", "reports/journal", "--yes", "--no-lint"],
    ]) func linkedFolder(_ arguments: [String]) async throws
  {
    let (store, _) = try await saved()
    let root = store.folder.url.appending(path: "repository")
    for name in [".git", "../victim"] {
      try FileManager.default.createDirectory(at: root.appending(path: name), withIntermediateDirectories: true)
    }
    let link = root.appending(path: "reports").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../victim")
    store.simulator.change("com.example.small.coins400", "name", to: "Four hundred coins")
    let given = arguments.map { $0.replacing("reports", with: link) } + (arguments[0] == "apply" ? [store.catalog] : [])
    let run = await store.run(given)
    #expect(run.status == 3 && run.errors.contains("outside of its repository"), "\(run.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: store.folder.path("victim")).isEmpty)
  }

  /// A store that is slow enough for somebody else to replace a file with a link.
  private struct Linking: Transport {
    let store: any Transport
    let link: String
    let target: String

    init(_ store: any Transport, link: String, target: String) {
      (self.store, self.link, self.target) = (store, link, target)
    }

    func send(_ request: StoreRequest) throws(TransportFailure) -> StoreResponse {
      try? FileManager.default.removeItem(atPath: link)
      try? FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
      return try store.send(request)
    }
  }

  @Test("have no secret in them, and neither have output, plans and journals") func secrets() async throws {
    let store = try Store()
    store.simulator.change("com.example.small", "subscriptionStatusUrl", to: "https://example.com/secret-hook")
    let plan = await store.run("plan", store.catalog, "--no-lint", "--out", store.folder.path("plan.json"))
    let cut = await store.run(
      "apply", store.catalog, "--yes", "--no-lint", over: AscResumeTests.Ending(store.simulator, last: 12))
    let pull = await store.run("pull", "--app", "com.example.small", "--save-answers", store.folder.path("answers"))
    #expect(cut.status == 1 && pull.status == 0, "\(pull.errors)")
    let tokens = store.simulator.log.compactMap { $0.request.field("Authorization") }.map {
      $0.replacing("Bearer ", with: "")
    }
    #expect(!tokens.isEmpty)
    let secrets = tokens + ["MIGHAgEAMBMG", "Bearer", "Authorization", "secret-hook"]
    var texts = [plan, cut, pull].map { $0.output + $0.errors }
    var files: [String] = []
    let found = FileManager.default.enumerator(atPath: store.folder.url.path)
    while let name = found?.nextObject() as? String {
      let path = store.folder.path(name)
      guard !name.hasSuffix(".p8"), let data = FileManager.default.contents(atPath: path) else { continue }
      files.append(name)
      texts.append(String(decoding: data, as: UTF8.self))
    }
    #expect(files.contains("plan.json") && files.contains { $0.hasSuffix(".asc-journal") })
    #expect(files.count { $0.hasPrefix("answers/") } > 5, "\(files)")
    for text in texts { for secret in secrets { #expect(!text.contains(secret)) } }
  }

  @Test("lead to the least requests in the format of the API, and to none without changes") func exported() async throws
  {
    let (store, folder) = try await saved()
    func steps(_ output: String) throws -> [String] {
      let file = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
      let steps = try #require(file?["steps"] as? [[String: Any]])
      return steps.map { "\($0["method"] ?? "") \($0["path"] ?? "")" }
    }
    let none = await store.runOffline("export", store.catalog, "-f", "asc", "--against", folder)
    #expect(none.status == 0, "\(none.errors)")
    #expect(try steps(none.output).isEmpty)
    try store.folder.write(
      Self.catalog.replacing("VIP Monthly", with: "Club").replacing("period: 1 month\n", with: "period: 1 year\n"),
      to: "catalog.yml")
    let one = await store.runOffline("export", store.catalog, "-f", "asc", "--against", folder)
    #expect(one.status == 0, "\(one.errors)")
    #expect(try steps(one.output).map { $0.prefix(9) } == ["PATCH /v1", "PATCH /v2"])
    // A question that a person has to answer is an error.
    store.simulator.reviewAll(.submit)
    store.simulator.reviewAll(.approve)
    _ = await store.run("pull", "--app", "com.example.small", "--save-answers", folder)
    try store.folder.write(Self.catalog.replacing("price: {USD: 4.99}", with: "price: {USD: 5.99}"), to: "catalog.yml")
    let owed = await store.runOffline("export", store.catalog, "-f", "asc", "--against", folder)
    #expect(owed.status == 1)
    #expect(owed.errors.contains("--existing-subscribers"), "\(owed.errors)")
    let answered = await store.runOffline(
      "export", store.catalog, "-f", "asc", "--against", folder, "--price-start", "2026-12-24",
      "--existing-subscribers", "keep")
    #expect(answered.status == 0, "\(answered.errors)")
    #expect(try steps(answered.output).last?.hasPrefix("PATCH /v1/subscriptions/") ?? false)
    for arguments in [["-f", "json", "--against", folder], ["-f", "asc", "--prune"]] {
      let wrong = await CommandRun(["export", store.catalog] + arguments)
      #expect(wrong.status == 2, "\(wrong.errors)")
    }
  }

  @Test("replace those of an earlier run, and nothing else") func replaced() async throws {
    let (store, folder) = try await saved()
    let before = try names(in: folder)
    let again = await store.run("pull", "--app", "com.example.small", "--save-answers", folder)
    #expect(again.status == 0, "\(again.errors)")
    #expect(try names(in: folder) == before)
    try store.folder.write("mine", to: "answers/notes.txt")
    let refused = await store.run("pull", "--app", "com.example.small", "--save-answers", folder)
    #expect(refused.status == 3)
    #expect(refused.errors.contains("notes.txt"), "\(refused.errors)")
    #expect(try names(in: folder) == (before + ["notes.txt"]).sorted())
    let file = await store.run("pull", "--app", "com.example.small", "--save-answers", store.catalog)
    #expect(file.status == 3)
    // Answers to requests that are not made any more are removed; and files left by a killed run don't count as others.
    try FileManager.default.removeItem(atPath: store.folder.path("answers/notes.txt"))
    try store.folder.write(try store.folder.text("answers/\(before[0])"), to: "answers/earlier.json")
    try store.folder.write("", to: "answers/.shopkeeper-staging-AAAAAA/0")
    let third = await store.run("pull", "--app", "com.example.small", "--save-answers", folder)
    #expect(third.status == 0, "\(third.errors)")
    #expect(try names(in: folder) == before)
    let nothing = await store.runOffline(
      "asc", "plan", store.catalog, "--no-lint", "--against", store.folder.path("none"))
    #expect(nothing.status == 3 && nothing.errors.contains("no folder"), "\(nothing.errors)")
  }
}

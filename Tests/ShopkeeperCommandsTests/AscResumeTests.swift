import AppStoreConnectSimulator
import Basics
import CommandLayer
import Foundation
import ShopkeeperCommands
import SourceSyntax
import StoreConnection
import Testing

@Suite("A run of shopkeeper asc apply that does not come to its end") struct AscResumeTests {
  private typealias Store = AscCommandTests.Store

  /// A connection that ends for good at one request.
  final class Ending: Transport {
    private let store: AppStoreConnectSimulator
    private let count = Lock(0)
    private let last: Int

    init(_ store: AppStoreConnectSimulator, last: Int) {
      self.store = store
      self.last = last
    }

    func send(_ request: StoreRequest) throws(TransportFailure) -> StoreResponse {
      let number = count.withLock { count in
        count += 1
        return count
      }
      guard number < last else { throw TransportFailure("cut") }
      return try store.send(request)
    }
  }

  @Test(
    "a run that was cut off is continued with --resume, and not begun again without, whatever ends the lines of its journal",
    arguments: ["\n", "\r\n"])
  func resume(_ lineEnd: String) async throws {
    let store = try Store()
    let cut = await store.run("apply", store.catalog, "--yes", "--no-lint", over: Ending(store.simulator, last: 12))
    #expect(cut.status == 1)
    #expect(cut.errors.contains("continue it with --resume"), "\(cut.errors)")
    let journal = "catalog.yml.asc-journal"
    try store.folder.write(try store.folder.text(journal).replacing("\n", with: lineEnd), to: journal)
    let again = await store.run("apply", store.catalog, "--yes", "--no-lint")
    #expect(again.status == 3)
    #expect(again.errors.contains("did not come to its end"), "\(again.errors)")
    let rest = await store.run("apply", store.catalog, "--yes", "--no-lint", "--resume")
    #expect(rest.status == 0, "\(rest.errors)")
    let plan = await store.run("plan", store.catalog, "--no-lint")
    #expect(plan.status == 0, "\(plan.output)")
    let none = await store.run("apply", store.catalog, "--yes", "--no-lint", "--resume")
    #expect(none.status == 3)
    #expect(none.errors.contains("no run to continue"))
  }

  @Test("a run of a plan file is continued with what the file says, and with nothing else") func resumedPlan()
    async throws
  {
    let store = try Store()
    let plan = store.folder.path("plan.json")
    _ = await store.run("plan", store.catalog, "--no-lint", "--out", plan)
    let arguments = ["apply", store.catalog, "--plan", plan, "--yes", "--no-lint"]
    let cut = await store.run(arguments, over: Ending(store.simulator, last: 12))
    #expect(cut.errors.contains("continue it with --resume"), "\(cut.errors)")
    let (text, catalog) = (try store.folder.text("plan.json"), try store.folder.text("catalog.yml"))
    try store.folder.write(catalog.replacing("400 Gold Coins", with: "900 Gold Coins"), to: "catalog.yml")
    let changed = await store.run(arguments + ["--resume"])
    #expect(changed.status == 3 && changed.errors.contains("the catalog has changed"), "\(changed.errors)")
    try store.folder.write(catalog, to: "catalog.yml")
    try store.folder.write(text.replacing("\"prune\": false", with: "\"prune\": true"), to: "plan.json")
    let edited = await store.run(arguments + ["--resume"])
    #expect(edited.status == 3 && edited.errors.contains("was not of this file"), "\(edited.errors)")
    try store.folder.write(text, to: "plan.json")
    let rest = await store.run(arguments + ["--resume"])
    #expect(rest.status == 0, "\(rest.errors)")
    #expect(await store.run("plan", store.catalog, "--no-lint").status == 0)
  }

  @Test("a run is not continued with another catalog than it began with") func changedCatalog() async throws {
    let store = try Store()
    _ = await store.run("apply", store.catalog, "--yes", "--no-lint", over: Ending(store.simulator, last: 12))
    let catalog = try store.folder.text("catalog.yml")
    let writes = store.simulator.writes.count
    try store.folder.write(catalog.replacing("400 Gold Coins", with: "900 Gold Coins"), to: "catalog.yml")
    let changed = await store.run("apply", store.catalog, "--yes", "--no-lint", "--resume")
    #expect(changed.status == 3 && changed.errors.contains("the catalog has changed"), "\(changed.errors)")
    #expect(store.simulator.writes.count == writes)
    try store.folder.write(catalog, to: "catalog.yml")
    #expect(await store.run("apply", store.catalog, "--yes", "--no-lint", "--resume").status == 0)
  }

  @Test("a plan file whose consequences were edited is not continued, even with a journal that fits it")
  func editedConsequence() async throws {
    let store = try Store()
    let path = store.folder.path("plan.json")
    _ = await store.run("plan", store.catalog, "--no-lint", "--out", path)
    let plan = try store.folder.text("plan.json")
    let edited = plan.replacing("review", with: "sale")
    #expect(edited != plan)
    // An element more doesn't make the rest a part of something else.
    let longer = edited.replacing("\"changes\": [\n", with: "\"changes\": [{\"field\": \"x\"},\n")
    let steps = try #require(SyntaxTree.parseJSON(SourceFile(name: "plan", bytes: Array(plan.utf8))).root)
    let keys = OrderedValue(steps)["plan"]?["steps"]?.elements ?? []
    for (text, status) in [(edited, 3), (longer, 3), (plan, 0)] as [(String, Int)] {
      try store.folder.write(text, to: "plan.json")
      let names = keys.map { "\"\($0["subject"]?.scalarText ?? ""): \($0["step"]?.scalarText ?? "")\"" }
      let head = [
        #"{"process":1,"since":"2026-11-28 20:00:00 UTC"}"#,
        #"{"journal":"shopkeeper-asc","version":1,"plan":"\#(Checksum.sha256(Array(text.utf8)))","steps":[\#(names.joined(separator: ","))]}"#,
      ]
      let begun = names.map { #"{"step":\#($0),"event":"begun"}"# }
      try store.folder.write((head + begun).joined(separator: "\n") + "\n", to: "catalog.yml.asc-journal")
      let run = await store.run("apply", store.catalog, "--plan", path, "--yes", "--no-lint", "--resume")
      #expect(run.status == status, "\(run.errors)")
      #expect(status == 0 || run.errors.contains("or the file was edited"), "\(run.errors)")
    }
  }

  @Test("while a run is going, another one says since when and by which process") func going() async throws {
    let store = try Store()
    let other = try HeldJournal(store.folder.path("catalog.yml.asc-journal"))
    for arguments in [["apply"], ["apply", "--resume"]] {
      let run = await store.run(arguments + [store.catalog, "--yes", "--no-lint"])
      #expect(run.status == 3)
      #expect(
        run.errors.contains("a run is going since 2026-11-22 10:00 UTC, by process 4711; wait for its end"),
        "\(run.errors)")
    }
    // Not even read: what it reads could be changed by the other run before its turn.
    #expect(store.simulator.writes.isEmpty && store.simulator.log.isEmpty)
    try other.end()
    let apply = await store.run("apply", store.catalog, "--yes", "--no-lint")
    #expect(apply.status == 0, "\(apply.errors)")
  }

  @Test("a journal takes the place of a link, and leaves what that leads to") func linkedJournal() async throws {
    let store = try Store()
    _ = try run("ln -s outside catalog.yml.asc-journal", in: store.folder.url)
    let apply = await store.run("apply", store.catalog, "--yes", "--no-lint")
    #expect(apply.status == 0, "\(apply.errors)")
    #expect(!FileManager.default.fileExists(atPath: store.folder.path("outside")))
  }

  @Test("a journal takes the place of no pipe, device or socket", arguments: ["mkfifo", "ln -s /dev/null"])
  func unusualJournal(_ making: String) async throws {
    let store = try Store()
    _ = try run("\(making) catalog.yml.asc-journal", in: store.folder.url)
    let journal = store.folder.path("catalog.yml.asc-journal")
    let before = try FileManager.default.attributesOfItem(atPath: journal)
    let apply = await store.run("apply", store.catalog, "--yes", "--no-lint")
    #expect(apply.status != 0 && apply.errors.contains("is not a file"), "\(apply.errors)")
    let after = try FileManager.default.attributesOfItem(atPath: journal)
    #expect(before[.systemFileNumber] as? Int == after[.systemFileNumber] as? Int)
  }
}

/// A journal that another process holds.
struct HeldJournal {
  private let process = Process()
  private let input = Pipe()

  init(_ path: String) throws {
    process.executableURL = URL(filePath: "/usr/bin/env")
    let line = #"{"process":4711,"since":"2026-11-22 10:00 UTC"}"#
    process.arguments = ["bash", "-c", "exec 9>>'\(path)'; flock 9; echo '\(line)' >&9; echo ready; read"]
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    _ = output.fileHandleForReading.availableData
  }

  func end() throws {
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
  }
}

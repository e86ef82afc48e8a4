import Foundation
import SourceSyntax
import Testing

@Suite("YAML that others read") struct YAMLFilesTests {
  private static func tree(_ text: String) -> SyntaxTree {
    SyntaxTree.parseYAML(SourceFile(name: "file.yml", text: text))
  }

  /// The blocks of the README and its pages that are marked as YAML.
  static let blocks: [String] = Pages.all.flatMap { page in
    ((try? Repository.text(page)) ?? "").components(separatedBy: "```yaml\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first
    }
  }

  @Test(
    "the files of other programs parse",
    arguments: [
      ".pre-commit-hooks.yaml", ".github/action.yml", ".github/workflows/ci.yml", ".github/workflows/nightly.yml",
    ]) func parses(_ path: String) throws
  {
    let tree = Self.tree(try Repository.text(path))
    #expect(tree.diagnostics.isEmpty, "\(tree.diagnostics.map(\.message))")
    #expect(tree.root != nil)
  }

  @Test("the blocks of the pages parse", arguments: blocks) func block(_ text: String) {
    let tree = Self.tree(text)
    #expect(tree.diagnostics.isEmpty, "\(tree.diagnostics.map(\.message))")
    #expect(tree.root?.isMapping == true)
  }

  @Test(
    "every job of a workflow runs its script, which is there and can be executed",
    arguments: [("ci", "run"), ("nightly", "nightly")]) func workflow(_ name: String, _ script: String) throws
  {
    let root = try #require(Self.tree(try Repository.text(".github/workflows/\(name).yml")).root)
    let jobs = try #require(root.value(forKey: "jobs"))
    for job in jobs.entries {
      let steps = job.value.value(forKey: "steps").map { Array($0.elements) } ?? []
      #expect(steps.contains { $0.value(forKey: "run")?.text == ".ci/\(script)" }, "\(job.key.text)")
    }
    let path = Repository.root.appending(path: ".ci/\(script)").path
    #expect(FileManager.default.isExecutableFile(atPath: path))
  }

  @Test("the hook of pre-commit runs as it is written, and a page names it") func hook() throws {
    let root = try #require(Self.tree(try Repository.text(".pre-commit-hooks.yaml")).root)
    let hook = try #require(Array(root.elements).first)
    let entry = try #require(hook.value(forKey: "entry")?.text)
    let id = try #require(hook.value(forKey: "id")?.text)
    #expect(try run("\(entry) Catalogs/Minimal").status == 0)
    #expect(Self.blocks.contains { $0.contains("{id: \(id),") })
    let files = try Regex(try #require(hook.value(forKey: "files")?.text))
    for (path, isMeant) in [
      ("catalog.yml", true), ("Catalogs/a/catalog.yaml", true), ("App.storekit", true), ("a/.shopkeeper.yml", true),
      ("my-catalog.yml", false), ("catalog.yml.bak", false),
    ] { #expect((path.firstMatch(of: files) != nil) == isMeant, "\(path)") }
  }

  @Test("every hook of pre-commit is a command that runs on files it is meant for") func hooks() throws {
    let root = try #require(Self.tree(try Repository.text(".pre-commit-hooks.yaml")).root)
    for hook in root.elements {
      let entry = try #require(hook.value(forKey: "entry")?.text)
      let path = "Catalogs/Minimal/catalog.yml"
      #expect(try run("\(entry) \(path)").status == 0)
      let files = try Regex(try #require(hook.value(forKey: "files")?.text))
      #expect(path.firstMatch(of: files) != nil)
      #expect("my-catalog.yml".firstMatch(of: files) == nil)
    }
  }

  @Test("the configuration that the pages show is one") func configuration() throws {
    let block = try #require(Self.blocks.first { $0.hasPrefix("profile:") })
    let folder = FileManager.default.temporaryDirectory.appending(path: "shopkeeper-readme-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(block.utf8).write(to: folder.appending(path: ".shopkeeper.yml"))
    let baseline = "{\"version\": 1, \"findings\": []}"
    try Data(baseline.utf8).write(to: folder.appending(path: "lint-baseline.json"))
    let configuration = folder.appending(path: ".shopkeeper.yml").path
    let outcome = try run("shopkeeper lint Catalogs/Minimal --config '\(configuration)'")
    #expect(outcome.status == 0, "\(outcome.errors)")
  }
}

import Foundation
import Testing

/// Names that would begin a line of their own, with a command for GitHub Actions, if they were
/// printed as they are.
@Suite("Quoted names can't forge a line") struct ForgedLineTests {
  private static let forged = "\n::error::forged\u{1B}[31m\r::error::forged"

  private func sample() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Samples.small, to: "catalog.yml")
    try folder.write(Samples.small.replacing("type: consumable", with: "type: x"), to: "b/catalog.yml")
    return folder
  }

  private func check(_ run: CommandRun, _ comment: Comment? = nil) {
    for text in [run.output, run.errors] {
      #expect(!text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\r" }, comment)
      #expect(!text.split(separator: "\n").contains { $0.hasPrefix("::error::forged") }, comment)
    }
  }

  @Test(
    "in a failure",
    arguments: [
      ["lint", forged], ["set", "CATALOG", forged, "type=consumable"], ["set", "CATALOG", "coins400", "\(forged)=1"],
      ["set", "CATALOG", "coins400", "type=\(forged)"], ["set", "CATALOG", "coins400", "price.\(forged)=1"],
      ["remove", "CATALOG", forged], ["rename", "CATALOG", forged, "b"], ["rename", "CATALOG", "coins400", forged],
      ["add", "CATALOG", forged, "--type", "consumable"], ["add", "CATALOG", "a", "--group", forged],
      ["show", "CATALOG", forged], ["list", "CATALOG", "--locale", forged], ["export", "CATALOG", "-f", forged],
      ["export", "CATALOG", "-f", "csv", "--locale", forged],
      ["export", "CATALOG", "-f", "csv", "-o", "/none/\(forged)"], ["convert", "CATALOG", forged],
      ["convert", forged, "-"], ["diff", "CATALOG", forged], ["lint", "CATALOG", "--against", forged],
      ["lint", "CATALOG", "--against", "\(forged):a"], ["lint", "CATALOG", "--only", forged],
      ["lint", "CATALOG", "--config", forged], ["lint", "CATALOG", "--baseline", forged],
      ["lint", "CATALOG", "--output", "json=/none/\(forged)"], ["init", "/none/\(forged)"],
      ["init", "--bundle-id", forged], ["explain", forged], ["facts", forged], ["price", forged], ["import", forged],
      ["fmt", forged], [forged], ["--\(forged)"], ["formats", forged], ["serve", forged], ["ready", forged],
    ]) func failures(_ arguments: [String]) async throws
  {
    let folder = try sample()
    let words = arguments.map { $0 == "CATALOG" ? folder.path("catalog.yml") : $0 }
    let run = await CommandRun(words)
    #expect(run.status != 0)
    check(run)
  }

  @Test(
    "in a report or a note",
    arguments: [
      "text", "github", "xcode", "tap", "junit", "checkstyle", "gitlab", "markdown", "json", "jsonl", "sarif",
      "html", "concise",
    ]) func reports(_ format: String) async throws
  {
    let folder = try sample()
    let name = "x\(Self.forged)"
    let url = folder.url.appending(path: "b\(Self.forged)")
    try FileManager.default.moveItem(at: folder.url.appending(path: "b"), to: url)
    try folder.write("{\"version\": 1, \"findings\": []}", to: "b\(Self.forged)/\(name).json")
    check(await CommandRun("lint", folder.url.path, "--format", format))
    check(
      await CommandRun(
        "lint", folder.url.path, "--format", format, "--baseline", "\(url.path)/\(name).json", "--explain-skips"))
  }

  @Test("in what a catalog or a configuration contains") func contents() async throws {
    let folder = try sample()
    let key = "\"a\\n::error::forged\\e[31m\\r::error::forged\""
    let path = try folder.write(
      "catalog: 1\napp: {bundleID: \(key)}\nproducts: {\(key): {type: \(key), \(key): 1, price: {\(key): 1}, "
        + "localizations: {\(key): {title: \(key)}}}}\n",
      to: "c/catalog.yml")
    for words in [
      ["lint", path], ["lint", path, "-f", "github"], ["list", path], ["list", path, "--coverage"],
      ["show", path, "a"],
      ["export", path, "-f", "csv"], ["diff", path, folder.path("catalog.yml")], ["ready", path],
    ] { check(await CommandRun(words), "\(words)") }
    for text in ["\(key): 1", "rules: {\(key): off}", "baseline: \(key)", "subjects: [\(key)]"] {
      try folder.write(text, to: ".shopkeeper.yml")
      check(await CommandRun("lint", folder.path("catalog.yml")), "\(text)")
    }
  }

  @Test(
    "characters of C1, DEL and those that change directions are escapes in JSON as well, with the same meaning",
    arguments: [
      ["lint", "@", "--format", "json"], ["lint", "@", "--format", "jsonl"], ["lint", "@", "--format", "sarif"],
      ["lint", "@", "--format", "gitlab"], ["lint", "@", "--format", "junit"], ["lint", "@", "--format", "html"],
      ["lint", "@", "--format", "checkstyle"], ["lint", "@", "--format", "tap"], ["lint", "@", "--format", "github"],
      ["lint", "@", "--statistics", "--format", "json"], ["list", "@", "--format", "json"],
      ["show", "@", "coins400", "--format", "json"], ["ready", "@", "--format", "json"],
      ["diff", "@", "$", "--format", "json"],
      ["publish", "@", "--store", "S", "--author", "A\u{9B}", "--format", "json"],
    ]) func printedControls(_ line: [String]) async throws
  {
    let folder = try sample()
    let name = "Gold \u{9B}31m\u{85}\u{7F}\u{202E}\u{2066}\u{2028} 硬币"
    let written = "Gold \\u009B31m\\u0085\\u007F\\u202E\\u2066\\u2028 硬币"
    let path = try folder.write(
      Samples.small.replacing("400 gold coins\n", with: "\"\(written)\"\n").replacing(
        "tier: 6", with: line.first == "lint" ? "\"\(written)\": 6" : "tier: 6"),
      to: "d/catalog.yml")
    let run = await CommandRun(
      line.map { ["@": path, "$": folder.path("catalog.yml"), "S": folder.path("s")][$0] ?? $0 })
    let unsafe = run.output.unicodeScalars.filter {
      0x7F...0x9F ~= $0.value || 0x2028...0x202E ~= $0.value || 0x2066...0x2069 ~= $0.value
    }
    #expect(unsafe.isEmpty, "\(run.output)")
    if line.first == "show" {
      let shown = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
      #expect(shown["referenceName"] as? String == name)
    }
  }

  @Test("a mark after a comma doesn't keep it in a property of an annotation") func properties() async throws {
    let folder = try sample()
    let name = "b,\u{301}line=7:\u{301}%\u{301}0A"
    try FileManager.default.moveItem(at: folder.url.appending(path: "b"), to: folder.url.appending(path: name))
    let run = await CommandRun("lint", folder.url.path, "--format", "github")
    #expect(run.output.contains("b%2C\u{301}line=7%3A\u{301}%25\u{301}0A"), "\(run.output)")
  }
}

import Foundation
import Testing

@Suite("What a run must not do with files") struct LintSafetyTests {
  @Test(
    "doesn't overwrite a file that is read",
    arguments: [
      ["lint", "catalog.yml", "--output", "json=catalog.yml"],
      ["lint", "catalog.yml", "--output", "json=./x/../catalog.yml"], ["lint", ".", "--write-baseline", "catalog.yml"],
      ["lint", ".", "--write-baseline", ".shopkeeper.yml"],
      ["export", "catalog.yml", "--format", "product-ids-json", "--output", "catalog.yml"],
    ]) func inputs(_ arguments: [String]) async throws
  {
    let folder = try TemporaryFolder()
    try folder.write(Samples.small, to: "catalog.yml")
    try folder.write("", to: "x/keep")
    try folder.write("rules: {emoji: off}\n", to: ".shopkeeper.yml")
    let line = arguments.map { "'\($0)'" }.joined(separator: " ")
    let outcome = try run("shopkeeper \(line)", in: folder.url)
    #expect(outcome.status == 3, "\(outcome.output)")
    #expect(outcome.errors.contains("is read by this run"), "\(outcome.errors)")
    #expect(try folder.text("catalog.yml") == Samples.small)
    #expect(try folder.text(".shopkeeper.yml") == "rules: {emoji: off}\n")
  }

  @Test(
    "doesn't fix anything in a run that would overwrite its input",
    arguments: ["catalog.yml", ".shopkeeper.yml", "base.json"]) func fixes(_ output: String) throws
  {
    let folder = try TemporaryFolder()
    let untidy = Samples.small.replacing("400 Gold Coins,", with: "400  Gold Coins,")
    let files = [
      "catalog.yml": untidy, ".shopkeeper.yml": "rules: {emoji: off}\n",
      "base.json": "{\"version\": 1, \"findings\": []}\n",
    ]
    for (name, text) in files { try folder.write(text, to: name) }
    let outcome = try run("shopkeeper lint --fix --baseline base.json --output json=\(output)", in: folder.url)
    #expect(outcome.status == 3, "\(outcome.output)")
    #expect(outcome.errors.contains("is read by this run"), "\(outcome.errors)")
    for (name, text) in files { #expect(try folder.text(name) == text) }
  }

  @Test("doesn't let a test pass because its failure was not shown", arguments: ["junit", "tap"]) func cut(
    _ format: String
  ) async throws {
    let all = await CommandRun("lint", Samples.catalog("FirstSubmission"), "--format", format)
    let cut = await CommandRun("lint", Samples.catalog("FirstSubmission"), "--format", format, "--max-findings", "1")
    #expect(all.output == cut.output)
  }

  @Test("rejects an empty reason") func reasons() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Samples.small.replacing("reason: a test", with: "reason: \" \""), to: "catalog.yml")
    let run = await CommandRun("lint", path)
    #expect(run.output.contains("must be a text that is not empty"), "\(run.output)")
  }

  @Test(
    "no report quotes a long text whole",
    arguments: [
      ("400 gold coins", "Gold Coins ", 60_000), ("400 gold coins", "!", 500_000), ("400 gold coins", "金", 200_000),
      ("coins400", "x", 300_000), ("400 gold coins", "e\u{301}\u{301}", 100_000),
      ("400 gold coins", "a\u{301}a  ", 100_000),
      ("type: consumable", "type: x", 70_000), ("Settings › Restore", "password ", 60_000),
    ],
    [
      "text", "concise", "json", "jsonl", "sarif", "junit", "github", "html", "checkstyle", "tap", "gitlab", "xcode",
      "markdown",
    ]) func longTexts(_ part: (replaced: String, text: String, count: Int), _ format: String) async throws
  {
    let folder = try TemporaryFolder()
    let long = String(repeating: part.text, count: part.count)
    let path = try folder.write(Samples.small.replacing(part.replaced, with: long), to: "catalog.yml")
    let run = await CommandRun("lint", path, "--format", format)
    #expect(run.output.utf8.count < 200_000 && run.errors.utf8.count < 20_000)
  }
}

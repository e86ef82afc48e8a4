import Foundation
import Testing

@Suite("The notes of shopkeeper lint") struct LintNotesTests {
  @Test(
    "--max-findings prints the most severe, but the summary and the exit code count all",
    arguments: [1, 3, 60, 0, 1000]) func maxFindings(_ limit: Int) async throws
  {
    let all = await CommandRun("lint", Samples.catalog("FirstSubmission"), "--format", "json")
    let run = await CommandRun(
      "lint", Samples.catalog("FirstSubmission"), "--format", "json", "--max-findings", String(limit))
    #expect(run.status == 1)
    let report = try Self.parsed(run.output)
    let complete = try Self.parsed(all.output)
    #expect(report.summary == complete.summary)
    let total = complete.severities.count
    let shown = limit == 0 ? total : min(limit, total)
    #expect(report.severities.count == shown)
    let errors = complete.severities.count { $0 == "error" }
    #expect(report.severities.count { $0 == "error" } == min(errors, shown))
    #expect(
      run.errors
        == (shown == total ? "" : "\(total - shown) more \(total - shown == 1 ? "finding" : "findings") not shown\n"))
  }

  private static func parsed(_ text: String) throws -> (summary: [String: Int], severities: [String]) {
    let report = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let findings = try #require(report["findings"] as? [[String: Any]])
    return (try #require(report["summary"] as? [String: Int]), findings.compactMap { $0["severity"] as? String })
  }

  @Test("--explain-skips names rules that did not run, and what they need") func skips() async throws {
    let folder = try TemporaryFolder()
    try folder.write("rules: {emoji: off}\n", to: ".shopkeeper.yml")
    let path = try folder.write(Samples.small, to: "catalog.yml")
    let run = await CommandRun("lint", path, "--explain-skips")
    #expect(run.status == 0)
    #expect(run.output.contains("rules that did not run:\n"))
    #expect(run.output.contains("  emoji: off in the configuration\n"))
    #expect(run.output.contains("  id-not-portable: off unless a configuration turns it on\n"))
    #expect(run.output.contains("  missing-locale: needs the app's \"locales\" – \(path)\n"))
    let chosen = await CommandRun("lint", path, "--explain-skips", "--only", "missing-locale")
    #expect(chosen.output.contains("not selected on the command line\n"))
    let clean = await CommandRun("lint", path, "--explain-skips", "--only", "emoji", "--format", "json")
    #expect(clean.errors.contains("not selected on the command line"))
    #expect(!(await CommandRun("lint", path, "--format", "json")).output.contains("\"skipped\""))
    let report = try #require(
      try JSONSerialization.jsonObject(
        with: Data((await CommandRun("lint", path, "--explain-skips", "--format", "json")).output.utf8))
        as? [String: Any])
    let skipped = try #require(report["skipped"] as? [[String: Any]])
    let locale = try #require(skipped.first { $0["rule"] as? String == "missing-locale" })
    #expect(locale["reason"] as? String == "needs")
    #expect(locale["needs"] as? [String] == ["appLocales"])
    #expect(locale["files"] as? [String] == [path])
  }

  @Test("doesn't report a suppression of a rule that could not run as unused") func unusedSuppression() async throws {
    let folder = try TemporaryFolder()
    let text = Samples.small.replacing("ignore: [", with: "ignore: [{rule: changed-product-type, reason: was wrong}, ")
    let path = try folder.write(text, to: "catalog.yml")
    #expect(await CommandRun("lint", path, "--strict").status == 0)
    let run = await CommandRun("lint", path, "--strict", "--against", path)
    #expect(run.output.contains("[unused-suppression]"))
  }
}

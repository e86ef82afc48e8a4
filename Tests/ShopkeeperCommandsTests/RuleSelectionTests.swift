import Foundation
import Testing

@Suite("The rules and the extent of a report") struct RuleSelectionTests {
  @Test("--only takes categories and patterns, and leaves out what is off by default") func only() async throws {
    let catalog = Samples.catalog("FirstSubmission")
    let all = await CommandRun("lint", catalog, "--format", "jsonl")
    let rules = Set(all.output.matches(of: /"rule":"([^"]+)"/).map { String($0.1) })
    for (pattern, isMeant) in [
      ("price-*", { @Sendable (rule: String) in rule.hasPrefix("price-") }),
      ("*-mismatch", { @Sendable (rule: String) in rule.hasSuffix("-mismatch") }),
    ] {
      let run = await CommandRun("lint", catalog, "--only", pattern, "--format", "jsonl")
      let found = Set(run.output.matches(of: /"rule":"([^"]+)"/).map { String($0.1) })
      // Parts that can't be read are always reported.
      let meant = rules.filter(isMeant)
      #expect(!meant.isEmpty && found.subtracting(["invalid-catalog"]) == meant, "\(pattern)")
      let rest = await CommandRun("lint", catalog, "--disable", pattern, "--format", "jsonl")
      let other = Set(rest.output.matches(of: /"rule":"([^"]+)"/).map { String($0.1) })
      #expect(other == rules.subtracting(meant), "\(pattern)")
    }
  }

  @Test("a category runs its rules, and a misspelled one is refused with the nearest") func category() async throws {
    let catalog = Samples.catalog("FirstSubmission")
    let run = await CommandRun("lint", catalog, "--only", "localization", "--format", "concise")
    #expect(run.output.contains("[unknown-locale]") && !run.output.contains("[price-"))
    let wrong = await CommandRun("lint", catalog, "--only", "wordin")
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("did you mean \"wording\"?"), "\(wrong.errors)")
    let nothing = await CommandRun("lint", catalog, "--disable", "zzz-*")
    #expect(nothing.status == 2 && nothing.errors.contains("\"zzz-*\""), "\(nothing.errors)")
  }

  @Test("--statistics counts by rule, as text and as JSON, and exits as the findings do") func statistics() async throws
  {
    let catalog = Samples.catalog("FirstSubmission")
    let findings = await CommandRun("lint", catalog, "--format", "jsonl")
    let count = findings.lines.count
    let text = await CommandRun("lint", catalog, "--statistics")
    #expect(text.status == 1)
    let rows = text.lines.dropLast().compactMap { Int($0.drop { $0 == " " }.prefix { $0 != " " }) }
    #expect(!rows.isEmpty && rows == rows.sorted(by: >))
    let json = await CommandRun("lint", catalog, "--statistics", "--format", "json")
    let counts = json.output.matches(of: /"count": (\d+)/).compactMap { Int($0.1) }
    #expect(counts.reduce(0, +) == count)
    for options in [["--format", "sarif"], ["--diff"], ["--max-findings", "3"]] {
      let run = await CommandRun(["lint", catalog, "--statistics"] + options)
      #expect(run.status == 2, "\(options)")
    }
  }

  @Test("the concise format has a line for each finding, and a summary") func concise() async throws {
    let catalog = Samples.catalog("FirstSubmission")
    let findings = await CommandRun("lint", catalog, "--format", "jsonl")
    let run = await CommandRun("lint", catalog, "--format", "concise")
    let lines = run.lines
    #expect(lines.first?.hasSuffix("]") == true)
    #expect(
      lines.count { $0.wholeMatch(of: /.+:\d+:\d+: (error|warning|info): .+ \[[a-z-]+\]/) != nil }
        == findings.lines.count)
    #expect(run.output.contains(" in 27 products (1 file)\n"))
  }
}

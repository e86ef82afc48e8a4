import AppStoreReference
import CatalogLint
import Foundation
import LintReports
import SourceSyntax
import TestTools
import Testing

/// Output for other programs, read by their parsers.
@Suite("Reports for programs") struct MachineReporterTests {
  private static func render(_ name: String, _ report: LintReport) throws -> String {
    try #require(Reporters.named(name)).render(report, style: ReportStyle())
  }

  /// The output of a Python program that is given a report.
  private static func python(_ program: String, _ text: String) throws -> [String] {
    let output = try Tool.python.run(["-c", program], input: Array(text.utf8))
    return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private static let hasPython = Tool.python.isInstalled

  @Test("JSON findings cite what they rest on, with the limits they were linted with") func cited() throws {
    let title = String(repeating: "a", count: 40)
    let catalog = MarkedText("en-US", title).catalog()
    for (profile, date) in [(LimitProfile.current, "2026-09-01"), (.before2023, "2019")] {
      let report = catalog.lint(only: ["title-length"], profile: profile)
      let line = try #require(JSONLinesReporter.render(report, style: ReportStyle()).split(separator: "\n").first)
      let finding = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      let source = try #require(finding["source"] as? [String: Any])
      #expect(Set(source.keys) == ["title", "url", "date", "certainty", "fact", "contested"])
      #expect(source["date"] as? String == date)
      #expect(source["contested"] as? Bool == (profile.name == "current"))
    }
  }

  @Test("JSON Lines has the objects of JSON", .enabled(if: hasPython, "needs python3")) func jsonLines() throws {
    let whole = try Self.python(
      "import json, sys\nfor f in json.load(sys.stdin)['findings']: print(json.dumps(f))",
      Self.render("json", SampleReport.several))
    let lines = try Self.python(
      "import json, sys\nfor line in sys.stdin.buffer: print(json.dumps(json.loads(line)))",
      Self.render("jsonl", SampleReport.several))
    #expect(!lines.isEmpty)
    #expect(lines == whole)
  }

  @Test("GitLab gets the documented format", .enabled(if: hasPython, "needs python3")) func gitLab() throws {
    let lines = try Self.python(
      """
      import json, sys
      seen = set()
      for f in json.load(sys.stdin):
          assert set(f) == {"description", "check_name", "fingerprint", "severity", "location"}, f
          assert f["severity"] in {"info", "minor", "major", "critical", "blocker"}, f
          assert f["fingerprint"] not in seen
          seen.add(f["fingerprint"])
          assert f["location"]["lines"]["begin"] >= 1
          assert not f["location"]["path"].startswith("./")
          print(f["check_name"], f["location"]["lines"]["begin"])
      """, Self.render("gitlab", SampleReport.several))
    #expect(lines == SampleReport.several.findings.map { "\($0.rule) \($0.start.line)" })
    #expect(try Self.render("gitlab", SampleReport.clean) == "[]\n")
  }

  @Test(
    "XML is well-formed", .enabled(if: Tool.xmllint.isInstalled, "needs xmllint"), arguments: ["junit", "checkstyle"])
  func wellFormed(_ name: String) throws {
    for report in [SampleReport.several, SampleReport.clean, LintReport(merging: [])] {
      let text = try Self.render(name, report)
      _ = try Tool.xmllint.run(["--noout", "--nonet", "-"], input: Array(text.utf8))
    }
  }

  @Test("JUnit has a case for each product and rule, and correct counts", .enabled(if: hasPython)) func junit() throws {
    let lines = try Self.python(
      """
      import sys, xml.etree.ElementTree as ET
      root = ET.parse(sys.stdin.buffer).getroot()
      assert root.tag == "testsuites"
      def failed(part): return sum(1 for case in part.iter("testcase") if case.find("failure") is not None)
      def count(part, tag): return len(list(part.iter(tag)))
      for part in [root, *root]:
          assert int(part.get("tests")) == count(part, "testcase")
          assert int(part.get("failures")) == failed(part)
          assert part.get("errors") == "0"
      for suite in root:
          assert suite.tag == "testsuite"
          for case in suite:
              assert case.get("classname") == suite.get("name")
              for failure in case.iter("failure"):
                  assert failure.get("message") in failure.text
              print(case.get("name"), count(case, "failure"), count(case, "system-out"))
      """, Self.render("junit", SampleReport.several))
    #expect(
      lines == [
        "catalog: invalid-catalog 1 0", "com.example.game.coins: price-in-title 0 1",
        "com.example.game.coins: price-mismatch 3 0", "com.example.game.coins: price-in-description 0 1",
        "com.example.game.coins: duplicate-product-id 1 0", "com.example.game.tidy 0 0", "catalog: invalid-catalog 1 0",
        "catalog 0 0", "com.example.game.tidy 0 0",
      ])
  }

  @Test("Checkstyle has every finding at its place", .enabled(if: hasPython, "needs python3")) func checkstyle() throws
  {
    let lines = try Self.python(
      """
      import sys, xml.etree.ElementTree as ET
      for file in ET.parse(sys.stdin.buffer).getroot():
          print(file.get("name"))
          for e in file:
              assert e.get("message")
              print(e.get("line"), e.get("column"), e.get("severity"), e.get("source"))
      """, Self.render("checkstyle", SampleReport.several))
    let expected = SampleReport.several.inputs.enumerated().flatMap { index, input in
      [input.name]
        + SampleReport.several.findings.filter { $0.fileIndex == index }.map {
          "\($0.start.line) \($0.start.column) \($0.severity.rawValue) shopkeeper.\($0.rule)"
        }
    }
    #expect(lines == expected)
  }

  @Test("TAP has a plan, points in order, and YAML that parses", .enabled(if: Tool.schemaChecker != nil)) func tap()
    throws
  {
    let lines = try Self.python(
      ##"""
      import re, sys, yaml
      lines = sys.stdin.buffer.read().decode().split("\n")
      assert lines.pop(0) == "TAP version 14" and lines.pop() == ""
      last = int(re.fullmatch(r"1\.\.(\d+)( # SKIP .*)?", lines.pop(0)).group(1))
      number = 0
      while lines:
          point = re.fullmatch(r"(not )?ok (\d+) - ((?:[^\\#]|\\[\\#])*)", lines.pop(0))
          number += 1
          assert int(point.group(2)) == number
          findings = []
          if lines and lines[0] == "  ---":
              end = lines.index("  ...")
              findings = yaml.safe_load("\n".join(lines[1:end]))["findings"]
              del lines[:end + 1]
          failed = any(f["severity"] == "error" for f in findings)
          assert failed == bool(point.group(1))
          print(point.group(3).replace("\\#", "#").replace("\\\\", "\\"), len(findings))
      assert number == last
      """##, Self.render("tap", SampleReport.several))
    let name = SampleReport.findings.inputs[0].name
    #expect(
      lines == [
        "\(name): invalid-catalog 1", "\(name): com.example.game.coins: price-in-title 3",
        "\(name): com.example.game.coins: price-mismatch 3", "\(name): com.example.game.coins: price-in-description 1",
        "\(name): com.example.game.coins: duplicate-product-id 1", "\(name): com.example.game.tidy 0",
        "/absolute/app.yml: invalid-catalog 1", "./clean.yml 0", "./clean.yml: com.example.game.tidy 0",
      ])
    #expect(try Self.render("tap", LintReport(merging: [])) == "TAP version 14\n1..0 # SKIP no catalogs\n")
  }

  @Test(
    "a test fails exactly when the command does: on warnings only if they are strict",
    arguments: [("junit", "<failure "), ("tap", "\nnot ok ")]) func strict(_ name: String, _ failure: String) throws
  {
    let report = SampleReport.findings.keeping { SampleReport.findings.findings[$0].severity != .error }
    #expect(report.summary.warnings > 0)
    let reporter = try #require(Reporters.named(name))
    var style = ReportStyle()
    #expect(!reporter.render(report, style: style).contains(failure))
    style.isStrict = true
    #expect(reporter.render(report, style: style).contains(failure))
  }
}

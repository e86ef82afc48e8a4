import Foundation
import SourceSyntax
import TestTools
import Testing

@testable import CatalogLint
@testable import LintReports

@Suite("SARIF") struct SARIFReporterTests {
  private static let reports: [String: LintReport] = [
    "findings": SampleReport.findings, "several": SampleReport.several, "clean": SampleReport.clean,
    "nothing": LintReport(merging: []),
  ]

  private static func sarif(_ report: LintReport) -> [UInt8] {
    Array(SARIFReporter.render(report, style: ReportStyle(toolVersion: "1.2.3")).utf8)
  }

  @Test(
    "conforms to the official schema", .enabled(if: SARIFSchema.isInstalled, "run .ci/setup for the schema"),
    arguments: reports.keys.sorted()) func schema(_ name: String) throws
  {
    let report = try #require(Self.reports[name])
    #expect(try SARIFSchema.faults(in: Self.sarif(report)).isEmpty)
  }

  @Test("the schema rejects invalid output", .enabled(if: SARIFSchema.isInstalled, "run .ci/setup for the schema"))
  func schemaWorks() throws {
    let wrong = String(decoding: Self.sarif(SampleReport.findings), as: UTF8.self).replacing(
      "\"startLine\": ", with: "\"startLine\": -")
    #expect(try !SARIFSchema.faults(in: Array(wrong.utf8)).isEmpty)
  }

  @Test("findings beyond the results of a run fill further runs, each with a category of its own") func split() throws {
    let report = SampleReport.findings
    let count = report.findings.count
    let limits = SARIFReporter.Limits(results: 2, runs: 20)
    let text = SARIFReporter.render(report, style: ReportStyle(), limits)
    let log = try JSONDecoder().decode(Log.self, from: Data(text.utf8))
    #expect(count > 2)
    #expect(log.runs.count == (count + 1) / 2)
    #expect(log.runs.allSatisfy { (1...2).contains($0.results.count) })
    #expect(log.runs.flatMap(\.results).map(\.ruleId) == report.findings.map(\.rule))
    #expect(log.runs.map { $0.automationDetails?.id } == log.runs.indices.map { "shopkeeper/part-\($0 + 1)/" })
    #expect(
      SARIFReporter.notes(on: report, limits) == [
        "the findings are in \(log.runs.count) runs, because code scanning shows at most 2 results " + "of a run"
      ])
    #expect(SARIFReporter.notes(on: report) == [])
    let one = SARIFReporter.render(report, style: ReportStyle())
    #expect(!one.contains("automationDetails"))
    // The numbers of the rules refer to the run.
    for run in log.runs {
      for result in run.results { #expect(run.tool.driver.rules[result.ruleIndex].id == result.ruleId) }
    }
  }

  @Test("findings beyond GitHub's limit are left out and counted, those of low severity first") func capped() throws {
    let report = Self.reports["findings"] ?? SampleReport.findings
    let limits = SARIFReporter.Limits(results: 1, runs: 1)
    let text = SARIFReporter.render(report, style: ReportStyle(), limits)
    let log = try JSONDecoder().decode(Log.self, from: Data(text.utf8))
    let run = try #require(log.runs.first)
    #expect(run.results.count == 1)
    let most = try #require(report.findings.map(\.severity).max())
    #expect(report.findings.first { $0.severity == most }?.rule == run.results.first?.ruleId)
    let left = report.findings.count - 1
    let notice = "\(left) more findings are left out: code scanning shows at most 1 results of a file"
    #expect(text.contains(notice))
    #expect(SARIFReporter.notes(on: report, SARIFReporter.Limits(results: 1, runs: 2)).count == 2)
    #expect(SARIFReporter.render(report, style: ReportStyle()).contains("toolExecution") == false)
  }

  /// The parts of the output that the tests check.
  private struct Log: Decodable {
    var runs: [Run]

    struct Run: Decodable {
      var tool: Tool
      var results: [Result]
      var automationDetails: Details?
    }
    struct Details: Decodable { var id: String }
    struct Tool: Decodable { var driver: Driver }
    struct Driver: Decodable {
      var semanticVersion: String?
      var rules: [Rule]
    }
    struct Rule: Decodable {
      var id: String
      var name: String
    }
    struct Result: Decodable {
      var ruleId: String
      var ruleIndex: Int
      var locations: [Location]
      var partialFingerprints: [String: String]
      var fixes: [Fix]?
    }
    struct Location: Decodable { var physicalLocation: Place }
    struct Place: Decodable {
      var artifactLocation: Artifact
      var region: Region
    }
    struct Artifact: Decodable {
      var uri: String
      var uriBaseId: String?
    }
    struct Region: Decodable {
      var startLine: Int
      var startColumn: Int
      var endLine: Int
      var endColumn: Int

      /// The text between two locations, counting columns in code points.
      func text(in source: String) -> String {
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        var text: [Unicode.Scalar] = []
        for line in startLine...endLine {
          let scalars = Array(lines[line - 1].unicodeScalars)
          let from = line == startLine ? startColumn - 1 : 0
          let to = line == endLine ? endColumn - 1 : scalars.count
          text += scalars[from..<to] + (line == endLine ? [] : ["\n"])
        }
        return String(String.UnicodeScalarView(text))
      }
    }
    struct Fix: Decodable { var artifactChanges: [Change] }
    struct Change: Decodable { var replacements: [Replacement] }
    struct Replacement: Decodable {
      var deletedRegion: Region
      var insertedContent: [String: String]?
    }
  }

  private static func log(_ report: LintReport) throws -> Log {
    try JSONDecoder().decode(Log.self, from: Data(sarif(report)))
  }

  @Test("regions contain the marked text, even with multi-byte characters") func regions() throws {
    let results = try #require(Self.log(SampleReport.findings).runs.first).results
    let source = SampleReport.findings.inputs[0].source
    let findings = SampleReport.findings.findings
    #expect(results.count == findings.count)
    for (result, finding) in zip(results, findings) {
      let region = try #require(result.locations.first).physicalLocation.region
      #expect(region.text(in: SampleReport.text) == source.text(in: finding.range))
    }
  }

  @Test("each result names its rule, and has a unique fingerprint") func rules() throws {
    let run = try #require(Self.log(SampleReport.several).runs.first)
    #expect(run.tool.driver.semanticVersion == "1.2.3")
    for result in run.results { #expect(run.tool.driver.rules[result.ruleIndex].id == result.ruleId) }
    let fingerprints = run.results.compactMap { $0.partialFingerprints["shopkeeper/v1"] }
    #expect(fingerprints == SampleReport.several.fingerprints)
    #expect(run.tool.driver.rules.contains { $0.name == "PriceInTitle" })
  }

  @Test("files are URIs, relative to a base unless they are absolute") func uris() throws {
    let results = try #require(Self.log(SampleReport.several).runs.first).results
    let artifacts = results.map(\.locations[0].physicalLocation.artifactLocation)
    let relative = try #require(artifacts.first)
    #expect(relative.uri == "Catalogs/50%25%20%26%20%22gold%22/%E9%87%91%E5%B8%81.yml")
    #expect(relative.uri.removingPercentEncoding == "Catalogs/50% & \"gold\"/金币.yml")
    #expect(relative.uriBaseId == "%SRCROOT%")
    let absolute = try #require(artifacts.last)
    #expect(absolute.uri == "file:///absolute/app.yml")
    #expect(absolute.uriBaseId == nil)
  }

  @Test("a fix says what it removes and inserts") func fixes() throws {
    let results = try #require(Self.log(SampleReport.findings).runs.first).results
    let replacements = results.compactMap(\.fixes).flatMap(\.self).flatMap(\.artifactChanges).flatMap(\.replacements)
    #expect(replacements.map { $0.deletedRegion.text(in: SampleReport.text) } == ["", "¥40"])
    #expect(replacements.map { $0.insertedContent?["text"] } == ["→", nil])
  }
}

import Basics
public import CatalogLint
import SourceSyntax

/// For code scanning and other viewers: the Static Analysis Results Interchange Format, 2.1.0.
///
/// Rules that found nothing are omitted. Nothing is timed, so the same catalog produces the same
/// bytes.
public enum SARIFReporter: Reporter {
  public static let name = "sarif"
  public static let summary = "for code scanning, such as GitHub's: SARIF 2.1.0"

  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  /// The placeholder for the folder that relative names are resolved against.
  private static let base = "%SRCROOT%"

  /// The limits of GitHub code scanning.
  struct Limits {
    /// The number of results of a run that are shown; further ones, up to 25,000, are dropped silently.
    var results: Int
    /// The runs of a file, each of which needs a category of its own.
    var runs: Int

    /// GitHub's documentation of SARIF support for code scanning, 2026.
    static let gitHub = Limits(results: 5_000, runs: 20)

    var all: Int { results * runs }
  }

  public static func render(_ report: LintReport, style: ReportStyle) -> String {
    render(report, style: style, .gitHub)
  }

  static func render(_ report: LintReport, style: ReportStyle, _ limits: Limits) -> String {
    let shown = report.showing(atMost: limits.all)
    let prints = shown.fingerprints
    let starts = Array(stride(from: 0, to: max(shown.findings.count, 1), by: limits.results))
    let runs = starts.enumerated().map { number, start -> OrderedValue in
      let range = start..<min(start + limits.results, shown.findings.count)
      var part = shown
      part.findings = Array(shown.findings[range])
      return run(
        part, Array(prints[range]), style: style, number: starts.count > 1 ? number + 1 : nil,
        notice: number == 0 ? omission(from: report, limits) : nil)
    }
    let value: OrderedValue = ["$schema": .text(schema), "version": "2.1.0", "runs": .list(runs)]
    return value.jsonText
  }

  public static func notes(on report: LintReport) -> [String] { notes(on: report, .gitHub) }

  static func notes(on report: LintReport, _ limits: Limits) -> [String] {
    let count = min(report.findings.count, limits.all)
    guard count > limits.results else { return [] }
    let runs = (count + limits.results - 1) / limits.results
    return [
      "the findings are in \(runs) runs, because code scanning shows at most \(limits.results) " + "results of a run"
    ] + [omission(from: report, limits)].compactMap(\.self)
  }

  /// A note on the findings that are left out, beginning with the lowest severity; nil for a report that fits.
  private static func omission(from report: LintReport, _ limits: Limits) -> String? {
    let left = report.findings.count - limits.all
    guard left > 0 else { return nil }
    return "\(left) more \(left == 1 ? "finding is" : "findings are") left out: code scanning shows "
      + "at most \(limits.all) results of a file"
  }

  /// - Parameters:
  ///   - prints: The fingerprints of the findings.
  ///   - number: The number of the run; nil for the only one.
  ///   - notice: A notice about the findings that the file leaves out.
  private static func run(_ report: LintReport, _ prints: [String], style: ReportStyle, number: Int?, notice: String?)
    -> OrderedValue
  {
    let rules = SARIFRules(report)
    let sources = CitedSources(report)
    let hasRelative = report.inputs.contains { !ReportedPath.isAbsolute($0.name) }
    let bases: OrderedValue = [base: ["description": message("the folder in which shopkeeper was run")]]
    let results = zip(report.findings, prints).map { finding, print -> OrderedValue in
      [
        "ruleId": .text(finding.rule), "ruleIndex": .integer(rules.index(of: finding.rule)),
        "level": .text(finding.severity.sarifLevel), "message": escaped(finding.message),
        "locations": [location(finding)],
        // GitHub's own key is not used: it is for the hash of a line, which GitHub computes itself
        // when it is missing.
        "partialFingerprints": ["shopkeeper/v1": .text(print)],
        "relatedLocations": finding.related.isEmpty ? nil : related(finding),
        "fixes": finding.fix.flatMap { $0.hasSecrets ? nil : $0 }.map { [value(of: $0, of: finding, in: report)] },
        "properties": report.description(of: finding.rule)?.mainSource().map { _ in
          ["source": sources.value(of: finding)]
        },
      ]
    }
    return [
      "tool": [
        "driver": [
          "name": "shopkeeper", "semanticVersion": style.toolVersion.map(OrderedValue.text), "rules": rules.value,
        ]
      ],
      // Runs of the same category would replace each other.
      "automationDetails": number.map { ["id": .text("shopkeeper/part-\($0)/")] }, "columnKind": "unicodeCodePoints",
      "originalUriBaseIds": hasRelative ? bases : nil, "invocations": notice.map { [Self.notice($0)] },
      "results": .list(results),
    ]
  }

  private static func notice(_ text: String) -> OrderedValue {
    [
      "executionSuccessful": .flag(true),
      "toolExecutionNotifications": [["level": "warning", "message": message(text)]],
    ]
  }

  private static func location(_ finding: LocatedFinding) -> OrderedValue {
    let names = [finding.product ?? finding.group, finding.locale, finding.field].compactMap(\.self)
    let logical = names.last.map { last -> OrderedValue in
      [
        [
          "name": .text(last), "fullyQualifiedName": .text(names.joined(separator: "/")),
          "kind": finding.field == nil ? "object" : "property",
        ]
      ]
    }
    return [
      "physicalLocation": ["artifactLocation": artifact(finding.file), "region": region(finding.start, finding.end)],
      "logicalLocations": logical,
    ]
  }

  private static func related(_ finding: LocatedFinding) -> OrderedValue {
    .list(
      finding.related.enumerated().map { index, related in
        [
          "id": .integer(index),
          "physicalLocation": ["artifactLocation": artifact(related.file), "region": region(related.start, nil)],
          "message": escaped(related.message),
        ]
      })
  }

  private static func value(of fix: LocatedFix, of finding: LocatedFinding, in report: LintReport) -> OrderedValue {
    let source = report.inputs[finding.fileIndex].source
    let replacements = fix.replacements.map { replacement -> OrderedValue in
      [
        "deletedRegion": region(
          source.location(at: replacement.range.start), source.location(at: replacement.range.end)),
        "insertedContent": replacement.text.isEmpty ? nil : message(replacement.text),
      ]
    }
    return [
      "description": escaped(fix.message),
      "artifactChanges": [["artifactLocation": artifact(finding.file), "replacements": .list(replacements)]],
      "properties": ["safety": .text(fix.safety.rawValue)],
    ]
  }

  private static func artifact(_ file: String) -> OrderedValue {
    ["uri": .text(ReportedPath.uri(file)), "uriBaseId": ReportedPath.isAbsolute(file) ? nil : .text(base)]
  }

  private static func region(_ start: SourceLocation, _ end: SourceLocation?) -> OrderedValue {
    [
      "startLine": .integer(start.line), "startColumn": .integer(start.column),
      "endLine": end.map { .integer($0.line) }, "endColumn": end.map { .integer($0.column) },
    ]
  }

  /// The object that wraps a text in SARIF.
  static func message(_ text: String) -> OrderedValue { ["text": .text(text)] }

  /// A text without anything that viewers take for a link: in a message, `[text](1)` is one.
  private static func escaped(_ text: String) -> OrderedValue {
    let text = VisibleText.escaped(text)
    guard text.utf8.contains(UInt8(ascii: "[")), text.contains("](") else { return message(text) }
    return message(
      text.unicodeScalars.reduce(into: "") { escaped, scalar in
        if scalar == "[" || scalar == "]" || scalar == "\\" { escaped += "\\" }
        escaped.unicodeScalars.append(scalar)
      })
  }
}

extension Severity {
  var sarifLevel: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }
}

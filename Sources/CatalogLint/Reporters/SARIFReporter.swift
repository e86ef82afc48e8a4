import Basics
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

  /// GitHub's limit for the results of one run, beyond which it refuses the file, according to its
  /// documentation of SARIF support for code scanning in 2026.
  static let mostResults = 25_000

  public static func render(_ report: LintReport, style: ReportStyle) -> String {
    render(report, style: style, atMost: mostResults)
  }

  static func render(_ report: LintReport, style: ReportStyle, atMost limit: Int) -> String {
    let left = report.findings.count - limit
    let shown = left > 0 ? report.showing(atMost: limit) : report
    let value: OrderedValue = [
      "$schema": .text(schema), "version": "2.1.0",
      "runs": [run(shown, style: style, leavingOut: max(left, 0))],
    ]
    return value.jsonText
  }

  private static func run(
    _ report: LintReport, style: ReportStyle, leavingOut left: Int
  ) -> OrderedValue {
    let rules = SARIFRules(report)
    let sources = CitedSources(report)
    let hasRelative = report.inputs.contains { !ReportedPath.isAbsolute($0.name) }
    let bases: OrderedValue = [
      base: ["description": message("the folder in which shopkeeper was run")]
    ]
    let results = zip(report.findings, report.fingerprints).map { finding, print -> OrderedValue in
      [
        "ruleId": .text(finding.rule), "ruleIndex": .integer(rules.index(of: finding.rule)),
        "level": .text(finding.severity.sarifLevel), "message": escaped(finding.message),
        "locations": [location(finding)],
        // Not under GitHub's own key, which is for the hash of a line; GitHub computes that itself
        // when it is missing.
        "partialFingerprints": ["shopkeeper/v1": .text(print)],
        "relatedLocations": finding.related.isEmpty ? nil : related(finding),
        "fixes": finding.fix.map { [value(of: $0, of: finding, in: report)] },
        "properties": report.description(of: finding.rule)?.mainSource().map { _ in
          ["source": sources.value(of: finding)]
        },
      ]
    }
    return [
      "tool": [
        "driver": [
          "name": "shopkeeper", "semanticVersion": style.toolVersion.map(OrderedValue.text),
          "rules": rules.value,
        ]
      ],
      "columnKind": "unicodeCodePoints",
      "originalUriBaseIds": hasRelative ? bases : nil,
      "invocations": left > 0 ? [notice(of: left)] : nil,
      "results": .list(results),
    ]
  }

  private static func notice(of left: Int) -> OrderedValue {
    [
      "executionSuccessful": .flag(true),
      "toolExecutionNotifications": [
        [
          "level": "warning",
          "message": message(
            "\(left) more findings are left out: code scanning accepts at most \(mostResults) results"
          ),
        ]
      ],
    ]
  }

  private static func location(_ finding: LocatedFinding) -> OrderedValue {
    let names = [finding.product ?? finding.group, finding.locale, finding.field]
      .compactMap(\.self)
    let logical = names.last.map { last -> OrderedValue in
      [
        [
          "name": .text(last), "fullyQualifiedName": .text(names.joined(separator: "/")),
          "kind": finding.field == nil ? "object" : "property",
        ]
      ]
    }
    return [
      "physicalLocation": [
        "artifactLocation": artifact(finding.file), "region": region(finding.start, finding.end),
      ],
      "logicalLocations": logical,
    ]
  }

  private static func related(_ finding: LocatedFinding) -> OrderedValue {
    .list(
      finding.related.enumerated().map { index, related in
        [
          "id": .integer(index),
          "physicalLocation": [
            "artifactLocation": artifact(related.file), "region": region(related.start, nil),
          ],
          "message": escaped(related.message),
        ]
      })
  }

  private static func value(
    of fix: LocatedFix, of finding: LocatedFinding, in report: LintReport
  ) -> OrderedValue {
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
      "artifactChanges": [
        ["artifactLocation": artifact(finding.file), "replacements": .list(replacements)]
      ],
      "properties": ["safety": .text(fix.safety.rawValue)],
    ]
  }

  private static func artifact(_ file: String) -> OrderedValue {
    [
      "uri": .text(ReportedPath.uri(file)),
      "uriBaseId": ReportedPath.isAbsolute(file) ? nil : .text(base),
    ]
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

import SourceSyntax

/// For programs: one object with every finding and the summary.
///
/// Keys are always present, with null where they don't apply. Lines and columns count from 1,
/// columns in Unicode code points; the end is one past the last character.
public enum JSONReporter: Reporter {
  public static let name = "json"
  public static let summary = "for programs: one object with the findings and a summary"

  public static func render(_ report: LintReport, style: ReportStyle) -> String {
    let value: OrderedValue = [
      "findings": .list(report.findings.map(Self.value)),
      "summary": [
        "errors": .integer(report.summary.errors), "warnings": .integer(report.summary.warnings),
        "infos": .integer(report.summary.infos), "products": .integer(report.summary.products),
        "files": .integer(report.summary.files),
      ],
      "skipped": style.listsSkippedRules
        ? .list(report.skippedRules.map { Self.value(of: $0, in: report) }) : nil,
    ]
    return value.jsonText
  }

  static func value(of finding: LocatedFinding) -> OrderedValue {
    [
      "rule": .text(finding.rule), "severity": .text(finding.severity.rawValue),
      "message": .text(finding.message), "file": .text(finding.file),
      "line": .integer(finding.start.line), "column": .integer(finding.start.column),
      "endLine": .integer(finding.end.line), "endColumn": .integer(finding.end.column),
      "product": .text(orNull: finding.product), "locale": .text(orNull: finding.locale),
      "field": .text(orNull: finding.field),
      "related": .list(
        finding.related.map { related in
          [
            "message": .text(related.message), "file": .text(related.file),
            "line": .integer(related.start.line), "column": .integer(related.start.column),
          ]
        }),
    ]
  }

  private static func value(of skipped: SkippedRule, in report: LintReport) -> OrderedValue {
    var preconditions: [RulePrecondition] = []
    let reason =
      switch skipped.reason {
      case .off: "off"
      case .optIn: "opt-in"
      case .notChosen: "not-chosen"
      case .needs: "needs"
      }
    if case .needs(let lacking) = skipped.reason { preconditions = lacking }
    return [
      "rule": .text(skipped.rule), "reason": .text(reason),
      "needs": .texts(preconditions.map(\.rawValue)),
      "files": .texts(skipped.files.map { report.inputs[$0].name }),
    ]
  }
}

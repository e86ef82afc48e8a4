public import CatalogLint
import SourceSyntax

/// For programs: one object with every finding and the summary.
///
/// Keys are always present, with null where they don't apply. Lines and columns count from 1, columns
/// in Unicode code points; the end is one past the last character. `source` is the basis of the
/// finding: a page of Apple's, or of somebody else. `repeats` is the index of the finding that this
/// one repeats at a further place, as the text reporter shows it.
public enum JSONReporter: Reporter {
  public static let name = "json"
  public static let summary = "for programs: one object with the findings and a summary"

  public static func render(_ report: LintReport, style: ReportStyle) -> String {
    var writer = JSONWriter(style: .pretty)
    let sources = CitedSources(report)
    let firsts = FindingRepeats.firsts(report.findings)
    var parts: [(key: String, write: (inout JSONWriter) -> Void)] = [
      (
        "findings",
        { writer in
          writer.writeList(Array(report.findings.indices)) { writer, index in
            writer.write(value(of: report.findings[index], repeating: firsts[index], citing: sources).redacted)
          }
        }
      ), ("summary", { writer in writer.write(value(of: report.summary)) }),
    ]
    if style.listsSkippedRules {
      let skipped = OrderedValue.list(report.skippedRules.map { value(of: $0, in: report) })
      parts.append(("skipped", { writer in writer.write(skipped.redacted) }))
    }
    writer.writeMap(parts)
    return JSONWriter.printed(writer.finish())
  }

  private static func value(of summary: LintSummary) -> OrderedValue {
    [
      "errors": .integer(summary.errors), "warnings": .integer(summary.warnings), "infos": .integer(summary.infos),
      "products": .integer(summary.products), "files": .integer(summary.files),
    ]
  }

  static func value(of finding: LocatedFinding, repeating first: Int?, citing sources: CitedSources) -> OrderedValue {
    [
      "rule": .text(finding.rule), "severity": .text(finding.severity.rawValue), "message": .text(finding.message),
      "file": .text(finding.file), "line": .integer(finding.start.line), "column": .integer(finding.start.column),
      "endLine": .integer(finding.end.line), "endColumn": .integer(finding.end.column),
      "product": .text(orNull: finding.product), "group": .text(orNull: finding.group),
      "locale": .text(orNull: finding.locale), "field": .text(orNull: finding.field),
      "source": sources.value(of: finding), "repeats": first.map { .integer($0) } ?? .null,
      "related": .list(
        finding.related.map { related in
          [
            "message": .text(related.message), "file": .text(related.file), "line": .integer(related.start.line),
            "column": .integer(related.start.column),
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
      "rule": .text(skipped.rule), "reason": .text(reason), "needs": .texts(preconditions.map(\.rawValue)),
      "files": .texts(skipped.files.map { report.inputs[$0].name }),
    ]
  }
}

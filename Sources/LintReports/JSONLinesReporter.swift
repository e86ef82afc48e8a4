public import CatalogLint
import SourceSyntax

/// For programs that process a stream, and for `jq`: one line per finding, an object with the same
/// keys as in ``JSONReporter``.
public enum JSONLinesReporter: Reporter {
  public static let name = "jsonl"
  public static let summary = "for programs that read line by line: one object per finding"

  public static func render(_ report: LintReport, style: ReportStyle) -> String {
    let sources = CitedSources(report)
    let firsts = FindingRepeats.firsts(report.findings)
    return report.findings.enumerated().map { index, finding in
      let value = JSONReporter.value(of: finding, repeating: firsts[index], citing: sources)
      return JSONWriter.printed(value.redacted.json(.compact)) + "\n"
    }.joined()
  }
}

import SourceSyntax

/// For programs that read as they go, and for `jq`: a line for each finding, an object with the
/// keys that ``JSONReporter`` gives it.
public enum JSONLinesReporter: Reporter {
  public static let name = "jsonl"
  public static let summary = "for programs that read line by line: one object a finding"

  public static func render(_ report: LintReport, style: ReportStyle) -> String {
    report.findings.map { finding in
      String(decoding: JSONReporter.value(of: finding).json(.compact), as: UTF8.self) + "\n"
    }.joined()
  }
}

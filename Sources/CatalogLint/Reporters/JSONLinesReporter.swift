import SourceSyntax

/// For programs that read as they go, and for `jq`: a line for each finding, an object with the
/// keys that ``JSONReporter`` gives it.
public enum JSONLinesReporter: Reporter {
  public static let name = "jsonl"
  public static let summary = "for programs that read line by line: one object a finding"

  public static func render(_ report: LintReport, style: ReportStyle) -> String {
    report.findings.map { finding in
      var writer = JSONWriter(style: .compact)
      JSONReporter.write(finding, to: &writer)
      return String(decoding: writer.output, as: UTF8.self) + "\n"
    }.joined()
  }
}

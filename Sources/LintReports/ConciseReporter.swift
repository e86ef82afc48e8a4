import Basics
public import CatalogLint
import SourceSyntax

/// For people with many findings, and for `grep`: a line for each finding, and the summary.
public enum ConciseReporter: Reporter {
  public static let name = "concise"
  public static let isForPeople = true
  public static let summary = "for people in a hurry: a line for each finding, and a summary"

  public static func render(_ report: LintReport, style: ReportStyle) -> String {
    let paint = Paint(isOn: style.isColored)
    var text = ""
    for finding in report.findings {
      let place = "\(VisibleText.escaped(finding.file)):\(finding.start.line):\(finding.start.column):"
      text += "\(paint.bold(place)) \(paint.severity(finding.severity, in: report.language)): "
      text += "\(VisibleText.escaped(finding.message)) \(paint.dim("[\(finding.rule)]"))\n"
    }
    return text + paint.bold(report.said(report.summary.total)) + "\n"
  }
}

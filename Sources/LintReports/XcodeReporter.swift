import Basics
public import CatalogLint
import SourceSyntax

/// For Xcode and most editors: one line per finding, in the format of a compiler.
public enum XcodeReporter: Reporter {
  public static let name = "xcode"
  public static let isForPeople = true
  public static let summary = "for Xcode and editors: file:line:column: severity: message"

  public static func render(_ report: LintReport, style: ReportStyle) -> String {
    report.findings.map { finding in
      // Xcode knows errors, warnings and notes; a note on its own is not shown.
      let severity = finding.severity == .error ? "error" : "warning"
      return "\(VisibleText.escaped(finding.file)):\(finding.start.line):\(finding.start.column): \(severity): "
        + "\(VisibleText.escaped(finding.message)) (\(finding.rule))\n"
    }.joined()
  }
}

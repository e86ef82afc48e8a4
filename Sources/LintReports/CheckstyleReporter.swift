import Basics
public import CatalogLint
import SourceSyntax

/// For the many programs that read Checkstyle's XML: Jenkins, reviewdog, editors.
public enum CheckstyleReporter: Reporter {
  public static let name = "checkstyle"
  public static let summary = "for programs that read Checkstyle's XML, such as Jenkins"

  public static func render(_ report: LintReport, style: ReportStyle) -> String {
    // The version of the format: consumers expect one that Checkstyle has had.
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
    var findings = report.findings[...]
    for (index, input) in report.inputs.enumerated() {
      text += "  <file name=\"\(attribute(input.name))\">\n"
      while let finding = findings.first, finding.fileIndex == index {
        text += line(for: finding)
        findings.removeFirst()
      }
      text += "  </file>\n"
    }
    return text + "</checkstyle>\n"
  }

  private static func line(for finding: LocatedFinding) -> String {
    "    <error line=\"\(finding.start.line)\" column=\"\(finding.start.column)\""
      + " severity=\"\(finding.severity.rawValue)\" message=\"\(attribute(finding.message))\""
      + " source=\"shopkeeper.\(attribute(finding.rule))\"/>\n"
  }

  private static func attribute(_ text: String) -> String { XMLText.attribute(VisibleText.escaped(text)) }
}

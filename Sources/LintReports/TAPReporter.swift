import Basics
public import CatalogLint
import SourceSyntax

/// For test harnesses: the Test Anything Protocol, version 14, with a test point for each product and
/// rule that found something, or for a product without findings; the same for each catalog as a whole.
///
/// A point fails if its findings make the command exit with 1: errors, and warnings if they are strict.
/// The findings of a point follow it as a YAML block, whether it fails or not.
public enum TAPReporter: Reporter {
  public static let name = "tap"
  public static let summary = "for test harnesses: Test Anything Protocol 14, a point for each product and rule"
  public static let countsProducts = true

  public static func render(_ report: LintReport, style: ReportStyle) -> String {
    let points = report.files.flatMap { file in
      file.checks.map { check in
        let name = [file.input.name, check.product, check.rule].compactMap(\.self)
        return (name.joined(separator: ": "), check)
      }
    }
    guard !points.isEmpty else { return "TAP version 14\n1..0 # SKIP no catalogs\n" }
    var text = "TAP version 14\n1..\(points.count)\n"
    for (index, (name, check)) in points.enumerated() {
      text += "\(check.fails(style) ? "not ok" : "ok") \(index + 1) - \(description(name))\n"
      if !check.findings.isEmpty { text += diagnostics(check.findings) }
    }
    return text
  }

  private static func diagnostics(_ findings: [LocatedFinding]) -> String {
    var text = "  ---\n  findings:\n"
    for finding in findings {
      text += "    - rule: \(scalar(finding.rule))\n"
      text += "      severity: \(finding.severity.rawValue)\n"
      text += "      message: \(scalar(finding.message))\n"
      text += "      file: \(scalar(finding.file))\n"
      text += "      line: \(finding.start.line)\n"
      text += "      column: \(finding.start.column)\n"
      if let locale = finding.locale { text += "      locale: \(scalar(locale))\n" }
      if let field = finding.field { text += "      field: \(scalar(field))\n" }
    }
    return text + "  ...\n"
  }

  /// The text on one line, with characters escaped that would begin a directive.
  private static func description(_ text: String) -> String {
    var description = ""
    for scalar in VisibleText.escaped(text).unicodeScalars {
      if scalar == "\\" || scalar == "#" { description += "\\" }
      description.unicodeScalars.append(scalar)
    }
    return description
  }

  /// The text in double quotes: a JSON string is also a YAML string, as long as it contains nothing
  /// that YAML considers unprintable.
  private static func scalar(_ text: String) -> String {
    String(decoding: OrderedValue.text(VisibleText.escaped(text)).json(.compact), as: UTF8.self)
  }
}

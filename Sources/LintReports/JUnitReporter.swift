import Basics
public import CatalogLint
import SourceSyntax

/// For anything that shows test results: a suite for each file, and in it a case for each product and
/// rule that found something, or for a product without findings; the same for the catalog as a whole.
///
/// A case fails if its findings make the command exit with 1: errors, and warnings if they are strict.
/// The rest is written to its output. Nothing is timed, so every time is zero and the same catalog
/// produces the same bytes.
public enum JUnitReporter: Reporter {
  public static let name = "junit"
  public static let summary = "for CI servers: JUnit's XML, a case for each product and rule"
  public static let countsProducts = true

  public static func render(_ report: LintReport, style: ReportStyle) -> String {
    let suites = report.files.map { Suite($0, style) }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"shopkeeper\" tests=\"\(suites.reduce(0) { $0 + $1.cases.count })\""
    text += " failures=\"\(suites.reduce(0) { $0 + $1.failures })\" errors=\"0\" time=\"0\">\n"
    return text + suites.map(\.text).joined() + "</testsuites>\n"
  }

  private struct Suite {
    var name: String
    var cases: [Case]
    /// The number of cases that fail, regardless of how many findings each has.
    var failures: Int { cases.count(where: \.fails) }

    init(_ file: ReportedFile, _ style: ReportStyle) {
      name = file.input.name
      cases = file.checks.map { Case(check: $0, file: file, fails: $0.fails(style)) }
    }

    var text: String {
      "  <testsuite name=\"\(attribute(name))\" tests=\"\(cases.count)\""
        + " failures=\"\(failures)\" errors=\"0\" skipped=\"0\" time=\"0\">\n" + cases.map(\.text).joined()
        + "  </testsuite>\n"
    }
  }

  private struct Case {
    var check: ReportedCheck
    var file: ReportedFile
    var fails: Bool

    private var name: String { [check.product ?? "catalog", check.rule].compactMap(\.self).joined(separator: ": ") }

    var text: String {
      let tag = "    <testcase name=\"\(attribute(name))\" classname=\"\(attribute(file.input.name))\"" + " time=\"0\""
      guard !check.findings.isEmpty else { return tag + "/>\n" }
      var text = tag + ">\n"
      for finding in check.findings where fails {
        text += "      <failure message=\"\(attribute(finding.message))\""
        text += " type=\"\(attribute(finding.rule))\">\(content(finding))</failure>\n"
      }
      if !fails {
        let output = check.findings.map(content).joined(separator: "\n")
        text += "      <system-out>\(output)</system-out>\n"
      }
      return text + "    </testcase>\n"
    }

    private func content(_ finding: LocatedFinding) -> String {
      var lines = ["\(finding.severity.rawValue): \(VisibleText.escaped(finding.message))"]
      lines[0] = "\(place(finding.file, finding.start)): \(lines[0]) [\(finding.rule)]"
      lines.append(SecretSearch.excerpt(of: finding.range, in: file.input.source, hiding: file.secrets))
      lines += finding.related.map { "\(place($0.file, $0.start)): note: \(VisibleText.escaped($0.message))" }
      return XMLText.escaped(lines.joined(separator: "\n"))
    }

    private func place(_ file: String, _ start: SourceLocation) -> String {
      "\(VisibleText.escaped(file)):\(start.line):\(start.column)"
    }
  }

  private static func attribute(_ text: String) -> String { XMLText.attribute(VisibleText.escaped(text)) }
}

import Basics
public import CatalogLint
import SourceSyntax

/// For GitHub Actions: workflow commands that annotate the lines of a pull request.
public enum GitHubReporter: Reporter {
  public static let name = "github"
  public static let isForPeople = true
  public static let summary = "for GitHub Actions: annotations in a pull request"

  public static func render(_ report: LintReport, style: ReportStyle) -> String {
    report.findings.map { finding in
      let command =
        switch finding.severity {
        case .error: "error"
        case .warning: "warning"
        case .info: "notice"
        }
      // GitHub shows columns only for annotations of a single line, and treats the end as
      // inclusive.
      var properties =
        "file=\(property(Secrets.redacted(finding.file))),line=\(finding.start.line),endLine=\(finding.end.line)"
      if finding.start.line == finding.end.line {
        properties += ",col=\(finding.start.column)" + ",endColumn=\(max(finding.start.column, finding.end.column - 1))"
      }
      return "::\(command) \(properties),title=\(property(finding.rule))::"
        + "\(data("\(VisibleText.escaped(finding.message)) [\(finding.rule)]"))\n"
    }.joined()
  }

  /// Escapes characters that would end a command's message.
  private static func data(_ text: String) -> String { escaped(text, ["%", "\r", "\n"]) }

  /// Also escapes characters that would end a property.
  private static func property(_ text: String) -> String { escaped(text, ["%", "\r", "\n", ":", ","]) }

  /// By scalars: a mark that combines with a comma doesn't keep it from ending a property.
  private static func escaped(_ text: String, _ special: Set<Unicode.Scalar>) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      if special.contains(scalar) {
        escaped += "%" + UInt8(ascii: scalar).digits(2, radix: 16, uppercase: true)
      } else {
        escaped += VisibleText.shown(scalar)
      }
    }
  }
}

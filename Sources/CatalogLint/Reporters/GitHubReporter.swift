import Basics
import SourceSyntax

/// For GitHub Actions: workflow commands that annotate the lines of a pull request.
public enum GitHubReporter: Reporter {
  public static let name = "github"
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
        "file=\(property(finding.file)),line=\(finding.start.line),endLine=\(finding.end.line)"
      if finding.start.line == finding.end.line {
        properties +=
          ",col=\(finding.start.column)"
          + ",endColumn=\(max(finding.start.column, finding.end.column - 1))"
      }
      return "::\(command) \(properties),title=\(property(finding.rule))::"
        + "\(data("\(VisibleText.escaped(finding.message)) [\(finding.rule)]"))\n"
    }.joined()
  }

  /// Escapes what would end a command's message.
  private static func data(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      switch character {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      case "\r\n": escaped += "%0D%0A"
      default: escaped.append(character)
      }
    }
  }

  /// Also escapes what would end a property.
  private static func property(_ text: String) -> String {
    data(text).reduce(into: "") { escaped, character in
      switch character {
      case ":": escaped += "%3A"
      case ",": escaped += "%2C"
      default: escaped.append(character)
      }
    }
  }
}

import Basics
import SourceSyntax

/// For GitLab: a Code Quality report, which a merge request shows beside the changed lines.
///
/// GitLab drops a finding whose fingerprint it has seen already, and compares those of two branches
/// to tell what is new.
public enum GitLabReporter: Reporter {
  public static let name = "gitlab"
  public static let summary = "for GitLab: a Code Quality report"

  public static func render(_ report: LintReport, style: ReportStyle) -> String {
    var writer = JSONWriter(style: .pretty)
    writer.array { writer in
      for (finding, fingerprint) in zip(report.findings, report.fingerprints) {
        writer.object { writer in
          writer.member("description", VisibleText.escaped(finding.message))
          writer.member("check_name", finding.rule)
          writer.member("fingerprint", fingerprint)
          writer.member("severity", severity(finding.severity))
          writer.member(
            "location",
            object: { writer in
              // Relative to the repository, and not with "./": GitLab compares the names.
              writer.member("path", ReportedPath.plain(finding.file))
              writer.member("lines", object: { $0.member("begin", finding.start.line) })
            })
        }
      }
    }
    return String(decoding: writer.output, as: UTF8.self)
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "critical"
    case .warning: "major"
    case .info: "info"
    }
  }
}

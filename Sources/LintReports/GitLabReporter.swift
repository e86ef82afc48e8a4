import Basics
public import CatalogLint
import SourceSyntax

/// For GitLab: a Code Quality report, which a merge request shows next to the changed lines.
///
/// GitLab drops findings whose fingerprint it has already seen, and compares the fingerprints of
/// two branches to find what is new.
public enum GitLabReporter: Reporter {
  public static let name = "gitlab"
  public static let summary = "for GitLab: a Code Quality report"

  public static func render(_ report: LintReport, style: ReportStyle) -> String {
    let findings = zip(report.findings, report.fingerprints).map { finding, print -> OrderedValue in
      [
        "description": .text(VisibleText.escaped(finding.message)), "check_name": .text(finding.rule),
        "fingerprint": .text(print), "severity": .text(severity(finding.severity)),
        "location": [
          // Relative to the repository, and not with "./": GitLab compares the names.
          "path": .text(ReportedPath.plain(finding.file)), "lines": ["begin": .integer(finding.start.line)],
        ],
      ]
    }
    return OrderedValue.list(findings).jsonText
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "critical"
    case .warning: "major"
    case .info: "info"
    }
  }
}

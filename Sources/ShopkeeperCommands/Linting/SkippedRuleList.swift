import Basics
import CatalogLint
import SourceSyntax

/// The rules that did not look, for people, with what to write so that they do.
enum SkippedRuleList {
  static func lines(_ report: LintReport) -> [String] {
    let named = report.skippedRules.filter { $0.reason != .notChosen }
    var lines = named.map { "  \($0.rule): \(reason($0, in: report))" }
    let unchosen = report.skippedRules.count - named.count
    if unchosen > 0 {
      lines.append(
        "  \(unchosen) \(unchosen == 1 ? "rule" : "rules") left out on the command line")
    }
    return lines.isEmpty ? ["every rule looked"] : ["rules that did not look:"] + lines
  }

  private static func reason(_ skipped: SkippedRule, in report: LintReport) -> String {
    switch skipped.reason {
    case .off: return "off in the configuration"
    case .optIn: return "off unless a configuration turns it on"
    case .notChosen: return "left out on the command line"
    case .needs(let needs):
      let names = skipped.files.prefix(mostNamed).map {
        VisibleText.escaped(report.inputs[$0].name)
      }
      let more =
        skipped.files.count > mostNamed ? " and \(skipped.files.count - mostNamed) more" : ""
      return "needs \(needs.map(\.remedy).joined(separator: " and ")) – "
        + names.joined(separator: ", ") + more
    }
  }

  /// Enough to see which they are.
  private static let mostNamed = 3
}

import AppStoreReference
import CatalogLint
import CommandLayer
import SourceSyntax

/// `shopkeeper explain`: what a rule finds, why, and where that was read.
enum ExplainCommand {
  private static let rule = Argument("RULE", of: LintOptions.rule, help: "The rule to explain")

  private static let format = Option(
    "format", short: "f",
    of: .choice([
      Candidate("text", help: "for people"),
      Candidate("markdown", help: "the page of the documentation"),
    ]), default: "text", help: "What to print")

  static let command = Command(
    "explain", abstract: "Explain a rule: why, source, good and bad examples",
    arguments: [rule], options: [format],
    examples: [Example("shopkeeper explain price-mismatch", help: "Explain one rule")],
    action: { invocation in
      guard let rule = LintRules.named(invocation[rule]) else { return .failure }
      invocation.console.write(
        invocation[format] == "markdown"
          ? RulePage(of: rule).markdown : text(of: rule, width: invocation.console.columns))
      return .success
    })

  private static func text(of rule: any LintRule.Type, width: Int) -> String {
    let facts = rule.facts
    var text = "\(facts.id) – \(facts.category.rawValue), \(facts.severity.rawValue)"
    switch facts.fix {
    case .safe: text += ", mended by --fix where that is safe"
    case .unsafe: text += ", mended by --fix --unsafe-fixes where it can be"
    case nil: break
    }
    text += facts.isOptIn ? ", off by default\n\n" : "\n\n"
    text += "Finds \(facts.summary).\n\n"
    text += wrapped(facts.rationale, to: width) + "\n"
    let rejected = rule.examples.rejected.map(\.text)
    if !rejected.isEmpty {
      text += "Rejected, with the place that is reported between ⟦ and ⟧:\n\n"
      text += rejected.map(indented).joined(separator: "\n") + "\n"
    }
    text += "Accepted:\n\n"
    text += rule.examples.accepted.map { indented($0.text) }.joined(separator: "\n") + "\n"
    text += "Sources:\n"
    for source in facts.sources {
      text += "  \(source)\n"
    }
    text += "\nSuppress it for one product with\n"
    text += "  ignore: [{rule: \(facts.id), reason: why}]\n"
    text += "or switch it in .shopkeeper.yml with\n"
    text += "  rules: {\(facts.id): off}\n"
    return text
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
  }

  private static func wrapped(_ text: String, to width: Int) -> String {
    var lines: [String] = []
    var line = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      if !line.isEmpty, DisplayWidth.of(line) + 1 + DisplayWidth.of(word) > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " \(word)"
    }
    lines.append(line)
    return lines.joined(separator: "\n") + "\n"
  }
}

import AppStoreReference
import CatalogLint
import CommandLayer
import SourceSyntax

/// `shopkeeper explain`: explains what a rule finds and why, with sources.
enum ExplainCommand {
  private static let rule = Argument("RULE", of: RuleName.kind, help: "The rule to explain")

  private static let format = Option(
    "format", short: "f",
    of: .choice([
      Candidate("text", help: "for people"),
      Candidate("markdown", help: "the page of the documentation"),
    ]), default: "text", help: "What to print")

  static let command = Command(
    "explain", abstract: "Explain a rule: why, source, good and bad examples",
    discussion: """
      A team's own rule has no documentation page; it is always explained in plain text.
      """,
    arguments: [rule],
    options: [format, RuleName.config],
    examples: [Example("shopkeeper explain price-mismatch", help: "Explain one rule")],
    action: { invocation in
      let name = invocation[rule]
      let width = invocation.console.columns
      if let rule = LintRules.named(name) {
        invocation.console.write(
          invocation[format] == "markdown"
            ? RulePage(of: rule).markdown : text(of: rule.description, rule.examples, width: width))
        return .success
      }
      let custom = try RuleName.customRules(at: invocation[RuleName.config])
      try RuleName.check(name, of: "RULE", among: custom, invocation)
      guard let rule = custom.first(where: { $0.id == name }) else { return .failure }
      invocation.console.write(text(of: rule.description, nil, width: width))
      return .success
    })

  /// - Parameter examples: Nil for a team's own rule, which has neither examples nor sources.
  private static func text(of description: RuleDescription, _ examples: RuleExamples?, width: Int)
    -> String
  {
    var text =
      "\(description.id) – \(description.category.rawValue), \(description.defaultSeverity.rawValue)"
    switch description.fix {
    case .safe: text += ", fixed by --fix where that is safe"
    case .unsafe: text += ", fixed by --fix --unsafe-fixes where possible"
    case nil: break
    }
    text += description.isOptIn ? ", off by default\n\n" : "\n\n"
    text += "Finds \(description.summary).\n\n"
    text += wrapped(description.rationale, to: width) + "\n"
    if let examples { text += described(examples) + sources(description) }
    text += "Suppress it for one product with\n"
    text += "  ignore: [{rule: \(description.id), reason: why}]\n"
    text += "or switch it in .shopkeeper.yml with\n"
    text += "  rules: {\(description.id): off}\n"
    return text
  }

  private static func described(_ examples: RuleExamples) -> String {
    var text = ""
    let rejected = examples.rejected.map(\.text)
    if !rejected.isEmpty {
      text += "Rejected, with the reported place between ⟦ and ⟧:\n\n"
      text += rejected.map(indented).joined(separator: "\n") + "\n"
    }
    text += "Accepted:\n\n"
    return text + examples.accepted.map { indented($0.text) }.joined(separator: "\n") + "\n"
  }

  private static func sources(_ description: RuleDescription) -> String {
    "Sources:\n" + description.sources.map { "  \($0)\n" }.joined() + "\n"
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

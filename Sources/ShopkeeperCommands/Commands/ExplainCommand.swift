import AppStoreReference
import CatalogLint
import CommandLayer
import SourceSyntax

/// `shopkeeper explain`: explains the findings of a rule and their reason, with sources.
enum ExplainCommand {
  private static let rule = Argument("RULE", of: RuleName.kind, help: "The rule to explain")

  private static let format = OutputFormat.option(
    Candidate("text", help: "for people"), Candidate("markdown", help: "the page of the documentation"))

  private static let profile = ProfileOption.named

  static let command = Command(
    "explain", abstract: "Explain a rule: why, source, good and bad examples",
    discussion: """
      A team's own rule has no documentation page; it is always explained in plain text.
      """,
    arguments: [rule], options: [format, profile, ConfigurationChoice.file],
    examples: [Example("shopkeeper explain price-mismatch", help: "Explain one rule")],
    action: { invocation in
      let name = invocation[rule]
      let width = invocation.console.columns
      let profile = LimitProfile.named(invocation[profile]) ?? .current
      if let rule = LintRules.named(name) {
        invocation.console.write(
          invocation[format] == "markdown"
            ? RulePage(of: rule).markdown : text(of: rule.description, rule.examples, profile, width: width))
        return .success
      }
      let custom = try RuleName.customRules(at: invocation[ConfigurationChoice.file])
      try RuleName.check(name, of: "RULE", among: custom, invocation)
      guard let rule = custom.first(where: { $0.id == name }) else { return .failure }
      invocation.console.write(text(of: rule.description, nil, profile, width: width))
      return .success
    })

  /// - Parameter examples: Nil for a team's own rule, which has neither examples nor sources.
  private static func text(
    of description: RuleDescription, _ examples: RuleExamples?, _ profile: LimitProfile, width: Int
  ) -> String {
    var text = "\(description.id) – \(description.category.rawValue), \(description.defaultSeverity.rawValue)"
    switch description.fix {
    case .safe: text += ", fixed by --fix where that is safe"
    case .unsafe: text += ", fixed by --fix --unsafe-fixes where possible"
    case nil: break
    }
    text += description.isOptIn ? ", off by default\n\n" : "\n\n"
    text += "Finds \(description.summary(in: profile)).\n\n"
    text += WrappedText.of(description.rationale(in: profile), to: width) + "\n"
    if let examples {
      text += described(examples) + facts(description, profile, width: width)
      text += sources(description, profile)
    }
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

  /// The facts with their values; empty when the rule rests on none.
  private static func facts(_ description: RuleDescription, _ profile: LimitProfile, width: Int) -> String {
    let facts = description.facts(in: profile)
    guard !facts.isEmpty else { return "" }
    return "Facts:\n"
      + facts.map { fact in
        var line = "\(fact.id): \(fact.quantity) (\(fact.source.certainty.label), read on "
        line += "\(fact.source.dateRead))"
        if fact.isContested { line += "; contradicted by \(fact.against.map(\.title).joined(separator: ", "))" }
        return WrappedText.of(line, to: width, indent: "  ", hanging: "    ")
      }.joined() + "\n"
  }

  private static func sources(_ description: RuleDescription, _ profile: LimitProfile) -> String {
    "Sources:\n" + description.sources(in: profile).map { "  \($0)\n" }.joined() + "\n"
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
  }
}

import AppStoreReference
import CatalogLint
import CommandLayer
import Shopkeeper
import SourceSyntax

/// `shopkeeper explain`: explains a rule, a guideline, or the message of a reviewer.
enum ExplainCommand {
  private static let rule = Argument(
    optional: "RULE", of: RuleName.kind, help: "The rule, or the number of a guideline such as 2.3.7")
  private static let rejection = Option(
    "rejection", of: .file(extensions: ["txt"]),
    help: "Explain a message of App Review, pasted into this file; - for standard input")
  private static let catalogs = Option(
    repeating: "catalog", of: CatalogArgument.kind,
    help: "With --rejection: the catalog that was rejected; by default those in this folder, if any")

  private static let format = OutputFormat.option(
    Candidate("text", help: "for people"), Candidate("markdown", help: "the page of the documentation"))

  private static let profile = ProfileOption.named

  static let command = Command(
    "explain", abstract: "Explain a rule, a guideline, or a rejection",
    discussion: """
      For a rule: why, source, good and bad examples. A team's own rule has no documentation page; \
      it is always explained in plain text. For a guideline: its rules, and rejections that \
      developers reported in public.

      With --rejection: the guidelines that a message of App Review names, the kind of rejection \
      that its words fit, the findings in the catalog that may be the reason, what others changed, \
      and what a catalog can't show. Messages in eleven languages are read. Exits with 1 when no \
      known kind fits.
      """,
    arguments: [rule],
    options: [rejection, catalogs, format, profile, ConfigurationChoice.file, ConfigurationChoice.usesFiles]
      + SearchOptions.all,
    examples: [
      Example("shopkeeper explain price-mismatch", help: "Explain one rule"),
      Example("shopkeeper explain '3.1.2(c)'", help: "Show the rules and rejections of a guideline"),
      Example("pbpaste | shopkeeper explain --rejection -", help: "Find the reason of a rejection"),
    ],
    action: { invocation in
      if let path = invocation[rejection] { return try explainRejection(at: path, invocation) }
      guard let name = invocation[rule] else { throw invocation.usageError(.missingArgument("RULE")) }
      if ReviewGuideline.sections.contains(name) {
        invocation.console.write(GuidelineText.of(name, width: invocation.console.columns))
        return .success
      }
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

  private static func explainRejection(at path: String, _ invocation: Invocation) throws -> ExitCode {
    if invocation[rule] != nil {
      throw invocation.usageError(.other("either a rule or --rejection is explained, not both"))
    }
    let bytes = try StandardStream.source(at: path, limit: 1 << 17).bytes
    let message = RejectionMessage(String(decoding: bytes, as: UTF8.self))
    var run = LintRun()
    run.configurations = ConfigurationChoice(invocation)
    run.ignoresBaselines = true
    run.only = Set(message.classes.flatMap(\.rules))
    let search = try CatalogSearch(invocation, by: run.configurations)
    // Without a catalog in this folder, the message is explained alone.
    let found =
      invocation[catalogs].isEmpty
      ? try? FoundCatalogs([], by: search) : try FoundCatalogs(invocation[catalogs], by: search)
    let files = try found.map { found in try found.paths.map { try found.file(at: $0) } } ?? []
    let findings = message.classes.isEmpty || files.isEmpty ? [] : try run.lint(files).report.findings
    invocation.console.write(
      GuidelineText.of(
        message, findings: files.isEmpty ? nil : findings, width: invocation.console.columns))
    return message.classes.isEmpty ? .findings : .success
  }

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

import AppStoreReference
import SourceSyntax

/// The documentation of a rule, generated from the rule itself.
public struct RulePage: Sendable {
  private let rule: LintRule

  public init(of rule: LintRule) { self.rule = rule }

  /// The page in Markdown, as DocC reads it: an article with the rule's ID as its title.
  public var markdown: String {
    let description = rule.description
    var page = "# \(description.id)\n\n\(MarkdownText.sentence(description.summary))\n\n## Overview\n\n"
    page += MarkdownText.wrapped(MarkdownText.escaped(description.rationale)) + "\n"
    page += "| | |\n| --- | --- |\n"
    for (name, value) in properties { page += "| \(name) | \(value) |\n" }
    page += "\n"
    let rejected = rule.examples.rejected
    if !rejected.isEmpty {
      page += "## Rejected\n\nThe text between ⟦ and ⟧ is reported.\n\n"
      page += rejected.map(example).joined()
    }
    page += "## Accepted\n\n" + rule.examples.accepted.map(example).joined()
    page += facts
    page += "## Sources\n\n"
    page += description.sources.map { "- \(Self.line($0))\n" }.joined()
    page += rejections
    page += """

      ## Suppress the rule

      For one product, with a reason: `ignore: [{rule: \(description.id), reason: …}]`; for a team, in \
      `.shopkeeper.yml`: `rules: {\(description.id): off}`.

      """
    return page
  }

  private var properties: [(String, String)] {
    let description = rule.description
    var rows = [
      ("category", description.category.rawValue),
      ("severity", description.defaultSeverity.rawValue + (description.isOptIn ? ", off by default" : "")),
    ]
    switch description.fix {
    case .safe: rows.append(("fixed by", "`--fix`"))
    case .unsafe: rows.append(("fixed by", "`--fix --unsafe-fixes`"))
    case nil: break
    }
    if !description.preconditions.isEmpty {
      let needs = description.preconditions.map { MarkdownText.escaped($0.remedy) }
      rows.append(("skipped without", needs.joined(separator: "; ")))
    }
    return rows
  }

  /// An example as a fenced block; for history rules, preceded by the published revision.
  private func example(_ example: RuleExample) -> String {
    var block = ""
    if let previous = example.previous { block += "Published before:\n\n```yaml\n\(previous)\n```\n\n" }
    block += "```yaml\n\(example.text)\n```\n\n"
    for file in example.code { block += "In `\(file.name)`:\n\n```\n\(file.text)\n```\n\n" }
    if let severity = example.severity, severity != rule.description.defaultSeverity {
      block += "(reported as \(severity.rawValue))\n\n"
    }
    return block
  }

  /// The facts with their values and sources; empty when the rule rests on none.
  private var facts: String {
    let facts = rule.description.facts()
    guard !facts.isEmpty else { return "" }
    let rows = facts.map { fact in
      let doubt =
        fact.against.isEmpty
        ? "" : "; contradicted by " + fact.against.map { MarkdownText.escaped($0.title) }.joined(separator: ", ")
      let value = MarkdownText.escaped(fact.quantity)
      let source = MarkdownText.escaped(fact.source.title)
      return "| `\(fact.id)` | \(value) | \(MarkdownText.escaped(fact.meaning)) | \(source)\(doubt) |\n"
    }
    return "## Facts\n\n| fact | value | about | read in |\n| --- | --- | --- | --- |\n" + rows.joined() + "\n"
  }

  /// The rejections that developers reported and that the rule can prevent; empty without any.
  private var rejections: String {
    let classes = RejectionClass.those(of: rule.description.id).filter { !$0.evidence.isEmpty }
    guard !classes.isEmpty else { return "" }
    let rows = classes.flatMap(\.evidence).map { rejection in
      let cells = [rejection.refused, rejection.remedy ?? "–"].map(MarkdownText.escaped)
      let refused = rejection.url.map { "[\(cells[0])](\($0))" } ?? cells[0]
      return "| \(rejection.date) | \(rejection.guideline) | \(refused) | \(cells[1]) |\n"
    }
    let titles = classes.map(\.title).joined(separator: "; ")
    return "\n## Rejections\n\nAs developers reported them: \(MarkdownText.escaped(titles)).\n\n"
      + "| date | guideline | refused | accepted with |\n| --- | --- | --- | --- |\n" + rows.joined()
  }

  private static func line(_ source: FactSource) -> String {
    let title = MarkdownText.escaped(source.title)
    let note = source.note.map { "; \(MarkdownText.escaped($0))" } ?? ""
    let linked = source.url.map { "[\(title)](\($0))" } ?? title
    return "\(linked) (\(source.certainty.label), \(source.date))\(note)"
  }

  private static func heading(_ category: RuleCategory) -> String {
    category.rawValue.prefix(1).uppercased() + category.rawValue.dropFirst()
  }

  /// The article that lists every rule by its category.
  public static var index: String {
    let rules = LintRules.all.map { $0.description }
    var page = """
      # Rules

      The \(rules.count) rules, by category.

      ## Overview

      Each page is generated from the rule itself, and its examples are tests. `error`: the store or
      the reviewer is documented to reject it, or it contradicts itself; `warning`: likely to cost a
      round of review; `info`: worth a look.


      """
    for category in RuleCategory.allCases {
      let members = rules.filter { $0.category == category }
      guard !members.isEmpty else { continue }
      page += "### \(heading(category))\n\n| rule | severity | finds |\n"
      page += "| --- | --- | --- |\n"
      for description in members {
        let severity = description.isOptIn ? "off" : description.defaultSeverity.rawValue
        page += "| <doc:\(description.id)> | \(severity) | \(MarkdownText.escaped(description.summary)) |\n"
      }
      page += "\n"
    }
    page += "## Topics\n"
    for category in RuleCategory.allCases {
      let members = rules.filter { $0.category == category }
      guard !members.isEmpty else { continue }
      page += "\n### \(heading(category))\n\n"
      page += members.map { "- <doc:\($0.id)>\n" }.joined()
    }
    return page
  }
}

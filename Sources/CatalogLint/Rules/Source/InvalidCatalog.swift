import AppStoreReference
import SourceSyntax

/// What the reader of a file had to say; the engine reports it.
enum InvalidCatalog: LintRule {
  static let facts = RuleFacts(
    id: "invalid-catalog", category: .source, severity: .error,
    summary: "a file that does not parse or breaks the catalog format",
    rationale: """
      An unknown key is mostly a misspelt one, and what it should have said is lost. Every problem \
      is reported at its place; what could be read is linted all the same. The errors of a file that \
      can't be read are reported whatever rules are chosen, for such a file is not clean.
      """,
    sources: [FactSource("the catalog format, version 1", date: "2026-11", certainty: .apple)])

  static let examples = RuleExamples(
    accepted: [
      RuleExample("coins: {type: consumable, referenceName: Coins}"),
      RuleExample("coins: {type: consumable, localizations: {no: {title: Mynter}}}"),
      RuleExample("# 金币\ncoins:\n  type: consumable\n  price: {tier: 6}"),
    ],
    rejected: [
      RuleExample("coins: {type: consumable, ⟦refrenceName⟧: Coins}"),
      RuleExample("coins: {type: ⟦consumeable⟧}"),
      RuleExample("coins: {type: consumable, localizations: ⟦none⟧}"),
      RuleExample("coins: {type: consumable, ⟦type⟧: consumable}"),
    ])
}

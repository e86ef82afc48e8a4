import AppStoreReference
import SourceSyntax

/// The diagnostics of a file's reader, which the engine reports.
enum InvalidCatalog: RuleDefinition {
  static let description = RuleDescription(
    id: "invalid-catalog", category: .source, defaultSeverity: .error,
    summary: "a file that does not parse or breaks the catalog format",
    rationale: """
      An unknown key is usually a misspelled one, and its value is lost. Every problem is reported \
      at its location; everything that could be read is linted anyway, except in a file whose \
      syntax ends the reading, of which only that is said. The errors of a file that can't be \
      read are reported regardless of which rules are selected, because such a file is not clean.
      """,
    sources: [.catalogFormat])

  static let examples = RuleExamples(
    """
    accepted:
    - coins: {type: consumable, referenceName: Coins}
    - coins: {type: consumable, localizations: {no: {title: Mynter}}}
    - # 金币
      coins:
        type: consumable
        price: {tier: 6}
    rejected:
    - coins: {type: consumable, ⟦refrenceName⟧: Coins}
    - coins: {type: ⟦consumeable⟧}
    - coins: {type: consumable, localizations: ⟦none⟧}
    - coins: {type: consumable, ⟦type⟧: consumable}
    """)
}

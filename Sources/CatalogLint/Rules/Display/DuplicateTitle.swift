import AppStoreReference
import CatalogModel
import SourceSyntax

/// Two products with the same title.
enum DuplicateTitle: CatalogRule {
  static let description = RuleDescription(
    id: "duplicate-title", category: .display, defaultSeverity: .error,
    summary: "two products of an app share a title in one locale",
    rationale: """
      Customers can't tell the products apart on the payment sheet or in their receipts, and \
      reviewers reject them under guideline 2.3. Say in the title how much it is, or for how \
      long. Two subscriptions of one group are covered by `duplicate-group-title`. An error if \
      one of the products is promoted, otherwise a warning.
      """,
    sources: [.rejectedSameName])

  static let examples = RuleExamples(
    """
    accepted:
    - coins60: {type: consumable, localizations: {en-US: {title: 60 Coins}}}
      coins300: {type: consumable, localizations: {en-US: {title: 300 Coins}}}
    - coins60: {type: consumable, localizations: {en-US: {title: VIP}}}
      coins300: {type: consumable, localizations: {de-DE: {title: VIP}}}
    - coins60: {type: consumable, localizations: {en-US: {title: Gems}, fr-FR: {title: Gems}}}
    rejected:
    - a: {type: consumable, localizations: {de-DE: {title: Goldtruhe}}}
      b: {type: consumable, promotionalImage: promo.png, localizations: {de-DE: {title: ⟦Goldtruhe⟧}}}
    rejected as warning:
    - small: {type: consumable, localizations: {en-US: {title: Gem Pack}}}
      middle: {type: consumable, localizations: {en-US: {title: ⟦Gem pack⟧}}}
      large: {type: consumable, localizations: {en-US: {title: ⟦GemPack⟧}}}
    - a: {type: consumable, localizations: {zh-Hans: {title: 金币}}}
      b: {type: consumable, localizations: {en-US: {title: Coins}, zh-CN: {title: ⟦金币⟧}}}
    - catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US}
      templates:
        pack: {en-US: {title: Coins}}
      products:
        a: {type: consumable, template: pack}
        b: {type: consumable, template: ⟦pack⟧}
    """)

  static func check(_ catalog: Catalog, in checked: CheckedCatalog) -> [RuleFinding] {
    RepeatedTexts(kind: .title, input: checked.input).findings(inOneGroup: false)
  }
}

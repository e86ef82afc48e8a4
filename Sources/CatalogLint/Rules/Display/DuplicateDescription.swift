import AppStoreReference
import CatalogModel
import SourceSyntax

/// Two products with the same description.
enum DuplicateDescription: CatalogRule {
  static let description = RuleDescription(
    id: "duplicate-description", category: .display, defaultSeverity: .error,
    summary: "two products of an app share a description in one locale",
    rationale: """
      Reviewers reject it under guideline 2.3: if five memberships share one description, it \
      doesn't say what each contains. Say what each product gives, even if they are durations of \
      one subscription. An error if one of the products is promoted, otherwise a warning; an \
      info between the durations of one subscription.
      """,
    sources: [.rejectedSameDescription])

  static let examples = RuleExamples(
    """
    accepted:
    - a: {type: consumable, localizations: {zh-Hans: {description: 88元档，含30本图书。}}}
      b: {type: consumable, localizations: {zh-Hans: {description: 188元档，含80本图书。}}}
    - a: {type: consumable, localizations: {en-US: {description: Adds 60 gems.}}}
      b: {type: consumable, localizations: {en-GB: {description: Adds 60 gems.}}}
    - a: {type: consumable, localizations: {en-US: {title: Gems, description: ""}}}
      b: {type: consumable, localizations: {en-US: {title: Coins, description: ""}}}
    rejected as warning:
    - a: {type: consumable, localizations: {zh-Hans: {description: 年费会员，畅读全站。}}}
      b: {type: consumable, localizations: {zh-Hans: {description: ⟦年费会员，畅读全站。⟧}}}
      c: {type: consumable, localizations: {zh-Hans: {description: ⟦年费会员，畅读全站。⟧}}}
    rejected as info:
    - … monthly: {localizations: {en-US: {description: Every mine and no ads.}}}
      yearly: {localizations: {en-US: {description: ⟦Every mine and no ads.⟧}}}
    rejected:
    - a: {type: consumable, promotionalImage: promo.png, localizations: {ja: {description: 冒険に役立つ金貨です。}}}
      b: {type: consumable, localizations: {ja: {description: ⟦冒険に役立つ金貨です。⟧}}}
    rejected as warning:
    - a: {type: consumable, localizations: {es-MX: {description: Un cofre con monedas.}}}
      b: {type: consumable, localizations: {es-MX: {description: ⟦Un cofre con monedas.⟧}}}
    """)

  static func check(_ catalog: Catalog, in checked: CheckedCatalog) -> [RuleFinding] {
    RepeatedTexts(kind: .description, input: checked.input).findings()
  }
}

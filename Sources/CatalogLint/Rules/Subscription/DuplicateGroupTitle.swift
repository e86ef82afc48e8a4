import AppStoreReference
import CatalogModel
import SourceSyntax

/// Two subscriptions of a group with the same title.
enum DuplicateGroupTitle: CatalogRule {
  static let description = RuleDescription(
    id: "duplicate-group-title", category: .subscription, defaultSeverity: .error,
    summary: "two products of a subscription group share a title in one locale",
    rationale: """
      The subscriptions of a group are in one list, in which a customer changes from one to \
      another; two with the same name can't be distinguished there. Say in the title how long it \
      lasts or what it gives: "Premium Monthly", "Premium Yearly". Two products with the same \
      title that are not in one group are reported by `duplicate-title`.
      """,
    sources: [.groupDiagnosis])

  static let examples = RuleExamples(
    """
    accepted:
    - … monthly: {period: 1 month, level: 1, localizations: {en-US: {title: Premium Monthly}}}
      yearly: {period: 1 year, level: 1, localizations: {en-US: {title: Premium Yearly}}}
    - … monthly: {period: 1 month, level: 1, localizations: {en-US: {title: Premium}}}
      yearly: {period: 1 year, level: 1, localizations: {de-DE: {title: Premium}}}
    - coins60: {type: consumable, localizations: {en-US: {title: Coins}}}
      coins300: {type: consumable, localizations: {en-US: {title: Coins}}}
    rejected:
    - … monthly: {period: 1 month, level: 1, localizations: {en-US: {title: Premium}}}
      yearly: {period: 1 year, level: 1, localizations: {en-US: {title: ⟦Premium⟧}}}
    - … monthly: {period: 1 month, level: 1, localizations: {zh-Hans: {title: 高级会员}}}
      yearly: {period: 1 year, level: 1, localizations: {zh-CN: {title: ⟦高级会员⟧}}}
    - … monthly: {period: 1 month, level: 1, localizations: {ko: {title: 프리미엄}, es-MX: {title: Pase Oro}}}
      yearly: {period: 1 year, level: 1, localizations: {ko: {title: ⟦프리미엄⟧}, es-MX: {title: ⟦pase oro⟧}}}
    """)

  static func check(_ catalog: Catalog, in checked: CheckedCatalog) -> [RuleFinding] {
    guard !catalog.groups.isEmpty else { return [] }
    return RepeatedTexts(kind: .title, input: checked.input).findings(inOneGroup: true)
  }
}

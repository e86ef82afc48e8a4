import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Groups without a name for customers.
enum MissingGroupText: CatalogRule {
  static let description = RuleDescription(
    id: "missing-group-text", category: .subscription, defaultSeverity: .error, preconditions: [.groupTexts],
    summary: "a group without a name for customers, or without one in a locale of its products",
    rationale: """
      Customers see the name of the group where they manage their subscriptions, and its products \
      can't be submitted before it has one in at least one locale. In a locale that only the \
      products have, the group shows its name in another language next to them. Other locales that \
      the app lists are covered by `missing-locale`, and the length of the name by `title-length`.
      """,
    facts: ["group-name.length"], sources: [.missingMetadataDiagnosis])

  static let examples = RuleExamples(
    around: """
      catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US}
      products: {}
      subscriptionGroups:
        …
      """,
    """
    accepted:
    - … vip:
        localizations: {en-US: {title: VIP}}
        products:
          vip.monthly: {period: 1 month, level: 1, localizations: {en-US: {title: VIP Monthly}}}
    - … vip:
        localizations: {en-US: {title: VIP}, ja: {title: 会員}}
        products:
          vip.monthly: {period: 1 month, level: 1, localizations: {ja: {title: 月額会員}}}
    - … vip:
        localizations: {en-US: {title: VIP}, zh-Hans: {}}
        products:
          vip.monthly: {period: 1 month, level: 1, localizations: {zh-CN: {title: 月度会员}}}
    - … vip: {referenceName: VIP, products: {}}
    rejected:
    - … ⟦vip⟧:
        products: {vip.monthly: {period: 1 month, level: 1}}
    - … vip:
        ⟦localizations⟧: {}
        products:
          vip.monthly: {period: 1 month, level: 1, localizations: {en-US: {title: VIP Monthly}}}
    - … vip:
        ⟦localizations⟧: {en-US: {title: VIP}}
        products:
          vip.monthly: {period: 1 month, level: 1, localizations: {en-US: {title: VIP Monthly}, ja: {title: 月額会員}}}
    - … vip:
        ⟦localizations⟧: {en-US: {title: VIP}, ja: {title: 会員}}
        products:
          vip.monthly: {period: 1 month, level: 1,
            localizations: {de-DE: {title: Monatlich}, ko: {title: 월간}, ja: {title: 月額}}}
    """)

  static func check(_ catalog: Catalog, in checked: CheckedCatalog) -> [RuleFinding] {
    guard checked.facets.contains(.groupTexts) else { return [] }
    var findings: [RuleFinding] = []
    // Whether customers see the name of a suite's group isn't known.
    for (index, products) in catalog.productsByGroup.enumerated()
    where !products.isEmpty && catalog.groups[index].composition == nil {
      findings += check(index, products, of: catalog, in: checked)
    }
    return findings
  }

  /// Checks a group that has products; an empty one isn't shown.
  private static func check(_ group: Int, _ products: [Int], of catalog: Catalog, in checked: CheckedCatalog)
    -> [RuleFinding]
  {
    var findings: [RuleFinding] = []
    let path = CatalogPath(.group(group), .locale)
    let names = catalog.groups[group].localizations
    if names.isEmpty {
      findings.append(RuleFinding("the group has no name in any locale", at: path))
      return findings
    }
    var wanted = Set(products.flatMap { catalog.products[$0].localizations.storeLocales })
    wanted.subtract(names.storeLocales)
    // Reported as `missing-primary-locale`.
    if let primary = checked.appLocales.primary { wanted.remove(primary) }
    guard !wanted.isEmpty else { return findings }
    let missing = StoreLocale.all.filter { wanted.contains($0) }
    findings.append(RuleFinding(.lacks(missing), at: path))
    return findings
  }
}

extension Message {
  fileprivate static func lacks(_ locales: [StoreLocale]) -> Message {
    let named = Message(list: locales.map { "\"\($0.code)\" (\(phrase: $0.englishName))" })
    return "the group has no name in \(named), in which its products are written"
  }
}

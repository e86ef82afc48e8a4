import AppStoreReference
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
    accepted: [
      RuleExample(group("localizations: {en-US: {title: VIP}}", "{en-US: {title: VIP Monthly}}")),
      RuleExample(group("localizations: {en-US: {title: VIP}, ja: {title: 会員}}", "{ja: {title: 月額会員}}")),
      RuleExample(group("localizations: {en-US: {title: VIP}, zh-Hans: {}}", "{zh-CN: {title: 月度会员}}")),
      RuleExample(
        """
        catalog: 1
        app: {bundleID: com.example.game, primaryLocale: en-US}
        products: {}
        subscriptionGroups:
          vip: {referenceName: VIP, products: {}}
        """),
    ],
    rejected: [
      RuleExample(
        """
        catalog: 1
        app: {bundleID: com.example.game, primaryLocale: en-US}
        products: {}
        subscriptionGroups:
          ⟦vip⟧:
            products: {vip.monthly: {period: 1 month, level: 1}}
        """), RuleExample(group("⟦localizations⟧: {}", "{en-US: {title: VIP Monthly}}")),
      RuleExample(group("⟦localizations⟧: {en-US: {title: VIP}}", "{en-US: {title: VIP Monthly}, ja: {title: 月額会員}}")),
      RuleExample(
        group(
          "⟦localizations⟧: {en-US: {title: VIP}, ja: {title: 会員}}",
          "{de-DE: {title: Monatlich}, ko: {title: 월간}, ja: {title: 月額}}")),
    ])

  private static func group(_ names: String, _ texts: String) -> String {
    """
    catalog: 1
    app: {bundleID: com.example.game, primaryLocale: en-US}
    products: {}
    subscriptionGroups:
      vip:
        \(names)
        products:
          vip.monthly: {period: 1 month, level: 1, localizations: \(texts)}
    """
  }

  static func check(_ catalog: Catalog, in lint: LintContext) {
    guard lint.facets.contains(.groupTexts) else { return }
    for (index, products) in catalog.productsByGroup.enumerated() where !products.isEmpty {
      check(index, products, of: catalog, in: lint)
    }
  }

  /// Checks a group that has products; an empty one isn't shown.
  private static func check(_ group: Int, _ products: [Int], of catalog: Catalog, in lint: LintContext) {
    let path = CatalogPath(.group(group), .locale)
    let names = catalog.groups[group].localizations
    if names.isEmpty {
      lint.report("the group has no name in any locale", path: path)
      return
    }
    var wanted: AppLocales.Mask = []
    for index in products { wanted.formUnion(AppLocales.Mask(catalog.products[index].localizations)) }
    wanted.subtract(AppLocales.Mask(names))
    // Reported as `missing-primary-locale`.
    if let primary = lint.appLocales.primary { wanted.subtract(AppLocales.Mask(primary)) }
    guard !wanted.isEmpty else { return }
    let missing = StoreLocale.all.filter { wanted.contains(AppLocales.Mask($0)) }
    lint.report(.lacks(missing), path: path)
  }
}

extension String {
  fileprivate static func lacks(_ locales: [StoreLocale]) -> String {
    let named = locales.map { "\"\($0.code)\" (\($0.englishName))" }.joined(separator: ", ")
    return "the group has no name in \(named), in which its products are written"
  }
}

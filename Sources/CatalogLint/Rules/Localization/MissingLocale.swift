import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Products and groups that lack a locale which the app lists.
enum MissingLocale: ProductRule, CatalogRule {
  static let description = RuleDescription(
    id: "missing-locale", category: .localization, defaultSeverity: .warning, preconditions: [.appLocales],
    summary: "a product lacks a locale that the app lists",
    rationale: """
      Customers whose locale is missing see the product in the primary locale, in the middle of a \
      shop in their own language. Add the locale to the product or its template, or remove it from \
      the app's list. Other spellings of a locale count as the same locale.
      """,
    facts: ["storefronts.locales"])

  static let examples = RuleExamples(
    """
    accepted:
    - catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US, locales: [en-US, ja]}
      products:
        coins:
          type: consumable
          localizations: {en-US: {title: Coins}, ja: {title: コイン}}
    - catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US, locales: [en-US, zh-Hans]}
      products:
        coins:
          type: consumable
          localizations: {en-US: {title: Coins}, zh-CN: {title: 金币}}
    - catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US, locales: [en-US, ja]}
      templates:
        pack: {en-US: {title: Coins}, ja: {title: コイン}}
      products:
        coins: {type: consumable, template: pack}
    - coins: {type: consumable, localizations: {en-US: {title: Coins}}}
    rejected:
    - catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US, locales: [en-US, ja]}
      products:
        coins:
          type: consumable
          ⟦localizations⟧: {en-US: {title: Coins}}
    - catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US, locales: [en-US, zh-Hant]}
      products:
        coins:
          type: consumable
          ⟦localizations⟧: {en-US: {title: Coins}, zh-Hans: {title: 金币}}
    - catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US, locales: [en-US, de-DE]}
      products: {}
      subscriptionGroups:
        vip:
          ⟦localizations⟧: {en-US: {title: VIP}}
    """)

  static func check(_ product: Product, in subject: CheckedSubject) -> [RuleFinding] {
    return check(product.localizations, of: subject.subject, in: subject.checked)
  }

  static func check(_ catalog: Catalog, in checked: CheckedCatalog) -> [RuleFinding] {
    guard checked.facets.contains(.groupTexts) else { return [] }
    var findings: [RuleFinding] = []
    for (group, products) in catalog.productsByGroup.enumerated() {
      // A locale that its products are written in is reported by `missing-group-text`.
      let ofProducts = Set(products.flatMap { catalog.products[$0].localizations.storeLocales })
      findings += check(catalog.groups[group].localizations, of: .group(group), besides: ofProducts, in: checked)
    }
    return findings
  }

  /// - Parameter reported: Locales that another rule reports.
  private static func check(
    _ localizations: [Localization], of subject: CatalogPath.Subject, besides reported: Set<StoreLocale> = [],
    in checked: CheckedCatalog
  ) -> [RuleFinding] {
    // A complete lack of texts is reported by `missing-text`, or `missing-group-text` for a group.
    guard checked.facets.contains(.appLocales), !localizations.isEmpty else { return [] }
    let known = localizations.storeLocales.union(reported)
    return checked.appLocales.listed.filter { !known.contains($0) }.map { locale in
      RuleFinding(
        "no text in \"\(locale.code)\" (\(phrase: locale.englishName)), which the app lists among its locales",
        at: CatalogPath(subject, .locale), missing: locale)
    }
  }
}

import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Products and groups without text in the app's primary locale.
enum MissingPrimaryLocale: ProductRule, GroupRule {
  static let description = RuleDescription(
    id: "missing-primary-locale", category: .localization, defaultSeverity: .error, preconditions: [.primaryLocale],
    summary: "a product lacks the app's primary locale",
    rationale: """
      The store shows the primary locale when none of a customer's languages is available; without \
      it, those customers see no name at all. Add the locale to the product or its template.
      """,
    facts: ["storefronts.locales"])

  static let examples = RuleExamples(
    """
    accepted:
    - coins: {type: consumable, localizations: {en-US: {title: Coins}}}
    - coins: {type: consumable, localizations: {ja: {title: コイン}, en: {title: Coins}}}
    - catalog: 1
      app: {bundleID: com.example.game, primaryLocale: zh-Hans}
      products:
        coins: {type: consumable, localizations: {zh-Hans: {title: 金币}}}
    rejected:
    - coins: {type: consumable, ⟦localizations⟧: {ja: {title: コイン}}}
    - coins: {type: consumable, ⟦localizations⟧: {en-GB: {title: Coins}}}
    - catalog: 1
      app: {bundleID: com.example.game, primaryLocale: zh-Hans, locales: [zh-Hans, zh-Hant]}
      products:
        coins: {type: consumable, ⟦localizations⟧: {zh-Hant: {title: 金幣}}}
    """)

  static func check(_ product: Product, in subject: CheckedSubject) -> [RuleFinding] {
    check(product.localizations, in: subject)
  }

  static func check(_ group: SubscriptionGroup, in subject: CheckedSubject) -> [RuleFinding] {
    guard subject.facets.contains(.groupTexts) else { return [] }
    return check(group.localizations, in: subject)
  }

  private static func check(_ localizations: [Localization], in subject: CheckedSubject) -> [RuleFinding] {
    guard subject.facets.contains(.appLocales), !localizations.isEmpty, let primary = subject.appLocales.primary,
      !localizations.storeLocales.contains(primary)
    else { return [] }
    return [RuleFinding(.missing(primary), at: subject.path(.locale), missing: primary)]
  }
}

extension Message {
  fileprivate static func missing(_ locale: StoreLocale) -> Message {
    "no text in \"\(locale.code)\" (\(phrase: locale.englishName)), the app's primary locale"
  }
}

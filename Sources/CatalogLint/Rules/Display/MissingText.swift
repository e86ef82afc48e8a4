import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Products without texts, and localizations with a missing text.
enum MissingText: ProductRule, GroupRule {
  static let description = RuleDescription(
    id: "missing-text", category: .display, defaultSeverity: .error,
    summary: "no localization at all, or a localization without title or description",
    rationale: """
      A product can't be submitted before it has a display name and a description in at least one \
      locale, and every locale that has one needs both. Subscription groups only have a title. In \
      a .storekit file, to which Xcode adds an empty localization by default, that one is an info.
      """,
    facts: ["title.length", "description.length"])

  static let examples = RuleExamples(
    """
    accepted:
    - coins:
        type: consumable
        localizations: {en-US: {title: 60 Coins, description: Adds 60 coins to your purse.}}
    - catalog: 1
      app: {bundleID: com.example.game, primaryLocale: zh-Hans}
      templates:
        pack: {zh-Hans: {title: 金币, description: 充值后获得金币。}}
      products:
        coins: {type: consumable, template: pack}
    - catalog: 1
      app: {bundleID: com.example.game, primaryLocale: ja}
      products: {}
      subscriptionGroups:
        vip: {localizations: {ja: {title: 会員}}}
    rejected:
    - ⟦coins⟧: {type: consumable}
    - coins: {type: consumable, ⟦localizations⟧: {}}
    - coins: {type: consumable, localizations: {⟦en-US⟧: {title: 60 Coins}}}
    - coins: {type: consumable, localizations: {⟦ja⟧: {description: コインです。}}}
    - coins: {type: consumable, localizations: {zh-Hans: {title: 金币, description: ⟦""⟧}}}
    - coins: {type: consumable, localizations: {de-DE: {title: ⟦" "⟧, description: Münzen.}}}
    - coins: {type: consumable, localizations: {⟦en-US⟧: {title: "", description: ""}}}
    - catalog: 1
      app: {bundleID: com.example.game, primaryLocale: ja}
      products: {}
      subscriptionGroups:
        vip: {localizations: {⟦ja⟧: {}}}
    """)

  static func check(_ product: Product, in subject: CheckedSubject) -> [RuleFinding] {
    var findings: [RuleFinding] = []
    // Xcode adds an empty localization to every product of a StoreKit configuration by default.
    let untouched: Severity? = subject.facets.contains(.appLocales) ? nil : .info
    if product.localizations.isEmpty {
      guard subject.facets.contains(.texts) else { return findings }
      findings.append(
        RuleFinding(
          "the product has no title and no description in any locale", at: subject.path(.locale), severity: untouched))
      return findings
    }
    for index in product.localizations.indices {
      let lacksTitle = product.localizations[index].title?.isBlankText ?? true
      let lacksDescription = product.localizations[index].description?.isBlankText ?? true
      guard lacksTitle || lacksDescription else { continue }
      let localization = product.localizations[index]
      if lacksTitle, lacksDescription {
        findings.append(
          RuleFinding(
            "\"\(localization.locale)\" has neither title nor description", at: subject.path(.locale, element: index),
            severity: untouched))
      } else if lacksTitle {
        findings += report("title", localization.title, of: localization, at: .title, index, in: subject)
      } else {
        findings += report(
          "description", localization.description, of: localization, at: .description, index, in: subject)
      }
    }
    return findings
  }

  /// A group without any localization is reported by `missing-group-text`.
  static func check(_ group: SubscriptionGroup, in subject: CheckedSubject) -> [RuleFinding] {
    guard subject.facets.contains(.groupTexts) else { return [] }
    var findings: [RuleFinding] = []
    for (index, localization) in group.localizations.enumerated() where localization.title?.isBlankText ?? true {
      findings += report("title", localization.title, of: localization, at: .title, index, in: subject)
    }
    return findings
  }

  private static func report(
    _ noun: Message, _ text: String?, of localization: Localization, at field: CatalogField, _ index: Int,
    in subject: CheckedSubject
  ) -> [RuleFinding] {
    var findings: [RuleFinding] = []
    if text == nil {
      findings.append(
        RuleFinding("\"\(localization.locale)\" has no \(noun)", at: subject.path(.locale, element: index)))
    } else {
      findings.append(
        RuleFinding("the \(noun) in \"\(localization.locale)\" is empty", at: subject.path(field, element: index)))
    }
    return findings
  }
}

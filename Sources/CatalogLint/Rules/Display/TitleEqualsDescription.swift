import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax
import TextReading

/// Descriptions that only repeat the title.
enum TitleEqualsDescription: ProductRule {
  static let description = RuleDescription(
    id: "title-equals-description", category: .display, defaultSeverity: .error,
    summary: "a description that says the same as the title",
    rationale: """
      Reviewers reject it under guideline 2.3.2: name and description have to differ, and the \
      description has to say what the customer gets. Case, width, punctuation, spaces and the \
      encoding of accents are ignored. An error if the product is promoted, otherwise a warning.
      """,
    sources: [.rejectedEqualTexts, ReviewGuideline.distinctPurchases])

  static let examples = RuleExamples(
    #"""
    accepted:
    - coins:
        type: consumable
        localizations:
          en-US: {title: 100 Gems, description: Adds 100 gems to your balance.}
          zh-Hans: {title: 400金币, description: 充值后获得400枚金币，可兑换道具}
          ja: {title: 400ゴールド, description: ゴールド400枚を獲得します。}
    - storage:
        type: non-consumable
        localizations: {en-US: {title: 15 GB, description: 1.5 GB}}
    - chest:
        type: consumable
        localizations: {fr-FR: {title: Coffre, description: Coffre de 12 objets rares.}}
    rejected:
    - chest:
        type: consumable
        promotionalImage: promo.png
        localizations: {fr-FR: {title: Coffre d'or, description: ⟦Coffre d'or⟧}}
    rejected as warning:
    - gems:
        type: consumable
        localizations:
          en-US: {title: 100 Gems, description: ⟦100 gems.⟧}
          zh-Hans: {title: 400金币, description: ⟦４００ 金币。⟧}
          ja: {title: コイン100枚, description: ⟦ｺｲﾝ100枚！⟧}
          de-DE: {title: Große Truhe, description: ⟦GROSSE TRUHE⟧}
          ru: {title: Сто монет, description: ⟦СТО МОНЕТ⟧}
    - chest:
        type: non-consumable
        localizations:
          vi: {title: Kho báu cổ, description: ⟦"Kho ba\u0301u cô\u0309."⟧}
    - theme:
        type: non-consumable
        localizations: {ar: {title: سمة الليل, description: ⟦سمة الليل.⟧}}
    """#)

  static func check(_ product: Product, in subject: CheckedSubject) -> [RuleFinding] {
    var findings: [RuleFinding] = []
    let isComposed = !subject.samples.contains { $0.features.contains(.decomposed) }
    for index in product.localizations.indices {
      guard let title = product.localizations[index].title, let description = product.localizations[index].description,
        isComposed
          ? FoldedText.areEqual(title, description) : FoldedText.areEqual(composed(title), composed(description))
      else { continue }
      findings.append(
        RuleFinding(
          "the description only repeats the title; say what the customer gets",
          at: subject.path(.description, element: index),
          severity: product.promotionalImage == nil ? .warning : .error,
          related: [.init("the title", subject.path(.title, element: index))]))
    }
    return findings
  }

  private static func composed(_ text: String) -> String { CanonicalComposition.composed(text) ?? text }
}

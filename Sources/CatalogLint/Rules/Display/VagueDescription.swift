import AppStoreReference
import Basics
import SourceSyntax
import TextReading

/// Descriptions that would fit any product.
enum VagueDescription: TextRule {
  static let description = RuleDescription(
    id: "vague-description", category: .display, defaultSeverity: .warning,
    summary: "a description made of generic words only, such as \"buy this item\"",
    rationale: """
      Reviewers ask for a description that says what is delivered, how much of it, and for how \
      long. A text is only reported if every word in it fits any product; a noun or a number of \
      its own makes a description specific.
      """,
    sources: [.rejectedVagueDescription])

  static let examples = RuleExamples(
    """
    accepted:
    - world2:
        type: non-consumable
        localizations:
          en-US: {description: Unlocks all 24 levels of World 2.}
          zh-Hans: {description: 解锁第2章全部24关}
          ja: {description: 広告を削除します。}
          de-DE: {description: Kauft dem Händler einen Hut.}
    - coins: {type: consumable, localizations: {en-US: {description: Buy gold coins}}}
    - coins: {type: consumable, localizations: {en-US: {description: Buy 60 items}}}
    - coins: {type: consumable, localizations: {zh-Hans: {description: 购买金币}}}
    - item: {type: consumable, localizations: {en-US: {title: Buy this item}}}
    rejected:
    - coins: {type: consumable, localizations: {en-US: {description: ⟦Buy this item now⟧}}}
    - vip: {type: consumable, localizations: {en-US: {description: ⟦VIP item⟧}}}
    - coins:
        type: consumable
        localizations:
          en-GB: {description: ⟦In-App Purchase⟧}
          zh-Hans: {description: ⟦内购商品⟧}
          zh-Hant: {description: ⟦購買此商品。⟧}
          ja: {description: ⟦課金アイテムを購入します。⟧}
          ko: {description: ⟦인앱 결제 상품입니다.⟧}
          de-DE: {description: ⟦Dieses Produkt kaufen⟧}
          fr-FR: {description: ⟦Achat intégré⟧}
          es-ES: {description: ⟦Comprar este artículo⟧}
          ru: {description: ⟦Купить этот товар!⟧}
          it: {description: ⟦Purchase⟧}
    """)

  static let triggers: TextFeatures = .description

  static func check(_ text: TextSample, in subject: CheckedSubject) -> [RuleFinding] {
    guard text.features.isDisjoint(with: [.money, .count, .duration]), subject.checked.readers.isGeneric(text) else {
      return []
    }
    return [RuleFinding("\"\(text.text)\" would fit every product; say what is bought and how much of it", in: text)]
  }
}

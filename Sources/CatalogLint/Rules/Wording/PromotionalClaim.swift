import AppStoreReference
import Basics
import SourceSyntax
import TextReading

/// Finds praise and pressure instead of a description of the product.
enum PromotionalClaim: TextRule {
  static let description = RuleDescription(
    id: "promotional-claim", category: .wording, defaultSeverity: .info,
    summary: "best, cheapest, % off, limited time, 限时, 特价, 最便宜",
    rationale: """
      The store can't check that an offer is the best, and the text remains when the sale is over \
      or the price differs in another storefront. Say what the product gives, and run the sale \
      through the price or an offer. One claim is reported per text.
      """,
    sources: [ReviewGuideline.accuracy, ReviewGuideline.priceInMetadata])

  static let examples = RuleExamples(
    """
    accepted:
    - gems: {type: consumable, localizations: {en-US: {title: 500 Gems, description: A gift for your best friend}}}
    - gems: {type: consumable, localizations: {zh-Hans: {title: 500金币, description: 不限时使用}}}
    - gems: {type: consumable, localizations: {fr-FR: {title: 500 gemmes, description: Ajoutées à votre solde}}}
    - gems: {type: consumable, localizations: {it: {title: Pacchetto, description: Il livello sale di uno}}}
    rejected:
    - gems: {type: consumable, localizations: {en-US: {title: 500 Gems, description: The ⟦cheapest⟧ gems of all}}}
    - gems: {type: consumable, localizations: {zh-Hans: {title: ⟦特价金币⟧, description: ⟦限时抢购⟧，最便宜}}}
    - gems: {type: consumable, localizations: {ja: {title: ジェム, description: ⟦期間限定の⟧500個}}}
    - gems: {type: consumable, localizations: {de-DE: {title: Juwelen, description: ⟦Nur heute⟧ 500 Juwelen}}}
    - gems: {type: consumable, localizations: {pt-BR: {title: Gemas, description: 500 gemas ⟦por tempo limitado⟧}}}
    """)

  static let triggers = TextFeatures.word(.promotionalClaim)

  static func check(_ text: TextSample, in subject: CheckedSubject) -> [RuleFinding] {
    guard let hit = text.firstHit(.promotionalClaim),
      // A percentage that is saved is compared with the prices.
      DiscountClaim.claim(in: text, subject) == nil, DiscountClaim.wrongDeal(in: text, subject)?.part != hit.range
    else { return [] }
    let isDiscount =
      text.hits.contains { $0.category == .saving && $0.range.overlaps(hit.range) }
      || text.amounts.contains { $0.kind == .percent && $0.range.overlaps(hit.range) }
    if isDiscount, DiscountClaim.isOfVoucher(text, subject) { return [] }
    return [RuleFinding(.claim(text.excerpt(hit.range)), in: text, part: hit.range)]
  }
}

extension Message {
  fileprivate static func claim(_ word: String) -> Message {
    "\"\(word)\" is advertising that goes stale; say what the product gives"
  }
}

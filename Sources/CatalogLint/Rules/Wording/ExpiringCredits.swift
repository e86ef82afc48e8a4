import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax
import TextReading

/// Bought currency that is claimed to expire.
enum ExpiringCredits: TextRule {
  static let description = RuleDescription(
    id: "expiring-credits", category: .wording, defaultSeverity: .warning,
    summary: "currency that is bought and then expires: 过期, 有効期限, verfällt",
    rationale: """
      Credits and currencies bought through in-app purchase must not expire. Let customers keep \
      them, and remove the sentence; time that is bought belongs in a subscription. Only \
      consumables that sell a currency are checked: passes, trials and events may end.
      """,
    sources: [ReviewGuideline.creditsStay])

  static let examples = RuleExamples(
    """
    accepted:
    - gems: {type: consumable, localizations: {en-US: {title: 500 Gems, description: Your gems never expire}}}
    - pass: {type: non-renewing, localizations: {en-US: {title: Gem Pass, description: Expires after 30 days}}}
    - hint: {type: consumable, localizations: {en-US: {title: Hint, description: The offer expires on Sunday}}}
    - gems: {type: consumable, localizations: {ja: {title: ジェム500個, description: 有効期限はありません}}}
    - gems: {type: consumable, localizations: {zh-Hans: {title: 500钻石, description: 购买后永不过期}}}
    rejected:
    - gems: {type: consumable, localizations: {en-US: {title: 500 Gems, description: Gems ⟦expire⟧ in 30 days}}}
    - gems: {type: consumable, localizations: {zh-Hans: {title: 500金币, description: 金币30天后⟦过期⟧}}}
    - gems: {type: consumable, localizations: {de-DE: {title: 500 Münzen,
        description: Die Münzen ⟦verfallen⟧ nach einem Jahr}}}
    - gems: {type: consumable, grants: {gems: 500}, localizations: {ko: {title: 500개, description: 30일 후 ⟦소멸⟧됩니다}}}
    """)

  static let triggers = TextFeatures.word(.expiringCredits)

  static func check(_ text: TextSample, in subject: CheckedSubject) -> [RuleFinding] {
    guard objects(to: text, subject),
      let hit = text.firstHit(.expiringCredits)
    else { return [] }
    return [RuleFinding(.expiry(text.excerpt(hit.range)), in: text, part: hit.range)]
  }

  /// Whether a text says that bought currency expires.
  static func objects(to text: TextSample, _ subject: CheckedSubject) -> Bool {
    guard text.features.contains(.word(.expiringCredits)), let product = subject.product else { return false }
    return product.type == .consumable && (!product.grants.isEmpty || subject.hasWord(.currencyNoun))
  }
}

extension Message {
  fileprivate static func expiry(_ word: String) -> Message {
    "\"\(word)\" says that bought currency expires, which is not allowed; let customers keep it"
  }
}

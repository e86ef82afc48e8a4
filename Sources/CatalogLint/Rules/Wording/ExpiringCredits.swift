import AppStoreReference
import CatalogModel
import SourceSyntax

/// Currency that was bought and is said to be lost after a while.
enum ExpiringCredits: TextRule {
  static let facts = RuleFacts(
    id: "expiring-credits", category: .wording, severity: .warning,
    summary: "currency that is bought and then expires: 过期, 有効期限, verfällt",
    rationale: """
      Credits and currencies that were bought through in-app purchase may not expire. Let them stay, \
      and take the sentence out; time that is bought belongs to a subscription. Only consumables \
      that sell a currency are meant: passes, trials and events may end.
      """,
    sources: [ReviewGuideline.creditsStay])

  static let examples = RuleExamples(
    accepted: [
      RuleExample(
        "gems: {type: consumable, localizations: {en-US: {title: 500 Gems, description: Your gems never expire}}}"
      ),
      RuleExample(
        "pass: {type: non-renewing, localizations: {en-US: {title: Gem Pass, description: Expires after 30 days}}}"
      ),
      RuleExample(
        "hint: {type: consumable, localizations: {en-US: {title: Hint, description: The offer expires on Sunday}}}"
      ),
      RuleExample(
        "gems: {type: consumable, localizations: {ja: {title: ジェム500個, description: 有効期限はありません}}}"),
      RuleExample(
        "gems: {type: consumable, localizations: {zh-Hans: {title: 500钻石, description: 购买后永不过期}}}"),
    ],
    rejected: [
      RuleExample(
        "gems: {type: consumable, localizations: {en-US: {title: 500 Gems, description: Gems ⟦expire⟧ in 30 days}}}"
      ),
      RuleExample(
        "gems: {type: consumable, localizations: {zh-Hans: {title: 500金币, description: 金币30天后⟦过期⟧}}}"
      ),
      RuleExample(
        "gems: {type: consumable, localizations: {de-DE: {title: 500 Münzen, description: Die Münzen ⟦verfallen⟧ nach einem Jahr}}}"
      ),
      RuleExample(
        "gems: {type: consumable, grants: {gems: 500}, localizations: {ko: {title: 500개, description: 30일 후 ⟦소멸⟧됩니다}}}"
      ),
    ])

  static let triggers = TextFeatures.word(.expiringCredits)

  static func check(_ text: TextSample, in lint: LintContext) {
    guard let product = lint.product, product.type == .consumable,
      !product.grants.isEmpty || lint.hasWord(.currencyNoun),
      let hit = lint.firstHit(.expiringCredits, in: text)
    else { return }
    lint.report(.expiry(text.excerpt(hit.range)), in: text, part: hit.range)
  }
}

extension String {
  fileprivate static func expiry(_ word: String) -> String {
    "\"\(word)\" ends what was bought, but bought currency may not expire; let it stay"
  }
}

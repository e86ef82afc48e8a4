import AppStoreReference
import SourceSyntax

/// Promises about later versions.
enum FuturePromise: WordRule {
  static let description = RuleDescription(
    id: "future-promise", category: .wording, defaultSeverity: .warning,
    summary: "coming soon, in the next update, 敬请期待, 近日公開",
    rationale: """
      The customer pays today, and a reviewer can't see what is not there yet: a promise makes the \
      product incomplete. Name what the purchase gives now, and add the rest to the text when it \
      is available. Saying that future updates are included is not a promise, and not reported.
      """,
    sources: [ReviewGuideline.completeness, ReviewGuideline.falsePrice, .precheckFuture])

  static let examples = RuleExamples(
    """
    accepted:
    - pack: {type: non-consumable, localizations: {en-US: {title: World 2, description: Unlocks 24 levels}}}
    - pro: {type: non-consumable, localizations: {en-US: {title: Pro, description: Includes all future updates}}}
    - pro: {type: non-consumable, localizations: {zh-Hans: {title: 开发中心主题, description: 解锁24关}}}
    - eagle: {type: non-consumable, localizations: {de-DE: {title: Adler, description: Baldriantee für den Adler}}}
    rejected:
    - pack: {type: non-consumable, localizations: {en-US: {title: World 2, description: More levels ⟦coming soon⟧}}}
    - pack: {type: non-consumable, localizations: {zh-Hans: {title: 第二世界, description: 更多关卡⟦敬请期待⟧}}}
    - pack: {type: non-consumable, localizations: {ja: {title: ワールド2, description: 新ステージ⟦近日公開⟧}}}
    - pack: {type: non-consumable, localizations: {de-DE: {title: Welt 2,
        description: Weitere Level ⟦im nächsten Update⟧}}}
    - pack: {type: non-consumable, localizations: {fr-FR: {title: Monde 2, description: ⟦Bientôt disponible⟧}}}
    """)

  static let category = WordCategory.futurePromise

  static func message(about word: String) -> String { .promise(word) }
}

extension String {
  fileprivate static func promise(_ word: String) -> String {
    "\"\(word)\" promises what is not there yet; say what the purchase gives today"
  }
}

import AppStoreReference
import SourceSyntax

/// Insults and obscenities.
enum Profanity: WordRule {
  static let description = RuleDescription(
    id: "profanity", category: .wording, defaultSeverity: .error,
    summary: "insults and obscene words, in the languages of the store",
    rationale: """
      Names and descriptions of products are metadata, which must be suitable for all audiences, \
      regardless of the app's age rating. Only words that no product text uses innocently are \
      listed; a team can add its own in the configuration.
      """,
    sources: [ReviewGuideline.publicAudience, ReviewGuideline.objectionable, .precheckCurses])

  // The examples are among the tamest of the list.
  static let examples = RuleExamples(
    """
    accepted:
    - pack: {type: consumable, localizations: {en-US: {title: Scunthorpe Pack,
        description: A cocktail for the assassin in the cockpit}}}
    - pack: {type: consumable, localizations: {de-DE: {title: Im Dickicht, description: Eine Arschbombe im Freibad}}}
    - pack: {type: consumable, localizations: {es-ES: {title: La disputa,
        description: Un computador y un cono de helado}}}
    - pack: {type: consumable, localizations: {ja: {title: パチンコ, description: ファックスとウルトラマンコスモス}}}
    - pack: {type: consumable, localizations: {zh-Hans: {title: 炸鸡巴士, description: 我操作的炸鸡巴士}}}
    rejected:
    - pack: {type: consumable, localizations: {en-US: {title: The ⟦Bullshit⟧ Pack, description: A hundred cards}}}
    - pack: {type: consumable, localizations: {de-DE: {title: Bonus, description: Eine ⟦Scheiß⟧-Überraschung}}}
    - pack: {type: consumable, localizations: {fr-FR: {title: Bonus, description: Et ⟦merde⟧ alors}}}
    - pack: {type: consumable, localizations: {zh-Hans: {title: 礼包, description: ⟦他妈的⟧大礼包}}}
    """)

  static let category = WordCategory.profanity

  static func message(about word: String) -> String { .offence(word) }
}

extension String {
  fileprivate static func offence(_ word: String) -> String {
    "\"\(word)\" offends; texts in the store are for all audiences"
  }
}

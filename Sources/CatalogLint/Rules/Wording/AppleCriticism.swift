import AppStoreReference
import SourceSyntax

/// A defect of Apple's products, or a complaint about Apple.
enum AppleCriticism: WordRule {
  static let description = RuleDescription(
    id: "apple-criticism", category: .wording, defaultSeverity: .error,
    summary: "criticism of Apple: iOS bug, slow iPhone, 苹果税, Apple-Steuer",
    rationale: """
      A text that blames Apple, its fees or its devices is read by Apple before anyone else. Say what \
      the product gives.
      """,
    sources: [.precheckSentiment])

  static let examples = RuleExamples(
    accepted: [
      RuleExample(
        "clean: {type: non-consumable, localizations: {en-US: {title: Tidy Up, description: More room on your iPhone}}}"
      ),
      RuleExample(
        "bug: {type: non-consumable, localizations: {en-US: {title: Bug Zapper, description: Slow apples for the bugs}}}"
      ),
      RuleExample(
        "pie: {type: consumable, localizations: {zh-Hans: {title: 苹果派, description: 烤苹果派的材料}}}"),
    ],
    rejected: [
      RuleExample(
        "clean: {type: non-consumable, localizations: {en-US: {title: Tidy Up, description: Speeds up your ⟦slow iPhone⟧}}}"
      ),
      RuleExample(
        "fix: {type: non-consumable, localizations: {ja: {title: 修正, description: ⟦iOSのバグ⟧を直します}}}"),
      RuleExample(
        "gems: {type: consumable, localizations: {zh-Hans: {title: 500金币, description: 含⟦苹果税⟧}}}"),
      RuleExample(
        "gems: {type: consumable, localizations: {es-ES: {title: Gemas, description: Incluye la ⟦comisión de Apple⟧}}}"
      ),
    ])

  static let category = WordCategory.appleCriticism

  static func message(about word: String) -> String { .criticism(word) }
}

extension String {
  fileprivate static func criticism(_ word: String) -> String {
    "\"\(word)\" criticizes Apple; say what the product gives"
  }
}

import AppStoreReference
import SourceSyntax

/// Another platform or store.
enum OtherPlatform: WordRule {
  static let description = RuleDescription(
    id: "other-platform", category: .wording, defaultSeverity: .error,
    summary: "another platform or store: Android, Google Play, Xbox, Steam, 安卓, 应用宝",
    rationale: """
      Metadata must not name other platforms or marketplaces, including consoles and desktop \
      stores. Say "all devices" instead. Services that only share a name with one, such as Google \
      Drive, are fine, and so are the controllers of consoles, which work with Apple's devices.
      """,
    sources: [ReviewGuideline.otherPlatforms, .precheckPlatforms])

  static let examples = RuleExamples(
    """
    accepted:
    - sync: {type: non-consumable, localizations: {en-US: {title: Sync, description: Works on all your devices}}}
    - sync: {type: non-consumable, localizations: {zh-Hans: {title: 同步, description: 支持多设备登录}}}
    - backup: {type: non-consumable, localizations: {en-US: {title: Backup, description: Saves to Google Drive}}}
    - pad: {type: non-consumable, localizations: {en-US: {title: Gamepad, description: Works with Xbox controllers}}}
    rejected:
    - sync: {type: non-consumable, localizations: {en-US: {title: Sync, description: Works on ⟦Android⟧ too}}}
    - sync: {type: non-consumable, localizations: {zh-Hans: {title: 同步, description: 支持⟦安卓⟧互通}}}
    - sync: {type: non-consumable, localizations: {ja: {title: 同期, description: ⟦Google Play⟧でも使えます}}}
    - duo: {type: non-consumable, localizations: {en-US: {title: Duo, description: Play with friends on ⟦PlayStation⟧}}}
    """)

  static let category = WordCategory.otherPlatform

  static let innocentSubject: WordCategory? = .gameController

  static func message(about word: String) -> String { .platform(word) }
}

extension String {
  fileprivate static func platform(_ word: String) -> String {
    "\"\(word)\" names another platform or store; say \"all your devices\", or leave it out"
  }
}

import AppStoreReference
import SourceSyntax

/// Something that the system provides, or that must not be sold or rewarded.
enum SystemFeature: WordRule {
  static let description = RuleDescription(
    id: "system-feature", category: .wording, defaultSeverity: .warning,
    summary: "push notifications, iCloud storage, camera access, ratings and reviews",
    rationale: """
      Features of the hardware or the system must not be sold, and ratings must not be bought or \
      rewarded. Name what the app adds: "price alerts" instead of "push notifications", "unlimited \
      backups" instead of "iCloud storage".
      """,
    sources: [ReviewGuideline.builtIn, ReviewGuideline.systemFeatures])

  static let examples = RuleExamples(
    """
    accepted:
    - alerts: {type: non-consumable, localizations: {en-US: {title: Price Alerts, description: Follow 50 prices}}}
    - hero: {type: consumable, localizations: {es-ES: {title: Héroe de 5 estrellas,
        description: Un héroe de 5 estrellas}}}
    - credit: {type: non-consumable, localizations: {zh-Hans: {title: 发音评分, description: 给口语发音评分}}}
    - camera: {type: non-consumable, localizations: {de-DE: {title: Kamerafilter, description: Dreißig Filter}}}
    rejected:
    - alerts: {type: non-consumable, localizations: {en-US: {title: Alerts, description: Enable ⟦push notifications⟧}}}
    - alerts: {type: non-consumable, localizations: {zh-Hans: {title: 提醒, description: 付费开启⟦推送通知⟧}}}
    - cloud: {type: non-consumable, localizations: {ja: {title: 保存, description: ⟦iCloudストレージ⟧を使えます}}}
    - alerts: {type: non-consumable, localizations: {de-DE: {title: Alarm,
        description: Schaltet ⟦Push-Benachrichtigungen⟧ ein}}}
    """)

  static let category = WordCategory.systemFeature

  static func message(about word: String) -> String { .builtIn(word) }
}

extension String {
  fileprivate static func builtIn(_ word: String) -> String {
    "\"\(word)\" is not the app's to sell or reward; name what the app adds"
  }
}

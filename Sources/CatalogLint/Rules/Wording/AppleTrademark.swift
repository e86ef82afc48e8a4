import AppStoreReference
import Basics
import SourceSyntax
import TextReading

/// Apple, or a product of Apple's, in a title.
enum AppleTrademark: TextRule {
  static let description = RuleDescription(
    id: "apple-trademark", category: .wording, defaultSeverity: .warning,
    summary: "iCloud, Apple, iPhone, App Store or another trademark of Apple's in a title",
    rationale: """
      The name of a product must not contain Apple's trademarks. Name what it does: "Cloud Backup" \
      instead of "iCloud Super Pack". It may say what it works with, as in "Widgets for iPhone", \
      and apples that grow on trees are fine. Descriptions are not checked.
      """,
    sources: [ReviewGuideline.priceInMetadata, ReviewGuideline.appleMarks])

  static let examples = RuleExamples(
    """
    accepted:
    - pie: {type: consumable, localizations: {en-US: {title: Golden Apple, description: Bake an apple pie}}}
    - widgets: {type: non-consumable, localizations: {en-US: {title: Widgets for iPhone, description: Twelve widgets}}}
    - backup: {type: non-consumable, localizations: {de-DE: {title: Cloud-Sicherung, description: Sichert in iCloud}}}
    - fruit: {type: consumable, localizations: {zh-Hans: {title: 100个苹果, description: 给小马的苹果}}}
    - fruit: {type: consumable, localizations: {ja: {title: パイナップル, description: 甘い果物}}}
    rejected:
    - pack: {type: non-consumable, localizations: {en-US: {title: ⟦iCloud⟧ Super Pack, description: Backs up}}}
    - pack: {type: non-consumable, localizations: {zh-Hans: {title: ⟦苹果会员⟧礼包, description: 解锁全部}}}
    - pack: {type: non-consumable, localizations: {fr-FR: {title: Pack ⟦Apple⟧, description: Tous les thèmes}}}
    - pack: {type: non-consumable, localizations: {ko: {title: ⟦아이폰⟧ 테마, description: 모든 테마}}}
    """)

  static let triggers = TextFeatures.word(.appleTrademark)

  static func check(_ text: TextSample, in subject: CheckedSubject) -> [RuleFinding] {
    guard text.kind == .title else { return [] }
    var findings: [RuleFinding] = []
    let hits = text.hits
    for hit in hits where hit.category == .appleTrademark {
      // "Slow iPhone" and "iCloud storage" are more severe problems with the same words.
      let isReported = hits.contains {
        ($0.category == .appleCriticism || $0.category == .systemFeature) && $0.range.overlaps(hit.range)
      }
      guard !isReported else { continue }
      findings.append(RuleFinding(.trademark(text.excerpt(hit.range)), in: text, part: hit.range))
    }
    return findings
  }
}

extension Message {
  fileprivate static func trademark(_ word: String) -> Message {
    "the title contains Apple's trademark \"\(word)\"; name what the product does"
  }
}

import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax
import TextReading

/// A product that unlocks something permanently, but can be bought repeatedly.
enum UnlockAsConsumable: ProductRule {
  static let description = RuleDescription(
    id: "unlock-as-consumable", category: .type, defaultSeverity: .warning,
    summary: "去广告, unlock, full version, lifetime or 永久 in the text of a consumable",
    rationale: """
      Anything that the customer keeps must be restorable, and only non-consumables and \
      subscriptions are; content sold as a consumable has been rejected. The type can't be changed \
      later: create a new product. A description that says what counted goods are for, such as \
      coins that unlock heroes, is not reported, and neither is what is sold for a time, which \
      "time-limited-consumable" reports.
      """,
    sources: [ReviewGuideline.productType, .rejectedContentType])

  static let examples = RuleExamples(
    """
    accepted:
    - noads: {type: non-consumable, localizations: {en-US: {title: Remove Ads, description: Removes every ad for good}}}
    - coins400: {type: consumable, grants: {gold: 400},
        localizations: {en-US: {title: 400 Gold, description: Unlock heroes with 400 gold}}}
    - hints: {type: consumable, localizations: {en-US: {title: 5 Hints, description: Five hints that never expire}}}
    - coins400: {type: consumable, grants: {gold: 400},
        localizations: {zh-Hans: {title: 400金币, description: 可用于解锁皮肤，永不过期}}}
    rejected:
    - noads: {type: consumable, localizations: {en-US: {title: ⟦Remove Ads⟧, description: Removes every ad}}}
    - noads: {type: consumable, localizations: {zh-Hans: {title: ⟦去广告⟧, description: 永久去除广告}}}
    - chapter2: {type: consumable, localizations: {zh-Hans: {title: 第2章, description: ⟦解锁⟧全部24关}}}
    - vip: {type: consumable, localizations: {en-US: {title: ⟦Lifetime⟧ Pass, description: Everything is yours}}}
    - noads: {type: consumable, localizations: {ja: {title: ⟦広告削除⟧, description: 広告を消します}}}
    """)

  static func check(_ product: Product, in subject: CheckedSubject) -> [RuleFinding] {
    guard product.type == .consumable else { return [] }
    var places = PlacesOfFault()
    var countedTitle: Int?
    for (index, sample) in subject.samples.enumerated() {
      if sample.kind == .title, sample.features.contains(.count) { countedTitle = sample.localization }
      guard !sample.features.isDisjoint(with: triggers) else { continue }
      // Counted goods may well be used to unlock something, even permanently.
      let isCounted = !product.grants.isEmpty || countedTitle == sample.localization
      if sample.kind == .description, isCounted { continue }
      let hit = sample.hits.first { $0.category == .unlock || $0.category == .lifetime }
      guard let hit else { continue }
      places.add(index, hit.range, .warning, .unlock)
    }
    // One product gets one piece of advice: a product that is sold for a time is a subscription.
    let isTimeReported = subject.checked.configuration.severity(of: TimeLimitedConsumable.description) != nil
    if !places.places.isEmpty, isTimeReported, TimeLimitedConsumable.isSoldForTime(product, in: subject) { return [] }
    return places.findings(in: subject) { _, word in
      "\"\(word)\" stays with the customer, but a consumable is used up and can't be restored; sell it as a "
        + "non-consumable"
    }
  }

  private static let triggers: TextFeatures = [.word(.unlock), .word(.lifetime)]
}

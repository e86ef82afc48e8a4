import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax
import TextReading

/// Goods that are drawn by chance.
enum RandomItem: ProductRule {
  static let description = RuleDescription(
    id: "random-item", category: .wording, defaultSeverity: .info,
    summary: "loot box, gacha, 抽奖, 盲盒, ガチャ: odds must be shown before the purchase",
    rationale: """
      The odds of every kind of item in a loot box must be shown to the customer before the purchase. \
      Show them in the app, and tell the reviewer where: review notes or texts that mention odds \
      or drop rates satisfy the rule. It reports once per product.
      """,
    sources: [ReviewGuideline.odds])

  static let examples = RuleExamples(
    """
    accepted:
    - chest: {type: consumable, localizations: {en-US: {title: Chest of Gems, description: Holds 500 gems}}}
    - gacha: {type: consumable, localizations: {ja: {title: ガチャチケット,
        description: ガチャを1回引けます}}, review: {notes: Odds are shown under Shop › Info}}
    - box: {type: consumable, localizations: {zh-Hans: {title: 盲盒, description: 获得一个盲盒，游戏内有概率公示}}}
    - music: {type: non-consumable, localizations: {fr-FR: {title: Musique,
        description: Lecture aléatoire des chansons}}}
    rejected:
    - box: {type: consumable, localizations: {en-US: {title: Royal ⟦Loot Box⟧, description: One box}}}
    - box: {type: consumable, localizations: {zh-Hans: {title: ⟦盲盒⟧, description: 打开盲盒获得皮肤}}}
    - box: {type: consumable, localizations: {ja: {title: チケット, description: ⟦ガチャ⟧を10回引けます}, en-US: {title: Ticket,
        description: Ten gacha pulls}}}
    - box: {type: consumable, localizations: {de-DE: {title: ⟦Überraschungskiste⟧,
        description: Ein Held}}, review: {notes: Home › Shop}}
    """)

  static func check(_ product: Product, in subject: CheckedSubject) -> [RuleFinding] {
    guard subject.hasWord(.randomItem), !subject.hasWord(.statedOdds),
      let sample = subject.samples.first(where: { $0.features.contains(.word(.randomItem)) }),
      let hit = sample.firstHit(.randomItem), !notesStateOdds(product)
    else { return [] }
    return [RuleFinding(.chance(sample.excerpt(hit.range)), in: sample, part: hit.range)]
  }

  /// Whether the review notes mention odds, in English or in a language of the texts.
  private static func notesStateOdds(_ product: Product) -> Bool {
    guard let notes = product.review.notes else { return false }
    return ([nil] + product.localizations.compactMap(\.storeLocale)).contains { locale in
      WordMatcher(Language.of(locale)).find(in: notes).contains { $0.category == .statedOdds }
    }
  }
}

extension Message {
  fileprivate static func chance(_ word: String) -> Message {
    "\"\(word)\" is drawn by chance; show its odds before the purchase, and tell the reviewer where"
  }
}

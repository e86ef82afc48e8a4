import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Texts that are the same in locales of different languages.
enum UntranslatedText: ProductRule, GroupRule {
  static let description = RuleDescription(
    id: "untranslated-text", category: .localization, defaultSeverity: .warning,
    summary: "the same text in locales of different languages",
    rationale: """
      A text that was copied and not translated shows customers a language they may not read, in the \
      middle of a shop in their own. Translate it, or remove the locale: the store then shows the \
      primary one. Names, abbreviations and numbers may be the same everywhere, so a title is only \
      reported if it is a phrase, and a description if it has at least three words. Related \
      languages such as Danish and Norwegian share short sentences, so only longer ones are \
      reported there. Case, spaces and periods are ignored, but a text that writes two words as one \
      is a translation: video filter, videofilter.
      """,
    facts: ["storefronts.locales"], sources: [.localizationReviews])

  static let examples = RuleExamples(
    """
    accepted:
    - coins: {type: consumable, localizations: {en-US: {title: 400 Gold, description: Adds 400 gold coins.},
        de-DE: {title: 400 Gold, description: Fügt 400 Goldmünzen hinzu.}}}
    - vip: {type: non-consumable, localizations: {en-US: {title: VIP Pro, description: Example Game Premium Pass},
        ja: {title: VIP Pro, description: Example Game Premium Pass}}}
    - noads: {type: non-consumable, localizations: {en-US: {title: Remove Ads, description: Removes every ad for good.},
        en-GB: {title: Remove Ads, description: Removes every ad for good.}}}
    - pass: {type: non-consumable, localizations: {zh-Hans: {title: 全部地形, description: 全部地形和角色永久可用},
        zh-Hant: {title: 全部地形, description: 全部地形和角色永久可用}}}
    - levels: {type: non-consumable, localizations: {id: {title: Semua Level, description: Buka semua level.},
        ms: {title: Semua Level, description: Buka semua level.}}}
    rejected:
    - coins: {type: consumable, localizations: {en-US: {title: 400 Gold,
        description: Adds 400 gold coins to your balance.}, de-DE: {title: 400 Gold,
        description: ⟦Adds 400 gold coins to your balance.⟧}}}
    - noads: {type: non-consumable, localizations: {de-DE: {title: ⟦Remove Ads⟧, description: Entfernt die Werbung.},
        en-US: {title: Remove Ads, description: Removes every ad.}}}
    - maps: {type: non-consumable, localizations: {ja: {title: マップ, description: すべてのマップを使えます。}, ko: {title: 지도,
        description: ⟦すべてのマップを使えます。⟧}}}
    - mines: {type: non-consumable, localizations: {ru: {title: Шахты, description: Открывает все шахты игры.},
        tr: {title: Madenler, description: ⟦Открывает все шахты игры⟧}, uk: {title: Шахти,
        description: Відкриває всі шахти гри.}}}
    - catalog: 1
      app: {bundleID: com.example.game, primaryLocale: fr-FR}
      products: {}
      subscriptionGroups:
        vip:
          localizations:
            fr-FR: {title: Accès à toutes les mines}
            es-ES: {title: ⟦Accès à toutes les mines⟧}
    """)

  static func check(_ product: Product, in subject: CheckedSubject) -> [RuleFinding] { check(subject) }

  static func check(_ group: SubscriptionGroup, in subject: CheckedSubject) -> [RuleFinding] { check(subject) }

  private static func check(_ subject: CheckedSubject) -> [RuleFinding] {
    guard hasRepeatedText(subject) else { return [] }
    var findings: [RuleFinding] = []
    for same in RepeatedText.all(in: subject) {
      guard let original = same.original(in: subject) else { continue }
      let origin = subject.samples[original]
      for copy in same.copies(of: original, in: subject) {
        let sample = subject.samples[copy]
        findings.append(
          RuleFinding(
            .untranslated(sample, origin.localeName), in: sample,
            related: [.init("the same text", origin.path)]))
      }
    }
    return findings
  }

  /// Whether any two texts may be equal.
  private static func hasRepeatedText(_ subject: CheckedSubject) -> Bool {
    Set(subject.samples.map(\.foldedHash)).count < subject.samples.count
  }
}

extension Message {
  fileprivate static func untranslated(_ sample: TextSample, _ origin: String) -> Message {
    guard let locale = sample.locale else {
      return "the \(sample.noun) is the same as in \"\(origin)\"; translate it"
    }
    return "the \(sample.noun) is the same as in \"\(origin)\"; translate it into \(phrase: locale.englishName)"
  }
}

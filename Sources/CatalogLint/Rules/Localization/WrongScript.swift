import AppStoreReference
import Basics
import SourceSyntax
import TextReading

/// Texts in a script that their locale doesn't use.
enum WrongScript: TextRule {
  static let description = RuleDescription(
    id: "wrong-script", category: .localization, defaultSeverity: .warning,
    summary: "a script that does not fit the locale: Han in en-US, Simplified characters in zh-Hant",
    rationale: """
      A text in the wrong script was entered under the wrong locale or never translated. A product \
      name in Latin letters is fine everywhere, so Latin is only reported if it forms a sentence; \
      two or more letters of another script are reported in a locale that has its own, unless they \
      occur next to words of the locale. In Chinese, single characters that only the other \
      orthography uses are reported, and in Japanese, Simplified ones that Japanese doesn't use; a \
      Japanese text without kana is reported if its characters or words are Traditional Chinese.
      """,
    sources: [.localizationReviews, .hanCharacterSets])

  static let examples = RuleExamples(
    """
    accepted:
    - coins: {type: consumable, localizations: {zh-Hant: {title: 400金幣, description: 儲值後獲得400金幣，可在商店使用。},
        zh-Hans: {title: 400金币, description: 充值后获得400金币。}}}
    - pass: {type: non-consumable, localizations: {ja: {title: Premium Pass, description: 全機能を使えます。}, ko: {title: VIP,
        description: VIP 혜택 10개}}}
    - jlpt: {type: non-consumable, localizations: {en-US: {title: JLPT N3 Kanji 漢字,
        description: 167 kanji (漢字) to learn.}}}
    - war: {type: non-consumable, localizations: {ja: {title: 戰國英雄, description: Final Fantasy Suite}}}
    - noads: {type: non-consumable, localizations: {ja: {title: 広告削除, description: 国別の広告を非表示}, zh-Hans: {title: 去广告の宝箱,
        description: 永久去除全部广告}}}
    - gems: {type: consumable, localizations: {ar-SA: {title: 100 VIP, description: ١٠٠ جوهرة}, th: {title: Gold Pack,
        description: เพิ่ม 100 เหรียญ}}}
    rejected:
    - coins: {type: consumable, localizations: {en-US: {title: ⟦400金币⟧, description: ⟦充值后获得400枚金币。⟧}}}
    - coins: {type: consumable, localizations: {ja: {title: 400 Gold,
        description: ⟦Adds 400 gold coins to your balance.⟧}}}
    - pro: {type: non-consumable, localizations: {zh-Hans: {title: Pro, description: ⟦Yearly Pro subscription⟧}}}
    - coins: {type: consumable, localizations: {zh-Hant: {title: 400金⟦币⟧, description: 儲值⟦获⟧得400金幣。},
        zh-Hans: {title: 400金⟦幣⟧, description: 充值后获得400金币。}}}
    - coins: {type: consumable, localizations: {ru: {title: 400 Gold, description: ⟦Adds 400 gold coins⟧},
        ja: {title: 400金⟦币⟧, description: 金貨を400枚獲得します。}}}
    - pack: {type: non-consumable, localizations: {ja: {title: 全関卡, description: ⟦領取⟧所有寶箱}, ko: {title: Pro,
        description: ⟦Unlock All Levels⟧}}}
    - vip: {type: non-consumable, localizations: {de-DE: {title: ⟦VIP会员⟧, description: Alle Minen.},
        zh-Hans: {title: VIP, description: ⟦すべての鉱山を使えます。⟧}, el: {title: ⟦Монеты⟧, description: Όλα τα ορυχεία.}}}
    """)

  static let triggers: TextFeatures = [.foreignScript, .han]

  static func check(_ text: TextSample, in subject: CheckedSubject) -> [RuleFinding] {
    guard let locale = text.locale else { return [] }
    var findings: [RuleFinding] = []
    if text.features.contains(.foreignScript) {
      let words = PlainWords(text.text, ignoring: PlainWords.Names(of: subject, in: []))
      let scripts = text.text.withUTF8Bytes { TextScan($0).scripts }
      if isForeign(words, scripts, text, in: locale, subject) {
        if !subject.isReportedAsCopy(text) {
          findings.append(RuleFinding(.foreign(text.noun, scripts, locale), in: text))
        }
        return findings
      }
    }
    if text.features.contains(.han) { findings += checkCharacters(of: text, in: locale, subject) }
    return findings
  }

  /// Whether the letters form a text in another language.
  private static func isForeign(
    _ words: PlainWords, _ scripts: WritingSystems, _ text: TextSample, in locale: StoreLocale,
    _ subject: CheckedSubject
  ) -> Bool {
    let expected = WritingSystems.expected(in: locale)
    if locale.script == .latin { return words.otherLetters > 1 && words.latinWords == 0 }
    // A Japanese name in a Chinese sentence doesn't make the sentence Japanese.
    if locale.script.isHan, words.hiragana > 1, words.hiragana * Facts.hiraganaShare.value >= words.unpartedLetters {
      return true
    }
    guard scripts.isDisjoint(with: expected) else { return false }
    guard scripts == .latin else { return words.otherLetters > 1 }
    return words.isPhrase(of: text.kind)
      // "Yearly Pro subscription"
      || text.kind == .description && words.words >= 2 && words.smallWords >= 1
      || isCapitalizedEnglish(words, text, in: locale, subject)
  }

  /// Whether Japanese or Korean customers read an English text in title case: Unlock All Levels.
  ///
  /// Names are written in Latin letters there, so the text must have a word that only texts of products have.
  private static func isCapitalizedEnglish(
    _ words: PlainWords, _ text: TextSample, in locale: StoreLocale, _ subject: CheckedSubject
  ) -> Bool {
    guard locale.script == .japanese || locale.script == .korean else { return false }
    switch text.kind {
    case .title: return words.words >= Facts.titleInEnglish.value && (words.isImperative || words.isEnglish)
    case .description:
      let sold: TextFeatures = [.word(.currencyNoun), .word(.unlock), .word(.subscriptionWord), .word(.durationWord)]
      return words.words >= 2 && (words.isImperative || words.isEnglish || !text.features.isDisjoint(with: sold))
    }
  }

  private static func checkCharacters(of text: TextSample, in locale: StoreLocale, _ subject: CheckedSubject)
    -> [RuleFinding]
  {
    var findings: [RuleFinding] = []
    let places: HanVariants.Places
    switch locale.script {
    case .simplifiedHan: places = .simplifiedChinese
    case .traditionalHan: places = .traditionalChinese
    case .japanese: places = .japanese
    default: return findings
    }
    let run = text.text.withUTF8Bytes { HanVariants.firstRun(in: $0, outOfPlaceIn: places) }
    if let run {
      findings.append(RuleFinding(.variant(text.excerpt(run), locale), in: text, part: run))
    } else if locale.script == .japanese, let part = text.text.withUTF8Bytes({ HanVariants.chineseInJapanese($0) }) {
      findings.append(RuleFinding(.chinese(text.noun, text.excerpt(part)), in: text, part: part))
    }
    return findings
  }
}

extension CheckedSubject {
  /// Whether `untranslated-text` reports the origin of the copied text.
  func isReportedAsCopy(_ text: TextSample) -> Bool {
    let index = samples.firstIndex { $0.localization == text.localization && $0.kind == text.kind }
    guard let index else { return false }
    let same = RepeatedText(of: index, in: self)
    guard let original = same.original(in: self) else { return false }
    return same.copies(of: original, in: self).contains(index)
  }
}

extension Message {
  fileprivate static func chinese(_ noun: Message, _ part: String) -> Message {
    "\"\(part)\" is Chinese, and the \(noun) has no kana, but the locale is \"ja\"; translate it"
  }

  fileprivate static func foreign(_ noun: Message, _ scripts: WritingSystems, _ locale: StoreLocale) -> Message {
    let foreign = scripts.subtracting(WritingSystems.expected(in: locale))
    return "the \(noun) is written in \(phrase: foreign.name), not in \(phrase: locale.englishName); translate it"
  }

  fileprivate static func variant(_ characters: String, _ locale: StoreLocale) -> Message {
    let isTraditional = locale.script == .simplifiedHan
    let fault: Message =
      isTraditional
      ? "\"\(characters)\" is Traditional Chinese, but the locale is \"\(locale.code)\""
      : "\"\(characters)\" is Simplified Chinese, but the locale is \"\(locale.code)\""
    guard locale.script.isHan else { return fault }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: characters.unicodeScalars.map { HanVariants.counterpart(of: $0) ?? $0 })
    return "\(fault); write \"\(String(view))\""
  }
}

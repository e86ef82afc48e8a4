import CatalogLint
import SourceSyntax
import Testing

@Suite("Texts of one product in several languages") struct TranslationRuleTests {
  /// The findings of a rule in a non-consumable with the given localizations.
  private static func messages(_ rule: String, _ localizations: String) -> [String] {
    MarkedCatalog("thing: {type: non-consumable, localizations: {\(localizations)}}").findings(of: rule).map(\.message)
  }

  // MARK: untranslated-text

  @Test(
    "texts that may be the same in two languages are accepted",
    arguments: [
      "en-US: {description: \"12345\"}, ja: {description: \"12345\"}",
      "en-US: {title: VIP}, ja: {title: VIP}, ko: {title: VIP}",
      "en-US: {title: Starter Pack}, de-DE: {title: Starter Pack}",
      "en-US: {title: Lord of Mines}, it: {title: Lord of Mines}",
      "en-US: {description: Premium Pass}, fr-FR: {description: Premium Pass}",
      "en-US: {description: Example Game Pro}, es-ES: {description: Example Game Pro}",
      "en-US: {description: Unlocks every mine.}, en-AU: {description: Unlocks every mine.}",
      "es-ES: {description: Elimina la publicidad}, es-MX: {description: Elimina la publicidad}",
      "da: {description: Fjerner reklamer i spillet}, no: {description: Fjerner reklamer i spillet}",
      "cs: {description: Bez reklam v celé hre}, sk: {description: Bez reklam v celé hre}",
      "zh-Hant: {title: 月光寶箱}, ja: {title: 月光寶箱}", "en-US: {description: \"\"}, ja: {description: \"\"}",
      "en-US: {description: Sepia hardware video filter}, nl-NL: {description: Sepia hardware videofilter}",
    ]) func shared(_ localizations: String)
  { #expect(Self.messages("untranslated-text", localizations) == []) }

  @Test(
    "a copy is reported in the locale whose language differs from the text's",
    arguments: [
      (
        "ja: {description: Unlocks every mine at once}, en-US: {description: Unlocks every mine at once}",
        ["the description is the same as in \"en-US\"; translate it into Japanese"]
      ),
      (
        "zh-Hant: {title: 移除遊戲中的全部廣告}, th: {title: 移除遊戲中的全部廣告}",
        ["the title is the same as in \"zh-Hant\"; translate it into Thai"]
      ),
      (
        "pl: {description: Usuwa reklamy i pułapki}, en-GB: {description: Usuwa reklamy i pułapki}",
        ["the description is the same as in \"pl\"; translate it into English (U.K.)"]
      ),
      (
        "fr-FR: {title: Remove Ads}, en-US: {title: Remove Ads}, es-ES: {title: Remove ads}",
        [
          "the title is the same as in \"en-US\"; translate it into French",
          "the title is the same as in \"en-US\"; translate it into Spanish (Spain)",
        ]
      ),
      (
        "en-US: {description: Dark colors for the whole app.}, fr-FR: {description: Dark colors for the whole app}",
        ["the description is the same as in \"en-US\"; translate it into French"]
      ),
      (
        "en-US: {title: Remove All Advertisements}, fr-FR: {title: Remove All Advertisements}",
        ["the title is the same as in \"en-US\"; translate it into French"]
      ),
      (
        "uk: {description: Темні кольори для всього застосунку.}, ru: {description: Темні кольори для всього застосунку.}",
        ["the description is the same as in \"uk\"; translate it into Russian"]
      ),
      (
        "da: {description: Fjerner alle reklamer fra spillet for altid}, no: {description: Fjerner alle reklamer fra spillet for altid}",
        ["the description is the same as in \"da\"; translate it into Norwegian"]
      ),
    ] as [(String, [String])]) func copies(_ localizations: String, _ expected: [String])
  { #expect(Self.messages("untranslated-text", localizations) == expected) }

  @Test("a currency name that the catalog has in both languages is a name") func sharedCurrency() {
    func catalog(_ names: String) -> MarkedCatalog {
      MarkedCatalog(
        """
        catalog: 1
        app: {bundleID: com.example.game, primaryLocale: en-US}
        currencies: {stars: {\(names)}}
        products:
          a: {type: consumable, localizations: {en-US: {description: 60 Zorn und Stars}, nl-NL: {description: 60 Zorn und Stars}, fr-FR: {description: 60 Zorn und Stars}}}
        """)
    }
    let shared = "en-US: Zorn und Stars, fr-FR: Zorn und Stars, nl-NL: Zorn und Stars"
    #expect(catalog(shared).findings(of: "untranslated-text").isEmpty)
    #expect(catalog("en-US: Stars").findings(of: "untranslated-text").count == 2)
  }

  @Test("a copy in the wrong script is reported once") func once() {
    let catalog = MarkedCatalog(
      "a: {type: non-consumable, localizations: {en-US: {description: Unlocks every mine.}, ru: {description: ⟦Unlocks every mine.⟧}}}"
    )
    let findings = catalog.lint(only: ["untranslated-text", "wrong-script"]).findings
    #expect(findings.map(\.range) == catalog.marks)
    #expect(findings.map(\.rule) == ["untranslated-text"])
  }

  @Test("fifty locales with the same text have one finding each, except those of its language") func everyLocale() {
    let locales = ["en-US", "en-GB", "fr-FR", "de-DE", "ja", "ko", "ru", "th", "ar-SA", "vi", "pl"]
    let localizations = locales.map { "\($0): {description: Opens the door to every mine.}" }.joined(separator: ", ")
    #expect(Self.messages("untranslated-text", localizations).count == locales.count - 2)
  }

  // MARK: wrong-script

  @Test(
    "names, abbreviations and marks of another script are fine everywhere",
    arguments: [
      "ja: {title: Remove Ads, description: 広告を消します}", "ru: {title: Gold Rush VIP}", "ko: {description: Premium Pass}",
      "ar-SA: {title: iCloud 50 GB}", "zh-Hans: {title: N2汉字, description: の 400 VIP}", "th: {description: VIP 100}",
      "en-US: {title: Kanji 漢字}", "de-DE: {title: Café 400 €}", "vi: {title: Đồng vàng}", "en-US: {title: 金}",
      "ja: {title: 国会図書館, description: 円と点数の体験}", "zh-Hant: {title: 后羿與皇后, description: 台北的面包只有一里}",
      "zh-Hans: {description: 著名的乾隆皇帝于台北吃面}", "zh-Hant: {title: 户外溫泉}", "zh-Hans: {description: 收集全部二十位角落小伙伴的すみっコ角色}",
      "hi: {description: सिक्के 100}", "ta-IN: {title: 100 நாணயங்கள்}", "el: {title: Νομίσματα}", "he: {title: 100 מטבעות}",
      "uk: {title: Монети}", "xx: {title: 金币}", "en-US: {title: 🎁 ①}",
    ]) func suitable(_ localizations: String)
  { #expect(Self.messages("wrong-script", localizations) == []) }

  @Test(
    "another script is named",
    arguments: [
      ("en-US: {title: 完全版}", "Han characters", "English (U.S.)"), ("fr-FR: {title: ゴールド}", "kana", "French"),
      ("fr-FR: {title: ｺﾞｰﾙﾄﾞ}", "kana", "French"), ("id: {title: 골드 100}", "Hangul", "Indonesian"),
      ("ja: {title: 골드}", "Hangul", "Japanese"), ("ko: {title: 金幣}", "Han characters", "Korean"),
      ("zh-Hans: {title: ゴールド}", "kana", "Chinese (Simplified)"),
      ("zh-Hant: {description: 広告を消します}", "kana", "Chinese (Traditional)"),
      ("tr: {title: Золото}", "Cyrillic letters", "Turkish"), ("ru: {title: Χρυσός}", "Greek letters", "Russian"),
      ("en-US: {title: عملات}", "Arabic letters", "English (U.S.)"),
      ("ar-SA: {title: מטבעות}", "Hebrew letters", "Arabic"), ("hi: {title: নাণয়}", "Bengali letters", "Hindi"),
      ("en-GB: {title: เหรียญทอง}", "Thai letters", "English (U.K.)"),
      ("th: {description: Removes all ads}", "Latin letters", "Thai"),
      ("el: {title: Opens all the mines of the valley}", "Latin letters", "Greek"),
    ]) func foreign(_ localizations: String, _ script: String, _ language: String)
  {
    let messages = Self.messages("wrong-script", localizations)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("is written in \(script), not in \(language)") == true)
  }

  @Test(
    "single characters distinguish Simplified from Traditional Chinese, and from Japanese",
    arguments: [
      ("zh-Hant: {title: 400金币}", "\"币\" is Simplified Chinese, but the locale is \"zh-Hant\"; write \"幣\""),
      ("zh-Hant: {title: 钻石礼包}", "\"钻\" is Simplified Chinese, but the locale is \"zh-Hant\"; write \"鑽\""),
      ("zh-Hans: {title: 鑽石禮包}", "\"鑽\" is Traditional Chinese, but the locale is \"zh-Hans\"; write \"钻\""),
      ("zh-Hans: {title: 這裡}", "\"這裡\" is Traditional Chinese, but the locale is \"zh-Hans\"; write \"这里\""),
      ("zh-Hans: {title: 400金幣A}", "\"幣\" is Traditional Chinese, but the locale is \"zh-Hans\"; write \"币\""),
      ("ja: {title: 宝箱钥匙}", "\"钥\" is Simplified Chinese, but the locale is \"ja\""),
    ]) func orthography(_ localizations: String, _ message: String)
  { #expect(Self.messages("wrong-script", localizations) == [message]) }

  // MARK: number-differs

  @Test(
    "other notations of a number, and omitted numbers, agree",
    arguments: [
      "en-US: {title: 1.2k Gems}, zh-Hans: {title: 1200钻石}",
      "en-US: {title: \"10,000 Gems\"}, zh-Hans: {title: 1万钻石}, hi: {title: \"10,000 रत्न\"}",
      "en-US: {title: \"1,280 Gems\"}, de-DE: {title: \"1,280 Gems\"}, fr-FR: {title: 1 280 gemmes}",
      "ar-SA: {title: ٤٠٠ جوهرة}, en-US: {title: 400 Gems}, th: {title: ๔๐๐ เหรียญ}",
      "en-US: {title: x2 Experience}, zh-Hans: {title: 双倍经验}",
      "en-US: {description: Open 24/7 for 10 guests}, ja: {description: 24時間営業、10名まで}",
      "en-US: {title: 1 Month}, fr-FR: {title: 30 jours}, ja: {title: 4週間}",
      "en-US: {title: Chapter II}, zh-Hans: {title: 第2章}", "en-US: {title: New Year 2026}, th: {title: ปีใหม่ 2569}",
      "en-US: {description: Run 3 miles}, fr-FR: {description: Courez 5 km}",
      "en-US: {title: 50% More}, zh-Hans: {title: 1.5倍}",
      "en-US: {title: Pack, description: 400 gems}, ja: {title: ジェム400, description: パック}",
      "en-US: {description: 400 coins and 40 more}, zh-Hans: {description: 440枚金币}",
      "en-US: {description: 5 chests of 80 gems}, ja: {description: ジェム400個}",
      "en-US: {description: For SMPTE 302M}, mr-IN: {description: एसएमपीटीई ३०२एम साठी}",
      "en-US: {title: 11th Day}, ar-SA: {title: الحادي عشر}",
      "en-US: {title: Twenty-four keys}, ta-IN: {title: இருபத்தி நான்கு சாவிகள்}",
      "en-US: {title: Nine keys}, ta-IN: {title: ஒன்பது சாவிகள்}",
    ]) func agreeing(_ localizations: String)
  { #expect(Self.messages("number-differs", localizations) == []) }

  @Test(
    "a number is reported if another locale has a different one in its place",
    arguments: [
      (
        "en-US: {title: 400 Gems}, zh-Hans: {title: 四百五十钻石}",
        "the title says \"四百五十\", but in \"en-US\" it says \"400\""
      ),
      (
        "en-US: {title: 400+40 Gems}, de-DE: {title: 400+50 Juwelen}",
        "the title says \"400+50\", but in \"en-US\" it says \"400+40\""
      ), ("en-US: {title: Level 5}, ja: {title: レベル6}", "the title says \"6\", but in \"en-US\" it says \"5\""),
      (
        "en-US: {description: 7 days}, vi: {description: 8 ngày}",
        "the description says \"8 ngày\", but in \"en-US\" it says \"7 days\""
      ), ("ja: {title: ７個}, en-US: {title: 9 Keys}", "the title says \"７\", but in \"en-US\" it says \"9\""),
    ]) func contradicting(_ localizations: String, _ message: String)
  { #expect(Self.messages("number-differs", localizations) == [message]) }

  @Test(
    "prices without a currency may differ from country to country",
    arguments: [
      "en-US: {title: Only 5.99}, de-DE: {title: \"Nur 6,99\"}",
      "zh-Hans: {title: 售价40}, ja: {title: 価格730}, en-US: {title: Just 5.99}",
    ]) func prices(_ localizations: String)
  {
    let catalog = MarkedCatalog("a: {type: consumable, price: {tier: 6}, localizations: {\(localizations)}}")
    #expect(catalog.findings(of: "number-differs").map(\.message) == [])
  }

  @Test("what most locales say is right, regardless of the order") func majority() {
    let catalog = MarkedCatalog(
      "a: {type: consumable, localizations: {en-US: {title: ⟦500⟧ Keys}, ja: {title: 鍵400本}, ko: {title: 열쇠 400개}, de-DE: {title: 400 Schlüssel}}}"
    )
    catalog.expectMarks(of: "number-differs")
  }

  @Test("a quantity that contradicts the grant is left to the other rule") func granted() {
    let catalog = MarkedCatalog(
      "a: {type: consumable, grants: {gold: 400}, localizations: {en-US: {title: 400 Gold}, zh-Hans: {title: 500金币}}}")
    let report = catalog.lint(only: ["number-differs", "quantity-mismatch"])
    #expect(report.findings.map(\.rule) == ["quantity-mismatch"])
  }
}

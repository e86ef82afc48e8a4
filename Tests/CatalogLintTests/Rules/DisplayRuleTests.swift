import AppStoreReference
import CatalogLint
import SourceSyntax
import Testing

/// A text in a locale, with the parts that a rule reports marked.
struct MarkedText: Sendable, CustomTestStringConvertible {
  let locale: String
  let text: String

  init(_ locale: String, _ text: String) {
    self.locale = locale
    self.text = text
  }

  var testDescription: String { "\(locale): \(text.debugDescription)" }

  /// The text as the title or description of a consumable, escaped so that nothing is lost.
  func catalog(as field: String = "title") -> MarkedCatalog {
    MarkedCatalog("coins: {type: consumable, localizations: {\(locale): {\(field): \(quoted)}}}")
  }

  /// The same with marks around the whole text, including its quotes.
  func wholeCatalog(as field: String = "title", app: String = "Example Game") -> MarkedCatalog {
    var value = quoted
    if text.first == "⟦", text.last == "⟧" { value = "⟦\"\(value.dropFirst(2).dropLast(2))\"⟧" }
    return MarkedCatalog(
      """
      catalog: 1
      app: {bundleID: com.example.game, name: \(app), primaryLocale: en-US}
      products:
        coins: {type: consumable, localizations: {\(locale): {\(field): \(value)}}}
      """)
  }

  /// The text as the title of a subscription group.
  var groupCatalog: MarkedCatalog {
    MarkedCatalog(
      """
      catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US}
      products: {}
      subscriptionGroups:
        vip: {localizations: {\(locale): {title: \(quoted)}}}
      """)
  }

  private var quoted: String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "⟦", "⟧", " "..."~": quoted.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        quoted += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
      }
    }
    return quoted + "\""
  }
}

extension MarkedCatalog {
  func expectMarks(of rule: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    let findings = findings(of: rule)
    #expect(findings.map(\.range) == marks, "\(findings.map(\.message))", sourceLocation: sourceLocation)
  }
}

@Suite("Lengths of texts") struct TextLengthTests {
  static let bounds: [(characters: Int, severity: Severity?)] = [
    (2, nil), (30, nil), (31, .warning), (35, .warning), (36, .error), (500, .error),
  ]

  @Test("the bounds of a title count characters of any script", arguments: bounds, ["a", "币", "é"]) func title(
    _ bound: (characters: Int, severity: Severity?), _ letter: String
  ) {
    let text = String(repeating: letter, count: bound.characters)
    let findings = MarkedText("en-US", text).catalog().findings(of: "title-length")
    #expect(findings.map(\.severity) == [bound.severity].compactMap(\.self))
  }

  @Test(
    "the bounds of a description",
    arguments: [(45, nil), (46, .warning), (55, .warning), (56, .error)] as [(Int, Severity?)]) func description(
      _ characters: Int, _ severity: Severity?
    )
  {
    let text = String(repeating: "字", count: characters)
    let findings = MarkedText("ja", text).catalog(as: "description").findings(of: "description-length")
    #expect(findings.map(\.severity) == [severity].compactMap(\.self))
  }

  @Test(
    "a title of one character is too short, however it is encoded",
    arguments: ["A", "币", "e\u{301}", "👨‍👩‍👧‍👦", "🇯🇵", "की", "กำ", "각"]) func single(_ text: String)
  {
    let findings = MarkedText("en-US", text).catalog().findings(of: "title-length")
    #expect(findings.map(\.message) == ["the title has 1 character; at least 2 are needed"])
  }

  @Test("a text with too many UTF-16 units only is reported as such") func units() {
    let text = String(repeating: "👍🏽", count: 9)
    let findings = MarkedText("en-US", text).catalog().findings(of: "title-length")
    #expect(
      findings.map(\.message) == [
        "the title has 9 characters, but 36 UTF-16 units, which the store may count; " + "at most 35 are allowed"
      ])
  }

  @Test("the profile of 2022 allows hyphens in product IDs") func oldProductID() {
    let catalog = MarkedCatalog("gem-pack: {type: consumable}")
    let findings = catalog.lint(only: ["invalid-product-id"]).findings
    #expect(findings.map(\.severity) == [.warning])
    #expect(
      findings.map(\.message) == [
        "product ID \"com.example.game.gem-pack\" has a hyphen, which Apple's help page allows, but "
          + "which App Store Connect refused according to a note of 2026-09-20; use \"_\" or \".\", "
          + "or set \"legacyID: true\" if it exists already"
      ])
    #expect(catalog.lint(only: ["invalid-product-id"], profile: .before2023).findings.isEmpty)
  }

  @Test("the profile of 2022 has stricter limits and no soft ones") func oldProfile() {
    func severities(_ length: Int) -> [Severity] {
      let text = String(repeating: "a", count: length)
      let catalog = MarkedText("en-US", text).catalog(as: "description")
      return catalog.lint(only: ["description-length", "short-description"], profile: .before2023).findings.map(
        \.severity)
    }
    #expect(severities(45) == [])
    #expect(severities(46) == [.error])
    #expect(severities(9) == [.error])
    #expect(severities(10) == [])
  }

  @Test("a group's title has the limits of groups", arguments: [(2, 0), (36, 0), (75, 0), (76, 1)]) func group(
    _ characters: Int, _ count: Int
  ) {
    let text = String(repeating: "a", count: characters)
    #expect(MarkedText("en-US", text).groupCatalog.findings(of: "title-length").count == count)
  }

  @Test(
    "half the length is enough for a description in Han, kana or Hangul",
    arguments: [
      MarkedText("zh-Hans", "获得金币。"), MarkedText("zh-Hans", "⟦金币。⟧"), MarkedText("ja", "金貨が増える"),
      MarkedText("ko", "⟦금화 획⟧"), MarkedText("ko", "금화 60개"), MarkedText("en-US", "Gold coins"),
      MarkedText("en-US", "⟦Gold coin⟧"), MarkedText("th", "⟦เหรียญ⟧"), MarkedText("hi", "⟦सिक्के⟧"),
      MarkedText("ru", "⟦Монеты⟧"),
    ]) func short(_ text: MarkedText)
  { text.wholeCatalog(as: "description").expectMarks(of: "short-description") }
}

@Suite("Texts with the same content") struct RepeatedTextTests {
  private static func count(_ rule: String, _ title: String, _ description: String) -> Int {
    MarkedCatalog(
      """
      coins:
        type: consumable
        localizations: {en-US: {title: '\(title)', description: '\(description)'}}
      """
    ).findings(of: rule).count
  }

  @Test(
    "a title equals a description regardless of case, width and punctuation",
    arguments: [
      ("Straße", "STRASSE!"), ("STRAẞE", "straße"), ("ΧΡΥΣΌΣ", "χρυσός".replacingSigma), ("ガチャ", "ｶﾞﾁｬ"),
      ("ＶＩＰ　会员", "vip会员。"), ("1,000 Gems", "1,000 gems."), ("１．５倍", "1.5倍"), ("Đồng vàng", "ĐỒNG VÀNG"),
    ]) func equal(_ title: String, _ description: String)
  { #expect(Self.count("title-equals-description", title, description) == 1) }

  @Test(
    "and differs by a letter, a sign or a period inside a number",
    arguments: [
      ("15 GB", "1.5 GB"), ("VIP", "VIP+"), ("100", "100%"), ("Café", "Cafe"), ("!!!", "???"), ("金币", "金幣"),
      ("ハハ", "ババ"), ("400金币", "400枚金币"),
    ]) func different(_ title: String, _ description: String)
  { #expect(Self.count("title-equals-description", title, description) == 0) }

  @Test("texts in different unknown locales are not compared") func unknownLocales() {
    MarkedCatalog(
      """
      a: {type: consumable, localizations: {xx: {title: Coins}}}
      b: {type: consumable, localizations: {yy: {title: Coins}}}
      c: {type: consumable, localizations: {yy: {title: ⟦coins⟧}}}
      """
    ).expectMarks(of: "duplicate-title")
  }

  @Test("a title that equals another product's description is not a duplicate") func kinds() {
    MarkedCatalog(
      """
      a: {type: consumable, localizations: {en-US: {title: Gold Coins}}}
      b: {type: consumable, localizations: {en-US: {title: Purse, description: Gold Coins}}}
      """
    ).expectMarks(of: "duplicate-title")
  }
}

extension String {
  /// With σ, as lowercased from capitals, for ς at the end of a word.
  fileprivate var replacingSigma: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0 == "ς" ? "σ" : $0 }))
  }
}

@Suite("Spaces") struct SpacingTests {
  @Test(
    "are found at the ends and in a row, but not where a language uses them",
    arguments: [
      MarkedText("en-US", "100 Gems"), MarkedText("en-US", "⟦ ⟧100 Gems⟦\u{A0}⟧"), MarkedText("en-US", "100⟦  ⟧Gems"),
      MarkedText("en-US", "100\u{A0}Gems"), MarkedText("fr-FR", "Gemmes\u{202F}: 1\u{202F}000\u{A0}!"),
      MarkedText("fr-FR", "« Gemmes »".replacingSpaces), MarkedText("fr-FR", "Gemmes⟦ \u{A0}⟧!"),
      MarkedText("de-DE", "1\u{2009}000 Münzen"), MarkedText("ja", "ジェム　パック"), MarkedText("ja", "ジェム⟦　　⟧パック⟦　⟧"),
      MarkedText("zh-Hans", "金币⟦　⟧礼包"), MarkedText("ko", "골드⟦　⟧팩"), MarkedText("en-US", "   "),
      MarkedText("en-US", "a\tb"),
    ]) func spacing(_ text: MarkedText)
  { text.catalog().expectMarks(of: "untidy-spacing") }
}

extension String {
  fileprivate var replacingSpaces: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0 == " " ? "\u{A0}" : $0 }))
  }
}

@Suite("Loud texts") struct ShoutingTests {
  @Test(
    "capitals are shouting from five letters on, except in names and numerals",
    arguments: [
      MarkedText("en-US", "VIP"), MarkedText("en-US", "VIP PASS"), MarkedText("en-US", "HD DLC XP"),
      MarkedText("en-US", "⟦COINS⟧"), MarkedText("en-US", "⟦GET MORE GEMS⟧"), MarkedText("en-US", "COINs"),
      MarkedText("en-US", "400 XP"), MarkedText("en-US", "DON'T"), MarkedText("en-US", "CAN'T STOP"),
      MarkedText("en-US", "⟦CAN'T STOP NOW⟧"), MarkedText("en-US", "VOL. XVIII"), MarkedText("en-US", "EXAMPLE"),
      MarkedText("en-US", "⟦EXAMPLE PREMIUM⟧"), MarkedText("de-DE", "⟦GROẞE TRUHE⟧"),
      MarkedText("de-DE", "⟦GROßE TRUHE⟧"), MarkedText("de-DE", "Große Truhe"), MarkedText("tr", "⟦ALTIN PAKETİ⟧"),
      MarkedText("tr", "Altın Paketi"), MarkedText("tr", "ALTıN PAKETI"), MarkedText("el", "⟦ΧΡΥΣΑ ΝΟΜΙΣΜΑΤΑ⟧"),
      MarkedText("el", "Χρυσά νομίσματα"), MarkedText("ru", "⟦МОНЕТЫ⟧"), MarkedText("ru", "Монеты"),
      MarkedText("fr-FR", "⟦PIÈCES⟧"), MarkedText("fr-FR", "⟦PIE\u{300}CES⟧"), MarkedText("es-ES", "⟦TEMPORADA Nº 2⟧"),
      MarkedText("zh-Hans", "PREMIUM会员"), MarkedText("ja", "プレミアムPASS"), MarkedText("ar-SA", "PREMIUM عضوية"),
      MarkedText("th", "สมาชิก PREMIUM"), MarkedText("en-US", "IELTS"), MarkedText("en-US", "⟦IELTS WORDS⟧"),
      MarkedText("ru", "TOEFL"), MarkedText("fi", "WQXGA – 2560×1600"), MarkedText("uk", "HDPLUS — 1600⨯900"),
      MarkedText("en-US", "⟦2560 COINS⟧"),
    ]) func capitals(_ text: MarkedText)
  {
    // Capitals from the app's name are a name.
    text.wholeCatalog(app: "EXAMPLE Game").expectMarks(of: "shouting")
  }

}

@Suite("Descriptions that would fit any product") struct VagueDescriptionTests {
  @Test(
    "are those with only generic words",
    arguments: [
      MarkedText("en-US", "⟦In-app purchase⟧"), MarkedText("en-US", "⟦PURCHASE⟧"),
      MarkedText("fr-FR", "⟦Acheter cet article⟧"), MarkedText("zh-Hans", "⟦购买道具⟧"), MarkedText("zh-Hans", "⟦应用内购买⟧"),
      MarkedText("zh-Hant", "⟦內購商品⟧"), MarkedText("ja", "⟦アイテム⟧"), MarkedText("ko", "⟦인앱 결제⟧"),
      MarkedText("de-DE", "⟦Produkt⟧"), MarkedText("pt-BR", "⟦Comprar este item⟧"),
      MarkedText("tr", "⟦Bu ürünü satın al⟧"), MarkedText("th", "⟦Buy item⟧"),
    ]) func generic(_ text: MarkedText)
  { text.wholeCatalog(as: "description").expectMarks(of: "vague-description") }

  @Test(
    "but not those with a noun or a number of their own",
    arguments: [
      MarkedText("en-US", "Buy a sword"), MarkedText("en-US", "Buys 3 items"), MarkedText("en-US", "Item boost"),
      MarkedText("en-US", "Monthly subscription"), MarkedText("en-US", "Unlocks all items"),
      MarkedText("en-US", "Products for chefs"), MarkedText("en-US", "Purchaser badge"), MarkedText("en-US", "Buy 💎"),
      MarkedText("zh-Hans", "购买钻石"), MarkedText("zh-Hans", "道具背包扩容"), MarkedText("zh-Hans", "充值后获得400金币"),
      MarkedText("ja", "アイテム枠を追加します"), MarkedText("ja", "広告なし"), MarkedText("ko", "이용권 구매"),
      MarkedText("de-DE", "Kaufladen"), MarkedText("fr-FR", "Achat de l’épée"), MarkedText("ru", "Покупка меча"),
      MarkedText("vi", "Mua kim cương"), MarkedText("en-US", "..."),
    ]) func specific(_ text: MarkedText)
  { text.wholeCatalog(as: "description").expectMarks(of: "vague-description") }
}

@Suite("The accepted catalog") struct AcceptedDisplayTests {
  @Test("a title with only spaces and punctuation around the app's name is the name") func appName() {
    MarkedText("en-US", "⟦«Example: Game»⟧").wholeCatalog().expectMarks(of: "app-name-title")
    MarkedText("en-US", "Example Game 2").wholeCatalog().expectMarks(of: "app-name-title")
  }

  @Test("an empty localization has one finding") func emptyLocalization() {
    let findings = MarkedCatalog(
      #"coins: {type: consumable, localizations: {en-US: {title: "", description: " "}, ja: {}}}"#
    ).findings(of: "missing-text")
    #expect(
      findings.map(\.message) == [
        "\"en-US\" has neither title nor description", "\"ja\" has neither title nor description",
      ])
  }
}

import Basics
import CatalogFormats
import CatalogLint
import CatalogModel
import SourceSyntax
import Testing

/// A product's texts, and the part that a rule marks in them, if any.
struct TextCase: Sendable, CustomTestStringConvertible {
  let fields: String
  let locale: String
  let title: String
  let description: String

  init(_ fields: String, _ locale: String, _ title: String, _ description: String) {
    self.fields = fields
    self.locale = locale
    self.title = title
    self.description = description
  }

  var testDescription: String { "\(fields) \(locale): \(title) | \(description)" }

  var marked: MarkedCatalog {
    MarkedCatalog(
      "pack: {\(fields), localizations: {\(locale): {title: \"\(title)\", description: \"\(description)\"}}}")
  }

  func expectMarks(of rule: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    let catalog = marked
    let findings = catalog.findings(of: rule)
    #expect(findings.map(\.range) == catalog.marks, "\(findings.map(\.message))", sourceLocation: sourceLocation)
  }
}

@Suite("Prices in texts") struct PriceWordingTests {
  @Test(
    "an amount is compared with the prices in the storefronts of the locale",
    arguments: [
      TextCase("type: consumable, price: {tier: 6}", "zh-Hans", "金币", "仅需40元"),
      TextCase("type: consumable, price: {tier: 6}", "zh-Hans", "金币", "仅需⟦41元⟧"),
      // Singapore also uses Simplified Chinese.
      TextCase("type: consumable, price: {SGD: 8.98}", "zh-Hans", "金币", "仅需S$8.98"),
      TextCase("type: consumable, price: {SGD: 8.98}", "zh-Hans", "金币", "仅需⟦S$9.98⟧"),
      // A tier is a price in dollars and yuan alone.
      TextCase("type: consumable, price: {tier: 6}", "zh-Hans", "金币", "仅需S$9.98"),
      TextCase("type: consumable, price: {tier: 6}", "ja", "コイン", "900円です"),
      // No storefront of the locale charges euros, whatever the catalog says.
      TextCase("type: consumable, price: {tier: 6}", "zh-Hans", "金币", "仅需⟦€6.99⟧"),
      TextCase("type: consumable, price: {EUR: 6.99}", "zh-Hans", "金币", "仅需⟦€6.99⟧"),
      TextCase("type: consumable, price: {USD: 5.99}", "de-DE", "Münzen", "Nur ⟦$5.99⟧"),
      TextCase("type: consumable, price: {USD: 5.99}", "en-GB", "Coins", "Only ⟦$5.99⟧"),
      TextCase("type: consumable, price: {GBP: 5.99}", "en-GB", "Coins", "Only ⟦$5.99⟧"),
      TextCase("type: consumable, price: {SGD: 8.98}", "en-GB", "Coins", "Only $8.98"),
      TextCase("type: consumable, price: {USD: 5.99}", "en-US", "Coins", "Only ⟦€5.49⟧"),
      TextCase("type: consumable, price: {USD: 5.99}", "sv", "Mynt", "Bara ⟦5,49 €⟧"),
      TextCase("type: consumable, price: {USD: 5.99}", "fi", "Kolikot", "Vain ⟦59 kr⟧"),
      TextCase("type: consumable, price: {USD: 5.99}", "ko", "코인", "단 ⟦600円⟧"),
      TextCase("type: consumable, price: {USD: 5.99}", "tr", "Jeton", "Sadece ⟦5,99 $⟧"),
      TextCase("type: consumable, price: {CNY: 40}", "en-US", "Coins", "400 coins for ⟦¥40⟧"),
      // Money is what these are about.
      TextCase("type: consumable, price: {USD: 5.99}", "de-DE", "Kurse", "1 $ = 0,92 €"),
      // The catalog doesn't have a price in the currency.
      TextCase("type: consumable, price: {USD: 5.99}", "zh-Hans", "金币", "仅需45元"),
      TextCase("type: consumable", "zh-Hans", "金币", "仅需45元"),
      TextCase("type: consumable, price: {tier: 99}", "zh-Hans", "金币", "仅需45元"),
      // The price of one storefront takes precedence over that of the currency.
      TextCase("type: consumable, price: {USD: 5.99, JPN: 900}", "ja", "コイン", "900円です"),
      TextCase("type: consumable, price: {USD: 5.99, JPN: 900}", "ja", "コイン", "⟦730円⟧です"),
      // A dollar is that of any storefront of the locale that uses one.
      TextCase("type: consumable, price: {tier: 6}", "en-AU", "Coins", "Only $9.99"),
      TextCase("type: consumable, price: {AUD: 8.99}", "en-AU", "Coins", "Only ⟦$9.99⟧"),
      TextCase("type: consumable, price: {CAD: 7.99}", "en-CA", "Coins", "Only ⟦$5.99⟧"),
      TextCase("type: consumable, price: {tier: 6}", "en-US", "Coins", "€6.99, £5.99 or ⟦$6⟧"),
      // A currency that no storefront uses.
      TextCase("type: consumable, price: {tier: 6}", "uk", "Монети", "Лише ⟦50 ₴⟧"),
      // Zero is reported by another rule.
      TextCase("type: consumable, price: {tier: 6}", "en-US", "Coins", "Only $0 today"),
    ]) func storefronts(_ test: TextCase)
  { test.expectMarks(of: "price-mismatch") }

  @Test(
    "a subscription may state its offers and its monthly price",
    arguments: [
      ("首月6元，之后298元/年", []), ("约25元/月", []), ("约24.83元/月", []), ("约24.84元/月", []), ("约⟦23元⟧/月", [1]), ("每天0.82元", []),
      ("⟦300元⟧/年", [1]),
    ] as [(String, [Int])]) func subscriptions(_ description: String, _ marks: [Int])
  {
    let catalog = MarkedCatalog(
      """
      catalog: 1
      app: {bundleID: com.example.game, primaryLocale: zh-Hans}
      subscriptionGroups:
        vip:
          products:
            yearly:
              period: 1 year
              price: {CNY: 298}
              offers: [{kind: introductory, mode: pay-up-front, period: 1 month, price: {CNY: 6}}]
              localizations: {zh-Hans: {title: 年度会员, description: "\(description)"}}
      """)
    #expect(catalog.findings(of: "price-mismatch").map(\.range) == catalog.marks)
    #expect(catalog.marks.count == marks.count)
  }

  @Test("the message names the price and the storefront") func message() throws {
    let tier = TextCase("type: consumable, price: {tier: 6}", "zh-Hans", "金币", "仅需45元").marked
    #expect(
      tier.findings(of: "price-mismatch").map(\.message) == [
        "the text says \"45元\", but tier 6 costs CNY 40 in China mainland"
      ])
    let foreign = TextCase("type: consumable, price: {EUR: 6.99}", "de-DE", "Münzen", "Nur $7").marked
    #expect(
      foreign.findings(of: "price-mismatch").map(\.message) == [
        "the text says \"$7\", but customers in Germany, who read German texts, pay EUR 6.99"
      ])
  }

  @Test(
    "an amount that can't be compared is reported as such",
    arguments: [
      ("type: consumable, price: {USD: 5.99}", "the catalog has no price in JPY"),
      ("type: consumable", "the catalog has no price for it"),
    ]) func unknown(_ fields: String, _ message: String)
  {
    let findings = TextCase(fields, "ja", "コイン", "900円です").marked.findings(of: "price-in-description")
    #expect(findings.map(\.message) == ["\"900円\" cannot be compared: \(message)"])
  }

  @Test(
    "a price in a title is reported by one of two rules, never both",
    arguments: ["6元", "¥30", "$5", "30元人民币", "（¥6）", "6元礼包", "金币 ¥40", "6元=60钻"]) func titles(_ title: String)
  {
    let catalog = TextCase("type: consumable", "zh-Hans", title, "获得金币").marked
    let all = catalog.lint(only: ["price-as-title", "price-in-title"]).findings
    #expect(all.count == 1)
  }

  @Test("titles of groups are checked too") func groups() {
    let catalog = MarkedCatalog(
      """
      catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US}
      subscriptionGroups:
        vip:
          localizations: {en-US: {title: VIP ⟦$4.99⟧}, ja: {title: VIP}}
      """)
    #expect(catalog.findings(of: "price-in-title").map(\.range) == catalog.marks)
    #expect(catalog.findings(of: "price-mismatch").isEmpty)
  }
}

@Suite("Quantities in texts") struct QuantityWordingTests {
  @Test(
    "with a grant",
    arguments: [
      TextCase("grants: {gold: 400}, type: consumable", "en-US", "400 Gold Coins", "400x gold coins"),
      TextCase("grants: {gold: 400}, type: consumable", "en-US", "400", "Gold x400"),
      TextCase("grants: {gold: 400}, type: consumable", "en-US", "⟦500⟧", "A heap of gold"),
      TextCase("grants: {gold: 400}, type: consumable", "en-US", "GOLD: ⟦500⟧", "A heap"),
      TextCase("grants: {gold: 400}, type: consumable", "en-US", "Ｇｏｌｄ ⟦500⟧", "A heap"),
      TextCase("grants: {gold: 400}, type: consumable", "en-US", "500 golden keys", "12 goldfish"),
      TextCase("grants: {gold: 400}, type: consumable", "en-US", "Gold", "⟦500⟧ units of gold"),
      TextCase("grants: {gold: 400}, type: consumable", "en-US", "Gold", "3 skins and 24 levels"),
      TextCase("grants: {gold: 400}, type: consumable", "en-US", "Gold", "Level 5, 30 days, 50%"),
      TextCase("grants: {gold: 400+40}, type: consumable", "en-US", "400 gold", "40 gold on top"),
      TextCase("grants: {gold: 400+40}, type: consumable", "en-US", "440 gold", "400+40 gold"),
      TextCase("grants: {gold: 400+40}, type: consumable", "en-US", "⟦40⟧ gold", "Gold"),
      TextCase("grants: {gold: 400}, type: consumable", "en-US", "400+40 gold", "360+40 gold"),
      TextCase("grants: {gold: 400}, type: consumable", "zh-Hans", "金币", "获得⟦500⟧枚金币"),
      TextCase("grants: {gold: 400}, type: consumable", "zh-Hans", "金币", "金币×⟦500⟧"),
      TextCase("grants: {gold: 400}, type: consumable", "zh-Hans", "金币", "⟦五百⟧金币"),
      TextCase("grants: {gold: 400}, type: consumable", "ja", "ゴールド", "⟦500⟧枚のゴールド"),
      TextCase("grants: {gold: 400}, type: consumable", "ja", "ｺﾞｰﾙﾄﾞ", "400枚のｺｲﾝ"),
      TextCase("grants: {gold: 400}, type: consumable", "ko", "골드 ⟦500⟧", "골드"),
      TextCase("grants: {gold: 400}, type: consumable", "de-DE", "⟦500⟧ GOLDMÜNZEN", "400 Münzen"),
      // Without names, those of a locale with the same language and script are used.
      TextCase("grants: {gold: 400}, type: consumable", "en-GB", "⟦500⟧ gold", "Gold"),
      // Without any names, nouns that commonly are currencies are used.
      TextCase("grants: {gold: 400}, type: consumable", "es-ES", "⟦500⟧ monedas", "Monedas"),
      TextCase("grants: {gold: 400, gems: 5}, type: consumable", "en-US", "500 gold", "Both"),
      TextCase("grants: {gold: 400}, type: non-renewing", "en-US", "Pass", "20 gold a day"),
    ]) func grants(_ test: TextCase)
  { test.expectMarks(of: "quantity-mismatch") }

  @Test(
    "without a grant",
    arguments: [
      TextCase("type: consumable", "en-US", "100 Gems", "Adds 100 gems"),
      TextCase("type: consumable", "en-US", "100 Gems", "Adds ⟦120⟧ gems"),
      TextCase("type: consumable", "en-US", "100 Gold Coins", "Adds ⟦120⟧ coins"),
      TextCase("type: consumable", "en-US", "100 Gems", "And 20 coins"),
      TextCase("type: consumable", "en-US", "300 Gems", "Three bags of 100 gems"),
      TextCase("type: consumable", "en-US", "300 Gems", "3 packs of 100 gems"),
      TextCase("type: consumable", "en-US", "400 Gems", "Three bags of ⟦100⟧ gems"),
      TextCase("type: consumable", "en-US", "100+20 Gems", "Adds 120 gems"),
      TextCase("type: consumable", "en-US", "Gem Pack", "Adds 120 gems"),
      TextCase("type: consumable", "zh-Hans", "60", "获得⟦80⟧钻石"),
      TextCase("type: consumable", "zh-Hans", "60钻石", "获得⟦80⟧钻石"),
      TextCase("type: non-consumable", "zh-Hans", "第2章", "解锁24关"),
    ]) func titles(_ test: TextCase)
  { test.expectMarks(of: "quantity-mismatch") }

  @Test(
    "the number of the item",
    arguments: [
      ("coins400", true), ("gold_400", true), ("shop.coins.400", true), ("coins4000", false), ("gold_500", false),
      ("shop.coins.500", false), ("gold.v20", true), ("pack500", true), ("gold5", true), ("coins60", false),
      ("500", true), ("gold500x", true),
      // The price, not the quantity.
      ("coins599", true), ("coins40", true),
    ]) func items(_ item: String, _ agrees: Bool)
  {
    let catalog = MarkedCatalog(
      """
      \(item): {type: consumable, price: {tier: 6}, grants: {gold: 400}, \
      localizations: {en-US: {title: 400 gold, description: Adds gold}}}
      """)
    #expect(catalog.findings(of: "quantity-mismatch").isEmpty == agrees)
    let untold = MarkedCatalog(
      "\(item): {type: consumable, localizations: {en-US: {title: Gold, description: Adds gold}}}")
    #expect(untold.findings(of: "quantity-mismatch").isEmpty)
  }

  @Test(
    "a title has to say how much is granted",
    arguments: [
      ("400", "400 gold", true), ("400", "Gold, 400", true), ("400", "Gold", false), ("400", "Level 400", false),
      ("400", "400 days", false), ("400+40", "440 gold", true), ("400+40", "400+40", true), ("400+40", "40 gold", true),
      ("2024", "2024 Zorkmids", true), ("1", "A Key", true), ("1000", "1,000 gold", true), ("1000", "1k gold", true),
      ("400", "$5.99", true), ("400", "500 gold", true), ("400", "400 for $5.99", true),
    ]) func missing(_ grant: String, _ title: String, _ isStated: Bool)
  {
    let catalog = MarkedCatalog(
      """
      pack: {type: consumable, grants: {gold: \(grant)}, \
      localizations: {en-US: {title: "\(title)", description: Adds gold}}}
      """)
    #expect(catalog.findings(of: "missing-quantity").isEmpty == isStated)
  }
}

@Suite("Words in texts") struct WordRuleTests {
  @Test(
    "a product that costs money is called free",
    arguments: [
      TextCase("type: consumable, price: {tier: 1}", "en-US", "⟦Free⟧ Gems", "Freeze the free world"),
      TextCase("type: consumable, price: {tier: 1}", "zh-Hans", "⟦0元⟧购", "10元，20元，5.0元"),
      TextCase("type: consumable, price: {tier: 1}", "en-US", "Gems", "Only ⟦$0.00⟧"),
      TextCase("type: consumable, price: {tier: 0}", "en-US", "Free Gems", "Only $0"),
      TextCase("type: consumable", "en-US", "Free Gems", "Only $0"),
      TextCase("type: consumable, price: {tier: 99}", "en-US", "Free Gems", "Only $0"),
    ]) func free(_ test: TextCase)
  { test.expectMarks(of: "free-wording") }

  @Test("the first word of a text is reported, including in groups") func firstWord() {
    let catalog = MarkedCatalog(
      """
      catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US}
      subscriptionGroups:
        vip:
          localizations: {en-US: {title: "VIP for ⟦Android⟧ and Google Play"}}
      """)
    #expect(catalog.findings(of: "other-platform").map(\.range) == catalog.marks)
  }

  @Test("a test that is placeholder text is reported once") func placeholder() {
    let catalog = TextCase("type: consumable", "en-US", "Gems", "⟦Test description⟧").marked
    let findings = catalog.lint(only: ["placeholder-text", "test-wording"]).findings
    #expect(findings.map(\.rule) == ["placeholder-text"])
    #expect(findings.map(\.range) == catalog.marks)
  }

  @Test(
    "a team's own words count as words of the rule they are added to",
    arguments: [
      ("external-payment", nil, "Gems with ⟦FooPay⟧", "en-US"),
      ("external-payment", nil, "Gems with FooPayments", "en-US"), ("external-payment", nil, "⟦ｆｏｏｐａｙ⟧で購入", "ja"),
      ("external-payment", "ja", "Gems with FooPay", "en-US"),
      ("external-payment", "en", "Gems with ⟦foopay⟧, or PayPal", "en-GB"),
      ("external-payment", "en-US", "Gems with ⟦foopay⟧", "en-US"),
      ("external-payment", "zh-Hans", "用⟦某某付⟧购买", "zh-Hans"), ("test-wording", nil, "Gems with FooPay", "en-US"),
      ("no-such-rule", nil, "Gems with FooPay", "en-US"),
    ] as [(String, String?, String, String)]) func custom(
      _ rule: String, _ locale: String?, _ description: String, _ textLocale: String
    ) throws
  {
    let marked = TextCase("type: consumable", textLocale, "Title", description).marked
    let document = CatalogYAMLDecoder.read(SourceFile(name: "catalog.yml", text: marked.text))
    let input = LintInput(document)
    let today = try #require(CalendarDate(daysSince1970: 20_778))
    var configuration = LintConfiguration(
      words: [CustomWords(rule: rule, locale: locale, words: ["FooPay", "某某付", "PayPal"])], today: today)
    configuration.only = ["external-payment"]
    let findings = LintEngine(configuration: configuration).lint([input]).findings
    #expect(findings.map(\.range) == marked.marks)
  }

  @Test("words can be added to the rules that take words") func customRules() {
    #expect(CustomWords.rules.contains("external-payment"))
    #expect(!CustomWords.rules.contains("title-length"))
    #expect(Set(CustomWords.rules).count == CustomWords.rules.count)
  }
}

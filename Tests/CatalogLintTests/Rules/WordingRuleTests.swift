import Basics
import CatalogFormats
import CatalogLint
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

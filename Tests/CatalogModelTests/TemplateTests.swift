import AppStoreReference
import CatalogModel
import Testing

@Suite("Templates") struct TemplateTests {
  private func values(_ product: Product, _ locale: String) -> TemplateValues {
    Catalog().templateValues(for: product, locale: locale, storeLocale: StoreLocale.resolving(locale))
  }

  private func pack(_ quantity: Int, bonus: Int = 0, price: Price? = nil) -> Product {
    Product(
      item: "coins", productID: "com.example.coins", price: price,
      grants: [Grant(currency: "gold", quantity: quantity, bonus: bonus)], template: "pack")
  }

  @Test(
    "fields are filled, and anything else is kept",
    arguments: [
      ("{quantity}金币", "400金币"), ("{quantity} {unknown}", "400 {unknown}"), ("{", "{"), ("a{b", "a{b"),
      ("}{quantity}{", "}400{"), ("{{quantity}}", "{{quantity}}"), ("{}", "{}"), ("no field", "no field"),
      ("{quantity}{quantity}", "400400"), ("", ""), ("{bonus} {period} {price}", "{bonus} {period} {price}"),
      ("{currency:plain}", "{currency:plain}"), ("{bonus:plain}", "{bonus:plain}"),
    ]) func fills(_ text: String, _ expected: String)
  { #expect(values(pack(400), "zh-Hans").fill(TemplateText(text)) == expected) }

  @Test(
    "unknown field names are found with their ranges",
    arguments: [
      ("{quantiy}金币", ["quantiy"]), ("金币{quantity}{数量}", ["数量"]), ("{quantity}", []), ("{}{ }{a b}", []),
      ("{{quantity}}", []), ("{period:plain}", ["period:plain"]),
    ]) func unknown(_ text: String, _ names: [String])
  {
    let found = TemplateText(text).unknownFields
    #expect(found.map(\.name) == names)
    for field in found { #expect(String(decoding: Array(text.utf8)[field.range], as: UTF8.self) == "{\(field.name)}") }
  }

  @Test(
    "numbers are formatted for the locale",
    arguments: [
      ("en-US", "1,000|12,345|1,234,567"), ("de-DE", "1.000|12.345|1.234.567"),
      ("fr-FR", "1\u{202F}000|12\u{202F}345|1\u{202F}234\u{202F}567"),
      ("ru", "1\u{A0}000|12\u{A0}345|1\u{A0}234\u{A0}567"), ("es-ES", "1000|12.345|1.234.567"),
      ("es-MX", "1,000|12,345|1,234,567"), ("hi", "1,000|12,345|12,34,567"), ("zh-Hans", "1,000|12,345|1,234,567"),
      ("ar-SA", "1,000|12,345|1,234,567"), ("pl", "1000|12\u{A0}345|1\u{A0}234\u{A0}567"), ("xx", "1000|12345|1234567"),
    ]) func grouped(_ locale: String, _ expected: String)
  {
    let written = [1_000, 12_345, 1_234_567].map { values(pack($0), locale).fill(TemplateText("{quantity}")) }
    #expect(written.joined(separator: "|") == expected)
    let plain = values(pack(12_345, bonus: 1_000), locale)
    #expect(plain.fill(TemplateText("{quantity:plain}+{bonus:plain}")) == "12345+1000")
  }

  @Test(
    "prices have two decimals or none, and the sign if requested",
    arguments: [
      ("zh-Hans", "CNY 40", "40|¥40"), ("en-US", "USD 5.99", "5.99|$5.99"), ("de-DE", "EUR 6.99", "6,99|6,99\u{A0}€"),
      ("ja", "JPY 730", "730|¥730"), ("ko", "KRW 7500", "7,500|₩7,500"), ("zh-Hant", "TWD 190", "190|NT$190"),
      ("pt-BR", "BRL 3.90", "3,90|R$\u{A0}3,90"),
    ]) func prices(_ locale: String, _ price: String, _ expected: String) throws
  {
    let parts = price.split(separator: " ").map(String.init)
    let currency = try #require(CurrencyCode(parts[0]))
    let amount = try #require(Money(decimal: parts[1], currency: currency))
    let values = values(pack(400, price: Price(amounts: [amount])), locale)
    #expect(values.fill(TemplateText("{price}|{displayPrice}")) == expected)
  }

  @Test("a plain price has the decimal point of the catalog file") func plainPrice() throws {
    let amount = try #require(Money(decimal: "1234.50", currency: .cny))
    let values = values(pack(1, price: Price(amounts: [amount])), "zh-Hans")
    #expect(values.fill(TemplateText("{price} {price:plain} {displayPrice}")) == "1,234.50 1234.5 ¥1,234.50")
  }

  @Test(
    "a field without a value says why",
    arguments: [
      (.quantity, .noGrants), (.bonus, .noGrants), (.currency, .noGrants), (.price, .noPrice),
      (.displayPrice, .noPrice), (.period, .noSubscription),
    ] as [(TextTemplate.Field, TemplateGap)]) func gaps(_ field: TextTemplate.Field, _ gap: TemplateGap)
  { #expect(values(Product(item: "a", productID: "a"), "ja").gap(field) == gap) }

  @Test("a price in other currencies is not a price for the locale") func priceElsewhere() throws {
    let amount = try #require(Money(decimal: "5.99", currency: .usd))
    let product = pack(400, price: Price(amounts: [amount]))
    let japan = try #require(Territory("JPN"))
    #expect(values(product, "ja").gap(.price) == .noPriceIn(japan))
    #expect(values(product, "xx").gap(.price) == .unknownLocale)
    #expect(values(product, "en-US").gap(.price) == nil)
    #expect(values(product, "ja").gap(.currency) == .unnamedCurrency("gold"))
    #expect(values(product, "ja").gap(.bonus) == .noBonus)
  }

  private func localization(_ locale: String, _ title: String?, _ description: String? = nil) -> Localization {
    Localization(locale: locale, storeLocale: StoreLocale.resolving(locale), title: title, description: description)
  }

  @Test("a product keeps its own texts, gets the others, and knows which are generated") func overrides() {
    let catalog = Catalog(
      currencies: [
        VirtualCurrency(key: "gold", names: [.init(locale: "ja", storeLocale: StoreLocale("ja"), names: ["ゴールド"])])
      ],
      templates: [
        TextTemplate(
          key: "pack",
          localizations: [
            localization("zh-Hans", "{quantity}金币", "充值{price}元人民币获取{quantity}金币。"),
            localization("ja-JP", "{quantity}{currency}", "{period}"),
          ])
      ])
    let product = Product(
      item: "coins400", productID: "com.example.coins400", price: Price(tier: PriceTier(stem: 6)),
      grants: [Grant(currency: "gold", quantity: 400)], template: "pack",
      localizations: [localization("zh-Hans", "四百金币")])
    var filler = TemplateFiller(catalog)
    let filled = filler.filled(product)
    #expect(filled.localizations.map(\.locale) == ["zh-Hans", "ja-JP"])
    #expect(filled.localizations[0].title == "四百金币")
    #expect(filled.localizations[0].description == "充值40元人民币获取400金币。")
    #expect(filled.localizations[0].generated == .description)
    #expect(filled.localizations[1].title == "400ゴールド")
    // A product without a period has no value for it; placeholder-text finds the field.
    #expect(filled.localizations[1].description == "{period}")
    #expect(filled.localizations[1].generated == [.title, .description])
  }

  @Test("a product without a template, or with an unknown one, is left unchanged") func untouched() {
    let product = Product(item: "a", productID: "a", template: "missing")
    var filler = TemplateFiller(Catalog())
    #expect(filler.filled(product) == product)
  }

  @Test(
    "no more than the limit is filled, whichever two sizes are multiplied",
    arguments: [
      // Products, locales of the template, length of its text, currencies.
      (20_000, 1, 100_000, 1), (20_000, 3_000, 1, 1), (2_000, 200, 2_000, 1), (1, 20_000, 1, 20_000),
    ]) func limit(products: Int, locales: Int, length: Int, currencies: Int)
  {
    let text = String(repeating: "x", count: length) + "{quantity}"
    let template = TextTemplate(
      key: "pack", localizations: (0..<locales).map { Localization(locale: "l\($0)", storeLocale: nil, title: text) })
    let catalog = Catalog(
      currencies: (0..<currencies).map { VirtualCurrency(key: "c\($0)", names: []) }, templates: [template])
    var filler = TemplateFiller(catalog, limit: 1 << 20)
    var size = 0
    for _ in 0..<products {
      size += filler.filled(pack(400)).localizations.reduce(0) { $0 + 64 + ($1.title?.utf8.count ?? 0) }
    }
    #expect(filler.isExhausted)
    #expect(size < 3 << 20)
  }

  @Test("a large catalog is filled") func large() {
    let template = TextTemplate(
      key: "pack",
      localizations: (0..<40).map { Localization(locale: "l\($0)", storeLocale: nil, title: "{quantity} gems") })
    var filler = TemplateFiller(Catalog(templates: [template]))
    for _ in 0..<2_000 { #expect(filler.filled(pack(400)).localizations.count == 40) }
    #expect(!filler.isExhausted)
  }
}

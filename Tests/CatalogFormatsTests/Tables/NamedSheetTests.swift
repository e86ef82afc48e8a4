import AppStoreReference
import CatalogModel
import SourceSyntax
import Testing

@testable import CatalogFormats

@Suite("What the name of a further sheet leaves open") struct NamedSheetTests {
  private func read(_ sheets: [Workbook.Sheet], map: String = "", app: App = App()) throws -> CatalogDocument {
    let bytes = try #require(Workbook(sheets: sheets).bytes())
    var columns = try ColumnMap(map)
    columns.app = app
    return CatalogWorkbookDecoder.read(ParsedFile(SourceFile(name: "a.xlsx", bytes: bytes), columns: columns))
  }

  private func sheet(_ name: String, _ rows: [[String]]) -> Workbook.Sheet {
    .init(name: name, rows: rows.map { $0.map { .init($0) } })
  }

  private var products: Workbook.Sheet { sheet("Products", [["ID", "Type"], ["a.x", "consumable"]]) }

  private func texts(_ name: String) -> Workbook.Sheet {
    sheet(name, [["ID", "Title", "Description"], ["a.x", "60 moedas", "Soma moedas."]])
  }

  @Test(
    "is asked about where it is the locale of the texts",
    arguments: [
      ("Portuguese", "pt-BR"), ("pt", "pt-BR"), ("中文", "zh-Hans"), ("西班牙语", "es-ES"), ("Español", "es-MX"),
      ("ポルトガル語", "pt-PT"), ("Spanish (US)", "es-MX"), ("UK", "en-GB"), ("IN", "hi"), ("Canada", "fr-CA"),
      ("Switzerland", "de-DE"), ("Klingon", "en-US"), ("DE draft", "de-DE"), ("EN (old)", "en-US"), ("旧文案", "zh-Hans"),
      ("Old texts", "en-US"), ("EN+DE", "de-DE"),
    ]) func locales(name: String, locale: String) throws
  {
    for app in [App(), App(primaryLocale: "en-US")] {
      let document = try read([products, texts(name)], app: app)
      let errors = document.unread.map(\.message)
      #expect(errors.count == 1 && errors[0].contains("--map '\(name)="), "\(errors)")
      #expect(document.catalog.products[0].localizations.isEmpty)
    }
    let mapped = try read([products, texts(name)], map: "\(name)=\(locale)")
    #expect(mapped.unread.isEmpty, "\(mapped.unread.map(\.message))")
    #expect(mapped.catalog.products[0].localizations.map(\.locale) == [locale])
    let ignored = try read([products, texts(name)], map: "\(name)=-")
    #expect(ignored.unread.isEmpty, "\(ignored.unread.map(\.message))")
    #expect(ignored.catalog.products[0].localizations.isEmpty)
  }

  @Test(
    "needs no answer where it says the locale, or nothing",
    arguments: [
      ("German", "de-DE"), ("German texts", "de-DE"), ("Texts DE", "de-DE"), ("Localization DE", "de-DE"),
      ("Japanese v2", "ja"),
      ("日本語", "ja"), ("pt-BR", "pt-BR"), ("葡萄牙语（巴西）", "pt-BR"), ("Texts", nil), ("Sheet2", nil), ("Localization", nil),
      ("文案", nil), ("商品文案", nil), ("Product descriptions", nil), ("翻訳", nil), ("Texte", nil),
    ] as [(String, String?)]) func plain(name: String, locale: String?) throws
  {
    let document = try read([products, texts(name)])
    #expect(document.unread.isEmpty, "\(document.unread.map(\.message))")
    #expect(document.catalog.products[0].localizations.map(\.locale) == [locale ?? "en-US"])
  }

  @Test("is decided by the catalog, where that has one such locale") func known() throws {
    let app = App(primaryLocale: "en-US", locales: ["en-US", "pt-BR"])
    let document = try read([products, texts("Portuguese")], app: app)
    #expect(document.unread.isEmpty, "\(document.unread.map(\.message))")
    #expect(document.catalog.products[0].localizations.map(\.locale) == ["pt-BR"])
  }

  @Test(
    "is asked about where a row has the language",
    arguments: [("Portuguese", "pt-BR"), ("Klingon", "en-US"), ("中文", "zh-Hant"), ("スペイン語", "es-MX")])
  func rows(language: String, locale: String) throws {
    let further = sheet("Localizations", [["ID", "Language", "Title"], ["a.x", language, "60 moedas"]])
    let document = try read([products, further])
    #expect(
      document.unread.contains { $0.message.contains("--map '\(language)=") }, "\(document.diagnostics.map(\.message))")
    let mapped = try read([products, further], map: "\(language)=\(locale)")
    #expect(mapped.catalog.products[0].localizations.map(\.locale) == [locale], "\(mapped.unread.map(\.message))")
  }

  @Test(
    "is asked about where it is the currency of the prices",
    arguments: [
      "EUR old", "2027 prices", "EUR 2024 (old)", "Net EUR", "Net prices", "Old prices", "Prices 2025", "Competitor",
      "Cents", "旧价格",
      "EU",
      "Europe", "LATAM", "¥", "IN", "价格（旧）", "原価", "Preise alt",
    ]) func prices(name: String) throws
  {
    let further = sheet(name, [["ID", "Price"], ["a.x", "0.99"]])
    for price in [nil, "1.99"] {
      var products = products
      if let price { products.rows = [["ID", "Type", "Price (USD)"], ["a.x", "consumable", .init(price)]] }
      let document = try read([products, further])
      #expect(document.unread.count == 1, "\(document.diagnostics.map(\.message))")
      #expect(document.unread.first?.message.contains("--map '\(name)=price[") == true)
      #expect(document.catalog.products[0].price?.amounts.map(\.description) == price.map { ["USD \($0)"] })
    }
    let mapped = try read([products, further], map: "\(name)=price[EUR]")
    #expect(mapped.unread.isEmpty, "\(mapped.unread.map(\.message))")
    #expect(mapped.catalog.products[0].price?.amounts.map(\.description) == ["EUR 0.99"])
    #expect(try read([products, further], map: "\(name)=-").catalog.products[0].price == nil)
  }

  @Test(
    "is asked about where it says that its values don't count, whatever the headings say",
    arguments: [
      "2025 archive", "Discount 2026", "Old prices", "折扣价", "旧价格", "アーカイブ", "Rabatt", "EUR old", "Prices (backup)",
      "竞品价格", "测试", "2027涨价", "各区竞品", "競合価格", "値上げ案", "경쟁사", "Competitor", "Test", "Competitor prices", "Wettbewerb",
    ]) func stale(name: String) throws
  {
    for (heading, value) in [("Price (EUR)", "price[EUR]"), ("Title (German)", "de-DE")] {
      let further = sheet(name, [["ID", heading], ["a.x", "0.99"]])
      let document = try read([products, further])
      let errors = document.unread.map(\.message)
      #expect(errors.count == 1 && errors[0].contains("--map '\(name)=\(value)'"), "\(errors)")
      #expect(document.catalog.products[0].price == nil && document.catalog.products[0].localizations.isEmpty)
      let mapped = try read([products, further], map: "\(name)=\(value)")
      #expect(mapped.unread.isEmpty, "\(mapped.unread.map(\.message))")
      #expect(mapped.catalog.products[0].price != nil || mapped.catalog.products[0].localizations.count == 1)
    }
  }

  @Test(
    "is asked about where it says that its rows don't count, or of which year they are",
    arguments: ["竞品价格", "Test", "2027 prices", "2027价格", "旧价格"]) func staleRows(name: String) throws
  {
    let further = sheet(name, [["ID", "Country", "Price"], ["a.x", "Japan", "160"], ["a.x", "Germany", "0.99"]])
    for further in [further, sheet(name, [["ID", "Price (JPY)"], ["a.x", "160"]])] {
      let document = try read([products, further])
      let errors = document.unread.map(\.message)
      #expect(errors.count == 1 && errors[0].contains("--map '\(name)=price"), "\(errors)")
      #expect(document.catalog.products[0].price == nil)
      let mapped = try read([products, further], map: "\(name)=price")
      #expect(mapped.unread.isEmpty, "\(mapped.unread.map(\.message))")
      #expect(mapped.catalog.products[0].price?.parts.first?.key == "JPY")
    }
  }

  @Test("is not the one of today's products beside another", arguments: ["测试", "Archive", "竞品", "旧"])
  func first(name: String) throws {
    let rows = [["ID", "Type", "Price (USD)"], ["a.x", "consumable", "9"]]
    let current = sheet("Products", [rows[0], ["a.x", "consumable", "5"]])
    let document = try read([sheet(name, rows), current])
    #expect(document.catalog.products[0].price?.amounts.map(\.description) == ["USD 5"])
    #expect(document.unread.contains { $0.message.contains("--map '\(name)=") })
  }

  @Test(
    "needs no answer where the headings say all, and it says nothing against them",
    arguments: [
      "Gold shop", "Contest", "最新价格", "2027 EUR", "试炼", "Launch", "Wholesale", "老虎", "Altitude", "Golden oldies",
    ])
  func current(name: String) throws {
    let document = try read([products, sheet(name, [["ID", "Price (EUR)"], ["a.x", "0.99"]])])
    #expect(document.unread.isEmpty, "\(document.unread.map(\.message))")
    #expect(document.catalog.products[0].price?.amounts.map(\.description) == ["EUR 0.99"])
  }

  @Test(
    "needs no answer where it says the currency or the storefront, or nothing",
    arguments: [
      ("EUR", "EUR 0.99"), ("2027 EUR", "EUR 0.99"), ("Prices JP", "JPY 0.99"), ("Germany", "DEU 0.99"),
      ("Prices France", "FRA 0.99"), ("德国价格", "DEU 0.99"), ("欧元定价", "EUR 0.99"), ("日本价格", "JPY 0.99"),
      ("US", "USD 0.99"), ("德国", "DEU 0.99"), ("Prices", "USD 0.99"),
      ("价格表", "USD 0.99"),
      ("Preise", "USD 0.99"),
    ]) func plainPrices(name: String, price: String) throws
  {
    let document = try read([products, sheet(name, [["ID", "Price"], ["a.x", "0.99"]])])
    #expect(document.unread.isEmpty || price.hasPrefix("JPY"), "\(document.unread.map(\.message))")
    let found = document.catalog.products[0].price?.parts.map { "\($0.key) \($0.value)" } ?? []
    #expect(found == [price] || price.hasPrefix("JPY"), "\(found)")
  }

  @Test(
    "says that a sheet is about another store, or has no IDs, and is not read",
    arguments: [
      ("Android", "ID"), ("Android EUR", "ID"), ("Google Play", "商品ID"), ("安卓价格", "商品ID"), ("Amazon US", "ID"),
      ("Steam", "ID"), ("By name", "Who"), ("Titles DE (same order)", ""), ("文案", "序号"),
    ]) func unread(name: String, id: String) throws
  {
    let document = try read([products, sheet(name, [[id, "Title", "Price"], ["a.x", "60", "0.99"]])])
    let other = try read([products, sheet(name, [[id, "Title", "Price"], ["1", "60", "0.99"]])])
    for document in [document, other] {
      #expect(document.catalog.products[0].price == nil && document.catalog.products[0].localizations.isEmpty)
      #expect(document.diagnostics.contains { $0.severity == .warning && $0.message.contains("\"\(name)\"") })
    }
  }
}

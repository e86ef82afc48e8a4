import AppStoreReference
import CatalogModel
import SourceSyntax
import Testing

@testable import CatalogFormats

@Suite("Further sheets of a workbook") struct FurtherSheetTests {
  private static let products = Workbook.Sheet(
    name: "商品", rows: [["商品ID", "类型", "名称（英语）"], ["a.x", "消耗型", "Gold"], ["a.y", "非消耗型", "No Ads"]])

  private func read(_ others: Workbook.Sheet...) throws -> CatalogDocument {
    let bytes = try #require(Workbook(sheets: [Self.products] + others).bytes())
    return CatalogWorkbookDecoder.read(ParsedFile(SourceFile(name: "a.xlsx", bytes: bytes)))
  }

  private func warnings(_ document: CatalogDocument) -> [String] {
    document.diagnostics.filter { $0.severity == .warning }.map(\.message)
  }

  @Test(
    "have prices in storefronts, the first of which is the base",
    arguments: [
      Workbook.Sheet(
        name: "PricePoints",
        rows: [["Product ID", "基准国家(代码)", "基准国价格", "自定价格国家1", "自定价格1"], ["a.x", "CHN", "6", "JPN", "160"]]),
      Workbook.Sheet(
        name: "Prices",
        rows: [
          ["Product ID", "Base Country", "Base Price", "Country 1", "Price 1"], ["a.x", "cn", "6", "Japan", "160"],
        ]),
      Workbook.Sheet(name: "価格", rows: [["商品ID", "国", "価格"], ["a.x", "中国大陆", "6"], ["a.x", "日本", "160"]]),
    ]) func prices(_ sheet: Workbook.Sheet) throws
  {
    let document = try read(sheet)
    let price = document.catalog.products[0].price
    #expect(price?.amounts.map(\.description).first == "CNY 6", "\(document.diagnostics.map(\.message))")
    #expect(
      price?.overrides.map { $0.amount.description } == ["JPY 160"]
        || price?.amounts.map(\.description) == ["CNY 6", "JPY 160"])
    #expect(warnings(document) == [])
  }

  @Test(
    "have prices without tax, which are named, and are not read beside what customers pay",
    arguments: ["Net price (EUR)", "Price (EUR, excl. VAT)", "Preis netto (EUR)", "价格（欧元，不含税）"],
    [[], ["Price (EUR)"]]) func untaxed(net: String, gross: [String]) throws
  {
    for headings in [[net] + gross, gross + [net]] {
      let cells = headings.map { $0 == net ? "0.84" : "0.99" }
      let further = try read(
        .init(name: "Prices", rows: [["Product ID"] + headings, ["a.x"] + cells].map { $0.map { .init($0) } }))
      let table = [["Product ID", "Type"] + headings, ["a.x", "consumable"] + cells].map { row in
        row.map { "\"\($0)\"" }.joined(separator: ",")
      }
      let first = CatalogTableDecoder.read(SourceFile(name: "a.csv", text: table.joined(separator: "\n") + "\n"))
      for document in [further, first] {
        #expect(document.unread.isEmpty, "\(document.unread.map(\.message))")
        let price = document.catalog.products[0].price?.amounts.map(\.description)
        #expect(price == [gross.isEmpty ? "EUR 0.84" : "EUR 0.99"], "\(document.diagnostics.map(\.message))")
        #expect(warnings(document).count == 1 && warnings(document)[0].contains(net), "\(warnings(document))")
      }
    }
  }

  @Test(
    "have prices of single storefronts, unless the headings call the first one the base",
    arguments: [
      (["Country", "Price"], ["Germany", "5.99", "US", "4.99"], "USD 4.99 DEU 5.99"),
      (["国家", "价格"], ["德国", "5.99", "日本", "800"], "JPY 800 DEU 5.99"),
      (["Base Country", "Base Price"], ["DE", "5.99", "US", "4.99"], "EUR 5.99 USA 4.99"),
      (["基准国家", "基准国价格"], ["德国", "5.99", "美国", "4.99"], "EUR 5.99 USA 4.99"),
    ]) func base(headings: [String], cells: [String], prices: String) throws
  {
    let rows = [["Product ID"] + headings, ["a.x"] + cells[..<2], ["a.x"] + cells[2...]]
    let document = try read(.init(name: "Prices", rows: rows.map { $0.map { Workbook.Cell($0) } }))
    let parts = document.catalog.products[0].price?.parts.map { "\($0.key) \($0.value)" }
    #expect(parts?.joined(separator: " ") == prices, "\(document.diagnostics.map(\.message))")
  }

  @Test(
    "have rows of other locales and storefronts below a product without its ID again",
    arguments: [
      [["Product ID", "Language", "Title"], ["a.x", "French (France)", "Or"], ["", "German", "Goldstück"]],
      [["商品ID", "语言", "名称"], ["a.x", "法语", "Or"], ["", "德语", "Goldstück"], ["a.y", "德语", "Ohne"]],
      [["商品ID", "ロケール", "名称"], ["a.x", "fr-FR", "Or"], ["", "de-DE", "Goldstück"]],
      [["商品ID", "国", "価格"], ["a.x", "中国大陆", "6"], ["", "日本", "160"]],
      [["Product ID", "Currency", "Price"], ["a.x", "CNY", "6"], ["", "JPY", "160"]],
    ]) func continued(_ rows: [[String]]) throws
  {
    let document = try read(Workbook.Sheet(name: "More", rows: rows.map { $0.map { Workbook.Cell($0) } }))
    let product = document.catalog.products[0]
    let values =
      product.localizations.compactMap(\.title)
      + (product.price?.parts.map { "\($0.key) \($0.value)" } ?? [])
    #expect(
      values.contains(rows[0].last == "価格" || rows[0].last == "Price" ? "JPY 160" : "Goldstück"),
      "\(values) \(document.diagnostics.map(\.message))")
    #expect(warnings(document) == [])
  }

  @Test(
    "have nothing that is lost without a word: rows without an ID, and prices in another currency than the storefront's",
    arguments: [
      ([["Product ID", "Title (French)"], ["a.x", "Or"], ["", "Sans pub"]], "row 3, which has no product ID"),
      ([["Product ID", "Country", "Price (USD)"], ["a.x", "Japan", "1.05"]], "1.05 USD in JPN of a.x"),
      ([["商品ID", "国家", "价格（美元）"], ["a.x", "日本", "1.05"]], "1.05 USD in JPN of a.x"),
      (
        [["Product ID", "Country", "Price (EUR)"], ["a.x", "Japan", "1.05"], ["a.y", "Germany", "2"]], "1.05 EUR in JPN"
      ),
    ]) func named(_ rows: [[String]], _ part: String) throws
  {
    let document = try read(Workbook.Sheet(name: "More", rows: rows.map { $0.map { Workbook.Cell($0) } }))
    #expect(warnings(document).contains { $0.contains(part) }, "\(document.diagnostics.map(\.message))")
    #expect(document.catalog.products[0].price == nil)
  }

  @Test(
    "are named as not read if they have IDs of the products where nobody expects them",
    arguments: [
      [["Key", "Language", "Name"], ["a.x", "de", "Gold"]], [["Key", "de-DE", "fr-CA"], ["a.x.title", "Gold", "Or"]],
      [["Ware", "Name (German)"], ["a.x", "Gold"]],
    ]) func unknown(_ rows: [[String]]) throws
  {
    let document = try read(Workbook.Sheet(name: "Texts", rows: rows.map { $0.map { Workbook.Cell($0) } }))
    #expect(
      warnings(document) == [
        "the sheet \"Texts\" has IDs of these products, but in no column that is known to have them, and is not read"
      ])
    let notes = try read(Workbook.Sheet(name: "Notes", rows: [["Who"], ["Ann"]]))
    #expect(warnings(notes) == [])
  }

  @Test(
    "have a price and its currency in each row",
    arguments: [
      ["Product ID", "Currency", "Price"], ["商品ID", "币种", "价格"], ["商品ID", "通貨", "価格"], ["상품 ID", "통화", "가격"],
    ])
  func currencies(headings: [String]) throws {
    let rows = [headings, ["a.x", "CAD", "1.39"], ["a.x", "AUD", "1.49"], ["a.y", "日元", "1.200"]]
    let document = try read(.init(name: "Prices", rows: rows.map { $0.map { Workbook.Cell($0) } }))
    #expect(document.catalog.products[0].price?.amounts.map(\.description) == ["CAD 1.39", "AUD 1.49"])
    #expect(document.catalog.products[1].price?.amounts.map(\.description) == ["JPY 1200"])
    #expect(warnings(document) == [])
  }

  @Test("have no price in a storefront that doesn't exist", arguments: ["Mars", "火星", "Atlantis (EU)"])
  func unknownStorefront(_ country: String) throws {
    let rows = [["Product ID", "Country", "Price", "Currency"], ["a.x", country, "5", "USD"]]
    let document = try read(.init(name: "Prices", rows: rows.map { $0.map { Workbook.Cell($0) } }))
    #expect(document.catalog.products[0].price?.amounts.contains { $0.description == "USD 5" } != true)
    #expect(warnings(document).contains { $0.contains("5 in ") && $0.contains(country) }, "\(warnings(document))")
  }

  @Test("have no price in another currency than that of the storefront in the row") func contradiction() throws {
    let rows = [
      ["Product ID", "Country", "Currency", "Price"], ["a.x", "US", "USD", "1"], ["a.x", "Japan", "USD", "2"],
    ]
    let document = try read(.init(name: "Prices", rows: rows.map { $0.map { Workbook.Cell($0) } }))
    #expect(document.catalog.products[0].price?.amounts.map(\.description) == ["USD 1"])
    #expect(warnings(document).contains { $0.contains("2 USD in JPN of a.x") }, "\(warnings(document))")
  }

  @Test("add to the columns that the products have as well, and are named where they differ") func overlap() throws {
    var products = Self.products
    products.rows = [
      ["Product ID", "Type", "Price (USD)"], ["a.x", "consumable", "0.99"], ["a.y", "consumable", "$1.99"],
      ["a.z", "consumable", ""],
    ]
    let prices = Workbook.Sheet(
      name: "Prices",
      rows: [
        ["Product ID", "USD", "US Dollar (USD) old", "Euro (EUR)", "JPY"], ["a.x", "1.09", "5", "0,99", "160"],
        ["a.y", "1,99", "5", "1,99", "300"], ["a.z", "2.99", "5", "2,99", "400"],
      ])
    let bytes = try #require(Workbook(sheets: [products, prices]).bytes())
    let document = CatalogWorkbookDecoder.read(ParsedFile(SourceFile(name: "a.xlsx", bytes: bytes)))
    #expect(
      document.catalog.products.map { $0.price?.amounts.map(\.description) ?? [] } == [
        ["USD 0.99", "EUR 0.99", "JPY 160"], ["USD 1.99", "EUR 1.99", "JPY 300"], ["USD 2.99", "EUR 2.99", "JPY 400"],
      ])
    #expect(
      document.unread.map(\.message) == [
        "the price[USD] of \"a.x\" is \"0.99\" in row 2 of the sheet \"商品\", and \"1.09\" in row 2 of the sheet \"Prices\"; "
          + "correct one, or --map 'Prices=-' ignores that sheet"
      ])
    let text = warnings(document).joined(separator: "\n")
    #expect(text.contains("\"US Dollar (USD) old\""), "\(text)")
  }

  @Test("have exceptions to the prices that the products have") func exceptions() throws {
    var products = Self.products
    products.rows = [["商品ID", "类型", "价格（美元）"], ["a.x", "消耗型", "0.99"]]
    let prices = Workbook.Sheet(
      name: "各国价格", rows: [["商品ID", "国家", "价格"], ["a.x", "日本", "160"], ["a.x", "韩国", "1500"]])
    let bytes = try #require(Workbook(sheets: [products, prices]).bytes())
    let document = CatalogWorkbookDecoder.read(ParsedFile(SourceFile(name: "a.xlsx", bytes: bytes)))
    let price = document.catalog.products[0].price
    #expect(price?.amounts.map(\.description) == ["USD 0.99"])
    #expect(price?.overrides.map { $0.territory.code } == ["JPN", "KOR"])
  }

  @Test("have storefronts, unless a product is sold everywhere") func storefronts() throws {
    let document = try read(
      .init(
        name: "Territories",
        rows: [["Product ID", "在所有国家/地区销售(1是，0否)", "销售1", "销售2"], ["a.x", "0", "CHN", "日本"], ["a.y", "1", "", ""]]))
    #expect(document.catalog.products[0].availability.storefronts?.map(\.code) == ["CHN", "JPN"])
    #expect(document.catalog.products[1].availability.storefronts == nil)
  }

  @Test(
    "sell no product in the storefronts of its prices alone",
    arguments: [
      ["ID", "Country", "Amount", "Currency"], ["商品ID", "国家/地区", "当地价格", "币种"], ["商品ID", "国家/地区", "金额", "币种"],
      ["商品ID", "国", "現地価格", "通貨"],
    ]) func placesOfPrices(headings: [String]) throws
  {
    let document = try read(
      Workbook.Sheet(
        name: "Local",
        rows: [headings, ["a.x", "Japan", "160", "JPY"], ["a.x", "South Korea", "1500", "KRW"]].map {
          $0.map { Workbook.Cell($0) }
        }))
    let product = document.catalog.products[0]
    #expect(product.availability.storefronts == nil)
    let isNamed = document.diagnostics.contains { $0.message.contains("160 in Japan of a.x") }
    #expect(product.price != nil || isNamed, "\(document.diagnostics.map(\.message))")
  }

  @Test("have the texts of the language that they are named after, or that a column names") func texts() throws {
    let document = try read(
      .init(name: "葡萄牙语（巴西）", rows: [["商品ID", "名称", "描述"], ["a.x", "Ouro", "Algum ouro"]]),
      .init(
        name: "Localizations",
        rows: [["Product ID", "Language", "Name"], ["a.x", "French (Canada)", "Or"], ["a.x", "Japanese", "金"]]))
    #expect(document.catalog.products[0].localizations.map(\.locale).sorted() == ["en-US", "fr-CA", "ja", "pt-BR"])
    #expect(document.catalog.products[0].localizations.first { $0.locale == "pt-BR" }?.description == "Algum ouro")
  }

  @Test("have the same value in another notation", arguments: ["1.99", "$1.99", "1,99", "US$1.99"])
  func sameValue(_ cell: String) throws {
    let document = try read(
      .init(name: "USD", rows: [["ID", "Price (USD)"], ["a.x", "1.99"]]),
      .init(name: "Prices", rows: [["ID", "Price (USD)"], ["a.x", .init(cell)], ["a.x", "1.99"]]))
    #expect(document.unread.isEmpty, "\(document.unread.map(\.message))")
  }

  @Test(
    "have the same price with and without its currency",
    arguments: [
      ("$0.99", "0.99", true), ("0.99", "USD 0.99", true), ("$0.99", "€0.99", false), ("0.99", "1.99", false),
    ])
  func bareValue(own: String, other: String, isSame: Bool) throws {
    let products = Workbook.Sheet(
      name: "Products", rows: [["ID", "Type", "Price"], ["a.x", "consumable", .init(own)]])
    let prices = Workbook.Sheet(name: "Prices", rows: [["ID", "Price"], ["a.x", .init(other)]])
    let bytes = try #require(Workbook(sheets: [products, prices]).bytes())
    let document = CatalogWorkbookDecoder.read(ParsedFile(SourceFile(name: "a.xlsx", bytes: bytes)))
    #expect(document.unread.isEmpty == isSame, "\(document.unread.map(\.message))")
  }

  @Test(
    "have rows about another store, which are left out by name",
    arguments: [("Google Play", true), ("play_store", true), ("App Store", false), ("", false)])
  func otherStore(store: String, isLeftOut: Bool) throws {
    let rows = [["ID", "Store", "Name (German)"], ["a.x", store, "Gold"]].map { $0.map { Workbook.Cell($0) } }
    let document = try read(.init(name: "Texts", rows: rows))
    #expect(document.unread.isEmpty)
    #expect(document.catalog.products[0].localizations.contains { $0.locale == "de-DE" } == !isLeftOut)
    #expect(warnings(document).contains { $0.contains("row 2 about \(store)") } == isLeftOut, "\(warnings(document))")
  }

  @Test("differ from another further sheet, which is named") func clash() throws {
    let document = try read(
      .init(name: "Texts DE", rows: [["ID", "Title (German)"], ["a.y", "Gold"], ["a.x", "Gold"]]),
      .init(
        name: "Texts", rows: [["ID", "Language", "Title", "Description"], ["a.x", "German", "Goldstück", "Gelb"]]))
    let errors = document.unread.map(\.message)
    #expect(errors.count == 1, "\(errors)")
    #expect(
      errors.first?.contains("\"Gold\" in the sheet \"Texts DE\", and \"Goldstück\" in row 2") == true, "\(errors)")
  }

  @Test(
    "have a column for each language of the texts that they are named after",
    arguments: [
      ("Titles", ["German", "zh-TW"], "title"), ("Descriptions", ["French", "Japanese"], "description"),
      ("Product names", ["DE", "ja"], "title"), ("名称", ["德语", "日语"], "title"),
      ("Beschreibungen", ["Deutsch", "ko"], "description"),
    ]) func languages(name: String, headings: [String], kind: String) throws
  {
    let rows = [["ID"] + headings, ["a.x", "One", "Two"]].map { $0.map { Workbook.Cell($0) } }
    let document = try read(.init(name: name, rows: rows))
    #expect(document.unread.isEmpty, "\(document.unread.map(\.message))")
    let texts = document.catalog.products[0].localizations.filter { $0.locale != "en-US" }
    #expect(texts.compactMap { kind == "title" ? $0.title : $0.description } == ["One", "Two"], "\(texts)")
  }

  @Test(
    "are asked about if they have columns with the names of languages, and no other hint",
    arguments: [
      ("Translations", true), ("多语言", true), ("Titles old", true), ("Review status", false), ("Who checks", false),
    ])
  func openLanguages(name: String, isAsked: Bool) throws {
    let document = try read(.init(name: name, rows: [["ID", "German", "French"], ["a.x", "One", "Two"]]))
    #expect(document.unread.isEmpty == !isAsked, "\(document.unread.map(\.message))")
    #expect(document.diagnostics.contains { $0.severity != .info && $0.message.contains("\"\(name)\"") })
    #expect(document.catalog.products[0].localizations.count == 1)
  }

  @Test(
    "have a day of their prices, which is not the first day of sale",
    arguments: [
      (["ID", "Price (USD)", "From"], true), (["ID", "USD", "Until"], true),
      (["ID", "Country", "Price", "From"], true),
      (["ID", "Price (USD)", "Available from"], false), (["ID", "From", "Until"], false),
    ]) func days(headings: [String], isAsked: Bool) throws
  {
    let cells = headings.map {
      $0 == "ID" ? "a.x" : $0 == "Country" ? "JP" : $0.contains("rom") || $0 == "Until" ? "2027-05-01" : "100"
    }
    let rows = [headings, cells].map { $0.map { Workbook.Cell($0) } }
    let document = try read(.init(name: "Changes", rows: rows))
    #expect(document.unread.contains { $0.message.contains("may be a day of the prices") } == isAsked)
    #expect(
      (document.catalog.products[0].availability.from != nil) == !isAsked, "\(document.diagnostics.map(\.message))")
  }

  @Test("that --sheet leaves out are named if they have more of the products") func onlyOne() throws {
    let sheets = [
      Self.products, .init(name: "价格", rows: [["ID", "USD"], ["a.x", "0.99"]]),
      .init(name: "作废", rows: [["ID"], ["b.x"]]),
    ]
    let bytes = try #require(Workbook(sheets: sheets).bytes())
    let file = SourceFile(name: "a.xlsx", bytes: bytes)
    let document = CatalogWorkbookDecoder.read(ParsedFile(file, sheet: "商品"))
    #expect(
      warnings(document) == ["--sheet reads \"商品\" alone, and not the sheets with more values of its products: \"价格\""])
    #expect(document.catalog.products.count == 2)
  }

  @Test("that are not read, wholly or in part, are named") func unread() throws {
    let document = try read(
      .init(
        name: "价格",
        rows: [
          ["商品ID", "USD", "负责人"], ["a.x", "0.99", "小明"], ["a.z", "0.99", ""], ["a.x", "1.99"],
        ]),
      .init(name: "备份", rows: [["商品ID", "类型", "名称（英语）"], ["a.x", "消耗型", "Gold"]]),
      .init(name: "订阅", rows: [["商品ID", "类型"], ["b.x", "消耗型"]]),
      .init(name: "审批", rows: [["商品ID", "状态"], ["a.x", "通过"]]))
    let text = document.diagnostics.filter { $0.severity != .info }.map(\.message).joined(separator: "\n")
    #expect(document.unread.count == 3, "\(document.unread.map(\.message))")
    #expect(document.catalog.products[0].price?.amounts.map(\.description) == ["USD 0.99"])
    for part in [
      "\"价格\" that are not read: \"负责人\"", "\"价格\" that \"商品\" lacks: \"a.z\"",
      "the price[USD] of \"a.x\" is \"0.99\" in row 2, and \"1.99\" in row 4 of the sheet \"价格\"",
      "\"商品\" and \"备份\" both",
      "\"商品\" and \"订阅\" both", "--map '备份=-'",
      "the sheet \"审批\"",
    ] {
      #expect(text.contains(part), "\(part) in \(text)")
    }
  }
}

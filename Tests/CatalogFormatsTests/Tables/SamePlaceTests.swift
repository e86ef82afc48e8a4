import AppStoreReference
import CatalogModel
import SourceSyntax
import Testing

@testable import CatalogFormats

@Suite("Two cells for one value") struct SamePlaceTests {
  private func read(_ text: String, primary: String? = nil, map: String = "") throws -> CatalogDocument {
    var map = try ColumnMap(map)
    map.app.primaryLocale = primary
    return CatalogTableDecoder.read(SourceFile(name: "a.csv", text: text), map: map)
  }

  private func errors(_ document: CatalogDocument) -> [String] {
    document.diagnostics.filter { $0.severity == .error }.map(\.message)
  }

  @Test(
    "are an error that names both prices if they differ, and one price if not",
    arguments: [
      ("ID,Type,Price,Price US", "1.09", "0.99"), ("ID,Type,Price (USD),Currency,Price", "0.99,USD", "1.09"),
      ("ID,Type,Price,Currency,Price EUR", "1.29,EUR", "1.09"), ("ID,Type,Price,Price EUR", "€1.29", "1.09"),
      ("商品ID,类型,价格,币种,价格(欧元)", "1.29,欧元", "1.09"), ("商品ID,種別,価格,通貨,価格（ドル）", "1.29,米ドル", "0.99"),
      ("상품 ID,유형,가격,통화,가격(달러)", "1.29,미국달러", "0.99"), ("ID,Type,Price (JPY),price[JPN]", "160", "150"),
    ]) func prices(headings: String, first: String, second: String) throws
  {
    let document = try read("\(headings)\na.x,consumable,\(first),\(second)\n")
    #expect(errors(document).count == 1, "\(document.diagnostics.map(\.message))")
    let message = errors(document).joined()
    let amounts = "\(first),\(second)".split(separator: ",").map { $0.filter { $0.isNumber || $0 == "." } }
    for amount in amounts where !amount.isEmpty { #expect(message.contains("\"\(amount)\"")) }
    #expect(message.contains("in the column \""))
    let same = first.replacing(/[0-9.]+/, with: second)
    #expect(errors(try read("\(headings)\na.x,consumable,\(same),\(second)\n")) == [])
  }

  @Test("are an error for quantities", arguments: ["ID,Type,Grants,Gem Amount", "商品ID,类型,发放,Gem Amount"])
  func grants(headings: String) throws {
    let document = try read("\(headings)\na.x,consumable,Gem 60,70\n")
    #expect(errors(document).count == 1 && errors(document)[0].contains("\"70\" differs from \"60\""))
  }

  @Test(
    "are an error that names both texts, once for a column, with the map that says which is meant",
    arguments: [
      ("ID,Type,Name,Name German", "de-DE", "Name=title[en-US]"),
      ("ID,Type,Name German,Name", "de-DE", "Name=title[en-US]"),
      ("ID,Type,Description,Description EN", nil, "Description=-"),
      ("ID,Type,Name,Name (French)", "fr-FR", "Name=title[en-US]"),
      ("ID,Type,Title,名称（日语）", "ja", "Title=title[en-US]"),
    ] as [(String, String?, String)]) func texts(headings: String, primary: String?, paste: String) throws
  {
    let table = "\(headings)\na.x,consumable,60 Gems,60 Juwelen\na.y,consumable,70 Gems,70 Juwelen\n"
    let messages = errors(try read(table, primary: primary))
    #expect(messages.count == 1, "\(messages)")
    #expect(messages.joined().contains("\"60 Gems\"") && messages.joined().contains("\"60 Juwelen\""))
    #expect(messages.joined().contains("1 more differ") && messages.joined().contains("'\(paste)'"))
    #expect(errors(try read(table, primary: primary, map: paste)) == [])
    let gap = try read("\(headings)\na.x,consumable,,60 Juwelen\na.y,consumable,70 Gems,\n", primary: primary)
    #expect(errors(gap).filter { $0.contains("another") } == [])
    #expect(gap.catalog.products.map { $0.localizations.count } == [1, 1])
  }

  @Test(
    "say which locale a column without one is read in, unless that is English", arguments: ["de-DE", "ja", "pt-BR"])
  func assumed(primary: String) throws {
    let document = try read("ID,Type,Name\na.x,consumable,60 Gems\n", primary: primary)
    #expect(
      document.diagnostics.map(\.message).contains(
        "the column \"Name\" has no locale, and is taken for \(primary); --map 'Name=title[en-US]' gives it another"))
    let english = try read("ID,Type,Name\na.x,consumable,60 Gems\n", primary: "en-GB")
    #expect(!english.diagnostics.contains { $0.message.contains("no locale") })
  }

  @Test("a tier and an amount that is not its price are named", arguments: ["ID,Type,Tier,Price", "商品ID,类型,价格档位,美元"])
  func tiers(headings: String) throws {
    func warnings(_ cells: String) throws -> [String] {
      try read("\(headings)\na.x,consumable,\(cells)\n").diagnostics.filter { $0.severity == .warning }.map(\.message)
    }
    #expect(try warnings("2,0.99").contains { $0.contains("USD 0.99 is not the price of Tier 2, which is 1.99") })
    #expect(try !warnings("2,1.99").contains { $0.contains("Tier 2") })
  }

  @Test(
    "a cell that refers to another one is not a text",
    arguments: [
      "同上", "见备注", "Same as above", "Ditto", "same as EN", "same as English", "〃", "siehe oben", "同前", "위와 같음",
      "see above",
      "同英文", "上記と同じ", "idem", "(ditto)", "как выше", "wie Deutsch",
    ]) func references(text: String) throws
  {
    let document = try read("ID,Type,Name,Description\na.x,consumable,60 Gems,\(text)\n")
    #expect(
      errors(document) == ["row 2, column \"Description\": \"\(text)\" refers to another text; write that itself"])
  }

  @Test(
    "a text with such words is a text",
    arguments: [
      "Ashe", "See the world", "同心结", "同意书", "Same as ever, but bigger", "Seeth", "Wie ein Held", "As good as gold",
    ])
  func texts(text: String) throws {
    #expect(errors(try read("ID,Type,Name\na.x,consumable,\"\(text)\"\n")) == [])
  }

  private static let products = Workbook.Sheet(
    name: "Shop", rows: [["Product ID", "Type", "Price (USD)", "Name"], ["a.x", "consumable", "0.99", "60 Gems"]])

  private func read(_ sheets: Workbook.Sheet...) throws -> CatalogDocument {
    let bytes = try #require(Workbook(sheets: sheets).bytes())
    return CatalogWorkbookDecoder.read(ParsedFile(SourceFile(name: "a.xlsx", bytes: bytes)))
  }

  private func parts(_ document: CatalogDocument) -> String? {
    document.catalog.products[0].price?.parts.map { "\($0.key) \($0.value)" }.joined(separator: " ")
  }

  @Test(
    "the name of a sheet says the currency or the storefront of its prices",
    arguments: [
      ("Germany", "Price", "1.19", "USD 0.99 DEU 1.19"), ("EUR", "Price", "1.09", "USD 0.99 EUR 1.09"),
      ("Prices JP", "Price", "160", "USD 0.99 JPY 160"), ("Brazil", "Price", "4.9", "USD 0.99 BRL 4.9"),
      ("2027 EUR", "Cost", "1.09", "USD 0.99 EUR 1.09"), ("日本", "価格", "160", "USD 0.99 JPY 160"),
      ("日本", "Price", "160", "USD 0.99 JPY 160"), ("欧元", "价格", "1.09", "USD 0.99 EUR 1.09"),
      ("독일", "가격", "1.19", "USD 0.99 DEU 1.19"), ("Price (EUR)", "Price", "1.09", "USD 0.99 EUR 1.09"),
    ]) func sheetNames(name: String, heading: String, amount: String, prices: String) throws
  {
    let rows: [[Workbook.Cell]] = [["ID", Workbook.Cell(heading)], ["a.x", Workbook.Cell(amount)]]
    let document = try read(Self.products, Workbook.Sheet(name: name, rows: rows))
    #expect(parts(document) == prices, "\(document.diagnostics.map(\.message))")
    #expect(errors(document) == [])
    #expect(document.catalog.products[0].localizations.map(\.locale) == ["en-US"])
    // The first sheet has a name, too.
    let first: [[Workbook.Cell]] = [
      ["ID", "Type", Workbook.Cell(heading)], ["a.x", "consumable", Workbook.Cell(amount)],
    ]
    let alone = try read(Workbook.Sheet(name: name, rows: first))
    let key = prices.split(separator: " ")[2] == "DEU" ? "EUR" : String(prices.split(separator: " ")[2])
    #expect(parts(alone) == "\(key) \(amount)", "\(alone.diagnostics.map(\.message))")
  }

  @Test("the name of another sheet says nothing", arguments: ["QA", "Mac", "Me"])
  func others(name: String) throws {
    let same = try read(Self.products, Workbook.Sheet(name: name, rows: [["ID", "Price"], ["a.x", "0.99"]]))
    #expect(parts(same) == "USD 0.99" && errors(same) == [])
    let document = try read(Self.products, Workbook.Sheet(name: name, rows: [["ID", "Price"], ["a.x", "2.99"]]))
    #expect(errors(document).count == 1, "\(document.diagnostics.map(\.message))")
    #expect(errors(document).joined().contains("\"0.99\" differs from \"2.99\" in the column \"\(name)/price\""))
  }

  @Test(
    "a sheet with another text of the first one's locale is an error",
    arguments: [
      ("German", [["ID", "Name", "Name EN"], ["a.x", "60 Juwelen", "60 Jewels"]]),
      ("Texts", [["ID", "Language", "Name"], ["a.x", "English", "60 Jewels"]]),
      ("英文", [["商品ID", "名称"], ["a.x", "60 Jewels"]]), ("英語", [["商品ID", "表示名"], ["a.x", "60 Jewels"]]),
    ] as [(String, [[Workbook.Cell]])]) func sheetTexts(name: String, rows: [[Workbook.Cell]]) throws
  {
    let document = try read(Self.products, Workbook.Sheet(name: name, rows: rows))
    let messages = errors(document).joined()
    #expect(messages.contains("\"60 Gems\"") && messages.contains("\"60 Jewels\""), "\(document.diagnostics)")
  }
}

import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax
import Testing

@testable import CatalogFormats

@Suite("Rows that are no products, and cells in a team's words") struct RowRemarkTests {
  @Test(
    "the heading of a section that names a type is that of the products below it, unless they have one",
    arguments: [
      (["Consumables", "Non-Consumables"], ["consumable", "non-consumable", "non-renewing"]),
      (["消耗型商品", "非消耗型商品"], ["consumable", "non-consumable", "non-renewing"]),
      (["Consumables", "Packs"], ["consumable", "-", "non-renewing"]),
      (["Packs", "Offers"], ["-", "-", "non-renewing"]),
    ]) func sections(headings: [String], types: [String])
  {
    let text =
      "id,type,title[en-US]\n\(headings[0]),,\na.x,,Gold\n\(headings[1]),,\na.y,,Gem\na.z,non-renewing,Pass\n"
    let document = CatalogTableDecoder.read(SourceFile(name: "a.csv", text: text), map: ColumnMap())
    let found = document.catalog.products.map { $0.type?.rawValue ?? "-" }
    #expect(found == types, "\(document.diagnostics.map(\.message))")
  }

  private func read(_ text: String) -> CatalogDocument {
    CatalogTableDecoder.read(SourceFile(name: "a.csv", text: text), map: ColumnMap())
  }

  @Test(
    "are left out and named",
    arguments: [
      ("合计,,18,", "a sum"), ("平均,,9,", "a sum"), ("Grand total: 1 product,,0.99,", "a sum"),
      ("TOTAL (1),1,0.99,", "a sum"),
      ("6个商品,,,", "a sum"), ("共2个,,,", "a sum"), ("4件,,2660,", "a sum"), ("총 2개 상품,,,", "a sum"),
      ("Gesamt: 3,,9,", "a sum"), ("Total geral,,9,", "a sum"), ("Moyenne,,9,", "a sum"), ("平均値,,9,", "a sum"),
      ("Subscriptions,,,", "the heading of a section"), ("订阅,,,", "a remark"), ("-,-,-,-", "a remark"),
      ("N/A,,,", "the heading of a section"), ("注：首充双倍,,,", "a remark"), ("审核人：李雷,日期：,,", "a remark"),
      ("product_id,type,price,title", "a second heading"),
    ]) func leftOut(row: String, kind: String)
  {
    let document = read(
      "Product ID,Type,Price (USD),Title\na.x,consumable,0.99,60 Gems\n\(row)\na.y,consumable,1.99,Gold\n")
    #expect(document.catalog.products.map(\.productID) == ["a.x", "a.y"])
    #expect(document.diagnostics.allSatisfy { $0.severity != .error }, "\(document.diagnostics.map(\.message))")
    #expect(document.diagnostics.contains { $0.severity == .warning && $0.message.contains("looks like \(kind)") })
  }

  @Test(
    "the heading of a second table is an error at its row, unless it repeats the first one",
    arguments: [
      ("ID,Type,Price (USD),Title (en)", "ID,Type,Price (EUR),Title (de)", true),
      ("商品ID,类型,价格(元),名称", "商品ID,类型,价格(日元),日文名称", true),
      ("商品ID,種別,説明,名前", "商品ID,種別,名前,説明", true), ("No,Type,ID,Title", "No,ID,Type,Title", true),
      ("상품 ID,유형,이름,설명", "상품 ID,유형,설명,이름", true),
      ("Produkt-ID,Typ,Titel,Beschreibung", "Produkt-ID,Typ,Beschreibung,Titel", true),
      ("ID,Type,Price (USD),Title (en)", "id,type,price (usd),title (en)", false),
      ("商品ID,类型,价格(元),名称", "商品ID,类型,,", false),
    ]) func secondTable(heading: String, second: String, isRefused: Bool)
  {
    let row = heading.hasPrefix("No") ? "1,consumable,a.x,60" : "a.x,consumable,60,60"
    let document = read("\(heading)\n\(row)\n\n\(second)\n")
    let errors = document.unread.map(\.message)
    #expect(errors.contains { $0.hasPrefix("row 4, ") && $0.contains("a second table begins here") } == isRefused)
    #expect(errors.isEmpty != isRefused, "\(errors)")
  }

  @Test(
    "marks that stand for another text are errors",
    arguments: ["\"\"\"\"", "″", "“ ”", "↑", "^", "->", "→", "=EN", "= German", "-", "——", "same", "Same"])
  func marks(text: String) {
    let document = read("ID,Type,Title,Description\na.x,consumable,60 Gems,\(text)\n")
    #expect(document.unread.count == 1, "\(document.diagnostics.map(\.message))")
    #expect(document.unread.first?.message.hasPrefix("row 2, column \"Description\": ") == true)
  }

  @Test("signs in a title are not such marks", arguments: ["???", "+1", "50%", "♥", "A-", "<3", "x=y"])
  func signs(text: String) {
    let document = read("ID,Type,Title\na.x,consumable,\(text)\n")
    #expect(document.unread.isEmpty, "\(document.unread.map(\.message))")
  }

  @Test("are not products with such a name", arguments: ["a.total", "total", "gold_products", "com.x.average.5"])
  func products(id: String) {
    let document = read("Product ID,Type,Price (USD)\na.x,consumable,0.99\n\(id),consumable,0.99\n")
    #expect(document.catalog.products.map(\.productID) == ["a.x", id])
  }

  @Test("blanks around an ID are left out and named", arguments: ["a.x ", " a.x", "\u{3000}a.x\u{A0}"]) func blanks(
    id: String
  ) {
    let document = read("Product ID,Type\n\"\(id)\",consumable\n")
    #expect(document.catalog.products.map(\.productID) == ["a.x"])
    #expect(document.diagnostics.contains { $0.message.contains("the blanks around \"a.x\"") })
  }

  @Test(
    "types are read in plural and in other languages",
    arguments: [
      ("Consumables", ProductType.consumable), ("소모성", .consumable), ("비소모성", .nonConsumable),
      ("自動更新サブスク", .autoRenewable),
      ("消耗品", .consumable), ("Verbrauchbar", .consumable), ("nicht verbrauchbar", .nonConsumable),
      ("Consumível", .consumable), ("non consommable", .nonConsumable), ("자동 갱신 구독", .autoRenewable),
    ]) func types(word: String, type: ProductType)
  { #expect(ColumnMap().type(word) == type) }

  @Test(
    "types that are unknown are one line a word, with the map to paste",
    arguments: [
      ("订阅", "auto-renewable"), ("サブスク", "auto-renewable"), ("subscription", "auto-renewable"), ("道具", "consumable"),
    ])
  func unknown(word: String, type: String) {
    let document = read("Product ID,Type\na.x,\(word)\na.y,\(word)\n")
    let errors = document.diagnostics.filter { $0.severity == .error }.map(\.message)
    #expect(errors.count == 1 && errors[0].contains("--map '\(word)=\(type)'"), "\(errors)")
  }

  @Test("a product that is sold everywhere has no list of storefronts", arguments: ["Worldwide", "全球", "all"])
  func everywhere(word: String) {
    let document = read("Product ID,Type,Countries\na.x,consumable,\(word)\n")
    #expect(document.catalog.products[0].availability.storefronts == nil)
    #expect(!document.diagnostics.contains { $0.severity == .error })
  }

  @Test(
    "storefronts and days of sale are read as people write them",
    arguments: [
      ("Countries,Available from,Available until", "US; Japan"), ("销售国家,上架日期,下架日期", "美国,日本"),
      ("配信国,販売開始日,販売終了日", "アメリカ; jp"),
      ("판매국가,판매 시작일,판매 종료일", "미국, 일본"),
    ]) func availability(headings: String, storefronts: String)
  {
    let document = read("Product ID,Type,\(headings)\na.x,consumable,\"\(storefronts)\",2027-01-05,2027/2/5\n")
    let availability = document.catalog.products[0].availability
    #expect(availability.storefronts?.map(\.code) == ["USA", "JPN"], "\(document.diagnostics.map(\.message))")
    #expect(availability.from?.description == "2027-01-05")
    #expect(availability.until?.description == "2027-02-05")
  }
}

import CatalogModel
import SourceSyntax
import Testing

@testable import CatalogFormats

@Suite("Tables with a row for each locale") struct LocaleRowTests {
  private func read(_ text: String, map: String = "") throws -> CatalogDocument {
    CatalogTableDecoder.read(SourceFile(name: "a.csv", text: text), map: try ColumnMap(map))
  }

  private func errors(_ document: CatalogDocument) -> [String] {
    document.diagnostics.filter { $0.severity == .error }.map(\.message)
  }

  private func texts(_ document: CatalogDocument) -> [[String]] {
    document.catalog.products.map { product in
      product.localizations.map { "\($0.locale) \($0.title ?? "-") \($0.description ?? "-")" }
    }
  }

  private static let wide = """
    id,type,price[USD],title[en-US],title[zh-Hans],description[en-US],description[zh-Hans]
    a.x,consumable,5.99,Gold,金币,Some gold.,一些金币。
    a.y,non-consumable,0.99,Map,地图,A map.,一张地图。

    """

  @Test(
    "are read as those with columns for each locale",
    arguments: [
      // Repeated values, and empty ones.
      """
      id,locale,title,description,type,price[USD]
      a.x,en-US,Gold,Some gold.,consumable,5.99
      a.x,zh-Hans,金币,一些金币。,consumable,5.99
      a.y,en-US,Map,A map.,non-consumable,0.99
      a.y,zh-Hans,地图,一张地图。,,

      """,
      // Cells that were merged, values in a later row, and rows that somebody sorted.
      """
      id,locale,title,description,type,price[USD]
      a.x,en-US,Gold,Some gold.,consumable,
      ,zh-Hans,金币,一些金币。,,5.99
      a.y,en-US,Map,A map.,non-consumable,0.99
      ,zh-Hans,地图,一张地图。,,

      """,
      """
      id,Language,title,description,type,price[USD]
      a.x,English,Gold,Some gold.,consumable,5.99
      a.y,en-US,Map,A map.,non-consumable,0.99
      a.x,zh-CN,金币,一些金币。,,
      a.y,简体中文,地图,一张地图。,,

      """,
      """
      商品ID,语言,名称,描述,类型,价格(USD)
      a.x,英文,Gold,Some gold.,消耗型,5.99
      a.x,简体中文,金币,一些金币。,消耗型,5.99
      a.y,英语,Map,A map.,非消耗型,0.99
      a.y,中文,地图,一张地图。,非消耗型,0.99

      """,
      """
      商品ID,言語,表示名,説明,種別,価格(USD)
      a.x,英語,Gold,Some gold.,消耗型,5.99
      a.x,中国語（簡体字）,金币,一些金币。,消耗型,5.99
      a.y,英語,Map,A map.,非消耗型,0.99
      a.y,簡体字中国語,地图,一张地图。,非消耗型,0.99

      """,
    ]) func read(text: String) throws
  {
    let document = try read(text)
    #expect(errors(document) == [])
    #expect(document.catalog.products == (try read(Self.wide)).catalog.products)
  }

  @Test("are read with the headings of a map") func mapped() throws {
    let document = try read(
      "sku,market,text,info\na.x,ja,コイン,説明\na.x,ko,코인,설명\n", map: "sku=id, market=locale, text=title, info=description")
    #expect(texts(document) == [["ja コイン 説明", "ko 코인 설명"]])
  }

  @Test("have a conflict wherever a repeated value differs, by row and column") func conflicts() throws {
    let document = try read(
      """
      id,type,locale,title,Price (USD),Family Sharing
      a.x,consumable,en-US,Gold,5.99,
      a.x,consumable,ja,コイン,4.99,
      a.x,non-consumable,ja,コイン,5.99,

      """)
    #expect(
      errors(document) == [
        "row 3, column \"Price (USD)\": \"4.99\" differs from \"5.99\" in row 2; repeat the value, or "
          + "leave the cell empty",
        "row 4, column \"type\": \"non-consumable\" differs from \"consumable\" in row 2; repeat the "
          + "value, or leave the cell empty", "row 4, column \"locale\": the texts in \"ja\" are in row 3 as well",
      ])
    #expect(texts(document) == [["en-US Gold -", "ja コイン -"]])
  }

  @Test("of two products with one ID differ once in each value, not in every locale") func usedTwice() throws {
    let document = try read(
      """
      id,type,locale,title,price[USD]
      a.x,consumable,en-US,Gold,5.99
      ,,ja,コイン,
      a.x,consumable,en-US,Map,4.99
      a.x,consumable,ja,地図,4.99

      """)
    #expect(
      errors(document) == [
        "row 4, column \"locale\": the texts in \"en-US\" are in row 2 as well",
        "row 4, column \"price[USD]\": \"4.99\" differs from \"5.99\" in row 2; repeat the value, or "
          + "leave the cell empty", "row 5, column \"locale\": the texts in \"ja\" are in row 3 as well",
      ])
  }

  @Test("need a locale that the store has for every text") func locales() throws {
    let document = try read("id,type,locale,title\na.x,consumable,en-US,Gold\na.x,,jp-JA,コイン\na.y,consumable,,Map\n")
    #expect(
      errors(document) == [
        "row 3, column \"locale\": the App Store has no locale \"jp-JA\"; did you mean \"ja\"?",
        "row 4, column \"locale\": the texts need a locale",
      ])
    #expect(document.catalog.products.map(\.productID) == ["a.x", "a.y"])
  }

  @Test("have the places of a product's texts in the rows of their locales") func places() throws {
    let text = "id,type,locale,title,description\na.x,consumable,en-US,Gold,Some.\n,,ja,,説明\n"
    let document = try read(text)
    func name(_ field: CatalogField, _ element: Int?) -> String? {
      document.range(of: CatalogPath(.product(0), field, element: element)).flatMap { document.cellName(of: $0) }
    }
    #expect(name(.description, 1) == "row 3, column \"description\"")
    #expect(name(.title, 1) == "row 3, column \"title\"")
    #expect(name(.title, 0) == "row 2, column \"title\"")
    #expect(name(.locale, 0) == "row 2, column \"locale\"")
    #expect(name(.type, nil) == "row 2, column \"type\"")
    let edit = CatalogEdit(CatalogPath(.product(0), .description, element: 1), .replace("新"))
    let replaced = try #require(document.replacements(for: edit)?.first)
    #expect(document.source.text(in: replaced.range) == "説明")
  }

  @Test("are not those whose columns have locales") func columns() throws {
    let document = try read("id,type,Language,title[ja],title[ko]\na.x,consumable,Japanese,コイン,코인\n")
    #expect(errors(document) == [])
    #expect(
      document.diagnostics.map(\.message) == [
        "the column \"Language\" is ignored, because each column of texts has a locale"
      ])
    #expect(texts(document) == [["ja コイン -", "ko 코인 -"]])
    let mixed = try read("id,type,locale,title,title[ja]\na.x,consumable,ko,코인,コイン\n")
    #expect(
      errors(mixed) == [
        "the column \"title[ja]\" has a locale, but the texts of each row have that in its column " + "\"locale\""
      ])
  }

  @Test("of subscriptions, currencies and groups are read as well") func kinds() throws {
    let document = try read(
      """
      kind,id,type,group,period,locale,title,description
      currency,gold,,,,en-US,gold coins,
      currency,gold,,,,ja,コイン,
      group,vip,,,,en-US,VIP,
      group,vip,,,,ja,会員,
      product,a.x,auto-renewable,vip,1 month,en-US,VIP Monthly,All.
      product,a.x,,,,ja,月間,全部。

      """)
    #expect(errors(document) == [])
    #expect(document.catalog.currencies.first?.names.count == 2)
    #expect(document.catalog.groups.first?.localizations.map(\.locale) == ["en-US", "ja"])
    #expect(texts(document) == [["en-US VIP Monthly All.", "ja 月間 全部。"]])
  }
}

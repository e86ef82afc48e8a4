import CatalogModel
import SourceSyntax
import Testing

@testable import CatalogFormats

@Suite("A catalog in a workbook") struct WorkbookCatalogTests {
  private func read(_ sheets: [Workbook.Sheet], sheet: String? = nil, map: String = "") throws -> CatalogDocument {
    let bytes = try #require(Workbook(sheets: sheets).bytes())
    return CatalogWorkbookDecoder.read(
      ParsedFile(SourceFile(name: "a.xlsx", bytes: bytes), columns: try ColumnMap(map), sheet: sheet))
  }

  private static let products = Workbook.Sheet(
    name: "商品",
    rows: [
      ["商店商品表"], [], ["商品ID", "类型", "价格(元)", "名称", "备注"],
      ["a.x", "消耗型", Workbook.Cell("6", isNumber: true), "=金\n币", "x"], ["a.y", "消耗型", "六", "'银币"],
    ])

  @Test("has errors at rows and columns as the spreadsheet shows them") func errors() throws {
    let document = try read([.init(name: "说明", rows: [["怎样填写"]]), Self.products])
    #expect(document.catalog.products.map(\.productID) == ["a.x", "a.y"])
    #expect(document.catalog.products.map { $0.localizations.first?.title } == ["=金\n币", "'银币"])
    #expect(
      document.unread.map(\.message) == [
        "row 5, column \"价格(元)\": a price in CNY must be an amount such as 5.99, not \"六\""
      ])
  }

  @Test("fills up short rows where a value may be missing, but not thousands of them with hundreds of columns")
  func shortRows() {
    func text(_ count: Int) -> [UInt8] {
      let heading = Array(repeating: Workbook.Cell("x"), count: 500)
      let rows = Array(repeating: [Workbook.Cell("a")], count: count)
      return SheetText(Workbook.Sheet(name: "A", rows: [heading] + rows), named: "a.xlsx").source.bytes
    }
    #expect(text(10).count { $0 == SheetText.separator } == 11 * 499)
    #expect(text(50_000).count { $0 == SheetText.separator } < 4_000_000)
  }

  @Test("is in the sheet that is asked for") func sheets() throws {
    var other = Self.products
    other.name = "订阅"
    let first = try read([Self.products, other])
    #expect(
      first.unread.map(\.message).contains {
        $0.hasPrefix("of several sheets with products, only one is read: \"商品\" and \"订阅\" both have them")
      })
    let ignored = try read([other, Self.products], map: "订阅=-, 备注=-")
    #expect(ignored.unread.map(\.message).allSatisfy { $0.hasPrefix("row 5") }, "\(ignored.unread.map(\.message))")
    #expect(ignored.unreadSheets.map(\.name) == ["订阅"])
    let second = try read([Self.products, other], sheet: "订阅")
    #expect(!second.diagnostics.map(\.message).contains { $0.hasPrefix("of several") })
    let none = try read([Self.products], sheet: "商店")
    #expect(none.diagnostics.map(\.message) == ["the workbook has no sheet \"商店\"; did you mean \"商品\"?"])
  }

  @Test("has no errors of cells in columns that are ignored") func faults() throws {
    let document = try read([Self.products], map: "备注=-")
    #expect(!document.diagnostics.map(\.message).contains { $0.contains("备注") })
  }
}

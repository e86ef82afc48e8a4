import CatalogModel
import SourceSyntax
import Testing

@testable import CatalogFormats

@Suite("Two columns that are called IDs") struct RowNumberTests {
  private func read(_ text: String, map: String = "") throws -> CatalogDocument {
    CatalogTableDecoder.read(SourceFile(name: "a.csv", text: text), map: try ColumnMap(map))
  }

  @Test(
    "the one with row numbers is ignored and named",
    arguments: [
      ("ID", "Product ID"), ("id", "商品ID"), ("ID", "SKU"), ("Id", "iOS Product ID"), ("ID", "商品コード"), ("ID", "상품 ID"),
    ])
  func rowNumbers(numbers: String, ids: String) throws {
    for heading in ["\(numbers),\(ids)", "\(ids),\(numbers)"] {
      let isFirst = heading.hasPrefix(numbers + ",")
      let rows = isFirst ? "1,a.x,consumable\n2,a.y,consumable" : "a.x,1,consumable\na.y,2,consumable"
      let document = try read("\(heading),Type\n\(rows)\n")
      #expect(document.catalog.products.map(\.productID) == ["a.x", "a.y"])
      #expect(document.unread.isEmpty, "\(document.unread.map(\.message))")
      #expect(document.diagnostics.contains { $0.message.contains("\"\(numbers)\" has numbers, and is ignored") })
    }
  }

  @Test(
    "are an error where both have IDs, or numbers, that differ", arguments: [("x1", "y1"), ("1", "2"), ("a.x", "b.x")])
  func clash(one: String, two: String) throws {
    let document = try read("ID,SKU,Type\n\(one),\(two),consumable\n")
    #expect(document.unread.contains { $0.message.contains("both look like the column \"id\"") })
    #expect(try read("ID,SKU,Type\n\(one),\(two),consumable\n", map: "SKU=-").unread.isEmpty)
  }

  @Test("are read where both have the same", arguments: ["a.x", "60"]) func same(id: String) throws {
    let document = try read("ID,SKU,Type\n\(id),\(id),consumable\n")
    #expect(document.catalog.products.map(\.productID) == [id])
    #expect(document.unread.isEmpty, "\(document.unread.map(\.message))")
  }

  @Test("numbers alone are IDs") func alone() throws {
    #expect(try read("ID,Type\n60,consumable\n").catalog.products.map(\.productID) == ["60"])
  }
}

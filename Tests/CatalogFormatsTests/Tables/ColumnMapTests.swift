import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax
import Testing

@testable import CatalogFormats

@Suite("The words and the encoding of a team's tables") struct ColumnMapTests {
  private func read(_ text: String, map: String) throws -> CatalogDocument {
    CatalogTableDecoder.read(SourceFile(name: "a.csv", text: text), map: try ColumnMap(map))
  }

  @Test("have words for types, beside those that are known") func types() throws {
    let document = try read(
      "id,type\na.x,道 具\na.y,解锁\na.z,消耗型\na.v,ｐｅｒｋ\n", map: "道具=consumable, 解锁=非消耗型, Perk=non-renewing")
    #expect(document.diagnostics == [])
    #expect(document.catalog.products.map(\.type) == [.consumable, .nonConsumable, .consumable, .nonRenewing])
  }

  @Test("may have another word than a column has for a type") func renamed() throws {
    let document = try read("id,type\na.x,consumable\n", map: "consumable=non-consumable")
    #expect(document.catalog.products.map(\.type) == [.nonConsumable])
  }

  @Test("are asked for once a word, with the map to paste, but not where one is misspelt") func unknown() throws {
    let known = "\"consumable\", \"non-consumable\", \"auto-renewable\", \"non-renewing\""
    let document = try read(
      "id,type\na.x,道具\na.y,consumabel\na.z,道具\na.v,Permanent\na.w,道具\n", map: "解锁=non-consumable")
    let way = "or another of them, gives the word a type"
    #expect(
      document.diagnostics.map(\.message) == [
        "row 2, column \"type\": \"type\" must be one of \(known), not \"道具\", in 3 rows; --map '道具=consumable', \(way)",
        "row 3, column \"type\": \"type\" must be one of \(known), not \"consumabel\"; did you mean \"consumable\"?",
        "row 5, column \"type\": \"type\" must be one of \(known), not \"Permanent\"; --map 'Permanent=consumable', \(way)",
      ])
  }

  @Test("name the encoding, unless that is a heading") func encoding() throws {
    #expect(try ColumnMap("商品ID=id, encoding=GBK").encoding == .gb18030)
    #expect(try ColumnMap(["encoding": "shift-jis"]).encoding == .shiftJIS)
    #expect(try ColumnMap("encoding=-").encoding == nil)
    #expect(try ColumnMap("encoding=title").encoding == nil)
    #expect(try ColumnMap("encoding=big5") != ColumnMap())
    let fault = #expect(throws: ColumnMapFault.self) { try ColumnMap("encoding=gb18080") }
    #expect(fault?.description == "unknown encoding \"gb18080\"; did you mean gb18030?")
  }
}

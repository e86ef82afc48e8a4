import AppStoreReference
import CatalogLint
import CatalogModel
import SourceSyntax
import TestTools
import Testing

@Suite("Product IDs in code of any size") struct CodeReadingTests {
  private static func code(_ text: String, _ name: String, for count: Int) -> ProjectCode? {
    var catalog = Catalog()
    catalog.app.bundleID = "com.example.game"
    catalog.products = (0..<count).map {
      Product(item: "pack\($0)", productID: "com.example.game.pack\($0)", type: .consumable)
    }
    let source = SourceFile(name: name, text: text)
    return ProjectCode.read([name], for: [catalog]) { _ in source }.first
  }

  @Test(
    "many texts that complete, end or misspell the IDs of many products take time in proportion to their number",
    arguments: [
      ("Shop.swift", "buy(\"com.example.game.\")"), ("Shop.swift", "buy(\"com.example.game.pack#.\")"),
      ("Shop.kt", "buy(prefix + \".pack#\")"), ("Shop.kt", "buy(bundleID + \".\" + item)"),
      ("Shop.swift", "let productID = \"com.example.gamedev.pack#\""),
    ]) func manyTexts(_ name: String, _ line: String)
  {
    let time = proportion(50, 1_600) { count in
      #expect(
        Self.code((0..<count).map { line.replacing("#", with: "\($0)") }.joined(separator: "\n"), name, for: count)
          != nil)
    }
    #expect(time.took < time.limit)
  }

  @Test("texts are compared with the IDs letter by letter up to a limit, and the code says so") func comparisons() {
    func lines(_ count: Int) -> String {
      (0..<count).map { "let productID = \"com.example.game.park\($0)\"" }.joined(separator: "\n")
    }
    #expect(Self.code(lines(10), "Shop.swift", for: 2_000)?.comparesAllTexts == true)
    #expect(Self.code(lines(1_100), "Shop.swift", for: 2_000)?.comparesAllTexts == false)
  }

  @Test("a long text that is repeated in others is not joined any further than an ID may be long") func repeated() {
    let time = proportion(20, 800) { count in
      let parts = "\"" + String(repeating: "$n", count: count * 20) + "\""
      _ = Self.code("val n = \"\(String(repeating: "a", count: count))\"\nval x = \(parts)\n", "Shop.kt", for: 2)
    }
    #expect(time.took < time.limit)
  }
}

import CatalogFormats
import CatalogModel
import CommandLayer
import ForeignFormats
import Foundation
import SourceSyntax
import Testing

@Suite("The advice of rename") struct RenameCommandTests {
  @Test(
    "the printed product has all values of the old one",
    arguments: [
      ("removeads", "noads", "products:\n"), ("coins400", "com.example.goldrush.coins444", "products:\n"),
      ("vip.monthly", "vip.month", "    products:\n"), ("vip.yearly", "vip.year", "    products:\n"),
    ]) func block(_ item: String, _ name: String, _ section: String) async throws
  {
    let path = Samples.catalog("GoldRush") + "/catalog.yml"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let run = await CommandRun("rename", path, item, name)
    #expect(run.status == 2)
    #expect(run.errors.contains("can't be changed: App Store Connect keeps a product ID for good"))
    #expect(run.errors.contains("shopkeeper remove \(path) \(item)\""))
    let place = try #require(text.range(of: "\n\(section)"))
    let pasted = text.replacingCharacters(in: place, with: text[place] + run.output)
    func product(_ item: String) throws -> Product {
      let source = SourceFile(name: "catalog.yml", bytes: Array(pasted.utf8))
      let document = CatalogReading.read(source)
      #expect(document.diagnostics.isEmpty)
      return try #require(document.catalog.products.first { $0.item == item })
    }
    var copy = try product(name.replacing("com.example.goldrush.", with: ""))
    var old = try product(item)
    #expect(copy.productID.hasSuffix(copy.item))
    (copy.item, copy.productID) = (old.item, old.productID)
    // Texts of the locales are in the order of the templates and the file.
    let isLess = { (one: Localization, two: Localization) in one.locale < two.locale }
    copy.localizations.sort(by: isLess)
    old.localizations.sort(by: isLess)
    #expect(copy == old)
  }

  @Test(
    "rejects an invalid target with the reason",
    arguments: [
      ("removeads", "coins60", 3, "\"com.example.goldrush.coins60\" already exists in the catalog"),
      ("removeads", "no ads", 2, "contains \" \""), ("removeads", "com.example.goldrush.", 2, "the item is empty"),
      ("removeads", String(repeating: "x", count: 81), 2, "at most 100 are allowed"),
      ("removeadz", "noads", 3, "did you mean \"removeads\"?"),
    ] as [(String, String, Int32, String)]) func refused(
      _ item: String, _ name: String, _ status: Int32, _ message: String
    ) async
  {
    let run = await CommandRun("rename", Samples.catalog("GoldRush"), item, name)
    #expect(run.status == status)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.output.isEmpty)
  }
}

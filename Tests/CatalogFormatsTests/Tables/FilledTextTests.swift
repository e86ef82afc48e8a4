import CatalogModel
import ForeignFormats
import SourceSyntax
import Testing

@testable import CatalogFormats

@Suite("Texts of templates in a table") struct FilledTextTests {
  private static let catalog = CatalogYAMLDecoder.read(
    SourceFile(
      name: "catalog.yml",
      text: """
        catalog: 1
        app: {bundleID: com.example.a, primaryLocale: en-US}
        currencies: {gold: {en-US: coins, ja: コイン}}
        templates:
          pack:
            en-US: {title: "{quantity} Coins", description: "Adds {quantity} coins, at once."}
            ja: {title: "{quantity}コイン"}
        products:
          coins: {type: consumable, grants: {gold: 60}, template: pack, localizations: {ja: {title: 金貨六十枚}}}
          gems: {type: consumable, grants: {gold: 5}, template: pack}
          gate: {type: non-consumable, localizations: {en-US: {title: Gate}}}
        """)
  ).catalog

  private func written(_ name: String = "csv") throws -> [UInt8] {
    try #require(CatalogFormatRegistry.format(named: name)?.write?(Self.catalog, .none)).bytes
  }

  @Test("are shown in marked columns, and not read back", arguments: ["csv", "tsv", "xlsx"]) func shown(_ name: String)
    throws
  {
    let back = CatalogReading.read(SourceFile(name: "shop.\(name)", bytes: try written(name)))
    #expect(back.diagnostics.isEmpty, "\(back.diagnostics)")
    #expect(back.catalog.products == Self.catalog.products)
    guard name != "xlsx" else { return }
    let text = String(decoding: try written(name), as: UTF8.self)
    for part in ["title[en-US] (template)", "title[ja] (template)", "60 Coins", "5コイン", "Adds 60 coins, at once."] {
      #expect(text.contains(part), "\(part): \(text)")
    }
    // It has a text of its own.
    #expect(!text.contains("60コイン"))
  }

  @Test("an edit of one is not taken: it is named with its cell") func edited() throws {
    let text = String(decoding: try written(), as: UTF8.self).replacing("60 Coins", with: "60 Gold")
    let back = CatalogReading.read(SourceFile(name: "shop.csv", text: text))
    #expect(back.catalog.products == Self.catalog.products)
    let found = try #require(back.diagnostics.first, "\(back.diagnostics)")
    #expect(back.diagnostics.count == 1 && found.severity == .warning)
    #expect(found.message.contains("column \"title[en-US] (template)\""), "\(found.message)")
    #expect(found.message.contains("it says \"60 Gold\", and the template makes \"60 Coins\""), "\(found.message)")
    #expect(back.source.text(in: found.range) == "60 Gold")
  }

  @Test("a text beside one is a text of the product's own") func override() throws {
    var lines = String(decoding: try written(), as: UTF8.self).split(separator: "\r\n").map(String.init)
    if lines.count < 3 { lines = lines.flatMap { $0.split(separator: "\n").map(String.init) } }
    let header = try #require(lines.first).split(separator: ",", omittingEmptySubsequences: false)
    let column = try #require(header.firstIndex { $0.hasSuffix("title[en-US]") })
    let row = try #require(lines.firstIndex { $0.contains("com.example.a.gems") })
    var cells = lines[row].split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    cells[column] = "A Few Coins"
    lines[row] = cells.joined(separator: ",")
    let back = CatalogReading.read(SourceFile(name: "shop.csv", text: lines.joined(separator: "\n")))
    let gems = try #require(back.catalog.products.first { $0.item == "gems" })
    #expect(gems.localizations.first?.title == "A Few Coins" && gems.localizations.first?.generated == .description)
    #expect(back.diagnostics.isEmpty, "\(back.diagnostics)")
  }
}

import CatalogModel
import SourceSyntax
import Testing

@testable import CatalogFormats

@Suite("A catalog as a table")
struct TableRoundTripTests {
  static let formats = ["csv", "tsv"]

  private func back(_ catalog: Catalog, _ format: String) throws -> (CatalogDocument, [ExportLoss])
  {
    let format = try #require(CatalogFormatRegistry.format(named: format))
    let result = try #require(CatalogExport.export(catalog, as: format))
    let source = SourceFile(name: "a.\(format.fileExtensions[0])", bytes: result.bytes)
    return (CatalogReading.read(source), result.losses)
  }

  @Test("reads back as the same catalog, whatever it says", arguments: formats)
  func everything(_ format: String) throws {
    let catalog = CatalogYAMLReader.read(
      SourceFile(name: "catalog.yml", text: EverythingCatalog.text)
    ).catalog
    let (document, losses) = try back(catalog, format)
    #expect(document.diagnostics.map(\.message) == [])
    #expect(losses.map(\.message) == [])
    #expect(document.catalog == catalog)
  }

  @Test("reads back as the same catalog, however hostile its texts", arguments: formats)
  func generated(_ format: String) throws {
    for seed in GeneratedCatalogs.seeds {
      let catalog = GeneratedCatalogs.catalog(seed: seed)
      let (document, losses) = try back(catalog, format)
      #expect(document.diagnostics.map(\.message) == [], "seed \(seed)")
      // A NUL is text to no reader.
      let texts = catalog.entries.map(\.value.text)
      if texts.contains(where: { $0.utf8.contains(0) }) { continue }
      #expect(losses.map(\.message) == [], "seed \(seed)")
      let difference = CatalogDifference(from: catalog, to: document.catalog)
      #expect(difference.isEmpty, "seed \(seed)")
      #expect(document.catalog == catalog, "seed \(seed)")
    }
  }
}

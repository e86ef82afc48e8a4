import CatalogModel
import Foundation
import SourceSyntax
import Testing

@testable import CatalogFormats

/// Real packages and pieces of them, which are not part of the package.
private enum TransporterCorpus {
  static let files: [URL] = {
    let folder: URL
    if let path = ProcessInfo.processInfo.environment["SHOPKEEPER_CORPUS"] {
      folder = URL(fileURLWithPath: path)
    } else {
      var package = URL(fileURLWithPath: #filePath)
      for _ in 0..<4 { package.deleteLastPathComponent() }
      folder = package.deletingLastPathComponent().appendingPathComponent("shared/corpus")
    }
    let contents = try? FileManager.default.contentsOfDirectory(
      at: folder.appendingPathComponent("itmsp"), includingPropertiesForKeys: nil)
    return (contents ?? []).filter { $0.pathExtension == "xml" }.sorted { $0.path < $1.path }
  }()
}

@Suite(
  "Packages of published apps",
  .enabled(if: !TransporterCorpus.files.isEmpty, "no corpus; set SHOPKEEPER_CORPUS to its folder"))
struct TransporterCorpusTests {
  @Test(
    "become catalogs and packages again, with every loss named", arguments: TransporterCorpus.files)
  func conversion(file: URL) throws {
    let source = SourceFile(
      name: file.lastPathComponent, bytes: try [UInt8](Data(contentsOf: file)))
    #expect(TransporterReader.recognizes(source))
    let document = TransporterReader.read(source)
    let errors = document.diagnostics.filter { $0.severity == .error }
    guard !file.lastPathComponent.contains("truncated") else {
      let place = try #require(errors.first.map { source.location(at: $0.range.start) })
      #expect(errors.count == 1)
      #expect(place.line == source.lineCount)
      return
    }
    #expect(errors == [])
    let yaml = CatalogYAMLWriter.export(document.catalog)
    let catalog = CatalogYAMLReader.read(SourceFile(name: "a.yml", bytes: yaml.bytes)).catalog
    #expect(CatalogDifference(from: document.catalog, to: catalog).isEmpty)
    let format = try #require(CatalogFormatRegistry.format(named: "transporter"))
    let result = try #require(CatalogExport.export(catalog, as: format))
    let back = TransporterReader.read(SourceFile(name: "a.xml", bytes: result.bytes)).catalog
    #expect(CatalogDifference(from: catalog, to: back).isEmpty)
    // All that is told of is what could not be read: the screenshots are not part of the corpus.
    #expect(result.losses.allSatisfy { $0.path.field == .screenshot }, "\(result.losses)")
    #expect(
      result.losses.count == catalog.products.filter { $0.review.screenshot != nil }.count)
  }
}

import CatalogFormats
import CatalogModel
import CatalogSamples
import SourceSyntax
import TestTools
import Testing

@testable import ForeignFormats

@Suite("All files of published apps", .enabled(if: !Corpus.files.isEmpty, Comment(rawValue: Corpus.absence)))
struct CorpusConversionTests {
  static let writable = CatalogFormatRegistry.formats.filter { $0.write != nil && !$0.isForTranslators }

  @Test("are read without an error in their format", arguments: Corpus.files) func reading(_ file: Corpus.File) throws {
    let source = SourceFile(name: file.path, bytes: try file.bytes())
    let format = try CatalogFormatRegistry.reader(for: ParsedFile(source))
    let document = CatalogReading.read(source)
    if file.isBroken {
      #expect(document.unread.count == 1)
      #expect(document.catalog.products.count <= 1)
    } else {
      #expect(document.unread == [])
    }
    let expected = ["gplay": "google-play-csv", "itmsp": "transporter", "plist": "plist"]
    #expect(format.name == expected[file.kind] ?? file.kind)
  }

  @Test(
    "convert to every format and back with exactly the reported losses", arguments: Corpus.files.filter { !$0.isBroken }
  ) func conversion(_ file: Corpus.File) throws {
    let source = SourceFile(name: file.path, bytes: try file.bytes())
    let original = try CatalogFormatRegistry.reader(for: ParsedFile(source))
    let catalog = CatalogReading.read(source).catalog
    for format in Self.writable {
      let result = try #require(CatalogExport.export(catalog, as: format, companions: GeneratedCatalogs.images))
      guard let back = try read(result, as: format) else { continue }
      let account = LossAccount(from: catalog, to: back, losses: result.losses)
      #expect("\(account)" == "", "\(format.name)")
      // And to a new file in the original format.
      let again = try #require(CatalogExport.export(back, as: original, companions: GeneratedCatalogs.images))
      let home = try #require(try read(again, as: original))
      let way = LossAccount(from: back, to: home, losses: again.losses)
      #expect("\(way)" == "", "\(format.name) to \(original.name)")
    }
  }

  /// The result of reading a result back; nil for a format that can't be read.
  private func read(_ result: ExportResult, as format: CatalogFormat) throws -> Catalog? {
    guard let read = format.read else { return nil }
    let source = SourceFile(name: "written.\(format.fileExtensions[0])", bytes: result.bytes)
    let document = read(ParsedFile(source), GeneratedCatalogs.images)
    #expect(document.unread.map(\.message) == [], "\(format.name)")
    return document.catalog
  }
}

import CatalogFormats
import CatalogModel
import SourceSyntax
import TestTools
import Testing

@testable import ForeignFormats

@Suite(
  "Transporter packages of published apps",
  .enabled(if: !Corpus.files(ofKind: "itmsp").isEmpty, Comment(rawValue: Corpus.absence))) struct TransporterCorpusTests
{
  @Test("convert to catalogs and back, with every loss reported", arguments: Corpus.files(ofKind: "itmsp"))
  func conversion(file: Corpus.File) throws {
    let source = SourceFile(name: file.name, bytes: try file.bytes())
    #expect(TransporterDecoder.mark(in: ParsedFile(source)) != nil)
    let document = TransporterDecoder.read(ParsedFile(source))
    let errors = document.diagnostics.filter { $0.severity == .error }
    guard !file.isBroken else {
      let place = try #require(errors.first.map { source.location(at: $0.range.start) })
      #expect(errors.count == 1)
      #expect(place.line == source.lineCount)
      return
    }
    #expect(errors == [])
    let yaml = CatalogYAMLEncoder.export(document.catalog)
    let catalog = CatalogYAMLDecoder.read(SourceFile(name: "a.yml", bytes: yaml.bytes)).catalog
    #expect(CatalogDifference(from: document.catalog, to: catalog).isEmpty)
    let format = try #require(CatalogFormatRegistry.format(named: "transporter"))
    let result = try #require(CatalogExport.export(catalog, as: format))
    let back = TransporterDecoder.read(ParsedFile(SourceFile(name: "a.xml", bytes: result.bytes))).catalog
    #expect(CatalogDifference(from: catalog, to: back).isEmpty)
    // Only unreadable files are reported: the screenshots are not part of the corpus.
    #expect(result.losses.allSatisfy { $0.path.field == .screenshot }, "\(result.losses)")
    #expect(result.losses.count == catalog.products.filter { $0.review.screenshot != nil }.count)
  }
}

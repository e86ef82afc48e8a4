import AppStoreReference
import CatalogFormats
import CatalogModel
import CatalogSamples
import SourceSyntax
import Testing

@testable import ForeignFormats

@Suite("The losses of an export") struct CatalogExportTests {
  private static let everything = CatalogYAMLDecoder.read(SourceFile(name: "catalog.yml", text: EverythingCatalog.text))
    .catalog

  /// Every readable format with the catalog that uses every field.
  @Test(
    "are all differences when the file is read back",
    arguments: CatalogFormatRegistry.formats.filter { $0.read != nil && $0.write != nil && !$0.isForTranslators }.map(
      \.name)) func exact(_ name: String) throws
  {
    let format = try #require(CatalogFormatRegistry.format(named: name))
    let catalog = Self.everything
    let result = try #require(CatalogExport.export(catalog, as: format, companions: GeneratedCatalogs.images))
    let read = try #require(format.read)
    let back = read(
      ParsedFile(SourceFile(name: "a.\(format.fileExtensions[0])", bytes: result.bytes)), GeneratedCatalogs.images
    ).catalog
    #expect("\(LossAccount(from: catalog, to: back, losses: result.losses))" == "")
  }

  @Test("are empty for a format that can hold everything") func nothing() throws {
    let yaml = try #require(CatalogFormatRegistry.format(named: "yaml"))
    let result = try #require(CatalogExport.export(Self.everything, as: yaml))
    #expect(result.losses.isEmpty, "\(result.losses)")
  }

  @Test(
    "have the reason of the format for each field that it can't hold, once a part",
    arguments: CatalogFormatRegistry.formats.filter { !$0.reasons.isEmpty }.map(\.name))
  func reasons(_ name: String) throws {
    let format = try #require(CatalogFormatRegistry.format(named: name))
    let result = try #require(CatalogExport.export(FullCatalog.catalog, as: format))
    for (field, reason) in format.reasons {
      let losses = result.losses.filter { loss in
        if case .retired = loss.path.subject { return field == .retired }
        return loss.path.field == field && loss.message == reason
      }
      #expect(!losses.isEmpty, "\(field)")
      #expect(losses.allSatisfy { $0.message == reason })
      #expect(Set(losses.map(\.path.subject)).count == losses.count, "\(field)")
    }
  }

  @Test("use the writer's explanations where it has some") func explained() throws {
    let storekit = try #require(CatalogFormatRegistry.format(named: "storekit"))
    let result = try #require(CatalogExport.export(Self.everything, as: storekit))
    #expect(result.losses.contains { $0.message == "a StoreKit configuration has no images" })
    #expect(result.losses.contains { $0.message == "storekit does not carry this template" })
  }

  @Test("match a group by its products, even if its name is another's key") func groups() throws {
    let text = """
      catalog: 1
      app: {bundleID: com.example.mine, primaryLocale: en-US}
      subscriptionGroups:
        one: {referenceName: two, products: {a: {period: 1 month, level: 1, price: {USD: 1}}}}
        two: {products: {b: {period: 1 month, level: 1, price: {USD: 1}}}}
        three: {referenceName: one}
      """
    let catalog = CatalogYAMLDecoder.read(SourceFile(name: "catalog.yml", text: text)).catalog
    let storekit = try #require(CatalogFormatRegistry.format(named: "storekit"))
    let losses = try #require(CatalogExport.export(catalog, as: storekit)).losses
    let renamed = losses.filter { $0.message.contains("no keys of groups") }.map(\.path)
    #expect(renamed == [0, 1, 2].map { CatalogPath(.group($0)) })
    #expect(!losses.contains { $0.path.field == .type || $0.extent == .whole }, "\(losses)")
  }
}

import CatalogFormats
import CatalogModel
import CatalogSamples
import SourceSyntax
import Testing

@testable import ForeignFormats

@Suite("Any catalog in any format") struct GeneratedCatalogTests {
  /// The formats that can read their own output.
  static let names = CatalogFormatRegistry.formats.filter { $0.read != nil && $0.write != nil && !$0.isForTranslators }
    .map(\.name)

  @Test("reports every loss, and writes the same bytes after reading them back", arguments: names) func everyFormat(
    _ name: String
  ) throws {
    let format = try #require(CatalogFormatRegistry.format(named: name))
    for seed in GeneratedCatalogs.seeds {
      let catalog = GeneratedCatalogs.catalog(seed: seed)
      let images = GeneratedCatalogs.images
      let result = try #require(CatalogExport.export(catalog, as: format, companions: images))
      #expect(CatalogExport.export(catalog, as: format, companions: images) == result, "seed \(seed): not the same")
      let written = SourceFile(name: "a.\(format.fileExtensions[0])", bytes: result.bytes)
      let read = try #require(format.read)
      let back = read(ParsedFile(written), images).catalog
      let account = LossAccount(from: catalog, to: back, losses: result.losses)
      #expect("\(account)" == "", "seed \(seed)")
      // The identifiers of a new StoreKit configuration are digests of names that it doesn't
      // contain.
      if name == "storekit", format.update == nil { continue }
      let again = try #require(CatalogExport.export(back, as: format, over: written, companions: images))
      let change = UnifiedDiff.render(from: result.bytes, to: again.bytes, name: name)
      #expect(String(decoding: change, as: UTF8.self) == "", "seed \(seed)")
    }
  }

  @Test(
    "is written without a crash by formats that can't be read",
    arguments: CatalogFormatRegistry.formats.filter { $0.read == nil }.map(\.name)) func onlyWritten(_ name: String)
    throws
  {
    let format = try #require(CatalogFormatRegistry.format(named: name))
    for seed in GeneratedCatalogs.seeds {
      let catalog = GeneratedCatalogs.catalog(seed: seed)
      let first = try #require(CatalogExport.export(catalog, as: format))
      #expect(CatalogExport.export(catalog, as: format) == first, "seed \(seed)")
    }
  }

  @Test("is the same as YAML, without an error and without a loss") func yaml() throws {
    let format = try #require(CatalogFormatRegistry.format(named: "yaml"))
    for seed in GeneratedCatalogs.seeds {
      let catalog = GeneratedCatalogs.catalog(seed: seed)
      let result = try #require(CatalogExport.export(catalog, as: format))
      #expect(result.losses.isEmpty, "seed \(seed)")
      let document = CatalogReading.read(SourceFile(name: "catalog.yml", bytes: result.bytes))
      #expect(document.diagnostics.map(\.message) == [], "seed \(seed)")
      #expect(document.catalog == catalog, "seed \(seed)")
    }
  }

  @Test("contains every field of a catalog, in one seed or another") func everything() {
    var keys: Set<String> = []
    for seed in GeneratedCatalogs.allSeeds {
      for entry in GeneratedCatalogs.catalog(seed: seed).entries { keys.formUnion(entry.keys) }
    }
    let wanted = [
      CatalogSchema.app, CatalogSchema.product, CatalogSchema.group, CatalogSchema.offer, CatalogSchema.texts,
      CatalogSchema.review, CatalogSchema.billingPlan, CatalogSchema.offerCode,
    ].flatMap(\.keys)
    // Fields that follow from the owner of an entry in the model, price policies, which a random catalog has no
    // rates for, and messages, which no product has.
    #expect(Set(wanted).subtracting(keys) == ["products", "pricePolicies", "pricePolicy", "retentionMessages"])
  }
}

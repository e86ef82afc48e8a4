import AppStoreReference
import CatalogFormats
import CatalogModel
import Foundation
import SourceSyntax
import Testing

/// Real configurations, which are not part of the package: `SHOPKEEPER_CORPUS`, or a folder
/// `shared/corpus` beside the package.
enum StoreKitCorpus {
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
      at: folder.appendingPathComponent("storekit"), includingPropertiesForKeys: nil)
    return (contents ?? []).filter { $0.pathExtension == "storekit" }
      .sorted { $0.path < $1.path }
  }()
}

@Suite(
  "Configurations of published apps",
  .enabled(if: !StoreKitCorpus.files.isEmpty, "no corpus; set SHOPKEEPER_CORPUS to its folder"))
struct StoreKitCorpusTests {
  private func document(_ file: URL) throws -> CatalogDocument {
    let bytes = try [UInt8](Data(contentsOf: file))
    return StoreKitReader.read(SourceFile(name: file.lastPathComponent, bytes: bytes))
  }

  @Test("are read as Foundation reads them", arguments: StoreKitCorpus.files)
  func agreement(file: URL) throws {
    let document = try document(file)
    let data = try Data(contentsOf: file)
    guard let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      #expect(document.diagnostics.contains { $0.severity == .error })
      return
    }
    var expected: [[String?]] = []
    func add(_ products: Any?) {
      for product in products as? [Any] ?? [] {
        guard let product = product as? [String: Any] else { continue }
        expected.append(
          ["productID", "displayPrice", "type", "referenceName"].map { product[$0] as? String })
      }
    }
    add(json["nonRenewingSubscriptions"])
    add(json["products"])
    for group in json["subscriptionGroups"] as? [Any] ?? [] {
      add((group as? [String: Any])?["subscriptions"])
    }
    let read = document.catalog.products.indices.map { index in
      [CatalogField.productID, .price, .type, .referenceName].map { field in
        document.range(of: CatalogPath(.product(index), field)).map {
          String(document.source.text(in: $0).dropFirst().dropLast())
        }
      }
    }
    #expect(
      read.sorted { $0.description < $1.description }
        == expected.sorted { $0.description < $1.description })
    #expect(
      document.catalog.products.map(\.productID).sorted()
        == expected.compactMap { $0[0] }.sorted())
  }

  @Test("have no errors where Xcode wrote them", arguments: StoreKitCorpus.files)
  func exactStyle(file: URL) throws {
    let document = try document(file)
    guard isExact(document.source) else {
      return #expect(
        document.diagnostics.allSatisfy { $0.range.end <= document.source.bytes.count })
    }
    #expect(document.diagnostics.filter { $0.severity == .error } == [])
  }

  @Test("are mostly in Xcode's exact style")
  func exactness() throws {
    let exact = try StoreKitCorpus.files.filter { isExact(try document($0).source) }
    #expect(exact.count * 4 > StoreKitCorpus.files.count * 3)
  }

  @Test("come back byte for byte, but for a private key", arguments: StoreKitCorpus.files)
  func unchanged(file: URL) throws {
    let document = try document(file)
    guard let result = StoreKitWriter.update(document.catalog, over: document.source) else {
      return #expect(document.diagnostics.contains { $0.severity == .error })
    }
    #expect(result.bytes == document.source.bytes)
    let copy = try #require(StoreKitWriter.copy(document.catalog, of: document.source))
    let hasKey = String(decoding: document.source.bytes, as: UTF8.self).contains("privateKey")
    #expect(hasKey != (copy.bytes == document.source.bytes))
    #expect(copy.losses.map(\.path) == (hasKey ? [CatalogPath(.catalog)] : []))
    #expect(!String(decoding: copy.bytes, as: UTF8.self).contains("privateKey"))
  }

  @Test(
    "come back byte for byte where Xcode wrote them, when a change is taken back",
    arguments: StoreKitCorpus.files)
  func reverted(file: URL) throws {
    let document = try document(file)
    let catalog = document.catalog
    guard let changed = StoreKitWriter.update(altered(catalog), over: document.source) else {
      return
    }
    let source = SourceFile(name: "changed.storekit", bytes: changed.bytes)
    let reverted = try #require(StoreKitWriter.update(catalog, over: source))
    if isExact(document.source) { #expect(reverted.bytes == document.source.bytes) }
    let back = StoreKitReader.read(SourceFile(name: "back.storekit", bytes: reverted.bytes)).catalog
    #expect(CatalogDifference(from: catalog, to: back).changed.flatMap(\.values).map(\.keys) == [])
  }

  /// The catalog with other texts, families, levels and periods everywhere, as far as it has them.
  private func altered(_ catalog: Catalog) -> Catalog {
    var catalog = catalog
    for index in catalog.products.indices {
      catalog.products[index].isFamilySharable.toggle()
      for text in catalog.products[index].localizations.indices
      where catalog.products[index].localizations[text].title != nil {
        catalog.products[index].localizations[text].title? += "!"
      }
      if let level = catalog.products[index].subscription?.level {
        catalog.products[index].subscription?.level = level + 1
      }
      for offer in catalog.products[index].subscription?.offers.indices ?? 0..<0 {
        catalog.products[index].subscription?.offers[offer].duration = .threeDays
      }
    }
    return catalog
  }

  @Test(
    "are the same after a catalog file was made of them and laid over",
    arguments: StoreKitCorpus.files)
  func throughYAML(file: URL) throws {
    let document = try document(file)
    guard document.unread.isEmpty else { return }
    let yaml = CatalogYAMLReader.read(
      SourceFile(name: "catalog.yml", bytes: CatalogYAMLWriter.write(document.catalog)))
    #expect(yaml.unread == [])
    #expect(CatalogDifference(from: document.catalog, to: yaml.catalog).isEmpty)
    let result = try #require(StoreKitWriter.update(yaml.catalog, over: document.source))
    #expect(result.bytes == document.source.bytes)
  }

  @Test(
    "differ from what is made anew of their catalog by nothing but what is named",
    arguments: StoreKitCorpus.files)
  func anew(file: URL) throws {
    let document = try document(file)
    let format = try #require(CatalogFormatRegistry.format(named: "storekit"))
    let result = try #require(CatalogExport.export(document.catalog, as: format))
    let back = StoreKitReader.read(SourceFile(name: "new.storekit", bytes: result.bytes)).catalog
    let difference = CatalogDifference(from: document.catalog, to: back)
    if !document.diagnostics.contains(where: { $0.severity == .error }) {
      #expect(difference.isEmpty == result.losses.isEmpty)
    }
    // What Xcode itself would not take is left out; everything else is carried.
    let reasons = Set(result.losses.map(\.message))
    #expect(
      reasons.isSubset(of: [
        "no price is known in \"USA\" (USD)", "no price is known in \"CHN\" (CNY)",
        "storekit adds the referenceName of the subscription group",
        "storekit adds the referenceName of the product",
        "an auto-renewable subscription outside a group can't be written",
        "the product has no type", "the subscription has no period",
        "the subscription has no level; its place in the group is written",
        "storekit adds the title", "storekit adds the description",
        "the product ID stands before",
      ]), "\(reasons)")
  }

  private func isExact(_ source: SourceFile) -> Bool {
    let tree = SyntaxTree.parseJSON(source)
    guard let root = tree.root, !tree.hasErrors else { return false }
    var writer = JSONWriter(style: .xcode)
    JSONValue(root).write(to: &writer)
    return writer.output == source.bytes || writer.output.dropLast() == source.bytes[...]
  }
}

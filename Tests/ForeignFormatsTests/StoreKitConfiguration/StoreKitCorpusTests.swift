import AppStoreReference
import CatalogFormats
import CatalogModel
import ForeignFormats
import Foundation
import SourceSyntax
import TestTools
import Testing

@Suite(
  "StoreKit configurations of published apps",
  .enabled(if: !Corpus.files(ofKind: "storekit").isEmpty, Comment(rawValue: Corpus.absence))) struct StoreKitCorpusTests
{
  private static let files = Corpus.files(ofKind: "storekit")

  private func document(_ file: Corpus.File) throws -> CatalogDocument {
    StoreKitDecoder.read(ParsedFile(SourceFile(name: file.name, bytes: try file.bytes())))
  }

  @Test("are read as Foundation reads them", arguments: Self.files) func agreement(file: Corpus.File) throws {
    let document = try document(file)
    let data = try Data(contentsOf: file.url)
    guard let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      #expect(document.diagnostics.contains { $0.severity == .error })
      return
    }
    var expected: [[String?]] = []
    func add(_ products: Any?) {
      for product in products as? [Any] ?? [] {
        guard let product = product as? [String: Any] else { continue }
        expected.append(["productID", "displayPrice", "type", "referenceName"].map { product[$0] as? String })
      }
    }
    add(json["nonRenewingSubscriptions"])
    add(json["products"])
    for group in json["subscriptionGroups"] as? [Any] ?? [] { add((group as? [String: Any])?["subscriptions"]) }
    let read = document.catalog.products.indices.map { index in
      [CatalogField.productID, .price, .type, .referenceName].map { field in
        document.range(of: CatalogPath(.product(index), field)).map {
          String(document.source.text(in: $0).dropFirst().dropLast())
        }
      }
    }
    #expect(read.sorted { $0.description < $1.description } == expected.sorted { $0.description < $1.description })
    #expect(document.catalog.products.map(\.productID).sorted() == expected.compactMap { $0[0] }.sorted())
  }

  @Test("have no errors if Xcode wrote them", arguments: Self.files) func exactStyle(file: Corpus.File) throws {
    let document = try document(file)
    guard isExact(document.source) else {
      return #expect(document.diagnostics.allSatisfy { $0.range.end <= document.source.bytes.count })
    }
    #expect(document.diagnostics.filter { $0.severity == .error } == [])
  }

  @Test("are mostly in Xcode's style, but also in others") func styles() throws {
    let exact = try Self.files.filter { XcodeStyle.isKept(by: try $0.bytes()) }
    #expect(exact.count * 2 > Self.files.count)
    #expect(exact.count < Self.files.count)
  }

  @Test("have the same contents in a new file, regardless of their layout", arguments: files) func values(
    file: Corpus.File
  ) throws {
    let document = try document(file)
    let format = try #require(CatalogFormatRegistry.format(named: "storekit"))
    let result = try #require(CatalogExport.export(document.catalog, as: format, from: document.source))
    var before = try #require(
      try JSONSerialization.jsonObject(with: Data(document.source.bytes)) as? NSDictionary as? [String: Any])
    before["subscriptionOffersKeyPair"] = nil
    let after = try JSONSerialization.jsonObject(with: Data(result.bytes)) as? NSDictionary
    #expect(after == before as NSDictionary)
    if XcodeStyle.isKept(by: document.source.bytes) { #expect(XcodeStyle.isKept(by: result.bytes)) }
  }

  @Test("come back byte for byte, except for a private key", arguments: Self.files) func unchanged(file: Corpus.File)
    throws
  {
    let document = try document(file)
    guard let result = StoreKitEncoder.update(document.catalog, over: document.source) else {
      return #expect(document.diagnostics.contains { $0.severity == .error })
    }
    #expect(result.bytes == document.source.bytes)
    let copy = try #require(StoreKitEncoder.copy(document.catalog, of: document.source))
    let hasKey = String(decoding: document.source.bytes, as: UTF8.self).contains("privateKey")
    #expect(hasKey != (copy.bytes == document.source.bytes))
    #expect(copy.losses.map(\.path) == (hasKey ? [CatalogPath(.catalog)] : []))
    #expect(!String(decoding: copy.bytes, as: UTF8.self).contains("privateKey"))
  }

  @Test("come back byte for byte when a change is reverted, if Xcode wrote them", arguments: Self.files) func reverted(
    file: Corpus.File
  ) throws {
    let document = try document(file)
    let catalog = document.catalog
    guard let changed = StoreKitEncoder.update(altered(catalog), over: document.source) else { return }
    let source = SourceFile(name: "changed.storekit", bytes: changed.bytes)
    let reverted = try #require(StoreKitEncoder.update(catalog, over: source))
    if isExact(document.source) { #expect(reverted.bytes == document.source.bytes) }
    let back = StoreKitDecoder.read(ParsedFile(SourceFile(name: "back.storekit", bytes: reverted.bytes))).catalog
    #expect(CatalogDifference(from: catalog, to: back).changed.flatMap(\.values).map(\.keys) == [])
  }

  /// The catalog with different texts, family sharing, levels and periods everywhere it has them.
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

  @Test("are the same after a catalog file was made from them and merged back", arguments: Self.files) func throughYAML(
    file: Corpus.File
  ) throws {
    let document = try document(file)
    // A catalog file has subscriptions only in groups.
    let isLoose = document.catalog.products.contains { $0.type == .autoRenewable && $0.subscription == nil }
    guard document.unread.isEmpty, !isLoose else { return }
    let yaml = CatalogYAMLDecoder.read(
      SourceFile(name: "catalog.yml", bytes: CatalogYAMLEncoder.write(document.catalog)))
    #expect(yaml.unread == [])
    #expect(CatalogDifference(from: document.catalog, to: yaml.catalog).isEmpty)
    let result = try #require(StoreKitEncoder.update(yaml.catalog, over: document.source))
    #expect(result.bytes == document.source.bytes)
  }

  @Test("differ from a new file of their catalog only by the reported losses", arguments: Self.files) func anew(
    file: Corpus.File
  ) throws {
    let document = try document(file)
    let format = try #require(CatalogFormatRegistry.format(named: "storekit"))
    let result = try #require(CatalogExport.export(document.catalog, as: format))
    let back = StoreKitDecoder.read(ParsedFile(SourceFile(name: "new.storekit", bytes: result.bytes))).catalog
    let difference = CatalogDifference(from: document.catalog, to: back)
    if !document.diagnostics.contains(where: { $0.severity == .error }) {
      #expect(difference.isEmpty == result.losses.isEmpty)
    }
    // Values that Xcode itself would not accept are left out; everything else is kept.
    let reasons = Set(result.losses.map(\.message))
    #expect(
      reasons.isSubset(of: [
        "no price is known in \"USA\" (USD)", "no price is known in \"CHN\" (CNY)",
        "storekit adds the referenceName of the subscription group", "storekit adds the referenceName of the product",
        "an auto-renewable subscription outside of a group can't be written", "the product has no type",
        "the subscription has no period", "the subscription has no level; its place in the group is written",
        "storekit adds the title", "storekit adds the description", "the product ID occurs more than once",
      ]), "\(reasons)")
  }

  private func isExact(_ source: SourceFile) -> Bool { XcodeStyle.isKept(by: source.bytes) }
}

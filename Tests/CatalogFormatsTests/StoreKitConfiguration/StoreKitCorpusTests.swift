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
    let tree = SyntaxTree.parseJSON(document.source)
    guard let root = tree.root, !tree.hasErrors else {
      #expect(document.diagnostics.contains { $0.range.end <= document.source.bytes.count })
      return
    }
    var writer = JSONWriter(style: .xcode)
    write(root, to: &writer)
    let bytes = document.source.bytes
    let isExact = writer.output == bytes || writer.output.dropLast() == bytes[...]
    guard isExact else { return }
    #expect(document.diagnostics.filter { $0.severity == .error } == [])
  }

  @Test("are mostly in Xcode's exact style")
  func exactness() throws {
    let exact = try StoreKitCorpus.files.filter { file in
      let document = try document(file)
      guard let root = SyntaxTree.parseJSON(document.source).root else { return false }
      var writer = JSONWriter(style: .xcode)
      write(root, to: &writer)
      let bytes = document.source.bytes
      return writer.output == bytes || writer.output.dropLast() == bytes[...]
    }
    #expect(exact.count * 4 > StoreKitCorpus.files.count * 3)
  }

  private func write(_ node: SyntaxNode, to writer: inout JSONWriter) {
    switch node.kind {
    case .mapping:
      writer.object { writer in
        for (key, value) in node.entries {
          writer.key(key.text)
          write(value, to: &writer)
        }
      }
    case .sequence:
      writer.array { writer in
        for element in node.elements { write(element, to: &writer) }
      }
    case .scalar:
      if node.style == .doubleQuoted {
        writer.string(node.text)
      } else {
        writer.token(node.text)
      }
    }
  }
}

import CatalogModel
import SourceSyntax
import Testing

@testable import CatalogFormats

@Suite("Templates that make more text than fits") struct TemplateLimitTests {
  private static func products(_ count: Int) -> String {
    (0..<count).map { "  p\($0): {template: t}\n" }.joined()
  }

  /// Small files that multiply two of their sizes.
  static let bombs = [
    "templates: {t: {en-US: {title: \(String(repeating: "x", count: 100_000))}}}\nproducts:\n" + products(3_000),
    "templates:\n  t:\n" + (0..<3_000).map { "    l\($0): {title: x}\n" }.joined() + "products:\n" + products(3_000),
    "currencies:\n" + (0..<4_000).map { "  c\($0): {en-US: x}\n" }.joined() + "templates:\n  t:\n"
      + (0..<4_000).map { "    l\($0): {title: x}\n" }.joined() + "products:\n" + products(1),
  ]

  @Test("are an error, and no more is filled than fits", arguments: bombs.indices) func bomb(
    _ index: Int
  ) throws {
    let text = "catalog: 1\napp: {bundleID: com.example}\n" + Self.bombs[index]
    let document = CatalogYAMLDecoder.read(SourceFile(name: "catalog.yml", bytes: Array(text.utf8)))
    let error = try #require(document.diagnostics.first { $0.message.contains("that the templates make") })
    #expect(error.severity == .error && error.message.contains("64 MB"))
    let size = document.catalog.products.reduce(0) { size, product in
      product.localizations.reduce(size) { $0 + 64 + ($1.title?.utf8.count ?? 0) }
    }
    #expect(size <= 65 << 20)
    #expect(document.catalog.products.allSatisfy { $0.localizations.allSatisfy { $0.title == nil } })
  }

  @Test("a bundle ID that is far too long is an error, and not a part of every product ID", arguments: [255, 1_001])
  func longBundleID(_ length: Int) {
    let bundleID = "com." + String(repeating: "a", count: length - 4)
    let text = "catalog: 1\napp: {bundleID: \(bundleID)}\nproducts:\n  p: {type: consumable}\n"
    let document = CatalogYAMLDecoder.read(SourceFile(name: "catalog.yml", text: text))
    #expect(document.catalog.products.map(\.productID) == [length > 255 ? "p" : "\(bundleID).p"])
    #expect(document.diagnostics.contains { $0.message.contains("must be a bundle ID") } == (length > 255))
  }

  @Test("more locales than any store has are an error: tables, sites and reports have a part for each") func locales() {
    func errors(_ count: Int) -> [String] {
      let products = (0..<count).map { "  p\($0): {localizations: {l\($0): {title: x}}}\n" }.joined()
      let source = SourceFile(
        name: "catalog.yml", text: "catalog: 1\napp: {bundleID: com.example}\nproducts:\n\(products)")
      return CatalogYAMLDecoder.read(source).diagnostics.map(\.message).filter { $0.contains("locales; expected") }
    }
    #expect(errors(500).isEmpty && errors(501).count == 1)
  }
}

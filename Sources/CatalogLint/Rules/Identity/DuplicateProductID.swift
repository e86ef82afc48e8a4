import AppStoreReference
import CatalogModel
import SourceSyntax

/// The same ID twice, in one catalog or in several that are linted together.
enum DuplicateProductID: CatalogSetRule {
  static let facts = RuleFacts(
    id: "duplicate-product-id", category: .identity, severity: .error,
    summary: "the same product ID twice; IDs that differ only in case",
    rationale: """
      A product ID names one product of one app for good. App Store Connect refuses the second \
      product. IDs that differ only in case are accepted there, but not on Google Play, and people \
      mix them up.
      """,
    sources: [
      FactSource(
        "App Store Connect help: in-app purchase information", date: "2026-09", certainty: .apple)
    ])

  static let examples = RuleExamples(
    accepted: [
      RuleExample("coins60: {type: consumable}\ncoins300: {type: consumable}"),
      RuleExample("a: {type: consumable, id: com.example.a}\nb: {type: consumable}"),
    ],
    rejected: [
      RuleExample(
        "coins: {type: consumable}\nagain: {type: consumable, id: ⟦com.example.game.coins⟧}"),
      RuleExample("coins: {type: consumable}\n⟦Coins⟧: {type: consumable}", severity: .warning),
    ])

  static func check(_ catalogs: [Catalog], in lint: LintContext) {
    var published = Seen()
    for (catalog, content) in catalogs.enumerated() {
      // A StoreKit configuration is for testing: it repeats the products of the app, and often those
      // of another configuration, so it is held only against itself.
      let isForTesting = !content.facets.contains(.bundleID)
      var seen = isForTesting ? Seen() : published
      defer { if !isForTesting { published = seen } }
      for (index, product) in content.products.enumerated() where !product.productID.isEmpty {
        let path = CatalogPath(.product(index), .productID)
        guard let first = seen.note(product.productID, catalog: catalog, product: index) else {
          continue
        }
        let other = catalogs[first.catalog].products[first.product].productID
        let isSame = other.utf8.elementsEqual(product.productID.utf8)
        lint.report(
          isSame ? .same(product.productID) : .sameButForCase(product.productID, other),
          path: path, catalog: catalog, severity: isSame ? .error : .warning,
          related: [
            lint.place(
              "first used here", CatalogPath(.product(first.product), .productID),
              catalog: first.catalog)
          ])
      }
    }
  }

  /// The first product of each ID, by the ID without its case.
  private struct Seen {
    private var exact: [[UInt8]: (catalog: Int, product: Int)] = [:]
    private var folded: [[UInt8]: (catalog: Int, product: Int)] = [:]

    /// The product that had the ID before, or one that differs only in case.
    mutating func note(
      _ id: String, catalog: Int, product: Int
    ) -> (catalog: Int, product: Int)? {
      let bytes = Array(id.utf8)
      if let first = exact[bytes] { return first }
      exact[bytes] = (catalog, product)
      let lower = bytes.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
      if let first = folded[lower] { return first }
      folded[lower] = (catalog, product)
      return nil
    }
  }
}

extension String {
  fileprivate static func same(_ id: String) -> String {
    "product ID \"\(id)\" is used twice"
  }

  fileprivate static func sameButForCase(_ id: String, _ other: String) -> String {
    "product ID \"\(id)\" differs from \"\(other)\" only in case"
  }
}

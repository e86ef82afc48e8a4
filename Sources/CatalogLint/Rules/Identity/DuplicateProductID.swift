import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// The same ID twice, in one catalog or in several that are linted together.
enum DuplicateProductID: CatalogSetRule {
  static let description = RuleDescription(
    id: "duplicate-product-id", category: .identity, defaultSeverity: .error,
    summary: "the same product ID twice; IDs that differ only in case",
    rationale: """
      A product ID permanently identifies one product of one app. App Store Connect rejects the \
      second product. IDs that differ only in case are accepted there, but not on Google Play, and \
      people mix them up.
      """,
    facts: ["product-id.reuse"])

  static let examples = RuleExamples(
    """
    accepted:
    - coins60: {type: consumable}
      coins300: {type: consumable}
    - a: {type: consumable, id: com.example.a}
      b: {type: consumable}
    - coins: {type: consumable}
      other: {type: consumable, id: com.example.coins}
    rejected:
    - coins: {type: consumable}
      again: {type: consumable, id: ⟦com.example.game.coins⟧}
    rejected as warning:
    - coins: {type: consumable}
      ⟦Coins⟧: {type: consumable}
    rejected:
    - catalog: 1
      app: {bundleID: com.example.game, primaryLocale: ja}
      products:
        vip: {type: non-consumable}
      subscriptionGroups:
        vip:
          products:
            ⟦vip⟧: {period: 1 month, level: 1}
    """)

  static func check(_ inputs: [LintInput]) -> [RuleFinding] {
    var findings: [RuleFinding] = []
    var published = Seen()
    let catalogs = inputs.map(\.catalog)
    for (catalog, content) in catalogs.enumerated() {
      findings += inputs[catalog].conflicts(of: description.id, at: .productID, catalog: catalog)
      // A StoreKit configuration is for testing: it repeats the products of the app, and often
      // of another configuration, so it is only compared with itself.
      let isForTesting = !content.facets.contains(.bundleID)
      var seen = isForTesting ? Seen() : published
      defer { if !isForTesting { published = seen } }
      for index in content.products.indices {
        let id = content.products[index].productID
        guard !id.isEmpty, let first = seen.note(id, catalog: catalog, product: index) else { continue }
        let other = catalogs[first.catalog].products[first.product].productID
        let isSame = other.utf8.elementsEqual(id.utf8)
        findings.append(
          RuleFinding(
            isSame ? .same(id) : .sameButForCase(id, other), at: CatalogPath(.product(index), .productID),
            catalog: catalog, severity: isSame ? .error : .warning,
            related: [
              .init("first used here", CatalogPath(.product(first.product), .productID), catalog: first.catalog)
            ]))
      }
    }
    return findings
  }

  /// The first product with each ID, as it is and without case.
  private struct Seen {
    private var exact: [[UInt8]: (catalog: Int, product: Int)] = [:]
    private var folded: [[UInt8]: (catalog: Int, product: Int)] = [:]

    /// The earlier product with the ID, else one that differs only in case; records a new one.
    mutating func note(_ id: String, catalog: Int, product: Int) -> (catalog: Int, product: Int)? {
      let bytes = Array(id.utf8)
      if let same = exact[bytes] { return same }
      exact[bytes] = (catalog, product)
      let lowercase = bytes.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
      if let similar = folded[lowercase] { return similar }
      folded[lowercase] = (catalog, product)
      return nil
    }
  }
}

extension Message {
  fileprivate static func same(_ id: String) -> Message { "product ID \"\(id)\" is used twice" }

  fileprivate static func sameButForCase(_ id: String, _ other: String) -> Message {
    "product ID \"\(id)\" differs from \"\(other)\" only in case"
  }
}

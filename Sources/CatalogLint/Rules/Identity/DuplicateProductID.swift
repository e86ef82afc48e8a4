import AppStoreReference
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
      // those of another configuration, so it is only compared with itself.
      let isForTesting = !content.facets.contains(.bundleID)
      var seen = isForTesting ? Seen() : published
      defer { if !isForTesting { published = seen } }
      for index in content.products.indices {
        let id = content.products[index].productID
        guard !id.isEmpty, let first = seen.note(id, catalog: catalog, product: index, of: catalogs) else { continue }
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

  /// The products seen so far, by a hash of their IDs that ignores case.
  private struct Seen {
    private var first: [UInt64: (catalog: Int, product: Int)] = [:]
    /// Products whose ID differs only in case from the first of the same hash.
    private var others: [String: (catalog: Int, product: Int)] = [:]

    /// The earlier product with the ID, else one that differs only in case; records a new one.
    mutating func note(_ id: String, catalog: Int, product: Int, of catalogs: [Catalog]) -> (
      catalog: Int, product: Int
    )? {
      var hash = Self.hash(id)
      while let seen = first[hash] {
        let other = catalogs[seen.catalog].products[seen.product].productID
        if other.utf8.elementsEqual(id.utf8) { return seen }
        if other.utf8.lazy.map(Self.folded).elementsEqual(id.utf8.lazy.map(Self.folded)) {
          if let same = others[id] { return same }
          others[id] = (catalog, product)
          return seen
        }
        // Another ID with the same hash.
        hash &+= 1
      }
      first[hash] = (catalog, product)
      return nil
    }

    private static func folded(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }

    /// FNV-1a over the bytes, ignoring case.
    private static func hash(_ id: String) -> UInt64 {
      id.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64(folded($1))) &* 0x0000_0100_0000_01b3 }
    }
  }
}

extension String {
  fileprivate static func same(_ id: String) -> String { "product ID \"\(id)\" is used twice" }

  fileprivate static func sameButForCase(_ id: String, _ other: String) -> String {
    "product ID \"\(id)\" differs from \"\(other)\" only in case"
  }
}

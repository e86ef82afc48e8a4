import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// IDs that don't begin with the app's bundle ID.
enum ProductIDOutsideBundle: CatalogRule {
  static let description = RuleDescription(
    id: "product-id-outside-bundle", category: .identity, defaultSeverity: .warning, preconditions: [.bundleID],
    summary: "a product ID that is not the bundle ID, a period and an item",
    rationale: """
      Apple recommends IDs in reverse-domain style and never lets one be used again, so an ID \
      without the app's prefix may collide with another app's in the same account, and nothing in \
      a report shows which app it belongs to. An existing ID can't be changed, so the products are \
      reported once, at the first; suppress the rule for those that are in the store.
      """,
    facts: ["product-id.reuse"], sources: [.productIDsAnswer])

  static let examples = RuleExamples(
    """
    accepted:
    - coins60: {type: consumable}
    - coins: {type: consumable, id: com.example.game.coins.60}
    - vip.monthly: {type: non-renewing}
    - catalog: 1
      app: {bundleID: com.example.gold-rush, primaryLocale: en-US}
      products: {coins: {type: consumable, id: com.example.gold_rush.coins}}
    rejected:
    - coins: {type: consumable, id: ⟦coins60⟧}
    - coins: {type: consumable, id: ⟦com.example.gamecoins60⟧}
    - coins: {type: consumable, id: ⟦com.example.game.⟧}
    - coins: {type: consumable, id: ⟦coins60⟧}
      gems: {type: consumable, id: gems60}
    """)

  static func check(_ catalog: Catalog, in checked: CheckedCatalog) -> [RuleFinding] {
    guard checked.facets.contains(.bundleID), let bundleID = catalog.app.bundleID, !bundleID.isEmpty else { return [] }
    let outside = catalog.products.indices.filter { index in
      let id = catalog.products[index].productID
      return !id.isEmpty && !follows(id, bundleID)
    }
    return checked.one(of: description, about: outside) { first, others in
      let id = catalog.products[first].productID
      return RuleFinding(
        others.isEmpty ? .outside(id, bundleID) : .outside(others.count + 1, id, bundleID),
        at: CatalogPath(.product(first), .productID),
        related: others.map { .init("also outside", CatalogPath(.product($0), .productID)) })
    }
  }

  /// A product ID with a hyphen may be refused, so one of the bundle ID may be an underscore or a period.
  private static func follows(_ id: String, _ bundleID: String) -> Bool {
    let prefix = bundleID.utf8
    let id = id.utf8
    return id.count > prefix.count + 1
      && id.starts(with: prefix) { byte, expected in
        byte == expected || expected == UInt8(ascii: "-") && "_.".utf8.contains(byte)
      } && id[id.index(id.startIndex, offsetBy: prefix.count)] == UInt8(ascii: ".")
  }
}

extension Message {
  fileprivate static func outside(_ id: String, _ bundleID: String) -> Message {
    "product ID \"\(id)\" does not follow the convention \"\(bundleID).<item>\""
  }

  fileprivate static func outside(_ count: Int, _ id: String, _ bundleID: String) -> Message {
    "\(count) product IDs, such as \"\(id)\", do not follow the convention \"\(bundleID).<item>\""
  }
}

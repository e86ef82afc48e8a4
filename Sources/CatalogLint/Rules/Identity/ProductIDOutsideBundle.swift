import AppStoreReference
import CatalogModel
import SourceSyntax

/// IDs that don't begin with the app's bundle ID.
enum ProductIDOutsideBundle: ProductRule {
  static let description = RuleDescription(
    id: "product-id-outside-bundle", category: .identity, defaultSeverity: .warning,
    preconditions: [.bundleID],
    summary: "a product ID that is not the bundle ID, a period and an item",
    rationale: """
      Apple recommends IDs in reverse-domain style and never lets one be used again, so an ID \
      without the app's prefix may collide with another app's in the same account, and nothing in \
      a report shows which app it belongs to. An existing ID can't be changed: suppress the rule \
      for it.
      """,
    facts: ["product-id.reuse"],
    sources: [.productIDsAnswer])

  static let examples = RuleExamples(
    accepted: [
      RuleExample("coins60: {type: consumable}"),
      RuleExample("coins: {type: consumable, id: com.example.game.coins.60}"),
      RuleExample("vip.monthly: {type: non-renewing}"),
    ],
    rejected: [
      RuleExample("coins: {type: consumable, id: ⟦coins60⟧}"),
      RuleExample("coins: {type: consumable, id: ⟦com.example.gamecoins60⟧}"),
      RuleExample("coins: {type: consumable, id: ⟦com.example.game.⟧}"),
    ])

  static func check(_ product: Product, in lint: LintContext) {
    guard lint.facets.contains(.bundleID), let bundleID = lint.catalog.app.bundleID,
      !bundleID.isEmpty, !product.productID.isEmpty
    else { return }
    let prefix = bundleID.utf8
    let id = product.productID.utf8
    if id.count > prefix.count + 1, id.starts(with: prefix),
      id[id.index(id.startIndex, offsetBy: prefix.count)] == UInt8(ascii: ".")
    {
      return
    }
    lint.report(.outside(product.productID, bundleID), at: .productID)
  }
}

extension String {
  fileprivate static func outside(_ id: String, _ bundleID: String) -> String {
    "product ID \"\(id)\" does not follow the convention \"\(bundleID).<item>\""
  }
}

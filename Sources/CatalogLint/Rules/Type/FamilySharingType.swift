import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Family Sharing where the store doesn't support it, or turned off again.
enum FamilySharingType: CatalogRule {
  static let description = RuleDescription(
    id: "family-sharing-type", category: .type, defaultSeverity: .error, fix: .safe,
    summary: "family sharing on a consumable or non-renewing subscription, or turned off again",
    rationale: """
      Only non-consumables and auto-renewable subscriptions can be shared with a family, and sharing \
      that was turned on can't be turned off: customers' families rely on it. Whether it was on \
      before is known from the revision given by `--against`.
      """,
    facts: ["product-types.shared"], sources: [.familySharingHelp])

  static let examples = RuleExamples(
    """
    accepted:
    - noads: {type: non-consumable, familySharable: true}
    - coins: {type: consumable, familySharable: false}
    - noads: {type: non-consumable, familySharable: true}
      --- previous
      noads: {type: non-consumable}
    - … monthly: {period: 1 month, level: 1, familySharable: true}
    rejected:
    - coins: {type: consumable, familySharable: ⟦true⟧}
    - pass: {type: non-renewing, familySharable: ⟦true⟧}
    - noads: {type: non-consumable, familySharable: ⟦false⟧}
      --- previous
      noads: {type: non-consumable, familySharable: true}
    - ⟦noads⟧: {type: non-consumable}
      --- previous
      noads: {type: non-consumable, familySharable: true}
    """)

  static func check(_ catalog: Catalog, in checked: CheckedCatalog) -> [RuleFinding] {
    var findings: [RuleFinding] = []
    for (index, product) in catalog.products.enumerated() where product.isFamilySharable {
      guard let type = product.type, !type.isFamilySharable else { continue }
      let path = CatalogPath(.product(index), .familySharable)
      findings.append(
        RuleFinding(
          "a \(phrase: type.rawValue) product can't be shared with a family; only non-consumables and auto-renewable "
            + "subscriptions can",
          at: path, fix: Fix("turn off family sharing", edits: [CatalogEdit(path, .remove)])))
    }
    guard let previous = checked.input.previous else { return findings }
    // Bytes, because product IDs are compared byte by byte.
    var shared: Set<[UInt8]> = []
    for product in previous.products where product.isFamilySharable && product.type?.isFamilySharable ?? true {
      shared.insert(Array(product.productID.utf8))
    }
    guard !shared.isEmpty else { return findings }
    for (index, product) in catalog.products.enumerated() where !product.isFamilySharable {
      guard shared.contains(Array(product.productID.utf8)), product.type?.isFamilySharable ?? true else { continue }
      findings.append(
        RuleFinding(
          "\"\(product.productID)\" was shared with families, which can't be undone; keep \"familySharable: true\"",
          at: CatalogPath(.product(index), .familySharable)))
    }
    return findings
  }
}

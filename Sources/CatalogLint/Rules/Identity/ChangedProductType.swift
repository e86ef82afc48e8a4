import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// A type that differs from the one an earlier revision published.
enum ChangedProductType: CatalogRule {
  static let description = RuleDescription(
    id: "changed-product-type", category: .identity, defaultSeverity: .error, preconditions: [.earlierRevision],
    summary: "a product whose type differs from that of the revision compared with",
    rationale: """
      The type of a product is fixed when it is created in App Store Connect. A product of another \
      type needs a new ID, and the old ID belongs in the list of retired ones. The rule compares \
      with the revision given by `--against`, with the store given by `--store`, or with all \
      committed versions of the file, with `--history`.
      """,
    sources: [.openAPI])

  static let examples = RuleExamples(
    """
    accepted:
    - coins60: {type: consumable}
      --- previous
      coins60: {type: consumable}
    - noads: {type: non-consumable}
      --- previous
      coins60: {type: consumable}
    - coins60: {type: consumable}
      --- previous
      Coins60: {type: non-consumable}
    rejected:
    - noads: {type: ⟦non-consumable⟧}
      --- previous
      noads: {type: consumable}
    - pass: {type: ⟦non-renewing⟧}
      --- previous
      pass: {type: consumable}
    - sword: {type: ⟦consumable⟧, referenceName: Sword}
      --- previous
      sword: {type: non-consumable, referenceName: Sword}
    """)

  static func check(_ catalog: Catalog, in checked: CheckedCatalog) -> [RuleFinding] {
    var findings: [RuleFinding] = []
    findings += checked.input.conflicts(of: description.id, at: .type)
    guard let previous = checked.input.previous else { return findings }
    var types: [[UInt8]: Product] = [:]
    for product in previous.products where product.type != nil { types[Array(product.productID.utf8)] = product }
    for (index, product) in catalog.products.enumerated() {
      guard let type = product.type, let before = types[Array(product.productID.utf8)]?.type, before != type else {
        continue
      }
      findings.append(
        RuleFinding(
          "\"\(product.productID)\" was published as \(phrase: before.rawValue) and can't become "
            + "\(phrase: type.rawValue); give it a new product ID",
          at: CatalogPath(.product(index), .type)
        ))
    }
    return findings
  }
}

import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// More promoted products than the product page shows.
enum TooManyPromoted: CatalogRule {
  static let description = RuleDescription(
    id: "too-many-promoted", category: .image, defaultSeverity: .warning,
    summary: "over {products.promoted} products with a promotional image, more than the product page shows",
    rationale: """
      A product is promoted by its image, and the app's page shows at most {products.promoted}, purchases and \
      subscriptions together. More can be prepared, and the app can choose among them for each \
      customer; suppress the rule for the file if that is intended.
      """,
    facts: ["products.promoted"])

  static let examples = RuleExamples(
    """
    accepted:
    - coins: {type: consumable, promotionalImage: promo.png}
    - \(promoted(20))
    - \(promoted(20))
      more: {type: consumable}
    rejected:
    - \(promoted(20))
      more: {type: consumable, promotionalImage: ⟦more.png⟧}
    - \(promoted(20))
      plain: {type: consumable}
      金币: {type: consumable, promotionalImage: ⟦金币.png⟧}
      more: {type: consumable, promotionalImage: more.png}
    - first: {type: non-consumable, promotionalImage: first.png}
      \(promoted(19))
      last: {type: non-renewing, promotionalImage: ⟦last.png⟧}
    """)

  private static func promoted(_ count: Int) -> String {
    (1...count).map { "p\($0): {type: consumable, promotionalImage: p\($0).png}" }.joined(separator: "\n  ")
  }

  static func check(_ catalog: Catalog, in checked: CheckedCatalog) -> [RuleFinding] {
    let limit = checked.profile.promotedProducts.value
    guard catalog.products.count > limit else { return [] }
    let promoted = catalog.products.indices.filter { catalog.products[$0].promotionalImage?.isBlankText == false }
    guard promoted.count > limit else { return [] }
    return [RuleFinding(.tooMany(promoted.count, limit), at: CatalogPath(.product(promoted[limit]), .promotionalImage))]
  }
}

extension Message {
  fileprivate static func tooMany(_ count: Int, _ limit: Int) -> Message {
    "\(count) products have a promotional image; the product page shows at most \(limit), and "
      + "this is the first over the limit"
  }
}

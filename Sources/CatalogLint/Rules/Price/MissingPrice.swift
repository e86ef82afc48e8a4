import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Products without a price.
enum MissingPrice: ProductRule {
  static let description = RuleDescription(
    id: "missing-price", category: .price, defaultSeverity: .error, summary: "a product without a price",
    rationale: """
      App Store Connect does not accept a product for review before it has a price. Give a classic \
      tier (`price: {tier: 6}`) or an amount in the base territory's currency (`price: {USD: \
      5.99}`).
      """,
    facts: ["price-points"])

  static let examples = RuleExamples(
    """
    accepted:
    - coins: {type: consumable, price: {tier: 6}}
    - coins: {type: consumable, price: {USD: 5.99}}
    - coins: {type: consumable, price: {JPN: 800}}
    - trial: {type: non-consumable, price: {tier: 0}}
    rejected:
    - ⟦coins⟧: {type: consumable}
    - coins: {type: consumable, price: ⟦{}⟧}
    - … ⟦vip.monthly⟧: {period: 1 month, level: 1}
    """)

  static func check(_ product: Product, in subject: CheckedSubject) -> [RuleFinding] {
    guard subject.facets.contains(.prices), product.price?.isEmpty ?? true, !subject.isReportedByReader(.price) else {
      return []
    }
    return [RuleFinding("the product has no price", at: subject.path(.price))]
  }
}

extension Price {
  /// Neither a tier nor an amount.
  fileprivate var isEmpty: Bool { tier == nil && unknownTier == nil && amounts.isEmpty && overrides.isEmpty }
}

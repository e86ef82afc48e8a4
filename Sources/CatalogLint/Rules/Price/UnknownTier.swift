import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Tiers that the classic price list does not have.
enum UnknownTier: ProductRule {
  static let description = RuleDescription(
    id: "unknown-tier", category: .price, defaultSeverity: .error,
    summary: "a price tier that the price list does not have",
    rationale: """
      The classic price list has the tiers 0 (free) to {price-tiers.highest}, the alternates A and \
      B, and the alternates 1 to 5 (`alternate 4`). For any other price, write the amount.
      """,
    facts: ["price-tiers", "price-tiers.highest"])

  static let examples = RuleExamples(
    """
    accepted:
    - coins: {type: consumable, price: {tier: 87}}
    - coins: {type: consumable, price: {tier: A}}
    - coins: {type: consumable, price: {tier: alternate 4}}
    - coins: {type: consumable, price: {tier: Tier 6}}
    rejected:
    - coins: {type: consumable, price: ⟦{tier: 88}⟧}
    - coins: {type: consumable, price: ⟦{tier: C}⟧}
    - coins: {type: consumable, price: ⟦{tier: alternate 6}⟧}
    - coins: {type: consumable, price: ⟦{tier: -1}⟧}
    - coins: {type: consumable, price: ⟦{tier: -9223372036854775808}⟧}
    - … vip.yearly:
        period: 1 year
        price: {tier: 60}
        billingPlans: [⟦{plan: MONTHLY, price: {tier: 88}}⟧]
    """)

  static func check(_ product: Product, in subject: CheckedSubject) -> [RuleFinding] {
    product.statedPrices.compactMap { field, element, price in
      price.unknownTier.map { RuleFinding(.unknown($0), at: subject.path(field, element: element)) }
    }
  }

  /// The tier with the nearest number, else the one with the most similar spelling.
  fileprivate static func nearest(to tier: String) -> PriceTier? {
    if let number = Int(tier).map({ min(max($0, -1), 1_000) }) {
      return PriceTier.all.min { abs($0.stem - number) < abs($1.stem - number) }
    }
    let names = PriceTier.all.flatMap { [$0.shortName, $0.name] }
    return Suggestion.nearest(to: tier, among: names).flatMap { PriceTier($0) }
  }
}

extension Message {
  fileprivate static func unknown(_ tier: String) -> Message {
    guard let near = UnknownTier.nearest(to: tier) else {
      return "the price list has no tier \"\(tier)\"; it has 0 to 87, A, B and alternate 1 to 5"
    }
    return "the price list has no tier \"\(tier)\"; the nearest is \"\(near.shortName)\""
  }
}

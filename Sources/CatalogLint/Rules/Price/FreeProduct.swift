import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Consumables and subscriptions that cost nothing.
enum FreeProduct: ProductRule {
  static let description = RuleDescription(
    id: "free-product", category: .price, defaultSeverity: .error,
    summary: "price zero on a consumable or a subscription",
    rationale: """
      Only a non-consumable can be free, and only as a trial. Something given away doesn't need a \
      purchase; a free period of a subscription is an introductory offer.
      """,
    facts: ["trial.name"])

  static let examples = RuleExamples(
    """
    accepted:
    - coins: {type: consumable, price: {tier: 1}}
    - trial: {type: non-consumable, price: {tier: 0}}
    - trial: {type: non-consumable, price: {USD: 0}}
    - coins: {type: consumable}
    rejected:
    - coins: {type: consumable, price: ⟦{tier: 0}⟧}
    - coins: {type: consumable, price: {USD: ⟦0.00⟧}}
    - pass: {type: non-renewing, price: {tier: 3, JPN: ⟦0⟧}}
    - … vip.monthly: {period: 1 month, level: 1, price: ⟦{tier: free}⟧}
    """)

  static func check(_ product: Product, in subject: CheckedSubject) -> [RuleFinding] {
    guard let price = product.price, let type = product.type, type != .nonConsumable else { return [] }
    var findings: [RuleFinding] = []
    if price.tier?.isFree == true, price.amounts.isEmpty {
      findings.append(RuleFinding(.freeTier(type), at: subject.path(.price)))
    } else if let index = price.amounts.firstIndex(where: { $0.hundredths == 0 }) {
      findings.append(
        RuleFinding(.free(type, "in \(price.amounts[index].currency)"), at: subject.path(.price, element: index)))
    } else if let index = price.overrides.firstIndex(where: { $0.amount.hundredths == 0 }) {
      let storefront = price.overrides[index].territory.name
      findings.append(
        RuleFinding(
          .free(type, "in the \(phrase: storefront) storefront"),
          at: subject.path(.price, element: price.amounts.count + index)))
    }
    return findings
  }
}

extension Message {
  fileprivate static func freeTier(_ type: ProductType) -> Message {
    "tier 0 makes it free, which \(type.phrase) can't be; only a non-consumable can"
  }

  fileprivate static func free(_ type: ProductType, _ place: Message) -> Message {
    "it is free \(place), which \(type.phrase) can't be; only a non-consumable can"
  }
}

extension ProductType {
  fileprivate var phrase: Message {
    switch self {
    case .consumable: "a consumable"
    case .nonConsumable: "a non-consumable"
    case .autoRenewable: "an auto-renewable subscription"
    case .nonRenewing: "a non-renewing subscription"
    }
  }
}

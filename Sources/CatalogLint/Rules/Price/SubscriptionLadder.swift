import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Subscriptions that cost more per month than a shorter one of the same level.
enum SubscriptionLadder: CatalogRule {
  static let description = RuleDescription(
    id: "subscription-ladder", category: .price, defaultSeverity: .warning,
    summary: "a longer subscription costs more per month than a shorter one of the same level",
    rationale: """
      Customers who commit for longer expect to pay less; the opposite is usually a mistake in a \
      price. The rule compares the subscriptions of one level of a group by their price in the \
      app's base territory, and in each storefront with prices of its own. Differences below \
      {lint.value-tolerance} percent are attributed to prices that end in 99.
      """,
    facts: ["lint.value-tolerance", "subscriptions.periods"])

  static let examples = RuleExamples(
    """
    accepted:
    - … monthly: {period: 1 month, level: 1, price: {USD: 9.99}}
      yearly: {period: 1 year, level: 1, price: {USD: 99.99}}
    - … monthly: {period: 1 month, level: 1, price: {USD: 9.99}}
      quarterly: {period: 3 months, level: 1, price: {USD: 29.99}}
    - … monthly: {period: 1 month, level: 1, price: {USD: 9.99}}
      weekly: {period: 1 week, level: 1, price: {USD: 4.99}}
    - … monthly: {period: 1 month, level: 1, price: {USD: 9.99}}
      yearly: {period: 1 year, level: 2, price: {USD: 199.99}}
    - … monthly: {period: 1 month, level: 1, price: {USD: 9.99}}
      yearly: {period: 1 year, level: 1, price: {CNY: 698}}
    rejected:
    - … monthly: {period: 1 month, level: 1, price: {USD: 9.99}}
      yearly: {period: 1 year, level: 1, price: ⟦{USD: 129.99}⟧}
    - … monthly: {period: 1 month, level: 1, price: {USD: 9.99}}
      quarterly: {period: 3 months, level: 1, price: ⟦{USD: 34.99}⟧}
    - … monthly: {period: 1 month, level: 1, price: {USD: 9.99, IND: 99}}
      yearly: {period: 1 year, level: 1, price: ⟦{USD: 99.99, IND: 1999}⟧}
    - … monthly: {period: 1 month, level: 1, price: {USD: 9.99, EUR: 9.99}}
      yearly: {period: 1 year, level: 1, price: ⟦{USD: 99.99, EUR: 199.99}⟧}
    - catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US, baseTerritory: CHN}
      products: {}
      subscriptionGroups:
        vip:
          products:
            monthly: {period: 1 month, level: 1, price: ⟦{CNY: 30}⟧}
            weekly: {period: 1 week, level: 1, price: {CNY: 6}}
    """)

  static func check(_ catalog: Catalog, in checked: CheckedCatalog) -> [RuleFinding] {
    let prices = StorefrontPrices(checked.input)
    return PeriodLadder.all(of: catalog).flatMap { ladder in
      prices.faults(of: ladder.steps, by: PeriodLadder.faults).map { fault, storefronts in
        let message = Message.higher(fault.step, fault.better, catalog.products[fault.better.index].productID)
        return RuleFinding(
          StorefrontList.message(message, in: storefronts), at: CatalogPath(.product(fault.step.index), .price),
          related: [.init("the shorter one", CatalogPath(.product(fault.better.index), .price))])
      }
    }
  }
}

extension Message {
  fileprivate static func higher(_ step: PeriodLadder.Step, _ shorter: PeriodLadder.Step, _ other: String) -> Message {
    "the price \(step.price.currency) \(step.price.written) for \(phrase: step.period.words) is "
      + "\(step.monthly.written) a month; \"\(other)\" costs \(shorter.monthly.written) a month "
      + "for \(phrase: shorter.period.words)"
  }
}

import AppStoreReference
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
    around: RuleExamples.subscriptionGroup,
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
    var ladders: [Ladder: [Step]] = [:]
    for index in catalog.products.indices where catalog.products[index].subscription != nil {
      let product = catalog.products[index]
      guard let subscription = product.subscription, let period = subscription.period, let level = subscription.level,
        let price = product.price?.base(in: catalog.app.baseTerritory), price.hundredths > 0
      else { continue }
      let ladder = Ladder(
        group: subscription.group, level: level, currency: price.currency, isShared: product.isFamilySharable,
        storefronts: product.availability.storefronts, platforms: product.availability.platforms)
      ladders[ladder, default: []].append(Step(index: index, period: period, price: price))
    }
    let prices = StorefrontPrices(checked.input)
    return ladders.values.flatMap { steps in
      prices.faults(of: steps, by: faults).map { fault, storefronts in
        let message = String.higher(fault.step, fault.better, catalog.products[fault.better.index].productID)
        return RuleFinding(
          StorefrontList.message(message, in: storefronts), at: CatalogPath(.product(fault.step.index), .price),
          related: [.init("the shorter one", CatalogPath(.product(fault.better.index), .price))])
      }
    }
  }

  /// The subscriptions of which a shorter one costs less per month.
  private static func faults(of steps: [Step]) -> [LadderFault<Step>] {
    steps.compactMap { step in
      let shorter = steps.filter { $0.period.monthParts < step.period.monthParts }
      guard let best = shorter.min(by: { $0.perMonth < $1.perMonth }), best.perMonth.isClearlyLess(than: step.perMonth)
      else { return nil }
      return LadderFault(step: step, better: best)
    }
  }

  /// The properties that subscriptions must have in common to be compared.
  private struct Ladder: Hashable {
    var group: Int
    var level: Int
    var currency: CurrencyCode
    var isShared: Bool
    var storefronts: [Territory]?
    var platforms: [String]?
  }

  fileprivate struct Step: LadderStep {
    let index: Int
    let period: SubscriptionPeriod
    var price: Money

    /// Hundredths in 1/365 of a month.
    var perMonth: ExactRatio { ExactRatio(numerator: price.hundredths, denominator: period.monthParts) }

    /// The price per month, rounded to hundredths.
    var monthly: Money {
      let cost = price.hundredths * SubscriptionPeriod.oneMonth.monthParts
      return Money(hundredths: (cost + period.monthParts / 2) / period.monthParts, currency: price.currency)
    }
  }
}

extension SubscriptionPeriod {
  /// The length in 1/365 of a month, where a month is a twelfth of 365 days: exact for all periods.
  var monthParts: Int {
    switch self {
    case .oneWeek: 7 * 12
    case .oneMonth: 365
    case .twoMonths: 2 * 365
    case .threeMonths: 3 * 365
    case .sixMonths: 6 * 365
    case .oneYear: 12 * 365
    }
  }
}

extension String {
  fileprivate static func higher(_ step: SubscriptionLadder.Step, _ shorter: SubscriptionLadder.Step, _ other: String)
    -> String
  {
    "the price \(step.price.currency) \(step.price.written) for \(step.period.words) is "
      + "\(step.monthly.written) a month; \"\(other)\" costs \(shorter.monthly.written) a month "
      + "for \(shorter.period.words)"
  }
}

package import AppStoreReference
package import CatalogModel

/// Subscriptions of one level for the same customers, which are compared by what they cost a month.
package struct PeriodLadder {
  package struct Step: LadderStep {
    package let index: Int
    let period: SubscriptionPeriod
    package var price: Money

    /// Hundredths in 1/365 of a month.
    fileprivate var perMonth: ExactRatio { ExactRatio(numerator: price.hundredths, denominator: period.monthParts) }

    /// The price per month, rounded to hundredths.
    var monthly: Money {
      let cost = price.hundredths * SubscriptionPeriod.oneMonth.monthParts
      return Money(hundredths: (cost + period.monthParts / 2) / period.monthParts, currency: price.currency)
    }
  }

  /// The properties that subscriptions must have in common to be compared.
  private struct Customers: Hashable {
    let group: Int
    let level: Int
    let currency: CurrencyCode
    let isShared: Bool
    let storefronts: [Territory]?
    let platforms: [String]?
  }

  package let steps: [Step]

  package static func all(of catalog: Catalog) -> [PeriodLadder] {
    var ladders: [Customers: [Step]] = [:]
    for index in catalog.products.indices where catalog.products[index].subscription != nil {
      let product = catalog.products[index]
      guard let subscription = product.subscription, let period = subscription.period, let level = subscription.level,
        let price = product.price?.base(in: catalog.app.baseTerritory), price.hundredths > 0
      else { continue }
      let customers = Customers(
        group: subscription.group, level: level, currency: price.currency, isShared: product.isFamilySharable,
        storefronts: product.availability.storefronts, platforms: product.availability.platforms)
      ladders[customers, default: []].append(Step(index: index, period: period, price: price))
    }
    return ladders.values.map(PeriodLadder.init)
  }

  /// The subscriptions of which a shorter one costs less per month.
  package static func faults(of steps: [Step]) -> [LadderFault<Step>] {
    steps.compactMap { step in
      let shorter = steps.filter { $0.period.monthParts < step.period.monthParts }
      guard let best = shorter.min(by: { $0.perMonth < $1.perMonth }), best.perMonth.isClearlyLess(than: step.perMonth)
      else { return nil }
      return LadderFault(step: step, better: best)
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

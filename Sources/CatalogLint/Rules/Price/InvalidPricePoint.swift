import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Amounts that can't be chosen as a price.
enum InvalidPricePoint: ProductRule {
  static let description = RuleDescription(
    id: "invalid-price-point", category: .price, defaultSeverity: .error, fix: .unsafe,
    summary: "an amount that is not one of the storefront's price points",
    rationale: """
      A storefront offers about {price-points.default} prices, and a product has to use one of \
      them. {price-points.on-request} higher ones, up to USD {price-points.highest}, are available \
      on request, and are a warning: suppress the rule for a product that has one. The rule \
      ignores zero, and a classic tier always has a price. In a .storekit file, whose prices \
      change their currency with the tested storefront, it is only an info.
      """,
    facts: ["price-points", "price-points.default", "price-points.on-request", "price-points.highest"])

  static let examples = RuleExamples(
    """
    accepted:
    - coins: {type: consumable, price: {USD: 5.99}}
    - coins: {type: consumable, price: {CNY: 40, JPN: 800, EUR: 6.99}}
    - coins: {type: consumable, price: {USD: 0}}
    - coins: {type: consumable, price: {tier: 6}}
    rejected:
    - coins: {type: consumable, price: {USD: ⟦5.97⟧}}
    - coins: {type: consumable, price: {CNY: ⟦41.5⟧}}
    - coins: {type: consumable, price: {JPN: ⟦801.5⟧, USD: 5.99}}
    - coins: {type: consumable, price: {USD: ⟦1000000⟧}}
    rejected as warning:
    - coins: {type: consumable, price: {USD: ⟦4999.99⟧}}
    rejected:
    - … vip.monthly:
        price: {USD: 9.99}
        offers: [⟦{kind: promotional, mode: pay-as-you-go, period: 1 month, price: {USD: 4.97}}⟧]
    """)

  static func check(_ product: Product, in subject: CheckedSubject) -> [RuleFinding] {
    guard subject.facets.contains(.pricePoints) else { return [] }
    // The prices of billing plans follow from each other, and one of them is a total.
    return product.statedPrices.filter { $0.field != .billingPlans }
      .flatMap { check($0.price, at: $0.field, element: $0.element, in: subject) }
  }

  private static func check(_ price: Price, at field: CatalogField, element: Int?, in subject: CheckedSubject)
    -> [RuleFinding]
  {
    var findings: [RuleFinding] = []
    // The price of a StoreKit configuration has no currency of its own: it uses the currency of the
    // storefront being tested.
    let severity: Severity? = subject.facets.contains(.allStorefronts) ? nil : .info
    // The amounts of an offer have no path of their own.
    func report(_ index: Int, _ amount: Money, _ territory: Territory?, _ severity: Severity?) -> [RuleFinding] {
      guard let points = selectablePoints(amount) else { return [] }
      var findings: [RuleFinding] = []
      guard !points.mayBeOnRequest(amount) else {
        return findings + [
          RuleFinding(
            .onRequest(amount, points), at: subject.path(field, element: element ?? index),
            severity: severity ?? .warning,
            fact: "price-points.on-request")
        ]
      }
      findings.append(
        RuleFinding(
          .invalid(amount, territory, points), at: subject.path(field, element: element ?? index), severity: severity,
          fix: element == nil ? taking(points, for: amount, at: index, in: subject) : nil))
      return findings
    }
    for (index, amount) in price.amounts.enumerated() {
      findings += report(index, amount, mainStorefront(of: amount.currency, in: subject), severity)
    }
    for (index, override) in price.overrides.enumerated() {
      findings += report(price.amounts.count + index, override.amount, override.territory, nil)
    }
    return findings
  }

  /// The nearest price point, the lower of two.
  private static func taking(_ points: PricePoints, for amount: Money, at index: Int, in subject: CheckedSubject)
    -> Fix?
  {
    let (below, above) = points.nearest(to: amount.hundredths)
    let near = [below, above].compactMap { $0 }.min {
      abs($0.hundredths - amount.hundredths) < abs($1.hundredths - amount.hundredths)
    }
    guard let near else { return nil }
    let path = subject.path(.price, element: index)
    return Fix(
      "use the price point \(near.written)", safety: .unsafe, edits: [CatalogEdit(path, .replace(near.written))])
  }

  /// The price points for the currency of an amount, unless the amount is zero or one of them.
  private static func selectablePoints(_ amount: Money) -> PricePoints? {
    guard let points = PricePoints(in: amount.currency), !points.isSelectable(amount) else { return nil }
    return points
  }

  /// The app's base territory, else the country in the currency's code: US for USD.
  ///
  /// Nil for the euro; all storefronts of a currency have the same points.
  private static func mainStorefront(of currency: CurrencyCode, in subject: CheckedSubject) -> Territory? {
    if let base = subject.catalog.app.baseTerritory, base.currency == currency { return base }
    return Territory(alpha2: currency.description.prefix(2))
  }
}

extension Message {
  fileprivate static func onRequest(_ amount: Money, _ points: PricePoints) -> Message {
    let highest: Message =
      points.last.map { "the highest price point, \(amount.currency) \($0.written)" } ?? "the price points"
    let count = Facts.requestedPricePoints.value
    let more: Message =
      amount.currency == .usd ? "\(count) more up to USD \(Facts.highestPrice.record.value)" : "\(count) more"
    return "the price \(amount.currency) \(amount.written) is above \(highest); \(more) are available from Apple on "
      + "request"
  }

  fileprivate static func invalid(_ amount: Money, _ territory: Territory?, _ points: PricePoints) -> Message {
    let place: Message = territory.map { "of the \(phrase: $0.name) storefront" } ?? "in \(amount.currency)"
    let (below, above) = points.nearest(to: amount.hundredths)
    let near: Message =
      switch (below, above) {
      case (let below?, let above?): "nearest are \(below.written) and \(above.written)"
      case (let below?, nil): "the highest is \(below.written)"
      case (nil, let above?): "the lowest is \(above.written)"
      case (nil, nil): "it has none"
      }
    return "the price \(amount.currency) \(amount.written) is not a price point \(place); \(near)"
  }
}

import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Billing plans that the store doesn't accept.
enum InvalidBillingPlan: ProductRule {
  static let description = RuleDescription(
    id: "invalid-billing-plan", category: .subscription, defaultSeverity: .error,
    summary: "monthly payments for another period than {billing-plans.period}, or for too much",
    rationale: """
      Monthly payments with a commitment of twelve months exist for subscriptions of \
      {billing-plans.period} only. All payments together must cost {billing-plans.total} percent of \
      the price that is paid up front, and customers need version {billing-plans.system} of the \
      system. When the plan was introduced, it did not exist in some storefronts \
      ({billing-plans.storefronts}); whether it does now is contested. A plan that is listed twice is \
      a warning.
      """,
    facts: ["billing-plans.period", "billing-plans.total", "billing-plans.storefronts", "billing-plans.system"])

  static let examples = RuleExamples(
    around: """
      catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US}
      subscriptionGroups:
        vip:
          products:
            vip.yearly:
              …
      """,
    """
    accepted:
    - … period: 1 year
      price: {USD: 59.99}
      billingPlans: [{plan: MONTHLY, price: {USD: 5.99}}]
    - … period: 1 year
      price: {EUR: 60}
      billingPlans: [{plan: MONTHLY, price: {EUR: 5}}]
    - … period: 1 year
      price: {USD: 10}
      billingPlans: [{plan: MONTHLY, price: {EUR: 5}}]
    rejected:
    - … period: 6 months
      price: {USD: 59.99}
      billingPlans: [⟦{plan: MONTHLY, price: {USD: 5.99}}⟧]
    - … period: 1 year
      price: {USD: 99.99}
      billingPlans: [⟦{plan: MONTHLY, price: {USD: 4.99}}⟧]
    - … period: 1 year
      price: {JPY: 6000}
      billingPlans: [⟦{plan: MONTHLY, price: {JPY: 1000}}⟧]
    - … period: 1 year
      price: {tier: 60}
      billingPlans: [⟦{plan: MONTHLY, price: {tier: 20}}⟧]
    rejected as warning:
    - … period: 1 year
      price: {USD: 59.99}
      billingPlans: [{plan: MONTHLY, price: {USD: 5.99}}, ⟦{plan: MONTHLY, price: {USD: 6.99}}⟧]
    """)

  static func check(_ product: Product, in subject: CheckedSubject) -> [RuleFinding] {
    guard let subscription = product.subscription else { return [] }
    var findings: [RuleFinding] = []
    var seen: Set<String> = []
    for (index, plan) in subscription.billingPlans.enumerated()
    where plan.isEnabled && !plan.plan.isBlankText && !seen.insert(plan.plan.uppercased()).inserted {
      findings.append(
        RuleFinding(.repeated(plan.plan), at: subject.path(.billingPlans, element: index), severity: .warning))
    }
    for (index, plan) in subscription.billingPlans.enumerated()
    where plan.isEnabled && plan.plan.uppercased() == "MONTHLY" {
      if let period = subscription.period, period != Facts.commitmentPeriod.value {
        findings.append(RuleFinding(.period(period), at: subject.path(.billingPlans, element: index)))
      } else if let payments = plan.price {
        let mismatches = ComparedPrice.all(payments, of: product, in: subject).filter(isMismatch)
        if let message = ComparedPrice.fault({ .total($0.offered, $0.usual) }, for: mismatches) {
          findings.append(RuleFinding(message, at: subject.path(.billingPlans, element: index)))
        }
      }
    }
    return findings
  }

  /// Whether the payments are too low or too high for a price.
  private static func isMismatch(_ pair: ComparedPrice) -> Bool {
    let (payment, whole) = (pair.offered.hundredths, pair.usual.hundredths)
    let limits = Facts.commitmentTotal.value
    let percent = payment * Facts.commitmentPayments.value * 100
    return whole > 0 && (percent < whole * limits.lowerBound || percent > whole * limits.upperBound)
  }
}

extension Message {
  fileprivate static func repeated(_ plan: String) -> Message {
    "the billing plan \"\(plan)\" is listed twice; only one of them can be offered"
  }

  fileprivate static func period(_ period: SubscriptionPeriod) -> Message {
    "monthly payments need a subscription of \(phrase: Facts.commitmentPeriod.value.words), not of "
      + "\(phrase: period.words)"
  }

  fileprivate static func total(_ payment: Money, _ price: Money) -> Message {
    let total = Money(hundredths: payment.hundredths * Facts.commitmentPayments.value, currency: payment.currency)
    let limits = Facts.commitmentTotal.value
    return "twelve payments of \(payment) are \(total), but must be \(limits.lowerBound) to "
      + "\(limits.upperBound) percent of the price paid up front, \(price)"
  }
}

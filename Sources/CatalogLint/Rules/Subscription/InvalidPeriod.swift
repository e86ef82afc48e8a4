import AppStoreReference
import CatalogModel
import SourceSyntax

/// Subscriptions that do not say how long they run.
enum InvalidPeriod: ProductRule {
  static let facts = RuleFacts(
    id: "invalid-period", category: .subscription, severity: .error,
    summary: "an auto-renewable subscription without one of the store's six periods",
    rationale: """
      A subscription renews after a week, one, two, three or six months, or a year; it can't be \
      submitted without that, and it can't be changed after. A period that is written and is none \
      of those is reported as `invalid-catalog`, since it could not be read.
      """,
    sources: [SubscriptionPeriod.source])

  static let examples = RuleExamples(
    accepted: [
      RuleExample(group("vip.monthly: {period: 1 month, level: 1}")),
      RuleExample(group("vip.weekly: {period: 1 week, level: 1}")),
      RuleExample(group("vip.yearly: {period: 1 year, level: 1}")),
      RuleExample("pass: {type: non-renewing}"),
    ],
    rejected: [
      RuleExample(group("⟦vip.monthly⟧: {level: 1, price: {USD: 4.99}}")),
      RuleExample(group("⟦会员⟧: {level: 1, offers: []}")),
      RuleExample(group("⟦vip.yearly⟧: {level: 1}", "⟦vip.monthly⟧: {level: 2}")),
    ])

  private static func group(_ products: String...) -> String {
    """
    catalog: 1
    app: {bundleID: com.example.game, primaryLocale: en-US}
    products: {}
    subscriptionGroups:
      vip:
        products:
    \(products.map { "      \($0)" }.joined(separator: "\n"))
    """
  }

  static func check(_ product: Product, in lint: LintContext) {
    guard let subscription = product.subscription, subscription.period == nil,
      !lint.isReportedByReader(.period), lint.facets.contains(.subscriptionTerms)
    else { return }
    lint.report(.missing, at: .period)
  }
}

extension String {
  fileprivate static var missing: String {
    "the subscription has no period; expected one of "
      + SubscriptionPeriod.allCases.map { "\"\($0.words)\"" }.joined(separator: ", ")
  }
}

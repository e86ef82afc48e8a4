import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Products whose last day is before their first.
enum InvalidAvailability: ProductRule {
  static let description = RuleDescription(
    id: "invalid-availability", category: .source, defaultSeverity: .error,
    summary: "a product whose last day is before its first, so that no client is offered it",
    rationale: """
      `from` and `until` are the first and the last day on which clients are offered the product. \
      App Store Connect doesn't know them: to stop the sale, deselect the storefronts.
      """,
    sources: [.catalogFormat])

  static let examples = RuleExamples(
    """
    accepted:
    - coins: {type: consumable, from: 2027-03-01, until: 2027-03-01}
    - coins: {type: consumable, from: 2027-03-01}
    - coins: {type: consumable, until: 2020-03-01}
    rejected:
    - coins: {type: consumable, from: 2027-03-01, until: ⟦2027-02-01⟧}
    - coins: {type: consumable, from: 2019-12-31, until: ⟦2019-12-30⟧, hidden: true}
    - … vip.monthly: {period: 1 month, from: 2027-11-30, until: ⟦2027-11-26⟧}
    """)

  static func check(_ product: Product, in subject: CheckedSubject) -> [RuleFinding] {
    guard let from = product.availability.from, let until = product.availability.until, until < from else { return [] }
    return [
      RuleFinding(
        "the last day, \(until), is before the first, \(from); no client is ever offered the product",
        at: subject.path(.until), related: [.init("the first day", subject.path(.from))])
    ]
  }
}

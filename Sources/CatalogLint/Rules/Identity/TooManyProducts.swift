import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// More products than an app can have.
enum TooManyProducts: CatalogRule {
  static let description = RuleDescription(
    id: "too-many-products", category: .identity, defaultSeverity: .error,
    summary: "over {products.per-app} products in one app, or {groups.subscriptions} subscriptions in a group",
    rationale: """
      App Store Connect allows at most {products.per-app} in-app purchases per app, including those that were \
      removed from sale, and at most {groups.subscriptions} subscriptions in a subscription group.
      """,
    facts: ["products.per-app", "groups.subscriptions"])

  /// Ten thousand products would not be a readable example; the tests generate them.
  static let examples = RuleExamples(
    """
    accepted:
    - coins60: {type: consumable}
    - coins60: {type: consumable}
      coins300: {type: consumable}
    - sword: {type: non-consumable}
      pass: {type: non-renewing}
    """)

  static func check(_ catalog: Catalog, in checked: CheckedCatalog) -> [RuleFinding] {
    var findings: [RuleFinding] = []
    for (group, members) in catalog.productsByGroup.enumerated() {
      let limit = Facts.subscriptionsPerGroup.value
      guard members.count > limit else { continue }
      findings.append(
        RuleFinding(
          .tooMany(members.count, limit, in: catalog.groups[group].key),
          at: CatalogPath(.product(members[limit]), .productID)))
    }
    let limit = checked.profile.productsPerApp.value
    guard catalog.products.count > limit else { return findings }
    findings.append(RuleFinding(.tooMany(catalog.products.count, limit), at: CatalogPath(.product(limit), .productID)))
    return findings
  }
}

extension Message {
  fileprivate static func tooMany(_ count: Int, _ limit: Int) -> Message {
    "the app has \(count) products; App Store Connect allows at most \(limit), and this is the "
      + "first over the limit"
  }

  fileprivate static func tooMany(_ count: Int, _ limit: Int, in group: String) -> Message {
    "the subscription group \"\(group)\" has \(count) subscriptions; App Store Connect allows at most "
      + "\(limit), and this is the first over the limit"
  }
}

import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// A subscription whose period or group differs from an earlier published revision.
enum ChangedSubscription: CatalogRule {
  static let description = RuleDescription(
    id: "changed-subscription", category: .subscription, defaultSeverity: .error, preconditions: [.earlierRevision],
    summary: "a subscription whose period or group differs from that of the revision compared with",
    rationale: """
      The period of a subscription and the group that it is in are fixed once it was submitted: \
      customers have paid for the one, and are moved within the other. A subscription for another \
      period needs a new ID. The rule compares with the revision given by `--against`, or with the \
      store given by `--store`.
      """,
    sources: [.openAPI])

  static let examples = RuleExamples(
    around: """
      catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US}
      subscriptionGroups:
        …
      """,
    """
    accepted:
    - … vip:
        products:
          monthly: {period: 1 month, level: 1}
      --- previous
      … vip:
        products:
          monthly: {period: 1 month, level: 1}
    - … vip:
        products:
          monthly: {period: 1 month, level: 1}
      --- previous
      coins60: {type: consumable}
    - … vip:
        products:
          pass: {period: 1 month, level: 1}
      --- previous
      … vip:
        products:
          monthly: {period: 1 year, level: 1}
    rejected:
    - … vip:
        products:
          monthly: {period: ⟦1 year⟧, level: 1}
      --- previous
      … vip:
        products:
          monthly: {period: 1 month, level: 1}
    - … vip:
        products:
          monthly: {period: ⟦1 week⟧, level: 1}
      --- previous
      … vip:
        products:
          monthly: {period: 2 months, level: 1}
    - … gold:
        products:
          ⟦monthly⟧: {period: 1 month, level: 1}
      --- previous
      … vip:
        products:
          monthly: {period: 1 month, level: 1}
    """)

  static func check(_ catalog: Catalog, in checked: CheckedCatalog) -> [RuleFinding] {
    var findings: [RuleFinding] = []
    var before: [ExactText: (period: SubscriptionPeriod?, group: String)] = [:]
    if let previous = checked.input.previous {
      for product in previous.products {
        guard let subscription = product.subscription, previous.groups.indices.contains(subscription.group) else {
          continue
        }
        before[ExactText(product.productID)] = (subscription.period, previous.groups[subscription.group].key)
      }
    }
    for (index, product) in catalog.products.enumerated() {
      guard let subscription = product.subscription, catalog.groups.indices.contains(subscription.group),
        let (period, group) = before[ExactText(product.productID)]
      else { continue }
      if let old = period, let new = subscription.period, old != new {
        findings.append(
          RuleFinding(
            .changed("period", product.productID, from: old.words, to: new.words),
            at: CatalogPath(.product(index), .period)))
      }
      let key = catalog.groups[subscription.group].key
      if ExactText(key) != ExactText(group) {
        findings.append(
          RuleFinding(.changed("group", product.productID, from: group, to: key), at: CatalogPath(.product(index))))
      }
    }
    findings += checked.input.conflicts(of: description.id, at: nil)
    return findings
  }
}

extension Message {
  fileprivate static func changed(_ what: Message, _ id: String, from old: String, to new: String) -> Message {
    "the \(what) of \"\(id)\" was published as \"\(old)\" and can't become \"\(new)\"; give the product a new ID"
  }
}

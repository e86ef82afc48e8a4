import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Subscriptions whose rank in their group is not clear.
enum InvalidLevel: CatalogRule {
  static let description = RuleDescription(
    id: "invalid-level", category: .subscription, defaultSeverity: .error,
    summary: "a subscription without a level among others of its group; a gap in the levels: info",
    rationale: """
      The level decides whether a change between two subscriptions of a group is an upgrade, which \
      takes effect immediately, or a downgrade, which waits for the next renewal: level \
      {subscriptions.level} is the highest, and several products may share a level. A group's only \
      product is implicitly at level {subscriptions.level}. The store numbers levels without gaps, \
      so a gap is usually left over from a removed product.
      """,
    facts: ["subscriptions.level"])

  static let examples = RuleExamples(
    """
    accepted:
    - … a: {period: 1 month, level: 1}
      b: {period: 1 year, level: 1}
    - … a: {period: 1 month, level: 2}
      b: {period: 1 year, level: 1}
    - … a: {period: 1 month}
    rejected:
    - … ⟦a⟧: {period: 1 month}
      b: {period: 1 year, level: 1}
    - … ⟦a⟧: {period: 1 month}
      ⟦b⟧: {period: 1 year}
    rejected as info:
    - … a: {period: 1 month, level: ⟦3⟧}
      b: {period: 1 year, level: 1}
    - … a: {period: 1 month, level: ⟦2⟧}
    """)

  static func check(_ catalog: Catalog, in checked: CheckedCatalog) -> [RuleFinding] {
    var findings: [RuleFinding] = []
    for products in catalog.productsByGroup { findings += check(products, of: catalog, in: checked) }
    return findings
  }

  private static func check(_ products: [Int], of catalog: Catalog, in checked: CheckedCatalog) -> [RuleFinding] {
    var findings: [RuleFinding] = []
    var seen: Set<Int> = []
    var isKnown = true
    for index in products {
      let level = catalog.products[index].subscription?.level
      if let level, level >= 1 {
        seen.insert(level)
        continue
      }
      isKnown = false
      guard level != nil || products.count > 1 && checked.facets.contains(.levels),
        !checked.isReportedByReader(CatalogPath(.product(index), .level))
      else { continue }
      findings.append(
        RuleFinding(
          level.map(Message.tooLow) ?? "the subscription has no level, which ranks it among the others of its group",
          at: CatalogPath(.product(index), .level)))
    }
    // If a level is missing, the gap may be where it belongs.
    guard isKnown else { return findings }
    for (place, level) in seen.sorted().enumerated() where level != place + 1 {
      guard let first = products.first(where: { catalog.products[$0].subscription?.level == level }) else {
        return findings
      }
      findings.append(RuleFinding(.gap(level, after: place), at: CatalogPath(.product(first), .level), severity: .info))
      return findings
    }
    return findings
  }
}

extension Message {
  fileprivate static func tooLow(_ level: Int) -> Message { "the level is \(level); 1 is the highest" }

  fileprivate static func gap(_ level: Int, after count: Int) -> Message {
    count == 0
      ? "the highest level of the group is \"\(level)\"; the store counts from 1"
      : "level \"\(level)\" comes after \(count) in this group; the store counts without gaps"
  }
}

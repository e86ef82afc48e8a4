import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Two products of an app with the same reference name.
enum DuplicateReferenceName: CatalogRule {
  static let description = RuleDescription(
    id: "duplicate-reference-name", category: .identity, defaultSeverity: .error,
    summary: "the same reference name on two products of an app",
    rationale: "App Store Connect accepts a reference name only once per app.", sources: [.productInformation])

  static let examples = RuleExamples(
    #"""
    accepted:
    - coins60: {type: consumable, referenceName: 60 coins}
      coins300: {type: consumable, referenceName: 300 coins}
    - coins60: {type: consumable, referenceName: Coins}
      coins300: {type: consumable, referenceName: More coins}
    - coins60: {type: consumable}
      coins300: {type: consumable}
    rejected:
    - coins60: {type: consumable, referenceName: Coins}
      coins300: {type: consumable, referenceName: ⟦Coins⟧}
    - coins60: {type: consumable, referenceName: 金币}
      coins300: {type: consumable, referenceName: 更多金币}
      coins680: {type: consumable, referenceName: ⟦金币⟧}
    - cafe: {type: consumable, referenceName: Café}
      again: {type: consumable, referenceName: ⟦"Cafe\u0301"⟧}
    - catalog: 1
      app: {bundleID: com.example.game, primaryLocale: ko}
      products:
        pass: {type: non-renewing, referenceName: 시즌 패스}
      subscriptionGroups:
        vip:
          products:
            monthly: {referenceName: ⟦시즌 패스⟧, period: 1 month, level: 1}
    """#)

  static func check(_ catalog: Catalog, in checked: CheckedCatalog) -> [RuleFinding] {
    guard checked.facets.contains(.referenceNames) else { return [] }
    var findings: [RuleFinding] = []
    var first: [String: Int] = [:]
    // By index: copying a product counts references to everything in it.
    for index in catalog.products.indices {
      guard let name = catalog.products[index].referenceName, !(name as String?).isBlank else { continue }
      guard let earlier = first[name] else {
        first[name] = index
        continue
      }
      guard let (other, index) = checked.input.inOrder(earlier, index) else { continue }
      findings.append(
        RuleFinding(
          "reference name \"\(name)\" is used by \"\(catalog.products[other].productID)\" as well",
          at: CatalogPath(.product(index), .referenceName),
          related: [.init("first used here", CatalogPath(.product(other), .referenceName))]))
    }
    return findings
  }
}

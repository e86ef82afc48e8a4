import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Products and groups without a reference name.
enum MissingReferenceName: ProductRule, GroupRule {
  static let description = RuleDescription(
    id: "missing-reference-name", category: .identity, defaultSeverity: .error,
    summary: "a product or subscription group without a reference name",
    rationale: """
      App Store Connect requires a reference name to save a product. Customers never see it; sales \
      reports use it.
      """,
    facts: ["reference-name.length"])

  static let examples = RuleExamples(
    """
    accepted:
    - coins60: {type: consumable, referenceName: 60 coins}
    - coins60: {type: consumable, referenceName: 60枚金币}
    - sword: {type: non-consumable, referenceName: Schwert}
    rejected:
    - ⟦coins60⟧: {type: consumable}
    - coins60: {type: consumable, referenceName: ⟦""⟧}
    - coins60: {type: consumable, referenceName: ⟦"  "⟧}
    """)

  static func check(_ product: Product, in subject: CheckedSubject) -> [RuleFinding] {
    guard subject.facets.contains(.referenceNames), product.referenceName.isBlank else { return [] }
    return [RuleFinding("the product has no reference name", at: subject.path(.referenceName))]
  }

  static func check(_ group: SubscriptionGroup, in subject: CheckedSubject) -> [RuleFinding] {
    guard subject.facets.contains(.referenceNames), group.referenceName.isBlank else { return [] }
    return [RuleFinding("the subscription group has no reference name", at: subject.path(.referenceName))]
  }
}

extension String? {
  /// Missing, empty, or nothing but whitespace.
  var isBlank: Bool { self?.isBlankText ?? true }
}

import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Reference names of the wrong length or with characters that can't be shown.
enum InvalidReferenceName: ProductRule, GroupRule {
  static let description = RuleDescription(
    id: "invalid-reference-name", category: .identity, defaultSeverity: .error,
    summary: "a reference name outside {reference-name.length} characters, or with control characters",
    rationale: """
      App Store Connect does not save the product. Zero-width characters and those that control the \
      direction of text are a warning: nobody sees them, and two names that look the same may differ \
      by one.
      """,
    facts: ["reference-name.length"], sources: [.metadataSpecification])

  static let examples = RuleExamples(
    #"""
    accepted:
    - coins60: {type: consumable, referenceName: 60 coins}
    - coins60: {type: consumable, referenceName: 金币}
    - chest: {type: consumable, referenceName: Große Schatztruhe}
    - family: {type: consumable, referenceName: Family 👨‍👩‍👧 pack}
    rejected:
    - coins60: {type: consumable, referenceName: ⟦币⟧}
    - coins60:
        type: consumable
        referenceName: ⟦Sixty gold coins for the shop, sold from the first release of the game⟧
    - coins60: {type: consumable, referenceName: ⟦"60\tcoins"⟧}
    rejected as warning:
    - coins60: {type: consumable, referenceName: ⟦"\u202Esnioc 06"⟧}
    - coins60: {type: consumable, referenceName: ⟦"60\u200B coins"⟧}
    """#)

  static func check(_ product: Product, in subject: CheckedSubject) -> [RuleFinding] {
    check(product.referenceName, in: subject)
  }

  static func check(_ group: SubscriptionGroup, in subject: CheckedSubject) -> [RuleFinding] {
    check(group.referenceName, in: subject)
  }

  private static func check(_ name: String?, in subject: CheckedSubject) -> [RuleFinding] {
    guard subject.facets.contains(.referenceNames), let name, !(name as String?).isBlank else { return [] }
    var findings: [RuleFinding] = []
    let limits = subject.profile.referenceName.value
    let length = name.utf16.count
    if length > limits.upperBound {
      findings.append(
        RuleFinding(
          "reference name \"\(name)\" has \(length) characters; at most \(limits.upperBound) are allowed",
          at: subject.path(.referenceName)))
    } else if name.utf8.count < limits.lowerBound * 4, name.count < limits.lowerBound {
      findings.append(
        RuleFinding(
          "reference name \"\(name)\" is shorter than \(limits.lowerBound) characters", at: subject.path(.referenceName)
        ))
    }
    if let fault = NameCharacters(in: name) {
      findings.append(
        RuleFinding(fault.message("the reference name"), at: subject.path(.referenceName), severity: fault.severity))
    }
    return findings
  }
}

import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// IDs that App Store Connect rejects because of their length or their characters.
enum InvalidProductID: ProductRule {
  static let description = RuleDescription(
    id: "invalid-product-id", category: .identity, defaultSeverity: .error,
    summary: "a product ID that is empty, too long, or has characters other than A–Z a–z 0–9 . _",
    rationale: """
      App Store Connect rejects the product, and an ID can't be changed once it is saved. A hyphen \
      alone is a warning: Apple's help page allows hyphens, but one project noted in September 2026 \
      that the API refused a new product with one. Set `legacyID: true` on a product that was \
      accepted with a hyphen; the profile `before2023` allows them.
      """,
    facts: ["product-id.length", "product-id.characters", "product-id.hyphen"])

  static let examples = RuleExamples(
    """
    accepted:
    - coins400: {type: consumable}
    - vip_2.gold: {type: consumable}
    - old: {type: consumable, id: com.example.gem-pack, legacyID: true}
    rejected as warning:
    - ⟦gem-pack⟧: {type: consumable}
    rejected:
    - pack: {type: consumable, id: ⟦com.example.金币400⟧}
    - ⟦gems!⟧: {type: consumable}
    - empty: {type: consumable, id: ⟦""⟧}
    """)

  static func check(_ product: Product, in subject: CheckedSubject) -> [RuleFinding] {
    var findings: [RuleFinding] = []
    let limit = subject.profile.productID.value.upperBound
    let length = product.productID.utf8.count
    if length == 0 {
      if !subject.isReportedByReader(.productID) {
        findings.append(RuleFinding("the product ID is empty", at: subject.path(.productID)))
      }
      return findings
    }
    if length > limit {
      findings.append(
        RuleFinding(
          "product ID \"\(product.productID)\" has \(length) characters; at most \(limit) are allowed",
          at: subject.path(.productID)))
    }
    // A hyphen has its own message, and may occur along with something worse.
    let worse = ProductIDForm.firstRefused(in: product.productID, isLegacy: true)
    let allowsHyphen = product.hasLegacyID || subject.profile.allowsHyphenInProductID.value
    if ProductIDForm.firstRefused(in: product.productID, isLegacy: allowsHyphen) == "-" {
      findings.append(
        RuleFinding(
          "product ID \"\(product.productID)\" has a hyphen, which Apple's help page allows, but which App Store "
            + "Connect refused according to a note of \(subject.profile.allowsHyphenInProductID.source.date); use "
            + "\"_\" or \".\", or set \"legacyID: true\" if it exists already",
          at: subject.path(.productID),
          severity: .warning,
          fact: "product-id.hyphen"))
    }
    if let worse {
      findings.append(
        RuleFinding(
          "product ID \"\(product.productID)\" contains \"\(worse)\"; only letters A–Z, digits, \".\" and \"_\" are "
            + "allowed",
          at: subject.path(.productID), fact: "product-id.characters"))
    }
    return findings
  }
}

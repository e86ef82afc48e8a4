import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// IDs that Google Play would reject.
enum IDNotPortable: ProductRule {
  static let description = RuleDescription(
    id: "id-not-portable", category: .identity, defaultSeverity: .warning, isOptIn: true,
    summary: "a product ID that Google Play does not accept",
    rationale: """
      Google Play's product IDs begin with a lowercase letter or a digit, and otherwise contain \
      only those, "_" and ".". Turn the rule on when both stores share one list of IDs.
      """,
    facts: ["google-play.product-id", "google-play.product-id.length"])

  static let examples = RuleExamples(
    """
    accepted:
    - coins60: {type: consumable}
    - vip_gold.1: {type: consumable}
    - pass: {type: non-renewing, id: 2026.season_pass}
    rejected:
    - ⟦Coins60⟧: {type: consumable}
    - coins: {type: consumable, id: ⟦_coins⟧}
    - pass: {type: non-renewing, id: ⟦com.example.game.SeasonPass⟧}
    """)

  static func check(_ product: Product, in subject: CheckedSubject) -> [RuleFinding] {
    let id = product.productID.utf8
    guard let first = id.first else { return [] }
    var findings: [RuleFinding] = []
    func isLowerOrDigit(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    let isPortable =
      isLowerOrDigit(first) && Facts.portableIDLength.value.contains(id.count)
      && id.allSatisfy { isLowerOrDigit($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") }
    if !isPortable { findings.append(RuleFinding(.notPortable(product.productID), at: subject.path(.productID))) }
    return findings
  }
}

extension Message {
  fileprivate static func notPortable(_ id: String) -> Message {
    "product ID \"\(id)\" can't be used on Google Play, which allows a–z, 0–9, \".\" and \"_\", "
      + "starting with a letter or digit"
  }
}

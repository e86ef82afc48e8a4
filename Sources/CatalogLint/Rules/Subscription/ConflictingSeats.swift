import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Seats of a subscription that contradict its other fields.
enum ConflictingSeats: ProductRule {
  static let description = RuleDescription(
    id: "conflicting-seats", category: .subscription, defaultSeverity: .warning,
    summary: "several seats of a subscription that families share, or markets without seats",
    rationale: """
      The store sells several seats of a subscription at once unless that is turned off, and turns it \
      off by itself when Family Sharing is turned on; whether both can be on is not known. Markets \
      say where several seats are sold, so they mean nothing for a subscription that is sold by the \
      seat nowhere. A catalog that says nothing about seats leaves them to the store.
      """,
    sources: [.multiSeatNotes])

  static let examples = RuleExamples(
    around: """
      catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US}
      subscriptionGroups:
        vip:
          products:
            vip.yearly:
              …
      """,
    """
    accepted:
    - … period: 1 year
    - … multiSeat: enabled
      markets: [app-store, business]
    - … multiSeat: disabled
      familySharable: true
    - … markets: [school]
    rejected:
    - … familySharable: true
      multiSeat: ⟦enabled⟧
    - … multiSeat: disabled
      markets: ⟦[school, business]⟧
    - … markets: ⟦[]⟧
    - … markets: ⟦[school, app-store, school]⟧
    """)

  static func check(_ product: Product, in subject: CheckedSubject) -> [RuleFinding] {
    guard let subscription = product.subscription else { return [] }
    var findings: [RuleFinding] = []
    if subscription.isMultiSeat == true, product.isFamilySharable {
      findings.append(
        RuleFinding(
          "the store turns \"multiSeat\" off when \"familySharable\" is turned on, and may refuse both together; "
            + "expected \"disabled\"",
          at: subject.path(.multiSeat)))
    }
    guard let markets = subscription.markets else { return findings }
    if subscription.isMultiSeat == false {
      findings.append(RuleFinding("\"markets\" means nothing with \"multiSeat: disabled\"", at: subject.path(.markets)))
    } else if markets.isEmpty {
      findings.append(
        RuleFinding(
          "\"markets\" names no market; \"multiSeat: disabled\" ends the sale of several seats",
          at: subject.path(.markets)))
    } else if let twice = markets.enumerated().first(where: { markets[..<$0.offset].contains($0.element) }) {
      findings.append(RuleFinding("\"markets\" names \"\(twice.element.rawValue)\" twice", at: subject.path(.markets)))
    }
    return findings
  }
}

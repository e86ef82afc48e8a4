import Basics
import Testing

@testable import CatalogStore

@Suite("The ledger refuses what App Store Connect would refuse") struct LedgerRulesTests {
  private static let known = LedgerEntry(
    product: LedgerProduct(id: "vip", type: "auto-renewable", period: "1 month", group: "vip"), first: 3)

  @Test(
    "what can never change about an ID is refused",
    arguments: [
      (LedgerProduct(id: "vip", type: "consumable"), LedgerViolation.Rule.type),
      (LedgerProduct(id: "vip", type: "auto-renewable", period: "1 year", group: "vip"), LedgerViolation.Rule.period),
      (LedgerProduct(id: "vip", type: "auto-renewable", period: "1 month", group: "gold"), LedgerViolation.Rule.group),
    ]) func changed(_ product: LedgerProduct, _ rule: LedgerViolation.Rule)
  {
    let (_, violations) = LedgerRules.apply([product], retired: [], to: ["vip": Self.known])
    #expect(violations.map(\.rule) == [rule])
    #expect(violations.allSatisfy { $0.message.english.contains("in revision 3") })
  }

  @Test("a retired ID can't be used again, and the message says since when and why") func retired() {
    var entry = Self.known
    entry.retired = Timestamp(milliseconds: 1_700_000_000_000)
    entry.reason = "sold to nobody"
    let (_, violations) = LedgerRules.apply([entry.product], retired: [], to: ["vip": entry])
    #expect(violations.map(\.rule) == [.retired])
    #expect(
      violations.first?.message.english
        == "\"vip\" was retired on 2023-11-14 (sold to nobody) and can't be used again; choose a new " + "product ID")
  }

  @Test("an ID that is sold can't be listed as retired") func both() {
    let (_, violations) = LedgerRules.apply([Self.known.product], retired: ["vip"], to: ["vip": Self.known])
    #expect(violations.map(\.rule) == [.sold])
  }

  @Test("IDs are compared by bytes") func bytes() {
    let composed = LedgerProduct(id: "caf\u{E9}", type: "consumable")
    let entry = LedgerEntry(product: composed, first: 1, retired: .now)
    let (outcome, violations) = LedgerRules.apply(
      [LedgerProduct(id: "cafe\u{301}", type: "consumable")], retired: [], to: [ExactText(composed.id): entry])
    #expect(violations.isEmpty)
    #expect(outcome.added.count == 1)
  }

  @Test("what was imported without its type is completed, and then kept") func completed() {
    let imported = LedgerEntry(product: LedgerProduct(id: "coins"))
    let (outcome, violations) = LedgerRules.apply(
      [LedgerProduct(id: "coins", type: "consumable")], retired: [], to: ["coins": imported])
    #expect(violations.isEmpty)
    #expect(outcome.completed == [LedgerProduct(id: "coins", type: "consumable")])
  }

  @Test("products that are removed and that come back are noted") func comings() {
    var gone = Self.known
    gone.removedIn = 5
    let (outcome, violations) = LedgerRules.apply(
      [gone.product], retired: [], to: ["vip": gone, "old": LedgerEntry(product: LedgerProduct(id: "old"), first: 1)])
    #expect(violations.isEmpty)
    #expect(outcome.returned == ["vip"])
    #expect(outcome.removed == ["old"])
  }
}

import AppStoreConnectSimulator
import Foundation
import SourceSyntax
import Testing

/// A plan that a person has approved, and that is applied later.
@Suite("An approved plan") struct ApprovedPlanTests {
  private typealias Store = AscCommandTests.Store

  /// Something that happens between the approval and the run, and the reason for which the run is refused.
  struct Event: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// A text of the catalog and its replacement, by whoever applies another catalog meanwhile.
    var applied: (String, String)?
    /// The same in the catalog of the plan.
    var written: (String, String)?
    /// The same in the plan itself.
    var planned: (String, String)?
    var deed: @Sendable (AppStoreConnectSimulator) -> Void = { _ in }
    /// Whether the file of the screenshot changes.
    var changesPicture = false
    /// Nil for an event that changes nothing in what was approved.
    let reason: String?
  }

  private static let store = "the store has changed since the plan was made"
  private static let catalog = "the catalog has changed since the plan was made"

  static let events: [Event] = [
    Event(testDescription: "nothing", reason: nil),
    Event(
      testDescription: "a comment in the catalog", written: ("# the best seller", "# our best seller"), reason: nil),
    Event(
      testDescription: "a text at the store", applied: ("All of it for a month.", "Everything for a month."),
      reason: store),
    Event(testDescription: "a price at the store", applied: ("USD: 5.99", "USD: 7.99"), reason: store),
    Event(
      testDescription: "a price of one storefront at the store", applied: ("{USD: 5.99}", "{USD: 5.99, JPN: 700}"),
      reason: store),
    Event(
      testDescription: "storefronts at the store",
      applied: ("grants: {gold: 400}", "storefronts: [JPN, USA]\n    grants: {gold: 400}"), reason: store),
    Event(
      testDescription: "an offer at the store",
      applied: ("level: 1", "level: 1\n        offers: [{kind: introductory, mode: free-trial, period: 1 week}]"),
      reason: store),
    Event(
      testDescription: "an offer code at the store",
      applied: (
        "grants: {gold: 400}",
        "offerCodes: [{referenceName: Launch, eligibility: [non-spender], free: true}]\n    grants: {gold: 400}"
      ), reason: store),
    Event(testDescription: "a name at the store", applied: ("400 gold coins\n", "400 coins\n"), reason: store),
    Event(testDescription: "notes at the store", applied: ("notes: Home › VIP", "notes: VIP"), reason: store),
    Event(testDescription: "a group's text at the store", applied: ("{title: VIP}", "{title: Club}"), reason: store),
    Event(
      testDescription: "a product at the store",
      applied: (
        "subscriptionGroups:",
        """
          gems:
            type: consumable
            referenceName: Gems
            price: {USD: 0.99}
            localizations: {en-US: {title: Ten Gems, description: Adds ten gems.}}
        subscriptionGroups:
        """
      ), reason: store),
    Event(
      testDescription: "seats at the store", deed: { $0.changeAll("subscriptions", "multiSeatStatus", to: "DISABLED") },
      reason: store),
    Event(
      testDescription: "family sharing at the store",
      deed: { $0.changeAll("subscriptions", "familySharable", to: true) },
      reason: store),
    Event(testDescription: "a review that begins", deed: { $0.reviewAll(.submit) }, reason: store),
    Event(
      testDescription: "a text in the catalog", written: ("title: VIP Monthly", "title: VIP Month"), reason: catalog),
    Event(testDescription: "a price in the catalog", written: ("USD: 6.99", "USD: 8.99"), reason: catalog),
    Event(testDescription: "a grant in the catalog", written: ("{gold: 400}", "{gold: 500}"), reason: catalog),
    Event(
      testDescription: "a screenshot", changesPicture: true,
      reason: "the file \"shop.png\" has changed since the plan was made"),
    Event(
      testDescription: "an amount in the plan", planned: (#""new": "6.99""#, #""new": "8.99""#),
      reason: "the store's prices have changed since the plan was made"),
    Event(
      testDescription: "a text in the plan",
      planned: ("Adds 400 gold coins at once to", "Adds 400 gold coins to"),
      reason: "the file says other than what would be done"),
    Event(
      testDescription: "the consequences in the plan", planned: (#""consequences": ["#, #""remarks": ["#),
      reason: "the file says other than what would be done"),
    Event(
      testDescription: "a decision in the plan",
      planned: (#""existingSubscribers": "keep""#, #""existingSubscribers": "change""#),
      reason: "the steps are not those of the plan"),
  ]

  @Test("is applied if nothing has changed, and otherwise refused for the right reason", arguments: events.indices)
  func refused(_ index: Int) async throws {
    let event = Self.events[index]
    let store = try Store()
    var picture = try Data(contentsOf: URL(filePath: Samples.catalog("GoldRush/screenshots/shop-gold.png")))
    let file = store.folder.path("plan.json")
    try picture.write(to: URL(filePath: store.folder.path("shop.png")))
    func write(_ edits: [(String, String)], to name: String = "catalog.yml") throws {
      var text = AscCommandTests.catalog
      for (old, new) in edits {
        #expect(text.contains(old), "\(old)")
        text = text.replacing(old, with: new)
      }
      try store.folder.write(text, to: name)
    }
    try write([])
    #expect(await store.run("apply", store.catalog, "--yes", "--no-lint").status == 0)
    if !event.testDescription.contains("review") {
      store.simulator.reviewAll(.submit)
      store.simulator.reviewAll(.approve)
    }
    // A raise of each, a text, and a screenshot.
    let wanted = [
      ("USD: 5.99", "USD: 6.99"), ("USD: 4.99", "USD: 5.99"),
      ("Adds 400 gold coins to", "Adds 400 gold coins at once to"),
      ("review: {notes: Home › Shop}", "review: {notes: Home › Shop, screenshot: shop.png}"),
    ]
    try write(wanted)
    let plan = await store.run(
      "plan", store.catalog, "--no-lint", "--price-start", "2026-12-01", "--existing-subscribers", "keep", "--out", file
    )
    #expect(plan.status == 4, "\(plan.errors)")
    if let applied = event.applied {
      try write([applied], to: "other.yml")
      let other = await store.run(
        "apply", store.folder.path("other.yml"), "--yes", "--no-lint", "--price-start", "2026-12-01",
        "--existing-subscribers", "keep", "--offer-start", "2026-12-01")
      #expect(other.status == 0, "\(other.output)\(other.errors)")
    }
    event.deed(store.simulator)
    if let written = event.written { try write(wanted + [written]) }
    if event.changesPicture {
      picture.append(0)
      try picture.write(to: URL(filePath: store.folder.path("shop.png")))
    }
    if let planned = event.planned {
      let text = try store.folder.text("plan.json")
      #expect(text.contains(planned.0), "\(planned.0)")
      try store.folder.write(text.replacing(planned.0, with: planned.1), to: "plan.json")
    }
    store.simulator.clearLog()
    let run = await store.run("apply", store.catalog, "--plan", file, "--yes", "--no-lint")
    if let reason = event.reason {
      #expect(run.status == 3 && run.errors.contains(reason), "\(run.status) \(run.errors)\(run.output)")
      #expect(store.simulator.writes.isEmpty)
    } else {
      #expect(!store.simulator.writes.isEmpty, "\(run.errors)\(run.output)")
      #expect(!run.errors.contains("plan again"), "\(run.errors)")
    }
  }
}

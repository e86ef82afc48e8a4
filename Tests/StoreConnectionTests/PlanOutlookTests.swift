import AppStoreConnect
import AppStoreConnectSimulator
import AppStoreReference
import Basics
import CatalogModel
import StoreConnection
import Testing

@Suite("What a plan says of all its steps") struct PlanOutlookTests {
  private func lines(_ plan: Plan, _ key: String) -> [String] { plan.outlook.first { $0.key == key }?.lines ?? [] }

  /// Two one-time products on sale and a subscription.
  private static func catalog() -> Catalog {
    var catalog = PricePlanTests.catalog(499, isSubscription: false)
    catalog.app.baseTerritory = PricePlanTests.usa
    return catalog
  }

  @Test("each change is noticed at once, on its day or after a review", arguments: PricePlanTests.readings) func times(
    _ isSecond: Bool
  ) throws {
    var world = try PricePlanTests.onSale(Self.catalog(), isSecond ? .secondReading : SimulatorRules())
    let id = Self.catalog().products[0].productID
    var catalog = Self.catalog()
    catalog.products[0].review.notes = "Home, then the shop"
    let unseen = try world.plan(catalog)
    #expect(lines(unseen, "customers") == ["none of the changes"] && lines(unseen, "permanent").isEmpty)
    catalog.products[0].localizations[0].description = "Something else."
    catalog.products[0].price = Price(amounts: [Money(hundredths: 599, currency: .usd)])
    catalog.products[0].availability.storefronts = [PricePlanTests.usa]
    let plan = try world.plan(catalog)
    let reviewed = "once sent with \"asc submit\" and approved: the texts of \(id)"
    #expect(
      lines(plan, "customers") == [
        "at once, with \"asc apply\": the storefronts of \(id); the prices of \(id)", reviewed,
      ])
    #expect(
      lines(plan, "permanent") == [
        "a version can be filled anew until it is sent to review, and never deleted: \(id)"
      ])
    world.options.priceStart = PricePlanTests.day(9)
    let dated = try world.plan(catalog)
    #expect(
      lines(dated, "customers") == [
        "at once, with \"asc apply\": the storefronts of \(id)", "from \(PricePlanTests.day(9)): the prices of \(id)",
        reviewed,
      ])
    let notes = lines(dated, "notes").joined(separator: "\n")
    for word in ["--prices", "--hold-prices", "asc plan --help", "--out plan.json"] { #expect(notes.contains(word)) }
    #expect(!notes.contains("--derive-prices"))
    // A draft that waits gets the text, which isn't seen either.
    let (_, outcome) = try world.apply(catalog)
    #expect(outcome.failures.isEmpty)
    try world.wait()
    catalog.products[0].localizations[0].description = "Something else again."
    let again = try world.plan(catalog)
    #expect(lines(again, "customers") == [reviewed] && lines(again, "permanent").isEmpty)
    #expect(again.steps.first?.consequences.first?.hasPrefix("a draft until \"asc submit\" sends it") == true)
  }

  @Test("a new product is seen after its review, and the plan names what it lacks") func new() throws {
    let world = StoreWorld()
    var catalog = Self.catalog()
    let id = catalog.products[0].productID
    let plan = try world.plan(catalog)
    #expect(lines(plan, "customers") == ["once sent with \"asc submit\" and approved: the sale of \(id)"])
    #expect(lines(plan, "permanent").first == "the ID and the type of a new product: \(id)")
    let lacks = plan.remarks.filter { $0.text.hasPrefix("it still lacks ") }
    #expect(lacks.map(\.text) == ["it still lacks a review screenshot, without which it can't go to review"])
    #expect(plan.remarks.contains { $0.text.hasPrefix("no consumable was ever approved") }, "\(plan.remarks)")
    catalog.products[0].localizations = []
    catalog.products[0].availability.storefronts = []
    let less = try world.plan(catalog)
    #expect(
      less.remarks.contains { $0.text.hasPrefix("it still lacks texts, storefronts, a review screenshot") },
      "\(less.remarks)")
  }

  @Test("nothing is said of a plan without changes, and of one that waits for a decision only what helps to decide")
  func without() throws {
    var world = try PricePlanTests.onSale(PricePlanTests.catalog(499, isSubscription: true))
    world.options.existingSubscribers = nil
    #expect(try world.plan(PricePlanTests.catalog(499, isSubscription: true)).outlook.isEmpty)
    let asked = try world.plan(PricePlanTests.catalog(599, isSubscription: true))
    #expect(asked.steps.isEmpty && !asked.questions.isEmpty)
    #expect(lines(asked, "customers").isEmpty && lines(asked, "notes").first?.hasPrefix("\"--prices\" lists") == true)
  }

  @Test("a lower price of subscribers can't be undone, and a higher one can") func decrease() throws {
    var world = try PricePlanTests.onSale(PricePlanTests.catalog(499, isSubscription: true))
    world.options.priceStart = PricePlanTests.day(9)
    world.options.existingSubscribers = .keep
    let id = PricePlanTests.catalog(499, isSubscription: true).products[0].productID
    let lower = try world.plan(PricePlanTests.catalog(399, isSubscription: true))
    #expect(lines(lower, "permanent") == ["a lower price of subscribers, once it is in effect: \(id)"])
    let higher = try world.plan(PricePlanTests.catalog(599, isSubscription: true))
    #expect(lines(higher, "permanent").isEmpty)
    let words = "existing subscribers keep their price, and nobody has to consent; new ones pay the new price"
    let consequences = higher.steps.flatMap(\.consequences)
    #expect(consequences.contains(words), "\(consequences) \(higher.refusals) \(higher.questions.map(\.text))")
  }
}

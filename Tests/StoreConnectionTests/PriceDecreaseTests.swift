import AppStoreConnect
import AppStoreConnectSimulator
import AppStoreReference
import Basics
import CatalogModel
import Foundation
import StoreConnection
import Testing

@Suite("A lower price of a subscription on sale") struct PriceDecreaseTests {
  /// A subscription with prices in some storefronts; the others follow the first.
  private func catalog(_ prices: [(territory: String, hundredths: Int)]) throws -> Catalog {
    let entries = try prices.map { territory, hundredths in
      let territory = try #require(Territory(territory))
      return Price.Override(territory: territory, amount: Money(hundredths: hundredths, currency: territory.currency))
    }
    var product = Product(
      item: "vip", productID: "\(StoreWorld.bundleID).vip", type: .autoRenewable, referenceName: "VIP",
      price: Price(overrides: entries))
    product.localizations = [
      Localization(
        locale: "en-US", storeLocale: StoreLocale.resolving("en-US"), title: "VIP", description: "All of it.")
    ]
    product.subscription = Subscription(group: 0, period: .oneYear, level: 1)
    return Catalog(
      app: App(
        bundleID: StoreWorld.bundleID, primaryLocale: "en-US", baseTerritory: Territory(prices[0].territory)),
      products: [product], groups: [SubscriptionGroup(key: "vip", referenceName: "VIP")])
  }

  private func onSale(_ catalog: Catalog) throws -> StoreWorld {
    var world = StoreWorld()
    let (_, outcome) = try world.apply(catalog)
    #expect(outcome.failures.isEmpty, "\(outcome.failures)")
    world.store.reviewAll(.submit)
    world.store.reviewAll(.approve)
    world.store.clearLog()
    world.options.priceStart = CalendarDate(daysSince1970: StoreWorld.today.daysSince1970 + 2)
    return world
  }

  /// The storefronts for which the requests say that subscribers keep their price, and that they don't.
  private func orders(_ world: StoreWorld) throws -> [Bool: Set<String>] {
    var orders: [Bool: Set<String>] = [:]
    for write in world.store.writes {
      let json = try #require(try JSONSerialization.jsonObject(with: Data(write.request.body)) as? [String: Any])
      let single = json["data"].map { [$0] } ?? []
      for row in json["included"] as? [[String: Any]] ?? single as? [[String: Any]] ?? [] {
        let attributes = row["attributes"] as? [String: Any]
        let relations = row["relationships"] as? [String: [String: [String: String]]]
        guard let order = attributes?["preserveCurrentPrice"] as? Bool,
          let territory = relations?["territory"]?["data"]?["id"]
        else { continue }
        orders[order, default: []].insert(territory)
      }
    }
    return orders
  }

  static let decreases: [(String, old: Int, new: Int)] = [
    ("USA", 599, 499), ("DEU", 599, 499), ("JPN", 60_000, 50_000), ("CHN", 3_000, 2_500),
  ]

  @Test(
    "asks nothing about subscribers, and orders nothing for them", arguments: decreases,
    [nil, .keep, .change] as [PlanOptions.ExistingSubscribers?])
  func asksNothing(
    _ change: (String, old: Int, new: Int), _ answer: PlanOptions.ExistingSubscribers?
  ) throws {
    var world = try onSale(catalog([(change.0, change.old)]))
    world.options.existingSubscribers = answer
    let lower = try catalog([(change.0, change.new)])
    let plan = try world.plan(lower)
    #expect(plan.questions.isEmpty)
    let consequences = plan.steps.flatMap(\.consequences)
    #expect(consequences.contains { $0.hasPrefix("existing subscribers renew at the lower price") })
    #expect(!consequences.contains { $0.contains("keep") || $0.contains("consent") })
    let (_, outcome) = try world.apply(lower)
    #expect(outcome.failures.isEmpty, "\(outcome.failures)")
    #expect(try orders(world).isEmpty)
    #expect(try world.plan(lower).isEmpty)
  }

  @Test("in one storefront is distinguished from a higher one in another", arguments: [true, false]) func mixed(
    _ keeps: Bool
  ) throws {
    var world = try onSale(catalog([("USA", 599), ("JPN", 60_000), ("DEU", 599)]))
    let mixed = try catalog([("USA", 599), ("JPN", 80_000), ("DEU", 499)])
    let start = world.options.priceStart
    world.options.priceStart = nil
    let undated = try world.plan(mixed)
    #expect(undated.questions.count == 2)
    #expect(undated.remarks.contains { $0.text.hasPrefix("existing subscribers in DEU renew at the lower price") })
    world.options.priceStart = start
    let open = try world.plan(mixed)
    #expect(open.questions.count == 1)
    #expect(open.questions.first?.text.contains("JPN 600 → 800 JPY") ?? false)
    world.options.existingSubscribers = keeps ? .keep : .change
    let consequences = try world.plan(mixed).steps.flatMap(\.consequences)
    #expect(
      consequences == [
        keeps
          ? "existing subscribers in JPN keep their price, and nobody has to consent; new ones pay the new price"
          : "existing subscribers in JPN pay the new price; a raise may need their consent",
        "existing subscribers in DEU renew at the lower price, which can't be taken back",
      ])
    let (_, outcome) = try world.apply(mixed)
    #expect(outcome.failures.isEmpty, "\(outcome.failures)")
    #expect(try orders(world) == [keeps: ["JPN"]])
  }

  @Test(
    "a raise for existing subscribers names where they are reported to have to agree, and where it is the second in a year",
    arguments: [false, true])
  func consent(_ isSecond: Bool) throws {
    var world = try PricePlanTests.onSale(
      PricePlanTests.catalog(499, isSubscription: true), isSecond ? .secondReading : SimulatorRules())
    world.options.existingSubscribers = .change
    let first = try world.plan(PricePlanTests.catalog(599, isSubscription: true)).steps.flatMap(\.consequences)
    #expect(
      first.contains("each subscriber in AUT, DEU, POL is reported to have to agree to any raise"), "\(first)")
    #expect(!first.contains { $0.contains("second time") })
    #expect(try world.apply(PricePlanTests.catalog(599, isSubscription: true)).outcome.failures.isEmpty)
    // The day of the first raise has passed.
    world.clock.wait(seconds: 10 * 86_400)
    world.options.today = PricePlanTests.day(10)
    try world.wait()
    world.options.priceStart = PricePlanTests.day(30)
    let second = try world.plan(PricePlanTests.catalog(699, isSubscription: true)).steps.flatMap(\.consequences)
    let words = "the price rises for a second time within 365 days in all: each subscriber has to agree"
    #expect(second.contains(words), "\(second)")
    world.options.priceStart = PricePlanTests.day(400)
    let later = try world.plan(PricePlanTests.catalog(699, isSubscription: true)).steps.flatMap(\.consequences)
    #expect(!later.contains { $0.contains("second time") }, "\(later)")
    world.options.existingSubscribers = .keep
    let kept = try world.plan(PricePlanTests.catalog(699, isSubscription: true)).steps.flatMap(\.consequences)
    #expect(!kept.contains { $0.contains("has to agree") || $0.contains("have to agree") }, "\(kept)")
  }

  @Test("a planned raise that is replaced is not the first of two in a year", arguments: [[], [PricePlanTests.japan]])
  func replacedRaise(_ others: [Territory]) throws {
    func catalog(_ hundredths: Int, _ yen: Int) -> Catalog {
      let prices = Dictionary(uniqueKeysWithValues: others.map { ($0, yen * 100) })
      return PricePlanTests.catalog(hundredths, prices, isSubscription: true)
    }
    var world = try PricePlanTests.onSale(catalog(499, 500))
    world.options.existingSubscribers = .change
    world.options.priceStart = PricePlanTests.day(20)
    #expect(try world.apply(catalog(599, 600)).outcome.failures.isEmpty)
    try world.wait()
    // It has yet to begin, and is replaced by another price on a later day.
    world.options.priceStart = PricePlanTests.day(28)
    let plan = try world.plan(catalog(699, 700)).steps.flatMap(\.consequences)
    #expect(
      plan.contains { $0.contains("planned for") && $0.hasSuffix("deleted") || $0.contains("are deleted") }, "\(plan)")
    #expect(!plan.contains { $0.contains("second time") }, "\(plan)")
  }

  @Test("whose derived price rises somewhere waits for a decision about the subscribers there") func derived() throws {
    // The price in Brazil is so low that the one derived from the base is higher.
    var world = try onSale(catalog([("USA", 899), ("BRA", 99)]))
    let lower = try catalog([("USA", 799)])
    world.options.derivesAll = true
    let plan = try world.plan(lower)
    #expect(plan.steps.isEmpty && plan.questions.count == 1)
    #expect(plan.questions.first?.text.contains("BRA 0.99 → ") ?? false, "\(plan.questions)")
    world.options.existingSubscribers = .keep
    let (_, outcome) = try world.apply(lower)
    #expect(outcome.failures.isEmpty, "\(outcome.failures)")
    #expect(try orders(world) == [true: ["BRA"]])
  }

  @Test("can't be kept from subscribers by the simulated store either", arguments: [true, false]) func store(
    _ isLower: Bool
  ) throws {
    let world = try onSale(catalog([("USA", 599)]))
    let product = try #require(try world.live().products.first)
    let usa = try #require(Territory("USA"))
    let current = try #require(product.currentPrices(on: StoreWorld.today)[usa])
    let parts = current.point.split(separator: "_")
    let number = try #require(parts.last.flatMap { Int($0) })
    let point = "\(parts.dropLast().joined(separator: "_"))_\(isLower ? number - 1 : number + 1)"
    let start = CalendarDate(daysSince1970: StoreWorld.today.daysSince1970 + 2) ?? .today
    let body = """
      {"data": {"type": "subscriptionPrices",
        "attributes": {"startDate": "\(start)", "preserveCurrentPrice": true},
        "relationships": {
          "subscription": {"data": {"type": "subscriptions", "id": "\(product.id)"}},
          "territory": {"data": {"type": "territories", "id": "USA"}},
          "subscriptionPricePoint": {"data": {"type": "subscriptionPricePoints", "id": "\(point)"}}}}}
      """
    let fields = [HeaderField("Authorization", "Bearer x"), HeaderField("Content-Type", "application/json")]
    let response = try world.store.send(
      StoreRequest(.post, "/v1/subscriptionPrices", fields: fields, body: Array(body.utf8)))
    let answer = String(decoding: response.body, as: UTF8.self)
    #expect(response.status == (isLower ? 409 : 201), "\(answer)")
    #expect(answer.contains("can't be preserved") == isLower)
  }
}

import AppStoreConnect
import AppStoreConnectSimulator
import AppStoreReference
import Basics
import CatalogModel
import StoreConnection
import Testing

@Suite("Offers that cost as much as their product") struct OfferPriceTests {
  private static func catalog(_ offers: [Offer], _ others: [String: Int], hundredths: Int = 799) -> Catalog {
    var prices: [Territory: Int] = [:]
    for (code, amount) in others { if let territory = Territory(code) { prices[territory] = amount } }
    var catalog = PricePlanTests.catalog(hundredths, prices, isSubscription: true)
    catalog.products[0].subscription?.offers = offers
    return catalog
  }

  private static func dollars(_ hundredths: Int) -> Price {
    Price(amounts: [Money(hundredths: hundredths, currency: .usd)])
  }

  private static func offers(_ mode: OfferMode, _ duration: OfferDuration, _ price: Price?) -> [Offer] {
    [
      Offer(kind: .introductory, mode: mode, duration: duration, price: price),
      Offer(kind: .promotional, offerID: "half", referenceName: "Half", mode: mode, duration: duration, price: price),
      Offer(
        kind: .code, referenceName: "Spring", mode: mode, duration: duration, price: price,
        eligibility: [.new, .expired]),
      Offer(
        kind: .winBack, offerID: "back", referenceName: "Back", mode: mode, duration: duration, price: price,
        paidMonths: 3, lapsedMonths: 2...6),
    ]
  }

  private static func notes(_ plan: Plan) -> [String] {
    plan.steps.flatMap(\.consequences).filter { $0.contains("cost less") || $0.contains("costs more") }
  }

  @Test("are marked where the store derives that, for new and for known products", arguments: 0..<4, [false, true])
  func derived(_ kind: Int, _ isKnown: Bool) throws {
    // The price of Britain is low; the offer's is derived there.
    let offer = Self.offers(.payAsYouGo, .oneMonth, Self.dollars(499))[kind]
    var world = StoreWorld()
    world.options.offerStart = StoreWorld.today
    // The store knows what it derives once it has a subscription.
    var other = Self.catalog([], [:])
    other.products[0].productID += ".other"
    other.products[0].item += "other"
    other.products[0].referenceName = "Other"
    #expect(try world.apply(isKnown ? Self.catalog([], ["GBR": 199]) : other).outcome.failures.isEmpty)
    try world.wait()
    let plan = try world.plan(Self.catalog([offer], ["GBR": 199]))
    let line = try #require(plan.steps.first(where: \.isOffer)?.prices.first { $0.territory.code == "GBR" })
    let amount = try #require(line.new)
    #expect(line.origin == .derived && amount.hundredths > 199)
    #expect(
      Self.notes(plan) == ["it doesn't cost less than the regular price: GBR \(amount.decimal) GBP, regularly 1.99"])
    #expect(try Self.notes(world.plan(Self.catalog([offer], ["GBR": amount.hundredths]))).count == 1)
    #expect(try Self.notes(world.plan(Self.catalog([offer], ["GBR": amount.hundredths + 100]))).isEmpty)
  }

  @Test("are marked where both are stated, and counted") func stated() throws {
    var price = Self.dollars(499)
    for code in ["BRA", "CHN", "GBR", "IND", "JPN"] {
      let territory = try #require(Territory(code))
      price.overrides.append(
        .init(territory: territory, amount: Money(hundredths: 600, currency: territory.currency)))
    }
    let offer = Self.offers(.payAsYouGo, .oneMonth, price)[0]
    let regular = ["BRA": 500, "CHN": 500, "GBR": 500, "IND": 500, "JPN": 700]
    let notes = try Self.notes(StoreWorld().plan(Self.catalog([offer], regular)))
    #expect(
      notes == [
        "in 4 storefronts, it doesn't cost less than the regular price: BRA 6 BRL, regularly 5; CHN 6 CNY, regularly 5; "
          + "GBR 6 GBP, regularly 5, and 1 more"
      ], "\(notes)")
  }

  @Test("are compared with all payments that one up front takes the place of, and a trial with none")
  func upFront() throws {
    let prices = ["GBR": 300, "JPN": 10000]
    func notes(_ mode: OfferMode, _ duration: OfferDuration, _ pounds: Int?) throws -> [String] {
      let price = try pounds.map { pounds in
        var price = Self.dollars(499)
        let britain = try #require(Territory("GBR"))
        price.overrides = [.init(territory: britain, amount: Money(hundredths: pounds, currency: britain.currency))]
        return price
      }
      return try Self.notes(StoreWorld().plan(Self.catalog([Self.offers(mode, duration, price)[0]], prices)))
    }
    #expect(try notes(.payUpFront, .threeMonths, 899).isEmpty)
    #expect(try notes(.payUpFront, .threeMonths, 900).isEmpty)
    #expect(
      try notes(.payUpFront, .threeMonths, 999) == [
        "it costs more than the subscription in that time: GBR 9.99 GBP, regularly 9"
      ])
    #expect(try notes(.payAsYouGo, .oneMonth, 299).isEmpty)
    #expect(try notes(.payAsYouGo, .oneMonth, 300).count == 1)
    #expect(try notes(.freeTrial, .oneMonth, nil).isEmpty)
  }

  @Test("are named where the product becomes cheaper than an offer that stays") func cheaper() throws {
    let offer = Self.offers(.payAsYouGo, .oneMonth, Self.dollars(499))[1]
    let world = StoreWorld()
    #expect(try world.apply(Self.catalog([offer], [:])).outcome.failures.isEmpty)
    try world.wait()
    let plan = try world.plan(Self.catalog([offer], ["GBR": 199]))
    #expect(plan.steps.allSatisfy { !$0.isOffer })
    let notes = Self.notes(plan)
    #expect(notes.count == 1 && notes[0].contains("half") && notes[0].contains("regularly 1.99"), "\(notes)")
    #expect(try Self.notes(world.plan(Self.catalog([offer], ["JPN": 200000]))).isEmpty)
  }

  @Test("are marked for codes of one-time products") func codes() throws {
    var catalog = PricePlanTests.catalog(799, [PricePlanTests.japan: 50000], isSubscription: false)
    func plan(_ yen: Int) throws -> Plan {
      var price = Self.dollars(499)
      price.overrides = [
        .init(territory: PricePlanTests.japan, amount: Money(hundredths: yen, currency: PricePlanTests.japan.currency))
      ]
      catalog.products[0].offerCodes = [OfferCode(referenceName: "Launch", eligibility: [.nonSpender], price: price)]
      return try StoreWorld().plan(catalog)
    }
    #expect(try Self.notes(plan(50000)) == ["it doesn't cost less than the regular price: JPN 500 JPY, regularly 500"])
    #expect(try Self.notes(plan(40000)).isEmpty)
  }
}

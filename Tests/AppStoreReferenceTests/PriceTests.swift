import AppStoreReference
import Testing

@Suite("Price tiers") struct PriceTierTests {
  @Test("there are 95 tiers, each found by number and by name") func count() {
    #expect(PriceTier.all.count == 95)
    #expect(PriceTier.all == PriceTier.all.sorted())
    for tier in PriceTier.all {
      #expect(PriceTier(stem: tier.stem) == tier)
      #expect(PriceTier(String(tier.stem)) == tier)
      #expect(PriceTier(tier.name) == tier)
      #expect(PriceTier(tier.shortName) == tier)
    }
  }

  @Test(
    "a tier is read the way people write it",
    arguments: [
      ("6", 6), ("Tier 6", 6), ("tier6", 6), ("TIER_6", 6), ("0", 0), ("Free", 0), ("87", 87), ("A", 510), ("b", 530),
      ("Tier A", 510), ("Alternate Tier A", 510), ("Alternate Tier 4", 580), ("alternate 4", 580), ("580", 580),
      ("Alternate Tier 1", 550),
    ]) func reads(text: String, stem: Int)
  { #expect(PriceTier(text)?.stem == stem) }

  @Test(
    "anything else is rejected",
    arguments: ["", "88", "-1", "+6", "06", "6.0", "C", "Tier", "alternate 6", "alternate", "540"]) func refuses(
      text: String
    )
  { #expect(PriceTier(text) == nil) }

  @Test(
    "a tier has a price in dollars and yuan alone",
    arguments: [
      ("1", "0.99", "6"), ("2", "1.99", "12"), ("3", "2.99", "18"), ("4", "3.99", "25"), ("5", "4.99", "30"),
      ("6", "5.99", "40"), ("7", "6.99", "45"), ("8", "7.99", "50"), ("9", "8.99", "60"), ("10", "9.99", "68"),
      ("20", "19.99", "128"), ("30", "29.99", "198"), ("50", "49.99", "328"), ("60", "99.99", "648"),
      ("87", "999.99", "6498"),
    ]) func anchors(tier: String, usd: String, cny: String) throws
  {
    let tier = try #require(PriceTier(tier))
    #expect(tier.price(in: .usd)?.decimal == usd)
    #expect(tier.price(in: .cny)?.decimal == cny)
    for code in ["EUR", "JPY", "GBP", "KRW", "TRY"] { #expect(try tier.price(in: currency(code)) == nil, "\(code)") }
  }

  @Test("the free tier is free in every currency") func free() throws {
    let free = try #require(PriceTier("free"))
    for currency in CurrencySet.storefronts.currencies { #expect(free.price(in: currency)?.hundredths == 0) }
    #expect(Territory.all.allSatisfy { free.price(in: $0)?.hundredths == 0 })
  }

  @Test(
    "the alternates have their yuan prices",
    arguments: [
      ("A", 1), ("B", 3), ("alternate 1", 8), ("alternate 2", 12), ("alternate 3", 18), ("alternate 4", 28),
      ("alternate 5", 30),
    ]) func alternates(tier: String, yuan: Int)
  { #expect(PriceTier(tier)?.price(in: .cny)?.hundredths == yuan * 100) }

  @Test("the prices rise with the number of the tier", arguments: ["USD", "CNY"]) func rising(code: String) throws {
    let currency = try AppStoreReferenceTests.currency(code)
    let prices = PriceTier.all.compactMap { $0.price(in: currency)?.hundredths }
    #expect(prices.count == 95)
    #expect(zip(prices[..<88], prices[1..<88]).allSatisfy { $0 < $1 })
  }

  @Test(
    "a tier has a price in a storefront that sells in dollars or yuan, unless its dollars were others",
    arguments: [
      ("USA", "1", "0.99"), ("AFG", "1", "0.99"), ("CHN", "6", "40"), ("ISL", "0", "0"), ("ISL", "1", nil),
      ("ALB", "1", nil), ("ARM", "A", nil), ("BLR", "6", nil), ("BGR", "1", nil), ("JPN", "6", nil),
    ] as [(String, String, String?)]) func territories(code: String, tier: String, decimal: String?) throws
  {
    let territory = try #require(Territory(code))
    let price = try #require(PriceTier(tier)).price(in: territory)
    #expect(price?.decimal == decimal)
    #expect(price?.currency == decimal.map { _ in territory.currency })
  }

  @Test("the tiers of a price are found") func tiersOfPrice() {
    func names(_ decimal: String, _ currency: CurrencyCode) -> [String] {
      Money(decimal: decimal, currency: currency).map { PriceTier.tiers(priced: $0).map(\.shortName) } ?? []
    }
    #expect(names("40", .cny) == ["6"])
    #expect(names("28", .cny) == ["alternate 4"])
    #expect(names("0.99", .usd) == ["1", "A", "B", "alternate 1"])
    #expect(names("0", .usd) == ["0"])
    #expect(names("6.05", .usd) == [])
    #expect(names("119800", .jpy) == [])
  }

  @Test("every tier price in dollars and yuan can still be chosen") func stillSelectable() throws {
    for currency in [CurrencyCode.usd, .cny] {
      let points = try #require(PricePoints(in: currency))
      for tier in PriceTier.all {
        let price = try #require(tier.price(in: currency))
        #expect(points.isSelectable(price), "\(tier) \(price)")
      }
    }
  }

}

@Suite("Price points") struct PricePointTests {
  @Test("every currency in use has 800 points, five have more") func counts() throws {
    let more = ["VND": 804, "PEN": 810, "NGN": 834, "EGP": 842, "TRY": 842]
    for currency in CurrencySet.storefronts.currencies {
      let points = try #require(PricePoints(in: currency))
      #expect(points.count == more[currency.description] ?? 800, "\(currency)")
      #expect(points.currency == currency)
      #expect(zip(points, points.dropFirst()).allSatisfy { $0.hundredths < $1.hundredths })
      #expect(points[0].hundredths > 0)
    }
  }

  @Test("a currency without storefronts has no points", arguments: ["BGN", "HRK", "XXX"]) func strangers(code: String)
    throws
  { #expect(try PricePoints(in: currency(code)) == nil) }

  @Test(
    "the points range from the lowest to the highest default price",
    arguments: [
      ("USD", "0.29", "1000"), ("CNY", "1", "7499"), ("EUR", "0.29", "1199.99"), ("JPY", "50", "160000"),
      ("KRW", "400", "1600000"), ("VND", "5000", "29999000"), ("IDR", "3000", "18999000"), ("CHF", "0.3", "1100"),
      ("ZAR", "3.99", "21999.99"),
    ]) func range(code: String, minimum: String, maximum: String) throws
  {
    let points = try #require(PricePoints(in: currency(code)))
    #expect(points.first?.decimal == minimum)
    #expect(points.last?.decimal == maximum)
  }

  @Test("every point is contained, has a number, and is its own neighbor") func points() throws {
    for currency in CurrencySet.storefronts.currencies {
      let points = try #require(PricePoints(in: currency))
      for (place, point) in points.enumerated() {
        let isOnePoint =
          points.contains(hundredths: point.hundredths)
          && points.ordinal(ofHundredths: point.hundredths) == 10001 + place
          && points.nearest(to: point.hundredths) == (point, point)
        #expect(isOnePoint, "\(point)")
      }
    }
  }

  @Test("an amount between points has two neighbors, one beyond the ends only one") func neighbours() throws {
    let points = try #require(PricePoints(in: .usd))
    func nearest(_ hundredths: Int) -> [String?] {
      let (below, above) = points.nearest(to: hundredths)
      return [below?.decimal, above?.decimal]
    }
    #expect(nearest(605) == ["6", "6.09"])
    #expect(nearest(599) == ["5.99", "5.99"])
    #expect(nearest(1) == [nil, "0.29"])
    #expect(nearest(0) == [nil, "0.29"])
    #expect(nearest(-5) == [nil, "0.29"])
    #expect(nearest(100_001) == ["1000", nil])
    #expect(nearest(.max) == ["1000", nil])
    #expect(nearest(.min) == [nil, "0.29"])
  }

  @Test(
    "the number of a point is specific to its currency",
    arguments: [("USD", 99, 10010), ("USD", 259, 10030), ("USD", 299, 10036), ("USD", 639, 10080), ("CNY", 400, 10010)])
  func ordinals(code: String, hundredths: Int, ordinal: Int) throws {
    let points = try #require(PricePoints(in: currency(code)))
    #expect(points.ordinal(ofHundredths: hundredths) == ordinal)
  }

  @Test("numbers and amounts outside the list have no point") func outside() throws {
    let points = try #require(PricePoints(in: .usd))
    #expect(points.ordinal(ofHundredths: 605) == nil)
    #expect(points.ordinal(ofHundredths: -1) == nil)
    #expect(!points.contains(hundredths: .max))
    #expect(!points.isSelectable(Money(hundredths: 599, currency: .cny)))
  }

  @Test("zero is a price, but not a point") func free() throws {
    let points = try #require(PricePoints(in: .usd))
    #expect(!points.contains(hundredths: 0))
    #expect(points.isSelectable(Money(hundredths: 0, currency: .usd)))
    #expect(points.isSelectable(Money(hundredths: 599, currency: .usd)))
    #expect(!points.isSelectable(Money(hundredths: 605, currency: .usd)))
    #expect(!points.isSelectable(Money(hundredths: 0, currency: .cny)))
  }
}

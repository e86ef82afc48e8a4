import AppStoreReference
import Basics
import CatalogModel
import Testing

@Suite("Prices by a policy") struct PricePolicyTests {
  private func money(_ text: String, _ code: String) throws -> Money {
    let currency = try #require(CurrencyCode(code))
    return try #require(Money(decimal: text, currency: currency))
  }

  private func row(_ code: String, of prices: PolicyPrices) throws -> PolicyPrices.Row {
    let territory = try #require(Territory(code))
    return try #require(prices.rows.first { $0.territory == territory })
  }

  @Test("the base price is multiplied, converted and rounded, and the reason says how") func computed() throws {
    let policy = PricePolicy(
      name: "ppp", multipliers: ["IND IDN 0.35", "AFG 0.2"], rates: ["USD 1", "INR 88.5", "IDR 16600"], others: "store",
      rounding: .usual, floors: ["USD 1.99"])
    let price = Price(amounts: [try money("4.99", "USD")])
    let prices = PolicyPrices(price, in: Territory("USA"), by: StorefrontFactors(policy))
    #expect(prices.rows.count == Territory.all.count)
    let india = try row("IND", of: prices)
    // 4.99 × 0.35 × 88.5 = 154.565…; 149 has the usual ending within five percent.
    #expect(india.price == (try money("149", "INR")))
    #expect(india.target == "154.57")
    #expect(india.reason == "ppp: USD 4.99 × 0.35 × 88.5 = 154.57")
    #expect(try row("AFG", of: prices).price == (try money("1.99", "USD")))
    #expect(try row("USA", of: prices).origin == .base)
    let left = try row("DEU", of: prices)
    #expect(left.origin == .store && left.price == nil)
  }

  @Test(
    "a rate beyond all prices is a fault, and the percentage of next to nothing is left out",
    arguments: ["0.000000002", "0.000000001", "1", "999999999"], ["0.000000001", "2", "999999999"])
  func extremes(dollars: String, rupees: String) throws {
    for amount in ["0.01", "100", "9999999.99"] {
      let policy = PricePolicy(
        name: "p", multipliers: ["IND 1"], rates: ["USD \(dollars)", "INR \(rupees)"], others: "store",
        rounding: .nearest)
      let price = Price(amounts: [try money(amount, "USD")])
      let india = try row("IND", of: PolicyPrices(price, in: Territory("USA"), by: StorefrontFactors(policy)))
      #expect((india.price == nil) == (india.origin == .fault))
    }
  }

  @Test("stated prices win, whatever the policy says") func direct() throws {
    let policy = PricePolicy(
      name: "ppp", multipliers: ["IND BRA DEU FRA 0.5"], rates: ["USD 1", "INR 88.5", "BRL 5.4", "EUR 0.9"],
      others: "store", rounding: .nearest)
    let brazil = try #require(Territory("BRA"))
    let price = Price(
      amounts: [try money("9.99", "USD"), try money("8.99", "EUR")],
      overrides: [.init(territory: brazil, amount: try money("19.9", "BRL"))])
    let prices = PolicyPrices(price, in: Territory("USA"), by: StorefrontFactors(policy))
    for code in ["BRA", "DEU", "FRA"] { #expect(try row(code, of: prices).origin == .direct) }
    #expect(try row("IND", of: prices).origin == .policy)
  }

  @Test("the base currency is that of the product", arguments: [("JPN", "JPY", "800"), ("DEU", "EUR", "5.99")])
  func base(_ code: String, _ currency: String, _ amount: String) throws {
    let policy = PricePolicy(
      name: "p", rates: ["USD 1", "JPY 150", "EUR 0.9"], others: "1", rounding: .nearest,
      except: Territory.all.filter { !["USD", "JPY", "EUR"].contains("\($0.currency)") })
    let price = Price(amounts: [try money(amount, currency)])
    let prices = PolicyPrices(price, in: Territory(code), by: StorefrontFactors(policy))
    #expect(prices.base?.territory.code == code)
    let america = try row("USA", of: prices)
    #expect(america.origin == .policy && america.reason.contains("\(currency) \(amount) × 1 × 1 / "))
  }

  @Test(
    "without a price in the base territory, a currency comes before an exception for one storefront",
    arguments: [
      (["EUR 4.99"], ["JPN 800", "GBR 4.49"], nil, "EUR 4.99"), (["EUR 5.99"], ["GBR 4.49"], nil, "EUR 5.99"),
      (["USD 9.99"], ["GBR 7.99"], "DEU", "USD 9.99"), (["USD 9.99"], ["JPN 1500"], "DEU", "USD 9.99"),
      (["JPY 1500", "USD 9.99"], ["GBR 7.99"], "DEU", "JPY 1500"), ([], ["GBR 7.99", "JPN 1500"], "DEU", "GBP 7.99"),
      (["EUR 5.99"], ["GBR 4.49"], "GBR", "GBP 4.49"), (["EUR 4.99"], ["AUT 5.99"], "USA", "EUR 4.99"),
      (["USD 4.99"], ["USA 5.99"], nil, "USD 4.99"),
    ] as [([String], [String], String?, String)])
  func order(_ amounts: [String], _ exceptions: [String], _ territory: String?, _ expected: String) throws {
    let parts = { (text: String) in text.split(separator: " ").map(String.init) }
    let price = Price(
      amounts: try amounts.map { try money(parts($0)[1], parts($0)[0]) },
      overrides: try exceptions.map { text in
        let territory = try #require(Territory(parts(text)[0]))
        return .init(territory: territory, amount: try money(parts(text)[1], "\(territory.currency)"))
      })
    let policy = PricePolicy(
      name: "p", multipliers: ["IND 0.5"], rates: ["USD 1", "JPY 150", "EUR 0.9", "GBP 0.8", "INR 88.5"],
      others: "store", rounding: .nearest)
    let prices = PolicyPrices(price, in: territory.flatMap { Territory($0) }, by: StorefrontFactors(policy))
    #expect(prices.base.map { "\($0.amount)" } == expected)
    #expect(try row("IND", of: prices).reason.hasPrefix("p: \(expected) × 0.5"))
    // What is stated for a storefront is its price, even if it shares the currency of the base.
    for exception in price.overrides {
      #expect(try row(exception.territory.code, of: prices).price == exception.amount)
    }
  }

  @Test(
    "limits without a price point say which is the floor and which the cap",
    arguments: [
      ("0.998", "PLN 3.99", "the floor of price policy \"p\", PLN 3.99, is above its cap, 3.98202"),
      ("0.000001", "PLN 15000", "the floor of price policy \"p\", PLN 15000, is above its cap, 0.00000399"),
      ("0.01", nil, "no price point in PLN is as low as the cap of price policy \"p\", 0.0399"),
      (nil, "PLN 9999999", "no price point in PLN is as high as the floor of price policy \"p\", 9999999"),
    ] as [(String?, String?, String)])
  func limits(_ cap: String?, _ floor: String?, _ expected: String) throws {
    let policy = PricePolicy(
      name: "p", multipliers: ["POL 0.5"], rates: ["USD 1", "PLN 1"], others: "store", rounding: .usual,
      floors: [floor].compactMap(\.self), cap: cap)
    let prices = PolicyPrices(
      Price(amounts: [try money("3.99", "USD")]), in: Territory("USA"), by: StorefrontFactors(policy))
    let reason = try row("POL", of: prices).reason
    #expect(reason.contains(expected), "\(reason)")
  }

  @Test(
    "a floor of more than three times the amount is named once, with the number of storefronts",
    arguments: [
      ("0.0097", ["IND"], "the floor of price policy \"p\" raises INR 0.05 to 49 in IND"),
      ("0.0097", ["IND", "ECU"], "the floor of price policy \"p\" raises USD 0.01 to 4.99 in ECU"),
      ("88.5", ["IND"], nil), ("3.28", ["IND"], nil),
      ("3.26", ["IND"], "the floor of price policy \"p\" raises INR 16.27 to 49 in IND"),
    ] as [(String, [String], String?)])
  func raises(_ rate: String, _ storefronts: [String], _ expected: String?) throws {
    let policy = PricePolicy(
      name: "p", multipliers: storefronts.map { $0 == "IND" ? "IND 1" : "\($0) 0.002" },
      rates: ["USD 1", "INR \(rate)"],
      others: "store", rounding: .usual, floors: ["INR 49", "USD 4.99"])
    let prices = PolicyPrices(
      Price(amounts: [try money("4.99", "USD")]), in: Territory("USA"), by: StorefrontFactors(policy))
    let rest = storefronts.count > 1 ? ", and those of 1 more storefront" : ""
    #expect(prices.raise?.english == expected.map { $0 + rest })
  }

  @Test("a currency without a rate, and limits without a price point, are faults and not guesses") func faults() throws
  {
    let price = Price(amounts: [try money("4.99", "USD")])
    let bare = PricePolicy(name: "p", multipliers: ["IND 0.5"], others: "store", rounding: .usual)
    let missing = PolicyPrices(price, in: Territory("USA"), by: StorefrontFactors(bare))
    #expect(try row("IND", of: missing).origin == .fault)
    let narrow = PricePolicy(
      name: "p", multipliers: ["AFG 0.5"], others: "store", rounding: .usual, floors: ["USD 9.99"], cap: "1")
    let impossible = PolicyPrices(price, in: Territory("USA"), by: StorefrontFactors(narrow))
    let afghanistan = try row("AFG", of: impossible)
    #expect(afghanistan.origin == .fault && afghanistan.price == nil)
    let exact = PricePolicy(name: "p", multipliers: ["AFG 0.5"], others: "store", rounding: PricePolicy.Rounding.none)
    let unrounded = PolicyPrices(price, in: Territory("USA"), by: StorefrontFactors(exact))
    #expect(try row("AFG", of: unrounded).origin == .fault)
  }

  @Test(
    "an amount beyond the price points has no price, unless a limit brings it back among them",
    arguments: PricePolicy.Rounding.allCases,
    [
      (rate: "8850", floor: nil, cap: nil, isPriced: false), (rate: "0.01", floor: nil, cap: nil, isPriced: false),
      (rate: "8850", floor: nil, cap: "0.002", isPriced: true),
      (rate: "0.01", floor: "INR 49", cap: nil, isPriced: true),
    ] as [(rate: String, floor: String?, cap: String?, isPriced: Bool)])
  func ends(
    _ rounding: PricePolicy.Rounding, _ limits: (rate: String, floor: String?, cap: String?, isPriced: Bool)
  ) throws {
    guard rounding != PricePolicy.Rounding.none else { return }
    let policy = PricePolicy(
      name: "p", multipliers: ["IND 10"], rates: ["USD 1", "INR \(limits.rate)"], others: "store", rounding: rounding,
      floors: [limits.floor].compactMap(\.self), cap: limits.cap)
    let prices = PolicyPrices(
      Price(amounts: [try money("4.99", "USD")]), in: Territory("USA"), by: StorefrontFactors(policy))
    let india = try row("IND", of: prices)
    guard limits.isPriced else {
      let last = try #require(PricePoints(in: india.territory.currency).flatMap { Array($0).last }).decimal
      #expect(india.origin == .fault && india.price == nil)
      #expect(
        india.reason.contains(limits.rate == "8850" ? "INR 441615 is above the last price point, \(last)" : "below"))
      return
    }
    // The cap is 88.32.
    let amount = try #require(india.price)
    #expect(limits.floor == nil ? amount.hundredths <= 8832 : amount.hundredths == 4900, "\(amount)")
  }

  private static let rates = [
    "USD 1", "EUR 0.92", "GBP 0.79", "JPY 150.25", "INR 88.5", "BRL 5.4", "IDR 16600", "VND 25400", "CNY 7.2",
    "SEK 10.6",
    "CLP 950", "KRW 1390", "TRY 41.3", "CHF 0.81", "CZK 21", "TZS 2450",
  ]

  /// A policy with random multipliers, limits and rounding.
  private static func policy(_ random: inout SplitMix) -> PricePolicy {
    func number(_ range: ClosedRange<Int>) -> String {
      let value = Int.random(in: range, using: &random)
      let decimals = String(value % 1000)
      return "\(value / 1000)." + String(repeating: "0", count: 3 - decimals.count) + decimals
    }
    let known = Set(rates.map { String($0.prefix(3)) })
    let priced = Territory.all.filter { known.contains("\($0.currency)") }.shuffled(using: &random)
    var policy = PricePolicy(
      name: "p", rates: rates, others: Bool.random(using: &random) ? "store" : "0.8",
      rounding: [.usual, .nearest, .up].randomElement(using: &random),
      except: Territory.all.filter { !known.contains("\($0.currency)") })
    policy.multipliers = priced.prefix(40).map { "\($0) \(number(50...2500))" }
    if Bool.random(using: &random) { policy.cap = number(300...1500) }
    if Bool.random(using: &random) { policy.floors = ["INR 49", "USD 0.99", "JPY 150", "IDR 9000"] }
    return policy
  }

  @Test("every price is a point within the limits, rises with the base, and depends on no order", arguments: 0..<12)
  func properties(_ seed: UInt64) throws {
    var random = SplitMix(state: seed)
    let policy = Self.policy(&random)
    var shuffled = policy
    shuffled.multipliers.shuffle(using: &random)
    shuffled.rates.shuffle(using: &random)
    shuffled.floors.shuffle(using: &random)
    shuffled.except.shuffle(using: &random)
    let home = try #require(["USA", "JPN", "DEU", "IND"].randomElement(using: &random).flatMap { Territory($0) })
    let factors = StorefrontFactors(policy)
    let floors = Dictionary(
      uniqueKeysWithValues: try policy.floors.map { floor in
        let words = floor.split(separator: " ")
        return (String(words[0]), try money(String(words[1]), String(words[0])).hundredths)
      })
    let rates = Dictionary(
      uniqueKeysWithValues: Self.rates.map { ($0.prefix(3).description, Double($0.dropFirst(4)) ?? 0) })
    var last: [Territory: Int] = [:]
    for point in try #require(PricePoints(in: home.currency)) where point.hundredths % 7 == 3 {
      let price = Price(amounts: [point])
      let prices = PolicyPrices(price, in: home, by: factors)
      #expect(PolicyPrices(price, in: home, by: StorefrontFactors(shuffled)).rows == prices.rows)
      for row in prices.rows where row.origin == .policy {
        let currency = row.territory.currency
        let amount = try #require(row.price)
        #expect(PricePoints(in: currency)?.contains(hundredths: amount.hundredths) == true)
        #expect(amount.hundredths >= floors["\(currency)"] ?? 0)
        if let cap = policy.cap.flatMap(Double.init) {
          let rate = try #require(rates["\(currency)"]) / #require(rates["\(home.currency)"])
          #expect(Double(amount.hundredths) <= Double(point.hundredths) * cap * rate * (1 + 1e-9), "\(row)")
        }
        #expect(amount.hundredths >= last[row.territory] ?? 0, "\(point): \(row)")
        last[row.territory] = amount.hundredths
      }
    }
    #expect(!last.isEmpty)
  }

  @Test("500 products in 175 storefronts have the same prices in any order, and every time") func order() throws {
    var random = SplitMix(state: 500)
    var catalog = Catalog()
    catalog.app.pricePolicies = ["first", "second", "third"].map { name in
      var policy = Self.policy(&random)
      policy.name = name
      policy.others = "0.9"
      // A floor above a cap would be a fault, which has no price.
      policy.floors = []
      policy.cap = nil
      return policy
    }
    let points = Array(try #require(PricePoints(in: .usd)))
    catalog.products = (0..<500).map { index in
      var product = Product(item: "coins\(index)", productID: "coins\(index)")
      product.price = Price(amounts: [points[index + 100]])
      product.pricePolicy = catalog.app.pricePolicies[index % 3].name
      return product
    }
    let computed = ComputedPrices(catalog, tables: nil)
    #expect(computed.faults.isEmpty, "\(computed.faults)")
    let storefronts = Territory.all.count - catalog.app.pricePolicies[0].except.count
    #expect(computed.prices.count >= 500 * (storefronts - 1))
    #expect(ComputedPrices(catalog, tables: nil).prices == computed.prices)
    catalog.products.shuffle(using: &random)
    catalog.app.pricePolicies.shuffle(using: &random)
    let shuffled = ComputedPrices(catalog, tables: nil)
    #expect(ComputedPrices.byPlace(shuffled.prices) == ComputedPrices.byPlace(computed.prices))
    #expect(Set(shuffled.prices) == Set(computed.prices))
  }

  @Test(
    "numbers are read exactly, or not at all",
    arguments: [
      ("0.35", true), ("1", true), ("0.000000001", true), ("0", false), ("0,35", false), ("-1", false), ("1e3", false),
      ("", false), (".5", false), ("5.", false), ("0.0000000001", false),
    ])
  func numbers(_ text: String, _ isRead: Bool) { #expect((PolicyNumber(text) != nil) == isRead) }
}

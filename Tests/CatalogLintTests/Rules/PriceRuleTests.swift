import CatalogLint
import SourceSyntax
import Testing

@Suite("Prices") struct PriceRuleTests {
  private static func messages(_ rule: String, _ catalog: String) -> [String] {
    MarkedCatalog(catalog).findings(of: rule).map(\.message)
  }

  @Test(
    "an amount that is not a price point is reported with its storefront and the nearest two",
    arguments: [
      (
        "{USD: 5.97}",
        "the price USD 5.97 is not a price point of the United States storefront; " + "nearest are 5.95 and 5.99"
      ),
      (
        "{CNY: 40.5}",
        "the price CNY 40.50 is not a price point of the China mainland storefront; " + "nearest are 40 and 40.80"
      ),
      (
        "{USD: 0.01}",
        "the price USD 0.01 is not a price point of the United States storefront; " + "the lowest is 0.29"
      ),
    ]) func pricePoint(_ price: String, _ message: String)
  { #expect(Self.messages("invalid-price-point", "coins: {type: consumable, price: \(price)}") == [message]) }

  @Test("an amount above the list may be available on request, and is only a warning") func onRequest() {
    let findings = MarkedCatalog("coins: {type: consumable, price: {USD: 4999.99}}").findings(of: "invalid-price-point")
    #expect(
      findings.map(\.message) == [
        "the price USD 4999.99 is above the highest price point, USD 1000; 100 more up to USD "
          + "10,000 are available from Apple on request"
      ])
    #expect(findings.map(\.severity) == [.warning])
    #expect(findings.allSatisfy { $0.fix == nil })
    let dearer = MarkedCatalog("coins: {type: consumable, price: {USD: 10000.01}}").findings(of: "invalid-price-point")
    #expect(dearer.map(\.severity) == [.error])
  }

  @Test("the euro has many storefronts, so only the currency is named") func euro() {
    let messages = Self.messages("invalid-price-point", "coins: {type: consumable, price: {EUR: 5.97}}")
    #expect(messages.count == 1)
    #expect(messages[0].hasPrefix("the price EUR 5.97 is not a price point in EUR; "))
  }

  @Test(
    "an unknown tier is reported with the nearest",
    arguments: [("88", "87"), ("1000", "590".tierName), ("Teir 6", "6"), ("alternate 9", "alternate 1")]) func tier(
      _ written: String, _ near: String
    )
  {
    #expect(
      Self.messages("unknown-tier", "coins: {type: consumable, price: {tier: \(written)}}") == [
        "the price list has no tier \"\(written)\"; the nearest is \"\(near)\""
      ])
  }

  /// Packs of 100 coins at USD 0.99 and of a given number at a price.
  private static func ladder(_ coins: Int, _ price: String) -> [String] {
    messages(
      "price-ladder",
      """
      small: {type: consumable, price: {USD: 0.99}, grants: {gold: 100}}
      other: {type: consumable, price: {USD: \(price)}, grants: {gold: \(coins)}}
      """)
  }

  @Test(
    "a more expensive pack may give up to a percent less",
    arguments: [
      (500, "4.99", true), (499, "4.99", false), (1000, "9.99", true), (10_000, "99.99", true), (9_900, "99.99", false),
      (100, "0.99", true), (101, "0.99", false), (99, "0.99", false),
    ]) func tolerance(_ coins: Int, _ price: String, _ isAccepted: Bool)
  { #expect(Self.ladder(coins, price).isEmpty == isAccepted) }

  @Test("a more expensive pack is compared with the best of the cheaper ones, once") func best() {
    let messages = Self.messages(
      "price-ladder",
      """
      a: {type: consumable, price: {USD: 0.99}, grants: {gold: 100}}
      b: {type: consumable, price: {USD: 1.99}, grants: {gold: 300}}
      c: {type: consumable, price: {USD: 4.99}, grants: {gold: 400}}
      d: {type: consumable, price: {USD: 4.99}, grants: {gold: 450}}
      """)
    #expect(
      messages == [
        "400 gold for USD 4.99 is worse value than 300 for 1.99 " + "in \"com.example.game.b\"",
        "450 gold for USD 4.99 is worse value than 300 for 1.99 " + "in \"com.example.game.b\"",
      ])
  }

  @Test("huge quantities are compared without overflow") func overflow() {
    let messages = Self.messages(
      "price-ladder",
      """
      a: {type: consumable, price: {VND: 99999999}, grants: {gold: 999999999998}}
      b: {type: consumable, price: {VND: 100000000}, grants: {gold: 999999999999+999999999999}}
      """)
    #expect(messages.isEmpty)
  }

  @Test("the message about a subscription gives both prices per month") func monthly() {
    let messages = Self.messages(
      "subscription-ladder",
      """
      catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US}
      products: {}
      subscriptionGroups:
        vip:
          products:
            monthly: {period: 1 month, level: 1, price: {USD: 9.99}}
            quarterly: {period: 3 months, level: 1, price: {USD: 34.99}}
            yearly: {period: 1 year, level: 1, price: {USD: 119.99}}
      """)
    #expect(
      messages == [
        "the price USD 34.99 for 3 months is 11.66 a month; "
          + "\"com.example.game.monthly\" costs 9.99 a month for 1 month"
      ])
  }

  @Test(
    "an offer code is compared with the price where both are known",
    arguments: [
      ("USD: 4.99", "tier: 4", nil), ("USD: 4.99", "tier: 5", "USD 4.99"), ("USD: 4.99", "tier: 50", "USD 49.99"),
      ("tier: 2", "tier: 1", nil), ("tier: 2", "tier: 7", "USD 6.99"), ("tier: 2", "USD: 1.99", "USD 1.99"),
      ("tier: 5", "CNY: 28", nil), ("CNY: 28", "tier: 5", "CNY 30"),
      // A tier in euros is unknown, and so is one currency in another.
      ("EUR: 1", "tier: 50", nil), ("EUR: 4.99", "USD: 9.99", nil), ("USD: 4.99, JPN: 600", "JPY: 500", nil),
      ("USD: 4.99, JPN: 600", "JPY: 600", "JPY 600"), ("USD: 4.99, JPY: 600", "USD: 2.99, JPN: 800", "JPY 800"),
      // Dollars other than US dollars have prices of their own.
      ("tier: 5", "tier: 4, ISL: 4.99", nil),
    ] as [(String, String, String?)]) func offerCode(_ price: String, _ offered: String, _ found: String?)
  {
    let messages = Self.messages(
      "invalid-offer-code",
      """
      coins:
        type: consumable
        price: {\(price)}
        offerCodes: [{referenceName: Launch, eligibility: [non-spender], price: {\(offered)}}]
      """)
    #expect(messages.count == (found == nil ? 0 : 1), "\(messages)")
    #expect(messages.allSatisfy { $0.contains("the offer code costs \(found ?? ""), which is") })
  }

  @Test("a price of zero in a single storefront is free too") func free() {
    #expect(
      Self.messages("free-product", "coins: {type: consumable, price: {USD: 0.99, JPN: 0}}") == [
        "it is free in the Japan storefront, which a consumable can't be; only a non-consumable can"
      ])
  }
}

extension String {
  /// The name of the tier with this number in a catalog.
  fileprivate var tierName: String { self == "590" ? "alternate 5" : self }
}

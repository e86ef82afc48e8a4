import AppStoreReference
import CatalogModel
import Testing

@Suite("Prices in storefronts") struct PriceTests {
  private func money(_ text: String, _ currency: CurrencyCode) throws -> Money {
    try #require(Money(decimal: text, currency: currency))
  }

  @Test(
    "a tier has a price where dollars and yuan are paid",
    arguments: [("CHN", "CNY 40"), ("USA", "USD 5.99"), ("JPN", nil), ("DEU", nil)] as [(String, String?)]) func tier(
      _ code: String, _ expected: String?
    ) throws
  {
    let price = Price(tier: PriceTier(stem: 6))
    let territory = try #require(Territory(code))
    #expect(price.amount(in: territory)?.description == expected)
    #expect(price.amount(in: territory.currency)?.description == expected)
  }

  @Test("an override applies only to its storefront, and takes precedence over amounts and tiers") func override()
    throws
  {
    let germany = try #require(Territory("DEU"))
    let france = try #require(Territory("FRA"))
    let euro = germany.currency
    let price = Price(
      tier: PriceTier(stem: 6), amounts: [try money("7.99", euro)],
      overrides: [.init(territory: germany, amount: try money("8.99", euro))])
    #expect(price.amount(in: germany)?.decimal == "8.99")
    #expect(price.amount(in: france)?.decimal == "7.99")
    #expect(price.amount(in: try #require(Territory("CHN")))?.decimal == "40")
  }

  @Test("an amount says nothing about another currency") func unknown() throws {
    let price = Price(amounts: [try money("5.99", .usd)])
    #expect(price.amount(in: .cny) == nil)
    #expect(price.base(in: Territory("CHN"))?.description == "USD 5.99")
  }

  @Test("a product is free if it costs nothing everywhere") func free() throws {
    #expect(Price(tier: PriceTier(stem: 0)).isFree)
    #expect(!Price(tier: PriceTier(stem: 1)).isFree)
    #expect(Price(amounts: [try money("0", .usd)]).isFree)
    #expect(!Price(amounts: [try money("0", .usd), try money("6", .cny)]).isFree)
    #expect(!Price().isFree)
  }
}

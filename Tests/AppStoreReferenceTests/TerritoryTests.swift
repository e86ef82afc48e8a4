import AppStoreReference
import Testing

@Suite("Territories") struct TerritoryTests {
  @Test("there are 175 storefronts in the order of their codes") func count() {
    #expect(Territory.all.count == 175)
    #expect(Territory.all.map(\.code) == Territory.all.map(\.code).sorted())
    #expect(Set(Territory.all.map(\.alpha2)).count == 175)
  }

  @Test("every storefront is found by its codes, and has a name and a known currency") func lookUp() {
    for territory in Territory.all {
      #expect(Territory(territory.code) == territory)
      #expect(Territory(territory.code[...]) == territory)
      #expect(Territory(alpha2: territory.alpha2) == territory)
      #expect(!territory.name.isEmpty)
      #expect(CurrencySet.storefronts.contains(territory.currency), "\(territory)")
    }
  }

  @Test(
    "storefronts have the currency they sell in",
    arguments: [
      ("CHN", "CN", "CNY", "China mainland"), ("USA", "US", "USD", "United States"), ("JPN", "JP", "JPY", "Japan"),
      ("BGR", "BG", "EUR", "Bulgaria"), ("HRV", "HR", "EUR", "Croatia"), ("XKS", "XK", "EUR", "Kosovo"),
      ("MAC", "MO", "USD", "Macau"), ("CZE", "CZ", "CZK", "Czechia"), ("ISL", "IS", "USD", "Iceland"),
      ("KNA", "KN", "USD", "St. Kitts and Nevis"), ("LCA", "LC", "USD", "St. Lucia"),
      ("VCT", "VC", "USD", "St. Vincent and the Grenadines"), ("COD", "CD", "USD", "Congo, Democratic Republic of the"),
    ]) func anchors(code: String, alpha2: String, currency: String, name: String) throws
  {
    let territory = try #require(Territory(code))
    #expect(territory.alpha2 == alpha2)
    #expect(territory.currency == CurrencyCode(currency))
    #expect(territory.name == name)
  }

  @Test(
    "places without a storefront and other spellings are not found",
    arguments: ["", "BGD", "MCO", "WSM", "XKX", "chn", "CN", "CHNA", "中国"]) func strangers(code: String)
  {
    #expect(Territory(code) == nil)
    #expect(Territory(alpha2: code) == nil || code == "CN")
  }

  @Test("every currency lists its storefronts: dollars 109, euros 25, any other one") func storefronts() throws {
    for currency in CurrencySet.storefronts.currencies {
      let storefronts = currency.storefronts
      #expect(storefronts.allSatisfy { $0.currency == currency })
      switch currency.description {
      case "USD": #expect(storefronts.count == 109)
      case "EUR": #expect(storefronts.count == 25)
      default: #expect(storefronts.count == 1, "\(currency)")
      }
    }
    #expect(try currency("BGN").storefronts.isEmpty)
  }

  @Test("no territory has the code of a currency in use, so a price may name either") func codesAreDistinct() {
    for currency in CurrencySet.storefronts.currencies { #expect(Territory(currency.description) == nil) }
  }
}

@Suite("Retired currencies") struct RetiredCurrencyTests {
  @Test("a currency that the euro replaced says so, and since when if that is known") func advice() throws {
    #expect(RetiredCurrency(try currency("BGN"))?.advice == "the euro replaced it in 2026-01; use EUR")
    #expect(RetiredCurrency(try currency("BAM"))?.advice == "the euro replaced it; use EUR")
    #expect(RetiredCurrency(try currency("PLN")) == nil)
  }

  @Test("no storefront uses a retired currency") func unused() {
    for retired in RetiredCurrency.all {
      #expect(!CurrencySet.storefronts.contains(retired.currency))
      #expect(CurrencySet.storefronts.contains(retired.successor))
    }
  }
}

import AppStoreReference
import Testing

@Suite("Money and currencies") struct MoneyTests {
  @Test(
    "a decimal is read exactly",
    arguments: [
      ("5.99", 599), ("40", 4000), ("1.5", 150), ("1.50", 150), ("0.29", 29), ("0", 0), ("2.500", 250),
      ("29999000", 2_999_900_000),
    ]) func decimal(text: String, hundredths: Int)
  { #expect(Money(decimal: text, currency: .usd)?.hundredths == hundredths) }

  @Test(
    "anything but a plain decimal is rejected",
    arguments: ["", ".", ".5", "5.", "-1", "+1", "1,5", "1e3", "1.234", "1.2.3", "５", "1234567890123"])
  func notADecimal(text: String) { #expect(Money(decimal: text, currency: .usd) == nil) }

  @Test("an amount prints without trailing zeros and is read back", arguments: 0...1200) func roundTrip(hundredths: Int)
  {
    let money = Money(hundredths: hundredths, currency: .cny)
    #expect(Money(decimal: money.decimal, currency: .cny) == money)
    #expect(!money.decimal.hasSuffix(".0") && !money.decimal.hasSuffix("."))
  }

  @Test("an amount prints its currency first") func description() {
    #expect("\(Money(hundredths: 599, currency: .usd))" == "USD 5.99")
    #expect("\(Money(hundredths: 73000, currency: .jpy))" == "JPY 730")
    #expect(Money(hundredths: 105, currency: .usd).decimal == "1.05")
  }

  @Test("a currency code is three capitals", arguments: ["", "US", "usd", "USDD", "U$D", "ＵＳＤ"]) func notACurrency(
    text: String
  ) { #expect(CurrencyCode(text) == nil) }

  @Test("currency codes compare like their text") func order() throws {
    let codes = ["USD", "CNY", "AED", "ZAR", "JPY"]
    #expect(codes.compactMap { CurrencyCode($0) }.sorted().map(\.description) == codes.sorted())
  }

  @Test("the set of all currencies has 43, each of which it contains") func storefrontCurrencies() {
    let all = CurrencySet.storefronts
    #expect(all.currencies.count == 43)
    #expect(all.currencies == all.currencies.sorted())
    for currency in all.currencies {
      #expect(all.contains(currency))
      #expect(CurrencySet(currency).currencies == [currency])
    }
  }

  @Test("a currency without a storefront isn't in any set", arguments: ["BGN", "HRK", "XXX"]) func strangers(
    code: String
  ) throws {
    let currency = try AppStoreReferenceTests.currency(code)
    #expect(CurrencySet(currency).isEmpty)
    #expect(!CurrencySet.storefronts.contains(currency))
    #expect(!CurrencySet().contains(currency))
  }

  @Test("sets of currencies combine") func combination() {
    let yenOrYuan = CurrencySet([.jpy, .cny])
    #expect(yenOrYuan.currencies == [.cny, .jpy])
    #expect(yenOrYuan.contains(.jpy))
    #expect(!yenOrYuan.contains(.usd))
    #expect(yenOrYuan.intersection([CurrencySet(.cny), CurrencySet(.usd)]) == CurrencySet(.cny))
  }
}

import AppStoreReference
import Testing

@testable import TextReading

@Suite("Money in text") struct MoneyTests {
  @Test("is read by the code of every storefront's currency", arguments: ["en-US", "zh-Hans", "ru"]) func codes(
    _ locale: String
  ) throws {
    let reader = try #require(AmountReader.all[locale])
    for currency in CurrencySet.storefronts.currencies {
      for text in ["\(currency) 5.99", "5.99 \(currency)", "\(currency)5.99", "5.99\(currency)"] {
        let amounts = reader.amounts(in: text)
        #expect(amounts.map(\.kind) == [.money(CurrencySet(currency))], "\(text)")
        #expect(amounts.map(\.range) == [0..<text.utf8.count], "\(text)")
      }
    }
  }
}

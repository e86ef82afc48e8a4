import AppStoreReference
import CatalogLint
import CatalogModel
import Testing

@testable import CatalogLint
@testable import TextReading

@Suite("Text generated from templates") struct GeneratedAmountTests {
  static let quantities = [
    1, 60, 400, 999, 1_000, 1_280, 2_026, 9_999, 10_000, 12_345, 100_000, 1_000_000, 1_234_567, 98_765_432,
  ]
  static let prices = [99, 100, 590, 599, 4_000, 19_900, 99_999, 123_450, 1_000_000, 129_900_00]

  private func written(
    _ template: String, _ locale: StoreLocale, quantity: Int = 1, price: Int? = nil, period: SubscriptionPeriod? = nil
  ) -> String {
    let currency = locale.primaryStorefront.currency
    let product = Product(
      item: "a", productID: "a", price: price.map { Price(amounts: [Money(hundredths: $0, currency: currency)]) },
      grants: [Grant(currency: "gold", quantity: quantity)], subscription: Subscription(group: 0, period: period))
    return Catalog().templateValues(for: product, locale: locale.code, storeLocale: locale).fill(TemplateText(template))
  }

  @Test("is read back as the same quantity", arguments: StoreLocale.all) func quantities(_ locale: StoreLocale) throws {
    let reader = try #require(AmountReader.all[locale.code])
    for quantity in Self.quantities {
      for template in ["{quantity} VIP", "VIP: {quantity}", "{quantity:plain} VIP"] {
        let text = written(template, locale, quantity: quantity)
        #expect(reader.amounts(in: text).map(\.hundredths) == [quantity * 100], "\(text)")
      }
    }
  }

  @Test("is read back as the same price", arguments: StoreLocale.all) func prices(_ locale: StoreLocale) throws {
    let reader = try #require(AmountReader.all[locale.code])
    let currency = locale.primaryStorefront.currency
    for price in Self.prices {
      let text = written("VIP {displayPrice}", locale, price: price)
      let amounts = reader.amounts(in: text)
      #expect(amounts.map(\.hundredths) == [price], "\(text)")
      guard case .money(let currencies) = amounts.first?.kind else {
        Issue.record("\(text) is not an amount of money")
        continue
      }
      #expect(currencies.contains(currency), "\(text)")
      let bare = reader.amounts(in: written("VIP {price} \(currency)", locale, price: price))
      #expect(bare.map(\.hundredths) == [price])
    }
  }

  @Test("is read back as the same period", arguments: StoreLocale.all) func periods(_ locale: StoreLocale) throws {
    let reader = try #require(AmountReader.all[locale.code])
    for period in SubscriptionPeriod.allCases {
      let text = written("{period} VIP", locale, period: period)
      let amounts = reader.amounts(in: text)
      guard text.utf8.contains(where: { (0x30...0x39).contains($0) }) else {
        // Arabic and Hebrew express one and two in the noun itself, and a dual is read.
        #expect(["ar", "he"].contains(locale.language), "\(text)")
        #expect(amounts.map(\.hundredths) == (period == .twoMonths ? [200] : []), "\(text)")
        continue
      }
      let words = period.words.split(separator: " ")
      let unit = try #require(Amount.Unit.allCases.first { words[1].hasPrefix("\($0)") })
      #expect(amounts.map(\.kind) == [.duration(unit: unit)], "\(text)")
      #expect(amounts.map(\.hundredths) == [(Int(words[0]) ?? 0) * 100], "\(text)")
    }
  }

  @Test("doesn't break the rules on prices, quantities and spaces", arguments: StoreLocale.all) func rules(
    _ locale: StoreLocale
  ) {
    var catalog = """
      catalog: 1
      app: {bundleID: com.example.game, primaryLocale: \(locale)}
      currencies: {gold: {\(locale): Zorblax}}
      templates:
        pack:
          \(locale):
            title: "{quantity} {currency}"
            description: "{quantity} {currency} – {displayPrice} ({price} \(locale.primaryStorefront.currency))"
        vip: {\(locale): {title: "VIP {period}", description: "VIP {period}: {displayPrice}"}}
      products:

      """
    for (index, quantity) in Self.quantities.enumerated() {
      let price = Money(hundredths: Self.prices[index % Self.prices.count], currency: locale.primaryStorefront.currency)
      catalog +=
        "  coins\(quantity): {type: consumable, template: pack, price: {\(price.currency): "
        + "\(price.decimal)}, grants: {gold: \(quantity)}}\n"
    }
    catalog += "subscriptionGroups:\n  vip:\n    products:\n"
    for (index, period) in SubscriptionPeriod.allCases.enumerated() {
      catalog +=
        "      vip\(index): {period: \(period.words), template: vip, "
        + "price: {\(locale.primaryStorefront.currency): 9.99}}\n"
    }
    let report = MarkedCatalog(catalog).lint(only: [
      "price-mismatch", "quantity-mismatch", "missing-quantity", "untidy-spacing", "invisible-characters",
      "placeholder-text", "time-limited-consumable", "invalid-catalog",
    ])
    #expect(report.findings.isEmpty, "\(report.findings.map(\.message))")
  }
}

import AppStoreReference
import CatalogFormats
import CatalogModel
import CatalogSamples
import Foundation
import SourceSyntax
import TestTools
import Testing

@testable import ForeignFormats

@Suite("Products of gradle-play-publisher") struct PlayProductTests {
  private static func read(_ text: String) -> CatalogDocument {
    PlayProductDecoder.read(ParsedFile(SourceFile(name: "product.json", text: text)))
  }

  @Test("texts in many languages are listed in time in proportion to their number") func manyLanguages() {
    let time = proportion(200, 6_400) { count in
      var product = Product(item: "p", productID: "p")
      product.localizations = (0...count).map { Localization(locale: "ä\($0 % count)", storeLocale: nil) }
      let listed = PlayLanguage.listings(of: product, primary: nil).count
      #expect(listed == count)
    }
    #expect(time.took < time.limit, "\(time)")
  }

  private static let product = """
    {"packageName": "com.example.app", "sku": "coins", "status": "inactive",
     "purchaseType": "managedUser", "defaultPrice": {"priceMicros": "1990000", "currency": "USD"},
     "prices": {"DE": {"priceMicros": 2290000, "currency": "EUR"},
                "CN": {"priceMicros": "990000", "currency": "USD"}},
     "listings": {"zh-CN": {"title": "金币", "description": "得"}, "en-US": {"title": "Coins"}},
     "defaultLanguage": "en-US"}
    """

  @Test(
    "are read as one, as many, or in the API's list",
    arguments: [product, "[\(product)]", "{\"inappproduct\": [\(product)]}"]) func reading(_ text: String) throws
  {
    let document = Self.read(text)
    #expect(
      document.diagnostics.map(\.message).sorted() == [
        "\"prices\" is left out: the App Store does not sell there, or in another currency",
        "Google Play does not say whether a product is consumable; the products are left without a " + "type",
      ])
    let product = try #require(document.catalog.products.first)
    #expect(product.productID == "coins")
    #expect(product.availability.isHidden)
    #expect(product.type == nil)
    let germany = try #require(Territory("DEU"))
    #expect(
      product.price
        == Price(
          amounts: [Money(hundredths: 199, currency: .usd)],
          overrides: [.init(territory: germany, amount: Money(hundredths: 229, currency: germany.currency))]))
    #expect(product.localizations.map(\.locale) == ["en-US", "zh-Hans"])
    #expect(product.localizations.map(\.title) == ["Coins", "金币"])
    #expect(document.catalog.app.primaryLocale == "en-US")
    let range = try #require(document.range(of: CatalogPath(.product(0), .title, element: 1), text: 0..<3))
    #expect(document.source.text(in: range) == "金")
  }

  @Test("have the period and the trial of the API for subscriptions") func subscription() throws {
    let document = Self.read(
      "{\"sku\": \"vip\", \"purchaseType\": \"subscription\", \"subscriptionPeriod\": \"P1M\","
        + " \"trialPeriod\": \"P7D\", \"gracePeriod\": \"P3D\"}")
    #expect(document.diagnostics.map(\.message) == ["\"gracePeriod\" is left out: a catalog has no place for it"])
    #expect(
      document.catalog.products.first?.subscription
        == Subscription(
          group: 0, period: .oneMonth, offers: [Offer(kind: .introductory, mode: .freeTrial, duration: .oneWeek)]))
  }

  static let problems = [
    ProblemExample(.error, "the product has no \"sku\"", "⟦{⟧\"status\": \"active\"}"),
    ProblemExample(
      .warning,
      "a price is left out: \"priceMicros\" must be millionths of a currency, a multiple of 10000 such as \"990000\"",
      "{\"sku\": \"金\", \"purchaseType\": \"subscription\", "
        + "\"defaultPrice\": {\"priceMicros\": ⟦\"1.99\"⟧, \"currency\": \"USD\"}}"),
    ProblemExample(
      .warning, "a price is left out: \"currency\" must be a code such as \"USD\"",
      "{\"sku\": \"a\", \"purchaseType\": \"subscription\", "
        + "\"defaultPrice\": {\"priceMicros\": 990000, \"currency\": ⟦\"$\"⟧}}"),
    ProblemExample(
      .warning, "a price is left out: the App Store has no currency \"XXX\"",
      "{\"sku\": \"a\", \"purchaseType\": \"subscription\", "
        + "\"defaultPrice\": {\"priceMicros\": 990000, \"currency\": ⟦\"XXX\"⟧}}"),
    ProblemExample(
      .warning, "\"status\" must be \"active\" or \"inactive\", not \"on\"",
      "{\"sku\": \"a\", \"status\": ⟦\"on\"⟧, \"purchaseType\": \"subscription\"}"),
    ProblemExample(
      .warning, "the App Store has no period for \"subscriptionPeriod\" of \"P4M\"",
      "{\"sku\": \"a\", \"purchaseType\": \"subscription\", \"subscriptionPeriod\": ⟦\"P4M\"⟧}"),
  ]

  @Test(
    "are read in the form of one-time products", arguments: ["⟦⟧", "[⟦⟧]", "{\"oneTimeProducts\": [⟦⟧]}"])
  func oneTimeProducts(_ form: String) throws {
    func region(_ code: String, _ price: String, _ availability: String = "AVAILABLE") -> String {
      "{\"regionCode\": \"\(code)\", \"price\": {\(price)}, \"availability\": \"\(availability)\"}"
    }
    let regions = [
      region("US", "\"currencyCode\": \"USD\", \"nanos\": 990000000"),
      region("DE", "\"currencyCode\": \"EUR\", \"units\": \"1\""),
      region("JP", "\"currencyCode\": \"JPY\", \"units\": \"160\""),
      region("UA", "\"currencyCode\": \"UAH\", \"units\": \"45\""),
      region("GB", "\"currencyCode\": \"GBP\", \"units\": \"1.49\""),
      region("FR", "\"currencyCode\": \"EUR\", \"units\": \"2\"", "NO_LONGER_AVAILABLE"),
    ].joined(separator: ", ")
    let product = """
      {"packageName": "com.example.app", "productId": "coins_100", "listings":
        [{"languageCode": "ja-JP", "title": "コイン", "description": "百枚"}, {"languageCode": "en-US", "title": "Coins"}],
       "purchaseOptions": [
         {"purchaseOptionId": "rent-1", "rentOption": {"rentalPeriod": "P30D"}},
         {"purchaseOptionId": "coins-100", "state": "DRAFT", "buyOption": {"legacyCompatible": true},
          "regionalPricingAndAvailabilityConfigs": [\(regions)]}]}
      """
    let document = Self.read(form.replacing("⟦⟧", with: product))
    #expect(
      document.diagnostics.map(\.message).sorted() == [
        "\"regionalPricingAndAvailabilityConfigs\" is left out: the App Store does not sell there, or in another "
          + "currency",
        "\"regionalPricingAndAvailabilityConfigs\" is left out: the product is not sold in the region any more",
        "Google Play does not say whether a product is consumable; the products are left without a type",
        "a price is left out: \"units\" must be a whole number and \"nanos\" billionths, a multiple of 10000000 such as "
          + "990000000",
        "the purchase option \"rent-1\" of \"coins_100\" is left out: a product of the App Store is bought in one way",
      ])
    let read = try #require(document.catalog.products.first)
    let (germany, japan) = try (#require(Territory("DEU")), #require(Territory("JPN")))
    #expect(read.productID == "coins_100")
    #expect(read.availability.isHidden)
    #expect(read.localizations.map(\.locale) == ["ja", "en-US"])
    #expect(read.localizations.map(\.title) == ["コイン", "Coins"])
    #expect(
      read.price
        == Price(
          amounts: [Money(hundredths: 99, currency: .usd), Money(hundredths: 16000, currency: japan.currency)],
          overrides: [.init(territory: germany, amount: Money(hundredths: 100, currency: germany.currency))]))
    let range = try #require(document.range(of: CatalogPath(.product(0), .title, element: 0), text: 0..<3))
    #expect(document.source.text(in: range) == "コ")
  }

  @Test("have the prices of later regions where no other is given") func laterRegions() {
    let document = Self.read(
      """
      {"productId": "coins", "purchaseOptions": [{"buyOption": {}, "newRegionsConfig":
        {"usdPrice": {"currencyCode": "USD", "units": "4", "nanos": 990000000},
         "eurPrice": {"currencyCode": "EUR", "units": "5"}, "availability": "AVAILABLE"}}]}
      """)
    #expect(
      document.catalog.products.first?.price?.amounts
        == [Money(hundredths: 499, currency: .usd), Money(hundredths: 500, currency: .eur)])
  }

  @Test("report what can't be converted, at its position", arguments: problems) func problem(_ example: ProblemExample)
  {
    let marked = MarkedSource(example.text)
    let document = PlayProductDecoder.read(ParsedFile(marked.source("product.json")))
    #expect(document.diagnostics.map(\.message) == [example.message])
    #expect(document.diagnostics.map(\.severity) == [example.severity])
    #expect(document.diagnostics.map(\.range) == marked.marks)
  }

  private static let catalog = CatalogYAMLDecoder.read(
    SourceFile(
      name: "catalog.yml",
      text: """
        catalog: 1
        app: {bundleID: com.example, primaryLocale: ja}
        products:
          coins:
            type: consumable
            price: {JPY: 800, USD: 5.99, EUR: 6, FRA: 6.5}
            localizations: {or-IN: {title: x}, zh-Hant: {title: 金幣}, ja: {title: 金貨}}
          gems: {type: non-consumable, hidden: true, price: {tier: 6}}
        subscriptionGroups:
          vip: {products: {vip.monthly: {period: 1 month}}}
        """)
  ).catalog

  @Test("are written as a list, and as one file per product") func writing() throws {
    let format = try #require(CatalogFormatRegistry.format(named: "gpp"))
    let result = try #require(CatalogExport.export(Self.catalog, as: format))
    let text = String(decoding: result.bytes, as: UTF8.self)
    #expect(
      text.hasPrefix(
        """
        [
          {
            "sku": "com.example.coins",
            "status": "active",
            "purchaseType": "managedUser",
            "defaultPrice": {
              "priceMicros": "800000000",
              "currency": "JPY"
            },
            "prices": {
              "FR": {
                "priceMicros": "6500000",
                "currency": "EUR"
              },
              "US": {
                "priceMicros": "5990000",
                "currency": "USD"
              },
        """))
    #expect(text.contains("\"ja-JP\": {\n        \"title\": \"金貨\"\n      },\n      \"zh-TW\""))
    #expect(text.contains("\"defaultLanguage\": \"ja-JP\""))
    #expect(!text.contains("vip") && !text.contains("or-IN"))
    #expect(result.files.map(\.name) == ["com.example.coins.json", "com.example.gems.json"])
    for file in result.files {
      let back = PlayProductDecoder.read(ParsedFile(SourceFile(name: file.name, bytes: file.bytes)))
      #expect(back.catalog.products.count == 1)
    }
    let lost = Set(result.losses.filter { $0.extent == .whole }.map(\.message))
    #expect(lost == ["gradle-play-publisher's products can't be subscriptions"])
    #expect(result.losses.contains { $0.message == "Google Play does not have the language" })
  }

  @Test("are read the same by Python", .enabled(if: Tool.python.isInstalled)) func python() throws {
    let program = """
      import json, sys
      for p in json.load(sys.stdin):
          d = p['defaultPrice']
          print(p['sku'], p['status'], int(d['priceMicros']) / 1e6, d['currency'],
                sorted(p.get('prices', {}))[:2], list(p['listings']))
      """
    let bytes = PlayProductEncoder.write(Self.catalog).bytes
    let output = try Tool.python.run(["-X", "utf8", "-c", program], input: bytes)
    #expect(
      String(decoding: output, as: UTF8.self) == """
        com.example.coins active 800.0 JPY ['AT', 'BE'] ['ja-JP', 'zh-TW']
        com.example.gems inactive 5.99 USD [] []

        """)
  }

  @Test("have file names that are valid in every file system") func fileNames() {
    var catalog = Catalog()
    for id in ["../up", ".hidden", "a/b", "A/b", "con:sole", "a.b", "a_b"] {
      catalog.products.append(Product(item: id, productID: id))
    }
    #expect(PlayProductEncoder.write(catalog).files.map(\.name) == ["a.b.json", "a_b.json"])
  }

  @Test(
    "may be truncated anywhere or be anything else",
    arguments: (0..<product.utf8.count).map { String(decoding: product.utf8.prefix($0), as: UTF8.self) } + [
      "5", "\"a\"", "[5]", "[[]]", "{\"inappproduct\": 5}", "\u{0}",
    ]) func hostile(_ text: String)
  { #expect(Self.read(text).diagnostics.contains { $0.severity == .error }) }
}

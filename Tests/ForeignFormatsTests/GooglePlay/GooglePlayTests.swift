import AppStoreReference
import CatalogFormats
import CatalogModel
import CatalogSamples
import Foundation
import SourceSyntax
import Testing

@testable import ForeignFormats

@Suite("Google Play's CSV") struct GooglePlayTests {
  private func read(_ text: String) -> CatalogDocument { CatalogReading.read(SourceFile(name: "a.csv", text: text)) }

  private static let header = GooglePlayColumn.header.joined(separator: ",") + "\n"

  @Test("is written with its exact header and its own escapes") func writing() {
    let catalog = CatalogYAMLDecoder.read(
      SourceFile(
        name: "catalog.yml",
        text: #"""
          catalog: 1
          app: {bundleID: com.example, primaryLocale: zh-Hans, baseTerritory: CHN}
          products:
            coins_60:
              type: consumable
              price: {tier: 1}
              localizations:
                en-US: {title: "60; Coins", description: 'say "hi", \o/'}
                zh-Hans: {title: 金币, description: 金币}
            ads:
              type: non-consumable
              price: {USD: 1.99, CNY: 12, CHE: 2}
              hidden: true
            NoAds: {type: non-consumable}
            no-ads: {type: non-consumable}
          subscriptionGroups:
            vip: {products: {vip.month: {period: 1 month}}}
          """#)
    ).catalog
    let result = GooglePlayEncoder.write(catalog)
    #expect(
      String(decoding: result.bytes, as: UTF8.self) == Self.header + #"""
        com.example.coins_60,published,managed_by_android,false,"zh_CN; 金币; 金币; en_US; 60\; Coins; say ""hi"", \\o/",true,6000000,
        com.example.ads,unpublished,managed_by_android,false,,false,US; 1990000; CN; 12000000; CH; 2000000,

        """#)
    #expect(
      result.losses.filter { $0.extent == .whole }.map(\.path.subject) == [.product(2), .product(3), .product(4)])
  }

  @Test("is read in its current form, with columns for taxes") func reading() throws {
    let document = read(
      #"""
      Product ID,Published State,Purchase Type,Auto Translate,Locale; Title; Description,Auto Fill Prices,Price,Pricing Template ID,EEA Withdrawal Right Type
      a.gems,published,managed_by_android,false,en_US; Gems; A pouch\; use it.; zh_CN; 宝石; C:\\x,true,990000,,DIGITAL_CONTENT
      a.ads,unpublished,managed_by_android,false,"en_US; Remove ""ads"", all; No ads",false,US; 1990000; CN; 12000000,,
      a.paid,published,managed_by_android,false,en_US; Paid; Paid,false,,4637809629993162912,
      """#)
    // The second product says which country the price of the first is for.
    #expect(document.diagnostics.map(\.severity) == [.warning, .warning])
    let products = document.catalog.products
    #expect(products.map(\.productID) == ["a.gems", "a.ads", "a.paid"])
    #expect(products[0].localizations.map(\.locale) == ["en-US", "zh-Hans"])
    #expect(products[0].localizations.map(\.description) == ["A pouch; use it.", #"C:\x"#])
    #expect(products[0].price?.amounts.map(\.description) == ["USD 0.99"])
    #expect(products[1].localizations.map(\.title) == [#"Remove "ads", all"#])
    #expect(products[1].price?.amounts.map(\.description) == ["USD 1.99", "CNY 12"])
    #expect(products[1].availability.isHidden)
    #expect(products[2].price == nil)
  }

  @Test(
    "is read in its older forms",
    arguments: [
      "",
      "\"product_id\",\"publish_state\",\"purchase_type\",\"autotranslate \","
        + "\"locale; title; description\",\"autofill\",\"country; price\"\n",
    ]) func older(header: String)
  {
    let row = "com.a.coins,published,managed_by_publisher,false,en_US; Coins; HELLO,false,US; 990000"
    let document = read("\(header)\(row)\n")
    #expect(document.diagnostics == [])
    #expect(document.catalog.products.map(\.type) == [.consumable])
    #expect(document.catalog.products.first?.price?.amounts.map(\.description) == ["USD 0.99"])
  }

  private func price(_ cell: String, texts: String = "") -> (parts: String, messages: [String]) {
    let document = read("\(Self.header)a.gems,published,managed_by_publisher,false,\(texts),false,\(cell),\n")
    let parts = document.catalog.products.first?.price?.parts ?? []
    return (parts.map { "\($0.key) \($0.value)" }.joined(separator: ", "), document.diagnostics.map(\.message))
  }

  private static func twice(_ code: String) -> String {
    "\"\(code)\" is listed twice; the last price is that of the country alone"
  }

  @Test(
    "has the default price of the home country first, and may list the country again with its own",
    arguments: [
      (
        "US; 10000000; DE; 11990000; US; 9990000; DE; 12990000", "USD 10, EUR 11.99, USA 9.99, DEU 12.99",
        [twice("US"), twice("DE")]
      ), ("ID; 15000000000; US; 990000; ID; 14000000000", "IDR 15000, USD 0.99, IDN 14000", [twice("ID")]),
      ("FR; 4990000; DE; 5490000; FR; 4790000", "EUR 4.99, DEU 5.49, FRA 4.79", [twice("FR")]),
      ("JP; 120000000; JP; 130000000; JP; 140000000", "JPY 120, JPN 140", [twice("JP")]),
      ("BR; 4900000", "BRL 4.9", []), ("US; 990000; us; 990000", "USD 0.99", []),
      ("GB; 990000; US; 1290000", "GBP 0.99, USD 1.29", []),
    ] as [(String, String, [String])]) func countryTwice(cell: String, parts: String, messages: [String])
  {
    let found = price(cell)
    #expect(found.parts == parts)
    #expect(found.messages == messages)
  }

  @Test(
    "of one country that stands for a currency of several is named",
    arguments: [
      ("US; 990000; DE; 990000", "USD 0.99, EUR 0.99", true), ("JP; 120000000; DE; 990000", "JPY 120, EUR 0.99", true),
      ("US; 990000; DE; 990000; FR; 990000", "USD 0.99, EUR 0.99, FRA 0.99", false),
      ("US; 990000; JP; 120000000", "USD 0.99, JPY 120", false),
    ]) func sharedCurrency(cell: String, parts: String, isNamed: Bool)
  {
    let found = price(cell)
    #expect(found.parts == parts)
    #expect(found.messages.contains { $0.contains("stands for all storefronts with EUR") } == isNamed)
  }

  @Test(
    "leaves out a price in a currency that the App Store doesn't have there, with a warning and a loss",
    arguments: [
      ("UA; 40000000; US; 990000", "USD 0.99", "UAH"), ("US; 990000; KE; 130000000", "USD 0.99", "KES"),
      ("US; 990000; RS; 100000000; LK; 300000000", "USD 0.99", "RSD"),
    ]) func otherCurrency(cell: String, parts: String, currency: String)
  {
    let found = price(cell)
    #expect(found.parts == parts)
    #expect(found.messages.first?.contains("Google Play has prices in \(currency)") == true)
    let document = read("\(Self.header)a.gems,published,managed_by_publisher,false,,false,\(cell),\n")
    #expect(document.leftovers.contains { $0.extent == .value && $0.path.field == .price })
  }

  @Test(
    "takes a price without a country for one of the merchant's, by other rows or the default language",
    arguments: [
      ("id; Permata; Beli", "IDR 15000, after the default language \"id\""),
      ("ja_JP; 宝石; 得", "JPY 15000, after the default language \"ja\""),
      ("de_DE; Steine; Viele", "EUR 15000, after the default language \"de-DE\""), ("en_US; Gems; Many", "USD 15000"),
    ]) func merchant(texts: String, expected: String)
  {
    let found = price("15000000000", texts: texts)
    let parts = expected.prefix { $0 != "," }
    #expect(found.parts == parts)
    #expect(found.messages.count == 1)
    #expect(
      found.messages.first?.contains(expected.contains(",") ? expected.dropFirst(parts.count) : "US dollars") == true)
    let other = "a.ads,published,managed_by_publisher,false,,false,IN; 99000000; US; 990000,"
    let document = read(
      "\(Self.header)a.gems,published,managed_by_publisher,false,\(texts),true,99000000,\n\(other)\n")
    #expect(document.diagnostics == [])
    #expect(document.catalog.products.first?.price?.parts.map(\.key) == ["INR"])
  }

  static let problems: [ProblemExample] = [
    ProblemExample(
      .error,
      "locale, title and description come in threes, but there are 4 parts; a semicolon in "
        + "a text is written \"\\;\"", "a,published,managed_by_publisher,false,⟦en_US; Gems; A pouch; use it⟧,false,,"),
    ProblemExample(
      .error, "a price is a whole number of millionths such as 1990000, not \"1.99\"",
      "a,published,managed_by_publisher,false,,false,⟦US; 1.99⟧,"),
    ProblemExample(
      .error, "countries and prices come in twos, but there are 3 parts",
      "a,published,managed_by_publisher,false,,false,⟦US; 990000; CN⟧,"),
    ProblemExample(
      .error, "the state can't be \"live\"; expected \"published\" or \"unpublished\"",
      "a,⟦live⟧,managed_by_publisher,false,,false,,"),
  ]

  @Test("names every problem at its cell", arguments: problems) func problem(_ example: ProblemExample) {
    let marked = MarkedSource(Self.header + example.text)
    let diagnostics = read(marked.text).diagnostics
    #expect(diagnostics.map(\.message) == [example.message])
    #expect(diagnostics.map(\.range) == marked.marks)
  }

  @Test("has a code for every locale that reads back", arguments: StoreLocale.all) func locales(_ locale: StoreLocale) {
    let code = GooglePlayNotation.code(of: locale)
    #expect(StoreLocale.resolving(code) == locale, "\(code)")
  }

  @Test(
    "and RevenueCat's report once that a country has one price",
    arguments: [
      ("google-play-csv", "Google Play has one price per country; the price of its currency is written there"),
      ("revenuecat-csv", "RevenueCat has one price per territory; the price of its currency is written there"),
    ], ["{JPY: 100, JPN: 120}", "{USD: 1.99, JPN: 120}"]) func countries(
      format: (name: String, message: String), price: String
    ) throws
  {
    let catalog = CatalogYAMLDecoder.read(
      SourceFile(
        name: "catalog.yml",
        text: "catalog: 1\napp: {bundleID: com.example}\nproducts:\n" + "  coins: {type: consumable, price: \(price)}\n"
      )
    ).catalog
    let result = try #require(
      CatalogFormatRegistry.format(named: format.name).flatMap { CatalogExport.export(catalog, as: $0) })
    let losses = result.losses.filter { $0.path.field == .price }
    #expect(losses.map(\.message) == [format.message])
  }

  @Test(
    "and gradle-play-publisher's products reject the same IDs with the same message",
    arguments: ["google-play-csv", "gpp"]) func refusal(format: String) throws
  {
    let catalog = CatalogYAMLDecoder.read(
      SourceFile(
        name: "catalog.yml",
        text: "catalog: 1\napp: {bundleID: com.example}\nproducts:\n" + "  old-id: {type: consumable}\n")
    ).catalog
    let result = try #require(
      CatalogFormatRegistry.format(named: format).flatMap { CatalogExport.export(catalog, as: $0) })
    #expect(result.losses.filter { $0.extent == .whole }.map(\.message) == [GooglePlayNotation.refusal])
    #expect(!String(decoding: result.bytes, as: UTF8.self).contains("old-id"))
  }

  @Test(
    "accepts the IDs that Google Play accepts",
    arguments: [
      ("com.a.coins_60", true), ("0a", true), ("_a", false), (".a", false), ("a-b", false), ("aB", false), ("", false),
      ("金", false), ("a b", false),
    ]) func productIDs(id: String, isTaken: Bool)
  { #expect(GooglePlayNotation.takes(productID: id) == isTaken) }
}

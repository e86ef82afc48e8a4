import AppStoreReference
import CatalogFormats
import CatalogModel
import CatalogSamples
import SourceSyntax
import Testing

@testable import ForeignFormats

@Suite("RevenueCat's CSV") struct RevenueCatTests {
  /// The example of RevenueCat's command-line tool, with a store of its own and a group.
  private static let example = """
    row_type,store,store_identifier,product_type,display_name,title,duration,territory,amount,currency,start_date,available,available_in_new_territories,locale,localized_name,localized_description,app_store_subscription_group_name,app_store_subscription_group_localized_name,app_store_subscription_group_custom_app_name
    price,app_store,com.example.pro,subscription,Pro Monthly,Premium,P1M,US,3.99,USD,2026-07-20,true,true,,,,Premium Group,,
    price,app_store,com.example.pro,subscription,Pro Monthly,Premium,P1M,NI,4.99,USD,,true,true,,,,Premium Group,,
    localization,app_store,com.example.pro,subscription,Pro Monthly,Premium,P1M,,,,,,,en-US,Premium,Premium subscription,Premium Group,Premium Subscriptions,Example
    price,play_store,pro:monthly,subscription,Pro Monthly,Premium,P1M,US,3.99,USD,,true,true,,,,,,
    price,app_store,com.example.coins,consumable,Coins,Coins,,JP,120,JPY,,true,false,,,,,,
    """

  private func read(_ text: String) -> CatalogDocument { CatalogReading.read(SourceFile(name: "a.csv", text: text)) }

  private func export(_ text: String) -> ExportResult {
    RevenueCatEncoder.write(CatalogYAMLDecoder.read(SourceFile(name: "catalog.yml", text: text)).catalog)
  }

  @Test("is read product by product") func reading() throws {
    let document = read(Self.example)
    #expect(
      document.diagnostics.map(\.message) == [
        "a catalog has no prices that start later; the date is ignored",
        "the rows of the store \"play_store\" are ignored",
      ])
    let catalog = document.catalog
    #expect(catalog.products.map(\.productID) == ["com.example.coins", "com.example.pro"])
    let coins = catalog.products[0]
    #expect(coins.type == .consumable)
    #expect(coins.price?.amounts.map(\.description) == ["JPY 120"])
    #expect(coins.availability.storefronts?.map(\.code) == ["JPN"])
    let pro = catalog.products[1]
    #expect(pro.referenceName == "Pro Monthly")
    #expect(pro.price?.amounts.map(\.description) == ["USD 3.99"])
    #expect(pro.price?.overrides.map(\.territory.code) == ["NIC"])
    #expect(pro.subscription?.period == .oneMonth)
    #expect(pro.localizations.map(\.description) == ["Premium subscription"])
    #expect(catalog.groups.map(\.referenceName) == ["Premium Group"])
    #expect(catalog.groups[0].localizations.map(\.title) == ["Premium Subscriptions"])
    let path = CatalogPath(.product(1), .description, element: 0)
    let range = try #require(document.range(of: path, text: 8..<20))
    #expect(document.source.text(in: range) == "subscription")
  }

  @Test("is written with its header, a row per price and per text, and no formulas") func writing() {
    let result = export(
      """
      catalog: 1
      app: {bundleID: com.example, primaryLocale: en-US}
      products:
        coins:
          type: consumable
          referenceName: Coins
          price: {USD: 0.99, CNY: 6, CHE: 1}
          localizations: {en-US: {title: "=Coins, many", description: Coins}}
      """)
    #expect(
      String(decoding: result.bytes, as: UTF8.self) == """
        row_type,store,store_identifier,product_type,display_name,title,duration,territory,amount,currency,start_date,available,available_in_new_territories,locale,localized_name,localized_description
        price,app_store,com.example.coins,consumable,Coins,"'=Coins, many",,US,0.99,USD,,true,true,,,
        price,app_store,com.example.coins,consumable,Coins,"'=Coins, many",,CN,6,CNY,,true,true,,,
        price,app_store,com.example.coins,consumable,Coins,"'=Coins, many",,CH,1,CHF,,true,true,,,
        localization,app_store,com.example.coins,consumable,Coins,"'=Coins, many",,,,,,,,en-US,"'=Coins, many",Coins

        """)
  }

  static let problems: [ProblemExample] = [
    ProblemExample(
      .error,
      "\"product_type\" can't be \"thing\"; it is one of \"consumable\", "
        + "\"non_consumable\", \"subscription\", \"non_renewing_subscription\"", "a,a,US,1,USD,⟦thing⟧"),
    ProblemExample(.error, "\"amount\" must be an amount such as 5.99, not \"1,5\"", "a,a,US,⟦\"1,5\"⟧,USD,consumable"),
    ProblemExample(
      .error, "no storefront has the code \"XX\"; expected a code such as US", "a,a,⟦XX⟧,1,USD,consumable"),
    ProblemExample(.error, "the App Store has no currency \"XYZ\"", "a,a,US,1,⟦XYZ⟧,consumable"),
    ProblemExample(
      .error, "an amount needs a currency, and a currency needs an amount", "⟦app_store,a,a,a,US,1,,consumable⟧"),
    ProblemExample(.warning, "\"one_time\" does not say whether the product is a consumable", "a,a,,,,⟦one_time⟧"),
  ]

  @Test("names every problem at its cell", arguments: problems) func problem(_ example: ProblemExample) {
    let row = example.text.hasPrefix("⟦") ? example.text : "app_store,a,\(example.text)"
    let marked = MarkedSource(
      "store,store_identifier,display_name,title,territory,amount,currency,product_type\n\(row)")
    let diagnostics = read(marked.text).diagnostics
    #expect(diagnostics.map(\.message) == [example.message])
    #expect(diagnostics.map(\.severity) == [example.severity])
    #expect(diagnostics.map(\.range) == marked.marks)
  }

  @Test("reads its own names for every type", arguments: ProductType.allCases) func types(_ type: ProductType) {
    #expect(RevenueCatTerms.type(RevenueCatTerms.name(of: type)) == type)
  }
}

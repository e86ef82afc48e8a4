import CatalogFormats
import CatalogModel
import CatalogSamples
import ForeignFormats
import SourceSyntax
import Testing

@Suite("Sections that hold products but that nobody reads") struct UnreadSectionTests {
  /// A file with such a section at the mark, and the number of products in it.
  struct Example: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let name: String
    let text: String
    let count: Int

    init(_ description: String, _ name: String, _ text: String, _ count: Int) {
      (testDescription, self.name, self.text, self.count) = (description, name, text, count)
    }
  }

  private static func storekit(_ section: String) -> String {
    "{\"version\": {\"major\": 4, \"minor\": 0}, \"products\": [], \(section), \"subscriptionGroups\": []}"
  }

  static let examples = [
    Example(
      "a misspelt list of StoreKit's", "App.storekit",
      storekit(#"⟦"nonConsumables"⟧: [{"productID": "a.gate", "type": "NonConsumable"}]"#), 1),
    Example("IDs alone", "App.storekit", storekit(#"⟦"nonConsumables"⟧: ["com.a.gate", "com.a.key"]"#), 2),
    Example(
      "another case", "App.storekit",
      storekit(#"⟦"Products"⟧: [{"productID": "a"}, {"productID": "b"}, {"productID": "c"}]"#), 3),
    Example(
      "groups by another name", "App.storekit",
      storekit(
        #"⟦"subscription_groups"⟧: [{"name": "VIP", "subscriptions": [{"productID": "m"}, {"productID": "y"}]}]"#),
      2),
    Example(
      "products by their IDs", "App.storekit",
      storekit(#"⟦"consumables"⟧: {"com.a.x": {"price": "0.99"}, "com.a.y": {"price": "1.99"}}"#), 2),
    Example(
      "a misspelt list in a group", "App.storekit",
      """
      {"version": {"major": 4}, "products": [], "subscriptionGroups": [
        {"id": "1", "name": "VIP", "localizations": [], "subscriptions": [],
         ⟦"autoRenewables"⟧: [{"productID": "m", "displayPrice": "4.99"}]}]}
      """, 1),
    Example(
      "beside Unity's products", "IAPProductCatalog.json",
      #"{"appleSKU": "", "products": [], ⟦"bundles"⟧: [{"id": "a", "price": 1}, {"id": "b", "price": 2}]}"#, 2),
    Example(
      "beside a list of Google's API", "list.json",
      #"{"inappproduct": [{"sku": "a", "purchaseType": "subscription"}], ⟦"oneTimeProducts"⟧: [{"productId": "b"}]}"#, 1
    ),
    Example(
      "beside an answer of App Store Connect", "dump.json",
      """
      {"data": [{"type": "apps", "id": "1", "attributes": {}}],
       ⟦"purchases"⟧: [{"productId": "a", "referenceName": "A"}]}
      """, 1),
    Example(
      "IDs in a property list", "Shop.plist",
      """
      <plist><dict><key>Consumables</key><array><string>a.coins</string></array>
      <key>⟦NonConsumeables⟧</key><array><string>a.gate</string><string>a.key</string></array></dict></plist>
      """, 2),
    Example(
      "a configuration as a property list", "App.storekit",
      """
      <plist><dict><key>products</key><array/><key>version</key><dict><key>major</key><integer>4</integer></dict>
      <key>⟦nonConsumables⟧</key><array><dict><key>productID</key><string>a.gate</string></dict></array></dict></plist>
      """, 1),
  ]

  @Test("are named at their place with the number of products", arguments: examples) func named(_ example: Example)
    throws
  {
    let marked = MarkedSource(example.text)
    let document = CatalogReading.read(marked.source(example.name))
    let found = document.diagnostics.filter { $0.message.contains("not read; products are expected in") }
    let section = String(decoding: Array(marked.text.utf8)[marked.marks[0].start..<marked.marks[0].end], as: UTF8.self)
    let counted = example.count == 1 ? "1 product that is" : "\(example.count) products that are"
    try #require(found.count == 1, "\(document.diagnostics)")
    #expect(found[0].message.hasPrefix("\"\(section.filter { $0 != "\"" })\" has \(counted) not read"))
    #expect(found[0].severity == .warning)
    #expect(found[0].range.start == marked.marks[0].start)
    #expect(document.leftovers.contains { $0.extent == .whole })
  }

  @Test(
    "are none where no product is in them",
    arguments: [
      #""appPolicies": {"policies": [{"locale": "en_US", "policyText": "p"}]}"#,
      #""accounts": [{"id": "1", "name": "Test"}]"#, #""notes": ["com.example.app"]"#, #""newInXcode": []"#,
      #""events": [{"identifier": "a", "type": "refund"}]"#,
    ]) func innocent(_ section: String)
  {
    let document = CatalogReading.read(SourceFile(name: "App.storekit", text: Self.storekit(section)))
    #expect(document.diagnostics == [])
  }

  @Test(
    "make no catalog of a file of another tool with an empty list",
    arguments: [
      #"{"appId": "1", "inAppPurchases": [{"productId": "a"}], "subscriptionGroups": [], "primaryLocale": "en-US"}"#,
      #"{"nonRenewingSubscriptions": [], "items": [{"sku": 1}]}"#, #"{"products": [], "shop": {"items": []}}"#,
      #"{"theme": {}, "products": [], "nonRenewingSubscriptions": [], "subscriptionGroups": []}"#,
    ]) func refused(_ text: String)
  {
    let document = CatalogReading.read(SourceFile(name: "tool.json", text: text))
    #expect(document.diagnostics.count == 1)
    #expect(document.diagnostics.first?.message.contains("is in no known format") == true)
  }

  @Test(
    "name each product in a part of a suite or a bundle whose notation isn't known",
    arguments: [
      (#""subscriptionSuiteGroups": [{"id": "1", "name": "A", "suites": [{"productID": "a", "duration": "P1Y"}]}]"#, 1),
      (#""subscriptionBundleGroups": [{"name": "A", "bundles": [{"productID": "a"}, {"productID": "b"}]}]"#, 2),
      (#""subscriptionSuiteGroups": [{"id": "1", "name": "Empty", "subscriptions": []}]"#, 0),
      (#""subscriptionSuiteGroups": [], "subscriptionBundleGroups": []"#, 0),
    ]) func suites(_ section: String, _ count: Int)
  {
    let document = CatalogReading.read(SourceFile(name: "App.storekit", text: Self.storekit(section)))
    let found = document.diagnostics.filter { $0.message.contains("is neither read nor checked") }
    #expect(found.count == count)
    #expect(document.diagnostics.count == count, "\(document.diagnostics)")
    #expect(document.leftovers.contains { $0.extent == .whole } == (count > 0))
  }

  @Test("make no list of a property list with an empty one") func settings() {
    let text = "<plist><dict><key>Products</key><array/><key>Theme</key><dict><key>a</key><true/></dict></dict></plist>"
    let document = CatalogReading.read(SourceFile(name: "Settings.plist", text: text))
    #expect(document.diagnostics.map(\.severity) == [.error])
  }
}

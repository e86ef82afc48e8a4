import CatalogFormats
import CatalogModel
import SourceSyntax
import Testing

@testable import ForeignFormats

@Suite("Foreign files as they are") struct ForeignFileTests {
  @Test("an empty product of Unity's editor is left out, and no other is lost") func unity() {
    let empty = """
      {"id": "", "type": 0, "storeIDs": [], "defaultDescription": {"googleLocale": 12, "title": "", \
      "description": ""}, "descriptions": [], "payouts": []}
      """
    func read(_ last: String) -> CatalogDocument {
      CatalogReading.read(
        SourceFile(
          name: "IAPProductCatalog.json",
          text: "{\"appleSKU\": \"\", \"products\": [{\"id\": \"a.b\", \"type\": 0}, \(last)]}"))
    }
    let document = read(empty)
    #expect(document.unread == [])
    #expect(document.catalog.products.map(\.productID) == ["a.b"])
    #expect(document.diagnostics.contains { $0.message.hasPrefix("the product is empty") })
    // One with a text has lost its ID.
    #expect(read(empty.replacing("\"title\": \"\"", with: "\"title\": \"A\"")).unread.count == 1)
  }

  @Test("a StoreKit configuration is read as a property list too") func propertyList() {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>identifier</key><string>A</string><key>products</key><array>
      <dict><key>displayPrice</key><string>0.99</string><key>familyShareable</key><true/>
      <key>internalID</key><string>12345678</string><key>localizations</key><array>
      <dict><key>description</key><string>true</string><key>displayName</key><string>60</string>
      <key>locale</key><string>en_US</string></dict></array>
      <key>productID</key><string>a.b</string><key>referenceName</key><string>Ref</string>
      <key>type</key><string>NonConsumable</string></dict></array>
      <key>version</key><dict><key>major</key><integer>2</integer><key>minor</key><integer>0</integer>
      </dict></dict></plist>
      """
    let document = CatalogReading.read(SourceFile(name: "a.storekit", text: text))
    #expect(document.unread == [])
    let product = document.catalog.products.first
    #expect(product?.productID == "a.b")
    #expect(product?.isFamilySharable == true)
    #expect(product?.localizations.first?.title == "60")
    #expect(product?.localizations.first?.description == "true")
    let broken = CatalogReading.read(SourceFile(name: "a.storekit", text: String(text.prefix(300))))
    #expect(!broken.unread.isEmpty)
  }

  @Test("AppleDouble data is named as what it is", arguments: ["._a.storekit", "._catalog.yml", "._a.csv"])
  func appleDouble(name: String) {
    let bytes: [UInt8] = [0, 5, 0x16, 7, 0, 2, 0, 0] + Array("Mac OS X        ".utf8) + [0, 2]
    let document = CatalogReading.read(SourceFile(name: name, bytes: bytes))
    #expect(document.unread.count == 1)
    #expect(document.unread.first?.message.contains("AppleDouble") == true)
  }

  @Test("a subscription of Google Play without base plans, which are sold, is refused") func basePlans() {
    let text = "[{\"packageName\": \"a\", \"productId\": \"gold\", \"basePlans\": [], \"listings\": []}]"
    let document = CatalogReading.read(SourceFile(name: "a.json", text: text))
    #expect(document.catalog.products.isEmpty)
    #expect(document.unread.contains { $0.message.contains("nothing in the file can be a product") })
  }

  /// Files whose only product has two texts in one locale, under any of its names.
  private static let repeats: [(name: String, text: String)] = [
    (
      "a.storekit",
      """
      {"products": [{"productID": "a.b", "internalID": "1", "type": "Consumable",
      "displayPrice": "0.99", "referenceName": "a", "localizations": [
      {"locale": "en_US", "displayName": "First", "description": ""},
      {"locale": "ja", "displayName": "金", "description": ""},
      {"locale": "en_US", "displayName": "Second", "description": ""}]}],
      "settings": {"_storefront": "USA"}, "version": {"major": 3, "minor": 0}}
      """
    ),
    (
      "IAPProductCatalog.json",
      """
      {"appleSKU": "", "products": [{"id": "a.b", "type": 0,
      "defaultDescription": {"googleLocale": 21, "title": "First", "description": ""},
      "descriptions": [{"googleLocale": 40, "title": "金", "description": ""},
      {"googleLocale": 21, "title": "Second", "description": ""}]}]}
      """
    ),
    (
      "play.csv",
      """
      Product ID,Published State,Purchase Type,Auto Translate,Locale; Title; Description,\
      Auto Fill Prices,Price,Pricing Template ID
      a.b,published,managed_by_publisher,false,en_US; First; x; ja_JP; 金; x; en_US; Second; x,\
      false,US; 990000,

      """
    ),
    (
      "product.json",
      """
      {"sku": "a.b", "purchaseType": "subscription", "defaultLanguage": "zh-TW", "listings": {
      "zh-TW": {"title": "First"}, "ja-JP": {"title": "金"}, "zh-HK": {"title": "Second"}}}
      """
    ),
    (
      "metadata.xml",
      """
      <in_app_purchases><in_app_purchase><product_id>a.b</product_id><type>consumable</type>
      <locales><locale name="en-US"><title>First</title></locale>
      <locale name="ja"><title>金</title></locale>
      <locale name="en-US"><title>Second</title></locale></locales>
      </in_app_purchase></in_app_purchases>
      """
    ),
  ]

  @Test("the first of a repeated locale is kept, and the other reported and counted", arguments: repeats)
  func repeatedLocale(name: String, text: String) throws {
    let document = CatalogReading.read(SourceFile(name: name, text: text))
    #expect(document.unread == [])
    let product = try #require(document.catalog.products.first)
    #expect(product.localizations.map(\.title) == ["First", "金"])
    let reports = document.diagnostics.filter { $0.message.hasSuffix("; the first one is kept") }
    #expect(reports.count == 1)
    #expect(reports.first?.severity == .warning)
    #expect(reports.first?.related.count == 1)
    let losses = document.leftovers.filter { $0.extent == .value && $0.path.field == .locale }
    #expect(losses.contains { $0.message == "a locale that occurs again is left out" })
  }

  @Test("a StoreKit configuration keeps the text that a catalog leaves out") func keptRepeat() throws {
    let source = SourceFile(name: "a.storekit", text: Self.repeats[0].text)
    var catalog = CatalogReading.read(source).catalog
    let same = try #require(StoreKitEncoder.update(catalog, over: source))
    #expect(same.bytes == source.bytes)
    catalog.products[0].localizations[1].title = "金貨"
    let changed = try #require(StoreKitEncoder.update(catalog, over: source))
    let text = String(decoding: changed.bytes, as: UTF8.self)
    #expect(text.contains("\"金貨\"") && text.contains("\"Second\"") && !text.contains("\"金\""))
  }

  @Test(
    "a product whose ID is empty is left out, and the others are read",
    arguments: [
      (
        "a.storekit",
        """
        {"products": [{"productID": "", "internalID": "1", "type": "Consumable",
        "displayPrice": "0.99", "localizations": []}, {"productID": "a.b", "internalID": "2",
        "type": "Consumable", "displayPrice": "0.99", "localizations": []}]}
        """
      )
    ]) func emptyID(name: String, text: String)
  {
    let document = CatalogReading.read(SourceFile(name: name, text: text))
    #expect(document.unread == [])
    #expect(document.catalog.products.map(\.productID) == ["a.b"])
    #expect(document.diagnostics.contains { $0.message.hasSuffix("left out") })
    #expect(document.leftovers.contains { $0.extent == .whole })
  }

  private static let repeated: OrderedValue = [
    "identifier": "A",
    "products": [
      [
        "productID": "a.b", "internalID": "1", "type": "Consumable", "displayPrice": "0.99", "referenceName": "a",
        "localizations": [
          ["locale": "de", "displayName": "Eins", "description": "x"],
          ["locale": "de", "displayName": "Zwei", "description": "y"],
        ],
      ]
    ],
  ]

  @Test("the problems of a configuration as a property list are at their places in it") func propertyListPlaces() throws
  {
    let bytes = PropertyListXML.bytes(Self.repeated)
    let source = SourceFile(name: "a.storekit", bytes: bytes)
    let document = CatalogReading.read(source)
    #expect(document.source.bytes == bytes)
    let report = try #require(document.diagnostics.first { $0.message.contains("occurs twice") })
    #expect(source.text(in: report.range) == "de")
    let line = source.location(at: report.range.start).line
    let first = try #require(report.related.first)
    #expect(source.text(in: first.range) == "de")
    #expect(source.location(at: first.range.start).line < line)
    let title = CatalogPath(.product(0), .title, element: 0)
    #expect(document.range(of: title).map(source.text) == "Eins")
    #expect(document.range(of: title, text: 1..<3).map(source.text) == "in")
  }

  @Test("those of a binary one are located by their keys") func binaryPropertyList() throws {
    let source = SourceFile(name: "a.storekit", bytes: PropertyListBinary.bytes(Self.repeated))
    let document = CatalogReading.read(source)
    let report = try #require(document.diagnostics.first { $0.message.contains("occurs twice") })
    #expect(report.message.hasPrefix("products › 1 › localizations › 2 › locale: "))
    #expect(!document.hasLines)
    // Written over itself, it becomes what Xcode reads.
    let written = try #require(StoreKitEncoder.update(document.catalog, over: source))
    #expect(CatalogReading.read(SourceFile(name: "a.storekit", bytes: written.bytes)).unread == [])
  }

  @Test(
    "a currency that no file names is said to be assumed",
    arguments: [
      ("a.csv", "id,type,price\na.b,consumable,4.99\na.c,consumable,5.99\n", 1),
      ("a.csv", "id,type,price\na.b,consumable,USD 4.99\n", 0), ("a.csv", "id,type,price\na.b,consumable,€4.99\n", 0),
      ("a.csv", "id,type,price\na.b,consumable,$4.99\n", 1), ("a.csv", "id,type,price[USD]\na.b,consumable,4.99\n", 0),
      ("a.csv", "kind,id,type,price,value\napp,baseTerritory,,,USA\n,a.b,consumable,4.99,\n", 0),
      ("a.storekit", #"{"products": [{"productID": "a.b", "displayPrice": "0.99"}]}"#, 1),
      ("a.storekit", #"{"products": [{"productID": "a.b"}]}"#, 0),
      (
        "a.storekit",
        #"{"products": [{"productID": "a.b", "displayPrice": "0.99"}], "settings": {"_storefront": "JPN"}}"#, 0
      ),
    ]) func assumedCurrency(name: String, text: String, count: Int)
  {
    let document = CatalogReading.read(SourceFile(name: name, text: text))
    let messages = document.diagnostics.map(\.message) + document.leftovers.map(\.message)
    #expect(messages.count { $0.contains(" taken for U") } == count, "\(messages)")
  }
}

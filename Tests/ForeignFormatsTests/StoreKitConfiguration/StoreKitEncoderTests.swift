import AppStoreReference
import CatalogFormats
import CatalogModel
import CatalogSamples
import ForeignFormats
import Foundation
import SourceSyntax
import Testing

@Suite("Writing a StoreKit configuration") struct StoreKitEncoderTests {
  static let goldRush = ExampleCatalog.goldRush

  private func read(_ result: ExportResult) -> CatalogDocument {
    StoreKitDecoder.read(ParsedFile(SourceFile(name: "a.storekit", bytes: result.bytes)))
  }

  @Test("writes everything that the format can hold, and reads it back") func roundTrip() throws {
    let catalog = try Self.goldRush()
    let document = read(StoreKitEncoder.write(catalog))
    #expect(document.diagnostics == [])
    #expect(document.catalog.app.baseTerritory == catalog.app.baseTerritory)
    #expect(document.catalog.app.primaryLocale == catalog.app.primaryLocale)

    let china = try #require(Territory("CHN"))
    func carried(_ product: Product) -> Product {
      var carried = Product(item: product.productID, productID: product.productID)
      carried.type = product.type
      carried.referenceName = product.referenceName
      carried.price = product.price?.amount(in: china).map { Price(amounts: [$0]) }
      carried.isFamilySharable = product.isFamilySharable
      carried.localizations = product.localizations
      for index in carried.localizations.indices { carried.localizations[index].generated = [] }
      carried.subscription = product.subscription
      return carried
    }
    let products = catalog.products.map(carried)
    let nonRenewing = products.filter { $0.type == .nonRenewing }
    let others = products.filter { $0.type != .nonRenewing }
    #expect(document.catalog.products == nonRenewing + others)
    #expect(document.catalog.groups.map(\.referenceName) == catalog.groups.map(\.referenceName))
    #expect(document.catalog.groups.map(\.localizations) == catalog.groups.map(\.localizations))
    #expect(document.catalog.products.count == 13)
  }

  @Test("writes the same bytes every time") func determinism() throws {
    let catalog = try Self.goldRush()
    let first = StoreKitEncoder.write(catalog)
    #expect(StoreKitEncoder.write(catalog) == first)
    // The digits of SHA-256 over the product ID, so that they are the same in every run.
    #expect(internalIDs(first)["com.example.goldrush.coins60"] == "744C32C8")
  }

  @Test("sorts keys case-insensitively, and writes like Xcode") func style() throws {
    let bytes = StoreKitEncoder.write(try Self.goldRush()).bytes
    let tree = SyntaxTree.parseJSON(SourceFile(name: "a.storekit", bytes: bytes))
    let root = try #require(tree.root)
    var mappings = 0
    func check(_ node: SyntaxNode) {
      if node.isMapping {
        mappings += 1
        let keys = node.entries.map { $0.key.text.lowercased() }
        #expect(keys == keys.sorted())
      }
      for entry in node.entries { check(entry.value) }
      for element in node.elements { check(element) }
    }
    check(root)
    #expect(mappings > 50)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.hasSuffix("  \"version\" : {\n    \"major\" : 4,\n    \"minor\" : 0\n  }\n}\n"))
    #expect(text.contains("\"codeOffers\" : [\n\n          ],\n"))
    #expect(!text.contains("\\/"))
  }

  @Test("keeps the digits of a product when others are added or removed") func stability() throws {
    var catalog = try Self.goldRush()
    let before = internalIDs(StoreKitEncoder.write(catalog))
    catalog.products.remove(at: 3)
    catalog.products.insert(
      Product(
        item: "gem", productID: "com.example.goldrush.gem", type: .consumable,
        price: Price(amounts: [Money(hundredths: 600, currency: .cny)])), at: 0)
    let after = internalIDs(StoreKitEncoder.write(catalog))
    for (id, digits) in before where after[id] != nil { #expect(after[id] == digits) }
    #expect(after.count == before.count)
    #expect(Set(after.values).count == after.count)
    #expect(after.values.allSatisfy { $0.wholeMatch(of: /[0-9A-F]{8}/) != nil })
  }

  private func internalIDs(_ result: ExportResult) -> [String: String] {
    let tree = SyntaxTree.parseJSON(SourceFile(name: "a.storekit", bytes: result.bytes))
    var ids: [String: String] = [:]
    func collect(_ node: SyntaxNode) {
      if let id = node.value(forKey: "productID"), let digits = node.value(forKey: "internalID") {
        ids[id.text] = digits.text
      }
      for entry in node.entries { collect(entry.value) }
      for element in node.elements { collect(element) }
    }
    if let root = tree.root { collect(root) }
    return ids
  }

  @Test("writes every kind of offer") func offers() throws {
    let price = Price(amounts: [Money(hundredths: 150, currency: .usd)])
    let offers = [
      Offer(kind: .introductory, mode: .freeTrial, duration: .oneWeek, periods: 2),
      Offer(
        kind: .promotional, offerID: "back", referenceName: "Back", mode: .payAsYouGo, duration: .oneMonth, periods: 3,
        price: price),
      Offer(
        kind: .code, referenceName: "Spring", mode: .payUpFront, duration: .sixMonths, price: price,
        eligibility: [.new, .expired], isStackable: true),
      Offer(
        kind: .winBack, offerID: "win", referenceName: "Win", mode: .payUpFront, duration: .oneYear, price: price,
        hasHighPriority: true),
    ]
    var catalog = Catalog(groups: [SubscriptionGroup(key: "vip")])
    catalog.products = [
      Product(
        item: "vip", productID: "vip", type: .autoRenewable, price: price,
        subscription: Subscription(group: 0, period: .oneMonth, level: 3, offers: offers))
    ]
    let result = StoreKitEncoder.write(catalog)
    let document = read(result)
    #expect(result.losses == [])
    #expect(document.diagnostics == [])
    #expect(document.catalog.products.first?.subscription?.offers == offers)
    #expect(String(decoding: result.bytes, as: UTF8.self).contains("\"displayPrice\" : \"1.50\""))
    let ids = String(decoding: result.bytes, as: UTF8.self).matches(of: /"internalID" : "([0-9A-F]{8})"/)
    #expect(Set(ids.map(\.1)).count == 5)
  }

  @Test("reports what is lost, and where") func losses() throws {
    let format = try #require(CatalogFormatRegistry.format(named: "storekit"))
    let result = try #require(CatalogExport.export(try Self.goldRush(), as: format))
    let written = StoreKitEncoder.write(try Self.goldRush())
    #expect(!written.losses.contains { $0.extent == .whole })
    let paths = Set(result.losses.map(\.path))
    for path in [
      CatalogPath(.app, .bundleID), CatalogPath(.app, .restoreNote), CatalogPath(.app, .locales),
      CatalogPath(.catalog, .ignore), CatalogPath(.product(0), .grants), CatalogPath(.product(0), .price),
      CatalogPath(.product(0), .screenshot), CatalogPath(.product(0), .reviewNotes), CatalogPath(.product(7), .price),
      CatalogPath(.product(8), .minimumAppVersion), CatalogPath(.retired(0)),
    ] { #expect(paths.contains(path), "\(path)") }
    #expect(!paths.contains(CatalogPath(.product(0), .title)))
    #expect(!paths.contains(CatalogPath(.product(0), .familySharable)))
  }

  @Test("leaves out what can't be written, with the reason") func omissions() throws {
    let dollars = Price(amounts: [Money(hundredths: 99, currency: .usd)])
    let euros = Price(amounts: [Money(hundredths: 99, currency: try #require(CurrencyCode("EUR")))])
    var catalog = Catalog(groups: [SubscriptionGroup(key: "vip")])
    catalog.products = [
      Product(item: "a", productID: "a", type: .consumable, price: dollars),
      Product(item: "b", productID: "b", price: dollars), Product(item: "c", productID: "c", type: .consumable),
      Product(item: "d", productID: "d", type: .consumable, price: euros),
      Product(item: "e", productID: "", type: .consumable, price: dollars),
      Product(item: "f", productID: "a", type: .consumable, price: dollars),
      Product(item: "g", productID: "g", type: .autoRenewable, price: dollars),
      Product(item: "h", productID: "h", type: .autoRenewable, price: dollars, subscription: Subscription(group: 0)),
      Product(
        item: "i", productID: "i", type: .autoRenewable, price: dollars,
        subscription: Subscription(
          group: 0, period: .oneYear,
          offers: [
            Offer(kind: .code, duration: .oneYear), Offer(kind: .code, mode: .payUpFront, duration: .oneYear),
            Offer(kind: .introductory, mode: .freeTrial, duration: .oneWeek),
            Offer(kind: .introductory, mode: .freeTrial, duration: .twoWeeks),
          ])),
    ]
    let result = StoreKitEncoder.write(catalog)
    #expect(read(result).catalog.products.map(\.productID) == ["a", "i"])
    #expect(
      result.losses == [
        ExportLoss(.whole, of: CatalogPath(.product(1)), "the product has no type"),
        ExportLoss(.whole, of: CatalogPath(.product(2)), "no price is known in \"USA\" (USD)"),
        ExportLoss(.whole, of: CatalogPath(.product(3)), "no price is known in \"USA\" (USD)"),
        ExportLoss(.whole, of: CatalogPath(.product(4)), "the product has no ID"),
        ExportLoss(.whole, of: CatalogPath(.product(5)), "the product ID occurs more than once"),
        ExportLoss(
          .whole, of: CatalogPath(.product(6)), "an auto-renewable subscription outside of a group can't be written"),
        ExportLoss(.whole, of: CatalogPath(.product(7)), "the subscription has no period"),
        ExportLoss(
          .value, of: CatalogPath(.product(8), .level),
          "the subscription has no level; its place in the group is written"),
        ExportLoss(.whole, of: CatalogPath(.product(8), .offers, element: 0), "the offer has no mode or no period"),
        ExportLoss(.whole, of: CatalogPath(.product(8), .offers, element: 1), "no price is known in \"USA\" (USD)"),
        ExportLoss(
          .whole, of: CatalogPath(.product(8), .offers, element: 3),
          "a StoreKit configuration of version 4.0 has one introductory offer per subscription"),
      ])
    #expect(result.losses.contains { $0.extent == .whole })
  }

  @Test(
    "uses the storefront of the prices when no base territory is given",
    arguments: [("zh-Hans", "CNY", "CHN"), ("zh-Hans", "USD", "USA"), ("en-US", "JPY", "JPN"), ("ja", "JPY", "JPN")])
  func storefront(locale: String, currency: String, storefront: String) throws {
    let money = Money(hundredths: 60000, currency: try #require(CurrencyCode(currency)))
    let catalog = Catalog(
      app: App(primaryLocale: locale),
      products: [Product(item: "a", productID: "a", type: .consumable, price: Price(amounts: [money]))])
    let document = read(StoreKitEncoder.write(catalog))
    #expect(document.catalog.app.baseTerritory?.code == storefront)
    #expect(document.catalog.products.first?.price?.amounts == [money])
  }

  @Test("writes an empty catalog that can be read") func empty() {
    let document = read(StoreKitEncoder.write(Catalog()))
    #expect(document.diagnostics == [])
    #expect(document.catalog.products.isEmpty)
  }

  @Test("is valid JSON for Foundation, too") func foundation() throws {
    let data = Data(StoreKitEncoder.write(try Self.goldRush()).bytes)
    let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect((json["products"] as? [Any])?.count == 9)
    #expect((json["nonRenewingSubscriptions"] as? [Any])?.count == 1)
  }
}

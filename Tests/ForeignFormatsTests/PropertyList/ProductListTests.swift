import AppStoreReference
import CatalogFormats
import CatalogModel
import CatalogSamples
import Foundation
import SourceSyntax
import TestTools
import Testing

@testable import ForeignFormats

@Suite("Lists of products in property lists") struct ProductListTests {
  private func read(_ body: String) -> CatalogDocument {
    CatalogPropertyListDecoder.read(
      ParsedFile(SourceFile(name: "a.plist", text: "<plist version=\"1.0\">\(body)</plist>")))
  }

  private func dictionary(_ entries: (String, String)...) -> String {
    "<dict>" + entries.map { "<key>\($0)</key>\($1)" }.joined() + "</dict>"
  }

  private func array(_ ids: String...) -> String {
    "<array>" + ids.map { "<string>\($0)</string>" }.joined() + "</array>"
  }

  @Test("an array of IDs, with the position of each") func ids() {
    let document = read(array("com.a.b", "金"))
    #expect(document.diagnostics == [])
    #expect(document.catalog.products.map(\.productID) == ["com.a.b", "金"])
    #expect(document.catalog.facets == [])
    let range = document.range(of: CatalogPath(.product(1)))
    #expect(range.map(document.source.text) == "金")
    #expect(read("<array/>").catalog.products == [])
  }

  @Test("IDs with a label") func labels() {
    let document = read(dictionary(("com.a.gold", "<string>🪙</string>"), ("b_1", "<string>x</string>")))
    #expect(document.catalog.products.map(\.productID) == ["com.a.gold", "b_1"])
    #expect(document.catalog.products.map(\.referenceName) == ["🪙", "x"])
    // A label is not a reference name that a rule should check.
    #expect(!document.catalog.facets.contains(.referenceNames))
  }

  @Test("IDs with dictionaries, as in simstorekit") func dictionaries() throws {
    let document = read(
      dictionary(
        (
          "TestItem",
          dictionary(
            ("Title", "<string>T</string>"), ("Description", "<string>D</string>"), ("Tier", "<integer>2</integer>"),
            ("ProductType", "<integer>0</integer>"), ("Comment", "<array/>"))
        ), ("Sub", dictionary(("ProductType", "<integer>2</integer>"), ("Comment", "<array/>")))))
    let product = try #require(document.catalog.products.first)
    #expect(product.type == .nonConsumable)
    #expect(product.price?.tier == PriceTier(stem: 2))
    #expect(product.localizations.map(\.title) == ["T"])
    #expect(document.catalog.products[1].subscription != nil)
    #expect(document.diagnostics.allSatisfy { $0.severity == .warning })
    #expect(document.diagnostics.count { $0.message.contains("\"Comment\"") } == 1)
    let title = document.range(of: CatalogPath(.product(0), .title, element: 0), text: 0..<1)
    #expect(title.map(document.source.text) == "T")
  }

  @Test("dictionaries with an ID", arguments: ["productID", "identifier", "id", "Product ID", "sku"])
  func arrayOfDictionaries(key: String) {
    let document = read(
      "<array>"
        + dictionary(
          (key, "<string>a.b</string>"), ("type", "<string>Consumable</string>"), ("price", "<real>5.99</real>"),
          ("currency", "<string>USD</string>"), ("name", "<string>N</string>")) + "</array>")
    #expect(document.diagnostics == [])
    let product = document.catalog.products.first
    #expect(product?.productID == "a.b" && product?.type == .consumable)
    #expect(product?.price?.amounts == [Money(decimal: "5.99", currency: .usd)].compactMap(\.self))
    #expect(product?.referenceName == "N")
  }

  @Test("the lists of MKStoreKit") func mkStoreKit() {
    let document = read(
      dictionary(
        (
          "Consumables",
          dictionary(("a.eggs", dictionary(("Count", "<integer>500</integer>"), ("Name", "<string>Eggs</string>"))))
        ), ("Subscriptions", dictionary(("a.week", "<integer>7</integer>"), ("a.x", "<integer>8</integer>"))),
        ("Non-Consumables", array("a.full"))))
    let catalog = document.catalog
    #expect(catalog.products.map(\.productID) == ["a.eggs", "a.full", "a.week", "a.x"])
    #expect(catalog.products.map(\.type) == [.consumable, .nonConsumable, .autoRenewable, .autoRenewable])
    #expect(catalog.products[0].grants == [Grant(currency: "Eggs", quantity: 500)])
    #expect(catalog.products[2].subscription?.period == .oneWeek)
    #expect(document.diagnostics.map(\.message) == ["no subscription lasts 8 days"])
    let place = document.range(of: CatalogPath(.product(1)))
    #expect(place.map(document.source.text) == "a.full")
    // Its templates have empty dictionaries in place of arrays.
    #expect(read(dictionary(("Non-Consumables", "<dict/>"))).diagnostics == [])
  }

  @Test("the lists of StoreHelper") func storeHelper() {
    let document = read(
      dictionary(
        ("Products", array("a.b")),
        (
          "Subscriptions",
          "<array>" + dictionary(("Group", "<string>vip</string>"), ("Products", array("a.gold", "a.silver")))
            + "</array>"
        )))
    #expect(document.diagnostics == [])
    #expect(document.catalog.groups.map(\.key) == ["vip"])
    #expect(document.catalog.products.map { $0.subscription?.level } == [nil, 1, 2])
    let named = read(dictionary(("Products", array("c.subscription.vip.gold", "c.x", "c.subscription.vip.tin"))))
    #expect(named.catalog.products.map(\.productID) == ["c.x", "c.subscription.vip.gold", "c.subscription.vip.tin"])
    #expect(named.catalog.products.map { $0.subscription?.level } == [nil, 1, 2])
  }

  @Test(
    "other property lists are rejected by name",
    arguments: [
      ("<dict><key>CFBundleName</key><string>x</string></dict>", "an Info.plist"),
      ("<dict><key>items</key><array/></dict>", "a manifest"),
      ("<dict><key>com.apple.security.app-sandbox</key><true/></dict>", "entitlements"),
      ("<dict><key>contactUsUrl</key><string>https://a.b</string></dict>", "of another kind"),
      ("<dict><key>CLIENT_ID</key><string>x</string></dict>", "of another kind"),
      ("<array><dict/></array>", "an array of something else"), ("<string>a</string>", "a single value"),
    ]) func refused(_ body: String, _ what: String) throws
  {
    let document = read(body)
    #expect(document.catalog == Catalog(facets: []))
    let message = try #require(document.diagnostics.first).message
    #expect(document.diagnostics.count == 1 && message.contains(what), "\(message)")
    #expect(message.contains("expected an array of product IDs"))
  }

  @Test("the list of an app reads back", arguments: ["products-plist", "product-ids-plist"]) func roundTrip(
    _ name: String
  ) throws {
    let format = try #require(CatalogFormatRegistry.format(named: name))
    var catalog = try ExampleCatalog.goldRush()
    catalog.products[0].availability.isHidden = true
    let result = try #require(CatalogExport.export(catalog, as: format))
    let document = CatalogPropertyListDecoder.read(ParsedFile(SourceFile(name: "a.plist", bytes: result.bytes)))
    #expect(document.diagnostics == [])
    #expect(document.catalog.products.map(\.productID) == catalog.products.dropFirst().map(\.productID))
    #expect(result.losses.contains { $0.path == CatalogPath(.product(0)) && $0.extent == .whole })
    // Everyone who has the app can read it.
    let text = String(decoding: result.bytes, as: UTF8.self)
    for secret in ["coins60", "Home ›", "screenshots/", "referenceName", "5.99"] {
      #expect(!text.contains(secret), "\(secret)")
    }
    if name == "products-plist" {
      for (read, product) in zip(document.catalog.products, catalog.products.dropFirst()) {
        #expect(read.type == product.type && read.grants == product.grants)
        #expect(read.subscription?.period == product.subscription?.period)
        #expect(read.localizations.map(\.title) == product.localizations.map(\.title))
      }
    }
  }
}

/// Lists of published apps, which are not part of the package.
@Suite(
  "Property lists of published apps",
  .enabled(if: !Corpus.files(ofKind: "plist").isEmpty, Comment(rawValue: Corpus.absence)))
struct PropertyListCorpusTests {
  @Test("convert to YAML and back, with every loss reported", arguments: Corpus.files(ofKind: "plist")) func everyFile(
    _ file: Corpus.File
  ) throws {
    let source = SourceFile(name: file.path, bytes: try file.bytes())
    let document = CatalogReading.read(source)
    guard !document.catalog.products.isEmpty else {
      #expect(document.diagnostics.contains { $0.severity == .error })
      return
    }
    #expect(!document.diagnostics.contains { $0.severity == .error })
    for index in document.catalog.products.indices {
      let place = try #require(document.range(of: CatalogPath(.product(index))))
      #expect(document.source.text(in: place) == document.catalog.products[index].productID)
    }
    for name in ["yaml", "plist", "plist-binary", "xml", "products-plist"] {
      let format = try #require(CatalogFormatRegistry.format(named: name))
      let result = try #require(CatalogExport.export(document.catalog, as: format))
      let read = try #require(format.read)
      let back = read(ParsedFile(SourceFile(name: "a.\(format.fileExtensions[0])", bytes: result.bytes)), .none).catalog
      let difference = CatalogDifference(from: document.catalog, to: back)
      if name != "products-plist" {
        #expect(difference.isEmpty, "\(name): \(difference)")
        #expect(result.losses == [], "\(name)")
      }
    }
  }
}

import AppStoreReference
import CatalogFormats
import CatalogModel
import ForeignFormats
import Foundation
import SourceSyntax
import Testing

@Suite("Writing catalogs as YAML") struct CatalogYAMLEncoderTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func reread(_ catalog: Catalog) throws -> Catalog {
    let bytes = CatalogYAMLEncoder.write(catalog)
    let document = CatalogYAMLDecoder.read(SourceFile(name: "catalog.yml", bytes: bytes))
    #expect(
      document.diagnostics.isEmpty,
      "\(document.diagnostics.map(\.message)) in\n\(String(decoding: bytes, as: UTF8.self))")
    return document.catalog
  }

  @Test("a product keeps its key when its ID is written, whether or not the ID follows from another key") func keys() {
    let text = """
      catalog: 1

      app: {bundleID: com.example.app}

      products:
        coins:
          type: consumable
          id: com.example.app.old-coins

        gems:
          type: consumable
          id: other.gems

      """
    let catalog = CatalogYAMLDecoder.read(SourceFile(name: "catalog.yml", text: text)).catalog
    let written = String(decoding: CatalogYAMLEncoder.write(catalog), as: UTF8.self)
    #expect(written.contains("  coins:\n    type: consumable\n    id: com.example.app.old-coins\n"), "\(written)")
    #expect(written.contains("  gems:\n    type: consumable\n    id: other.gems\n"), "\(written)")
  }

  @Test("a sample reads back as the same catalog", arguments: ["GoldRush", "Minimal"]) func samples(_ name: String)
    throws
  {
    let path = Self.root.appending(path: "Catalogs/\(name)/catalog.yml").path
    let catalog = CatalogYAMLDecoder.read(try SourceFile.read(path: path)).catalog
    #expect(!catalog.products.isEmpty)
    #expect(try reread(catalog) == catalog)
  }

  @Test(
    "any text reads back unchanged",
    arguments: [
      "", " ", "null", "~", "true", "no", "400", "4e5", "0x1F", "- a", "a: b", "a #b", "#a", "a,b", "[a]", "{a}",
      "{quantity}金币", "'a'", "\"a\"", "a\\b", "*a", "&a", "!a", "%a", "@a", "`a`", "|", ">", "?", "? a", ":", "a:",
      ":a", "---", "...", "=", "<<", "a\nb", "a\tb", "a\rb", "\u{0}", "\u{7F}", "\u{85}", "\u{2028}", "\u{FEFF}",
      "\u{200B}", "\u{202E}abc", "é", "e\u{301}", "👩‍👩‍👧", "قطعة", "金币：四百", " leading", "trailing ", "two  spaces",
      "2027-03-01", "1:30",
    ]) func texts(_ text: String) throws
  {
    let locale = try #require(StoreLocale("en-US"))
    let catalog = Catalog(
      app: App(bundleID: "com.example.app", name: text, primaryLocale: "en-US"),
      products: [
        Product(
          item: "a", productID: "com.example.app.a", type: .consumable, referenceName: text,
          localizations: [Localization(locale: "en-US", storeLocale: locale, title: text, description: text)])
      ])
    let read = try reread(catalog)
    // Bytes, because equal strings may differ in their normalization.
    #expect(read.app.name.map { Array($0.utf8) } == Array(text.utf8))
    let product = try #require(read.products.first)
    #expect(product.referenceName.map { Array($0.utf8) } == Array(text.utf8))
    #expect(product.localizations.first?.title.map { Array($0.utf8) } == Array(text.utf8))
  }

  @Test("products with the same ID are kept, with different items") func copies() throws {
    let id = "com.example.app.a"
    let catalog = Catalog(
      app: App(bundleID: "com.example.app", primaryLocale: "en-US"),
      products: ["a", "again", "again-2", "a"].map { Product(item: $0, productID: id, type: .consumable) })
    let read = try reread(catalog)
    #expect(read.products.map(\.productID) == [id, id, id, id])
    #expect(read.products.map(\.item) == ["a", "again", "again-2", "a-2"])
  }

  @Test("everything that a catalog can contain reads back") func everything() throws {
    let text = """
      catalog: 1
      app: {bundleID: com.e.a, name: A, primaryLocale: en-US, locales: [en-US, ja], baseTerritory: JPN, restoreNote: x}
      currencies: {gold: {en-US: [gold, coins], ja: ゴールド}}
      templates: {t: {en-US: {title: "{quantity}", description: "d {price}", ignore: [{rule: t, reason: r}]}}}
      products:
        a:
          id: other.id
          legacyID: true
          type: non-consumable
          referenceName: A a
          price: {tier: alternate 4, USD: 1.5, JPN: 800}
          grants: {gold: 400+40}
          template: t
          localizations: {ja: {title: x, ignore: [{rule: j, reason: r}, {rule: k, reason: r, until: 2027-01-01}]}, en-US: {ignore: [{rule: e, reason: r}]}}
          review: {screenshot: s.png, notes: n}
          familySharable: true
          promotionalImage: p.png
          minimumAppVersion: 2.1
          storefronts: [JPN, CHN]
          platforms: [ios]
          from: 2026-01-01
          until: 2027-01-01
          hidden: true
          ignore: [{rule: emoji, reason: r, until: 2027-01-01}]
      subscriptionGroups:
        g:
          referenceName: G g
          localizations: {en-US: {title: G, ignore: [{rule: g, reason: r}]}}
          products:
            m:
              period: 1 month
              level: 2
              price: {USD: 4.99}
              offers:
                - {kind: introductory, mode: free-trial, period: 1 week}
                - {kind: promotional, id: o, referenceName: O, mode: pay-as-you-go, period: 1 month, periods: 3, price: {USD: 1.99}}
                - {kind: code, referenceName: c, mode: pay-up-front, period: 1 year, price: {USD: 9}, eligibility: [new, expired], stackable: true}
                - {kind: win-back, id: w, mode: free-trial, period: 3 days, priority: high}
          ignore: [{rule: emoji, reason: r}]
      retired: [com.e.a.z]
      ignore: [{rule: shouting, reason: r}]
      """
    let document = CatalogYAMLDecoder.read(SourceFile(name: "catalog.yml", text: text))
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics.map(\.message))")
    #expect(try reread(document.catalog) == document.catalog)
  }

  @Test(
    "product IDs don't change when the bundle ID is added to the file later",
    arguments: ["yaml", "json", "xml", "plist"]) func laterBundleID(_ name: String) throws
  {
    let format = try #require(CatalogFormatRegistry.format(named: name))
    let ids = ["com.example.a", "com.other.b", "com.example.vip"]
    let catalog = Catalog(
      app: App(name: "com.example"),
      products: [
        Product(item: ids[0], productID: ids[0], type: .consumable),
        Product(item: "b", productID: ids[1], type: .consumable),
        Product(item: ids[2], productID: ids[2], type: .autoRenewable, subscription: Subscription(group: 0)),
      ], groups: [SubscriptionGroup(key: "vip", referenceName: nil)])
    let write = try #require(format.write)
    let bytes = write(catalog, .none).bytes
    func read(_ bytes: [UInt8]) throws -> Catalog {
      let read = try #require(format.read)
      return read(ParsedFile(SourceFile(name: "catalog.\(format.fileExtensions[0])", bytes: bytes)), .none).catalog
    }
    let back = try read(bytes)
    #expect(back.products == catalog.products)
    #expect(back.app.name == "com.example")
    // In XML the name is an element, and the bundle ID an attribute.
    let text = String(decoding: bytes, as: UTF8.self)
    let named =
      name == "xml"
      ? text.replacing("<app>", with: #"<app bundleID="com.example">"#) : text.replacing("name", with: "bundleID")
    let later = try read(Array(named.utf8))
    #expect(later.app.bundleID == "com.example")
    #expect(later.products.map(\.productID) == ids)
  }

  @Test("many products with the same ID have items with unique numbers") func manyTwins() throws {
    let id = "com.other.a"
    let others = ["a-2", "a-4"].map { Product(item: $0, productID: "com.other.\($0)") }
    let catalog = Catalog(
      app: App(bundleID: "com.example.app", primaryLocale: "en-US"),
      products: others + (0..<5_000).map { _ in Product(item: "a", productID: id) })
    let items = ["a-2", "a-4", "a", "a-3"] + (5...5_002).map { "a-\($0)" }
    for name in ["yaml", "json"] {
      let format = try #require(CatalogFormatRegistry.format(named: name))
      let write = try #require(format.write)
      let bytes = write(catalog, .none).bytes
      let read = try #require(format.read)
      let file = SourceFile(name: "catalog.\(format.fileExtensions[0])", bytes: bytes)
      let back = read(ParsedFile(file), .none).catalog
      #expect(back.products.map(\.item) == items)
      #expect(back.products.dropFirst(2).allSatisfy { $0.productID == id })
    }
  }
}

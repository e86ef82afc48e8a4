import AppStoreReference
import Basics
import CatalogModel
import CatalogSamples
import ForeignFormats
import SourceSyntax
import TestTools
import Testing

@testable import CatalogFormats

@Suite("A catalog as a table") struct TableRoundTripTests {
  static let formats = ["csv", "tsv"]

  private func back(_ catalog: Catalog, _ format: String) throws -> (CatalogDocument, [ExportLoss]) {
    let format = try #require(CatalogFormatRegistry.format(named: format))
    let result = try #require(CatalogExport.export(catalog, as: format))
    let source = SourceFile(name: "a.\(format.fileExtensions[0])", bytes: result.bytes)
    return (CatalogReading.read(source), result.losses)
  }

  @Test("reads back as the same catalog", arguments: formats) func everything(_ format: String) throws {
    let catalog = EverythingCatalog.catalog
    let (document, losses) = try back(catalog, format)
    #expect(document.diagnostics.map(\.message) == [])
    #expect(losses.map(\.message) == [])
    #expect(document.catalog == catalog)
  }

  @Test("of thousands of currencies has their amounts in one column", arguments: formats + ["xlsx"])
  func manyCurrencies(_ format: String) throws {
    let texts = [201, 4_000].map { count in
      let catalog = Catalog(
        products: (0..<count).map { number in
          let grants = [Grant(currency: "gold\(number)", quantity: 5), Grant(currency: "gold0", quantity: 6)]
          let item = "p\(number)"
          return Product(item: item, productID: item, type: .consumable, grants: number == 0 ? [grants[0]] : grants)
        })
      return (count, catalog)
    }
    let time = try proportion(201, 4_000) { count in
      let catalog = try #require(texts.first { $0.0 == count }).1
      let (document, losses) = try back(catalog, format)
      #expect(losses.isEmpty && document.catalog.products == catalog.products)
    }
    #expect(time.took < time.limit, "\(time)")
  }

  @Test("has billing plans as a person would write them", arguments: formats) func billingPlans(_ format: String) throws
  {
    var catalog = Catalog(groups: [SubscriptionGroup(key: "vip")])
    func price(_ amount: Int) -> Price { Price(amounts: [Money(hundredths: amount, currency: .usd)]) }
    catalog.products = [
      Product(
        item: "year", productID: "year", type: .autoRenewable,
        subscription: Subscription(
          group: 0,
          billingPlans: [
            BillingPlan(plan: "BILLED_UPFRONT", price: price(6_000), isEnabled: false),
            BillingPlan(plan: "a, b; c: d", price: price(500), commitmentPrice: price(6_000)),
            BillingPlan(plan: "", price: Price()),
          ]))
    ]
    let format = try #require(CatalogFormatRegistry.format(named: format))
    let result = try #require(CatalogExport.export(catalog, as: format))
    #expect(
      String(decoding: result.bytes, as: UTF8.self).contains(
        #"plan: BILLED_UPFRONT, USD 60, disabled; plan: a\, b\; c\: d, USD 5, "# + "commitment: USD 60; plan: "))
    let (document, _) = try back(catalog, format.name)
    #expect(document.diagnostics.map(\.message) == [])
    #expect(CatalogDifference(from: catalog, to: document.catalog).isEmpty)
  }

  @Test("reads back as the same catalog, even with hostile texts", arguments: formats) func generated(_ format: String)
    throws
  {
    for seed in GeneratedCatalogs.seeds {
      let catalog = GeneratedCatalogs.catalog(seed: seed)
      let (document, losses) = try back(catalog, format)
      #expect(document.diagnostics.map(\.message) == [], "seed \(seed)")
      // No reader accepts a NUL as text.
      let texts = catalog.entries.map(\.value.text)
      if texts.contains(where: { $0.utf8.contains(0) }) { continue }
      #expect(losses.map(\.message) == [], "seed \(seed)")
      let difference = CatalogDifference(from: catalog, to: document.catalog)
      #expect(difference.isEmpty, "seed \(seed)")
      #expect(document.catalog == catalog, "seed \(seed)")
    }
  }
}

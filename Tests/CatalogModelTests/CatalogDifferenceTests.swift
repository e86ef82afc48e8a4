import AppStoreReference
import Basics
import CatalogModel
import Testing

@Suite("The differences between two catalogs")
struct CatalogDifferenceTests {
  private static let sword = Product(
    item: "sword", productID: "com.example.sword", type: .nonConsumable,
    referenceName: "Sword", price: Price(amounts: [Money(hundredths: 199, currency: .usd)]),
    localizations: [
      Localization(
        locale: "en-US", storeLocale: StoreLocale("en-US"), title: "Sword", description: "A blade."),
      Localization(locale: "ja", storeLocale: StoreLocale("ja"), title: "剣"),
    ])
  private static let shield = Product(item: "shield", productID: "com.example.shield")

  @Test("nothing differs between a catalog and itself, nor by the order of locales")
  func same() {
    let catalog = Catalog(products: [Self.sword, Self.shield])
    #expect(CatalogDifference(from: catalog, to: catalog).isEmpty)
    var other = catalog
    other.products[0].localizations.reverse()
    #expect(CatalogDifference(from: catalog, to: other).isEmpty)
  }

  @Test("values are named by the keys of the file")
  func values() throws {
    let old = Catalog(products: [Self.sword])
    var new = old
    new.products[0].localizations[1].title = "暁の剣"
    new.products[0].localizations[0].description = nil
    new.products[0].price = Price(amounts: [Money(hundredths: 299, currency: .usd)])
    new.products[0].isFamilySharable = true
    let difference = CatalogDifference(from: old, to: new)
    let change = try #require(difference.changed.first)
    #expect(change.owner == .product("com.example.sword", occurrence: 0))
    let reported = change.values.map { value in
      "\(value.keys.joined(separator: ".")): \(value.old?.value.text ?? "–") → \(value.new?.value.text ?? "–")"
    }
    #expect(
      reported == [
        "price.USD: 1.99 → 2.99", "localizations.en-US.description: A blade. → –",
        "localizations.ja.title: 剣 → 暁の剣", "familySharable: – → true",
      ])
  }

  @Test("products are added, removed and reordered")
  func products() {
    let third = Product(item: "cloak", productID: "com.example.cloak")
    let old = Catalog(products: [Self.sword, Self.shield])
    let new = Catalog(products: [third, Self.shield, Self.sword])
    let difference = CatalogDifference(from: old, to: new)
    #expect(difference.added == [.product("com.example.cloak", occurrence: 0)])
    #expect(difference.isReordered)
    let back = CatalogDifference(from: new, to: old)
    #expect(back.removed == [.product("com.example.cloak", occurrence: 0)])
  }

  @Test("IDs are compared by their bytes")
  func bytes() {
    let composed = Catalog(products: [Product(item: "é", productID: "caf\u{E9}")])
    let decomposed = Catalog(products: [Product(item: "é", productID: "cafe\u{301}")])
    #expect(!CatalogDifference(from: composed, to: decomposed).isEmpty)
  }
}

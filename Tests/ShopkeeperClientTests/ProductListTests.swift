import Foundation
import Testing

@testable import ShopkeeperClient

@Suite("A list of products") struct ProductListTests {
  static let answer = #"""
    {"bundleID":"com.example.goldrush","revision":42,"locale":"de-DE","products":[
      {"id":"coins400","type":"consumable","restorable":false,
       "grants":[{"currency":"gold","quantity":400,"bonus":40},{"currency":"gems","quantity":5}],
       "tags":["featured","new"],"title":"400 Gold","description":"Für alle","image":"../images/a.png"},
      {"id":"vip.year","type":"auto-renewable","restorable":true,"group":"vip","level":1,
       "image":"file:///etc/passwd"},
      {"id":"vip.month","type":"auto-renewable","restorable":true,"group":"vip","level":2,
       "tags":["featured"],"image":"https://cdn.example.com/b.png"},
      {"id":"odd","type":"from-the-future"}]}
    """#

  static let address = URL(string: "https://shop.example.com/v1/apps/com.example.goldrush/products")

  @Test("has everything that the server says about a product") func members() throws {
    let list = try ProductList(Data(Self.answer.utf8), from: Self.address)
    #expect(list.bundleID == "com.example.goldrush")
    #expect(list.revision == 42)
    #expect(list.locale == "de-DE")
    #expect(
      list["coins400"]
        == ListedProduct(
          id: "coins400", kind: .consumable, isRestorable: false,
          grants: [
            ProductGrant(currency: "gold", quantity: 400, bonus: 40), ProductGrant(currency: "gems", quantity: 5),
          ], tags: ["featured", "new"], title: "400 Gold", summary: "Für alle",
          image: URL(string: "https://shop.example.com/v1/apps/images/a.png")))
    #expect(list["vip.year"]?.image == nil)
    #expect(list["vip.month"]?.image?.host() == "cdn.example.com")
    #expect(list["odd"]?.kind == ProductKind(rawValue: "from-the-future"))
    #expect(list["missing"] == nil)
    #expect(list.contains("odd") && !list.contains("Odd"))
  }

  @Test("is filtered without losing its order") func filter() throws {
    let list = try ProductList(Data(Self.answer.utf8))
    #expect(list.filtered(tag: "featured").productIDs == ["coins400", "vip.month"])
    #expect(list.filtered(kind: .autoRenewable).productIDs == ["vip.year", "vip.month"])
    #expect(list.filtered(tag: "featured", group: "vip").productIDs == ["vip.month"])
    #expect(list.filtered() == list)
  }

  @Test("sorts the products of a store, which may have others") func sort() {
    let list = ProductList(productIDs: ["c", "a", "b", "a"])
    #expect(list.productIDs == ["c", "a", "b"])
    #expect(list.sorted(["a", "x", "c", "a"], by: { $0 }) == ["c", "a"])
  }

  @Test(
    "is read from a file with product IDs",
    arguments: [
      " \n[\"b\",\"a\"]",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><array><string>b</string><string>a</string></array></plist>
      """,
    ]) func files(_ text: String) throws
  { #expect(try ProductList(Data(text.utf8)).productIDs == ["b", "a"]) }

  @Test(
    "is not anything else",
    arguments: [
      "", " \n", "null", "{}", "[", "{\"products\":5}", "{\"products\":[],\"revision\":\"new\"}", "<html>", "products",
      "7",
    ]) func unreadable(_ text: String)
  { #expect(throws: ProductListError.self) { try ProductList(Data(text.utf8)) } }
}

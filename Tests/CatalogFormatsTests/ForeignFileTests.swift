import CatalogModel
import SourceSyntax
import Testing

@testable import CatalogFormats

@Suite("Foreign files as they are")
struct ForeignFileTests {
  @Test("an empty product of Unity's editor is left out, and no other is lost")
  func unity() {
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

  @Test("a StoreKit configuration is read as a property list too")
  func propertyList() {
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

  @Test(
    "AppleDouble data is named as what it is",
    arguments: ["._a.storekit", "._catalog.yml", "._a.csv"])
  func appleDouble(name: String) {
    let bytes: [UInt8] = [0, 5, 0x16, 7, 0, 2, 0, 0] + Array("Mac OS X        ".utf8) + [0, 2]
    let document = CatalogReading.read(SourceFile(name: name, bytes: bytes))
    #expect(document.unread.count == 1)
    #expect(document.unread.first?.message.contains("AppleDouble") == true)
  }

  @Test("subscriptions of Google's newer API are refused by name")
  func basePlans() {
    let text =
      "[{\"packageName\": \"a\", \"productId\": \"gold\", \"basePlans\": [], \"listings\": []}]"
    let document = CatalogReading.read(SourceFile(name: "a.json", text: text))
    #expect(document.catalog.products.isEmpty)
    #expect(document.unread.contains { $0.message.contains("newer API") })
  }
}

import CatalogFormats
import CatalogModel
import ForeignFormats
import SourceSyntax
import Testing

@Suite("Edits of a StoreKit configuration") struct StoreKitEditingTests {
  private static func file(_ title: String, price: String = "\"5.98\"") -> String {
    StoreKitText.file(
      products: """
        {"displayPrice" : \(price), "familyShareable" : false, "internalID" : "A1", "localizations" : \
        [{"description" : "", "displayName" : \(title), "locale" : "en_US"}, {"locale" : "ja"}], \
        "productID" : "a.b", "referenceName" : "R", "type" : "Consumable"}
        """)
  }

  private static func edited(_ text: String, _ path: CatalogPath, _ change: CatalogEdit.Change) -> String? {
    let document = StoreKitDecoder.read(ParsedFile(SourceFile(name: "a.storekit", text: text)))
    return document.replacements(for: CatalogEdit(path, change)).map { replacements in
      String(decoding: document.source.replacing(replacements).bytes, as: UTF8.self)
    }
  }

  @Test(
    "a part of a text is replaced between adjacent escapes",
    arguments: [
      (#""Gold Coins""#, 4..<5, "", #""GoldCoins""#), (#""\u91d1\u5e01 10""#, 6..<7, "：\"", #""\u91d1\u5e01：\"10""#),
      (#""\ud83d\ude00 a\/b""#, 0..<5, "", #""a\/b""#), (#""a\u200bb""#, 1..<4, "\n", #""a\nb""#),
    ]) func parts(_ written: String, _ part: Range<Int>, _ text: String, _ expected: String)
  {
    let path = CatalogPath(.product(0), .title, element: 0)
    #expect(Self.edited(Self.file(written), path, .replacePart(part, text)) == Self.file(expected))
  }

  @Test("a price is replaced, but not a number, which Xcode doesn't write") func price() {
    let path = CatalogPath(.product(0), .price, element: 0)
    #expect(Self.edited(Self.file("\"x\""), path, .replace("5.99")) == Self.file("\"x\"", price: "\"5.99\""))
    #expect(Self.edited(Self.file("\"x\"", price: "5.98"), path, .replace("5.99")) == nil)
  }

  @Test("values that are missing, or not texts, can't be edited") func others() {
    let file = Self.file("\"x\"")
    for path in [
      CatalogPath(.product(0), .title, element: 1), CatalogPath(.product(0), .locale, element: 0),
      CatalogPath(.product(0), .familySharable), CatalogPath(.product(0)), CatalogPath(.product(1), .title, element: 0),
    ] { #expect(Self.edited(file, path, .replace("y")) == nil, "\(path)") }
    #expect(Self.edited(file, CatalogPath(.product(0), .title, element: 0), .remove) == nil)
    #expect(Self.edited(file, CatalogPath(.product(0), .title, element: 0), .replace("x")) == nil)
    #expect(Self.edited(file + "]", CatalogPath(.product(0), .title, element: 0), .replace("y")) == nil)
  }
}

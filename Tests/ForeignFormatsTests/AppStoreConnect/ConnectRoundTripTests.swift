import AppStoreReference
import CatalogFormats
import CatalogModel
import SourceSyntax
import TestTools
import Testing

@testable import ForeignFormats

@Suite("Requests that are read back") struct ConnectRoundTripTests {
  @Test("are the same catalog, value by value", arguments: Seeds.some(1..<26 as Range<UInt64>)) func same(seed: UInt64)
    throws
  {
    let catalog = ConnectCatalogs.generated(seed: seed)
    let written = AppStoreConnectEncoder.write(catalog, companions: ConnectCatalogs.files)
    let back = AppStoreConnectDecoder.read(ParsedFile(SourceFile(name: "a.json", bytes: written.bytes)))
    #expect(back.diagnostics == [])
    let difference = CatalogDifference(from: catalog, to: back.catalog)
    #expect(difference.isEmpty, "\(difference)")
    #expect(back.catalog.products.map(\.item) == catalog.products.map(\.item))
    let again = AppStoreConnectEncoder.write(back.catalog, companions: ConnectCatalogs.files)
    #expect(again.bytes == written.bytes)
  }

  @Test("map paths back to their positions") func places() throws {
    let written = AppStoreConnectEncoder.write(ConnectCatalogs.small, companions: ConnectCatalogs.files)
    let document = AppStoreConnectDecoder.read(ParsedFile(SourceFile(name: "a.json", bytes: written.bytes)))
    for (path, expected) in [
      (CatalogPath(.app, .bundleID), "\"com.example.mine\""),
      (CatalogPath(.product(0)), "\"com.example.mine.coins400\""),
      (CatalogPath(.product(0), .title, element: 1), "\"400金币\""),
      (CatalogPath(.product(0), .description, element: 1), "\"zh-Hans\""),
      (CatalogPath(.product(0), .price), "\"5.99\""), (CatalogPath(.product(0), .screenshot), "\"shop/gold.png\""),
      (CatalogPath(.product(1), .level), "1"), (CatalogPath(.product(1), .offers, element: 0), "{"),
      (CatalogPath(.group(0), .referenceName), "\"VIP club\""),
    ] {
      let range = try #require(document.range(of: path), "\(path)")
      #expect(document.source.text(in: range) == expected)
    }
    let part = try #require(document.range(of: CatalogPath(.product(0), .description, element: 0), text: 13..<18))
    #expect(document.source.text(in: part) == "coins")
  }
}

import Basics
import CatalogFormats
import CatalogModel
import ForeignFormats
import Foundation
import TestTools
import Testing

@Suite("Lists of product IDs") struct ProductIDListTests {
  static let lists = ["product-ids-plist", "product-ids-xml", "product-ids-json"]

  private func catalog(_ ids: [String], bundleID: String? = "com.example.goldrush") -> Catalog {
    Catalog(app: App(bundleID: bundleID), products: ids.map { Product(item: $0, productID: $0) })
  }

  private func text(_ result: ExportResult) -> String { String(decoding: result.bytes, as: UTF8.self) }

  private func write(_ catalog: Catalog, as format: String) throws -> ExportResult {
    let write = try #require(CatalogFormatRegistry.format(named: format)?.write)
    return write(catalog, .none)
  }

  @Test("are written as documented") func golden() {
    let catalog = catalog(["com.example.goldrush.a", "com.example.goldrush.b"])
    #expect(
      text(ProductIDListEncoder.propertyList(catalog)) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
        "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <array>
        \t<string>com.example.goldrush.a</string>
        \t<string>com.example.goldrush.b</string>
        </array>
        </plist>

        """)
    #expect(
      text(ProductIDListEncoder.xml(catalog)) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <productIDs bundleID="com.example.goldrush">
          <productID>com.example.goldrush.a</productID>
          <productID>com.example.goldrush.b</productID>
        </productIDs>

        """)
    #expect(text(ProductIDListEncoder.json(catalog)) == "[\"com.example.goldrush.a\",\"com.example.goldrush.b\"]\n")
  }

  @Test("are the property list that Foundation writes", arguments: [[], ["a"], ["a", "b&<c>\"d'", "金币", "e\tf"]])
  func sameAsFoundation(ids: [String]) throws {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    let expected = [UInt8](try encoder.encode(ids))
    #expect(ProductIDListEncoder.propertyList(catalog(ids)).bytes == expected)
  }

  /// The losses, except for everything that is not a product ID.
  private func reported(by result: ExportResult) -> [ExportLoss] {
    result.losses.filter { $0.message != "a list of product IDs contains nothing else" }
  }

  @Test("have every product that is not hidden", arguments: lists) func hidden(format: String) throws {
    var catalog = catalog(["kept", "secret"])
    catalog.products[1].availability.isHidden = true
    let result = try write(catalog, as: format)
    #expect(text(result).contains("kept"))
    #expect(!text(result).contains("secret"))
    #expect(reported(by: result) == [])
  }

  @Test("report that they offer every product to every client", arguments: lists) func conditions(format: String) throws
  {
    var catalog = catalog(["a", "b"])
    catalog.products[1].availability = Availability(
      minimumAppVersion: "2.1", storefronts: [], platforms: ["ios"], from: CalendarDate("2027-01-01"),
      until: CalendarDate("2027-02-01"))
    let result = try write(catalog, as: format)
    #expect(
      reported(by: result).map(\.path)
        == [.minimumAppVersion, .storefronts, .platforms, .from, .until].map { CatalogPath(.product(1), $0) })
    #expect(text(result).contains("b"))
    #expect(!result.losses.contains { $0.extent == .whole })
  }

  @Test("leave out missing and duplicate IDs", arguments: lists) func unusable(format: String) throws {
    let result = try write(catalog(["a", "", "a"]), as: format)
    #expect(
      reported(by: result) == [
        ExportLoss(.whole, of: CatalogPath(.product(1)), "the product has no ID"),
        ExportLoss(.whole, of: CatalogPath(.product(2)), "the product ID occurs more than once"),
      ])
  }

  @Test("survive characters that IDs can't have") func hostile() throws {
    let id = "a<b>&\"c'\r\n\u{0}\u{7}\u{FFFF}]]>"
    for format in ["product-ids-plist", "product-ids-xml"] {
      let result = try write(catalog([id, "b"], bundleID: "x\u{0}"), as: format)
      #expect(result.losses.contains { $0.extent == .whole && $0.path.subject == .product(0) })
      #expect(!result.bytes.contains(0))
    }
    let json = ProductIDListEncoder.json(catalog([id]))
    #expect(reported(by: json) == [])
    #expect(try JSONDecoder().decode([String].self, from: Data(json.bytes)) == [id])
    let escaped = catalog(["]]>&amp;\r\"<"], bundleID: "a\"b\n<&")
    let xml = text(ProductIDListEncoder.xml(escaped))
    #expect(xml.contains("<productID>]]&gt;&amp;amp;&#13;\"&lt;</productID>"))
    #expect(xml.contains("bundleID=\"a&quot;b&#10;&lt;&amp;\""))
  }

  @Test("are read by Python's property list reader", .enabled(if: Tool.python.isInstalled)) func python() throws {
    let ids = ["a", "b&<c>\"d'", "金币", "e\r\n\tf"]
    let output = try Tool.python.run(
      ["-c", "import plistlib,json,sys; print(json.dumps(plistlib.load(sys.stdin.buffer)))"],
      input: ProductIDListEncoder.propertyList(catalog(ids)).bytes)
    #expect(try JSONDecoder().decode([String].self, from: output) == ids)
  }

  @Test("are well-formed to xmllint", .enabled(if: Tool.xmllint.isInstalled), arguments: [0, 2]) func xmllint(
    count: Int
  ) throws {
    let ids = Array(["a&b", "金币\r"].prefix(count))
    let output = try Tool.xmllint.run(
      ["--nonet", "--xpath", "count(//productID)", "-"],
      input: ProductIDListEncoder.xml(catalog(ids, bundleID: "a\"<")).bytes)
    #expect(String(decoding: output, as: UTF8.self).filter(\.isNumber) == "\(count)")
    _ = try Tool.xmllint.run(
      ["--nonet", "--noout", "-"], input: ProductIDListEncoder.propertyList(catalog(ids)).bytes)
  }
}

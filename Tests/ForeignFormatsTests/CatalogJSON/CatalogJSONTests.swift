import CatalogFormats
import CatalogModel
import Foundation
import SourceSyntax
import TestTools
import Testing

@testable import ForeignFormats

@Suite("Catalogs in JSON") struct CatalogJSONTests {
  private static let text = """
    catalog: 1
    app: {bundleID: com.example.mine, primaryLocale: en-US}
    products:
      coins:
        type: consumable
        referenceName: Coins
        price: {USD: 5.99}
        localizations: {en-US: {title: "400", description: "say \\"hi\\"\\n"}}
    retired: [com.example.mine.old]

    """

  private static var catalog: Catalog { CatalogReading.read(SourceFile(name: "catalog.yml", text: text)).catalog }

  @Test("have the keys of the catalog file") func written() {
    #expect(
      String(decoding: CatalogJSONEncoder.write(Self.catalog).bytes, as: UTF8.self) == """
        {
          "catalog": 1,
          "app": {
            "bundleID": "com.example.mine",
            "primaryLocale": "en-US"
          },
          "products": {
            "coins": {
              "type": "consumable",
              "referenceName": "Coins",
              "price": {
                "USD": "5.99"
              },
              "localizations": {
                "en-US": {
                  "title": "400",
                  "description": "say \\"hi\\"\\n"
                }
              }
            }
          },
          "retired": [
            "com.example.mine.old"
          ]
        }

        """)
  }

  @Test("of thousands of products are in order, each under a name of its own") func thousands() throws {
    var catalog = Self.catalog
    let coins = try #require(catalog.products.first)
    catalog.products = (0..<3_000).map { number in
      var product = coins
      product.productID = "com.example.mine.coins\(number)"
      // Every seventh has the name of the first, and two texts in one language.
      if number.isMultiple(of: 7) { product.localizations += product.localizations }
      if !number.isMultiple(of: 7) { product.item = "coins\(number)" }
      return product
    }
    let written = CatalogJSONEncoder.write(catalog)
    #expect(
      written.losses.map(\.path)
        == stride(from: 0, to: 3_000, by: 7).map { CatalogPath(.product($0), .title, element: 1) })
    let read = CatalogReading.read(SourceFile(name: "a.json", bytes: written.bytes)).catalog
    #expect(read.products.map(\.productID) == catalog.products.map(\.productID))
    #expect(
      read.products.map(\.item)
        == (0..<3_000).map { $0 == 0 ? "coins" : $0.isMultiple(of: 7) ? "coins-\($0 / 7 + 1)" : "coins\($0)" })
    #expect(read.products.allSatisfy { $0.localizations == coins.localizations })
    #expect(CatalogJSONEncoder.write(read).bytes == written.bytes)
  }

  @Test("read back unchanged, with positions") func readBack() throws {
    let bytes = CatalogJSONEncoder.write(Self.catalog).bytes
    let document = CatalogReading.read(SourceFile(name: "a.json", bytes: bytes))
    #expect(document.diagnostics == [])
    #expect(document.catalog == Self.catalog)
    let range = try #require(document.range(of: CatalogPath(.product(0), .description, element: 0), text: 5..<7))
    #expect(document.source.text(in: range) == "hi")
  }

  @Test(
    "are valid against the schema of the catalog file",
    .enabled(if: Tool.schemaChecker != nil, "python3 has no jsonschema")) func schema() throws
  {
    let checker = try #require(Tool.schemaChecker)
    let program = """
      import json, jsonschema, sys
      schema, *catalogs = json.load(sys.stdin)
      validator = jsonschema.Draft202012Validator(schema)
      for catalog in catalogs:
          for error in validator.iter_errors(catalog): print(error.json_path, error.message)
      """
    let catalogs = [Self.catalog, ConnectCatalogs.small] + (1...6).map(ConnectCatalogs.generated)
    let documents =
      [Array(CatalogJSONSchema.text.utf8)]
      + catalogs.map { catalog in
        var catalog = catalog
        // The schema requires it; the API doesn't have it for the app.
        catalog.app.primaryLocale = "en-US"
        return CatalogJSONEncoder.write(catalog).bytes
      }
    let input = "[" + documents.map { String(decoding: $0, as: UTF8.self) }.joined(separator: ",")
    let faults = try checker.run(["-c", program], input: Array((input + "]").utf8))
    #expect(String(decoding: faults, as: UTF8.self) == "")
  }

  @Test("that are truncated or have a duplicate key are errors with a position", arguments: ["{", "[1", ",}"])
  func broken(tail: String) {
    let document = CatalogReading.read(SourceFile(name: "a.json", text: "{\"catalog\": 1, \"app\": \(tail)"))
    #expect(document.diagnostics.contains { $0.severity == .error })
  }
}

@Suite("Product IDs in JSON") struct ProductIDJSONTests {
  @Test("are read as products without any other values") func ids() throws {
    let source = SourceFile(name: "a.json", text: "[\"com.example.a\", \"\\u0062\"]")
    let document = CatalogReading.read(source)
    #expect(document.diagnostics == [])
    #expect(document.catalog.products.map(\.productID) == ["com.example.a", "b"])
    #expect(document.catalog.facets == [])
    let range = try #require(document.range(of: CatalogPath(.product(1), .productID)))
    #expect(source.text(in: range) == "\"\\u0062\"")
  }

  @Test(
    "that are not catalogs are rejected", arguments: ["[1, [2]]", "[{\"x\": 1}]", "[null]", "[\"a\", {}]", "[\"a\""])
  func refused(text: String) {
    let document = CatalogReading.read(SourceFile(name: "a.json", text: text))
    #expect(document.diagnostics.map(\.severity) == [.error])
  }
}

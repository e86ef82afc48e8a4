import CatalogFormats
import CatalogModel
import SourceSyntax
import Testing

@Suite("Choosing a format")
struct CatalogFormatRegistryTests {
  @Test(
    "goes by the extension, and by the contents where that says nothing",
    arguments: [
      ("catalog.yml", "{", "yaml"), ("a.b/Catalog.YAML", "", "yaml"),
      ("Products.storekit", "catalog: 1", "storekit"), ("Products.StoreKit", "", "storekit"),
      ("a.json", " \n{\"products\": []}", "storekit"), ("a.json", "catalog: 1", "yaml"),
      ("standard input", "\u{FEFF}{", "storekit"), ("-", "catalog: 1\n", "yaml"),
      ("some.folder/catalog", "", "yaml"), (".hidden", "{}", "storekit"), ("a.", "{}", "storekit"),
    ])
  func detection(name: String, contents: String, format: String) throws {
    let found = try CatalogFormatRegistry.reader(for: SourceFile(name: name, text: contents))
    #expect(found.name == format)
    #expect(found.read != nil)
  }

  @Test("refuses other extensions and lists the formats", arguments: ["a.plist", "b/c.txt"])
  func unknown(name: String) throws {
    let error = #expect(throws: UnknownCatalogFormat.self) {
      try CatalogFormatRegistry.reader(for: SourceFile(name: name, text: ""))
    }
    let ending = name.split(separator: ".").last ?? ""
    #expect(
      error?.description
        == "no catalog format has files that end in \".\(ending)\"; catalogs are read from yaml "
        + "(.yml, .yaml) and storekit (.storekit, .json) and asc (.json)")
    let document = CatalogReading.read(SourceFile(name: name, text: "catalog: 1"))
    #expect(document.diagnostics.map(\.message) == [error?.description ?? ""])
    #expect(document.catalog == Catalog())
  }

  @Test("knows each format by one name")
  func names() {
    let names = CatalogFormatRegistry.formats.map(\.name)
    #expect(
      names == [
        "yaml", "storekit", "product-ids-plist", "product-ids-xml", "product-ids-json", "asc",
      ])
    for format in CatalogFormatRegistry.formats {
      #expect(CatalogFormatRegistry.format(named: format.name)?.summary == format.summary)
      #expect(format.read != nil || format.write != nil)
      #expect(!format.fileExtensions.isEmpty)
    }
    #expect(CatalogFormatRegistry.format(named: "YAML") == nil)
  }

  @Test("reads a file in the format found")
  func reading() {
    let storekit = CatalogReading.read(SourceFile(name: "-", text: StoreKitText.file()))
    #expect(storekit.diagnostics == [])
    #expect(!storekit.catalog.facets.contains(.grants))
    let yaml = CatalogReading.read(SourceFile(name: "a.yml", text: "catalog: 2"))
    #expect(yaml.diagnostics.contains { $0.message.contains("\"catalog\" can't be \"2\"") })
  }
}

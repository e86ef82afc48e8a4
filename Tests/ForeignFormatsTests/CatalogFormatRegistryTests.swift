import CatalogFormats
import CatalogModel
import ForeignFormats
import SourceSyntax
import Testing

@Suite("Choosing a format") struct CatalogFormatRegistryTests {
  @Test(
    "uses the extension, or the contents where that is ambiguous",
    arguments: [
      ("catalog.yml", "{", "yaml"), ("a.b/Catalog.YAML", "", "yaml"), ("Products.storekit", "catalog: 1", "storekit"),
      ("Products.StoreKit", "", "storekit"), ("a.json", " \n{\"products\": []}", "storekit"),
      ("a.json", "catalog: 1", "yaml"), ("standard input", "\u{FEFF}{", "storekit"), ("-", "catalog: 1\n", "yaml"),
      ("a.xml", "<?xml version='1.0'?><!-- <plist> --><catalog version='1'/>", "xml"), ("a.plist", "", "plist"),
      ("Products.plist", "<plist><array/></plist>", "plist"), ("a.plist", "bplist00", "plist-binary"),
      ("-", "bplist00", "plist-binary"), ("-", "<catalog>", "xml"), ("-", "<!DOCTYPE plist><plist>", "plist"),
      ("a.json", "{\"appleSKU\": \"\", \"products\": []}", "unity"),
      ("-", "{\"products\": [{\"id\": \"a\", \"storeIDs\": []}]}", "unity"),
      ("a.json", "{\"products\": [{\"productID\": \"a\"}], \"version\": 4}", "storekit"),
      ("a.json", "{\"note\": \"\\\"sku\\\"\", \"settings\": {\"sku\": 1}, \"products\": []}", "storekit"),
      ("a.json", "{\"sku\": \"a\"}", "gpp"), ("-", " [ {\"status\": {}, \"sku\": 1}]", "gpp"),
      ("a.json", "{\"inappproduct\": []}", "gpp"), ("a.json", "[\"a\"]", "product-ids-json"),
      ("a.json", "\u{FEFF}{\"catalog\": 1}", "json"), ("-", "{\"catalog\": 1}", "json"), ("a.json", "", "yaml"),
      ("metadata.xml", "<?xml version='1.0'?>\n<!-- <b> --><x:package/>", "transporter"),
      ("-", "<in_app_purchase>", "transporter"), ("X.itmsp/metadata.XML", "<package>", "transporter"),
      ("some.folder/catalog", "", "yaml"), (".hidden", "{", "storekit"), ("a.", "{", "storekit"),
      ("a.csv", "kind,id", "csv"), ("a.CSV", "Product ID;Type", "csv"), ("a.csv", "", "csv"),
      ("a.csv", "row_type,store,store_identifier", "revenuecat-csv"),
      ("a.csv", "Product ID,Published State,x,y,Locale; Title; Description", "google-play-csv"),
      ("a.csv", "a.b,published,managed_by_android,false,en_US; A; B,false,1", "google-play-csv"),
      ("a.tsv", "whatever", "tsv"), ("-", "\u{FEFF}id,type\n", "csv"),
    ]) func detection(name: String, contents: String, format: String) throws
  {
    let found = try CatalogFormatRegistry.reader(for: ParsedFile(SourceFile(name: name, text: contents)))
    #expect(found.name == format)
    #expect(found.read != nil)
  }

  @Test("refuses other extensions and lists the formats", arguments: ["a.swift", "b/c.txt"]) func unknown(name: String)
    throws
  {
    let error = #expect(throws: UnknownCatalogFormat.self) {
      try CatalogFormatRegistry.reader(for: ParsedFile(SourceFile(name: name, text: "")))
    }
    let ending = name.split(separator: ".").last ?? ""
    let readable = CatalogFormatRegistry.formats.filter { $0.read != nil }
    let message = try #require(error?.description)
    #expect(
      message.hasPrefix(
        "no catalog format has files that end in \".\(ending)\"; catalogs are read from yaml " + "(.yml, .yaml)"))
    for format in readable { #expect(message.contains(format.name)) }
    let document = CatalogReading.read(SourceFile(name: name, text: "catalog: 1"))
    #expect(document.diagnostics.map(\.message) == [error?.description ?? ""])
    #expect(document.catalog == Catalog())
  }

  @Test("has a unique name for each format") func names() {
    let names = CatalogFormatRegistry.formats.map(\.name)
    #expect(names.count == Set(names).count)
    #expect(names.first == "yaml")
    for format in CatalogFormatRegistry.formats {
      #expect(CatalogFormatRegistry.format(named: format.name)?.summary == format.summary)
      #expect(format.read != nil || format.write != nil)
      #expect(!format.fileExtensions.isEmpty)
    }
    #expect(CatalogFormatRegistry.format(named: "YAML") == nil)
  }

  @Test("reads a file in the detected format") func reading() {
    let storekit = CatalogReading.read(SourceFile(name: "-", text: StoreKitText.file()))
    #expect(storekit.diagnostics == [])
    #expect(!storekit.catalog.facets.contains(.grants))
    let yaml = CatalogReading.read(SourceFile(name: "a.yml", text: "catalog: 2"))
    #expect(yaml.diagnostics.contains { $0.message.contains("\"catalog\" can't be \"2\"") })
  }
}

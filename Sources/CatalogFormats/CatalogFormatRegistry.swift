import SourceSyntax

/// The formats that catalogs are read from and written to.
public enum CatalogFormatRegistry {
  private static let yaml = CatalogFormat(
    "yaml", "Shopkeeper's own catalog file", fileExtensions: ["yml", "yaml"],
    read: { file, _ in CatalogYAMLReader.read(file.source) },
    write: { catalog, _ in CatalogYAMLWriter.export(catalog) })

  public static let formats: [CatalogFormat] = [
    yaml,
    CatalogFormat(
      "storekit", "a StoreKit configuration of Xcode, for testing",
      fileExtensions: ["storekit", "json"],
      mark: StoreKitReader.mark,
      read: { file, _ in StoreKitReader.read(file) },
      write: { catalog, _ in StoreKitWriter.write(catalog) },
      update: { catalog, existing, _ in StoreKitWriter.update(catalog, over: existing) },
      copy: { catalog, origin, _ in StoreKitWriter.copy(catalog, of: origin) }),
    CatalogFormat(
      "json", "the whole catalog as JSON, for programs; its schema is that of the catalog file",
      fileExtensions: ["json"], mark: CatalogYAMLReader.markOfJSON,
      read: { file, _ in CatalogYAMLReader.read(file.json) },
      write: { catalog, _ in CatalogJSONWriter.write(catalog) }),
    CatalogFormat(
      "xml", "the whole catalog as XML, for programs; its schema is RELAX NG",
      fileExtensions: ["xml"], mark: CatalogXMLReader.mark,
      read: { file, _ in CatalogXMLReader.read(file) },
      write: { catalog, _ in CatalogXMLWriter.write(catalog) }),
    CatalogFormat(
      "plist", "the whole catalog as a property list; any list of products is read",
      fileExtensions: ["plist"], mark: PropertyListReader.mark,
      read: { file, _ in PropertyListReader.read(file) },
      write: { catalog, _ in PropertyListWriter.xml(catalog) }),
    CatalogFormat(
      "plist-binary", "the whole catalog as a binary property list",
      fileExtensions: ["plist"], mark: { SyntaxTree.isBinaryPropertyList($0.source) ? 0 : nil },
      read: { file, _ in PropertyListReader.read(file) },
      write: { catalog, _ in PropertyListWriter.binary(catalog) }),
    CatalogFormat(
      "transporter", "a package of Apple's Transporter, an archive",
      fileExtensions: ["itmsp", "xml"],
      folders: .withExtension("itmsp", mainFile: TransporterWriter.fileName),
      remark: "Apple stopped taking in-app purchases from Transporter packages in November 2022; "
        + "keep this one as an archive",
      mark: TransporterReader.mark,
      read: { file, companions in TransporterReader.read(file, companions: companions) },
      write: { catalog, companions in TransporterWriter.write(catalog, companions: companions) },
      update: { catalog, existing, companions in
        TransporterWriter.write(catalog, over: existing, companions: companions)
      }),
    CatalogFormat(
      "csv", "a table for spreadsheets, a row a product", fileExtensions: ["csv"],
      mark: CatalogTableReader.mark,
      read: { file, _ in CatalogTableReader.read(file.source) },
      write: { catalog, _ in CatalogTableWriter.csv(catalog) }),
    CatalogFormat(
      "tsv", "the same table, apart by tabs", fileExtensions: ["tsv", "tab"],
      mark: CatalogTableReader.mark,
      read: { file, _ in
        CatalogTableReader.read(file.source, separator: UInt8(ascii: "\t"))
      },
      write: { catalog, _ in CatalogTableWriter.tsv(catalog) }),
    CatalogFormat(
      "revenuecat-csv", "RevenueCat's CSV of products, prices and texts", fileExtensions: ["csv"],
      mark: RevenueCatReader.mark,
      read: { file, _ in RevenueCatReader.read(file.source) },
      write: { catalog, _ in RevenueCatWriter.write(catalog) }),
    CatalogFormat(
      "google-play-csv", "the one-time products of Google Play's console", fileExtensions: ["csv"],
      mark: GooglePlayReader.mark,
      read: { file, _ in GooglePlayReader.read(file.source) },
      write: { catalog, _ in GooglePlayWriter.write(catalog) }),
    CatalogFormat(
      "product-ids-plist", "the product IDs as a property list, for the app's bundle",
      fileExtensions: ["plist"], omission: "a list of product IDs holds nothing else",
      mark: { _ in nil },
      read: { file, _ in PropertyListReader.read(file) },
      write: { catalog, _ in ProductIDPropertyListWriter.write(catalog) }),
    CatalogFormat(
      "products-plist", "what an app may know of its products, by product ID, for its bundle",
      fileExtensions: ["plist"], omission: "what an app need not know stays out of it",
      mark: { _ in nil },
      read: { file, _ in PropertyListReader.read(file) },
      write: { catalog, _ in ProductDictionaryWriter.write(catalog) }),
    CatalogFormat(
      "product-ids-xml", "the product IDs as XML", fileExtensions: ["xml"],
      write: { catalog, _ in ProductIDXMLWriter.write(catalog) }),
    CatalogFormat(
      "product-ids-json", "the product IDs as a JSON array, for a server",
      fileExtensions: ["json"], omission: "a list of product IDs holds nothing else",
      mark: { $0.beginsAsList ? CatalogFormat.shape : nil },
      read: { file, _ in ProductListReader.read(file.json) },
      write: { catalog, _ in ProductIDJSONWriter.write(catalog) }),
    CatalogFormat(
      "asc", "requests to the App Store Connect API 4.4.1, and its answers",
      fileExtensions: ["json"],
      remark: "nothing is sent: any small program can send the requests in their order",
      mark: AppStoreConnectReader.mark,
      read: { file, _ in AppStoreConnectReader.read(file) },
      write: { catalog, companions in
        AppStoreConnectWriter.write(catalog, companions: companions)
      }),
    CatalogFormat(
      "unity", "the catalog of Unity's in-app purchasing", fileExtensions: ["json"],
      mark: UnityCatalogReader.mark,
      read: { file, _ in UnityCatalogReader.read(file) },
      write: { catalog, _ in UnityCatalogWriter.write(catalog) },
      update: { catalog, existing, _ in UnityCatalogWriter.write(catalog, over: existing) }),
    CatalogFormat(
      "gpp", "one-time products of gradle-play-publisher, in a list or a folder",
      fileExtensions: ["json"], folders: .any,
      mark: PlayProductReader.mark,
      read: { file, _ in PlayProductReader.read(file) },
      write: { catalog, _ in PlayProductWriter.write(catalog) }),
    CatalogFormat(
      "text", "the product IDs, a line each, for scripts", fileExtensions: ["txt"],
      write: { catalog, _ in ProductIDTextWriter.write(catalog) }),
    CatalogFormat(
      "markdown", "a table for a wiki: ID, type, price, titles", fileExtensions: ["md"],
      write: { catalog, _ in MarkdownTableWriter.write(catalog) }),
    CatalogFormat(
      "swift", "the product IDs as constants for Swift", fileExtensions: ["swift"],
      write: { catalog, _ in SwiftConstantsWriter.write(catalog) }),
    CatalogFormat(
      "kotlin", "the product IDs as constants for Kotlin", fileExtensions: ["kt"],
      write: { catalog, _ in KotlinConstantsWriter.write(catalog) }),
    CatalogFormat(
      "typescript", "the product IDs as constants for TypeScript", fileExtensions: ["ts"],
      write: { catalog, _ in TypeScriptConstantsWriter.write(catalog) }),
    CatalogFormat(
      "csharp", "the product IDs as constants for C#, as Unity takes it", fileExtensions: ["cs"],
      write: { catalog, _ in CSharpConstantsWriter.write(catalog) }),
  ]

  /// The format with exactly this name.
  public static func format(named name: String) -> CatalogFormat? {
    formats.first { $0.name == name }
  }

  /// The format that reads a file.
  ///
  /// The extension of the name decides; between formats that share it, and for a file without one
  /// such as standard input, the contents do. What no format recognizes is taken for a catalog file.
  public static func reader(
    for file: ParsedFile
  ) throws(UnknownCatalogFormat) -> CatalogFormat {
    let readable = formats.filter { $0.read != nil }
    guard let known = fileExtension(of: file.source.name) else {
      return recognized(file, among: readable.filter { $0.name != yaml.name }) ?? yaml
    }
    let candidates = readable.filter { $0.fileExtensions.contains(known) }
    // A file that is named for one format alone is of that one, whatever is in it.
    if candidates.count == 1, candidates[0].fileExtensions[0] == known { return candidates[0] }
    if let recognized = recognized(file, among: candidates) { return recognized }
    // All JSON is recognized. What else is named so may be YAML, of which JSON is a part.
    if known == "json" { return yaml }
    // The first of those named so says best what is wrong with the file.
    if let usual = candidates.first(where: { $0.fileExtensions[0] == known }) { return usual }
    throw UnknownCatalogFormat(fileName: file.source.name)
  }

  /// The format whose mark comes first in a file: where keys of several are mixed, the first one
  /// tells.
  private static func recognized(
    _ file: ParsedFile, among candidates: [CatalogFormat]
  ) -> CatalogFormat? {
    let marked = candidates.compactMap { format in format.mark(file).map { (format, $0) } }
    return marked.min { $0.1 < $1.1 }?.0
  }

  /// The extension in lower case; nil when the name has none.
  public static func fileExtension(of name: String) -> String? {
    let file = name[(name.lastIndex(of: "/").map(name.index(after:)) ?? name.startIndex)...]
    guard let period = file.lastIndex(of: "."), period > file.startIndex else { return nil }
    let text = file[file.index(after: period)...]
    return text.isEmpty ? nil : text.lowercased()
  }
}

/// No format reads a file of this name.
public struct UnknownCatalogFormat: Error, Sendable, Hashable {
  public let fileName: String
}

extension UnknownCatalogFormat: CustomStringConvertible {
  public var description: String {
    let listed = CatalogFormatRegistry.formats.filter { $0.read != nil }.map { format in
      "\(format.name) (\(format.fileExtensions.map { "." + $0 }.joined(separator: ", ")))"
    }
    let fileExtension = CatalogFormatRegistry.fileExtension(of: fileName) ?? ""
    return "no catalog format has files that end in \".\(fileExtension)\"; catalogs are read from "
      + listed.dropLast().joined(separator: ", ") + " and " + (listed.last ?? "")
  }
}

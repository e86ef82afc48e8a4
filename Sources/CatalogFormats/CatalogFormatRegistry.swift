public import SourceSyntax

/// The formats that catalogs are read from and written to.
public enum CatalogFormatRegistry {
  private static let yaml = CatalogFormat(
    "yaml", "Shopkeeper's own catalog file", fileExtensions: ["yml", "yaml"],
    read: { source, _ in CatalogYAMLReader.read(source) },
    write: { catalog, _ in CatalogYAMLWriter.export(catalog) })

  public static let formats: [CatalogFormat] = [
    yaml,
    CatalogFormat(
      "storekit", "a StoreKit configuration of Xcode, for testing",
      fileExtensions: ["storekit", "json"],
      recognizes: {
        FirstByte.of($0) == UInt8(ascii: "{") && !AppStoreConnectReader.recognizes($0)
      },
      read: { source, _ in StoreKitReader.read(source) },
      write: { catalog, _ in StoreKitWriter.write(catalog) }),
    CatalogFormat(
      "product-ids-plist", "the product IDs as a property list, for the app's bundle",
      fileExtensions: ["plist"], write: { catalog, _ in ProductIDPropertyListWriter.write(catalog) }
    ),
    CatalogFormat(
      "product-ids-xml", "the product IDs as XML", fileExtensions: ["xml"],
      write: { catalog, _ in ProductIDXMLWriter.write(catalog) }),
    CatalogFormat(
      "product-ids-json", "the product IDs as a JSON array, for a server",
      fileExtensions: ["json"], write: { catalog, _ in ProductIDJSONWriter.write(catalog) }),
    CatalogFormat(
      "asc", "requests to the App Store Connect API 4.4.1, and its answers",
      fileExtensions: ["json"],
      remark: "nothing is sent: any small program can send the requests in their order",
      recognizes: { AppStoreConnectReader.recognizes($0) },
      read: { source, _ in AppStoreConnectReader.read(source) },
      write: { catalog, companions in
        AppStoreConnectWriter.write(catalog, companions: companions)
      }),
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
    for source: SourceFile
  ) throws(UnknownCatalogFormat) -> CatalogFormat {
    let readable = formats.filter { $0.read != nil }
    guard let known = fileExtension(of: source.name) else {
      return readable.first { $0.name != yaml.name && $0.recognizes(source) } ?? yaml
    }
    let candidates = readable.filter { $0.fileExtensions.contains(known) }
    // A file that is named for one format alone is of that one, whatever is in it.
    if candidates.count == 1, candidates[0].fileExtensions[0] == known { return candidates[0] }
    if let recognized = candidates.first(where: { $0.recognizes(source) }) { return recognized }
    // JSON is YAML too.
    if known == "json" { return yaml }
    throw UnknownCatalogFormat(fileName: source.name)
  }

  /// The extension in lower case; nil when the name has none.
  public static func fileExtension(of name: String) -> String? {
    let file = name[(name.lastIndex(of: "/").map(name.index(after:)) ?? name.startIndex)...]
    guard let period = file.lastIndex(of: "."), period > file.startIndex else { return nil }
    let text = file[file.index(after: period)...]
    return text.isEmpty ? nil : text.lowercased()
  }
}

/// How a file begins.
enum FirstByte {
  /// The first byte that is neither blank nor part of a byte order mark; nil for an empty file.
  static func of(_ source: SourceFile) -> UInt8? {
    source.bytes.first { byte in
      switch byte {
      case 0x09, 0x0A, 0x0D, 0x20, 0xEF, 0xBB, 0xBF: false
      default: true
      }
    }
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
      + listed.joined(separator: " and ")
  }
}

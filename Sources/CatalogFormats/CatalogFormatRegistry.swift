/// The formats that catalogs are read from and written to.
public enum CatalogFormatRegistry {
  public static let formats: [CatalogFormat] = [
    CatalogFormat(
      "yaml", "Shopkeeper's own catalog file", fileExtensions: ["yml", "yaml"],
      read: CatalogYAMLReader.read,
      write: CatalogYAMLWriter.export),
    CatalogFormat(
      "storekit", "a StoreKit configuration of Xcode, for testing", fileExtensions: ["storekit"],
      read: StoreKitReader.read, write: StoreKitWriter.write),
    CatalogFormat(
      "product-ids-plist", "the product IDs as a property list, for the app's bundle",
      fileExtensions: ["plist"], write: ProductIDPropertyListWriter.write),
    CatalogFormat(
      "product-ids-xml", "the product IDs as XML", fileExtensions: ["xml"],
      write: ProductIDXMLWriter.write),
    CatalogFormat(
      "product-ids-json", "the product IDs as a JSON array, for a server",
      fileExtensions: ["json"], write: ProductIDJSONWriter.write),
  ]

  /// The format with exactly this name.
  public static func format(named name: String) -> CatalogFormat? {
    formats.first { $0.name == name }
  }

  /// The format that reads a file.
  ///
  /// The extension of the name decides. A `.json` file, and one without an extension such as
  /// standard input, is told by its contents: what begins with a brace is a StoreKit configuration,
  /// anything else a catalog file.
  public static func reader(
    forFile name: String, bytes: some Sequence<UInt8>
  ) throws(UnknownCatalogFormat) -> CatalogFormat {
    let found: CatalogFormat?
    switch fileExtension(of: name) {
    case nil, "json": found = format(named: beginsWithBrace(bytes) ? "storekit" : "yaml")
    case let known?:
      found = formats.first { $0.read != nil && $0.fileExtensions.contains(known) }
    }
    guard let found else { throw UnknownCatalogFormat(fileName: name) }
    return found
  }

  /// The extension in lower case; nil when the name has none.
  static func fileExtension(of name: String) -> String? {
    let file = name[(name.lastIndex(of: "/").map(name.index(after:)) ?? name.startIndex)...]
    guard let period = file.lastIndex(of: "."), period > file.startIndex else { return nil }
    let text = file[file.index(after: period)...]
    return text.isEmpty ? nil : text.lowercased()
  }

  private static func beginsWithBrace(_ bytes: some Sequence<UInt8>) -> Bool {
    for byte in bytes {
      switch byte {
      // Blanks and the bytes of a byte order mark.
      case 0x09, 0x0A, 0x0D, 0x20, 0xEF, 0xBB, 0xBF: continue
      default: return byte == UInt8(ascii: "{")
      }
    }
    return false
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

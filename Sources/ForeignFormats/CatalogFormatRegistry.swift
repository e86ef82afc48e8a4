import AppStoreConnect
internal import AppStoreReference
import Basics
public import CatalogFormats
import CatalogModel
import SourceSyntax

/// The formats that catalogs are read from and written to.
public enum CatalogFormatRegistry {
  /// The format of the catalog file, which is edited in place.
  public static let catalogFile = CatalogFormat.catalogFile

  /// The requests to Google Play's API.
  ///
  /// - Parameter settings: The version of the regions, and the package.
  public static func googlePlay(_ settings: PlaySettings = PlaySettings()) -> CatalogFormat {
    CatalogFormat(
      "google-play", "requests to Google Play's API: one-time products, subscriptions, and their activation",
      fileExtensions: ["json"], isOrdered: false,
      remark: "nothing is sent: any small program can send the requests in their order",
      reasons: PlayRequestEncoder.reasons, suites: googleSuites, mark: PlayProductDecoder.markOfRequests,
      read: { file, companions in PlayProductDecoder.read(file, companions) },
      write: { catalog, _ in PlayRequestEncoder.write(catalog, settings) },
      update: { catalog, existing, _ in PlayRequestEncoder.write(catalog, over: existing, settings) })
  }

  /// The files of gradle-play-publisher.
  ///
  /// - Parameter settings: The version of the regions.
  public static func gradlePlayPublisher(_ settings: PlaySettings = PlaySettings()) -> CatalogFormat {
    CatalogFormat(
      "gpp-4.2", "the products and subscriptions of gradle-play-publisher since 4.2, in a list or a folder",
      fileExtensions: ["json"], folders: .any, isOrdered: false, reasons: PlayRequestEncoder.reasons,
      suites: googleSuites, mark: PlayProductDecoder.markOfNewer, isOtherForm: PlayProductDecoder.isOlder,
      isCompanion: PlayProductDecoder.isRegionsVersion, keep: PlayKeptSettings.keeping,
      read: { file, companions in PlayProductDecoder.read(file, companions) },
      write: { catalog, _ in PlayFolderEncoder.write(catalog, settings) })
  }

  private static let googleSuites = "Google Play has no suites and no bundles of subscriptions"
  private static let textsAlone = "texts for translators contain nothing else"

  private static func constants(
    _ name: String, _ language: String, fileExtension: String,
    _ write: @escaping @Sendable (Catalog) -> ExportResult
  ) -> CatalogFormat {
    CatalogFormat(
      name, "the product IDs as constants for \(language)", fileExtensions: [fileExtension],
      omission: ConstantGroups.omission, write: { catalog, _ in write(catalog) })
  }

  public static let formats: [CatalogFormat] = [
    catalogFile,
    CatalogFormat(
      "storekit", "Xcode's StoreKit configuration, for testing",
      fileExtensions: ["storekit", "json"], reasons: StoreKitReason.fields,
      mark: StoreKitDecoder.mark,
      read: { file, _ in StoreKitDecoder.read(file) },
      write: { catalog, _ in StoreKitEncoder.write(catalog) },
      update: { catalog, existing, _ in StoreKitEncoder.update(catalog, over: existing) },
      copy: { catalog, origin, _ in StoreKitEncoder.copy(catalog, of: origin) }),
    .json, .xml,
    CatalogFormat(
      "plist", "the whole catalog as a property list; any list of products can be read",
      fileExtensions: ["plist"], mark: CatalogPropertyListDecoder.mark,
      read: { file, _ in CatalogPropertyListDecoder.read(file) },
      write: { catalog, _ in CatalogPropertyListEncoder.xml(catalog) }),
    CatalogFormat(
      "plist-binary", "the whole catalog as a binary property list",
      fileExtensions: ["plist"], mark: { SyntaxTree.isBinaryPropertyList($0.source) ? 0 : nil },
      read: { file, _ in CatalogPropertyListDecoder.read(file) },
      write: { catalog, _ in CatalogPropertyListEncoder.binary(catalog) }),
    CatalogFormat(
      "transporter", "a package of Apple's Transporter, an archive",
      fileExtensions: ["itmsp", "xml"],
      folders: .withExtension("itmsp", mainFile: TransporterEncoder.fileName),
      remark: "Apple stopped accepting in-app purchases from Transporter packages in November "
        + "2022; keep this one as an archive", reasons: TransporterLosses.reasons,
      suites: "a Transporter package has no suites and no bundles", mark: TransporterDecoder.mark,
      read: { file, companions in TransporterDecoder.read(file, companions: companions) },
      write: { catalog, companions in TransporterEncoder.write(catalog, companions: companions) },
      update: { catalog, existing, companions in
        TransporterEncoder.write(catalog, over: existing, companions: companions)
      }),
    .csv, .tsv, .xlsx,
    CatalogFormat(
      "revenuecat-csv", "RevenueCat's CSV of products, prices and texts", fileExtensions: ["csv"],
      reasons: RevenueCatEncoder.reasons,
      mark: RevenueCatDecoder.mark,
      read: { file, _ in file.table.refusal ?? RevenueCatDecoder.read(file.table.source) },
      write: { catalog, _ in RevenueCatEncoder.write(catalog) }),
    CatalogFormat(
      "google-play-csv", "an archive: the one-time products of Google Play's console until May 2025",
      fileExtensions: ["csv"], remark: "Google Play's console has not imported this file since May 2025",
      mark: GooglePlayDecoder.mark,
      read: { file, _ in file.table.refusal ?? GooglePlayDecoder.read(file.table.source) },
      write: { catalog, _ in GooglePlayEncoder.write(catalog) }),
    CatalogFormat(
      "product-ids-plist", "the product IDs as a property list, for the app's bundle",
      fileExtensions: ["plist"], omission: ProductIDSelection.omission,
      mark: { _ in nil },
      read: { file, _ in CatalogPropertyListDecoder.read(file) },
      write: { catalog, _ in ProductIDListEncoder.propertyList(catalog) }),
    CatalogFormat(
      "products-plist", "the public data of the products, by product ID, for the app's bundle",
      fileExtensions: ["plist"], omission: "only data for the app is included",
      mark: { _ in nil },
      read: { file, _ in CatalogPropertyListDecoder.read(file) },
      write: { catalog, _ in ProductDictionaryEncoder.write(catalog) }),
    CatalogFormat(
      "product-ids-xml", "the product IDs as XML", fileExtensions: ["xml"],
      omission: ProductIDSelection.omission, mark: ProductIDListEncoder.markOfXML,
      write: { catalog, _ in ProductIDListEncoder.xml(catalog) }),
    CatalogFormat(
      "product-ids-json", "the product IDs as a JSON array, for a server",
      fileExtensions: ["json"], omission: ProductIDSelection.omission,
      mark: { $0.beginsAsList ? CatalogFormat.shape : nil },
      read: { file, _ in ProductListDecoder.read(file.json) },
      write: { catalog, _ in ProductIDListEncoder.json(catalog) }),
    CatalogFormat(
      "asc", "requests to the App Store Connect API 4.4.1, and its responses",
      fileExtensions: ["json"], folders: .readOnly, isOrdered: false,
      remark: "nothing is sent: any small program can send the requests in their order",
      reasons: RequestLoss.reasons, suites: Planner.suites, mark: AppStoreConnectDecoder.mark,
      read: { file, _ in AppStoreConnectDecoder.read(file) },
      write: { catalog, companions in
        AppStoreConnectEncoder.write(catalog, companions: companions)
      }),
    CatalogFormat(
      "unity", "the catalog of Unity's in-app purchasing", fileExtensions: ["json"],
      reasons: UnityCatalogLayout.reasons,
      mark: UnityCatalogDecoder.mark,
      read: { file, _ in UnityCatalogDecoder.read(file) },
      write: { catalog, _ in UnityCatalogEncoder.write(catalog) },
      update: { catalog, existing, _ in UnityCatalogEncoder.write(catalog, over: existing) }),
    googlePlay(),
    gradlePlayPublisher(),
    CatalogFormat(
      "gpp", "an archive: one-time products of gradle-play-publisher before 4.2, in a list or a folder",
      fileExtensions: ["json"], folders: .any,
      remark:
        "gradle-play-publisher has not taken these files since version 4.2 (August 2026), and Google's API refuses "
        + "them for migrated apps",
      reasons: PlayProductLayout.reasons,
      mark: PlayProductDecoder.mark, isOtherForm: PlayProductDecoder.isNewer, keep: PlayKeptSettings.keeping,
      read: { file, companions in PlayProductDecoder.read(file, companions) },
      write: { catalog, _ in PlayProductEncoder.write(catalog) }),
    CatalogFormat(
      "xliff", "the texts for translators' tools: XLIFF 2.1, a file for each locale",
      fileExtensions: ["xliff", "xlf"], folders: .any, omission: textsAlone, isForTranslators: true,
      mark: XLIFFDecoder.mark,
      read: { file, _ in XLIFFDecoder.read(file) },
      write: { catalog, _ in XLIFFEncoder.write(catalog) }),
    CatalogFormat(
      "xliff-1.2", "the same as XLIFF 1.2, for tools that don't read 2.1",
      fileExtensions: ["xliff", "xlf"], folders: .any, omission: textsAlone, isForTranslators: true,
      mark: XLIFFDecoder.markOfFormer,
      read: { file, _ in XLIFFDecoder.read(file) },
      write: { catalog, _ in XLIFFEncoder.write(catalog, version: .former) }),
    CatalogFormat(
      "strings", "the texts for translators as .strings, a file for each locale",
      fileExtensions: ["strings"], folders: .any, omission: textsAlone, isForTranslators: true,
      mark: StringsFormat.mark,
      read: { file, _ in StringsFormat.read(file) },
      write: { catalog, _ in StringsFormat.write(catalog) }),
    CatalogFormat(
      "xcstrings", "the texts for translators as a string catalog of Xcode",
      fileExtensions: ["xcstrings", "json"], omission: textsAlone, isForTranslators: true,
      mark: StringCatalogFormat.mark,
      read: { file, _ in StringCatalogFormat.read(file) },
      write: { catalog, _ in StringCatalogFormat.write(catalog) }),
    CatalogFormat(
      "text", "the product IDs, one per line, for scripts", fileExtensions: ["txt"],
      omission: ProductIDSelection.omission, mark: ProductIDListEncoder.markOfText,
      write: { catalog, _ in ProductIDListEncoder.text(catalog) }),
    CatalogFormat(
      "markdown", "a table for a wiki: ID, type, price, titles", fileExtensions: ["md"],
      mark: MarkdownTableEncoder.mark,
      write: { catalog, _ in MarkdownTableEncoder.write(catalog) }),
    constants("swift", "Swift", fileExtension: "swift", ConstantsEncoder.swift),
    constants("kotlin", "Kotlin", fileExtension: "kt", ConstantsEncoder.kotlin),
    constants("typescript", "TypeScript", fileExtension: "ts", ConstantsEncoder.typeScript),
    constants("csharp", "C#, as used by Unity", fileExtension: "cs", ConstantsEncoder.cSharp),
  ]

  /// The format with exactly this name.
  public static func format(named name: String) -> CatalogFormat? {
    formats.first { $0.name == name }
  }

  /// The format to read a file with.
  ///
  /// It is determined by the extension; if several formats share it, or it is missing, as for
  /// standard input, by the contents. A file that no format recognizes is treated as a catalog
  /// file, unless it is a complete JSON object, which in a catalog would have known keys.
  public static func reader(
    for file: ParsedFile
  ) throws(UnknownCatalogFormat) -> CatalogFormat {
    let readable = formats.filter { $0.read != nil }
    guard let known = fileExtension(of: file.source.name) else {
      if CatalogYAMLDecoder.begins(file.source) { return catalogFile }
      let others = readable.filter { $0.name != catalogFile.name }
      if let recognized = recognized(file, among: others) { return recognized }
      try requireNoObject(file)
      return catalogFile
    }
    let candidates = readable.filter { $0.fileExtensions.contains(known) }
    // A file whose extension belongs to a single format is in that format, regardless of its
    // contents.
    if candidates.count == 1, candidates[0].fileExtensions[0] == known { return candidates[0] }
    // A file whose headings are given is one of our tables, even if its own words are another program's.
    if !file.columns.isEmpty, let table = candidates.first, table.fileExtensions[0] == known {
      return table
    }
    if let recognized = recognized(file, among: candidates) { return recognized }
    // All JSON formats are recognized. Other files with this extension may be YAML, a superset of
    // JSON.
    if known == "json" {
      try requireNoObject(file)
      return catalogFile
    }
    // The first format with the extension has the most helpful diagnostics.
    if let usual = candidates.first(where: { $0.fileExtensions[0] == known }) { return usual }
    throw UnknownCatalogFormat(fileName: file.source.name)
  }

  private static func requireNoObject(_ file: ParsedFile) throws(UnknownCatalogFormat) {
    guard file.beginsAsObject, let root = file.jsonRoot, !file.json.hasErrors else { return }
    throw UnknownCatalogFormat(
      fileName: file.source.name, keys: root.entries.prefix(3).map(\.key.text))
  }

  /// The format whose mark comes first in a file: if it has keys of several formats, the first one
  /// decides.
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

  /// Whether a file has one of the extensions of a format.
  public static func hasExtension(_ name: String, of format: CatalogFormat) -> Bool {
    fileExtension(of: name).map(format.fileExtensions.contains) ?? false
  }
}

/// No format reads files with this name, or JSON objects with these keys.
public struct UnknownCatalogFormat: Error, Sendable, Hashable {
  public let fileName: String
  /// The first keys of an object that no format recognizes; nil when the name decided.
  var keys: [String]?
}

extension UnknownCatalogFormat: CustomStringConvertible {
  public var description: String {
    if let keys {
      let names = CatalogFormatRegistry.formats.filter {
        $0.read != nil && $0.fileExtensions.contains("json")
      }.map(\.name)
      let found =
        keys.isEmpty
        ? "without keys" : "with \(keys.map { "\(quoted: $0)" }.joined(separator: ", "))"
      return "a JSON object \(found) is in no known format; expected one of "
        + names.joined(separator: ", ")
    }
    let listed = CatalogFormatRegistry.formats.filter { $0.read != nil }.map { format in
      // Other formats have further extensions only because they are JSON or XML.
      let isOwn = format.name == CatalogFormatRegistry.catalogFile.name
      let endings = isOwn ? format.fileExtensions : [format.fileExtensions[0]]
      return "\(format.name) (\(endings.map { "." + $0 }.joined(separator: ", ")))"
    }
    let fileExtension = CatalogFormatRegistry.fileExtension(of: fileName) ?? ""
    if ["xls", "xlsb", "ods", "numbers", "et"].contains(fileExtension) {
      return "spreadsheets are read as .xlsx, not as .\(fileExtension); save the file as .xlsx"
    }
    let text =
      "no catalog format has files that end in \".\(fileExtension)\"; catalogs are read from "
      + listed.dropLast().joined(separator: ", ") + " and " + (listed.last ?? "")
    return ["txt", "text", "dat"].contains(fileExtension)
      ? "\(text); --from tsv reads a table that a spreadsheet saved as text" : text
  }
}

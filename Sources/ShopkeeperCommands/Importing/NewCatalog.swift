import AppStoreReference
import Basics
import CatalogFormats
import CatalogModel
import Shopkeeper

/// Creates a catalog file from a file in another format.
enum NewCatalog {
  /// - Parameters:
  ///   - bundleID: The app's bundle ID, when the file doesn't contain it.
  ///   - name: The app's name, to override the file's.
  ///   - folder: The folder of the new file; nil for the original's.
  ///   - primary: The locale that the store falls back to; by default the file's, or the likeliest.
  ///   - rules: Rules to suppress until the catalog is completed.
  ///   - locales: The locales of the app's project; a comment names the ones without texts.
  static func bytes(
    from loaded: CatalogFile, bundleID: String?, name: String?, in folder: String? = nil, ignoring rules: [String] = [],
    primary: PrimaryLocale? = nil, localizedFor locales: [StoreLocale] = []
  ) throws -> [UInt8] {
    var catalog = loaded.document.catalog
    if let folder, !loaded.isStandardInput { catalog = MovedCatalog(catalog, from: loaded.folder, to: folder).catalog }
    catalog.app.bundleID = bundleID ?? catalog.app.bundleID ?? commonPrefix(of: catalog.products.map(\.productID))
    catalog.app.name = name ?? catalog.app.name
    for index in catalog.products.indices { catalog.products[index].spellLocalesAsTheStore() }
    for index in catalog.groups.indices {
      catalog.groups[index].localizations.spellAsTheStore()
      // A table of products names a group, and has no row for it.
      if loaded.document.isTable, catalog.groups[index].referenceName == nil {
        catalog.groups[index].referenceName = catalog.groups[index].key
      }
    }
    // Xcode's "zh_Hans" is "zh-Hans" at the store; a primary locale must be named.
    let primary = primary ?? PrimaryLocale(of: catalog, isTable: loaded.document.isTable)
    catalog.app.primaryLocale = primary.code
    if loaded.document.isTable, catalog.app.locales.isEmpty {
      catalog.app.locales = PrimaryLocale.appLocales(of: catalog)
    }
    catalog.groupLooseSubscriptions()
    catalog.declareGrantedCurrencies(
      besides: [], in: catalog.app.primaryLocale ?? "en-US", named: loaded.document.currencyNames)
    guard catalog.app.bundleID != nil else {
      throw Failure("\"\(loaded.name)\" doesn't contain a bundle ID; give it with --bundle-id")
    }
    catalog.suppressions += rules.map { Suppression(rule: $0, reason: "not in \(Path.name(of: loaded.name))") }
    let written = Set(catalog.products.flatMap { $0.localizations.map(\.locale) })
    let missing = locales.map(\.code).filter { !written.contains($0) }
    var comment = ["Made from \(Path.name(of: loaded.name))."]
    if !missing.isEmpty {
      comment.append("The project is localized for more; add them with their texts: " + missing.joined(separator: ", "))
    }
    return CatalogYAMLEncoder.write(catalog, comment: comment.joined(separator: "\n# "))
  }

  /// The common prefix of the product IDs, up to a period, when it could be a bundle ID.
  private static func commonPrefix(of ids: [String]) -> String? {
    guard var prefix = ids.first?.split(separator: ".").dropLast().map(String.init) else { return nil }
    for id in ids {
      let parts = id.split(separator: ".").dropLast().map(String.init)
      prefix = Array(zip(prefix, parts).prefix { $0 == $1 }.map(\.0))
    }
    return prefix.count >= 2 ? prefix.joined(separator: ".") : nil
  }

  /// Whether a text can be a bundle ID.
  static func isBundleID(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
          true
        default: false
        }
      }
  }
}

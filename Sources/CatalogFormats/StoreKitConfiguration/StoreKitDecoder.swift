import CatalogModel
import SourceSyntax

/// Reads a StoreKit configuration, the `.storekit` file of Xcode.
///
/// Apple doesn't document the format. The reader supports what Xcode 12 to 27 write, recognized by
/// its keys and never by the version, which Xcode doesn't change when it adds keys.
public enum StoreKitDecoder {
  /// Reads a configuration; what can't be read is left out of the catalog and reported in the
  /// diagnostics.
  ///
  /// Errors are what Xcode can't read either; an irregularity with a clear meaning is a warning.
  /// Locales in the catalog are in App Store Connect's spelling, where it has them.
  public static func read(_ file: ParsedFile) -> CatalogDocument {
    let tree = file.json
    guard let root = tree.root, root.isMapping else {
      return CatalogDocument(
        of: tree, whichIsNot: "a StoreKit configuration is a JSON object",
        StoreKitCatalogBuilder.facets)
    }
    // A truncated file lacks much that nobody forgot.
    var builder = StoreKitCatalogBuilder(isWhole: !tree.hasErrors)
    builder.build(root)
    let places = builder.places
    return CatalogDocument(
      builder.catalog, of: tree.source, tree.diagnostics, builder.problems,
      leftovers: { StoreKitBase(tree).map { StoreKitLeftovers($0).found } ?? [] },
      editing: { places.replacements(for: $0, in: tree) },
      sourceMap: { path, text in
        if text == nil, path.field != nil, let node = places.node(of: path, in: tree) {
          return node.range
        }
        return places.range(of: path, text: text, in: tree)
      })
  }

  /// A key that only a configuration has, or a list of groups, which are objects by key in a
  /// catalog; any other object may be one.
  static func mark(in file: ParsedFile) -> Int? {
    guard file.beginsAsObject else { return nil }
    for (key, value) in file.jsonRoot?.entries.map(\.self) ?? [] {
      switch key.text {
      case "appPolicies", "identifier", "nonRenewingSubscriptions", "settings": return key.index
      case "version" where value.style != .doubleQuoted,
        "subscriptionGroups" where !value.isMapping:
        return value.indices.upperBound
      default: continue
      }
    }
    return CatalogFormat.shape
  }
}

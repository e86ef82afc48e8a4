import Basics
public import CatalogFormats
import CatalogModel
import SourceSyntax

/// Reads a StoreKit configuration, the `.storekit` file of Xcode.
///
/// Apple doesn't document the format. The reader supports what Xcode 12 to 27 write, recognized by
/// its keys and never by the version, which Xcode doesn't change when it adds keys.
public enum StoreKitDecoder {
  /// Reads a configuration; values that can't be read are left out of the catalog and reported in
  /// the diagnostics.
  ///
  /// An error is something that Xcode can't read either; an irregularity with a clear meaning is a
  /// warning. Locales in the catalog are in App Store Connect's spelling, where it has them.
  public static func read(_ file: ParsedFile) -> CatalogDocument {
    file.beginsAsPropertyList ? StoreKitPropertyList.read(file) : read(file.json)
  }

  static func read(_ tree: SyntaxTree) -> CatalogDocument {
    guard let root = tree.root, root.isMapping else {
      return CatalogDocument(
        of: tree, whichIsNot: "a StoreKit configuration is a JSON object", StoreKitCatalogBuilder.facets)
    }
    guard tree.hasErrors || Self.ownKeys.contains(where: { root.value(forKey: $0) != nil }) else {
      return CatalogDocument(
        refusing: tree.source, StoreKitCatalogBuilder.facets,
        [
          Diagnostic(
            .error, "this is not a StoreKit configuration: it has no \"products\" and no " + "\"subscriptionGroups\"",
            at: root.opening)
        ])
    }
    // A truncated file lacks many values that weren't forgotten.
    var builder = StoreKitCatalogBuilder(isWhole: !tree.hasErrors)
    builder.build(root)
    let places = builder.places
    return CatalogDocument(
      builder.catalog, of: tree.source, tree.diagnostics, builder.problems,
      leftovers: { tree.hasErrors ? [] : tree.root.map(StoreKitCatalogBuilder.leftovers) ?? [] },
      editing: { places.replacements(for: $0, in: tree) },
      sourceMap: { path, text in
        if text == nil, path.field != nil, let node = places.node(of: path, in: tree) { return node.range }
        return places.range(of: path, text: text, in: tree)
      })
  }

  /// The keys of which a configuration has at least one.
  private static let ownKeys = ["products", "subscriptionGroups", "nonRenewingSubscriptions"]

  /// A key that only a configuration has, or a list of groups or products, which are objects by key
  /// in a catalog; an empty list only next to other keys of a configuration, or alone. A truncated
  /// object may be one as well.
  static func mark(in file: ParsedFile) -> Int? {
    guard file.beginsAsObject else { return nil }
    var (aside, hasEmptyList, hasOthers): (Int?, Bool, Bool) = (nil, false, false)
    for (key, value) in file.jsonRoot?.entries.map(\.self) ?? [] {
      switch key.text {
      case "appPolicies" where value.isMapping: return key.index
      case "version" where value.value(forKey: "major") != nil: return value.indices.upperBound
      // Other programs have lists with these names, too, which are empty as long as nothing is sold.
      case "products" where value.isSequence && value.count == 0,
        "nonRenewingSubscriptions" where value.isSequence && value.count == 0,
        "subscriptionGroups" where value.isSequence && value.count == 0:
        hasEmptyList = true
      case "nonRenewingSubscriptions" where value.isSequence, "subscriptionGroups" where value.isSequence:
        return value.indices.upperBound
      case "products" where value.isSequence:
        let first = value.elements.first { _ in true }
        let type = first?.value(forKey: "type")?.text ?? ""
        if first?.firstKey(among: productKeys) != nil || types.contains(type) { return value.indices.upperBound }
        hasOthers = true
      case "identifier" where value.isScalar, "settings" where value.isMapping: aside = aside ?? key.index
      case "version": continue
      default: hasOthers = true
      }
    }
    if hasEmptyList, let aside { return aside }
    return file.json.hasErrors || hasEmptyList && !hasOthers ? CatalogFormat.shape : nil
  }

  private static let types: Set<String> = ["Consumable", "NonConsumable", "NonRenewingSubscription"]
  private static let productKeys: Set<String> = ["productID", "internalID", "displayPrice", "familyShareable"]
}

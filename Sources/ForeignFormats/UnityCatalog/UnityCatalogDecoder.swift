import Basics
public import CatalogFormats
import CatalogModel
import SourceSyntax

/// Reads the catalog of Unity's in-app purchasing, `IAPProductCatalog.json`.
public enum UnityCatalogDecoder {
  /// Reads a catalog; values that can't be read are left out and reported in the diagnostics.
  ///
  /// Unity states neither the duration nor the group of a subscription, and identifies languages by
  /// numbers whose meaning changed in version 5 of its package; the numbers themselves show which
  /// meaning applies.
  public static func read(_ file: ParsedFile) -> CatalogDocument {
    let tree = file.json
    guard let root = tree.root, root.isMapping else {
      return CatalogDocument(of: tree, whichIsNot: "a catalog of Unity is a JSON object", UnityCatalogBuilder.facets)
    }
    guard tree.hasErrors || root.value(forKey: "products") != nil else {
      return CatalogDocument(
        refusing: tree.source, UnityCatalogBuilder.facets,
        [Diagnostic(.error, "this is not a catalog of Unity: it has no \"products\"", at: root.opening)])
    }
    var builder = UnityCatalogBuilder(isWhole: !tree.hasErrors)
    builder.build(root)
    let places = builder.places
    return CatalogDocument(
      builder.catalog, of: tree.source, tree.diagnostics, builder.problems,
      sourceMap: { path, text in
        // Parts of a text can only be located without Unity's own escapes.
        let written = places.node(of: path, in: tree)?.text ?? ""
        let isPlain = UnityText.decoded(written) == written
        return places.range(of: path, text: isPlain ? text : nil, in: tree)
      })
  }

  /// A key of Unity's, or the first product with one.
  static func mark(in file: ParsedFile) -> Int? {
    guard let root = file.jsonRoot, root.isMapping else { return nil }
    let own = root.firstKey(among: keys)
    let products = root.value(forKey: "products")
    let first = products?.elements.first { _ in true }
    let ofProduct = first.flatMap { $0.firstKey(among: productKeys) }
    return [own, ofProduct.flatMap { _ in products?.indices.upperBound }].compactMap(\.self).min()
  }

  private static let keys: Set<String> = [
    "appleSKU", "appleTeamID", "enableCodelessAutoInitialization", "enableUnityGamingServicesAutoInitialization",
  ]
  private static let productKeys: Set<String> = [
    "storeIDs", "defaultDescription", "applePriceTier", "googlePrice", "payouts",
  ]
}

import CatalogModel
import SourceSyntax

/// Reads products in the forms of Google's publishing API, which are also the forms in the files of
/// gradle-play-publisher in `play/products`: the one before one-time products, and one-time products.
public enum PlayProductDecoder {
  /// Reads a product, a list of products, or a response of the API that contains one.
  public static func read(_ file: ParsedFile) -> CatalogDocument {
    let tree = file.json
    guard let root = tree.root, root.isMapping || root.isSequence else {
      return CatalogDocument(
        of: tree, whichIsNot: "products of Google Play are a JSON object or a list", PlayProductBuilder.facets)
    }
    var builder = PlayProductBuilder(isWhole: !tree.hasErrors)
    builder.build(root)
    let places = builder.places
    return CatalogDocument(
      builder.catalog, of: tree.source, tree.diagnostics, builder.problems,
      editing: { edit in
        let isText = edit.path.field == .title || edit.path.field == .description
        return isText ? places.replacements(for: edit, in: tree) : nil
      }, sourceMap: { path, text in places.range(of: path, text: text, in: tree) })
  }

  /// A key of Google's products, also in the first one of a list.
  static func mark(in file: ParsedFile) -> Int? {
    guard let root = file.jsonRoot else { return nil }
    let first = root.isSequence ? root.elements.first { _ in true } : root
    return first?.firstKey(among: [
      "sku", "purchaseType", "defaultPrice", "listings", "inappproduct", "basePlans", "purchaseOptions",
      "oneTimeProducts",
    ])
  }
}

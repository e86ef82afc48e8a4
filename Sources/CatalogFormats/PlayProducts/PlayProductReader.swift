import CatalogModel
import SourceSyntax

/// Reads products as Google's publishing API had them until one-time products replaced them, which
/// is also what gradle-play-publisher keeps in `play/products`.
public enum PlayProductReader {
  /// Reads a product, a list of them, or an answer of the API that holds one.
  public static func read(_ file: ParsedFile) -> CatalogDocument {
    let tree = file.json
    guard let root = tree.root, root.isMapping || root.isSequence else {
      return CatalogDocument(
        of: tree, whichIsNot: "products of Google Play are a JSON object or a list",
        PlayProductBuilder.facets)
    }
    var builder = PlayProductBuilder(isWhole: !tree.hasErrors)
    builder.build(root)
    let places = builder.places
    return CatalogDocument(
      builder.catalog, of: tree.source, tree.diagnostics, builder.problems,
      editing: { edit in
        let isText = edit.path.field == .title || edit.path.field == .description
        return isText ? places.replacements(for: edit, in: tree) : nil
      },
      sourceMap: { path, text in places.range(of: path, text: text, in: tree) })
  }

  /// A key of Google's, in the first of a list of products too.
  static func mark(in file: ParsedFile) -> Int? {
    guard let root = file.jsonRoot else { return nil }
    let first = root.isSequence ? root.elements.first { _ in true } : root
    return first?.firstKey(among: [
      "sku", "purchaseType", "defaultPrice", "listings", "inappproduct",
    ])
  }
}

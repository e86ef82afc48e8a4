import CatalogModel
public import SourceSyntax

/// Reads the catalog of Unity's in-app purchasing, `IAPProductCatalog.json`.
public enum UnityCatalogReader {
  /// Reads a catalog; what can't be read is left out and stands in the diagnostics.
  ///
  /// Unity says of a subscription neither how long it runs nor its group, and names languages by
  /// numbers that version 5 of its package gave another meaning; which is meant is told by the
  /// numbers.
  public static func read(_ source: SourceFile) -> CatalogDocument {
    let tree = SyntaxTree.parseJSON(source)
    guard let root = tree.root, root.isMapping else {
      return CatalogDocument(
        of: tree, whichIsNot: "a catalog of Unity is a JSON object", UnityCatalogBuilder.facets)
    }
    var builder = UnityCatalogBuilder(isWhole: !tree.hasErrors)
    builder.build(root)
    let places = builder.places
    return CatalogDocument(
      source: source, catalog: builder.catalog,
      diagnostics: (tree.diagnostics + builder.problems.diagnostics).sorted {
        ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end)
      },
      sourceMap: { path, text in
        places.range(of: path, text: text, in: tree, reading: UnityText.decoded)
      })
  }
}

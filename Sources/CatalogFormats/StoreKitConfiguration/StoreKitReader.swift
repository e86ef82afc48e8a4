import CatalogModel
public import SourceSyntax

/// Reads a StoreKit configuration, the `.storekit` file of Xcode.
///
/// Apple documents the format nowhere. What is read here is what Xcode 12 to 27 write, told by the
/// keys and never by the version, which Xcode does not raise when it adds keys.
public enum StoreKitReader {
  /// Reads a configuration; what can't be read is left out of the catalog and stands in the
  /// diagnostics.
  ///
  /// Errors are what Xcode can't take either; an oddity that has a plain meaning is a warning.
  /// Locales are spelled in the catalog as App Store Connect spells them, where it has them.
  public static func read(_ source: SourceFile) -> CatalogDocument {
    let tree = SyntaxTree.parseJSON(source)
    var diagnostics = tree.diagnostics
    guard let root = tree.root, root.isMapping else {
      if !tree.hasErrors { diagnostics.append(notAConfiguration(tree)) }
      return CatalogDocument(
        source: source, catalog: Catalog(facets: StoreKitCatalogBuilder.facets),
        diagnostics: diagnostics
      ) { _, _ in nil }
    }
    // A file that breaks off lacks much that nobody forgot.
    var builder = StoreKitCatalogBuilder(isWhole: !tree.hasErrors)
    builder.build(root)
    diagnostics += builder.problems.diagnostics
    diagnostics.sort { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    let map = StoreKitSourceMap(
      tree: tree, products: builder.productNodes, groups: builder.groupNodes)
    return CatalogDocument(
      source: source, catalog: builder.catalog, diagnostics: diagnostics,
      leftovers: { StoreKitBase(source).map { StoreKitLeftovers($0).found } ?? [] },
      editing: { StoreKitEditing(map: map).replacements(for: $0) },
      sourceMap: { path, text in map.range(of: path, text: text) })
  }

  private static func notAConfiguration(_ tree: SyntaxTree) -> Diagnostic {
    guard let root = tree.root else {
      return Diagnostic(
        .error, "the file is empty; a StoreKit configuration is a JSON object",
        at: SourceRange(at: 0))
    }
    return Diagnostic(
      .error, "a StoreKit configuration is a JSON object, not \(root.jsonDescription)",
      at: root.opening)
  }
}

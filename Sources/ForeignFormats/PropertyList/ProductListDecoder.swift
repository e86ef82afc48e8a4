import CatalogFormats
import CatalogModel
import SourceSyntax

/// Reads a list of products in any layout, or a whole catalog, in any notation.
enum ProductListDecoder {
  /// Reads a tree; anything other than a list of products is rejected.
  static func read(_ tree: SyntaxTree) -> CatalogDocument {
    guard let root = tree.root else { return refused(tree, tree.diagnostics) }
    switch ProductListShape(of: root) {
    case .catalog: return CatalogYAMLDecoder.read(tree)
    case .refused(let reason):
      let refusal = Diagnostic(.error, reason, at: SourceRange(at: root.range.start))
      return refused(tree, tree.diagnostics.isEmpty ? [refusal] : tree.diagnostics)
    case .list(let shape):
      var builder = ProductListBuilder()
      builder.build(root, as: shape)
      let places = builder.places
      return CatalogDocument(builder.catalog, of: tree.source, tree.diagnostics, builder.problems) { path, text in
        // The ranges of nodes in a binary file are their indices.
        guard let node = places.node(of: path, in: tree) else { return nil }
        guard let text, node.isScalar else { return node.range }
        return node.range(ofDecoded: text)
      }
    }
  }

  private static func refused(_ tree: SyntaxTree, _ diagnostics: [Diagnostic]) -> CatalogDocument {
    CatalogDocument(refusing: tree.source, [], diagnostics)
  }
}

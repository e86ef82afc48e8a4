import CatalogModel
public import SourceSyntax

/// Reads products as Google's publishing API had them until one-time products replaced them, which
/// is also what gradle-play-publisher keeps in `play/products`.
public enum PlayProductReader {
  /// Reads a product, a list of them, or an answer of the API that holds one.
  public static func read(_ source: SourceFile) -> CatalogDocument {
    let tree = SyntaxTree.parseJSON(source)
    guard let root = tree.root, root.isMapping || root.isSequence else {
      return CatalogDocument(
        of: tree, whichIsNot: "products of Google Play are a JSON object or a list",
        PlayProductBuilder.facets)
    }
    var builder = PlayProductBuilder(isWhole: !tree.hasErrors)
    builder.build(root)
    let places = builder.places
    return CatalogDocument(
      source: source, catalog: builder.catalog,
      diagnostics: (tree.diagnostics + builder.problems.diagnostics).sorted {
        ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end)
      },
      editing: { edit in
        guard !tree.hasErrors, let node = places.node(of: edit.path, in: tree),
          node.style == .doubleQuoted, edit.path.field == .title || edit.path.field == .description,
          let place = SyntaxPlace(of: node, below: root), place.key != nil
        else { return nil }
        let splice = ScalarSplice(place: place)
        let made: TextReplacement? =
          switch edit.change {
          case .replace(let text): splice.replacement(with: text)
          case .replacePart(let part, let text): splice.replacement(of: part, with: text)
          case .remove, .sort: nil
          }
        return made.map { [$0] }
      },
      sourceMap: { path, text in places.range(of: path, text: text, in: tree) })
  }
}

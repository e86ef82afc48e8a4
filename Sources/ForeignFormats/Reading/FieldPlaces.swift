import CatalogFormats
import CatalogModel
import SourceSyntax

/// The positions of the fields of a catalog in a file in a foreign format, recorded while reading
/// it.
///
/// - Note: A place is anything that identifies a position in the file: the index of a node or an
///   element, a cell.
struct FieldPlaces<Place: Sendable>: Sendable {
  private var places: [CatalogPath: Place] = [:]

  /// Records the place of a path; the first one takes precedence.
  mutating func note(_ path: CatalogPath, _ place: Place?) {
    if let place, places[path] == nil { places[path] = place }
  }

  subscript(path: CatalogPath) -> Place? { places[path] }

  /// Reorders the products as in the catalog.
  ///
  /// - Parameter order: The previous indices of the products.
  mutating func reorder(products order: [Int]) {
    let indices = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($0.element, $0.offset) })
    let moved = places.compactMap { path, place -> (CatalogPath, Place)? in
      guard case .product(let index) = path.subject else { return (path, place) }
      return indices[index].map { (CatalogPath(.product($0), path.field, element: path.element), place) }
    }
    places = Dictionary(uniqueKeysWithValues: moved)
  }
}

extension Catalog {
  /// Sorts products outside of groups first, then the products of each group, as in every catalog.
  ///
  /// - Returns: The previous indices of the products.
  mutating func sortProductsByGroup() -> [Int] {
    let order = products.indices.sorted { left, right in
      func rank(_ index: Int) -> Int { products[index].subscription?.group ?? -1 }
      return (rank(left), left) < (rank(right), right)
    }
    products = order.map { products[$0] }
    return order
  }
}

// MARK: Nodes

extension FieldPlaces<Int> {
  mutating func note(_ path: CatalogPath, _ node: SyntaxNode?) { note(path, node?.index) }

  func node(of path: CatalogPath, in tree: SyntaxTree) -> SyntaxNode? {
    if path == CatalogPath(.catalog) { return tree.root }
    return self[path].flatMap { tree.node(at: $0) }
  }

  /// The range of a value, of the first byte of a list or an object, or of a part of a text.
  func range(of path: CatalogPath, text: Range<Int>?, in tree: SyntaxTree) -> SourceRange? {
    guard let node = node(of: path, in: tree) else { return nil }
    guard node.isScalar, let text else { return node.opening }
    return node.range(ofDecoded: text)
  }

  /// The replacement of a text in a JSON file; nil for other values, and for missing ones.
  ///
  /// Only texts are replaced: files written by a program have no comments to keep, and the program
  /// itself is better at adding and removing entries.
  func replacements(for edit: CatalogEdit, in tree: SyntaxTree) -> [TextReplacement]? {
    guard !tree.hasErrors, let root = tree.root, edit.path.field != nil, let node = node(of: edit.path, in: tree),
      node.style == .doubleQuoted, let place = SyntaxPlace(of: node, below: root), place.key != nil
    else { return nil }
    // The place of a missing text is its locale, which is in the spelling of the program.
    let locale = CatalogPath(edit.path.subject, .locale, element: edit.path.element)
    guard edit.path.element == nil || self[locale] != node.index else { return nil }
    let splice = ScalarSplice(place: place)
    let made: TextReplacement? =
      switch edit.change {
      case .replace(let text): splice.replacement(with: text)
      case .replacePart(let part, let text): splice.replacement(of: part, with: text)
      case .remove, .sort, .append: nil
      }
    return made.map { [$0] }
  }
}

// MARK: Documents

extension CatalogDocument {
  /// The document of a file that was read, with the problems of its notation and of its contents in
  /// the order of the file.
  init(
    _ catalog: Catalog, of source: SourceFile, _ notation: [Diagnostic], _ problems: ReadingProblems,
    leftovers: @escaping @Sendable () -> [ExportLoss] = { [] },
    editing: @escaping @Sendable (CatalogEdit) -> [TextReplacement]? = { _ in nil },
    sourceMap: @escaping @Sendable (CatalogPath, Range<Int>?) -> SourceRange?
  ) {
    self.init(
      source: source, catalog: catalog,
      diagnostics: (notation + problems.diagnostics).sorted {
        ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end)
      }, leftovers: { [losses = problems.losses] in leftovers() + losses }, editing: editing, sourceMap: sourceMap)
    leftOutElsewhere = problems.leftOutElsewhere
  }

  /// The document of a file that is JSON, but doesn't have the expected shape.
  ///
  /// - Parameter rule: The expected shape, as a sentence that continues with "not a number".
  init(of tree: SyntaxTree, whichIsNot rule: String, _ facets: CatalogFacets) {
    var diagnostics = tree.diagnostics
    if !tree.hasErrors {
      let message = tree.root.map { "\(rule), not \($0.jsonDescription)" } ?? "the file is empty; \(rule)"
      diagnostics.append(Diagnostic(.error, message, at: tree.root?.opening ?? SourceRange(at: 0)))
    }
    self.init(refusing: tree.source, facets, diagnostics)
  }
}

import Basics
import CatalogFormats
import CatalogModel
import SourceSyntax

/// A StoreKit configuration as a property list, as tools convert it: Xcode itself writes JSON.
enum StoreKitPropertyList {
  /// Reads the property list as the JSON that it stands for; positions refer to the property list,
  /// and problems in a binary one, which has no lines, name the path of keys.
  static func read(_ file: ParsedFile) -> CatalogDocument {
    let tree = file.propertyList
    guard let source = json(of: tree) else {
      return CatalogDocument(refusing: file.source, StoreKitCatalogBuilder.facets, tree.diagnostics)
    }
    let json = SyntaxTree.parseJSON(source)
    let document = StoreKitDecoder.read(json)
    let nodes = NodePairs(of: json, in: tree)
    let diagnostics = document.diagnostics.map { diagnostic -> Diagnostic in
      var placed = diagnostic
      placed.range = nodes.range(of: diagnostic.range)
      placed.related = diagnostic.related.map { .init($0.message, at: nodes.range(of: $0.range)) }
      placed.further = diagnostic.further.map { nodes.range(of: SourceRange(at: $0)).start }
      return placed
    }
    let note = Diagnostic(
      .warning,
      "the configuration is a property list, and is read as the JSON that it stands for; "
        + "Xcode reads and writes JSON", at: SourceRange(at: 0))
    let placed = CatalogDocument(
      source: file.source, catalog: document.catalog, diagnostics: [note] + diagnostics,
      leftovers: { document.leftovers },
      sourceMap: { path, text in
        guard let node = document.range(of: path).flatMap({ nodes.node(at: $0) }) else { return nil }
        guard let text, node.isScalar else { return node.opening }
        return node.range(ofDecoded: text)
      })
    return CatalogPropertyListDecoder.located(placed, tree)
  }

  /// The JSON that a configuration in any notation stands for; nil for a broken property list.
  static func json(of source: SourceFile) -> SourceFile? {
    let file = ParsedFile(source)
    return file.beginsAsPropertyList ? json(of: file.propertyList) : source
  }

  private static func json(of tree: SyntaxTree) -> SourceFile? {
    guard let root = tree.root, !tree.hasErrors else { return nil }
    return SourceFile(name: tree.source.name, bytes: value(of: root, key: "").json(.pretty))
  }

  /// The nodes of the JSON and of the property list, which are the same ones in the same order.
  private struct NodePairs {
    let tree: SyntaxTree
    /// The indices of the nodes of the JSON by their positions.
    private var indices: [Int: Int] = [:]

    init(of json: SyntaxTree, in tree: SyntaxTree) {
      self.tree = tree
      for index in 0..<json.nodeCount { if let node = json.node(at: index) { indices[node.range.start] = index } }
    }

    func node(at range: SourceRange) -> SyntaxNode? { indices[range.start].flatMap { tree.node(at: $0) } }

    func range(of range: SourceRange) -> SourceRange { node(at: range)?.opening ?? SourceRange(at: 0) }
  }

  /// The value of a node; a property list that was read doesn't distinguish numbers from texts, so
  /// the key decides.
  private static func value(of node: SyntaxNode, key: String) -> OrderedValue {
    switch node.kind {
    case .mapping: return .map(entries: node.entries.map { ($0.key.text, value(of: $0.value, key: $0.key.text)) })
    case .sequence: return .list(node.elements.map { value(of: $0, key: key) })
    case .scalar:
      let text = node.text
      if texts.contains(key) { return .text(text) }
      if text == "true" || text == "false" { return .flag(text == "true") }
      return Int(text).map(OrderedValue.integer) ?? .text(text)
    }
  }

  /// The keys whose values are texts even if they look like numbers.
  private static let texts: Set<String> = [
    "description", "displayName", "displayPrice", "identifier", "id", "internalID", "locale", "name", "offerID",
    "price", "productID", "referenceName", "subscriptionGroupID", "_applicationInternalID", "_developerTeamID",
  ]
}

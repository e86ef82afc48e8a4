import CatalogModel
import SourceSyntax

/// A StoreKit configuration as a property list, as tools convert it: Xcode itself writes JSON.
enum StoreKitPropertyList {
  /// Reads the property list as the JSON that it stands for. Its problems have no positions, because
  /// those would be in a text that nobody has.
  static func read(_ file: ParsedFile) -> CatalogDocument {
    let tree = file.propertyList
    guard let root = tree.root, !tree.hasErrors else {
      return CatalogDocument(refusing: file.source, StoreKitCatalogBuilder.facets, tree.diagnostics)
    }
    let json = value(of: root, key: "").json(.pretty)
    let source = SourceFile(name: file.source.name, bytes: json)
    let document = StoreKitDecoder.read(SyntaxTree.parseJSON(source))
    return document.adding([
      Diagnostic(
        .warning,
        "the configuration is a property list, and is read as the JSON that it stands for; "
          + "Xcode reads and writes JSON", at: SourceRange(at: 0))
    ])
  }

  /// The value of a node; a property list doesn't tell numbers from texts once it is read, so that
  /// the key does.
  private static func value(of node: SyntaxNode, key: String) -> OrderedValue {
    switch node.kind {
    case .mapping:
      return .map(
        entries: node.entries.map { ($0.key.text, value(of: $0.value, key: $0.key.text)) })
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
    "description", "displayName", "displayPrice", "identifier", "id", "internalID", "locale",
    "name",
    "offerID", "price", "productID", "referenceName", "subscriptionGroupID",
    "_applicationInternalID", "_developerTeamID",
  ]
}

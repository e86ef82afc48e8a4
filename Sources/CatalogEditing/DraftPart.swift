import CatalogFormats
import CatalogModel
import SourceSyntax

extension CatalogDraft {
  /// The part of the file that describes a subject.
  struct Part {
    /// The name of the part in messages.
    var name: String
    var node: SyntaxNode
    /// The keys that lead to it from the root of the file.
    var keys: [String]
    var schema: ValueSchema
    /// The key that precedes it; nil for the file as a whole.
    var key: SyntaxNode?
    /// Whether it is within the braces of an enclosing value.
    var isInFlow: Bool
    var kind: String
  }

  /// The part of the file that describes a subject.
  func part(_ subject: CatalogPath.Subject) throws(CatalogEditFailure) -> Part {
    guard let root = map.tree.root else { throw CatalogEditFailure("the file is empty") }
    if subject == .catalog {
      return Part(
        name: "the catalog", node: root, keys: [], schema: .object(CatalogSchema.root), key: nil, isInFlow: false,
        kind: "")
    }
    let schema: ValueSchema
    let kind: String
    var name = ""
    switch subject {
    case .app: (schema, kind, name) = (.object(CatalogSchema.app), "app", "the app")
    case .product(let index) where catalog.products.indices.contains(index):
      let isSubscription = catalog.products[index].subscription != nil
      let object = isSubscription ? CatalogSchema.subscription : CatalogSchema.product
      (schema, kind, name) = (.object(object), "products/*", object.name)
    case .group: (schema, kind, name) = (.object(CatalogSchema.group), "subscriptionGroups/*", CatalogSchema.group.name)
    case .template:
      (schema, kind, name) = (.map(of: .object(CatalogSchema.texts), key: .locale), "templates/*", "a template")
    case .currency: (schema, kind, name) = (.map(of: .texts, key: .locale), "currencies/*", "a currency")
    default: throw CatalogEditFailure("the catalog doesn't have this part")
    }
    guard let (key, node, container) = entry(of: subject, in: root) else {
      throw CatalogEditFailure("the file has no place for it")
    }
    var keys = [key.text]
    switch subject {
    case .product(let index):
      let group = catalog.products[index].subscription.map { ["subscriptionGroups", catalog.groups[$0.group].key] }
      keys = (group ?? []) + ["products"] + keys
    case .group: keys.insert("subscriptionGroups", at: 0)
    case .template: keys.insert("templates", at: 0)
    case .currency: keys.insert("currencies", at: 0)
    default: break
    }
    return Part(
      name: name, node: node, keys: keys, schema: schema, key: key, isInFlow: container.isFlow, kind: kind)
  }

  /// The entry of a subject. Entries of which a file may have thousands are not searched for.
  private func entry(of subject: CatalogPath.Subject, in root: SyntaxNode) -> (
    key: SyntaxNode, node: SyntaxNode, container: SyntaxNode
  )? {
    if subject == .app { return root.entry(forKey: "app").map { ($0.key, $0.value, root) } }
    guard let entry = map.entry(of: subject), let key = map.tree.node(at: entry.key),
      let node = map.tree.node(at: entry.value), let container = map.tree.node(at: entry.container)
    else { return nil }
    return (key, node, container)
  }
}

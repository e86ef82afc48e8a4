import CatalogFormats
import CatalogModel
package import SourceSyntax

/// A scalar of a catalog file, and the keys that lead to it.
package struct WorkspacePlace: Sendable {
  package let node: SyntaxNode
  /// The keys and indices from the root to the scalar; the last one is its own, whether it is the key
  /// or the value.
  package let keys: [String]
  package let isKey: Bool
  /// The mapping or list that contains it.
  let container: SyntaxNode

  /// The scalar at an offset of a tree; nil when no scalar is there.
  package init?(at offset: Int, in tree: SyntaxTree) {
    func holds(_ range: SourceRange) -> Bool { range.start <= offset && offset <= range.end }
    self.init(in: tree) { key, value in
      if let key, holds(key.range) { return .here(isKey: true) }
      let end = value.range.end
      guard (key ?? value).range.start <= offset, offset <= end else { return .elsewhere }
      return value.isScalar ? (holds(value.range) ? .here(isKey: false) : .elsewhere) : .below
    }
  }

  /// The place of a node, by its index.
  init?(ofNode index: Int, in tree: SyntaxTree) {
    self.init(in: tree) { key, value in
      if key?.index == index { return .here(isKey: true) }
      if value.index == index, value.isScalar { return .here(isKey: false) }
      return value.indices.contains(index) ? .below : .elsewhere
    }
  }

  private enum Step {
    case here(isKey: Bool)
    case below
    case elsewhere
  }

  private init?(in tree: SyntaxTree, _ step: (_ key: SyntaxNode?, _ value: SyntaxNode) -> Step) {
    guard var container = tree.root else { return nil }
    var keys: [String] = []
    descent: while true {
      var children: [(name: String, key: SyntaxNode?, value: SyntaxNode)] = []
      for (key, value) in container.entries { children.append((key.text, key, value)) }
      for (index, element) in container.elements.enumerated() { children.append(("\(index)", nil, element)) }
      for (name, key, value) in children {
        switch step(key, value) {
        case .elsewhere: continue
        case .below:
          keys.append(name)
          container = value
          continue descent
        case .here(let isKey):
          node = isKey ? key ?? value : value
          self.keys = keys + [name]
          self.isKey = isKey
          self.container = container
          return
        }
      }
      return nil
    }
  }

  /// The schema of the container, and of the value with the last key.
  var schema: (container: ValueSchema?, value: ValueSchema?) {
    let root = ValueSchema.object(CatalogSchema.root)
    return (root.schema(at: keys.dropLast()), root.schema(at: keys[...]))
  }

  /// The part of a catalog that the keys lead into, and the keys below it.
  func subject(in catalog: Catalog) -> (subject: CatalogPath.Subject, rest: ArraySlice<String>)? {
    guard let first = keys.first else { return nil }
    if first == "app" { return (.app, keys.dropFirst()) }
    guard keys.count > 1 else { return (.catalog, keys[...]) }
    let name = keys[1]
    switch first {
    case "products":
      return catalog.products.firstIndex { $0.item == name && $0.subscription == nil }.map {
        (.product($0), keys.dropFirst(2))
      }
    case "subscriptionGroups":
      guard let group = catalog.groups.firstIndex(where: { $0.key == name }) else { return nil }
      guard keys.count > 3, keys[2] == "products" else { return (.group(group), keys.dropFirst(2)) }
      return catalog.products.firstIndex { $0.item == keys[3] && $0.subscription?.group == group }.map {
        (.product($0), keys.dropFirst(4))
      }
    case "templates":
      return catalog.templates.firstIndex { $0.key == name }.map { (.template($0), keys.dropFirst(2)) }
    case "currencies":
      return catalog.currencies.firstIndex { $0.key == name }.map { (.currency($0), keys.dropFirst(2)) }
    default: return (.catalog, keys[...])
    }
  }
}

extension CatalogWorkspace {
  /// The tree of a catalog file; nil for other formats.
  var tree: SyntaxTree? { file.document.map?.tree }

  /// The scalar at an offset of a catalog file.
  func place(at offset: Int) -> WorkspacePlace? { tree.flatMap { WorkspacePlace(at: offset, in: $0) } }
}

/// A node together with its container, which the tree does not store.
package struct SyntaxPlace {
  package enum Role {
    case element
    case key
    /// The value of an entry with the given key.
    case value(of: SyntaxNode)
  }

  package let node: SyntaxNode
  package let role: Role
  /// The mapping or sequence that contains the node.
  package let container: SyntaxNode
  /// The index of the element or of the entry in the container.
  package let index: Int

  /// Finds a node by descending from another; nil when it is not a descendant.
  package init?(of node: SyntaxNode, below anchor: SyntaxNode) {
    var container = anchor
    while let (child, role, index) = Self.child(of: container, leadingTo: node) {
      if child == node {
        self.node = node
        self.role = role
        self.container = container
        self.index = index
        return
      }
      container = child
    }
    return nil
  }

  /// The key of the entry whose value the node is.
  package var key: SyntaxNode? { if case .value(let key) = role { key } else { nil } }

  package var isKey: Bool { if case .key = role { true } else { false } }

  package var isElement: Bool { if case .element = role { true } else { false } }

  /// The child that is the node or contains it: the last one that doesn't start after it.
  private static func child(of container: SyntaxNode, leadingTo node: SyntaxNode) -> (SyntaxNode, Role, Int)? {
    guard node.index > container.index, let index = container.index(ofChildBefore: node) else { return nil }
    if let element = container.element(at: index) { return (element, .element, index) }
    guard let entry = container.entry(at: index) else { return nil }
    return entry.value.index > node.index ? (entry.key, .key, index) : (entry.value, .value(of: entry.key), index)
  }
}

extension SyntaxNode {
  /// The first key of a mapping, or the first element of a list.
  package var firstChild: SyntaxNode? { entries.first { _ in true }?.key ?? elements.first { _ in true } }
}

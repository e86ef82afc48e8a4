/// The entries of a mapping; advancing takes constant time.
public struct MappingEntries: Sequence, IteratorProtocol, Sendable {
  public typealias Element = (key: SyntaxNode, value: SyntaxNode)

  @usableFromInline let tree: SyntaxTree
  @usableFromInline var index: Int
  @usableFromInline let end: Int

  @inlinable init(_ mapping: SyntaxNode) {
    tree = mapping.tree
    let record = mapping.record
    index = mapping.index + 1
    end = record.traits.contains(.mapping) ? Int(record.next) : index
  }

  @inlinable public mutating func next() -> Element? {
    guard index < end else { return nil }
    let key = SyntaxNode(tree: tree, index: index)
    let value = SyntaxNode(tree: tree, index: Int(key.record.next))
    index = Int(value.record.next)
    return (key, value)
  }
}

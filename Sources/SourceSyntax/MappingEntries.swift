/// The entries of a mapping; advancing takes constant time.
public struct MappingEntries: Sequence, IteratorProtocol, Sendable {
  public typealias Element = (key: SyntaxNode, value: SyntaxNode)

  @usableFromInline var nodes: SequenceElements

  @inlinable init(_ mapping: SyntaxNode) { nodes = SequenceElements(mapping, if: .mapping) }

  @inlinable public mutating func next() -> Element? {
    guard let key = nodes.next(), let value = nodes.next() else { return nil }
    return (key, value)
  }
}

/// The elements of a sequence; advancing takes constant time.
public struct SequenceElements: Sequence, IteratorProtocol, Sendable {
  @usableFromInline let tree: SyntaxTree
  @usableFromInline var index: Int
  @usableFromInline let end: Int

  @inlinable init(_ sequence: SyntaxNode) { self.init(sequence, if: .sequence) }

  /// The nodes directly inside another one, if it has a trait.
  @inlinable init(_ node: SyntaxNode, if trait: NodeRecord.Traits) {
    tree = node.tree
    let record = node.record
    index = node.index + 1
    end = record.traits.contains(trait) ? Int(record.next) : index
  }

  @inlinable public mutating func next() -> SyntaxNode? {
    guard index < end else { return nil }
    let element = SyntaxNode(tree: tree, index: index)
    index = Int(element.record.next)
    return element
  }
}

/// The elements of a sequence; advancing takes constant time.
public struct SequenceElements: Sequence, IteratorProtocol, Sendable {
  @usableFromInline let tree: SyntaxTree
  @usableFromInline var index: Int
  @usableFromInline let end: Int

  @inlinable init(_ sequence: SyntaxNode) {
    tree = sequence.tree
    let record = sequence.record
    index = sequence.index + 1
    end = record.traits.contains(.sequence) ? Int(record.next) : index
  }

  @inlinable public mutating func next() -> SyntaxNode? {
    guard index < end else { return nil }
    let element = SyntaxNode(tree: tree, index: index)
    index = Int(element.record.next)
    return element
  }
}

import Basics

/// A node of a syntax tree: a view that keeps its tree alive.
public struct SyntaxNode: Sendable {
  public enum Kind: Sendable, Hashable {
    case scalar
    case mapping
    case sequence
  }

  public let tree: SyntaxTree
  /// The node's index in its tree: stable, contiguous, in the order of the file.
  public let index: Int

  @inlinable package init(tree: SyntaxTree, index: Int) {
    self.tree = tree
    self.index = index
  }

  @inlinable var record: NodeRecord { tree.nodes[index] }

  @inlinable public var kind: Kind {
    let traits = record.traits
    return traits.contains(.mapping) ? .mapping : traits.contains(.sequence) ? .sequence : .scalar
  }

  /// The indices of the node and all of its descendants.
  public var indices: Range<Int> { index..<Int(record.next) }

  @inlinable public var isScalar: Bool { kind == .scalar }
  @inlinable public var isMapping: Bool { kind == .mapping }
  @inlinable public var isSequence: Bool { kind == .sequence }

  /// The bytes of the whole node, including quotes, brackets and the `|` of a block, but without
  /// the line break after a block. A node that is not written, such as the value of `key:`, is
  /// empty.
  @inlinable public var range: SourceRange {
    let record = record
    return SourceRange(start: Int(record.start), end: Int(record.end))
  }

  /// Whether a mapping or sequence is written in braces or brackets.
  @inlinable public var isFlow: Bool { record.traits.contains(.flow) }

  /// The number of elements of a sequence or of entries of a mapping; 0 for a scalar.
  @inlinable public var count: Int {
    let record = record
    if record.traits.contains(.mapping) { return Int(record.count) / 2 }
    return record.traits.contains(.sequence) ? Int(record.count) : 0
  }

  // MARK: Scalars

  /// The style of a scalar; `plain` for anything else.
  @inlinable public var style: ScalarStyle { record.traits.style }

  /// Passes the decoded UTF-8 text of a scalar without copying it; empty for anything else.
  ///
  /// The text is valid UTF-8. The pointer must not escape the closure.
  @inlinable public func withUTF8<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let record = record
    guard isScalar, record.count > 0 else { return try body(UnsafeBufferPointer(start: nil, count: 0)) }
    let start = Int(record.textStart)
    let storage = record.traits.contains(.decoded) ? tree.sideText : tree.source.bytes
    return try storage.withUnsafeBufferPointer { bytes throws(Failure) -> Result in
      try body(UnsafeBufferPointer(rebasing: bytes[start..<start + Int(record.count)]))
    }
  }

  /// The decoded text of a scalar; empty for anything else.
  public var text: String { withUTF8 { String(decoding: $0, as: UTF8.self) } }

  /// Whether a scalar's text is verbatim in the file, without escapes and folded lines.
  package var isVerbatim: Bool { !record.traits.contains(.decoded) }

  /// The length of a scalar's decoded text in UTF-8 bytes.
  @inlinable public var utf8Count: Int { kind == .scalar ? Int(record.count) : 0 }

  /// Whether a scalar's text equals another, byte for byte: canonical equivalents differ.
  public func equals(_ other: String) -> Bool {
    isScalar && Int(record.count) == other.utf8.count && withUTF8 { $0.elementsEqual(other.utf8) }
  }

  /// Whether a scalar is null: unquoted, and empty, `~` or `null`.
  public var isNull: Bool {
    let record = record
    guard record.count < 5, record.traits.style == .plain, isScalar else { return false }
    return record.count == 0 || equals("~") || equals("null")
  }

  /// Whether another node has the same contents, in any layout.
  package func saysTheSame(as other: SyntaxNode) -> Bool {
    indices.count == other.indices.count
      && zip(indices, other.indices).allSatisfy { index, place in
        let (one, two) = (SyntaxNode(tree: tree, index: index), SyntaxNode(tree: other.tree, index: place))
        return one.kind == two.kind && one.record.count == two.record.count && one.isNull == two.isNull
          && one.withUTF8 { text in two.withUTF8 { text.elementsEqual($0) } }
      }
  }

  // MARK: Containers

  /// The entries of a mapping in the order of the file; empty for anything else.
  @inlinable public var entries: MappingEntries { MappingEntries(self) }

  /// The elements of a sequence in the order of the file; empty for anything else.
  @inlinable public var elements: SequenceElements { SequenceElements(self) }

  /// The element of a sequence at an index; nil if it has fewer.
  package func element(at index: Int) -> SyntaxNode? {
    guard isSequence, 0..<count ~= index else { return nil }
    if index >= SyntaxTree.searchedChildren { return SyntaxNode(tree: tree, index: tree.children(of: self)[index]) }
    return elements.dropFirst(index).first { _ in true }
  }

  /// The entry of a mapping at an index; nil if it has fewer.
  package func entry(at index: Int) -> MappingEntries.Element? {
    guard isMapping, 0..<count ~= index else { return nil }
    guard index >= SyntaxTree.searchedChildren else { return entries.dropFirst(index).first { _ in true } }
    let key = SyntaxNode(tree: tree, index: tree.children(of: self)[index])
    return (key, SyntaxNode(tree: tree, index: Int(key.record.next)))
  }

  /// The index of the last element, or entry, that doesn't start after a node.
  package func index(ofChildBefore node: SyntaxNode) -> Int? {
    guard count > SyntaxTree.searchedChildren else {
      let children = isMapping ? entries.map(\.key) : Array(elements)
      return children.lastIndex { $0.index <= node.index }
    }
    let later = tree.children(of: self).partitioningIndex { $0 > node.index }
    return later > 0 ? later - 1 : nil
  }

  /// The first entry of a mapping with the key.
  public func entry(forKey key: String) -> MappingEntries.Element? {
    guard isMapping, count > SyntaxTree.searchedKeys else { return entries.first { $0.key.equals(key) } }
    guard let index = tree.key(key, of: self) else { return nil }
    let found = SyntaxNode(tree: tree, index: index)
    return (found, SyntaxNode(tree: tree, index: Int(found.record.next)))
  }

  /// The value of the first entry with the key.
  public func value(forKey key: String) -> SyntaxNode? { entry(forKey: key)?.value }
}

extension SyntaxNode: Hashable {
  public static func == (left: SyntaxNode, right: SyntaxNode) -> Bool {
    left.index == right.index && left.tree === right.tree
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(index) }
}

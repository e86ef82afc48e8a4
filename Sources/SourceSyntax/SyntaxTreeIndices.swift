/// The nodes of a tree by their indices, for passes over a whole file: a ``SyntaxNode`` counts a
/// reference to its tree.
extension SyntaxTree {
  /// Calls a function with the indices of the key and the value of each entry of a mapping, in the
  /// order of the file; never for anything else.
  @inlinable package func forEachEntry(of mapping: Int, _ body: (_ key: Int, _ value: Int) -> Void) {
    let record = nodes[mapping]
    guard record.traits.contains(.mapping) else { return }
    var key = mapping + 1
    let end = Int(record.next)
    while key < end {
      let value = Int(nodes[key].next)
      body(key, value)
      key = Int(nodes[value].next)
    }
  }

  /// The indices of the first entry of a mapping with a key, found by linear search.
  package func entry(of mapping: Int, forKey name: String) -> (key: Int, value: Int)? {
    let record = nodes[mapping]
    guard record.traits.contains(.mapping) else { return nil }
    var key = mapping + 1
    let end = Int(record.next)
    while key < end {
      let value = Int(nodes[key].next)
      if hasText(name, at: key) { return (key, value) }
      key = Int(nodes[value].next)
    }
    return nil
  }

  /// The indices of the entry of a mapping at a position; nil if it has fewer.
  package func entry(of mapping: Int, at position: Int) -> (key: Int, value: Int)? {
    let record = nodes[mapping]
    guard record.traits.contains(.mapping), 0..<Int(record.count) / 2 ~= position else { return nil }
    var key = mapping + 1
    if position < Self.searchedChildren {
      for _ in 0..<position { key = Int(nodes[Int(nodes[key].next)].next) }
    } else {
      key = children(of: SyntaxNode(tree: self, index: mapping))[position]
    }
    return (key, Int(nodes[key].next))
  }

  /// The children before this position are found by searching, without keeping anything.
  static let searchedChildren = 16

  /// The bytes of a node; see ``SyntaxNode/range``.
  package func range(at index: Int) -> SourceRange {
    SourceRange(start: Int(nodes[index].start), end: Int(nodes[index].end))
  }

  @inlinable package func isScalar(at index: Int) -> Bool {
    nodes[index].traits.isDisjoint(with: [.mapping, .sequence])
  }

  /// Passes the decoded UTF-8 text of a scalar without copying it; empty for anything else.
  @inlinable package func withUTF8<Result, Failure: Error>(
    at index: Int, _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let record = nodes[index]
    guard isScalar(at: index), record.count > 0 else { return try body(UnsafeBufferPointer(start: nil, count: 0)) }
    let start = Int(record.textStart)
    let end = start + Int(record.count)
    // Each array is accessed directly: storing it in a variable would retain it every time.
    if record.traits.contains(.decoded) {
      return try sideText.withUnsafeBufferPointer { bytes throws(Failure) -> Result in
        try body(UnsafeBufferPointer(rebasing: bytes[start..<end]))
      }
    }
    return try source.bytes.withUnsafeBufferPointer { bytes throws(Failure) -> Result in
      try body(UnsafeBufferPointer(rebasing: bytes[start..<end]))
    }
  }

  /// The decoded text of a scalar; empty for anything else.
  package func text(at index: Int) -> String { withUTF8(at: index) { String(decoding: $0, as: UTF8.self) } }

  /// Whether a scalar has a text, byte for byte: canonical equivalents differ.
  package func hasText(_ text: String, at index: Int) -> Bool {
    // Most keys that a node is compared with have another length.
    text.utf8.count == Int(nodes[index].count) && isScalar(at: index)
      && withUTF8(at: index) { $0.elementsEqual(text.utf8) }
  }

  /// Whether another tree has the same nodes with the same texts, regardless of how they are written.
  package func saysTheSame(as other: SyntaxTree) -> Bool {
    saysTheSame(nodes.indices, as: other, other.nodes.indices)
  }

  fileprivate func saysTheSame(_ indices: Range<Int>, as other: SyntaxTree, _ others: Range<Int>) -> Bool {
    indices.count == others.count
      && zip(indices, others).allSatisfy { index, place in
        let kinds: NodeRecord.Traits = [.mapping, .sequence]
        return nodes[index].count == other.nodes[place].count
          && nodes[index].traits.intersection(kinds) == other.nodes[place].traits.intersection(kinds)
          && isNull(at: index) == other.isNull(at: place)
          && withUTF8(at: index) { text in other.withUTF8(at: place) { text.elementsEqual($0) } }
      }
  }

  /// Whether a scalar is null: unquoted, and empty, `~` or `null`.
  package func isNull(at index: Int) -> Bool {
    let record = nodes[index]
    guard record.count < 5, record.traits.style == .plain, isScalar(at: index) else { return false }
    return record.count == 0 || hasText("~", at: index) || hasText("null", at: index)
  }
}

extension SyntaxNode {
  /// Whether another node has the same contents, in any layout.
  package func saysTheSame(as other: SyntaxNode) -> Bool {
    tree.saysTheSame(indices, as: other.tree, other.indices)
  }
}

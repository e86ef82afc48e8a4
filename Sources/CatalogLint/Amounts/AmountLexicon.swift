/// The words of one locale that stand before or after a number, found byte by byte.
///
/// Two tries in one array: nodes 0 to 255 are the first bytes of words after a number, 256 to 511
/// the last bytes of words before one, which are read backwards.
struct AmountLexicon: Sendable {
  struct Node: Sendable {
    var firstChild: UInt32 = 0
    /// Index of the word that ends here; zero for none.
    var word: UInt16 = 0
    var childCount: UInt8 = 0
    var byte: UInt8 = 0
  }

  private(set) var nodes = [Node](repeating: Node(), count: 512)
  private(set) var words = [AmountWord(role: .none)]

  /// Builds the tries. Of entries that are spelled alike, the last one counts.
  init(_ entries: some Sequence<AmountWordEntry>) {
    var after: [[UInt8]: UInt16] = [:]
    var before: [[UInt8]: UInt16] = [:]
    for entry in entries {
      let index = UInt16(truncatingIfNeeded: words.count)
      words.append(entry.word)
      for spelling in entry.spellings {
        if entry.place.contains(.after) { after[spelling] = index }
        if entry.place.contains(.before) { before[spelling.reversed()] = index }
      }
    }
    plant(after, root: 0)
    plant(before, root: 256)
  }

  private mutating func plant(_ spellings: [[UInt8]: UInt16], root: Int) {
    let sorted = spellings.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    var first = 0
    while first < sorted.count {
      let byte = sorted[first].key[0]
      let end = sorted[first...].firstIndex { $0.key[0] != byte } ?? sorted.count
      nodes[root + Int(byte)].byte = byte
      grow(root + Int(byte), from: sorted[first..<end], depth: 1)
      first = end
    }
  }

  /// Gives a node its word and its children, which lie side by side in the order of their bytes.
  private mutating func grow(
    _ node: Int, from sorted: ArraySlice<(key: [UInt8], value: UInt16)>, depth: Int
  ) {
    var rest = sorted
    if let first = rest.first, first.key.count == depth {
      nodes[node].word = first.value
      rest = rest.dropFirst()
    }
    var branches: [ArraySlice<(key: [UInt8], value: UInt16)>] = []
    while let byte = rest.first?.key[depth] {
      let end = rest.firstIndex { $0.key[depth] != byte } ?? rest.endIndex
      branches.append(rest[..<end])
      rest = rest[end...]
    }
    let firstChild = nodes.count
    nodes[node].firstChild = UInt32(truncatingIfNeeded: firstChild)
    nodes[node].childCount = UInt8(truncatingIfNeeded: branches.count)
    for branch in branches {
      nodes.append(Node(byte: branch.first?.key[depth] ?? 0))
    }
    for (offset, branch) in branches.enumerated() {
      grow(firstChild + offset, from: branch, depth: depth + 1)
    }
  }
}

extension UnsafeBufferPointer<AmountLexicon.Node> {
  /// The child of a node for a byte; zero, which is never a child, when it has none.
  @inline(__always)
  func child(of node: Int, _ byte: UInt8) -> Int {
    var low = Int(self[node].firstChild)
    var count = Int(self[node].childCount)
    while count > 4 {
      let half = count / 2
      if self[low + half].byte <= byte {
        low += half
        count -= half
      } else {
        count = half
      }
    }
    while count > 0 {
      if self[low].byte == byte { return low }
      low += 1
      count -= 1
    }
    return 0
  }
}

/// The words of a matcher, letter by letter, as a double array: a step is one addition and one
/// comparison, whatever the number of words.
struct WordTrie: Sendable {
  struct Node: Sendable {
    /// The node that this one follows, plus one; 0 for an unused place.
    var parent: UInt32 = 0
    /// The node of a symbol that follows stands at `base + symbol`.
    var base: UInt32 = 0
    /// Where in ``endings`` the words that end here begin, plus one; 0 for none.
    var ending: UInt32 = 0
  }

  private(set) var nodes: [Node]
  /// Runs of words; the last of each run has ``lastEnding`` set.
  private(set) var endings: [UInt16] = []
  /// Whether any word may start inside a word.
  let hasInnerWords: Bool

  static let lastEnding: UInt16 = 0x8000
  /// The root of the words that may start where a word starts.
  static let outerRoot = 0
  /// The root of the words that may start inside a word too.
  static let innerRoot = 1

  /// A word to be put in: its symbols, as a range of a list that all words share.
  struct Entry {
    var symbols: Range<Int>
    /// Below 32,768.
    var number: UInt16
    var startsAnywhere: Bool
  }

  /// Builds the trie of words over an alphabet of symbols 1 to `symbolCount`.
  init(_ words: [Entry], symbols: [UInt32], symbolCount: Int) {
    hasInnerWords = words.contains(where: \.startsAnywhere)
    nodes = Array(repeating: Node(parent: .max), count: 2)
    nodes.reserveCapacity(symbols.count * 2)
    var draft = WordTrieDraft(rootWidth: symbolCount + 1, capacity: symbols.count)
    for word in words {
      draft.insert(symbols[word.symbols], word.number, under: Self.outerRoot)
      if word.startsAnywhere {
        draft.insert(symbols[word.symbols], word.number, under: Self.innerRoot)
      }
    }
    place(draft, width: symbolCount + 1)
  }

  private mutating func place(_ draft: WordTrieDraft, width: Int) {
    var queue = [(draft: Self.outerRoot, place: 0), (draft: Self.innerRoot, place: 1)]
    var next = 0
    var firstFree = 2
    var children: [(symbol: UInt32, node: Int)] = []
    while next < queue.count {
      let (origin, place) = queue[next]
      next += 1
      let firstEnding = endings.count
      draft.appendWords(of: origin, to: &endings)
      if endings.count > firstEnding {
        nodes[place].ending = UInt32(firstEnding) + 1
        endings[endings.count - 1] |= Self.lastEnding
      }
      children.removeAll(keepingCapacity: true)
      draft.appendChildren(of: origin, to: &children)
      guard let lowest = children.lazy.map(\.symbol).min() else { continue }
      while firstFree < nodes.count, nodes[firstFree].parent != 0 { firstFree += 1 }
      var base = max(0, firstFree - Int(lowest))
      while children.contains(where: { isTaken(base + Int($0.symbol)) }) { base += 1 }
      nodes[place].base = UInt32(base)
      for (symbol, child) in children {
        let spot = base + Int(symbol)
        while nodes.count <= spot { nodes.append(Node()) }
        nodes[spot].parent = UInt32(place) + 1
        queue.append((child, spot))
      }
    }
    // Room for a step with any symbol from any node, so that a search need not check the bounds.
    let highest = nodes.lazy.map(\.base).max() ?? 0
    while nodes.count <= Int(highest) + width { nodes.append(Node()) }
  }

  private func isTaken(_ place: Int) -> Bool {
    place < nodes.count && nodes[place].parent != 0
  }
}

/// Words, letter by letter, as a double array: a step is one addition and one comparison,
/// regardless of the number of words.
///
/// Two tries in one: the meaning of the roots and of the symbols is up to the user.
struct WordTrie: Sendable {
  struct Node: Sendable {
    /// The parent of this node, plus one; 0 for an unused slot.
    var parent: UInt32 = 0
    /// The child for a symbol is at `base + symbol`.
    var base: UInt32 = 0
    /// Where in ``endings`` the words that end here begin, plus one; 0 for none.
    var ending: UInt32 = 0
  }

  private(set) var nodes = [Node](repeating: Node(parent: .max), count: 2)
  /// Runs of words, in each the last added first; the last of each run has ``lastEnding`` set.
  private(set) var endings: [UInt16] = []

  static let lastEnding: UInt16 = 0x8000

  /// Words from which to build a trie.
  struct Draft {
    fileprivate struct Word {
      /// The root and the first four symbols, which distinguish nearly all words.
      var key: UInt64
      var symbols: Range<Int>
      var number: UInt16
    }

    fileprivate var symbols: [UInt16] = []
    fileprivate var words: [Word] = []

    /// Adds a word under one of the two roots.
    ///
    /// - Parameters:
    ///   - word: Symbols from 1 to 32,767.
    ///   - number: Below 32,768.
    mutating func add(_ word: some Collection<UInt16>, number: Int, under root: Int) {
      guard !word.isEmpty else { return }
      let start = symbols.count
      symbols.append(contentsOf: word)
      var key = UInt64(root)
      for place in start..<start + 4 {
        key = key << (place == start ? 15 : 16)
        if place < symbols.count { key |= UInt64(symbols[place]) }
      }
      words.append(
        Word(key: key, symbols: start..<symbols.count, number: UInt16(truncatingIfNeeded: number)))
    }
  }

  /// Builds the trie of words with symbols below a bound.
  init(_ draft: Draft, symbolBound: Int) {
    let symbols = draft.symbols
    let words = draft.words.sorted { left, right in
      if left.key != right.key { return left.key < right.key }
      let (one, other) = (symbols[left.symbols], symbols[right.symbols])
      if one.elementsEqual(other) { return left.number > right.number }
      return one.lexicographicallyPrecedes(other)
    }
    let split = words.firstIndex { $0.key >> 63 != 0 } ?? words.count
    var queue = [(words: 0..<split, depth: 0, node: 0), (split..<words.count, 0, 1)]
    nodes.reserveCapacity(symbols.count * 2)
    var next = 0
    var search = PlaceSearch()
    var children: [(symbol: Int, words: Range<Int>)] = []
    while next < queue.count {
      let (range, depth, node) = queue[next]
      next += 1
      var index = range.lowerBound
      while index < range.upperBound, words[index].symbols.count == depth {
        if index == range.lowerBound { nodes[node].ending = UInt32(endings.count) + 1 }
        endings.append(words[index].number)
        index += 1
      }
      if index > range.lowerBound { endings[endings.count - 1] |= Self.lastEnding }
      children.removeAll(keepingCapacity: true)
      while index < range.upperBound {
        let first = index
        let symbol = symbols[words[index].symbols.lowerBound + depth]
        repeat {
          index += 1
        } while index < range.upperBound
          && symbols[words[index].symbols.lowerBound + depth] == symbol
        children.append((Int(symbol), first..<index))
      }
      if children.isEmpty { continue }
      let base = search.base(for: children, in: nodes)
      nodes[node].base = UInt32(base)
      for (symbol, words) in children {
        let spot = base + symbol
        while nodes.count <= spot { nodes.append(Node()) }
        nodes[spot].parent = UInt32(node) + 1
        queue.append((words, depth + 1, spot))
      }
    }
    // Room for a step with any symbol from any node, so that a search doesn't need to check the
    // bounds.
    let highest = nodes.lazy.map(\.base).max() ?? 0
    while nodes.count <= Int(highest) + symbolBound { nodes.append(Node()) }
  }

  /// The search for a position where all children of a node find free slots.
  private struct PlaceSearch {
    /// Where free slots become frequent enough to be worth searching: everything before is nearly
    /// full, and its remaining slots are left empty.
    private var start = 2

    mutating func base(for children: [(symbol: Int, words: Range<Int>)], in nodes: [Node]) -> Int {
      let first = children[0].symbol
      let begin = max(start, first)
      var place = begin
      var taken = 0
      while true {
        if place >= nodes.count { break }
        if nodes[place].parent != 0 {
          taken += 1
        } else if fits(children, at: place - first, in: nodes) {
          break
        }
        place += 1
      }
      if taken * 20 >= (place - begin + 1) * 19 { start = place }
      return place - first
    }

    private func fits(
      _ children: [(symbol: Int, words: Range<Int>)], at base: Int, in nodes: [Node]
    ) -> Bool {
      for child in children.dropFirst() {
        let place = base + child.symbol
        if place < nodes.count, nodes[place].parent != 0 { return false }
      }
      return true
    }
  }
}

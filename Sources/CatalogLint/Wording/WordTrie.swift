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

  /// Words from which to build a trie: the same one, with the children of each node in a list.
  struct Draft: Sendable {
    fileprivate struct Node {
      /// The first child, and the next child of the same parent; 0 for none.
      var child: UInt32 = 0
      var sibling: UInt32 = 0
      /// The last word that ends here, plus one; 0 for none.
      var ending: UInt32 = 0
      var symbol: UInt16 = 0
    }

    fileprivate struct Ending {
      var number: UInt16
      /// The word added before it that ends at the same node, plus one; 0 for none.
      var next: UInt32
    }

    fileprivate var nodes = [Node(), Node()]
    fileprivate var endings: [Ending] = []
    /// The children of the two roots by symbol: there are many, and each word begins with one.
    private var starts: [UInt32] = []

    /// Adds a word under one of the two roots.
    ///
    /// - Parameters:
    ///   - word: Symbols from 1 to 32,767.
    ///   - number: Below 32,768.
    mutating func add(_ word: some Collection<UInt16>, number: Int, under root: Int) {
      var node = root
      for symbol in word {
        node = node == root ? start(with: symbol, under: root) : child(of: node, for: symbol)
      }
      guard node != root else { return }
      endings.append(
        Ending(number: UInt16(truncatingIfNeeded: number), next: nodes[node].ending))
      nodes[node].ending = UInt32(endings.count)
    }

    private mutating func start(with symbol: UInt16, under root: Int) -> Int {
      let slot = Int(symbol) * 2 + root
      while starts.count <= slot { starts.append(0) }
      if starts[slot] == 0 { starts[slot] = UInt32(addChild(to: root, for: symbol)) }
      return Int(starts[slot])
    }

    private mutating func child(of node: Int, for symbol: UInt16) -> Int {
      var child = Int(nodes[node].child)
      while child != 0 {
        if nodes[child].symbol == symbol { return child }
        child = Int(nodes[child].sibling)
      }
      return addChild(to: node, for: symbol)
    }

    private mutating func addChild(to node: Int, for symbol: UInt16) -> Int {
      let child = nodes.count
      nodes.append(Node(sibling: nodes[node].child, symbol: symbol))
      nodes[node].child = UInt32(child)
      return child
    }
  }

  /// Builds the trie of words with symbols below a bound.
  init(_ draft: Draft, symbolBound: Int) {
    nodes.reserveCapacity(draft.nodes.count * 2)
    endings.reserveCapacity(draft.endings.count)
    /// Nodes of the draft, and where they are in the trie.
    var queue: [(draft: Int, node: Int)] = [(0, 0), (1, 1)]
    queue.reserveCapacity(draft.nodes.count)
    var next = 0
    var search = PlaceSearch()
    var children: [(symbol: Int, draft: Int)] = []
    while next < queue.count {
      let (place, node) = queue[next]
      next += 1
      addEndings(from: draft.nodes[place].ending, of: draft, to: node)
      children.removeAll(keepingCapacity: true)
      var child = Int(draft.nodes[place].child)
      while child != 0 {
        children.append((Int(draft.nodes[child].symbol), child))
        child = Int(draft.nodes[child].sibling)
      }
      // The search begins with the least: what is free there is free for it, too, at the end.
      guard let least = children.indices.min(by: { children[$0].symbol < children[$1].symbol })
      else { continue }
      children.swapAt(0, least)
      let base = search.base(for: children, in: nodes)
      nodes[node].base = UInt32(base)
      for (symbol, child) in children {
        let spot = base + symbol
        while nodes.count <= spot { nodes.append(Node()) }
        nodes[spot].parent = UInt32(node) + 1
        queue.append((child, spot))
      }
    }
    // Room for a step with any symbol from any node, so that a search doesn't need to check the
    // bounds.
    let highest = nodes.lazy.map(\.base).max() ?? 0
    while nodes.count <= Int(highest) + symbolBound { nodes.append(Node()) }
  }

  private mutating func addEndings(from last: UInt32, of draft: Draft, to node: Int) {
    guard last != 0 else { return }
    nodes[node].ending = UInt32(endings.count) + 1
    var ending = Int(last)
    while ending != 0 {
      endings.append(draft.endings[ending - 1].number)
      ending = Int(draft.endings[ending - 1].next)
    }
    endings[endings.count - 1] |= Self.lastEnding
  }

  /// The search for a position where all children of a node find free slots.
  private struct PlaceSearch {
    /// Where free slots become frequent enough to be worth searching: everything before is nearly
    /// full, and its remaining slots are left empty.
    private var start = 2

    mutating func base(for children: [(symbol: Int, draft: Int)], in nodes: [Node]) -> Int {
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
      _ children: [(symbol: Int, draft: Int)], at base: Int, in nodes: [Node]
    ) -> Bool {
      for child in children.dropFirst() {
        let place = base + child.symbol
        if place < nodes.count, nodes[place].parent != 0 { return false }
      }
      return true
    }
  }
}

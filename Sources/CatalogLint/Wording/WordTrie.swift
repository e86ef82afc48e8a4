/// Words, letter by letter, as a double array: a step is one addition and one comparison,
/// regardless of the number of words.
///
/// Two tries in one: the meaning of the roots and of the symbols is up to the user.
struct WordTrie: Sendable {
  /// Eight bytes: the tables of the locales of a catalog take turns in the processor's cache.
  struct Node: Sendable {
    private var bits: UInt64 = 0

    init() {}

    init(parent: UInt32) { self.parent = parent }

    /// The parent of this node, plus one; 0 for an unused slot.
    var parent: UInt32 {
      get { UInt32(truncatingIfNeeded: bits) & Self.mask }
      set { bits = bits & ~UInt64(Self.mask) | UInt64(newValue & Self.mask) }
    }

    /// The child for a symbol is at `base + symbol`.
    var base: UInt32 {
      get { UInt32(truncatingIfNeeded: bits >> Self.width) & Self.mask }
      set { bits = bits & ~(UInt64(Self.mask) << Self.width) | UInt64(newValue & Self.mask) << Self.width }
    }

    /// Where in ``endings`` the words that end here begin, plus one; 0 for none.
    var ending: UInt32 {
      get { UInt32(truncatingIfNeeded: bits >> (2 * Self.width)) }
      set { bits = bits & ~(~0 << (2 * Self.width)) | UInt64(newValue) << (2 * Self.width) }
    }

    private static let width: UInt64 = 23
    private static let mask: UInt32 = 1 << 23 - 1
    /// The number of slots that nodes can name; one is the parent of the roots.
    static let most = Int(mask) - 1
  }

  private(set) var nodes = [Node](repeating: Node(parent: .max), count: 2)
  /// Runs of words, in each the last added first; the last of each run has ``lastEnding`` set.
  private(set) var endings: [UInt32] = []

  static let lastEnding: UInt32 = 1 << 31

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
      var number: UInt32
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
    ///   - number: Below ``lastEnding``.
    mutating func add(_ word: some Collection<UInt16>, number: Int, under root: Int) {
      var node = root
      for symbol in word { node = node == root ? start(with: symbol, under: root) : child(of: node, for: symbol) }
      guard node != root else { return }
      endings.append(Ending(number: UInt32(truncatingIfNeeded: number), next: nodes[node].ending))
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
    nodes.reserveCapacity(draft.nodes.count + symbolBound)
    endings.reserveCapacity(draft.endings.count)
    /// Nodes of the draft, and where they are in the trie.
    var queue: [(draft: UInt32, node: UInt32)] = [(0, 0), (1, 1)]
    queue.reserveCapacity(draft.nodes.count)
    var next = 0
    var highest = 0
    var slots = Slots()
    var children: [(symbol: Int, draft: UInt32)] = []
    draft.nodes.withUnsafeBufferPointer { drafts in
      while next < queue.count {
        let (place, node) = queue[next]
        next += 1
        let ending = drafts[Int(place)].ending
        if ending != 0 { addEndings(from: ending, of: draft, to: Int(node)) }
        children.removeAll(keepingCapacity: true)
        var child = drafts[Int(place)].child
        while child != 0 {
          children.append((Int(drafts[Int(child)].symbol), child))
          child = drafts[Int(child)].sibling
        }
        // The search begins with the least: what is free there is free for it, too, at the end.
        guard let least = children.indices.min(by: { children[$0].symbol < children[$1].symbol }) else { continue }
        children.swapAt(0, least)
        let base = slots.base(for: children)
        // Words that find no place are left out rather than found where they are not.
        guard base + symbolBound <= Node.most else { continue }
        highest = max(highest, base)
        nodes[Int(node)].base = UInt32(base)
        for (symbol, child) in children {
          let spot = base + symbol
          slots.take(spot)
          makeRoom(for: spot)
          nodes[spot].parent = node + 1
          queue.append((child, UInt32(spot)))
        }
      }
    }
    // Room for a step with any symbol from any node, so that a search doesn't need to check the
    // bounds.
    makeRoom(for: highest + symbolBound)
  }

  private mutating func makeRoom(for spot: Int) {
    guard nodes.count <= spot else { return }
    nodes.append(contentsOf: repeatElement(Node(), count: spot + 1 - nodes.count))
  }

  private mutating func addEndings(from last: UInt32, of draft: Draft, to node: Int) {
    nodes[node].ending = UInt32(endings.count) + 1
    var ending = Int(last)
    while ending != 0 {
      endings.append(draft.endings[ending - 1].number)
      ending = Int(draft.endings[ending - 1].next)
    }
    endings[endings.count - 1] |= Self.lastEnding
  }

  /// The slots of a trie, a bit for each, to find a position where all children of a node find free
  /// ones.
  private struct Slots {
    /// The roots have the first two.
    private var taken: [UInt64] = [0b11]
    /// Where free slots become frequent enough to be worth searching: everything before is nearly
    /// full, and its remaining slots are left empty.
    private var start = 2

    mutating func take(_ slot: Int) {
      while taken.count <= slot >> 6 { taken.append(0) }
      taken[slot >> 6] |= 1 << UInt64(slot & 63)
    }

    /// The position for the children of a node, the one with the least symbol first.
    mutating func base(for children: [(symbol: Int, draft: UInt32)]) -> Int {
      let first = children[0].symbol
      let begin = max(start, first)
      var place = firstFree(from: begin)
      var passed = 0
      while !fits(children, at: place - first) {
        passed += 1
        place = firstFree(from: place + 1)
      }
      if (place - begin - passed) * 20 >= (place - begin + 1) * 19 { start = place }
      return place - first
    }

    private func firstFree(from slot: Int) -> Int {
      var index = slot >> 6
      guard index < taken.count else { return slot }
      var free = ~taken[index] & ~0 << UInt64(slot & 63)
      while free == 0 {
        index += 1
        guard index < taken.count else { break }
        free = ~taken[index]
      }
      return free == 0 ? index << 6 : index << 6 + free.trailingZeroBitCount
    }

    private func fits(_ children: [(symbol: Int, draft: UInt32)], at base: Int) -> Bool {
      for index in 1..<children.count where isTaken(base + children[index].symbol) { return false }
      return true
    }

    private func isTaken(_ slot: Int) -> Bool {
      slot >> 6 < taken.count && taken[slot >> 6] >> UInt64(slot & 63) & 1 != 0
    }
  }
}

/// The tries of a lexicon while words are added to them.
struct AmountLexiconDraft: Sendable {
  private struct Node: Sendable {
    var firstChild: Int32 = 0
    /// The next of the children of this node's parent, in the order of their bytes.
    var sibling: Int32 = 0
    var word: UInt16 = 0
    var byte: UInt8 = 0
  }

  private var drafted = [Node](repeating: Node(), count: 512)
  private(set) var words = [AmountWord(role: .none)]

  /// The words of every language.
  static let shared: AmountLexiconDraft = {
    var draft = AmountLexiconDraft()
    for line in AmountWordLine.shared { draft.add(line.entries) }
    return draft
  }()

  /// Adds words. Of two that are spelled alike, the last one counts.
  mutating func add(_ entries: [AmountWordEntry]) {
    for entry in entries {
      let index = UInt16(truncatingIfNeeded: words.count)
      words.append(entry.word)
      for spelling in entry.spellings {
        if entry.place.contains(.after) { add(spelling, root: 0, index) }
        if entry.place.contains(.before) { add(spelling.reversed(), root: 256, index) }
      }
    }
  }

  private mutating func add(
    _ spelling: some BidirectionalCollection<UInt8>, root: Int, _ word: UInt16
  ) {
    guard let first = spelling.first else { return }
    var node = root + Int(first)
    for byte in spelling.dropFirst() { node = child(of: node, byte) }
    drafted[node].word = word
  }

  /// The child of a node for a byte, made if there is none.
  private mutating func child(of node: Int, _ byte: UInt8) -> Int {
    var previous = 0
    var next = Int(drafted[node].firstChild)
    while next != 0, drafted[next].byte < byte {
      previous = next
      next = Int(drafted[next].sibling)
    }
    if next != 0, drafted[next].byte == byte { return next }
    let made = drafted.count
    drafted.append(Node(sibling: Int32(truncatingIfNeeded: next), byte: byte))
    if previous == 0 {
      drafted[node].firstChild = Int32(truncatingIfNeeded: made)
    } else {
      drafted[previous].sibling = Int32(truncatingIfNeeded: made)
    }
    return made
  }

  /// The nodes with siblings side by side.
  var nodes: [AmountLexicon.Node] {
    var nodes: [AmountLexicon.Node] = []
    nodes.reserveCapacity(drafted.count)
    var sources = Array(0..<512)
    sources.reserveCapacity(drafted.count)
    var visited = 0
    while visited < sources.count {
      let source = drafted[sources[visited]]
      let firstChild = sources.count
      var child = Int(source.firstChild)
      while child != 0 {
        sources.append(child)
        child = Int(drafted[child].sibling)
      }
      nodes.append(
        AmountLexicon.Node(
          firstChild: UInt32(truncatingIfNeeded: firstChild), word: source.word,
          childCount: UInt8(truncatingIfNeeded: sources.count - firstChild), byte: source.byte))
      visited += 1
    }
    return nodes
  }
}

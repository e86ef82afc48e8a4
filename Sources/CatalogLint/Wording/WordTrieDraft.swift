/// A trie that can grow, from which the dense one is made: each node knows its first child and its
/// next sibling.
struct WordTrieDraft {
  private var nodes: [Node]
  private var words: [(number: UInt16, next: Int32)] = []
  /// The children of the two roots by symbol, since those are many.
  private var ofRoots: [[Int32]]

  private struct Node {
    var symbol: UInt32 = 0
    var firstChild: Int32 = 0
    var nextSibling: Int32 = 0
    /// The last word that ends here, plus one.
    var word: Int32 = 0
  }

  init(rootWidth: Int, capacity: Int) {
    nodes = [Node(), Node()]
    nodes.reserveCapacity(capacity)
    ofRoots = Array(repeating: Array(repeating: 0, count: rootWidth), count: 2)
  }

  mutating func insert(_ word: ArraySlice<UInt32>, _ number: UInt16, under root: Int) {
    var node = root
    for symbol in word { node = child(of: node, symbol) }
    words.append((number, nodes[node].word))
    nodes[node].word = Int32(words.count)
  }

  func appendWords(of node: Int, to numbers: inout [UInt16]) {
    var word = nodes[node].word
    while word != 0 {
      numbers.append(words[Int(word) - 1].number)
      word = words[Int(word) - 1].next
    }
  }

  func appendChildren(of node: Int, to children: inout [(symbol: UInt32, node: Int)]) {
    var child = Int(nodes[node].firstChild)
    while child != 0 {
      children.append((nodes[child].symbol, child))
      child = Int(nodes[child].nextSibling)
    }
  }

  private mutating func child(of node: Int, _ symbol: UInt32) -> Int {
    if node < 2 {
      let known = Int(ofRoots[node][Int(symbol)])
      if known != 0 { return known }
    } else {
      var child = Int(nodes[node].firstChild)
      while child != 0 {
        if nodes[child].symbol == symbol { return child }
        child = Int(nodes[child].nextSibling)
      }
    }
    let created = nodes.count
    nodes.append(Node(symbol: symbol, nextSibling: nodes[node].firstChild))
    nodes[node].firstChild = Int32(created)
    if node < 2 { ofRoots[node][Int(symbol)] = Int32(created) }
    return created
  }
}

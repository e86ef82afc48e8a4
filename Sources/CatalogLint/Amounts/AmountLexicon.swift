internal import AppStoreReference

/// The words of one locale that stand before or after a number, found byte by byte.
///
/// Two tries in one array: nodes 0 to 255 are the first bytes of words after a number, 256 to 511
/// the last bytes of words before one, which are read backwards. The children of a node lie side by
/// side in the order of their bytes.
struct AmountLexicon: Sendable {
  struct Node: Sendable {
    var firstChild: UInt32 = 0
    /// Index of the word that ends here; zero for none.
    var word: UInt16 = 0
    var childCount: UInt8 = 0
    var byte: UInt8 = 0
  }

  private(set) var nodes: [Node]
  private(set) var words: [AmountWord]

  /// The lexicon of a locale: the words of every language, and over them its own.
  init(locale: AmountLocale) {
    var draft = AmountLexiconDraft.shared
    for line in AmountWordLine.own(of: locale) { draft.add(line.entries) }
    words = draft.words
    for index in words.indices {
      guard let sign = words[index].sign else { continue }
      words[index].currencies = locale.currencies(of: sign).rawValue
    }
    nodes = draft.nodes
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

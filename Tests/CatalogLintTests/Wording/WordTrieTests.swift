import Basics
import Testing

@testable import CatalogLint

@Suite("The trie of words") struct WordTrieTests {
  /// The numbers of the words that a sequence of symbols is, the last added first.
  private func numbers(of word: [UInt16], under root: Int, in trie: WordTrie) -> [Int] {
    var node = root
    for symbol in word {
      let next = Int(trie.nodes[node].base) + Int(symbol)
      guard trie.nodes[next].parent == UInt32(node) + 1 else { return [] }
      node = next
    }
    guard trie.nodes[node].ending != 0 else { return [] }
    let run = trie.endings[(Int(trie.nodes[node].ending) - 1)...]
    let last = run.firstIndex { $0 & WordTrie.lastEnding != 0 } ?? run.endIndex - 1
    return run[...last].map { Int($0 & ~WordTrie.lastEnding) }
  }

  @Test("has the words that were added, and no others", arguments: 0..<40) func words(seed: Int) {
    var random = SplitMix(state: UInt64(seed))
    let bound = [3, 30, 300, 2_000][seed % 4]
    func makeWord(_ longest: Int) -> [UInt16] {
      (0..<Int.random(in: 0...longest, using: &random)).map { _ in UInt16.random(in: 1..<UInt16(bound), using: &random)
      }
    }
    var draft = WordTrie.Draft()
    var words: [[UInt16]] = [[]]
    var added: [[UInt16]: [Int]] = [:]
    for number in 0..<(seed % 3 == 0 ? 4 : 400) {
      let new = number % 3 == 0 ? words[number / 2] + makeWord(2) : makeWord(8)
      let root = number % 2
      words.append(new)
      draft.add(new, number: number, under: root)
      if !new.isEmpty { added[[UInt16(root)] + new, default: []].insert(number, at: 0) }
    }
    let trie = WordTrie(draft, symbolBound: bound)
    for (word, expected) in added {
      #expect(numbers(of: Array(word.dropFirst()), under: Int(word[0]), in: trie) == expected)
    }
    for _ in 0..<200 {
      let other = makeWord(5)
      for root in 0...1 {
        let expected = added[[UInt16(root)] + other, default: []]
        #expect(numbers(of: other, under: root, in: trie) == expected)
      }
    }
  }
}

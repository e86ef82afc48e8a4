import Basics
import Testing

@testable import TextReading

@Suite("The index of words") struct WordIndexTests {
  /// The numbers of the words that some bytes are, the last added first.
  private func numbers(of word: [UInt8], in index: WordIndex) -> [Int] {
    var prefix = index.all
    for byte in word { if !index.follow(&prefix, byte) { return [] } }
    return Array(index.numbers(at: prefix))
  }

  @Test("has the words that were added, and no others", arguments: 0..<40) func words(seed: Int) {
    var random = SplitMix(state: UInt64(seed))
    let greatest: UInt8 = [3, 30, 100, 255][seed % 4]
    func makeWord(_ longest: Int) -> [UInt8] {
      (0..<Int.random(in: 0...longest, using: &random)).map { _ in UInt8.random(in: 0...greatest, using: &random) }
    }
    var draft = WordIndex.Draft()
    var words: [[UInt8]] = [[]]
    var added: [[UInt8]: [Int]] = [:]
    for number in 0..<(seed % 3 == 0 ? 4 : 400) {
      let new = number % 3 == 0 ? words[number / 2] + makeWord(2) : makeWord(8)
      words.append(new)
      draft.add(new, number: number)
      if !new.isEmpty { added[new, default: []].insert(number, at: 0) }
    }
    let index = WordIndex(draft)
    for (word, expected) in added {
      #expect(numbers(of: word, in: index) == expected)
      var prefix = index.all
      #expect(word.allSatisfy { index.follow(&prefix, $0) })
      #expect(index.number(at: prefix) == expected.first)
    }
    for _ in 0..<200 {
      let other = makeWord(5)
      guard !other.isEmpty else { continue }
      #expect(numbers(of: other, in: index) == added[other, default: []])
    }
  }

  @Test("has no words if none were added") func empty() {
    let index = WordIndex(WordIndex.Draft())
    var prefix = index.all
    #expect(index.number(at: prefix) == nil)
    #expect(!index.follow(&prefix, 0x61))
  }
}

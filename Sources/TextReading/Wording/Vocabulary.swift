import Basics

/// The words of a language, or of a team, in the order in which texts are searched for them.
struct Vocabulary: Sendable {
  /// The words that may start where a word starts: all of them.
  let starting: WordIndex
  /// The words that may also start inside a word.
  let inner: WordIndex
  let words: [WordPattern]

  init(_ patterns: [WordPattern], by folding: ScalarFolding) {
    var (starting, inner) = (WordIndex.Draft(), WordIndex.Draft())
    for (number, pattern) in patterns.enumerated() {
      let bytes = FoldedLetters.bytes(of: pattern.text, by: folding)
      starting.add(bytes, number: number)
      if pattern.conditions.contains(.startsAnywhere) { inner.add(bytes, number: number) }
    }
    self.starting = WordIndex(starting)
    self.inner = WordIndex(inner)
    words = patterns
  }

  private struct Key: Hashable {
    var code: String
    var keepsAccents: Bool
  }

  private static let cache = Lock<[Key: Vocabulary]>([:])

  /// The words of a language, read on first use.
  static func of(_ language: Language, keepsAccents: Bool) -> Vocabulary {
    let key = Key(code: language.code, keepsAccents: keepsAccents)
    if let known = cache.withLock({ $0[key] }) { return known }
    let read = Vocabulary(WordNotation.patterns(of: language), by: ScalarFolding(keepsAccents: keepsAccents))
    cache.withLock { $0[key] = read }
    return read
  }
}

import Basics

/// Finds the words of a language, and of English, in one pass over a text.
///
/// The cost of the pass does not depend on the number of words. A class: its tables are several
/// references, too many to copy for every text.
final class WordMatcher: Sendable {
  /// What the pass needs to know about a word.
  struct Word: Sendable {
    var category: WordCategory
    var owner: UInt16
    var conditions: WordPattern.Conditions
  }

  /// The ``WordHit/pattern`` of a template field, which is not a word of a language.
  static let templateField = UInt16.max
  /// The root of the words that may start where a word starts.
  static let outerRoot = 0
  /// The root of the words that may also start inside a word.
  static let innerRoot = 1

  private let table: ScalarTable
  private let trie: WordTrie
  private let words: [Word]
  /// Whether any word may start inside a word.
  private let hasInnerWords: Bool

  private static let cache = Lock<[String: WordMatcher]>([:])

  /// The matcher for all texts of a language, created on first use.
  ///
  /// English words are found in every language, since product texts everywhere use them; texts of a
  /// language without words are searched only for those.
  static func matcher(for language: Language) -> WordMatcher {
    let language = language.words.isEmpty ? .english : language
    if let known = cache.withLock({ $0[language.code] }) { return known }
    let built = WordMatcher(language)
    return cache.withLock { cached in
      if let known = cached[language.code] { return known }
      cached[language.code] = built
      return built
    }
  }

  /// The matcher for texts of a language.
  ///
  /// - Parameters:
  ///   - pairs: The letter pairs of the texts; nil for any text.
  ///   - category: The only category to find; nil for all.
  convenience init(
    _ language: Language, among pairs: LetterPairs? = nil, only category: WordCategory? = nil
  ) {
    var draft: Draft
    if pairs == nil, category == nil {
      draft = language.keepsAccents ? Self.accentedEnglish : Self.plainEnglish
    } else {
      draft = Draft(keepsAccents: language.keepsAccents)
      draft.read(Language.english.words, among: pairs, only: category)
    }
    if language.code != Language.english.code {
      draft.read(language.words, among: pairs, only: category)
    }
    self.init(draft)
  }

  /// All English words, with which the matchers of all languages begin.
  private static let plainEnglish = english(keepsAccents: false)
  private static let accentedEnglish = english(keepsAccents: true)

  private static func english(keepsAccents: Bool) -> Draft {
    var draft = Draft(keepsAccents: keepsAccents)
    draft.read(Language.english.words)
    return draft
  }

  /// The matcher for words whose numbers are their indices.
  convenience init(_ patterns: [WordPattern], keepsAccents: Bool) {
    var draft = Draft(keepsAccents: keepsAccents)
    for pattern in patterns { draft.add(pattern) }
    self.init(draft)
  }

  private init(_ draft: Draft) {
    var table = draft.table
    table.spread(by: draft.folding)
    trie = WordTrie(draft.trie, symbolBound: Int(table.lastSymbol) + 1)
    hasInnerWords = draft.words.contains { $0.conditions.contains(.startsAnywhere) }
    self.table = table
    words = draft.words
  }

  /// The words of a matcher, and the symbols of their letters so far.
  private struct Draft: Sendable {
    let folding: ScalarFolding
    var table = ScalarTable.classes
    var words: [Word] = []
    var trie = WordTrie.Draft()
    /// Those of the word that is added, in one allocation for all.
    private var symbols: [UInt16] = []

    init(keepsAccents: Bool) { folding = ScalarFolding(keepsAccents: keepsAccents) }

    mutating func read(
      _ words: String, among pairs: LetterPairs? = nil, only category: WordCategory? = nil
    ) {
      WordNotation.read(words, among: pairs) { pattern in
        if category == nil || pattern.category == category { add(pattern) }
      }
    }

    mutating func add(_ pattern: WordPattern) {
      guard words.count < WordTrie.lastEnding else { return }
      symbols.removeAll(keepingCapacity: true)
      for scalar in pattern.text.unicodeScalars {
        if table.letterClass(of: scalar.value) == .skipped { continue }
        // A word with a scalar outside the table never matches.
        guard let symbol = table.symbol(of: folding.folded(scalar.value)) else {
          symbols.removeAll(keepingCapacity: true)
          break
        }
        symbols.append(symbol)
      }
      trie.add(symbols, number: words.count, under: WordMatcher.outerRoot)
      if pattern.conditions.contains(.startsAnywhere) {
        trie.add(symbols, number: words.count, under: WordMatcher.innerRoot)
      }
      words.append(
        Word(category: pattern.category, owner: pattern.owner, conditions: pattern.conditions))
    }
  }

  /// Appends the words found in a text, ordered by their start.
  ///
  /// Words of one category and owner do not overlap: the one that starts first, then the longest,
  /// is kept.
  func find(in utf8: UnsafeBufferPointer<UInt8>, into hits: inout [WordHit]) {
    table.pages.withUnsafeBufferPointer { pages in
      table.units.withUnsafeBufferPointer { units in
        trie.nodes.withUnsafeBufferPointer { nodes in
          trie.endings.withUnsafeBufferPointer { endings in
            words.withUnsafeBufferPointer { words in
              let scan = WordScan(
                text: utf8, pages: pages, units: units, nodes: nodes, endings: endings,
                words: words, hasInnerWords: hasInnerWords, firstHit: hits.count)
              let hasPhrases = scan.run(into: &hits)
              scan.settle(&hits, hasPhrases: hasPhrases)
            }
          }
        }
      }
    }
  }

  /// The words found in a text.
  func find(in text: some StringProtocol) -> [WordHit] {
    var hits: [WordHit] = []
    var text = String(text)
    text.withUTF8 { find(in: $0, into: &hits) }
    return hits
  }
}

/// A word, found in a text.
struct WordHit: Equatable, Sendable {
  var category: WordCategory
  /// The custom rule that the word belongs to, counted from 1; 0 for the words of languages.
  var owner: UInt16 = 0
  /// The number of the word in its matcher.
  var pattern: UInt16
  /// UTF-8 offsets in the original text, before any folding.
  var range: Range<Int>
}

extension WordHit {
  /// Whether the same rule would report both hits.
  func isSameKind(as other: WordHit) -> Bool {
    category == other.category && owner == other.owner
  }
}

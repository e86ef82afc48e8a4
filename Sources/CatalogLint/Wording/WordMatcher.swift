import Basics

/// Finds the words of a language, and of English, in one pass over a text.
///
/// The cost of the pass does not depend on the number of words. The matchers of the languages of a
/// catalog share their tables, which stay in the processor's cache while the texts of many locales take
/// turns. A class: the tables are several references, too many to copy for every text.
final class WordMatcher: Sendable {
  /// What the pass needs to know about a word.
  struct Word: Sendable {
    var category: WordCategory
    var owner: UInt16
    var conditions: WordPattern.Conditions
    /// The languages whose texts are searched for it.
    var languages: Languages
  }

  /// Some of the languages that share a table, one bit for each.
  struct Languages: OptionSet, Sendable {
    let rawValue: UInt64

    static let all = Languages(rawValue: .max)

    /// The language with a place in the list of those that share a table, which has at most 64.
    static func at(_ place: Int) -> Languages { Languages(rawValue: 1 << UInt64(place)) }
  }

  /// Texts of a language to find words in.
  struct Texts {
    var language: Language
    /// Their letter pairs, so that only words that can occur in them are included; nil for any text.
    var pairs: LetterPairs?
  }

  /// The ``WordHit/pattern`` of a template field, which is not a word of a language.
  static let templateField = UInt32.max
  /// The root of the words that may start where a word starts.
  static let outerRoot = 0
  /// The root of the words that may also start inside a word.
  static let innerRoot = 1

  private let table: ScalarTable
  private let trie: WordTrie
  private let words: [Word]
  /// The language of the texts.
  private let languages: Languages
  /// Whether any of its words may start inside a word.
  private let hasInnerWords: Bool

  private static let cache = Lock<[String: [WordMatcher]]>([:])

  /// The matcher for all texts of a language, created on first use.
  static func matcher(for language: Language) -> WordMatcher { matchers(for: [Texts(language: language)])[0] }

  /// The matchers for the texts of different languages, in the same order.
  ///
  /// English words are found in every language, since product texts everywhere use them. Matchers for
  /// any text are kept.
  static func matchers(for texts: [Texts]) -> [WordMatcher] {
    guard texts.allSatisfy({ $0.pairs == nil }) else { return build(for: texts) }
    let key = texts.map(\.language.code).joined(separator: " ")
    if let known = cache.withLock({ $0[key] }) { return known }
    let built = build(for: texts)
    return cache.withLock { cached in
      if let known = cached[key] { return known }
      cached[key] = built
      return built
    }
  }

  /// - Parameter category: The only category to find; nil for all.
  static func build(for texts: [Texts], only category: WordCategory? = nil) -> [WordMatcher] {
    var matchers = [WordMatcher?](repeating: nil, count: texts.count)
    for keepsAccents in [false, true] {
      let places = texts.indices.filter { texts[$0].language.keepsAccents == keepsAccents }
      guard !places.isEmpty else { continue }
      let ofAll = LetterPairs.union(of: places.map { texts[$0].pairs })
      var draft = Draft(keepsAccents: keepsAccents)
      draft.read(Language.english.words, among: ofAll, only: category)
      for (bit, place) in places.enumerated() {
        let (language, pairs) = (texts[place].language, texts[place].pairs)
        guard language.code != Language.english.code else { continue }
        draft.read(language.words, among: pairs, only: category, of: .at(bit))
      }
      let (table, trie) = draft.tables
      for (bit, place) in places.enumerated() { matchers[place] = WordMatcher(draft, table, trie, of: .at(bit)) }
    }
    return matchers.compactMap(\.self)
  }

  /// The matcher for some texts of a language.
  ///
  /// - Parameters:
  ///   - pairs: The letter pairs of the texts; nil for any text.
  ///   - category: The only category to find; nil for all.
  convenience init(_ language: Language, among pairs: LetterPairs? = nil, only category: WordCategory? = nil) {
    var draft = Draft(keepsAccents: language.keepsAccents)
    draft.read(Language.english.words, among: pairs, only: category)
    if language.code != Language.english.code { draft.read(language.words, among: pairs, only: category) }
    self.init(draft)
  }

  /// The matcher for words whose numbers are their indices.
  convenience init(_ patterns: [WordPattern], keepsAccents: Bool) {
    var draft = Draft(keepsAccents: keepsAccents)
    for pattern in patterns { draft.add(pattern) }
    self.init(draft)
  }

  private convenience init(_ draft: Draft) {
    let (table, trie) = draft.tables
    self.init(draft, table, trie, of: .all)
  }

  private init(_ draft: Draft, _ table: ScalarTable, _ trie: WordTrie, of languages: Languages) {
    self.table = table
    self.trie = trie
    self.languages = languages
    words = draft.words
    hasInnerWords = !draft.haveInnerWords.isDisjoint(with: languages)
  }

  /// The words of a matcher, and the symbols of their letters so far.
  private struct Draft: Sendable {
    let folding: ScalarFolding
    var table = ScalarTable.classes
    var words: [Word] = []
    /// The languages with words that may start inside a word.
    var haveInnerWords: Languages = []
    private var trie = WordTrie.Draft()
    /// Those of the word that is added, in one allocation for all.
    private var symbols: [UInt16] = []

    init(keepsAccents: Bool) { folding = ScalarFolding(keepsAccents: keepsAccents) }

    /// The tables for the words that were added.
    var tables: (ScalarTable, WordTrie) {
      var table = table
      table.spread(by: folding)
      return (table, WordTrie(trie, symbolBound: Int(table.lastSymbol) + 1))
    }

    mutating func read(
      _ words: String, among pairs: LetterPairs? = nil, only category: WordCategory? = nil,
      of languages: Languages = .all
    ) { WordNotation.read(words, among: pairs, only: category) { add($0, of: languages) } }

    mutating func add(_ pattern: WordPattern, of languages: Languages = .all) {
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
        haveInnerWords.formUnion(languages)
      }
      words.append(
        Word(category: pattern.category, owner: pattern.owner, conditions: pattern.conditions, languages: languages))
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
                text: utf8, pages: pages, units: units, nodes: nodes, endings: endings, words: words,
                languages: languages, hasInnerWords: hasInnerWords, firstHit: hits.count)
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
  var pattern: UInt32
  /// UTF-8 offsets in the original text, before any folding.
  var range: Range<Int>
}

extension WordHit {
  /// Whether the same rule would report both hits.
  func isSameKind(as other: WordHit) -> Bool { category == other.category && owner == other.owner }
}

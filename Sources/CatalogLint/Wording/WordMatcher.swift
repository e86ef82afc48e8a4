import Synchronization

/// Finds the words of a language's pack, and of the English one, in one pass over a text.
///
/// The cost of the pass does not depend on the number of words. A matcher is built when its
/// language is first asked for.
struct WordMatcher: Sendable {
  /// What the pass needs to know of a word.
  struct Word: Sendable {
    var category: WordCategory
    var owner: UInt16
    var conditions: WordPattern.Conditions
  }

  /// The ``WordHit/pattern`` of a template field, which is no word of a pack.
  static let templateField = UInt16.max

  private let table: ScalarTable
  private let trie: WordTrie
  private let words: [Word]
  private let texts: [String]

  private static let cache = Mutex<[String: WordMatcher]>([:])

  /// The matcher for texts of a locale such as `en-US` or `zh-Hant`.
  ///
  /// English words are found in every language, since product texts everywhere use them; a locale
  /// without a pack is searched for those alone. Ask once for many texts: the answer is cached, but
  /// behind a lock.
  static func matcher(forLanguage code: some StringProtocol) -> WordMatcher {
    let pack = WordPack.pack(forLocale: code) ?? .english
    if let known = cache.withLock({ $0[pack.language] }) { return known }
    let own =
      pack.language == WordPack.english.language ? [] : WordNotation.parse(pack.words).patterns
    let built = WordMatcher(english + own, keepsAccents: pack.keepsAccents)
    return cache.withLock { cached in
      if let known = cached[pack.language] { return known }
      cached[pack.language] = built
      return built
    }
  }

  private static let english = WordNotation.parse(WordPack.english.words).patterns

  init(_ patterns: [WordPattern], keepsAccents: Bool) {
    let folding = ScalarFolding(keepsAccents: keepsAccents)
    let classes = ScalarTable(alphabet: [], folding: folding)
    var known: [UInt32: UInt32] = [0x20: ScalarTable.space]
    var alphabet: [UInt32] = [0x20]
    var symbols: [UInt32] = []
    var entries: [WordTrie.Entry] = []
    var words: [Word] = []
    var texts: [String] = []
    for pattern in patterns {
      guard words.count < WordTrie.lastEnding else { break }
      let first = symbols.count
      for scalar in pattern.text.unicodeScalars
      where classes.letterClass(of: scalar.value) != .skipped {
        let folded = folding.folded(scalar.value)
        if let symbol = known[folded] {
          symbols.append(symbol)
        } else {
          alphabet.append(folded)
          known[folded] = UInt32(alphabet.count)
          symbols.append(UInt32(alphabet.count))
        }
      }
      guard symbols.count > first else { continue }
      entries.append(
        WordTrie.Entry(
          symbols: first..<symbols.count, number: UInt16(words.count),
          startsAnywhere: pattern.conditions.contains(.startsAnywhere)))
      words.append(
        Word(category: pattern.category, owner: pattern.owner, conditions: pattern.conditions))
      texts.append(pattern.text)
    }
    table = ScalarTable(alphabet: alphabet, folding: folding)
    trie = WordTrie(entries, symbols: symbols, symbolCount: alphabet.count)
    self.words = words
    self.texts = texts
  }

  /// Appends the words found in a text, ordered by where they start.
  ///
  /// Words of one category and owner do not overlap: the one that starts first, then the longest, stays.
  func find(in utf8: UnsafeBufferPointer<UInt8>, into hits: inout [WordHit]) {
    let first = hits.count
    let foundInnocent = table.pages.withUnsafeBufferPointer { pages in
      table.units.withUnsafeBufferPointer { units in
        trie.nodes.withUnsafeBufferPointer { nodes in
          trie.endings.withUnsafeBufferPointer { endings in
            words.withUnsafeBufferPointer { words in
              let scan = WordScan(
                text: utf8, pages: pages, units: units, nodes: nodes, endings: endings,
                words: words, hasInnerWords: trie.hasInnerWords, firstHit: first)
              return scan.run(into: &hits)
            }
          }
        }
      }
    }
    if foundInnocent || hits.count > first + 1 { settle(&hits, from: first) }
  }

  /// The words found in a text.
  func find(in text: some StringProtocol) -> [WordHit] {
    var hits: [WordHit] = []
    var text = String(text)
    text.withUTF8 { find(in: $0, into: &hits) }
    return hits
  }

  /// How the pack spells the word of a hit; nil for a template field, which has its own text only.
  func word(of hit: WordHit) -> String? {
    texts.indices.contains(Int(hit.pattern)) ? texts[Int(hit.pattern)] : nil
  }

  private func isInnocent(_ hit: WordHit) -> Bool {
    hit.pattern != Self.templateField
      && words[Int(hit.pattern)].conditions.contains(.innocent)
  }

  /// Removes innocent phrases with what they cancel, and words that overlap an earlier one.
  private func settle(_ hits: inout [WordHit], from first: Int) {
    for place in first..<hits.count where isInnocent(hits[place]) {
      let innocent = hits[place]
      for index in first..<hits.count where !isInnocent(hits[index]) {
        let range = hits[index].range
        guard hits[index].isSameKind(as: innocent), range.overlaps(innocent.range),
          range == innocent.range || !range.contains(innocent.range)
        else { continue }
        hits[index].range = range.lowerBound..<range.lowerBound
      }
    }
    var kept = first
    for index in first..<hits.count {
      let hit = hits[index]
      guard !hit.range.isEmpty, !isInnocent(hit) else { continue }
      let isCovered = hits[first..<kept].contains {
        $0.isSameKind(as: hit) && $0.range.overlaps(hit.range)
      }
      guard !isCovered else { continue }
      hits[kept] = hit
      kept += 1
    }
    hits.removeSubrange(kept...)
  }
}

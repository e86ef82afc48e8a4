import Basics

/// Finds the words of a language, and of English, in a text.
package struct WordMatcher: Sendable {
  /// The ``WordHit/pattern`` of a template field, which is not a word of a language.
  package static let templateField = UInt32.max

  /// In the order of precedence: of equal words, the word of the last one counts.
  private let vocabularies: [Vocabulary]
  private let folding: ScalarFolding
  private let fields: TemplateFieldSearch

  /// The matcher for the texts of a language.
  ///
  /// English words are found in every language, since product texts everywhere use them.
  ///
  /// - Parameter fields: The names of the template fields that are recognized without their last brace.
  package init(_ language: Language, fields: [String] = []) {
    let isEnglish = language.code == Language.english.code
    folding = ScalarFolding(keepsAccents: language.keepsAccents)
    self.fields = TemplateFieldSearch(names: fields)
    vocabularies = (isEnglish ? [language] : [language, .english]).map {
      Vocabulary.of($0, keepsAccents: language.keepsAccents)
    }
  }

  /// The matcher for words whose numbers are their indices.
  package init(_ patterns: [WordPattern], keepsAccents: Bool) {
    folding = ScalarFolding(keepsAccents: keepsAccents)
    fields = TemplateFieldSearch(names: [])
    vocabularies = [Vocabulary(patterns, by: folding)]
  }

  /// Appends the words found in a text, ordered by their start.
  ///
  /// Words of one category and owner do not overlap: the one that starts first, then the longest,
  /// is kept.
  package func find(in utf8: UnsafeBufferPointer<UInt8>, into hits: inout [WordHit]) {
    var scan = WordScan(utf8, by: folding, fields)
    scan.run(vocabularies)
    scan.resolveOverlaps()
    hits += scan.hits
  }

  /// The words found in a text.
  package func find(in text: some StringProtocol) -> [WordHit] {
    var hits: [WordHit] = []
    String(text).withUTF8Bytes { find(in: $0, into: &hits) }
    return hits
  }
}

/// A word, found in a text.
package struct WordHit: Equatable, Sendable {
  package var category: WordCategory
  /// The custom rule that the word belongs to, counted from 1; 0 for the words of languages.
  package var owner: UInt16 = 0
  /// The number of the word in its matcher.
  package var pattern: UInt32
  var conditions: WordPattern.Conditions = []
  /// UTF-8 offsets in the original text, before any folding.
  package var range: Range<Int>
}

extension WordHit {
  /// Whether the same rule would report both hits.
  func isSameKind(as other: WordHit) -> Bool { category == other.category && owner == other.owner }

  var isInnocent: Bool { conditions.contains(.innocent) }

  /// Whether it is one half of a phrase, which means nothing without the other.
  var isHalf: Bool { !conditions.isDisjoint(with: .halves) }
}

/// A word of a pack, found in a text.
struct WordHit: Equatable, Sendable {
  var category: WordCategory
  /// Which custom rule the word belongs to, counted from 1; 0 for the words of packs.
  var owner: UInt16 = 0
  /// Which of the matcher's words it is; ``WordMatcher/word(of:)`` spells it.
  var pattern: UInt16
  /// UTF-8 offsets in the text as it was given, before any folding.
  var range: Range<Int>
}

extension WordHit {
  /// Whether the same rule would report both.
  func isSameKind(as other: WordHit) -> Bool {
    category == other.category && owner == other.owner
  }
}

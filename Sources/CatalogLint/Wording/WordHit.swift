/// A word of a pack, found in a text.
struct WordHit: Equatable, Sendable {
  var category: WordCategory
  /// Which of the matcher's words it is; ``WordMatcher/word(of:)`` spells it.
  var pattern: UInt16
  /// UTF-8 offsets in the text as it was given, before any folding.
  var range: Range<Int>
}

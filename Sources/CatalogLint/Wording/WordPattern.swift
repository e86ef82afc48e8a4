/// One word or phrase of a pack, with the conditions under which it counts.
struct WordPattern: Sendable {
  /// The letters, unfolded, without the marks of the notation.
  var text: String
  var category: WordCategory
  var conditions: Conditions
  /// Which custom rule it belongs to, counted from 1; 0 for the words of packs.
  var owner: UInt16 = 0

  struct Conditions: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    /// May start in the middle of a word.
    static let startsAnywhere = Conditions(rawValue: 1)
    /// May end in the middle of a word.
    static let endsAnywhere = Conditions(rawValue: 2)
    /// No letter of its own script before it, in scripts that do not part words too.
    static let partedBefore = Conditions(rawValue: 4)
    /// No letter of its own script after it, in scripts that do not part words too.
    static let partedAfter = Conditions(rawValue: 8)
    /// Counts in capitals only.
    static let capitals = Conditions(rawValue: 16)
    /// Does not count as the second half of a hyphenated word.
    static let unhyphenated = Conditions(rawValue: 32)
    /// An innocent phrase, which cancels the words of its category that it overlaps.
    static let innocent = Conditions(rawValue: 64)
    /// Counts only where no other word stands in the text.
    static let alone = Conditions(rawValue: 128)
  }
}

/// Spellings that mean the same, before or after a number.
struct AmountWordEntry: Sendable {
  struct Place: OptionSet, Sendable {
    let rawValue: UInt8
    static let before = Place(rawValue: 1)
    static let after = Place(rawValue: 2)
  }

  var place: Place
  var word: AmountWord
  /// The spellings in UTF-8, ASCII letters in lower case.
  var spellings: [[UInt8]]
}

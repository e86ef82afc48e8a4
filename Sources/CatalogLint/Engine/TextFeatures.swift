/// What one pass over a text finds in it, for rules to say which texts they want to see.
struct TextFeatures: OptionSet, Sendable {
  /// The lower half for what one bit each says below, the upper one for words.
  let rawValue: UInt128

  /// More than 30 UTF-8 bytes, so perhaps too long for a title.
  static let long = TextFeatures(rawValue: 1 << 0)
  /// Fewer than 40 UTF-8 bytes, so perhaps too short.
  static let short = TextFeatures(rawValue: 1 << 1)
  /// No bytes at all, or nothing but white space.
  static let blank = TextFeatures(rawValue: 1 << 2)
  /// A control, zero-width, bidirectional, tag, filler or private character, or a line break.
  static let invisible = TextFeatures(rawValue: 1 << 3)
  /// `<` or `&`, so perhaps a tag or an entity of HTML.
  static let markup = TextFeatures(rawValue: 1 << 4)
  /// A character that may be an emoji.
  static let emoji = TextFeatures(rawValue: 1 << 5)
  /// A space at an end, two in a row, or a full-width or no-break one.
  static let spacing = TextFeatures(rawValue: 1 << 6)
  /// Letters of a script with case and no lower-case ASCII letter.
  static let capitals = TextFeatures(rawValue: 1 << 7)
  /// Two exclamation or question marks in a row, or other punctuation three times.
  static let repeatedPunctuation = TextFeatures(rawValue: 1 << 8)
  /// An amount of real money.
  static let money = TextFeatures(rawValue: 1 << 9)
  /// A number that counts something.
  static let count = TextFeatures(rawValue: 1 << 10)
  /// A length of time with a number.
  static let duration = TextFeatures(rawValue: 1 << 11)
  /// A title, whatever is in it.
  static let title = TextFeatures(rawValue: 1 << 12)
  /// A description, whatever is in it.
  static let description = TextFeatures(rawValue: 1 << 13)
  /// Something that is not ASCII.
  static let nonASCII = TextFeatures(rawValue: 1 << 14)
  /// A character or a run of digits that a web address, an e-mail address or a telephone number has.
  static let address = TextFeatures(rawValue: 1 << 18)

  /// A Han character of the unified block.
  static let han = TextFeatures(rawValue: 1 << 15)
  /// Letters that the locale of the text does not write, or none that it does.
  static let foreignScript = TextFeatures(rawValue: 1 << 16)
  /// A letter and its accent apart that have a character of their own together.
  static let decomposed = TextFeatures(rawValue: 1 << 17)

  /// A word of the category.
  static func word(_ category: WordCategory) -> TextFeatures {
    TextFeatures(rawValue: 1 << (64 + UInt128(category.rawValue)))
  }
}

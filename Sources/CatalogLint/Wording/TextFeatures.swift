/// The features that one pass over a text finds in it; rules declare which features trigger them.
struct TextFeatures: OptionSet, Sendable {
  /// One bit for each feature below, and after them one for each word category.
  let rawValue: UInt64

  /// A combining mark that scripts share, or a part of a letter that is written apart.
  static let combining = TextFeatures(rawValue: 1 << 0)
  /// Fewer than 40 UTF-8 bytes, so perhaps too short.
  static let short = TextFeatures(rawValue: 1 << 1)
  /// Empty, or nothing but whitespace.
  static let blank = TextFeatures(rawValue: 1 << 2)
  /// A control, zero-width, bidirectional, tag, filler or private character, or a line break.
  static let invisible = TextFeatures(rawValue: 1 << 3)
  /// `<` or `&`, so perhaps a tag or an entity of HTML.
  static let markup = TextFeatures(rawValue: 1 << 4)
  /// A character that may be an emoji.
  static let emoji = TextFeatures(rawValue: 1 << 5)
  /// A leading or trailing space, two in a row, or a full-width or no-break one.
  static let spacing = TextFeatures(rawValue: 1 << 6)
  /// Letters of a script with case and no lowercase ASCII letter.
  static let capitals = TextFeatures(rawValue: 1 << 7)
  /// Two exclamation or question marks in a row, or other punctuation three times.
  static let repeatedPunctuation = TextFeatures(rawValue: 1 << 8)
  /// An amount of real money.
  static let money = TextFeatures(rawValue: 1 << 9)
  /// A number that counts something.
  static let count = TextFeatures(rawValue: 1 << 10)
  /// A length of time with a number.
  static let duration = TextFeatures(rawValue: 1 << 11)
  /// A title, regardless of its content.
  static let title = TextFeatures(rawValue: 1 << 12)
  /// A description, regardless of its content.
  static let description = TextFeatures(rawValue: 1 << 13)
  /// A character outside of ASCII.
  static let nonASCII = TextFeatures(rawValue: 1 << 14)
  /// A character or a run of digits that occurs in web addresses, email addresses or telephone
  /// numbers.
  static let address = TextFeatures(rawValue: 1 << 18)
  /// An underscore.
  static let underscore = TextFeatures(rawValue: 1 << 19)

  /// A Han character of the unified block.
  static let han = TextFeatures(rawValue: 1 << 15)
  /// Letters that the locale of the text does not write, or none that it does.
  static let foreignScript = TextFeatures(rawValue: 1 << 16)
  /// A letter followed by an accent for which a precomposed character exists.
  static let decomposed = TextFeatures(rawValue: 1 << 17)

  /// A word of the category.
  static func word(_ category: WordCategory) -> TextFeatures {
    TextFeatures(rawValue: 1 << (20 + UInt64(category.rawValue)))
  }
}

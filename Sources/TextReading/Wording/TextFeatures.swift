/// The features that one pass over a text finds in it; rules declare which features trigger them.
package struct TextFeatures: OptionSet, Sendable {
  /// One bit for each feature below, and after them one for each word category.
  package let rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  /// A combining mark that scripts share, or a part of a letter that is written apart.
  package static let combining = TextFeatures(rawValue: 1 << 0)
  /// Fewer than 40 UTF-8 bytes, so perhaps too short.
  static let short = TextFeatures(rawValue: 1 << 1)
  /// Empty, or nothing but whitespace.
  package static let blank = TextFeatures(rawValue: 1 << 2)
  /// A control, zero-width, bidirectional, tag, filler or private character, or a line break.
  package static let invisible = TextFeatures(rawValue: 1 << 3)
  /// `<` or `&`, so perhaps a tag or an entity of HTML.
  package static let markup = TextFeatures(rawValue: 1 << 4)
  /// A character that may be an emoji.
  package static let emoji = TextFeatures(rawValue: 1 << 5)
  /// A leading or trailing space, two in a row, or a full-width or no-break one.
  package static let spacing = TextFeatures(rawValue: 1 << 6)
  /// Letters of a script with case and no lowercase ASCII letter.
  package static let capitals = TextFeatures(rawValue: 1 << 7)
  /// Two exclamation or question marks in a row, or other punctuation three times.
  package static let repeatedPunctuation = TextFeatures(rawValue: 1 << 8)
  /// An amount of real money.
  package static let money = TextFeatures(rawValue: 1 << 9)
  /// A number that counts something.
  package static let count = TextFeatures(rawValue: 1 << 10)
  /// A length of time with a number.
  package static let duration = TextFeatures(rawValue: 1 << 11)
  /// A title, regardless of its content.
  package static let title = TextFeatures(rawValue: 1 << 12)
  /// A description, regardless of its content.
  package static let description = TextFeatures(rawValue: 1 << 13)
  /// A character outside of ASCII.
  package static let nonASCII = TextFeatures(rawValue: 1 << 14)
  /// A character or a run of digits that occurs in web addresses, email addresses or telephone
  /// numbers.
  package static let address = TextFeatures(rawValue: 1 << 18)
  /// An underscore.
  package static let underscore = TextFeatures(rawValue: 1 << 19)

  /// A Han character of the unified block.
  package static let han = TextFeatures(rawValue: 1 << 15)
  /// Letters that the locale of the text does not write, or none that it does.
  package static let foreignScript = TextFeatures(rawValue: 1 << 16)
  /// A letter followed by an accent for which a precomposed character exists.
  package static let decomposed = TextFeatures(rawValue: 1 << 17)

  /// A word of the category.
  package static func word(_ category: WordCategory) -> TextFeatures {
    TextFeatures(rawValue: 1 << (20 + UInt64(category.rawValue)))
  }
}

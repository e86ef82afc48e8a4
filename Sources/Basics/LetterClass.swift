/// The class of a scalar in the search for words: the script of a letter, or something else.
package enum LetterClass: UInt8, Sendable {
  /// Punctuation, symbols, emoji, spaces.
  case other = 0
  /// Scalars that are no letters of their own: zero-width and bidirectional controls, combining marks, the
  /// dots below of the scripts of India.
  case skipped = 1
  /// May open a template field: `{ % $ <`.
  case fieldMark = 2
  // Scripts that don't separate words with spaces, or that attach endings to them.
  case han = 3
  case hiragana = 4
  case katakana = 5
  case hangul = 6
  case thai = 7
  // Scripts that separate words, and digits.
  case digit = 8
  case latin = 9
  case cyrillic = 10
  case greek = 11
  case arabic = 12
  /// Any other alphabet.
  case alphabetic = 13

  /// Whether an adjacent letter of the same class continues the word.
  package var isSpaced: Bool { rawValue >= Self.digit.rawValue }

  /// Whether it is a letter of any script.
  package var isLetter: Bool { rawValue >= Self.han.rawValue && self != .digit }

  /// The class of a scalar.
  package static func of(_ scalar: UInt32) -> LetterClass { scalar < 0x10000 ? table[Int(scalar)] : .other }

  /// Whether a skipped scalar is a mark on the letter before it, and not invisible.
  package static func isMark(_ scalar: UInt32) -> Bool { scalar != 0xAD && scalar < 0x1000 }

  private static let table: [LetterClass] = {
    var table = [LetterClass](repeating: .other, count: 0x10000)
    for (range, letterClass) in ranges { for scalar in range { table[Int(scalar)] = letterClass } }
    return table
  }()

  /// The classes of the Basic Multilingual Plane; later ranges override earlier ones.
  private static let ranges: [(ClosedRange<UInt32>, LetterClass)] = [
    (0x30...0x39, .digit), (0x41...0x5A, .latin), (0x61...0x7A, .latin), (0x7B...0x7B, .fieldMark),
    (0x24...0x25, .fieldMark), (0x3C...0x3C, .fieldMark), (0xAA...0xAA, .latin), (0xAD...0xAD, .skipped),
    (0xBA...0xBA, .latin), (0xC0...0x24F, .latin), (0xD7...0xD7, .other), (0xF7...0xF7, .other),
    (0x250...0x2AF, .latin), (0x300...0x36F, .skipped), (0x370...0x3FF, .greek), (0x400...0x52F, .cyrillic),
    (0x531...0x586, .alphabetic), (0x591...0x5F4, .alphabetic), (0x610...0x61A, .skipped), (0x620...0x6D3, .arabic),
    (0x6D5...0x6EF, .arabic), (0x6FA...0x6FF, .arabic), (0x640...0x640, .skipped), (0x64B...0x65F, .skipped),
    (0x660...0x669, .digit), (0x66A...0x66D, .other), (0x670...0x670, .skipped), (0x6F0...0x6F9, .digit),
    (0x700...0x74F, .alphabetic), (0x750...0x77F, .arabic), (0x780...0x8FF, .alphabetic), (0x900...0xDFF, .alphabetic),
    (0x964...0x965, .other), (0x93C...0x93C, .skipped), (0x9BC...0x9BC, .skipped), (0xA3C...0xA3C, .skipped),
    (0xA71...0xA71, .skipped), (0xABC...0xABC, .skipped), (0xB3C...0xB3C, .skipped), (0xE01...0xE3A, .thai),
    (0xE40...0xE4E, .thai), (0xE50...0xE59, .digit), (0xE80...0xEFF, .alphabetic), (0xF00...0xFFF, .alphabetic),
    (0x1000...0x109F, .alphabetic), (0x10A0...0x10FF, .alphabetic), (0x1100...0x11FF, .hangul),
    (0x1200...0x1CFF, .alphabetic), (0x1E00...0x1EFF, .latin), (0x1F00...0x1FFF, .greek), (0x200B...0x200F, .skipped),
    (0x202A...0x202E, .skipped), (0x2060...0x206F, .skipped), (0x3005...0x3007, .han), (0x3041...0x309F, .hiragana),
    (0x30A1...0x30FF, .katakana), (0x30FB...0x30FB, .other), (0x3131...0x318E, .hangul), (0x3400...0x4DBF, .han),
    (0x4E00...0x9FFF, .han), (0xAC00...0xD7A3, .hangul), (0xF900...0xFAFF, .han), (0xFB50...0xFDFF, .arabic),
    (0xFE00...0xFE0F, .skipped), (0xFE70...0xFEFC, .arabic), (0xFEFF...0xFEFF, .skipped), (0xFF10...0xFF19, .digit),
    (0xFF21...0xFF3A, .latin), (0xFF41...0xFF5A, .latin), (0xFF66...0xFF9D, .katakana), (0xFF9E...0xFF9F, .katakana),
  ]
}

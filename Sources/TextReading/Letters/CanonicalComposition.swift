/// Composes letters with the accents that follow them, as the store and most tools write them: `e`
/// and U+0301 become `é` (Unicode's normalization form C).
///
/// It knows the letters of Latin, Greek, Cyrillic, Vietnamese, kana and Hangul. The standard
/// library has no public normalization, but it compares and hashes characters by canonical
/// equivalence, so a set of composed characters finds the one equal to a sequence.
package enum CanonicalComposition {
  /// The text with its letters and accents composed; nil when it already is.
  package static func composed(_ text: String) -> String? {
    guard hasMarks(text) else { return nil }
    // Scalar by scalar: a sequence is appended by copying the whole text.
    var scalars = String.UnicodeScalarView()
    for character in text { for scalar in composed(character) { scalars.append(scalar) } }
    let result = String(scalars)
    guard !result.utf8.elementsEqual(text.utf8), result == text else { return nil }
    return result
  }

  /// Whether a text contains a character that may compose with the one before it.
  static func hasMarks(_ text: String) -> Bool { text.unicodeScalars.contains { isMark($0.value) } }

  private static func isMark(_ value: UInt32) -> Bool {
    switch value {
    case 0x300...0x36F, 0x1100...0x11FF, 0x3099...0x309A: true
    default: false
    }
  }

  private static func composed(_ character: Character) -> [Unicode.Scalar] {
    let scalars = Array(character.unicodeScalars)
    guard scalars.count > 1 else { return scalars }
    if let whole = single(character) { return [whole] }
    var result: [Unicode.Scalar] = []
    for scalar in scalars {
      if let last = result.last, let pair = hangul(last, scalar) ?? accented(last, scalar) {
        result[result.count - 1] = pair
      } else {
        result.append(scalar)
      }
    }
    return result
  }

  private static func accented(_ letter: Unicode.Scalar, _ mark: Unicode.Scalar) -> Unicode.Scalar? {
    guard isMark(mark.value) else { return nil }
    var pair = String.UnicodeScalarView()
    pair.append(letter)
    pair.append(mark)
    let text = String(pair)
    guard let character = text.first, text.count == 1 else { return nil }
    return single(character)
  }

  /// The single scalar that is equal to a character.
  private static func single(_ character: Character) -> Unicode.Scalar? {
    guard let index = composedCharacters.firstIndex(of: character) else { return nil }
    return composedCharacters[index].unicodeScalars.first
  }

  /// A syllable of a leading consonant and a vowel, or of such a syllable and a final consonant.
  private static func hangul(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
    let (first, second) = (first.value, second.value)
    switch (first, second) {
    case (0x1100...0x1112, 0x1161...0x1175):
      return Unicode.Scalar(0xAC00 + ((first - 0x1100) * 21 + second - 0x1161) * 28)
    case (0xAC00...0xD7A3, 0x11A8...0x11C2) where (first - 0xAC00).isMultiple(of: 28):
      return Unicode.Scalar(first + second - 0x11A7)
    default: return nil
    }
  }

  /// The characters of one scalar that can also be written with separate marks. If two are equal,
  /// the first one wins: U+03AC, not U+1F71.
  private static let composedCharacters: Set<Character> = {
    let ranges: [ClosedRange<UInt32>] = [
      0xC0...0x233, 0x386...0x3CE, 0x3D3...0x3D4, 0x400...0x4F9, 0x1E00...0x1EF9, 0x1F00...0x1FFC, 0x304C...0x3094,
      0x309E...0x309E, 0x30AC...0x30FE,
    ]
    var characters: Set<Character> = []
    for value in ranges.joined() { if let scalar = Unicode.Scalar(value) { characters.insert(Character(scalar)) } }
    return characters
  }()
}

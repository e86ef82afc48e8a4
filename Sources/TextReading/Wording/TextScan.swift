import Basics

/// The kinds of the characters of a text, found in one pass.
package struct TextScan {
  package private(set) var features: TextFeatures = []
  /// The scripts of its letters.
  package private(set) var scripts: WritingSystems = []
  /// Its length in UTF-16 units.
  package private(set) var units = 0

  package init(_ text: UnsafeBufferPointer<UInt8>) {
    var previous: UInt32 = 0
    var digits = 0
    var (hasSmall, hasCapital, isBlank) = (false, false, true)
    for scalar in Scalars(text) {
      units += scalar < 0x10000 ? 1 : 2
      scripts.formUnion(WritingSystems(of: scalar))
      features.formUnion(scalar < 0x80 ? Self.pair(previous, scalar) : Self.special(scalar))
      if scalar != 0x20 { isBlank = false }
      if Self.isSmall(scalar) { hasSmall = true } else if Self.mayBeCapital(scalar) { hasCapital = true }
      if (0x30...0x39).contains(scalar) { digits += 1 }
      previous = scalar
    }
    if text.count < 40 { features.insert(.short) }
    if isBlank { features.insert(.blank) }
    if text.first == 0x20 || text.last == 0x20 { features.insert(.spacing) }
    if hasCapital, !hasSmall { features.insert(.capitals) }
    if digits >= Self.digitsOfAddress { features.insert(.address) }
    if scripts.contains(.han) { features.insert(.han) }
    guard features.contains(.combining) else { return }
    if CanonicalComposition.composed(String(decoding: text, as: UTF8.self)) != nil { features.insert(.decomposed) }
  }

  /// The minimum number of digits of a telephone number without a word for "telephone" next to it.
  private static let digitsOfAddress = 9

  private static func isSmall(_ scalar: UInt32) -> Bool { (0x61...0x7A).contains(scalar) }

  /// Whether a scalar is a capital of ASCII, or in a block of letters with case: Latin, Greek, Cyrillic and Armenian,
  /// Georgian and the Latin of Vietnamese, full-width Latin; some other scripts share these, but not Han, kana and
  /// Hangul.
  private static func mayBeCapital(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x41...0x5A, 0xC0...0x5BF, 0x1000...0x1FFF, 0xF000...0xFFFF: true
    default: false
    }
  }

  /// The features of an ASCII character after another one.
  private static func pair(_ previous: UInt32, _ scalar: UInt32) -> TextFeatures {
    switch Unicode.Scalar(UInt8(scalar)) {
    case " ": previous == scalar ? .spacing : []
    case "\0"..<" ", "\u{7F}": .invisible
    case "<", "&": .markup
    case "@": .address
    case "/": previous == 0x3A ? .address : []
    case "a"..."z", "A"..."Z": previous == 0x2E ? .address : []
    case "_": previous == scalar ? [.underscore, .repeatedPunctuation] : .underscore
    case ".", "!", "?", ",", "*", "~", "-": previous == scalar ? .repeatedPunctuation : []
    default: []
    }
  }

  /// The features of a character that is not ASCII. Rules look closer at what begins in these blocks.
  private static func special(_ scalar: UInt32) -> TextFeatures {
    let features: TextFeatures =
      switch scalar {
      // Han and Hangul, which most texts of their languages consist of.
      case 0x3400...0x9FFF, 0xAC00...0xD7A3: []
      // Controls, the soft hyphen, the grapheme joiner, the Arabic letter mark.
      case ..<0xA0, 0xAD, 0x34F, 0x61C: .invisible
      case 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: .spacing
      // Combining marks, conjoining Hangul, the voicing marks of kana; marks for symbols, but not the one that makes a
      // key of a digit.
      case 0x300...0x36F, 0x1100...0x113F, 0x1180...0x11FF, 0x3099...0x309A, 0x20D0...0x20E2, 0x20E4...0x20F0:
        .combining
      // Among conjoining Hangul are its fillers.
      case 0x1140...0x117F: [.combining, .invisible]
      // Mongolian separators, joiners and directions, Braille's blank, the filler of Hangul.
      case 0x1800...0x183F, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x207F, 0x2800, 0x3140...0x317F: .invisible
      case 0x203C, 0x2049, 0x2100...0x213F, 0x2180...0x21BF, 0x2300...0x233F, 0x23C0...0x23FF, 0x24C0...0x24FF,
        0x2580...0x27BF, 0x2900...0x293F, 0x2B00...0x2B7F, 0x3030, 0x303D, 0x10000...0x3FFFF:
        .emoji
      // Turns ❤, © and digits into emoji.
      case 0xFE0F: [.invisible, .emoji]
      case 0xFF01, 0xFF1F: .repeatedPunctuation
      // Private use, variation selectors, non-characters, the byte order mark, tags.
      case 0xE000...0xF8FF, 0xFDC0...0xFE3F, 0xFEC0...0xFEFF, 0xFF80...: .invisible
      default: []
      }
    return features.union(.nonASCII)
  }
}

/// What characters are, by the first two bytes of their sequences in UTF-8: the scripts of letters, and
/// what else is in a text that rules look closer at.
enum LeadingBytes {
  /// By the last six bits of both bytes: ``WritingSystems`` in the low bits, above them the features, and
  /// whether the third byte has to be looked at, too.
  static let table: [UInt32] = (0..<64 * 64).map { pair in
    let (lead, second) = (UInt8(0xC0 + pair >> 6), UInt8(0x80 + pair & 0x3F))
    return WritingSystems(lead: lead, second: second).rawValue | kind(lead, second)
  }

  private static let invisible: UInt32 = 1 << 24
  private static let spacing: UInt32 = 1 << 25
  private static let emoji: UInt32 = 1 << 26
  private static let decomposed: UInt32 = 1 << 27
  static let third: UInt32 = 1 << 28

  /// The scripts of characters whose entries in the table were combined.
  static func scripts(of found: UInt32) -> WritingSystems { WritingSystems(rawValue: found & (invisible - 1)) }

  /// The features of characters whose entries in the table were combined.
  static func features(of found: UInt32) -> TextFeatures {
    var features: TextFeatures = []
    if found & invisible != 0 { features.insert(.invisible) }
    if found & spacing != 0 { features.insert(.spacing) }
    if found & emoji != 0 { features.insert(.emoji) }
    if found & decomposed != 0 { features.insert(.decomposed) }
    return features
  }

  private static func kind(_ lead: UInt8, _ second: UInt8) -> UInt32 {
    switch (lead, second) {
    // C1 controls, the no-break space, the soft hyphen.
    case (0xC2, ..<0xA0), (0xC2, 0xAD): invisible
    case (0xC2, 0xA0): spacing
    // Combining marks; the grapheme joiner among them is invisible.
    case (0xCC, _): decomposed
    case (0xCD, 0x8F): invisible
    case (0xCD, ..<0xB0): decomposed
    // The Arabic letter mark.
    case (0xD8, 0x9C): invisible
    // Conjoining Hangul, with its fillers; Mongolian separators. The rule looks closer.
    case (0xE1, 0x84), (0xE1, 0x86), (0xE1, 0x87): decomposed
    case (0xE1, 0x85): invisible | decomposed
    case (0xE1, 0xA0), (0xE3, 0x85): invisible
    case (0xE2, _), (0xE3, 0x80), (0xE3, 0x82), (0xEF, 0xBC): third
    // Variation selectors.
    case (0xEF, 0xB8): invisible | third
    // Private use, non-characters, the byte order mark.
    case (0xEE, _), (0xEF, ...0xA3), (0xEF, 0xB7), (0xEF, 0xBB), (0xEF, 0xBE...): invisible
    case (0xF0, _): emoji
    case (0xF1..., _): invisible
    default: 0
    }
  }

  /// The features of what begins with three bytes, in addition to those by the first two.
  static func features(_ lead: UInt8, _ second: UInt8, _ third: UInt8) -> TextFeatures {
    switch (lead, second, third) {
    case (0xE2, _, _): punctuation(second, third)
    case (0xE3, 0x80, 0x80): .spacing  // U+3000
    case (0xE3, 0x80, 0xB0), (0xE3, 0x80, 0xBD): .emoji
    case (0xE3, 0x82, 0x99...0x9A): .decomposed  // voicing marks of kana
    case (0xEF, 0xB8, 0x8F): .emoji  // turns ❤, © and digits into emoji
    case (0xEF, 0xBC, 0x81), (0xEF, 0xBC, 0x9F): .repeatedPunctuation  // ！ ？
    default: []
    }
  }

  /// The features of U+2000–U+2FFF by the second and third byte.
  private static func punctuation(_ second: UInt8, _ third: UInt8) -> TextFeatures {
    switch second {
    case 0x80:
      if third <= 0x8A { return .spacing }
      if third <= 0x8F || (0xA8...0xAE).contains(third) { return .invisible }
      if third == 0xAF { return .spacing }
      if third == 0xBC { return .emoji }
      return []
    case 0x81:
      if third >= 0xA0 { return .invisible }
      if third == 0x9F { return .spacing }
      if third == 0x89 { return .emoji }
      return []
    // Combining marks for symbols, but not the one that makes a key of a digit.
    case 0x83: return (0x90...0xB0).contains(third) && third != 0xA3 ? .combining : []
    case 0xA0: return third == 0x80 ? .invisible : []  // Braille's blank
    case 0x84, 0x86, 0x8C, 0x8F, 0x93, 0x96, 0x97, 0x98...0x9E, 0xA4, 0xAC, 0xAD: return .emoji
    default: return []
    }
  }
}

/// The unification of variants of a letter before words are compared.
///
/// Case, full-width forms, half-width katakana, typographic spaces, hyphens and apostrophes are
/// always folded; hyphens and underscores are folded to spaces, so that `ad-free` equals `ad free`.
package struct ScalarFolding: Sendable {
  /// Whether accents distinguish words, as in Vietnamese, where `thử` means "try" and `thư`
  /// "letter".
  package var keepsAccents: Bool

  package init(keepsAccents: Bool) { self.keepsAccents = keepsAccents }

  /// The folded form of a scalar of the Basic Multilingual Plane.
  package func folded(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x41...0x5A: scalar + 0x20
    case 0x2D, 0x5F, 0xA0: 0x20
    case 0x21..<0xC0: scalar
    case 0xC0...0x17F: latin(scalar)
    case 0x1A0...0x1B0: scalar == 0x1A0 || scalar == 0x1AF ? scalar + 1 : scalar
    case 0x218...0x21B: romanian(scalar)
    case 0x370...0x3FF: greek(scalar)
    case 0x400...0x40F: cyrillic(scalar + 0x50)
    case 0x410...0x42F: scalar + 0x20
    case 0x450...0x45F: cyrillic(scalar)
    case 0x622, 0x623, 0x625, 0x671: 0x627
    case 0x629: 0x647
    case 0x649, 0x6CC: 0x64A
    case 0x6A9: 0x643
    case 0x660...0x669: scalar - 0x660 + 0x30
    case 0x6F0...0x6F9: scalar - 0x6F0 + 0x30
    case 0x900...0xB7F: indic(scalar)
    case 0x1EA0...0x1EFF: scalar | 1
    case 0x2000...0x200A, 0x2010...0x2015, 0x202F, 0x205F, 0x2212, 0x3000: 0x20
    case 0x2018, 0x2019, 0x2BC: 0x27
    case 0xFF01...0xFF5E: folded(scalar - 0xFEE0)
    case 0xFF66...0xFF9D: Self.katakana[Int(scalar - 0xFF66)]
    default: scalar
    }
  }

  private func cyrillic(_ small: UInt32) -> UInt32 { small == 0x451 ? 0x435 : small }

  /// Folds the letters with a comma below to the ones with the cedilla that is often written for it.
  private func romanian(_ scalar: UInt32) -> UInt32 { latin(scalar < 0x21A ? 0x15F : 0x163) }

  /// Capitals are written without accents, so that these distinguish no words; a sigma has another
  /// form at the end of a word.
  private func greek(_ scalar: UInt32) -> UInt32 {
    let small: UInt32 =
      switch scalar {
      case 0x386: 0x3AC
      case 0x388...0x38A: scalar + 0x25
      case 0x38C: 0x3CC
      case 0x38E, 0x38F: scalar + 0x3F
      case 0x391...0x3AB: scalar + 0x20
      case 0x3C2: 0x3C3
      default: scalar
      }
    if keepsAccents { return small }
    switch small {
    case 0x3AC: return 0x3B1
    case 0x3AD: return 0x3B5
    case 0x3AE: return 0x3B7
    case 0x3AF, 0x3CA, 0x390: return 0x3B9
    case 0x3CC: return 0x3BF
    case 0x3CD, 0x3CB, 0x3B0: return 0x3C5
    case 0x3CE: return 0x3C9
    default: return small
    }
  }

  /// Folds the letters with a dot below to the ones without it, which are often written for them,
  /// and the sign of a nasal vowel with a moon to the one without.
  private func indic(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x901, 0xA81: scalar + 1
    case 0x929, 0x931, 0x934, 0xA33: scalar - 1
    case 0x958...0x95F: Self.undotted[Int(scalar - 0x958)]
    case 0x9DC, 0x9DD: scalar - 0x3B
    case 0x9DF: 0x9AF
    case 0xA36: 0xA38
    case 0xA59, 0xA5A: scalar - 0x43
    case 0xA5B: 0xA1C
    case 0xA5E: 0xA2B
    case 0xB5C, 0xB5D: scalar - 0x3B
    default: scalar
    }
  }

  /// The letters without a dot below for the ones from U+0958 to U+095F.
  private static let undotted: [UInt32] = [0x915, 0x916, 0x917, 0x91C, 0x921, 0x922, 0x92B, 0x92F]

  private func latin(_ scalar: UInt32) -> UInt32 {
    let base = Self.bases[Int(scalar - 0xC0)]
    if !keepsAccents, base != UInt8(ascii: ".") { return UInt32(base) }
    switch scalar {
    case 0xD7, 0xDF: return scalar
    case 0xC0...0xDE: return scalar + 0x20
    case 0x130, 0x131: return 0x69
    case 0x139...0x148, 0x179...0x17E: return scalar + scalar % 2
    case 0x178: return 0xFF
    case 0x100...0x177: return scalar | 1
    default: return scalar
    }
  }

  /// The unaccented lowercase letter of each scalar from U+00C0 to U+017F; a dot where there is
  /// none.
  private static let bases = Array(
    """
    aaaaaa.ceeeeiiii.nooooo.ouuuuy..aaaaaa.ceeeeiiii.nooooo.ouuuuy.y\
    aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii..jjkkklllllll\
    lllnnnnnnn..oooooo..rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs
    """.utf8)

  /// The katakana of each half-width form from U+FF66 to U+FF9D.
  private static let katakana = """
    ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン
    """.unicodeScalars.map(\.value)
}

package import AppStoreReference

/// The scripts of the letters in a text.
package struct WritingSystems: OptionSet, Sendable {
  package let rawValue: UInt32

  package static let latin = WritingSystems(rawValue: 1 << 0)
  static let greek = WritingSystems(rawValue: 1 << 1)
  static let cyrillic = WritingSystems(rawValue: 1 << 2)
  static let hebrew = WritingSystems(rawValue: 1 << 3)
  static let arabic = WritingSystems(rawValue: 1 << 4)
  static let devanagari = WritingSystems(rawValue: 1 << 5)
  static let bengali = WritingSystems(rawValue: 1 << 6)
  static let gurmukhi = WritingSystems(rawValue: 1 << 7)
  static let gujarati = WritingSystems(rawValue: 1 << 8)
  static let odia = WritingSystems(rawValue: 1 << 9)
  static let tamil = WritingSystems(rawValue: 1 << 10)
  static let telugu = WritingSystems(rawValue: 1 << 11)
  static let kannada = WritingSystems(rawValue: 1 << 12)
  static let malayalam = WritingSystems(rawValue: 1 << 13)
  static let thai = WritingSystems(rawValue: 1 << 14)
  static let kana = WritingSystems(rawValue: 1 << 15)
  static let han = WritingSystems(rawValue: 1 << 16)
  static let hangul = WritingSystems(rawValue: 1 << 17)

  /// The script of a letter; empty for signs and for scripts that no locale of the store uses.
  init(of scalar: UInt32) {
    switch scalar {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0x27F, 0x1E00...0x1EFF: self = .latin
    case 0x380...0x3FF, 0x1F00...0x1FFF: self = .greek
    case 0x400...0x4FF: self = .cyrillic
    case 0x5C0...0x5FF: self = .hebrew
    case 0x600...0x6FF: self = .arabic
    case 0x900...0xE7F: self = Self.indic[Int(scalar - 0x900) >> 7]
    case 0x3400...0x9FFF: self = .han
    case 0x3040...0x30FF, 0xFF80...0xFFBF: self = .kana  // with half-width forms
    case 0x1100...0x11FF, 0xAC00...0xD7BF: self = .hangul
    default: self = []
    }
  }

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The scripts of the blocks of 128 scalars from U+0900 to U+0E7F.
  private static let indic: [WritingSystems] = [
    .devanagari, .bengali, .gurmukhi, .gujarati, .odia, .tamil, .telugu, .kannada, .malayalam, [], .thai,
  ]

  /// The scripts that texts of a locale are written in.
  package static func expected(in locale: StoreLocale) -> WritingSystems { ofLocales[Int(locale.index)] }

  private static let ofLocales: [WritingSystems] = StoreLocale.all.map { locale in
    switch locale.script {
    case .latin: .latin
    case .simplifiedHan, .traditionalHan: .han
    case .japanese: [.kana, .han]
    case .korean: .hangul
    case .cyrillic: .cyrillic
    case .greek: .greek
    case .arabic: .arabic
    case .hebrew: .hebrew
    case .thai: .thai
    case .devanagari: .devanagari
    case .bengali: .bengali
    case .gujarati: .gujarati
    case .gurmukhi: .gurmukhi
    case .kannada: .kannada
    case .malayalam: .malayalam
    case .odia: .odia
    case .tamil: .tamil
    case .telugu: .telugu
    }
  }

  /// Whether a text has letters that its locale doesn't use, or none that it does.
  ///
  /// Latin letters next to others are fine everywhere: VIP, MP3, names.
  package func isForeign(in locale: StoreLocale) -> Bool {
    let expected = Self.expected(in: locale)
    return !isEmpty && (isDisjoint(with: expected) || !subtracting([expected, .latin]).isEmpty)
  }

  /// The name of the letters in messages, given by the first script in the list.
  package var name: String { Self.names.first { contains($0.script) }?.name ?? Self.otherName }

  /// The names of all letters.
  package static var allNames: [String] { names.map(\.name) + [otherName] }

  private static let otherName = "other letters"

  private static let names: [(script: WritingSystems, name: String)] = [
    (.kana, "kana"), (.hangul, "Hangul"), (.han, "Han characters"), (.greek, "Greek letters"),
    (.cyrillic, "Cyrillic letters"), (.hebrew, "Hebrew letters"), (.arabic, "Arabic letters"), (.thai, "Thai letters"),
    (.devanagari, "Devanagari"), (.bengali, "Bengali letters"), (.gurmukhi, "Gurmukhi"),
    (.gujarati, "Gujarati letters"), (.odia, "Odia letters"), (.tamil, "Tamil letters"), (.telugu, "Telugu letters"),
    (.kannada, "Kannada letters"), (.malayalam, "Malayalam letters"), (.latin, "Latin letters"),
  ]
}

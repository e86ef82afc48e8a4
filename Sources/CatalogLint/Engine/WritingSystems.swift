import AppStoreReference

/// The scripts of the letters in a text, recognized by the first two bytes of their sequences.
struct WritingSystems: OptionSet, Sendable {
  let rawValue: UInt32

  static let latin = WritingSystems(rawValue: 1 << 0)
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

  /// The script of a sequence of two or more bytes; empty for signs and for scripts that no locale
  /// of the store uses.
  init(lead: UInt8, second: UInt8) {
    switch lead {
    case 0xC3...0xC9: self = .latin
    case 0xCE, 0xCF: self = .greek
    case 0xD0...0xD3: self = .cyrillic
    case 0xD7: self = .hebrew
    case 0xD8...0xDB: self = .arabic
    case 0xE0:
      let block = Int(second & 0x3F) / 2
      self = (18...28).contains(block) ? Self.indic[block - 18] : []
    case 0xE1:
      switch second {
      case 0x84...0x87: self = .hangul
      case 0xB8...0xBB: self = .latin
      case 0xBC...0xBF: self = .greek
      default: self = []
      }
    case 0xE3:
      switch second {
      case 0x81...0x83: self = .kana
      case 0x90...: self = .han
      default: self = []
      }
    case 0xE4...0xE9: self = .han
    case 0xEA: self = second >= 0xB0 ? .hangul : []
    case 0xEB...0xEC: self = .hangul
    case 0xED: self = second <= 0x9E ? .hangul : []
    case 0xEF: self = second == 0xBE ? .kana : []  // half-width forms
    default: self = []
    }
  }

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The scripts of the blocks of 128 scalars from U+0900 to U+0E7F.
  private static let indic: [WritingSystems] = [
    .devanagari, .bengali, .gurmukhi, .gujarati, .odia, .tamil, .telugu, .kannada, .malayalam, [], .thai,
  ]

  /// The scripts that texts of a locale are written in.
  static func expected(in locale: StoreLocale) -> WritingSystems { ofLocales[Int(locale.index)] }

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
  func isForeign(in locale: StoreLocale) -> Bool {
    let expected = Self.expected(in: locale)
    return !isEmpty && (isDisjoint(with: expected) || !subtracting([expected, .latin]).isEmpty)
  }

  /// The name of the letters in messages: that of the first script in the list.
  var name: String { Self.names.first { contains($0.script) }?.name ?? "other letters" }

  private static let names: [(script: WritingSystems, name: String)] = [
    (.kana, "kana"), (.hangul, "Hangul"), (.han, "Han characters"), (.greek, "Greek letters"),
    (.cyrillic, "Cyrillic letters"), (.hebrew, "Hebrew letters"), (.arabic, "Arabic letters"), (.thai, "Thai letters"),
    (.devanagari, "Devanagari"), (.bengali, "Bengali letters"), (.gurmukhi, "Gurmukhi"),
    (.gujarati, "Gujarati letters"), (.odia, "Odia letters"), (.tamil, "Tamil letters"), (.telugu, "Telugu letters"),
    (.kannada, "Kannada letters"), (.malayalam, "Malayalam letters"), (.latin, "Latin letters"),
  ]
}

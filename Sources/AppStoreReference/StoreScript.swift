/// The writing system of a store locale, by its ISO 15924 code.
public enum StoreScript: String, Hashable, Sendable, CaseIterable {
  case latin = "Latn"
  case simplifiedHan = "Hans"
  case traditionalHan = "Hant"
  /// Han, hiragana and katakana together.
  case japanese = "Jpan"
  /// Hangul, with Han.
  case korean = "Kore"
  case cyrillic = "Cyrl"
  case greek = "Grek"
  case arabic = "Arab"
  case hebrew = "Hebr"
  case thai = "Thai"
  case devanagari = "Deva"
  case bengali = "Beng"
  case gujarati = "Gujr"
  case gurmukhi = "Guru"
  case kannada = "Knda"
  case malayalam = "Mlym"
  case odia = "Orya"
  case tamil = "Taml"
  case telugu = "Telu"

  /// Whether text is written from right to left.
  public var isRightToLeft: Bool { self == .arabic || self == .hebrew }

  /// Whether text consists only of Han characters, apart from digits and punctuation.
  public var isHan: Bool { self == .simplifiedHan || self == .traditionalHan }
}

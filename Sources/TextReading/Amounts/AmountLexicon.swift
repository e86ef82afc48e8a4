internal import AppStoreReference

/// The words of one locale that can come before or after a number, looked up byte by byte.
struct AmountLexicon: Sendable {
  /// The words after a number.
  let after: WordIndex
  /// The words before a number, which are read backwards.
  let before: WordIndex
  private(set) var words: [AmountWord]

  /// Adds the words of a language and a locale to the words that are recognized everywhere.
  init(_ language: Language, locale: String) {
    var notation = Self.everywhere
    notation.locale = locale
    notation.read(language.amounts)
    after = WordIndex(notation.after)
    before = WordIndex(notation.before)
    words = notation.words
    let currencies = CurrencySign.currencies(in: language, locale: locale)
    for index in words.indices {
      if let sign = words[index].sign { words[index].currencies = currencies[sign]?.rawValue ?? 0 }
    }
  }

  /// All words of every locale, with which the lexicons of all texts begin.
  private static let everywhere: AmountNotation = {
    var notation = AmountNotation(locale: "")
    notation.read(Language.signs.amountsEverywhere)
    for language in Language.all { notation.read(language.amountsEverywhere) }
    return notation
  }()
}

/// A sign or name shared by several countries; the locale decides which currency it means.
enum CurrencySign: String, Sendable, CaseIterable {
  case dollar = "$"
  case yen = "¥"
  case yuan
  case krone = "kr"
  case pound = "£"
  case rupee = "Rs"
  case peso

  /// The meanings of the signs in texts of a locale.
  static func currencies(in language: Language, locale: String) -> [CurrencySign: CurrencySet] {
    var currencies: [CurrencySign: CurrencySet] = [:]
    for entry in Language.entries(Language.signs.signs) + Language.entries(language.signs) {
      let fields = entry.split(separator: " ")
      if let first = fields.first, !first.contains("="), first != locale { continue }
      for field in fields {
        let pair = field.split(separator: "=")
        guard pair.count == 2, let sign = CurrencySign(rawValue: String(pair[0])) else { continue }
        currencies[sign] = CurrencySet(pair[1].split(separator: "+").compactMap { CurrencyCode($0) })
      }
    }
    return currencies
  }
}

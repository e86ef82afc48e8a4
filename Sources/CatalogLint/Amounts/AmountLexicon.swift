internal import AppStoreReference

/// The words of one locale that can come before or after a number, looked up byte by byte.
struct AmountLexicon: Sendable {
  let trie: WordTrie
  private(set) var words: [AmountWord]

  /// The root of the words after a number.
  static let after = 0
  /// The root of the words before a number, which are read backwards.
  static let before = 1

  /// Adds the words of a language and a locale to those that are recognized everywhere.
  ///
  /// - Parameter pairs: The letter pairs of the texts to read; nil for any text.
  init(_ language: Language, locale: String, among pairs: LetterPairs? = nil) {
    var notation = pairs.map { Self.everywhere(among: $0) } ?? Self.everywhere
    notation.locale = locale
    notation.read(language.amounts)
    trie = WordTrie(notation.trie, symbolBound: 256)
    words = notation.words
    let currencies = CurrencySign.currencies(in: language, locale: locale)
    for index in words.indices {
      if let sign = words[index].sign { words[index].currencies = currencies[sign]?.rawValue ?? 0 }
    }
  }

  /// All words of every locale, with which the lexicons of all texts begin.
  private static let everywhere = everywhere(among: nil)

  private static func everywhere(among pairs: LetterPairs?) -> AmountNotation {
    var notation = AmountNotation(locale: "", among: pairs)
    notation.read(Language.signs.amountsEverywhere)
    // The words of another script are only in texts that were copied from another language.
    for (other, scripts) in zip(Language.all, Language.scripts)
    where pairs.map({ !$0.scripts.isDisjoint(with: scripts) }) ?? true { notation.read(other.amountsEverywhere) }
    return notation
  }
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

  /// What the signs mean in texts of a locale.
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

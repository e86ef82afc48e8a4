import AppStoreReference
import Basics
import CatalogModel

/// The amount reader and word matchers of each locale that the catalogs have texts in.
///
/// For the texts of a locale that are not many, they include only the words that can occur in them;
/// the tables of all words are built once and kept.
final class TextReaders: Sendable {
  /// A class: the tables of a locale are a dozen references, too many to copy for every text.
  private final class Reader: Sendable {
    let amounts: AmountReader
    let words: WordMatcher
    let customWords: CustomWordMatcher?
    let genericWords: [GenericVocabulary]

    init(_ locale: StoreLocale?, _ texts: [String]?, _ configuration: LintConfiguration) {
      let language = Language.of(locale)
      let pairs = texts.map(LetterPairs.init)
      if let pairs {
        amounts = AmountReader(locale, among: pairs)
        words = WordMatcher(language, among: pairs)
      } else {
        amounts = AmountReader.reader(for: locale)
        words = WordMatcher.matcher(for: language)
      }
      customWords = CustomWordMatcher(
        configuration.words, rules: configuration.customRules, for: locale)
      let isEnglish = language.code == Language.english.code
      genericWords = (isEnglish ? [.english] : [language, .english]).map {
        GenericVocabulary($0, among: pairs)
      }
    }
  }

  /// By the index of the locale; the last one is for texts without a locale.
  private let readers: [Reader?]
  /// For texts that are in no language.
  private let customWords: CustomWordMatcher?

  /// Texts of a locale longer than this contain most words anyway.
  private static let mostSearchedBytes = 1 << 17

  init(_ configuration: LintConfiguration, for inputs: [LintInput]) {
    var texts = [[String]?](repeating: nil, count: StoreLocale.all.count + 1)
    var bytes = [Int](repeating: 0, count: texts.count)
    func add(_ localizations: [Localization]) {
      for localization in localizations {
        let index = localization.storeLocale.map { Int($0.index) } ?? StoreLocale.all.count
        if texts[index] == nil { texts[index] = [] }
        guard bytes[index] < Self.mostSearchedBytes else { continue }
        for text in [localization.title, localization.description] {
          guard let text else { continue }
          texts[index]?.append(text)
          bytes[index] += text.utf8.count
        }
      }
    }
    for input in inputs {
      for product in input.catalog.products { add(product.localizations) }
      for group in input.catalog.groups { add(group.localizations) }
    }
    readers = zip(StoreLocale.all + [nil], zip(texts, bytes)).map { locale, found in
      let (texts, bytes) = found
      return texts.map {
        Reader(locale, bytes < Self.mostSearchedBytes ? $0 : nil, configuration)
      }
    }
    customWords = CustomWordMatcher(
      configuration.words, rules: configuration.customRules, for: nil)
  }

  /// Appends the amounts and words of a text, read by the conventions of its locale; as English
  /// when it has none.
  func read(
    _ text: UnsafeBufferPointer<UInt8>, locale: StoreLocale?, amounts: inout [Amount],
    hits: inout [WordHit]
  ) {
    guard let reader = reader(for: locale) else { return }
    reader.amounts.read(text, into: &amounts)
    let firstHit = hits.count
    reader.words.find(in: text, into: &hits)
    reader.customWords?.find(in: text, into: &hits, from: firstHit)
  }

  /// The generic words of a locale's language, and of English: texts are often left untranslated.
  func genericWords(in locale: StoreLocale?) -> [GenericVocabulary] {
    reader(for: locale)?.genericWords ?? []
  }

  /// The words of the team's own rules in a text that is in no language, such as a reference name.
  func customHits(in text: UnsafeBufferPointer<UInt8>) -> [WordHit] {
    var hits: [WordHit] = []
    customWords?.find(in: text, into: &hits, from: 0)
    return hits.filter { $0.category == .custom }
  }

  /// The word found in a text of a locale, as the custom rule spells it.
  func customWord(of hit: WordHit, locale: StoreLocale?) -> String? {
    reader(for: locale)?.customWords?.word(of: hit)
  }

  private func reader(for locale: StoreLocale?) -> Reader? {
    readers[locale.map { Int($0.index) } ?? StoreLocale.all.count]
  }
}

extension AmountReader {
  private static let cache = Lock<[StoreLocale?: AmountReader]>([:])

  /// The reader for all texts of a locale, created on first use.
  fileprivate static func reader(for locale: StoreLocale?) -> AmountReader {
    if let known = cache.withLock({ $0[locale] }) { return known }
    let built = AmountReader(locale)
    cache.withLock { $0[locale] = built }
    return built
  }
}

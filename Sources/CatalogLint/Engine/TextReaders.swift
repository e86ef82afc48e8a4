import AppStoreReference
import Basics
import CatalogModel

/// The amount reader and word matchers of each locale that the catalogs have texts in.
///
/// For the texts of a locale that are not many, they include only the words that can occur in them;
/// the tables of all words are built once and kept.
final class TextReaders: Sendable {
  /// A class: the tables of a locale are a dozen references, too many to copy for every text.
  final class Reader: Sendable {
    private let amounts: AmountReader
    private let words: WordMatcher
    fileprivate let customWords: CustomWordMatcher?
    fileprivate let genericWords: [GenericVocabulary]
    fileprivate let functionWords: FunctionWords.Own

    fileprivate init(
      _ locale: StoreLocale?, _ pairs: LetterPairs?, _ words: WordMatcher, _ configuration: LintConfiguration
    ) {
      let language = Language.of(locale)
      amounts = pairs.map { AmountReader(locale, among: $0) } ?? AmountReader.reader(for: locale)
      self.words = words
      customWords = CustomWordMatcher(configuration.words, rules: configuration.customRules, for: locale)
      let isEnglish = language.code == Language.english.code
      genericWords = (isEnglish ? [.english] : [language, .english]).map { GenericVocabulary($0, among: pairs) }
      functionWords = FunctionWords.Own(language)
    }

    /// Appends the amounts and words of a text.
    func read(_ text: UnsafeBufferPointer<UInt8>, amounts: inout [Amount], hits: inout [WordHit]) {
      self.amounts.read(text, into: &amounts)
      let firstHit = hits.count
      words.find(in: text, into: &hits)
      customWords?.find(in: text, into: &hits, from: firstHit)
    }
  }

  /// By the index of the locale; the last one is for texts without a locale.
  private let readers: [Reader?]
  /// For texts that are in no language.
  private let customWords: CustomWordMatcher?

  /// Texts of a locale longer than this contain most words anyway.
  private static let mostSearchedBytes = 1 << 17

  init(_ configuration: LintConfiguration, for inputs: [LintInput]) {
    var bytes = [Int?](repeating: nil, count: StoreLocale.all.count + 1)
    Self.forEachLocalization(of: inputs) { place, localizations, index in
      guard bytes[place] ?? 0 < Self.mostSearchedBytes else { return }
      let title = localizations[index].title?.utf8.count ?? 0
      let description = localizations[index].description?.utf8.count ?? 0
      bytes[place] = (bytes[place] ?? 0) + title + description
    }
    var texts = [[String]](repeating: [], count: bytes.count)
    if bytes.contains(where: { $0.map { $0 < Self.mostSearchedBytes } ?? false }) {
      Self.forEachLocalization(of: inputs) { place, localizations, index in
        guard bytes[place] ?? 0 < Self.mostSearchedBytes else { return }
        if let title = localizations[index].title { texts[place].append(title) }
        if let text = localizations[index].description { texts[place].append(text) }
      }
    }
    // The letter pairs of texts that are few; nil for many.
    let pairs = bytes.indices.map { place in
      bytes[place].flatMap { $0 < Self.mostSearchedBytes ? LetterPairs(of: texts[place]) : nil }
    }
    let locales = StoreLocale.all + [nil]
    let words = Self.matchers(for: bytes.indices.filter { bytes[$0] != nil }, pairs, of: locales)
    readers = locales.enumerated().map { place, locale in
      words[Language.index(of: locale)].flatMap { words in
        bytes[place].map { _ in Reader(locale, pairs[place], words, configuration) }
      }
    }
    customWords = CustomWordMatcher(configuration.words, rules: configuration.customRules, for: nil)
  }

  /// The matchers of the languages of some locales, by the index of the language.
  private static func matchers(for places: [Int], _ pairs: [LetterPairs?], of locales: [StoreLocale?]) -> [Int:
    WordMatcher]
  {
    let byLanguage = Dictionary(grouping: places) { Language.index(of: locales[$0]) }
    let languages = byLanguage.keys.sorted()
    let texts = languages.map { index in
      WordMatcher.Texts(
        language: Language.all[index], pairs: LetterPairs.union(of: byLanguage[index, default: []].map { pairs[$0] }))
    }
    return Dictionary(uniqueKeysWithValues: zip(languages, WordMatcher.matchers(for: texts)))
  }

  /// Enumerates the localizations of groups, and of products that are not settled, in place, as a copy
  /// of one counts references to its texts; with the index of the locale in ``readers``.
  private static func forEachLocalization(
    of inputs: [LintInput], _ body: (_ place: Int, _ localizations: [Localization], _ index: Int) -> Void
  ) {
    func visit(_ localizations: [Localization]) {
      for index in localizations.indices {
        let place = localizations[index].storeLocale.map { Int($0.index) }
        body(place ?? StoreLocale.all.count, localizations, index)
      }
    }
    for input in inputs {
      let products = input.catalog.products
      for index in products.indices where !input.settled.contains(index) { visit(products[index].localizations) }
      for group in input.catalog.groups { visit(group.localizations) }
    }
  }

  /// Whether a text consists of generic words of its language, or of English: texts are often left
  /// untranslated.
  func isGeneric(_ sample: TextSample) -> Bool {
    guard let reader = reader(for: sample.locale) else { return false }
    return sample.text.withUTF8Bytes { text in reader.genericWords.contains { $0.covers(text) } }
  }

  /// The words that tell the language of a locale from others.
  func functionWords(of locale: StoreLocale) -> FunctionWords.Own? { reader(for: locale)?.functionWords }

  /// The words of the team's own rules in a text that is in no language, such as a reference name.
  func customHits(in text: UnsafeBufferPointer<UInt8>) -> [WordHit] {
    var hits: [WordHit] = []
    customWords?.find(in: text, into: &hits, from: 0)
    return hits.filter { $0.category == .custom }
  }

  /// The word found in a text of a locale, as the custom rule spells it.
  func customWord(of hit: WordHit, locale: StoreLocale?) -> String? { reader(for: locale)?.customWords?.word(of: hit) }

  /// What reads the texts of a locale by its conventions; as English those without one.
  func reader(for locale: StoreLocale?) -> Reader? { readers[locale.map { Int($0.index) } ?? StoreLocale.all.count] }
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

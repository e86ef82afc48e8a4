import AppStoreReference
import Basics
import CatalogModel
import TextReading

/// The words and the number notation of each locale, by which its texts are read.
final class TextReaders: Sendable {
  /// Reads the texts of one locale by its conventions.
  final class Reader: Sendable {
    private let amounts: AmountReader
    private let words: WordMatcher
    fileprivate let customWords: CustomWordMatcher?
    /// Words of the language and of English: texts are often left untranslated.
    fileprivate let genericWords: [GenericVocabulary]

    fileprivate init(_ locale: StoreLocale?, _ configuration: LintConfiguration) {
      let language = Language.of(locale)
      amounts = AmountReader.reader(for: locale)
      words = WordMatcher(language, fields: TextTemplate.Field.allCases.map(\.rawValue))
      customWords = CustomWordMatcher(configuration.words, rules: configuration.customRules, for: locale)
      let isEnglish = language.code == Language.english.code
      genericWords = (isEnglish ? [.english] : [language, .english]).map { GenericVocabulary($0) }
    }

    /// Appends the amounts and words of a text.
    func read(_ text: UnsafeBufferPointer<UInt8>, amounts: inout [Amount], hits: inout [WordHit]) {
      self.amounts.read(text, into: &amounts)
      let firstHit = hits.count
      words.find(in: text, into: &hits)
      customWords?.find(in: text, into: &hits, from: firstHit)
    }
  }

  private let configuration: LintConfiguration
  /// Made when the first text of a locale is read; the last one is for texts without a locale.
  private let readers = Lock([Reader?](repeating: nil, count: StoreLocale.all.count + 1))

  init(_ configuration: LintConfiguration) { self.configuration = configuration }

  /// The reader for the texts of a locale; texts without a locale are read as English.
  func reader(for locale: StoreLocale?) -> Reader {
    let place = locale.map { Int($0.index) } ?? StoreLocale.all.count
    if let known = readers.withLock({ $0[place] }) { return known }
    let made = Reader(locale, configuration)
    readers.withLock { $0[place] = made }
    return made
  }

  /// Makes the readers of some locales, on all processors.
  func prepare(_ locales: Set<StoreLocale>) {
    guard locales.count > 1, let first = locales.first else { return }
    // Every reader has the words of English, which are read once.
    _ = reader(for: first)
    _ = locales.subtracting([first]).map(\.self).concurrentMap(slicesOf: 1) { locales in locales.map { reader(for: $0) }
    }
  }

  /// Whether a text consists of generic words of its language, or of English.
  func isGeneric(_ sample: TextSample) -> Bool {
    let words = reader(for: sample.locale).genericWords
    return sample.text.withUTF8Bytes { text in words.contains { $0.covers(text) } }
  }

  /// The words of the team's own rules in a text that is in no language, such as a reference name.
  func customHits(in text: UnsafeBufferPointer<UInt8>) -> [WordHit] {
    var hits: [WordHit] = []
    reader(for: nil).customWords?.find(in: text, into: &hits, from: 0)
    return hits.filter { $0.category == .custom }
  }

  /// The word found in a text of a locale, as the custom rule spells it.
  func customWord(of hit: WordHit, locale: StoreLocale?) -> String? { reader(for: locale).customWords?.word(of: hit) }
}

import AppStoreReference
import Synchronization

/// The amount reader and word matcher of each locale, made when its first text comes.
final class TextReaders {
  /// A class: the tables of a locale are a dozen references, too many to copy for every text.
  private final class Reader {
    let amounts: AmountReader
    let words: WordMatcher
    let customWords: CustomWordMatcher?

    init(_ locale: StoreLocale?, _ configuration: LintConfiguration) {
      let code = locale?.code ?? "en-US"
      amounts = TextReaders.amountReader(for: code)
      words = WordMatcher.matcher(forLanguage: code)
      customWords = CustomWordMatcher(
        configuration.words, rules: configuration.customRules, for: locale)
    }
  }

  private let configuration: LintConfiguration
  private var readers: [Reader?]
  private let fallback: Reader

  init(_ configuration: LintConfiguration) {
    self.configuration = configuration
    readers = Array(repeating: nil, count: StoreLocale.all.count)
    fallback = Reader(nil, configuration)
  }

  /// Appends the amounts and words of a text, read as its locale reads; as English without one.
  func read(
    _ text: UnsafeBufferPointer<UInt8>, locale: StoreLocale?, amounts: inout [Amount],
    hits: inout [WordHit]
  ) {
    let reader = reader(for: locale)
    reader.amounts.read(text, into: &amounts)
    let firstHit = hits.count
    reader.words.find(in: text, into: &hits)
    reader.customWords?.find(in: text, into: &hits, from: firstHit)
  }

  /// The words of the team's own rules in a text that is in no language, such as a reference name.
  func customHits(in text: UnsafeBufferPointer<UInt8>) -> [WordHit] {
    var hits: [WordHit] = []
    fallback.customWords?.find(in: text, into: &hits, from: 0)
    return hits.filter { $0.category == .custom }
  }

  /// How a custom rule spells the word that was found in a text of a locale.
  func customWord(of hit: WordHit, locale: StoreLocale?) -> String? {
    reader(for: locale).customWords?.word(of: hit)
  }

  private func reader(for locale: StoreLocale?) -> Reader {
    guard let locale else { return fallback }
    if let reader = readers[Int(locale.index)] { return reader }
    let reader = Reader(locale, configuration)
    readers[Int(locale.index)] = reader
    return reader
  }

  /// The amount readers that were made so far; several contexts at once want the same ones.
  private static let amountReaders = Mutex<[String: AmountReader]>([:])

  private static func amountReader(for code: String) -> AmountReader {
    if let known = amountReaders.withLock({ $0[code] }) { return known }
    let made = AmountReader(localeCode: code)
    amountReaders.withLock { $0[code] = made }
    return made
  }
}

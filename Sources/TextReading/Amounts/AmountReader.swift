package import AppStoreReference
import Basics

/// Finds the amounts in texts of one locale: money, counts, durations, percentages, and the numbers
/// that count nothing.
///
/// Numbers that can't be amounts are skipped: dates, times, fractions, telephone numbers, versions
/// of three parts, identifiers, and words that begin with a Han numeral (一起, 二次元). The Han numeral
/// for one is an article except before money and time (一个宝箱).
///
/// A reader is a table of words; make one per locale and keep it.
package struct AmountReader: Sendable {
  private let lexicon: AmountLexicon
  private let convention: NumberConvention
  private let spelled: SpelledNumbers?

  /// Creates a reader for a locale; for American English when it is nil.
  package init(_ locale: StoreLocale?) {
    let language = Language.of(locale)
    let code = locale?.code ?? "en-US"
    lexicon = AmountLexicon(language, locale: code)
    spelled = SpelledNumbers.of(language)
    convention = NumberConvention(locale?.notation, groupsWithSpace: language.signs.contains("\(code) spaces"))
  }

  private static let cache = Lock<[StoreLocale?: AmountReader]>([:])

  /// The reader for all texts of a locale, created on first use.
  package static func reader(for locale: StoreLocale?) -> AmountReader {
    if let known = cache.withLock({ $0[locale] }) { return known }
    let built = AmountReader(locale)
    cache.withLock { $0[locale] = built }
    return built
  }

  /// Appends the amounts of a text in order of appearance.
  package func read(_ utf8: UnsafeBufferPointer<UInt8>, into amounts: inout [Amount]) {
    let text = AmountText(bytes: utf8)
    let first = text.firstNumeral(from: 0)
    var words = spelled?.find(in: text, hasArticles: first < text.count)[...] ?? []
    if first >= text.count, words.isEmpty { return }
    var scanner = AmountScanner(
      search: AmountWordSearch(text: text, lexicon: lexicon), convention: convention, base: amounts.count)
    var offset = first
    while true {
      if let word = words.first, word.range.lowerBound <= offset {
        words.removeFirst()
        if word.range.lowerBound < scanner.search.floor { continue }
        let next = scanner.read(word, into: &amounts)
        offset = max(offset, text.firstNumeral(from: next))
      } else if offset < text.count {
        offset = text.firstNumeral(from: scanner.read(at: offset, into: &amounts))
      } else {
        return
      }
    }
  }
}

import AppStoreReference

/// The amount reader and word matcher of each locale, made when its first text comes.
final class TextReaders {
  private struct Reader {
    let amounts: AmountReader
    let words: WordMatcher
    let customWords: CustomWordMatcher?
  }

  private let customWords: [CustomWords]
  private var readers: [Reader?]
  private let fallback: Reader

  init(customWords: [CustomWords]) {
    self.customWords = customWords
    readers = Array(repeating: nil, count: StoreLocale.all.count)
    fallback = Reader(
      amounts: AmountReader(localeCode: "en-US"), words: WordMatcher.matcher(forLanguage: "en-US"),
      customWords: CustomWordMatcher(customWords, for: nil))
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

  private func reader(for locale: StoreLocale?) -> Reader {
    guard let locale else { return fallback }
    if let reader = readers[Int(locale.index)] { return reader }
    let reader = Reader(
      amounts: AmountReader(localeCode: locale.code),
      words: WordMatcher.matcher(forLanguage: locale.code),
      customWords: CustomWordMatcher(customWords, for: locale))
    readers[Int(locale.index)] = reader
    return reader
  }
}

import AppStoreReference
import TextReading

extension TextSample {
  /// The name of a currency that an amount of the text counts: one of the given names or, where there
  /// are none, a noun that commonly is one.
  func currency(countedBy amount: Amount, names: [FoldedName]) -> Range<Int>? {
    text.withUTF8Bytes { bytes in
      let counted = CountedCurrency(text: bytes, locale: locale)
      if !names.isEmpty { return counted.name(countedBy: amount, among: names) }
      return hits.first { $0.category == .currencyNoun && counted.isCounted($0.range, by: amount) }?.range
    }
  }
}

extension CheckedSubject {
  /// The name of a currency that an amount of a text counts: any of the app's, or a noun that
  /// commonly is one.
  func anyCurrency(countedBy amount: Amount, in sample: TextSample) -> Range<Int>? {
    sample.currency(countedBy: amount, names: currencyNames.all(in: sample.locale))
      ?? sample.currency(countedBy: amount, names: [])
  }
}

import AppStoreReference
import Basics
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

  /// A part of a currency's name that an amount of a text counts, if it commonly is a currency and part of no other
  /// name: the coins of gold coins; without names, any noun that commonly is one. Nil where the text doesn't plainly say
  /// that customers get them.
  func shortName(countedBy amount: Amount, in sample: TextSample, of names: [FoldedName]) -> Range<Int>? {
    guard let noun = sample.currency(countedBy: amount, names: []), sample.isGained(amount, named: noun) else {
      return nil
    }
    if names.isEmpty { return noun }
    let short = sample.excerpt(noun).unicodeScalars.map { ScalarFolding.names.folded($0.value) }
    guard names.contains(where: { $0.hasPart(short) }) else { return nil }
    let others = currencyNames.all(in: sample.locale).filter { !names.contains($0) }
    return others.contains { $0.hasPart(short) } ? nil : noun
  }
}

extension FoldedName {
  /// Whether a word is one of the name's words, another form of it, or the end of a compound: coin, Münzen.
  fileprivate func hasPart(_ word: FoldedName) -> Bool {
    let shortest = Facts.countedNoun.value
    return split(separator: 0x20).contains { own in
      let common = zip(own, word).prefix { $0 == $1 }.count
      let isForm = common >= shortest && Swift.max(own.count, word.count) - common < Facts.inflection.value
      return own == word[...] || isForm || word.count >= shortest && own.reversed().starts(with: word.reversed())
    }
  }
}

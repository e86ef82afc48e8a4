package import AppStoreReference

/// A number stated in a text, and what it measures.
package struct Amount: Hashable, Sendable {
  /// A length of time that a number can count.
  package enum Unit: UInt8, CaseIterable, Sendable { case minute, hour, day, week, month, quarter, year }

  package enum Kind: Hashable, Sendable {
    /// Real money. The set holds every storefront currency that the notation can mean in the
    /// text's locale; it is empty when the notation names a currency that no storefront uses (₴).
    case money(CurrencySet)
    /// A quantity of something.
    case count
    /// A length of time.
    case duration(unit: Unit)
    case percent
    /// A small number in words, or a dual, that counts only what is known to be sold: five gems, but not
    /// "one of two ways".
    case inWords
    /// A number that counts nothing: a level, a chapter, a year, a version, a model, a factor.
    case ordinal
  }

  /// The largest value reported, in hundredths; beyond it a number is an identifier.
  package static let greatestHundredths = 10_000_000_000_000

  package var kind: Kind
  /// The value in hundredths.
  package var hundredths: Int
  /// The whole notation in UTF-8 offsets, including its sign or currency word, unit of time or
  /// ordinal word, but not the noun that is counted.
  package var range: Range<Int>
  /// The number alone in UTF-8 offsets, including its magnitude (`1.5万`, `2k`).
  package var number: Range<Int>
  /// The bonus in hundredths, when the text states it together with the quantity (`400+40`).
  package var bonus: Int?
}

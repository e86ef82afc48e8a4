internal import AppStoreReference

/// A number that a text states, and what it is a number of.
struct Amount: Hashable, Sendable {
  /// A length of time that a number can count.
  enum Unit: UInt8, CaseIterable, Sendable {
    case minute, hour, day, week, month, quarter, year
  }

  enum Kind: Hashable, Sendable {
    /// Real money. The set holds every storefront currency that the notation can mean in the
    /// text's locale; it is empty when the notation names a currency that no storefront uses (₴).
    case money(CurrencySet)
    /// A quantity of something.
    case count
    /// A length of time.
    case duration(unit: Unit)
    case percent
    /// A number that counts nothing: a level, a chapter, a year, a version, a model, a factor.
    case ordinal
  }

  /// The largest value reported, in hundredths; beyond it a number is an identifier.
  static let greatestHundredths = 10_000_000_000_000

  var kind: Kind
  /// The value in hundredths.
  var hundredths: Int
  /// The whole notation in UTF-8 offsets, with its sign or currency word, unit of time or ordinal
  /// word. What is counted is not part of it.
  var range: Range<Int>
  /// The number alone in UTF-8 offsets, with its magnitude (`1.5万`, `2k`).
  var number: Range<Int>
  /// What is granted on top, in hundredths, when the text says so in one breath (`400+40`).
  var bonus: Int?
}

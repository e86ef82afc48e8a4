import Basics

/// A set of the currencies that storefronts use, in one machine word.
///
/// Texts often leave the currency open – `¥` may be yuan or yen, `$` a dozen different dollars – so
/// a text names a set of candidates.
public struct CurrencySet: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The set of one currency; empty when no storefront uses it.
  public init(_ currency: CurrencyCode) {
    guard let index = Self.order.binarySearch(currency) else {
      self = []
      return
    }
    self.init(rawValue: 1 << UInt64(index))
  }

  public init(_ currencies: some Sequence<CurrencyCode>) {
    self = currencies.reduce(into: []) { $0.formUnion(CurrencySet($1)) }
  }

  /// The currencies of the set, in alphabetical order of their codes.
  public var currencies: [CurrencyCode] {
    Self.order.indices.filter { rawValue & 1 << UInt64($0) != 0 }.map { Self.order[$0] }
  }

  /// Whether the set contains a currency; never true for one that no storefront uses.
  public func contains(_ currency: CurrencyCode) -> Bool {
    Self.order.binarySearch(currency).map { rawValue & 1 << UInt64($0) != 0 } ?? false
  }

  /// All 43 currencies that the 175 storefronts use (App Store Connect, February 2026; the
  /// Bulgarian lev left with Bulgaria's euro in January 2026).
  public static let storefronts = CurrencySet(rawValue: 1 << UInt64(order.count) - 1)

  private static let order: [CurrencyCode] = """
    AED AUD BRL CAD CHF CLP CNY COP CZK DKK EGP EUR GBP HKD HUF IDR ILS INR JPY KRW KZT MXN MYR \
    NGN NOK NZD PEN PHP PKR PLN QAR RON RUB SAR SEK SGD THB TRY TWD TZS USD VND ZAR
    """.split(separator: " ").compactMap { CurrencyCode($0) }
}

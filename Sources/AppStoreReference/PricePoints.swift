import Basics

/// The prices that can be chosen in the storefronts of one currency, ascending.
///
/// Since December 2022 a price is one of about 800 points of its storefront; a hundred higher ones
/// are available on request and are not listed here, nor is zero, which is always possible. Stored
/// by reference: a copy costs nothing, and a currency is decoded once.
public struct PricePoints: Sendable {
  public let currency: CurrencyCode
  private let amounts: [UInt32]

  /// The points of a currency; nil when no storefront uses it.
  public init?(in currency: CurrencyCode) {
    guard let amounts = PricePointTable.amounts[currency] else { return nil }
    self.currency = currency
    self.amounts = amounts
  }

  /// Whether an amount, in hundredths of the currency's unit, is a point.
  public func contains(hundredths: Int) -> Bool {
    UInt32(exactly: hundredths).map { amounts.binarySearch($0) != nil } ?? false
  }

  /// Whether a product can be sold for the amount: it is a point, or zero.
  public func isSelectable(_ money: Money) -> Bool {
    money.currency == currency && (money.hundredths == 0 || contains(hundredths: money.hundredths))
  }

  /// The points closest to an amount in hundredths: the highest not above it, and the lowest not
  /// below.
  ///
  /// Both are the amount itself if it is a point; one is nil outside the range of the points.
  public func nearest(to hundredths: Int) -> (below: Money?, above: Money?) {
    guard let wanted = UInt32(exactly: hundredths) else { return hundredths < 0 ? (nil, first) : (last, nil) }
    let index = amounts.partitioningIndex(where: { $0 >= wanted })
    if index < amounts.count, amounts[index] == wanted { return (self[index], self[index]) }
    return (index > 0 ? self[index - 1] : nil, index < amounts.count ? self[index] : nil)
  }

  /// The number `p` of a point, where the lowest is 10001; nil when the amount is not a point.
  ///
  /// It is specific to a storefront and says nothing about other currencies: 10010 is USD 0.99 in
  /// the United States and CNY 4 in China mainland.
  public func ordinal(ofHundredths hundredths: Int) -> Int? {
    UInt32(exactly: hundredths).flatMap { amounts.binarySearch($0) }.map { $0 + 10001 }
  }

  /// Whether an amount above the points may be one of the higher ones that are available on
  /// request; they are not published, but in US dollars, the highest is.
  public func mayBeOnRequest(_ money: Money) -> Bool {
    guard money.currency == currency, let highest = amounts.last, money.hundredths > Int(highest) else { return false }
    return currency != .usd || money.hundredths <= Facts.highestPrice.value * 100
  }

  /// The source of the price points.
  public static let source = FactSource.pricePoints
}

extension PricePoints: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { amounts.count }

  public subscript(index: Int) -> Money { Money(hundredths: Int(amounts[index]), currency: currency) }
}

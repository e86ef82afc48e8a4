/// An unsigned number of 128 bits, as far as exact comparisons of products need one.
///
/// The standard library's `UInt128` needs macOS 15 or iOS 18.
public struct DoubleWord: Comparable, Hashable, Sendable {
  public let high: UInt64
  public let low: UInt64

  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The product of two numbers, which always fits.
  public init(_ one: UInt64, times other: UInt64) { (high, low) = one.multipliedFullWidth(by: other) }

  /// The product with a number; one that doesn't fit is the greatest number.
  public func multiplied(by factor: UInt64) -> DoubleWord {
    let lower = low.multipliedFullWidth(by: factor)
    let (upper, isTooLarge) = high.multipliedReportingOverflow(by: factor)
    let (sum, carries) = upper.addingReportingOverflow(lower.high)
    return isTooLarge || carries ? DoubleWord(high: .max, low: .max) : DoubleWord(high: sum, low: lower.low)
  }

  /// The difference to a number that is not greater.
  public static func - (left: DoubleWord, right: DoubleWord) -> DoubleWord {
    let (low, borrows) = left.low.subtractingReportingOverflow(right.low)
    return DoubleWord(high: left.high - right.high - (borrows ? 1 : 0), low: low)
  }

  public static func < (left: DoubleWord, right: DoubleWord) -> Bool { (left.high, left.low) < (right.high, right.low) }
}

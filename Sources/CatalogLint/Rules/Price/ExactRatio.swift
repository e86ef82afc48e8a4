import AppStoreReference
import Basics

/// A quotient of two positive numbers, compared without rounding or overflow.
struct ExactRatio {
  let numerator: Int
  /// Above zero.
  let denominator: Int

  /// Whether this is less than another ratio by more than the tolerance.
  func isClearlyLess(than other: ExactRatio) -> Bool {
    // a/b ≤ (1 − t)·c/d, in percent and in full width.
    let left = Self.product(numerator, other.denominator, 100)
    let right = Self.product(other.numerator, denominator, 100 - Facts.valueTolerance.value)
    return left <= right
  }

  static func < (left: ExactRatio, right: ExactRatio) -> Bool {
    product(left.numerator, right.denominator, 1) < product(right.numerator, left.denominator, 1)
  }

  private static func product(_ a: Int, _ b: Int, _ factor: Int) -> DoubleWord {
    DoubleWord(UInt64(a.magnitude), times: UInt64(b.magnitude)).multiplied(by: UInt64(factor.magnitude))
  }
}

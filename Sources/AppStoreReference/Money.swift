/// An exact amount in one currency.
///
/// Stored as hundredths of the currency's unit for every currency, including those without a minor
/// unit (¥730 is 73,000 hundredths), because no storefront currency divides further.
public struct Money: Hashable, Sendable {
  /// Hundredths of the currency's unit.
  public var hundredths: Int
  public var currency: CurrencyCode

  public init(hundredths: Int, currency: CurrencyCode) {
    self.hundredths = hundredths
    self.currency = currency
  }

  /// Reads a decimal with `.`: digits, and at most two significant decimals (`5.99`, `40`, `1.50`).
  ///
  /// Nil for signs, grouping, exponents, a third decimal that is not zero, and values with more
  /// than twelve digits before the point.
  public init?(decimal text: some StringProtocol, currency: CurrencyCode) {
    var hundredths = 0
    var decimals: Int?
    var digits = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits += 1
        if let seen = decimals {
          decimals = seen + 1
          guard seen < 2 else {
            guard byte == UInt8(ascii: "0") else { return nil }
            continue
          }
        }
        hundredths = hundredths * 10 + Int(byte - UInt8(ascii: "0"))
        guard hundredths < 100_000_000_000_000 else { return nil }
      case UInt8(ascii: "."):
        guard decimals == nil, digits > 0 else { return nil }
        decimals = 0
      default: return nil
      }
    }
    guard digits > 0, decimals != 0 else { return nil }
    for _ in min(decimals ?? 0, 2)..<2 { hundredths *= 10 }
    guard hundredths < 100_000_000_000_000 else { return nil }
    self.init(hundredths: hundredths, currency: currency)
  }

  /// The amount without the currency and without trailing zeros after the point: `40`, `5.99`,
  /// `1.5`.
  public var decimal: String {
    let whole = String(hundredths / 100)
    let rest = hundredths % 100
    if rest == 0 { return whole }
    if rest % 10 == 0 { return "\(whole).\(rest / 10)" }
    return rest < 10 ? "\(whole).0\(rest)" : "\(whole).\(rest)"
  }
}

extension Money: CustomStringConvertible {
  /// `CNY 40`, `USD 5.99`.
  public var description: String { "\(currency) \(decimal)" }
}

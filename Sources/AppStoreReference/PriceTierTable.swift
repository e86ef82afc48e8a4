/// The prices of the tiers in the two currencies in which they never changed and every one of them
/// is still a price point.
///
/// A table has the 95 prices in the order of the tiers: free, 1 to 87, then the alternate tiers
/// A, B and 1 to 5.
enum PriceTierTable {
  /// The prices of a currency in hundredths, by tier; nil for other currencies than US dollars and
  /// yuan.
  static func prices(in currency: CurrencyCode) -> [UInt32]? {
    switch currency {
    case .usd: usd
    case .cny: cny
    default: nil
    }
  }

  private static let cny = hundredths(
    """
    0 6 12 18 25 30 40 45 50 60 68 73 78 88 93 98 108 113 118 123 128 138 148 153 158 163 168 178 \
    188 193 198 208 218 223 228 233 238 243 248 253 258 263 268 273 278 283 288 298 308 318 328 \
    348 388 418 448 488 518 548 588 618 648 698 798 818 848 898 998 1048 1098 1148 1198 1248 1298 \
    1398 1448 1498 1598 1648 1998 2298 2598 2998 3298 3998 4498 4998 5898 6498 1 3 8 12 18 28 30
    """)
  private static let usd = hundredths(
    """
    0 0.99 1.99 2.99 3.99 4.99 5.99 6.99 7.99 8.99 9.99 10.99 11.99 12.99 13.99 14.99 15.99 16.99 \
    17.99 18.99 19.99 20.99 21.99 22.99 23.99 24.99 25.99 26.99 27.99 28.99 29.99 30.99 31.99 \
    32.99 33.99 34.99 35.99 36.99 37.99 38.99 39.99 40.99 41.99 42.99 43.99 44.99 45.99 46.99 \
    47.99 48.99 49.99 54.99 59.99 64.99 69.99 74.99 79.99 84.99 89.99 94.99 99.99 109.99 119.99 \
    124.99 129.99 139.99 149.99 159.99 169.99 174.99 179.99 189.99 199.99 209.99 219.99 229.99 \
    239.99 249.99 299.99 349.99 399.99 449.99 499.99 599.99 699.99 799.99 899.99 999.99 0.99 0.99 \
    0.99 1.99 2.99 3.99 4.99
    """)

  private static func hundredths(_ decimals: String) -> [UInt32] {
    decimals.split(separator: " ").compactMap { Money(decimal: $0, currency: .usd) }.map { UInt32($0.hundredths) }
  }
}

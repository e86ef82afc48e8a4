/// An ISO 4217 currency code, three uppercase ASCII letters, such as `CNY`.
///
/// Any well-formed code is valid; ``CurrencySet/storefronts`` lists those that a storefront uses.
public struct CurrencyCode: Hashable, Sendable {
  /// The three letters, with the first letter in the highest byte, so that codes compare like their
  /// text.
  let packed: UInt32

  /// Reads a code of exactly three uppercase ASCII letters.
  public init?(_ text: some StringProtocol) { self.init(utf8: text.utf8) }

  init?(utf8: some Sequence<UInt8>) {
    guard let packed = PackedLetters.pack(utf8, count: 3) else { return nil }
    self.packed = packed
  }

  /// Packs a code that is written in this source.
  init(known code: StaticString) { packed = code.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } } }
}

extension CurrencyCode: Comparable {
  public static func < (left: CurrencyCode, right: CurrencyCode) -> Bool { left.packed < right.packed }
}

extension CurrencyCode: CustomStringConvertible {
  public var description: String { PackedLetters.text(packed, count: 3) }
}

extension CurrencyCode {
  public static let cny = CurrencyCode(known: "CNY")
  public static let usd = CurrencyCode(known: "USD")
  public static let jpy = CurrencyCode(known: "JPY")
  public static let eur = CurrencyCode(known: "EUR")
}

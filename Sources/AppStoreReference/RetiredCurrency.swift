/// A currency that no storefront uses any more, because the country's storefront sells in euros.
public struct RetiredCurrency: Sendable {
  public let currency: CurrencyCode
  /// The currency that took its place.
  public let successor: CurrencyCode
  /// The month of the change, as `2026-01`; nil when unknown.
  public let since: String?

  /// The retired currency with a code; nil for any other.
  public init?(_ currency: CurrencyCode) {
    guard let retired = Self.all.first(where: { $0.currency == currency }) else { return nil }
    self = retired
  }

  private init(_ code: StaticString, since: String?) {
    currency = CurrencyCode(known: code)
    successor = .eur
    self.since = since
  }

  /// All of them, in alphabetical order of their codes.
  public static let all: [RetiredCurrency] = [
    RetiredCurrency("BAM", since: nil), RetiredCurrency("BGN", since: "2026-01"),
    RetiredCurrency("HRK", since: "2023-01"), RetiredCurrency("RSD", since: nil),
  ]

  /// The history of the currency, for a message: `the euro replaced it in 2026-01; use EUR`.
  public var advice: String {
    let date = since.map { " in \($0)" } ?? ""
    return "the euro replaced it\(date); use \(successor)"
  }
}

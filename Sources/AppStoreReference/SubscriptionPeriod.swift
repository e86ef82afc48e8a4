/// The time that a subscription runs before it renews: one of six, fixed once it has been submitted.
///
/// The raw value is the name in the App Store Connect API.
public enum SubscriptionPeriod: String, Hashable, Sendable, CaseIterable {
  case oneWeek = "ONE_WEEK"
  case oneMonth = "ONE_MONTH"
  case twoMonths = "TWO_MONTHS"
  case threeMonths = "THREE_MONTHS"
  case sixMonths = "SIX_MONTHS"
  case oneYear = "ONE_YEAR"

  /// Reads words: `1 month` of a catalog, `7 Days` or `1 Year` of Transporter's XML.
  public init?(words text: some StringProtocol) {
    guard let period = OfferDuration(words: text)?.subscriptionPeriod else { return nil }
    self = period
  }

  /// Reads an ISO 8601 duration: `P1M` of a `.storekit` file, also `P7D` and `P12M`.
  public init?(iso8601 text: some StringProtocol) {
    guard let period = OfferDuration(iso8601: text)?.subscriptionPeriod else { return nil }
    self = period
  }

  private var duration: OfferDuration { OfferDuration(self) }

  /// The spelling of a catalog: `1 month`, `2 months`.
  public var words: String { duration.words }
  /// The spelling of a `.storekit` file: `P1M`.
  public var iso8601: String { duration.iso8601 }
  /// The name in the App Store Connect API: `ONE_MONTH`.
  public var apiName: String { rawValue }

  /// The spelling of Transporter's XML: `7 Days`, `1 Month`, `2 Months`.
  public var transporterName: String {
    switch self {
    case .oneWeek: "7 Days"
    case .oneMonth: "1 Month"
    case .twoMonths: "2 Months"
    case .threeMonths: "3 Months"
    case .sixMonths: "6 Months"
    case .oneYear: "1 Year"
    }
  }

  /// Days, with a month of 30.4 and a year of 365; for comparing prices, not for dates.
  public var approximateDays: Int { duration.approximateDays }

  /// The source of the list of periods.
  public static let source = FactSource.openAPI
}

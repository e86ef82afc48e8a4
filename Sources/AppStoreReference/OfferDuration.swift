/// The length of one period of an offer: one of the subscription periods, three days, or two weeks.
///
/// The raw value is the name in the App Store Connect API.
public enum OfferDuration: String, Hashable, Sendable, CaseIterable {
  case threeDays = "THREE_DAYS"
  case oneWeek = "ONE_WEEK"
  case twoWeeks = "TWO_WEEKS"
  case oneMonth = "ONE_MONTH"
  case twoMonths = "TWO_MONTHS"
  case threeMonths = "THREE_MONTHS"
  case sixMonths = "SIX_MONTHS"
  case oneYear = "ONE_YEAR"

  /// Reads words: `3 days`, `2 weeks`, `1 month` of a catalog, `7 Days` of Transporter's XML.
  public init?(words text: some StringProtocol) {
    guard let span = CalendarSpan(words: text) else { return nil }
    self.init(span)
  }

  /// Reads an ISO 8601 duration: `P3D`, `P2W`, `P1M`, also `P14D` and `P12M`.
  public init?(iso8601 text: some StringProtocol) {
    guard let span = CalendarSpan(iso8601: text) else { return nil }
    self.init(span)
  }

  private init?(_ span: CalendarSpan) {
    guard let duration = Self.allCases.first(where: { $0.span == span }) else { return nil }
    self = duration
  }

  /// Creates the duration of the same length as a subscription period.
  public init(_ period: SubscriptionPeriod) {
    self =
      switch period {
      case .oneWeek: .oneWeek
      case .oneMonth: .oneMonth
      case .twoMonths: .twoMonths
      case .threeMonths: .threeMonths
      case .sixMonths: .sixMonths
      case .oneYear: .oneYear
      }
  }

  /// The subscription period of the same length; nil for three days and two weeks.
  public var subscriptionPeriod: SubscriptionPeriod? { SubscriptionPeriod(rawValue: rawValue) }

  var span: CalendarSpan {
    switch self {
    case .threeDays: CalendarSpan(3, .day)
    case .twoWeeks: CalendarSpan(2, .week)
    case .oneWeek: CalendarSpan(1, .week)
    case .oneMonth: CalendarSpan(1, .month)
    case .twoMonths: CalendarSpan(2, .month)
    case .threeMonths: CalendarSpan(3, .month)
    case .sixMonths: CalendarSpan(6, .month)
    case .oneYear: CalendarSpan(1, .year)
    }
  }

  /// The spelling of a catalog: `3 days`, `2 weeks`.
  public var words: String { span.words }
  /// The spelling of a `.storekit` file: `P3D`, `P2W`.
  public var iso8601: String { span.iso8601 }
  /// The length of several of these periods: `P2W` for one week, twice.
  public func iso8601(times count: Int) -> String { CalendarSpan(span.count * count, span.unit).iso8601 }
  /// The name in the App Store Connect API: `THREE_DAYS`.
  public var apiName: String { rawValue }
  /// Days, with a month of 30.4 and a year of 365; for comparing prices, not for dates.
  public var approximateDays: Int { span.approximateDays }

  /// The source of the list of durations.
  public static let source = FactSource.openAPI
}

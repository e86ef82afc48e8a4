internal import CPlatform

/// A day of the Gregorian calendar, without a time or a time zone.
public struct CalendarDate: Sendable, Hashable {
  public var year: Int
  public var month: Int
  public var day: Int

  /// Nil when the day doesn't exist or its year is outside 1...9999.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), (1...Self.days(in: month, of: year)).contains(day) else {
      return nil
    }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Parses an ISO 8601 date such as `2027-03-01`.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2], let year = Int(decimal: parts[0].utf8),
      let month = Int(decimal: parts[1].utf8), let day = Int(decimal: parts[2].utf8)
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The date that is the given number of days after 1970-01-01, in UTC.
  public init?(daysSince1970 days: Int) {
    // Howard Hinnant's civil_from_days: years start in March, so that a leap day is their last day.
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    self.init(
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month, day: dayOfYear - (153 * marchMonth + 2) / 5 + 1)
  }

  /// The number of days after 1970-01-01.
  public var daysSince1970: Int {
    // Howard Hinnant's days_from_civil, with years that start in March.
    let marchYear = month <= 2 ? year - 1 : year
    let era = (marchYear >= 0 ? marchYear : marchYear - 399) / 400
    let yearOfEra = marchYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// The same day some months earlier, or the last day of that month; nil before the year 1.
  public func monthsEarlier(_ months: Int) -> CalendarDate? {
    let (count, overflows) = (year * 12 + month - 1).subtractingReportingOverflow(months)
    guard !overflows, count >= 12 else { return nil }
    let (year, month) = (count / 12, count % 12 + 1)
    return CalendarDate(year: year, month: month, day: min(day, Self.days(in: month, of: year)))
  }

  /// The current date in UTC.
  public static var today: CalendarDate {
    guard let today = CalendarDate(daysSince1970: time(nil) / 86_400) else {
      preconditionFailure("the clock is past the year 9999")
    }
    return today
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CalendarDate: Comparable {
  public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

extension CalendarDate: CustomStringConvertible {
  public var description: String { "\(year.digits(4))-\(month.digits(2))-\(day.digits(2))" }
}

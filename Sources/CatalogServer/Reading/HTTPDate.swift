/// A date of a header field (RFC 9110, section 5.6.7), from 1970 to 9999.
struct HTTPDate: Equatable {
  /// Since 1970-01-01 UTC.
  let seconds: Int

  private static let weekdays = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
  private static let secondsOfDay = 86_400
  /// 9999-12-31T23:59:59Z, the last that four digits of a year can say.
  private static let last = 253_402_300_799

  /// `nil` outside of the years that can be written.
  init?(seconds: Int) {
    guard (0...Self.last).contains(seconds) else { return nil }
    self.seconds = seconds
  }

  /// Reads the three forms a recipient has to take: `Sun, 06 Nov 1994 08:49:37 GMT`,
  /// `Sunday, 06-Nov-94 08:49:37 GMT` and `Sun Nov  6 08:49:37 1994`.
  ///
  /// The weekday is not held against the date. Two digits of a year mean 1970 to 2069.
  init?(_ text: String) {
    let words = text.utf8.split {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "-")
    }.map { String(Substring($0)) }
    let order: (day: Int, month: Int, year: Int, time: Int)
    switch words.count {
    case 6 where words[5] == "GMT": order = (1, 2, 3, 4)
    case 5: order = (2, 1, 4, 3)
    default: return nil
    }
    guard let month = Self.months.firstIndex(of: words[order.month]),
      let day = Self.number(words[order.day], digits: 1...2), day >= 1,
      let year = Self.year(words[order.year]),
      day <= Self.days(inMonth: month, of: year),
      let time = Self.time(words[order.time])
    else { return nil }
    self.init(seconds: Self.days(before: year, month, day) * Self.secondsOfDay + time)
  }

  /// The form that is sent, such as `Sun, 06 Nov 1994 08:49:37 GMT`.
  var text: String {
    let days = seconds / Self.secondsOfDay
    let time = seconds % Self.secondsOfDay
    var year = 1970 + days / 366
    while Self.days(before: year + 1, 0, 1) <= days { year += 1 }
    var day = days - Self.days(before: year, 0, 1)
    var month = 0
    while day >= Self.days(inMonth: month, of: year) {
      day -= Self.days(inMonth: month, of: year)
      month += 1
    }
    let clock = [time / 3600, time / 60 % 60, time % 60].map { Self.padded($0, to: 2) }
    return "\(Self.weekdays[days % 7]), \(Self.padded(day + 1, to: 2)) \(Self.months[month]) "
      + "\(Self.padded(year, to: 4)) \(clock.joined(separator: ":")) GMT"
  }

  private static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 1: isLeap(year) ? 29 : 28
    case 3, 5, 8, 10: 30
    default: 31
    }
  }

  /// The days from 1970-01-01 to a date; months count from zero, days from one.
  private static func days(before year: Int, _ month: Int, _ day: Int) -> Int {
    let past = year - 1
    let leapDays = past / 4 - past / 100 + past / 400 - 477
    return (year - 1970) * 365 + leapDays
      + (0..<month).reduce(0) { $0 + days(inMonth: $1, of: year) } + day - 1
  }

  private static func year(_ text: String) -> Int? {
    if let year = number(text, digits: 4...4) { return year >= 1 ? year : nil }
    return number(text, digits: 2...2).map { $0 < 70 ? 2000 + $0 : 1900 + $0 }
  }

  /// Seconds since midnight; a leap second counts as the one before it.
  private static func time(_ text: String) -> Int? {
    let parts = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
      .map { number(String(Substring($0)), digits: 2...2) }
    guard parts.count == 3, let hour = parts[0], let minute = parts[1], let second = parts[2],
      hour < 24, minute < 60, second <= 60
    else { return nil }
    return hour * 3600 + minute * 60 + min(second, 59)
  }

  private static func number(_ text: String, digits: ClosedRange<Int>) -> Int? {
    guard digits.contains(text.utf8.count), text.utf8.allSatisfy(\.isDigit) else { return nil }
    return Int(text)
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}

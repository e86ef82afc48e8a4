internal import Basics
internal import CPlatform

/// A time as HTTP writes it, such as `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, section 5.6.7).
enum HTTPDate {
  private static let days = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

  /// - Parameter seconds: Since 1970, in UTC; times before that or after the year 9999 are cut off.
  static func text(_ seconds: Int) -> String {
    let seconds = min(max(0, seconds), 253_402_300_799)
    let (day, rest) = seconds.quotientAndRemainder(dividingBy: 86_400)
    guard let date = CalendarDate(daysSince1970: day) else { return text(0) }
    return "\(days[day % 7]), \(date.day.digits(2)) \(months[date.month - 1]) \(date.year.digits(4)) "
      + "\((rest / 3600).digits(2)):\((rest / 60 % 60).digits(2)):\((rest % 60).digits(2)) GMT"
  }

  /// The seconds since 1970 of a date in this form or one of the two obsolete ones, `Sunday,
  /// 06-Nov-94 08:49:37 GMT` and `Sun Nov  6 08:49:37 1994`; nil for anything else.
  ///
  /// - Parameter now: The time by which a year of two digits is completed: at most 50 years ahead.
  static func seconds(_ text: String, now: Int? = nil) -> Int? {
    let words = text.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
    switch words.count {
    case 6 where words[5] == "GMT" && words[1].utf8.count == 2 && words[0].hasSuffix(","):
      return seconds(words[1], words[2], year(words[3]), words[4])
    case 4 where words[3] == "GMT" && words[0].hasSuffix("day,"):
      let date = words[1].split(separator: "-", omittingEmptySubsequences: false).map(String.init)
      guard date.count == 3, date[0].utf8.count == 2 else { return nil }
      return seconds(date[0], date[1], shortYear(date[2], now ?? time(nil)), words[2])
    // The day of the month is padded with a space.
    case 5 where words[2].utf8.count == 2: return seconds(words[2], words[1], year(words[4]), words[3])
    case 6 where words[2].isEmpty && words[3].utf8.count == 1:
      return seconds(words[3], words[1], year(words[5]), words[4])
    default: return nil
    }
  }

  private static func year(_ text: String) -> Int? { text.utf8.count == 4 ? Int(decimal: text.utf8, atMost: 4) : nil }

  private static func shortYear(_ text: String, _ now: Int) -> Int? {
    guard text.utf8.count == 2, let short = Int(decimal: text.utf8, atMost: 2),
      let current = CalendarDate(daysSince1970: now / 86_400)?.year
    else { return nil }
    let year = current - current % 100 + short
    return year > current + 50 ? year - 100 : year
  }

  private static func seconds(_ day: String, _ month: String, _ year: Int?, _ clock: String) -> Int? {
    guard let month = months.firstIndex(of: month), let day = Int(decimal: day.utf8, atMost: 2), let year,
      let date = CalendarDate(year: year, month: month + 1, day: day)
    else { return nil }
    let clock = clock.split(separator: ":", omittingEmptySubsequences: false).map { Int(decimal: $0.utf8, atMost: 2) }
    guard clock.count == 3, let hour = clock[0], let minute = clock[1], let second = clock[2], hour < 24, minute < 60,
      second <= 60
    else { return nil }
    return date.daysSince1970 * 86_400 + hour * 3600 + minute * 60 + second
  }
}

/// The time of a thread, read once for all events that arrived together.
struct LoopClock {
  /// Milliseconds of monotonic time.
  private(set) var now = 0
  /// Seconds since 1970.
  private(set) var second = 0

  init() { update() }

  mutating func update() {
    now = Self.milliseconds
    second = CPlatform.time(nil)
  }

  static var milliseconds: Int { nanoseconds / 1_000_000 }

  static var nanoseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }
}

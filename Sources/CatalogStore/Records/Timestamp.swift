internal import Basics
internal import CPlatform

/// A point in time, in UTC.
public struct Timestamp: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// Milliseconds since 1970-01-01T00:00:00Z, without leap seconds.
  public let milliseconds: Int

  public init(milliseconds: Int) {
    self.milliseconds = milliseconds
  }

  /// The current time.
  public static var now: Timestamp {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Timestamp(milliseconds: time.tv_sec * 1000 + time.tv_nsec / 1_000_000)
  }

  /// ISO 8601 to the second, such as `2026-11-22T10:31:16Z`.
  public var description: String {
    let seconds = (milliseconds >= 0 ? milliseconds : milliseconds - 999) / 1000
    let days = (seconds >= 0 ? seconds : seconds - 86_399) / 86_400
    guard let date = CalendarDate(daysSince1970: days) else { return "\(milliseconds) ms" }
    let rest = seconds - days * 86_400
    return "\(date)T\((rest / 3600).digits(2)):\((rest / 60 % 60).digits(2)):"
      + "\((rest % 60).digits(2))Z"
  }

  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.milliseconds < right.milliseconds
  }
}

internal import Basics
internal import CPlatform

/// A point in time, in UTC.
public struct Timestamp: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// Milliseconds since 1970-01-01T00:00:00Z, without leap seconds; at most the end of the year 9999.
  public let milliseconds: Int

  /// - Parameter milliseconds: Milliseconds since 1970; a number out of range becomes the nearest in it.
  public init(milliseconds: Int) { self.milliseconds = min(max(milliseconds, 0), 253_402_300_799_999) }

  /// The current time.
  public static var now: Timestamp {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Timestamp(milliseconds: time.tv_sec * 1000 + time.tv_nsec / 1_000_000)
  }

  /// ISO 8601 to the second, such as `2026-11-22T10:31:16Z`.
  public var description: String {
    let seconds = milliseconds / 1000
    guard let date = CalendarDate(daysSince1970: seconds / 86_400) else { return "\(milliseconds) ms" }
    let rest = seconds % 86_400
    return "\(date)T\((rest / 3600).digits(2)):\((rest / 60 % 60).digits(2)):" + "\((rest % 60).digits(2))Z"
  }

  public static func < (left: Timestamp, right: Timestamp) -> Bool { left.milliseconds < right.milliseconds }
}

import Basics
import CommandLayer

/// An age on the command line: `180d`, `26w`, `6m`, `1y`.
struct FactAge: Hashable, Sendable {
  enum Unit: String, CaseIterable {
    case day = "d"
    case week = "w"
    case month = "m"
    case year = "y"
  }

  var count: Int
  var unit: Unit

  /// The age after which `--check` reports a source unless another age is given.
  static let standard = FactAge(count: 365, unit: .day)

  /// The day before which a source has been read longer ago than this; nil before the year 1.
  func limit(from today: CalendarDate) -> CalendarDate? {
    switch unit {
    case .day: CalendarDate(daysSince1970: today.daysSince1970 - count)
    case .week: CalendarDate(daysSince1970: today.daysSince1970 - 7 * count)
    case .month: today.monthsEarlier(count)
    case .year: today.monthsEarlier(12 * count)
    }
  }
}

extension FactAge: CustomStringConvertible {
  /// The text on the command line: `180d`.
  var description: String { "\(count)\(unit.rawValue)" }

  init?(_ text: String) {
    guard let last = text.last, let unit = Unit(rawValue: last.lowercased()),
      let count = Int(decimal: text.dropLast().utf8, atMost: 6)
    else { return nil }
    self.init(count: count, unit: unit)
  }

  /// `180 days`, `1 year`.
  var words: String { "\(count) \(unit)\(count == 1 ? "" : "s")" }

  static let kind = ValueKind<FactAge>("AGE", expected: "an age such as 180d, 26w, 6m or 1y") { FactAge($0) }
}

import AppStoreReference
import Basics

/// A day as spreadsheets of all countries write it: `2027-01-31`, `31.01.2027`, `1/31/27`, `2027年1月31日`.
///
/// `3/4/2027` is one of two days, and `Jan 31, 2027`, with a month in whatever language, any day of its year.
struct WrittenDay {
  private let days: [CalendarDate]

  init?(_ cell: String) {
    let text = NarrowForm.text(cell)
    let groups = text.split { !$0.isASCIIDigit }.prefix(3)
    let numbers = groups.compactMap { Int($0) }
    guard numbers.count == groups.count else { return nil }
    let years = groups.indices.filter { groups[$0].count == 4 }
    var days: [CalendarDate] = []
    if numbers.count == 3, groups.allSatisfy({ $0.count <= 2 || $0.count == 4 }), years.count < 2 {
      for (year, month, day) in [(0, 1, 2), (2, 1, 0), (2, 0, 1)] where years.isEmpty || years == [year] {
        let century = years.isEmpty ? 2000 : 0
        let date = CalendarDate(year: century + numbers[year], month: numbers[month], day: numbers[day])
        if let date { days.append(date) }
      }
    }
    if days.isEmpty, numbers.count > 1, text.contains(where: \.isLetter), let year = years.first {
      days = [(1, 1), (12, 31)].compactMap { CalendarDate(year: numbers[year], month: $0, day: $1) }
    }
    guard !days.isEmpty else { return nil }
    self.days = days
  }

  /// Whether it is after today; nil if that depends on the way in which it is read.
  var isLater: Bool? {
    let today = CalendarDate.today
    let isLater = days[0] > today
    return days.allSatisfy { ($0 > today) == isLater } ? isLater : nil
  }
}

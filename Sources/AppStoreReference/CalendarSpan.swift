import Basics

/// A length of time as written by people and in files: a number and a unit.
///
/// Twelve months are a year and seven days a week, so that `P12M` and `P1Y`, `7 Days` and `1 week`
/// compare equal; a month is never converted to days.
struct CalendarSpan: Hashable {
  enum Unit: String, CaseIterable { case day, week, month, year }

  let count: Int
  let unit: Unit

  init(_ count: Int, _ unit: Unit) {
    switch unit {
    case .day where count > 0 && count.isMultiple(of: 7): (self.count, self.unit) = (count / 7, .week)
    case .month where count > 0 && count.isMultiple(of: 12): (self.count, self.unit) = (count / 12, .year)
    default: (self.count, self.unit) = (count, unit)
    }
  }

  /// Reads `1 month`, `2 months`, `7 Days`: a number, an optional space, and a unit in any case.
  init?(words text: some StringProtocol) {
    let folded = ASCIIFolding.joined(text)
    let digits = folded.prefix { ("0"..."9").contains($0) }
    var word = folded.dropFirst(digits.count)
    if word.hasSuffix("s") { word.removeLast() }
    guard let count = Int(decimal: digits.utf8, atMost: 4), let unit = Unit(rawValue: String(word)) else { return nil }
    self.init(count, unit)
  }

  /// Reads an ISO 8601 duration of a single unit, such as `P1M`.
  init?(iso8601 text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard bytes.first == UInt8(ascii: "P"), let letter = bytes.last,
      let count = Int(decimal: bytes.dropFirst().dropLast(), atMost: 4),
      let unit = Unit.allCases.first(where: { $0.letter == letter })
    else { return nil }
    self.init(count, unit)
  }

  /// `1 month`, `2 weeks`.
  var words: String { "\(count) \(unit.rawValue)\(count == 1 ? "" : "s")" }

  /// `P1M`, `P2W`.
  var iso8601: String { "P\(count)\(Unicode.Scalar(unit.letter))" }

  /// Days, with a month of 30.4 and a year of 365.
  var approximateDays: Int {
    switch unit {
    case .day: count
    case .week: count * 7
    case .month: (count * 365 + 6) / 12
    case .year: count * 365
    }
  }
}

extension CalendarSpan.Unit {
  fileprivate var letter: UInt8 {
    switch self {
    case .day: UInt8(ascii: "D")
    case .week: UInt8(ascii: "W")
    case .month: UInt8(ascii: "M")
    case .year: UInt8(ascii: "Y")
    }
  }
}

/// The moments of property lists as text.
enum PropertyListDate {
  /// The moment in ISO 8601, in UTC; a midnight as its day alone.
  static func text(secondsSince2001 seconds: Int) -> String {
    let dayLength = 86_400
    var day = seconds / dayLength
    var rest = seconds % dayLength
    if rest < 0 {
      day -= 1
      rest += dayLength
    }
    // Howard Hinnant's civil_from_days, from the first of March of the year 0 on.
    let shifted = day + 730_791
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    let date =
      "\(padded(year, to: 4))-\(padded(month))-\(padded(dayOfYear - (153 * marchMonth + 2) / 5 + 1))"
    guard rest > 0 else { return date }
    return "\(date)T\(padded(rest / 3600)):\(padded(rest / 60 % 60)):\(padded(rest % 60))Z"
  }

  private static func padded(_ number: Int, to width: Int = 2) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(width - digits.count, 0)) + digits
  }
}

/// A number as written in a text: its digits, and what its notation implies.
struct NumberNotation {
  var start: Int
  var end: Int
  var hundredths = 0
  /// Digits before the decimals, or Han numerals; 255 for more.
  var wholeDigits: UInt8 = 0
  /// Digits after the decimal mark, including those beyond hundredths; 255 for more.
  var decimals: UInt8 = 0
  var isGrouped = false
  /// Grouped once, by the mark that the language uses for decimals (`1.250` in English).
  var mayBeDecimal = false
  /// More parts than a number has (`1.2.3`, `21.11.2026`), or more decimals than hundredths.
  var isSeries = false
  /// `007`.
  var hasLeadingZero = false
  /// The number is written in Han numerals.
  var isHan = false
  /// Its Han numerals include a multiplier: not 二〇二四, read digit by digit.
  var hasHanUnit = false
  /// Its Han numerals are a number even without a counted noun after them.
  var standsAlone = false

  init(start: Int, end: Int) {
    self.start = start
    self.end = end
  }

  init(_ han: HanNumeral, at start: Int) {
    self.init(start: start, end: han.end)
    hundredths = min(han.value, DigitRun.saturated) * 100
    wholeDigits = UInt8(clamping: han.characters)
    isHan = true
    hasHanUnit = han.hasUnit
    standsAlone = han.standsAlone
  }

  var isPlainInteger: Bool { decimals == 0 && !isGrouped }

  /// Whether the number can be a year: four digits from 1900 to 2099. 1900 and 2000 are pack sizes
  /// far more often than years.
  var isYearLike: Bool {
    isPlainInteger && wholeDigits == 4 && (190_000..<210_000).contains(hundredths) && hundredths != 190_000
      && hundredths != 200_000
  }

  /// Whether the number beside a word for a year is that year rather than a length of time: four digits from 1000 to 2099.
  var isPastYearLike: Bool { isPlainInteger && wholeDigits == 4 && (100_000..<210_000).contains(hundredths) }
}

extension NumberNotation {
  /// Reads the number whose first digit is at an offset.
  ///
  /// One separator before exactly three digits separates thousands in any language: no price or
  /// quantity in a store has three decimals, and texts borrow the marks of other languages. Before
  /// one or two digits, a point or comma is a decimal separator; in a language with a decimal
  /// point, a comma is one only before two digits, since `1,2` is a list there.
  init(in text: AmountText, at start: Int, convention: NumberConvention) {
    let first = text.digits(at: start)
    self.init(start: start, end: first.end)
    wholeDigits = UInt8(clamping: first.digits)
    hasLeadingZero = first.digits > 1 && text.digit(at: start) & 15 == 0
    var whole = first.value
    var groupMark: NumberSeparator?
    // A space doesn't continue the number of a name: MP3 128.
    let isName = text.letter(before: start) == .western
    while let (mark, length) = text.separator(at: end) {
      let run = text.digits(at: end + length)
      if run.isEmpty { break }
      if run.digits == 3, first.digits <= 3, first.value > 0, groupMark == nil || groupMark == mark,
        mark != .arabicDecimal, mark != .space || !isName && (convention.groupsWithSpace || run.hasLeadingZero)
      {
        mayBeDecimal = groupMark == nil && mark == (convention.decimalComma ? .comma : .point)
        whole = min(whole * 1000 + run.value, DigitRun.saturated)
        wholeDigits = UInt8(clamping: Int(wholeDigits) + 3)
        groupMark = mark
        end = run.end
      } else if mark == .comma, groupMark == nil, let indian = text.indianGroups(after: first) {
        whole = indian.value
        wholeDigits = UInt8(clamping: indian.digits)
        groupMark = mark
        end = indian.end
      } else if Self.parts(mark, run, after: first, groupMark: groupMark, convention) {
        readDecimals(run, after: whole, in: text)
        if text[end] == UInt8(ascii: "."), text.digit(at: end + 1) != 0 { readSeries(in: text) }
        break
      } else {
        if mark == .point { readSeries(in: text) }
        break
      }
    }
    isGrouped = groupMark != nil
    if decimals == 0 { hundredths = whole * 100 }
  }

  /// Whether a mark is a decimal separator.
  private static func parts(
    _ mark: NumberSeparator, _ run: DigitRun, after first: DigitRun, groupMark: NumberSeparator?,
    _ convention: NumberConvention
  ) -> Bool {
    if mark == groupMark { return false }
    switch mark {
    case .arabicDecimal: return true
    case .point: return run.digits <= 2 || groupMark != nil || first.value == 0
    case .comma:
      if convention.decimalComma { return run.digits <= 2 || groupMark != nil || first.value == 0 }
      return run.digits == 2
    case .space, .hardSpace, .apostrophe, .arabicThousands: return false
    }
  }

  private mutating func readDecimals(_ run: DigitRun, after whole: Int, in text: AmountText) {
    decimals = UInt8(clamping: run.digits)
    var value = run.value
    if run.digits > 2 {
      for _ in 2..<min(run.digits, 15) {
        if value % 10 != 0 { isSeries = true }
        value /= 10
      }
    } else if run.digits == 1 {
      value *= 10
    }
    hundredths = min(whole, DigitRun.saturated) * 100 + min(value, 99)
    end = run.end
  }

  /// Consumes the rest of a version, an address or a date.
  private mutating func readSeries(in text: AmountText) {
    isSeries = true
    while text[end] == UInt8(ascii: ".") {
      let run = text.digits(at: end + 1)
      if run.isEmpty { break }
      end = run.end
    }
  }
}

extension AmountText {
  /// Groups of two digits followed by a last one of three, as in India: `1,00,000`.
  func indianGroups(after first: DigitRun) -> DigitRun? {
    guard first.digits <= 2, first.value > 0 else { return nil }
    var result = first
    var last = 2
    while self[result.end] == UInt8(ascii: ","), last == 2 {
      let group = digits(at: result.end + 1)
      guard group.digits == 2 || group.digits == 3 else { return nil }
      last = group.digits
      let shift = last == 2 ? 100 : 1000
      result.value = min(result.value * shift + group.value, DigitRun.saturated)
      result.digits += last
      result.end = group.end
    }
    return last == 3 ? result : nil
  }
}

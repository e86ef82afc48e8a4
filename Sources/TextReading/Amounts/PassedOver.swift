extension AmountText {
  /// The end of something that begins with a number but is not an amount: a date, a time, a
  /// fraction, a resolution, a telephone number, a keycap emoji. Nil when the number is on its own.
  func endOfCompound(_ number: NumberNotation) -> Int? {
    let end = number.end
    switch self[end] {
    case UInt8(ascii: "/"), UInt8(ascii: ":"): return digit(at: end + 1) == 0 ? nil : endOfDigits(from: end)
    case UInt8(ascii: "-"): return endOfHyphenated(number)
    case UInt8(ascii: "x"), UInt8(ascii: "X"): return digit(at: end + 1) == 0 ? nil : digits(at: end + 1).end
    case 0xC3: return self[end + 1] == 0x97 && digit(at: end + 2) != 0 ? digits(at: end + 2).end : nil
    case 0xE2, 0xEF:
      let mark = scalar(at: end) == 0xFE0F ? end + 3 : end
      return scalar(at: mark) == 0x20E3 ? mark + 3 : nil
    case UInt8(ascii: " "): return endOfTelephone(number)
    default: return nil
    }
  }

  /// Digits, with the marks of dates, times and numbers between them.
  private func endOfDigits(from offset: Int) -> Int {
    var end = offset
    while true {
      switch self[end] {
      case 0x2D...0x2F, 0x3A:  // - . / :
        if digit(at: end + 1) == 0 { return end }
        end += 1
      default:
        let run = digits(at: end)
        if run.isEmpty { return end }
        end = run.end
      }
    }
  }

  /// Two ascending numbers are a range, and both are read as numbers.
  private func endOfHyphenated(_ number: NumberNotation) -> Int? {
    let second = digits(at: number.end + 1)
    if second.isEmpty { return nil }
    let continuesFurther = self[second.end] == UInt8(ascii: "-") && digit(at: second.end + 1) != 0
    let isMonth = number.isYearLike && second.digits <= 2
    let falls =
      second.value <= number.hundredths / 100 && number.isPlainInteger && self[second.end] != UInt8(ascii: ",")
      && self[second.end] != UInt8(ascii: ".")
    return continuesFurther || isMonth || falls ? endOfDigits(from: number.end) : nil
  }

  /// Three or more runs of at least nine digits together.
  private func endOfTelephone(_ number: NumberNotation) -> Int? {
    guard number.isPlainInteger else { return nil }
    var end = number.end
    var total = Int(number.wholeDigits)
    var runs = 1
    while self[end] == UInt8(ascii: " ") || self[end] == UInt8(ascii: "-") {
      let run = digits(at: end + 1)
      if run.isEmpty { break }
      total += run.digits
      runs += 1
      end = run.end
    }
    return runs >= 3 && total >= 9 ? end : nil
  }
}

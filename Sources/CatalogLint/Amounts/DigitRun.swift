/// A run of decimal digits of any script of the App Store's locales.
struct DigitRun {
  /// Beyond this, a run of digits is not an amount.
  static let saturated = 1_000_000_000_000_000

  var value = 0
  var digits = 0
  var end: Int

  var isEmpty: Bool { digits == 0 }

  /// Whether three digits begin with a zero, as only a group of thousands does.
  var hasLeadingZero: Bool { digits == 3 && value < 100 }
}

extension AmountText {
  /// The digit at an offset, as its value plus sixteen times its length in bytes; zero when there
  /// isn't one.
  @inline(__always) func digit(at offset: Int) -> Int {
    let lead = self[offset]
    if lead &- 0x30 < 10 { return Int(lead &- 0x30) | 16 }
    return lead < 0xD9 ? 0 : wideDigit(at: offset, lead: lead)
  }

  private func wideDigit(at offset: Int, lead: UInt8) -> Int {
    let second = self[offset + 1]
    switch lead {
    case 0xD9: return second &- 0xA0 < 10 ? Int(second &- 0xA0) | 32 : 0  // Arabic-Indic
    case 0xDB: return second &- 0xB0 < 10 ? Int(second &- 0xB0) | 32 : 0  // Persian, Urdu
    case 0xE0:
      let third = self[offset + 2]
      if second == 0xB9 { return third &- 0x90 < 10 ? Int(third &- 0x90) | 48 : 0 }  // Thai
      // Nine scripts of India, Devanagari to Malayalam, have the same layout.
      guard second & 1 == 1, (0xA5...0xB5).contains(second) else { return 0 }
      return third &- 0xA6 < 10 ? Int(third &- 0xA6) | 48 : 0
    case 0xEF:
      let third = self[offset + 2]
      return second == 0xBC && third &- 0x90 < 10 ? Int(third &- 0x90) | 48 : 0  // full width
    default: return 0
    }
  }

  @inline(__always) func digits(at offset: Int) -> DigitRun {
    var run = DigitRun(end: offset)
    while true {
      let digit = digit(at: run.end)
      if digit == 0 { return run }
      run.value = min(run.value * 10 + digit & 15, DigitRun.saturated)
      run.digits += 1
      run.end += digit >> 4
    }
  }
}

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
  func digit(at offset: Int) -> Int {
    let scalar = scalar(at: offset)
    let zero: UInt32
    switch scalar {
    case 0x30...0x39: zero = 0x30
    case 0x660...0x669: zero = 0x660  // Arabic-Indic
    case 0x6F0...0x6F9: zero = 0x6F0  // Persian, Urdu
    // Nine scripts of India, Devanagari to Malayalam, have the same layout.
    case 0x966...0xD6F where (0x66...0x6F).contains(scalar & 0x7F): zero = scalar & ~0x7F | 0x66
    case 0xE50...0xE59: zero = 0xE50  // Thai
    case 0xFF10...0xFF19: zero = 0xFF10  // full width
    default: return 0
    }
    return Int(scalar - zero) | (next(offset) - offset) << 4
  }

  func digits(at offset: Int) -> DigitRun {
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

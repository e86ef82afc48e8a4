/// Whole numbers written in ASCII digits and nothing else; `Int` would take a sign as well.
public enum DecimalDigits {
  /// The number; nil for other bytes, no digit, or more digits than allowed.
  @inlinable
  public static func number(
    _ digits: some Collection<UInt8>, atMost length: Int = 9
  ) -> Int? {
    guard (1...length).contains(digits.count) else { return nil }
    var number = 0
    for digit in digits {
      guard (0x30...0x39).contains(digit) else { return nil }
      number = number * 10 + Int(digit - 0x30)
    }
    return number
  }
}

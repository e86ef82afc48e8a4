/// A number in Han numerals: 四百五十, 一千两百, 肆拾, 二〇二四.
package struct HanNumeral {
  var value = 0
  var end: Int
  var characters = 0
  /// Whether a multiplier (十 百 千 万 亿) occurs; without one the characters are read as digits.
  var hasUnit = false
  /// Whether a digit occurs, or 十: on their own, 百 and 千万 are words more often than numbers.
  var hasDigit = false

  /// Whether the characters are a number on their own, without a counted noun after them.
  var standsAlone: Bool { hasUnit && hasDigit && characters > 1 && value >= 20 }

  /// The value of each numeral: a digit, 10, 100, 1000, or a myriad, which multiplies everything
  /// before it.
  package static let values: [UInt32: Int] = {
    var values: [UInt32: Int] = [:]
    for entry in Language.everywhere(\.numerals) {
      let digits = entry.prefix { $0.isASCII }
      for numeral in entry.unicodeScalars.dropFirst(digits.count) { values[numeral.value] = Int(digits) }
    }
    return values
  }()

  /// Reads as many characters as make one well-formed number.
  init?(in text: AmountText, at start: Int) {
    end = start
    var total = 0
    var section = 0
    var digit: Int?
    var ceiling = Int.max  // units fall within a section
    var myriads = Int.max
    var abbreviates = 0  // the unit that a last digit falls under: 四百五 is 450
    reading: while let next = Self.values[text.scalar(at: end)] {
      switch next {
      case ..<10:
        if next == 0, hasUnit {
          abbreviates = 0
        } else if let previous = digit {
          if hasUnit || characters > 8 { break reading }
          digit = previous * 10 + next
        } else {
          digit = next
        }
        if next > 0 { hasDigit = true }
      case ..<10_000:
        if next >= ceiling || digit.map({ $0 > 9 || $0 == 0 }) == true { break reading }
        if next == 10 { hasDigit = true }
        section += (digit ?? 1) * next
        digit = nil
        ceiling = next
        abbreviates = next / 10
        hasUnit = true
      default:
        let before = section + (digit ?? 0)
        if next >= myriads || (before == 0 && characters > 0) { break reading }
        total += max(before, 1) * next
        section = 0
        digit = nil
        ceiling = .max
        myriads = next
        abbreviates = next / 10
        hasUnit = true
      }
      characters += 1
      end += 3
    }
    if characters == 0 { return nil }
    value = total + section + (digit ?? 0) * (hasUnit ? max(abbreviates, 1) : 1)
  }
}

extension AmountText {
  /// The first offset at or after a given one where a number begins; the length of the text if none
  /// does.
  func firstNumeral(from start: Int) -> Int {
    var offset = start
    while offset < count, !isNumeral(at: offset) { offset = next(offset) }
    return min(offset, count)
  }

  private func isNumeral(at offset: Int) -> Bool {
    digit(at: offset) != 0 || self[offset] >= 0x80 && HanNumeral.values[scalar(at: offset)] != nil
  }
}

/// A number in Han numerals: 四百五十, 一千两百, 肆拾, 二〇二四.
struct HanNumeral {
  var value = 0
  var end: Int
  var characters = 0
  /// Whether a multiplier (十 百 千 万 亿) occurs; without one the characters are read as digits.
  var hasUnit = false
  /// Whether a digit occurs, or 十: 百 and 千万 alone are words more often than numbers.
  var hasDigit = false

  /// Whether the characters are a number on their own, with nothing after them that is counted.
  var standsAlone: Bool { hasUnit && hasDigit && characters > 1 && value >= 20 }

  /// What one Han character is in a number.
  enum Part {
    case digit(Int)
    case unit(Int)
    /// 万 and 亿: they multiply all that stands before them.
    case myriad(Int)
  }

  static func part(_ scalar: UInt32) -> Part? {
    switch scalar {
    case 0x3007, 0x96F6: .digit(0)  // 〇 零
    case 0x4E00, 0x58F9, 0x58F1: .digit(1)  // 一 壹 壱
    case 0x4E8C, 0x8D30, 0x8CB3, 0x5F10, 0x4E24, 0x5169: .digit(2)  // 二 贰 貳 弐 两 兩
    case 0x4E09, 0x53C1, 0x53C3, 0x53C2: .digit(3)  // 三 叁 參 参
    case 0x56DB, 0x8086: .digit(4)  // 四 肆
    case 0x4E94, 0x4F0D: .digit(5)  // 五 伍
    case 0x516D, 0x9646, 0x9678: .digit(6)  // 六 陆 陸
    case 0x4E03, 0x67D2: .digit(7)  // 七 柒
    case 0x516B, 0x634C: .digit(8)  // 八 捌
    case 0x4E5D, 0x7396: .digit(9)  // 九 玖
    case 0x5341, 0x62FE: .unit(10)  // 十 拾
    case 0x767E, 0x4F70: .unit(100)  // 百 佰
    case 0x5343, 0x4EDF: .unit(1000)  // 千 仟
    case 0x4E07, 0x842C: .myriad(10_000)  // 万 萬
    case 0x4EBF, 0x5104: .myriad(100_000_000)  // 亿 億
    default: nil
    }
  }

  /// All scalars that ``part(_:)`` knows.
  static let scalars = (0x3007...0x9FFF).filter { part($0) != nil }

  /// Reads as many characters as make one well-formed number.
  init?(in text: AmountText, at start: Int) {
    end = start
    var total = 0
    var section = 0
    var digit: Int?
    var ceiling = Int.max  // units fall within a section
    var myriads = Int.max
    var abbreviates = 0  // the unit that a last digit falls under: 四百五 is 450
    reading: while let part = Self.part(text.scalar(at: end)) {
      switch part {
      case .digit(let next):
        if next == 0, hasUnit {
          abbreviates = 0
        } else if let previous = digit {
          if hasUnit || characters > 8 { break reading }
          digit = previous * 10 + next
        } else {
          digit = next
        }
        if next > 0 { hasDigit = true }
      case .unit(let unit):
        if unit >= ceiling || digit.map({ $0 > 9 || $0 == 0 }) == true { break reading }
        if unit == 10 { hasDigit = true }
        section += (digit ?? 1) * unit
        digit = nil
        ceiling = unit
        abbreviates = unit / 10
        hasUnit = true
      case .myriad(let myriad):
        let before = section + (digit ?? 0)
        if myriad >= myriads || (before == 0 && characters > 0) { break reading }
        total += max(before, 1) * myriad
        section = 0
        digit = nil
        ceiling = .max
        myriads = myriad
        abbreviates = myriad / 10
        hasUnit = true
      }
      characters += 1
      end += 3
    }
    if characters == 0 { return nil }
    value = total + section + (digit ?? 0) * (hasUnit ? max(abbreviates, 1) : 1)
  }
}

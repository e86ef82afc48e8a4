import AppStoreReference
import Basics
import CatalogModel

/// The numbers that the texts of one localization state, to be held against those of another.
struct StatedNumbers {
  let lint: LintContext
  /// The index of the text in ``LintContext/samples``.
  let index: Int

  private var sample: TextSample { lint.samples[index] }

  /// The text's numbers that can be compared.
  var numbers: ArraySlice<Amount> { lint.amounts[sample.amounts] }

  /// Whether a number stands in a text of the localization, in whatever notation: as it is, with
  /// other separators, as a sum or as a product.
  func state(_ number: Amount, of text: TextSample) -> Bool {
    let digits = Self.digits(of: number, in: text)
    for other in lint.samples where other.localization == sample.localization {
      let amounts = lint.amounts[other.amounts].filter { $0.comparison != nil }
      for (position, amount) in amounts.enumerated() {
        if Self.isSame(amount, number) { return true }
        if amount.bonus == nil, number.bonus == nil,
          Self.digits(of: amount, in: other) == digits
        {
          return true
        }
        for second in amounts[..<position] where Self.make(number, of: amount, second) {
          return true
        }
      }
      if other.features.contains(.count), let value = number.value,
        lint.isProduct(in: other, where: { $0 == value })
      {
        return true
      }
    }
    return false
  }

  /// Whether two numbers can mean the same; with a bonus on both sides, bonus and all.
  private static func isSame(_ one: Amount, _ other: Amount) -> Bool {
    guard let bonus = one.bonus, let otherBonus = other.bonus else {
      return one.agrees(with: other)
    }
    return one.hundredths == other.hundredths && bonus == otherBonus || one.inAll == other.inAll
  }

  /// Whether two numbers make a third, by addition or multiplication.
  private static func make(_ number: Amount, of one: Amount, _ other: Amount) -> Bool {
    let sum = one.inAll + other.inAll
    let (product, overflow) = one.hundredths.multipliedReportingOverflow(by: other.hundredths)
    return sum == number.hundredths || sum == number.inAll
      || !overflow && product == number.hundredths * 100
  }

  /// The digits of a number without separators: `1,280` and `1.280` are the same, whichever
  /// language's convention one of them was copied from.
  private static func digits(of number: Amount, in sample: TextSample) -> [UInt8] {
    let start = sample.text.utf8.index(
      sample.text.utf8.startIndex, offsetBy: number.number.lowerBound)
    let digits = sample.text.utf8[start...].prefix(number.number.count)
      .filter { $0.isASCIIDigit }
    // Without any digit of ASCII the value alone counts.
    return digits.isEmpty ? [UInt8(ascii: "-")] + "\(number.hundredths)".utf8 : digits
  }
}

extension Amount {
  /// What kind of number may stand for this one in another language; nil for those that are not
  /// compared: money, and years, which calendars count differently.
  var comparison: Int? {
    switch kind {
    case .money: nil
    case .count: 0
    case .ordinal:
      (190_000...210_000).contains(hundredths) || (240_000...270_000).contains(hundredths) ? nil : 0
    case .percent: 1
    case .duration(let unit): 2 + Int(unit.rawValue)
    }
  }

  /// With the bonus.
  var inAll: Int { hundredths + (bonus ?? 0) }
}

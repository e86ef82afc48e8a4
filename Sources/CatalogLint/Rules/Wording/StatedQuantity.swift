import CatalogModel
import TextReading

extension Grant {
  /// Whether an amount in a text equals the grant: the quantity, the total including the bonus, or
  /// both parts.
  func isStated(by amount: Amount) -> Bool {
    if let stated = amount.bonus, bonus > 0 {
      return amount.value == total || amount.value == quantity && stated == bonus * 100 || amount.states(total)
    }
    return amount.states(quantity) || amount.states(total)
  }

  /// `400`, or `400+40` with a bonus.
  var notation: String { bonus > 0 ? "\(quantity)+\(bonus)" : "\(quantity)" }
}

extension Amount {
  /// The value as a whole number; nil when it isn't one.
  var value: Int? { hundredths.isMultiple(of: 100) ? hundredths / 100 : nil }

  /// Whether the amount is a quantity, in total or without its bonus.
  func states(_ quantity: Int) -> Bool {
    value == quantity || bonus.map { hundredths + $0 == quantity.multiplied(by: 100) } ?? false
  }

  /// Whether two amounts can mean the same quantity.
  func agrees(with other: Amount) -> Bool {
    let sums = [other.hundredths, other.hundredths + (other.bonus ?? 0)]
    return sums.contains(hundredths) || sums.contains(hundredths + (bonus ?? 0))
  }

  /// `400`, or `400+40` with a bonus.
  var quantityNotation: String {
    let bonus = bonus.map { "+\($0 / 100)" } ?? ""
    let cents = hundredths % 100
    let decimals = cents == 0 ? "" : ".\(cents / 10)\(cents % 10)"
    return "\(hundredths / 100)\(decimals)\(bonus)"
  }
}

extension Int {
  /// The product, saturating on overflow.
  fileprivate func multiplied(by factor: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: factor)
    return overflow ? .max : product
  }
}

extension TextSample {
  /// Whether it is a title that says nothing but one number: `400`, `×400`.
  var isBareCount: Bool {
    guard kind == .title, amounts.count == 1, let amount = amounts.first,
      amount.kind == .count
    else { return false }
    var offset = 0
    for scalar in text.unicodeScalars {
      if !amount.range.contains(offset), scalar.properties.isAlphabetic { return false }
      offset += UTF8.width(scalar)
    }
    return true
  }

  /// Whether it states a quantity as a product: `3 x 100`, `3 bags of 100`.
  func isProduct(where agrees: (Int) -> Bool) -> Bool {
    let counts = amounts.filter { amount in
      amount.kind == .count || amount.kind == .ordinal && (isFactor(amount) || kind == .description)
    }
    for (second, amount) in counts.enumerated() {
      guard let each = amount.value else { continue }
      if let packs = packsInWords(before: amount.number.lowerBound), agrees(each.multiplied(by: packs)) {
        return true
      }
      let isStated = counts[..<second].contains { $0.value.map { agrees($0.multiplied(by: each)) } ?? false }
      if isStated { return true }
    }
    return false
  }

  /// Whether an amount is `3x`, which the reader reads as a factor.
  private func isFactor(_ amount: Amount) -> Bool {
    let end = excerpt(amount.number.upperBound..<amount.range.upperBound)
    return end == "x" || end == "X" || end == "×"
  }

  /// The spelled-out number of packs that something comes in: `Three bags of` before an offset is
  /// 3.
  fileprivate func packsInWords(before offset: Int) -> Int? {
    let words = excerpt(before: offset).lowercased().split { !$0.isLetter }.suffix(3)
    guard words.count == 3, let first = words.first, let last = words.last else { return nil }
    for language in Language.read(in: Language.index(of: locale)) {
      guard Language.entries(language.ofWords).contains(String(last)) else { continue }
      let number = Language.entries(language.numberWords).firstIndex(of: String(first))
      if let number { return number + 2 }
    }
    return nil
  }
}

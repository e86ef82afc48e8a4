import AppStoreReference
import CatalogModel
import TextReading

/// A quantity that one place states without its bonus, and another with it.
extension CheckedSubject {
  /// Whether a bonus that texts name makes one of two quantities of the other: 1,150 are 1,000 and a
  /// bonus of 150, or 15 % more.
  ///
  /// - Parameter localization: The localization whose texts count; nil for all texts of the product.
  func isSum(_ one: Int, _ other: Int, in localization: Int? = nil) -> Bool {
    let (base, total) = (min(one, other), max(one, other))
    guard base > 0, base < total else { return base == total }
    return samples.contains { sample in
      (localization == nil || sample.localization == localization) && isSum(base, total, stated: sample)
    }
  }

  private func isSum(_ base: Int, _ total: Int, stated sample: TextSample) -> Bool {
    let amounts = sample.amounts
    if amounts.contains(where: { sample.isBonus($0, of: base, in: total) }) { return true }
    let counts = amounts.filter { $0.kind == .count }
    guard counts.contains(where: { $0.value == base || $0.states(total) }) else {
      // The bonus may be made up of several: 100 and 50 extra.
      return QuantityReadings.sums(of: counts).contains(total - base) && sample.namesBonus
    }
    // Next to the total alone, a number without a word for a bonus counts something else.
    if counts.contains(where: { $0.value == total - base || $0.bonus.map { $0 / 100 } == total - base }),
      counts.contains(where: { $0.value == base }) || sample.namesBonus
    {
      return true
    }
    let readings = QuantityReadings(counts: counts, sample: sample)
    return counts.contains { $0.value == base } && readings.agree { $0 == total }
  }
}

extension TextSample {
  /// Whether an amount is the bonus that makes a total of a base: 50 extra, or 10 % of it.
  fileprivate func isBonus(_ amount: Amount, of base: Int, in total: Int) -> Bool {
    switch amount.kind {
    case .count: return amount.value == total - base && isBonus(amount)
    case .percent:
      let sign = excerpt(0..<amount.range.lowerBound).last
      if sign == "-" || sign == "−" { return false }
      let (exact, overflow) = base.multipliedReportingOverflow(by: 10_000 + amount.hundredths)
      // Rounded up or down to a whole number.
      return !overflow && exact < .max - 10_000 && (exact / 10_000...(exact + 9_999) / 10_000).contains(total)
    case .money, .duration, .inWords, .ordinal: return false
    }
  }

  /// Whether an amount is named as a bonus: 50 extra, 50 gems on top, a bonus of 50, +50.
  func isBonus(_ amount: Amount) -> Bool {
    if isBeforeBonus(amount) || isAfterBonus(amount) { return true }
    let bonuses = Self.bonusWords[locale]
    let before = excerpt(0..<amount.range.lowerBound).trimmingSuffix { $0.isWhitespace }
    if before.last == "+" || before.last == "＋" { return true }
    if words(before: amount.range.lowerBound, atMost: 2).contains(where: { bonuses.contains(where: $0.hasPrefix) }) {
      return true
    }
    // The name of the counted thing may come first, in one word or two.
    var after = excerpt(amount.range.upperBound..<text.utf8.count).lowercased()[...]
    for _ in 0..<2 {
      after = after.drop { !$0.isLetter }.drop(while: \.isLetter).drop { $0 == " " || $0 == "\u{A0}" }
      if bonuses.contains(where: after.hasPrefix) { return true }
    }
    return false
  }

  /// Whether the text has a word for a bonus, or a plus sign.
  fileprivate var namesBonus: Bool {
    let text = text.lowercased()
    return text.hasBytes(of: "+") || Self.bonusWords[locale].contains { text.hasBytes(of: $0) }
  }

  private static let bonusWords = LanguageWords(allBonuses) { $0.filter { !$0.isEmpty } }

  private static func allBonuses(_ language: Language) -> String { "\(language.bonuses),\(language.bonusesBefore)" }
}

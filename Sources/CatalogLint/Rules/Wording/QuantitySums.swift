import AppStoreReference
import Basics
import CatalogModel
import TextReading

/// A quantity and its bonus in a text.
struct StatedSum {
  let range: Range<Int>
  /// The quantity without the bonus.
  let base: Amount
  let total: Int
}

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

  /// The sums of a quantity and its bonus that a text states: 1,000 rubies + 150, 100 and 20 extra.
  func statedSums(in sample: TextSample) -> [StatedSum] {
    let counts = sample.amounts.filter { $0.kind == .count }
    return counts.indices.compactMap { index in
      let base = counts[index]
      let rest = sample.excerpt(after: base.number.upperBound).prefix { !$0.isNumber }
      guard anyCurrency(countedBy: base, in: sample) != nil || sample.namesNothing(in: rest) else { return nil }
      if base.bonus != nil { return StatedSum(range: base.range, base: base, total: base.inAll / 100) }
      guard index + 1 < counts.count else { return nil }
      let bonus = counts[index + 1]
      guard bonus.bonus == nil, bonus.hundredths < base.hundredths, sample.isBonus(bonus), !sample.isBonus(base) else {
        return nil
      }
      return StatedSum(
        range: base.number.lowerBound..<bonus.number.upperBound, base: base,
        total: (base.hundredths + bonus.hundredths) / 100)
    }
  }

  /// Whether a number is the quantity, or the total, of a sum that a text states.
  func isPartOfSum(_ number: Int) -> Bool {
    samples.contains { sample in
      statedSums(in: sample).contains { $0.base.value == number || $0.total == number }
    }
  }

  /// A quantity that a text states without the name of what it counts, and that is near to another one: the base
  /// of a sum, as in "100 + 20 free", or a number with a counter, as in 120個もらえる.
  func namelessQuantity(of sample: TextSample, near quantity: Int) -> Amount? {
    let sums = statedSums(in: sample).map(\.base)
    let amount = sums.first ?? sample.amounts.first { $0.kind == .count && sample.hasCounterAlone($0) }
    guard let amount, let value = amount.value, value > quantity / 2, value / 2 < quantity else { return nil }
    return sample.isCompared(amount) || isUnit(amount, in: sample) ? nil : amount
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
  /// A quantity with the bonus that the text states in percent; nil without one.
  func total(of quantity: Int) -> Int? {
    guard namesBonus, let bonus = amounts.first(where: { $0.kind == .percent }) else { return nil }
    let (sum, overflow) = quantity.multipliedReportingOverflow(by: 10_000 + bonus.hundredths)
    return overflow ? nil : sum / 10_000
  }

  /// Whether an amount is the bonus that makes a total of a base: 50 extra, or 10 % of it.
  fileprivate func isBonus(_ amount: Amount, of base: Int, in total: Int) -> Bool {
    switch amount.kind {
    case .count: return amount.value == total - base && isBonus(amount)
    case .percent:
      let sign = excerpt(before: amount.range.lowerBound).last
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
    let before = excerpt(before: amount.range.lowerBound).trimmingSuffix { $0.isWhitespace }
    if before.last == "+" || before.last == "＋" { return true }
    if words(before: amount.range.lowerBound, atMost: 2).contains(where: { bonuses.contains(where: $0.hasPrefix) }) {
      return true
    }
    // The name of the counted thing may come first, in one word or two.
    let next = amounts.first { $0.kind == .count && $0.number.lowerBound >= amount.range.upperBound }
    let end = next?.number.lowerBound ?? text.utf8.count
    var after = excerpt(amount.range.upperBound..<end).lowercased()[...]
    for _ in 0..<2 {
      after = after.drop { !$0.isLetter }.drop(while: \.isLetter).drop { $0 == " " || $0 == "\u{A0}" }
      guard let word = bonuses.first(where: after.hasPrefix) else { continue }
      // A word right before the next number belongs to that one.
      return next == nil || after.dropFirst(word.count).contains { !$0.isLetter && !$0.isWhitespace }
    }
    return false
  }

  /// Whether the text between a quantity and its bonus has no room for the name of a thing: "and", 颗，另送.
  fileprivate func namesNothing(in gap: Substring) -> Bool {
    let gap = gap.lowercased()
    let words = Self.bonusWords[locale].reduce(gap) { $0.replacing($1, with: "") }
    return words.count(where: \.isLetter) <= 4 || Self.additions[locale].contains(where: " \(words) ".contains)
  }

  private static let additions = LanguageWords(\.additions)

  /// Whether an amount has a counter but no name beside it: 购买即得120颗, 120個もらえる.
  fileprivate func hasCounterAlone(_ amount: Amount) -> Bool {
    let after = excerpt(after: amount.number.upperBound)
    guard let counter = after.first, Self.counters[locale].contains(String(counter)) else { return false }
    let next = after.dropFirst()
    let letter = next.unicodeScalars.first.map { LetterClass.of($0.value) } ?? .other
    // Han and katakana begin a name, but not a verb such as 届きます; hiragana and Hangul continue the sentence, except
    // for "of".
    let second = next.unicodeScalars.dropFirst().first
    let isEnding = second.map {
      LetterClass.of($0.value) == .hiragana && !Self.particles[locale].contains(String($0))
    }
    let isVerb = letter == .han && isEnding == true
    guard letter != .han || isVerb, letter != .katakana, !Self.ofWords[locale].contains(where: next.hasPrefix) else {
      return false
    }
    let before = excerpt(before: amount.range.lowerBound).trimmingSuffix { $0 == " " }
    return before.last?.isLetter != true || Self.beforeCounts[locale].contains(where: before.hasSuffix)
  }

  private static let counters = LanguageWords(\.counters)
  private static let beforeCounts = LanguageWords(\.beforeCounts)
  private static let ofWords = LanguageWords(\.ofWords)
  private static let particles = LanguageWords(\.particles)

  /// Whether the text has a word for a bonus, or a plus sign.
  fileprivate var namesBonus: Bool {
    let text = text.lowercased()
    return text.hasBytes(of: "+") || Self.bonusWords[locale].contains { text.hasBytes(of: $0) }
  }

  private static let bonusWords = LanguageWords(allBonuses) { $0.filter { !$0.isEmpty } }

  private static func allBonuses(_ language: Language) -> String { "\(language.bonuses),\(language.bonusesBefore)" }
}

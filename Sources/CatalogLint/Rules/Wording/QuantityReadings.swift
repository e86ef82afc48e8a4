import AppStoreReference
import TextReading

/// The quantities that a text can mean, beyond each of its numbers alone.
struct QuantityReadings {
  let counts: [Amount]
  let sample: TextSample

  /// Whether any reading satisfies a condition: a quantity and its bonus in words, a product, a
  /// quantity per day, or one that is doubled the first time. A rate of exchange states no quantity,
  /// and so agrees with any.
  func agree(where agrees: (Int) -> Bool) -> Bool {
    Self.sums(of: counts).contains(where: agrees) || sample.isProduct(where: agrees)
      || isMultiple(agrees) || isPerDay(agrees) || isExchange
  }

  /// The sums of two counts of a text, or of several in a row.
  static func sums(of counts: [Amount]) -> [Int] {
    let values = counts.map(\.value)
    let pairs = values.indices.flatMap { second in
      values[..<second].compactMap { first in first.flatMap { one in values[second].map { one + $0 } } }
    }
    var sums = pairs
    for first in counts.indices {
      var sum = counts[first].inAll
      for next in counts[first...].dropFirst() {
        sum += next.inAll
        if sum.isMultiple(of: 100) { sums.append(sum / 100) }
      }
    }
    return sums
  }

  /// 600 where 300 are doubled, or 300 of which 600 result.
  private func isMultiple(_ agrees: (Int) -> Bool) -> Bool {
    let text = sample.text.lowercased()
    guard Self.doubling[sample.locale].contains(where: text.contains) else { return false }
    return counts.contains { count in
      guard let value = count.value else { return false }
      return value.isMultiple(of: 2) && agrees(value / 2) || agrees(value * 2)
    }
  }

  /// 100 on each of 30 days.
  private func isPerDay(_ agrees: (Int) -> Bool) -> Bool {
    sample.amounts.contains { amount in
      guard let days = amount.days else { return false }
      return counts.contains { count in
        guard let value = count.value else { return false }
        let (product, overflow) = value.multipliedReportingOverflow(by: days)
        return !overflow && agrees(product)
      }
    }
  }

  /// Whether the text exchanges one of something for an amount.
  private var isExchange: Bool {
    guard counts.count > 1, counts.contains(where: { $0.value == 1 }) else { return false }
    let text = sample.text.lowercased()
    return text.contains("=") || text.contains("＝") || Self.exchanging[sample.locale].contains(where: text.contains)
  }

  private static let doubling = LanguageWords(\.doubling)
  private static let exchanging = LanguageWords(\.exchanging)
}

extension TextSample {
  /// The noun after a number, without an English plural, when it is written like one: `level` of `12
  /// Levels`. Nil where none follows directly.
  func thing(countedBy amount: Amount) -> String? {
    let after = excerpt(after: amount.range.upperBound)
    guard after.first == " " else { return nil }
    let noun = after.dropFirst().prefix { $0.isLetter }.lowercased()
    guard noun.count >= Facts.countedNoun.value, noun.unicodeScalars.allSatisfy({ $0.value < 0x530 }) else {
      return nil
    }
    return noun.hasSuffix("s") ? String(noun.dropLast()) : noun
  }
}

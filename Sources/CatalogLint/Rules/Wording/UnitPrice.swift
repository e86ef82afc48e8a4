import AppStoreReference
import Basics
import CatalogModel
import TextReading

extension CheckedSubject {
  /// Whether a number is the unit of a price: the 100 of "$1 per 100 gems", or of "$1 for 100 gems" where the
  /// price is five times as much for five times as many.
  func isUnit(_ count: Amount, in sample: TextSample) -> Bool {
    guard sample.features.contains(.money), let product,
      let place = sample.amounts.firstIndex(where: { $0.range == count.range })
    else { return false }
    // Nothing but a unit is between a price and its count.
    let near = sample.amounts[..<place].suffix(2) + sample.amounts[place...].dropFirst().prefix(2)
    return near.contains { amount in
      guard case .money(let currencies) = amount.kind, let unit = UnitPrice(amount, in: sample),
        unit.range.overlaps(count.range)
      else { return false }
      return unit.isDefinite || PriceComparison.isShare(unit, in: currencies, of: sample, product, self) != false
    }
  }
}

extension TextSample {
  /// The count that an amount of money is a rate for, next to it: "every 100 gems for $1", 1元可换10颗.
  ///
  /// Words state most rates. Without one, a single unit of money, or ten or a hundred, may be meant as a rate.
  fileprivate func rate(of money: Amount, _ words: UnitWords) -> (count: Amount, isStated: Bool)? {
    let neighbors = [
      amounts.last { $0.range.upperBound <= money.range.lowerBound },
      amounts.first { $0.range.lowerBound >= money.range.upperBound },
    ]
    var rates = neighbors.compactMap(\.self).filter { $0.kind == .count && $0.value ?? 0 > 0 }.compactMap { count in
      let isAfter = count.range.lowerBound >= money.range.upperBound
      let gap =
        isAfter
        ? money.range.upperBound..<count.range.lowerBound : count.range.upperBound..<money.range.lowerBound
      guard text.withUTF8Bytes({ Clause.isShortGap(gap, in: $0) }) else { return nil as (Amount, Bool)? }
      var between = excerpt(gap).lowercased()[...]
      let exchanges =
        between.contains { $0 == "=" || $0 == "＝" } || Self.exchanging[locale].contains(where: between.contains)
      _ = words.takeQualifiers(endingIn: &between)
      let units = [
        words.unit(endingIn: excerpt(before: count.range.lowerBound).lowercased()[...]),
        isAfter ? nil : words.unit(endingIn: between),
      ]
      return (count, exchanges || units.contains { $0?.value == 0 })
    }
    if ![100, 1_000, 10_000, 100_000, 1_000_000].contains(money.hundredths) { rates.removeAll { !$0.1 } }
    return rates.first { $0.1 } ?? rates.first
  }

  private static let exchanging = LanguageWords(\.exchanging)
}

/// A price for a part of the product: $0.17 a day, 1個あたり12円.
struct UnitPrice {
  /// The unit that the amount pays for.
  enum Unit: Hashable {
    case days(Int)
    case pieces(Int)
  }

  let unit: Unit
  /// The amount, in hundredths.
  let hundredths: Int
  /// Whether the unit comes right before or after the amount, so that nothing else can be meant.
  let isDefinite: Bool
  /// Whether the unit comes after the amount.
  let isAfter: Bool
  private let isAtMost: Bool
  /// Whether a word such as "only" or "about" is next to the amount.
  let isQualified: Bool
  /// The range of the words for the unit.
  fileprivate let range: Range<Int>

  /// Finds the unit next to an amount of money; nil without one.
  init?(_ amount: Amount, in sample: TextSample) {
    let amounts = sample.amounts
    let (start, end) = (amount.range.lowerBound, amount.range.upperBound)
    let text = UnitWords(locale: sample.locale)
    let (left, right) = (sample.excerpt(before: start), sample.excerpt(after: end))
    var before = left.lowercased()[...]
    let beginning = before
    var after = right.lowercased()[...]
    var qualifiers = text.takeQualifiers(endingIn: &before)
    hundredths = amount.hundredths
    if let word = text.takeUnit(beginning: &after) {
      let endOfWord = max(end, end + right.utf8.count - after.utf8.count)
      // Per 100 gems, per 3 months.
      let next =
        word.value == 0 ? amounts.first { (endOfWord...endOfWord + 1).contains($0.range.lowerBound) } : nil
      if let days = next?.days {
        unit = .days(days)
      } else if let next, next.kind == .count {
        unit = .pieces(max(next.value ?? 1, 1))
      } else {
        unit = word.value > 0 ? .days(word.value) : .pieces(1)
      }
      (isAfter, isDefinite, range) = (true, true, end..<max(endOfWord, next?.range.upperBound ?? 0))
    } else if text.unit(endingIn: before)?.value ?? 0 == 0, let rate = sample.rate(of: amount, text) {
      unit = .pieces(rate.count.value ?? 1)
      (isAfter, isDefinite) = (rate.count.number.lowerBound >= end, rate.isStated)
      range = min(start, rate.count.range.lowerBound)..<max(end, rate.count.range.upperBound)
    } else if let word = text.unit(endingIn: before) ?? text.unit(inClauseEndingIn: beginning) {
      unit = word.value > 0 ? .days(word.value) : .pieces(1)
      (isAfter, isDefinite) = (false, text.unit(endingIn: before) != nil)
      range = min(max(start - left.utf8.count + before.utf8.count - word.text.utf8.count, 0), start)..<start
    } else {
      return nil
    }
    qualifiers += text.qualifier(beginning: after).map { [$0] } ?? []
    isAtMost = qualifiers.contains { $0.value > 0 }
    isQualified = !qualifiers.isEmpty
  }

  /// The units that the whole price pays for, according to the catalog and the texts beside the amount.
  func wholes(of product: Product, in sample: TextSample, _ subject: CheckedSubject) -> [Unit] {
    let texts = subject.samples.filter { $0.localization == sample.localization }
    switch unit {
    case .days:
      if let period = product.subscription?.period { return [.days(period.approximateDays)] }
      let lengths = texts.flatMap { text in
        StatedLength.all(in: text).filter { text.kind != sample.kind || !$0.range.overlaps(range) }
      }
      return lengths.map { .days($0.days) }
    case .pieces:
      let granted = product.grants.flatMap { [$0.quantity, $0.total] }
      let stated = texts.flatMap { text in
        text.amounts.filter {
          $0.kind == .count && (text.kind != sample.kind || !$0.range.overlaps(range))
        }.flatMap { [$0.hundredths / 100, $0.inAll / 100] }
      }
      return (granted + stated).filter { $0 > 0 }.map { .pieces($0) }
    }
  }

  /// Whether a subscription is paid once for each unit.
  func isPeriod(_ period: SubscriptionPeriod?) -> Bool {
    guard case .days(let days) = unit, let period else { return false }
    return StatedLength.areSame(days, period.approximateDays)
  }

  /// Whether the amount is the share of a price that falls to the unit, within rounding.
  func isShare(of price: Int, for whole: Unit) -> Bool {
    guard let share = share(of: price, for: whole) else { return false }
    let amount = Double(hundredths)
    if isAtMost { return amount >= share.lowerBound }
    if case (.pieces(let part), .pieces(let all)) = (unit, whole), part > 1 {
      // Either side of a rate may be rounded; the whole for another amount is a wrong price.
      return (isDefinite || part < all) && abs(amount - share.lowerBound) <= max(1, share.lowerBound * 0.05)
    }
    if isQualified, amount >= share.lowerBound * 0.95, amount <= share.upperBound * 1.05 { return true }
    let step = hundredths.isMultiple(of: 100) ? 100.0 : hundredths.isMultiple(of: 10) ? 10 : 1
    // Cents are rounded either way; whole amounts to the nearest one, large ones also up.
    let (down, up) = step == 1 ? (1, 1) : (step / 2, share.upperBound >= step * 10 ? step : step / 2)
    return amount > share.lowerBound - down && amount < share.upperBound + up || amount == share.lowerBound - down
  }

  /// The share of the unit, in hundredths: an interval, as months have 28 to 31 days.
  func share(of price: Int, for whole: Unit) -> ClosedRange<Double>? {
    switch (unit, whole) {
    case (.days(let part), .days(let all)) where part > 0 && all > 0:
      let (parts, wholes) = (Self.lengths(of: part), Self.lengths(of: all))
      // The same number of months has the same length.
      if StatedLength.areSame(part, all) { return Double(price)...Double(price) }
      if part >= 28, all >= 28 {
        let share = Double(price) * Double(Self.months(part)) / Double(Self.months(all))
        return share...share
      }
      let least = Double(price) * Double(parts.lowerBound) / Double(wholes.upperBound)
      return least...Double(price) * Double(parts.upperBound) / Double(wholes.lowerBound)
    case (.pieces(let part), .pieces(let all)) where all > 0:
      let share = Double(price) * Double(part) / Double(all)
      return share...share
    default: return nil
    }
  }

  /// The share of the unit as a message says it, in hundredths: months have the days of ``Unit``.
  func plainShare(of price: Int, for whole: Unit) -> Double? {
    guard let share = share(of: price, for: whole) else { return nil }
    guard share.lowerBound < share.upperBound, case (.days(let part), .days(let all)) = (unit, whole) else {
      return share.lowerBound
    }
    return Double(price) * Double(part) / Double(all)
  }

  /// The unit as it is said after a price: a day, each, for 3 days.
  var words: Message {
    switch unit {
    case .days(1): "a day"
    case .days(7): "a week"
    case .days(30): "a month"
    case .days(365): "a year"
    case .pieces(1): "for each"
    case .days, .pieces: "for \(unit.words)"
    }
  }

  private static func months(_ days: Int) -> Int { (days * 12 + 182) / 365 }

  /// The days of a length: months differ, and a year is also counted as 360 days.
  private static func lengths(of days: Int) -> ClosedRange<Int> {
    if days < 28 { return days...days }
    let months = months(days)
    return days >= 360 ? months * 30...(days * 366 / 365 + 1) : months * 28...months * 31
  }
}

extension UnitPrice.Unit {
  /// `30 days`, `400 pieces`.
  var words: Message {
    switch self {
    case .days(let days): "\(days, of: "day")"
    case .pieces(let pieces): "\(pieces, of: "piece")"
    }
  }
}

public import AppStoreReference
public import Basics

/// The prices of a product in all storefronts by a price policy.
///
/// Only integers are used, so that the same catalog has the same prices on every machine.
public struct PolicyPrices: Sendable {
  public struct Row: Sendable, Hashable {
    public enum Origin: String, Sendable, Hashable {
      /// The base price itself.
      case base
      /// Stated for the storefront or its currency in the product.
      case direct
      /// Computed by the policy.
      case policy
      /// Left to the store.
      case store
      /// Has no price by the policy, because of a fault.
      case fault
    }

    public let territory: Territory
    public let origin: Origin
    /// The base price in the storefront's currency; nil if it can't be converted.
    public var converted: String?
    /// The amount before rounding, with two decimals.
    public var target: String?
    /// Nil for a price that only the store knows, and for a fault.
    public var price: Money?
    /// The percentage of the price above the converted base price, rounded; nil if that is not known.
    public var percent: Int?
    /// The reason for the price, or the fault.
    public let reason: String
    public var fault: Message?
    /// Whether a floor raises the amount so far that a wrong rate is likely.
    public var isRaisedFar = false
    /// The currencies without a rate, if that is the fault.
    public var unrated: [CurrencyCode] = []
  }

  /// One for each storefront, in the order of their codes.
  public let rows: [Row]

  /// The sentence about the first price that a floor raises far, with the number of others; nil if all are near.
  public let raise: Message?

  /// The base price, in the storefront that others are computed from; nil if the product has none.
  public let base: (territory: Territory, amount: Money)?

  /// - Parameters:
  ///   - price: The price of the product.
  ///   - territory: The base territory of the catalog.
  ///   - factors: The policy, with its tables.
  public init(_ price: Price, in territory: Territory?, by factors: StorefrontFactors) {
    self.init(price, in: territory, by: factors, ladders: Ladders())
  }

  init(_ price: Price, in territory: Territory?, by factors: StorefrontFactors, ladders: Ladders) {
    guard let base = price.statedBase(in: territory) else {
      (rows, raise, self.base) = ([], nil, nil)
      return
    }
    self.base = base
    var direct: [Territory: Money] = [:]
    for territory in Territory.all {
      if let own = price.overrides.first(where: { $0.territory == territory })?.amount {
        direct[territory] = own
      } else if territory.currency != base.amount.currency {
        direct[territory] = price.amount(in: territory.currency)
      }
    }
    let computation = PolicyComputation(factors: factors, base: base.amount, ladders: ladders)
    let rows = Territory.all.map { territory in
      if territory == base.territory {
        return Row(territory: territory, origin: .base, price: base.amount, reason: "the base price")
      }
      if let amount = direct[territory] {
        return Row(territory: territory, origin: .direct, price: amount, reason: "stated in the catalog")
      }
      return computation.row(of: territory)
    }
    self.rows = rows
    raise = Self.raise(rows, by: factors.policy.name)
  }

  private static func raise(_ rows: [Row], by policy: String) -> Message? {
    let raised = rows.filter(\.isRaisedFar)
    guard let first = raised.first, let target = first.target, let price = first.price else { return nil }
    let raise: Message =
      "the floor of price policy \"\(policy)\" raises \(price.currency) \(target) to \(price.decimal) in \(first.territory)"
    let rest = raised.count - 1
    return rest > 0 ? "\(raise), and those of \(rest, of: "more storefront")" : raise
  }

  /// The fault of a policy that lacks rates.
  static func missing(_ rates: some Sequence<CurrencyCode>, in policy: String, for base: Money) -> Message {
    let currencies = Message(list: rates.map { "\($0)" })
    return "price policy \"\(policy)\" has no rate for \(currencies), to convert \(base)"
  }

  /// The price points of the currencies with their usual endings, read once for many products.
  final class Ladders {
    private var ladders: [CurrencyCode: (points: [Int], ranks: [Int])] = [:]

    func ladder(of currency: CurrencyCode) -> (points: [Int], ranks: [Int]) {
      if let known = ladders[currency] { return known }
      let points = PricePoints(in: currency).map { $0.map(\.hundredths) } ?? []
      let ladder = (points, points.map { UsualEnding.rank(of: Money(hundredths: $0, currency: currency)) })
      ladders[currency] = ladder
      return ladder
    }
  }
}

/// Computes the price of one product in a storefront.
private struct PolicyComputation {
  let factors: StorefrontFactors
  let base: Money
  let ladders: PolicyPrices.Ladders

  private typealias Row = PolicyPrices.Row

  func row(of territory: Territory) -> PolicyPrices.Row {
    let name = factors.policy.name
    func left(_ reason: String) -> PolicyPrices.Row { Row(territory: territory, origin: .store, reason: reason) }
    if base.hundredths == 0 { return left("free everywhere") }
    if factors.except.contains(territory) { return left("left to the store: an exception of \"\(name)\"") }
    guard let factor = factors.multipliers[territory] ?? factors.others else {
      return left("left to the store by \"\(name)\"")
    }
    let currency = territory.currency
    func fault(_ fault: Message) -> PolicyPrices.Row {
      Row(territory: territory, origin: .fault, reason: fault.english, fault: fault)
    }
    guard let rate = rate(to: currency) else {
      let unrated = [base.currency, currency].filter { factors.rates[$0] == nil }
      var row = fault(PolicyPrices.missing(unrated, in: name, for: base))
      row.unrated = unrated
      return row
    }
    guard let whole = Scaled(base.hundredths, times: PolicyNumber.one, rate),
      let target = Scaled(base.hundredths, times: factor.number.billionths, rate)
    else { return fault("\(base) by price policy \"\(name)\" is too large for \(currency)") }
    let cap = factors.cap.flatMap { Scaled(base.hundredths, times: $0.billionths, rate) }
    let ladder = ladders.ladder(of: currency)
    let floor = factors.floors[currency]
    let choice = PointChoice(ladder.points, ladder.ranks, from: floor?.hundredths, to: cap)
    guard let point = choice.point(near: target, factors.policy.rounding ?? .nearest) else {
      return fault(refusal(target, currency, floor, cap, choice))
    }
    var row = Row(
      territory: territory, origin: .policy, price: Money(hundredths: point, currency: currency),
      reason: reason(factor, currency, target, point, floor, cap))
    row.converted = whole.decimal
    row.target = target.decimal
    row.percent = whole.percent(of: point)
    row.isRaisedFar = floor.map { target.isBelow($0.hundredths, times: Facts.floorRaise.value) } ?? false
    return row
  }

  /// The rate from the base currency, as a fraction; nil if it is not stated.
  private func rate(to currency: CurrencyCode) -> (Int, Int)? {
    if currency == base.currency { return (1, 1) }
    guard let to = factors.rates[currency], let from = factors.rates[base.currency] else { return nil }
    return (to.number.billionths, from.number.billionths)
  }

  private func reason(
    _ factor: StorefrontFactors.Factor, _ currency: CurrencyCode, _ target: Scaled, _ point: Int, _ floor: Money?,
    _ cap: Scaled?
  ) -> String {
    var text = "\(factors.policy.name): \(base) × \(factor.text)"
    if currency != base.currency, let to = factors.rates[currency], let from = factors.rates[base.currency] {
      text += " × \(to.text)" + (from.number.billionths == PolicyNumber.one ? "" : " / \(from.text)")
    }
    text += " = \(target.decimal)"
    if let floor, target.isBelow(floor.hundredths) {
      text += ", at least \(floor.decimal)"
    } else if let cap, target > cap {
      text += ", at most \(cap.decimal)"
    }
    return text
  }

  private func refusal(
    _ target: Scaled, _ currency: CurrencyCode, _ floor: Money?, _ cap: Scaled?, _ choice: PointChoice
  ) -> Message {
    if factors.policy.rounding == PricePolicy.Rounding.none, !choice.isEmpty {
      return "the price of \(currency) \(target.decimal) is not a price point, and price policy "
        + "\"\(factors.policy.name)\" doesn't round"
    }
    if !choice.isEmpty, let end = choice.end(before: target, factors.policy.rounding ?? .nearest) {
      let (point, name) = (Money(hundredths: end, currency: currency).decimal, factors.policy.name)
      return target.isBelow(end)
        ? "\(currency) \(target.decimal) is below the first price point, \(point); a floor of price policy \"\(name)\" "
          + "would raise it"
        : "\(currency) \(target.decimal) is above the last price point, \(point)"
    }
    let name = factors.policy.name
    switch (floor, cap) {
    case (nil, nil): return "no price point in \(currency) is known"
    case (let floor?, nil):
      return "no price point in \(currency) is as high as the floor of price policy \"\(name)\", \(floor.decimal)"
    case (nil, let cap?):
      return "no price point in \(currency) is as low as the cap of price policy \"\(name)\", \(cap.exactDecimal)"
    case (let floor?, let cap?) where cap.isBelow(floor.hundredths):
      return "the floor of price policy \"\(name)\", \(floor), is above its cap, \(cap.exactDecimal)"
    case (let floor?, let cap?):
      return "no price point in \(currency) is between the floor of price policy \"\(name)\", \(floor.decimal), and "
        + "its cap, \(cap.exactDecimal)"
    }
  }
}

/// An amount in millionths of a hundredth, rounded down.
struct Scaled: Comparable {
  fileprivate let value: Int

  private static let perHundredth = 1_000_000

  /// Multiplies an amount; nil if the result is larger than any price.
  ///
  /// - Parameters:
  ///   - hundredths: The amount.
  ///   - billionths: The number to multiply by.
  ///   - rate: The exchange rate, as a fraction.
  init?(_ hundredths: Int, times billionths: Int, _ rate: (Int, Int)) {
    let (product, overflow) = hundredths.multipliedReportingOverflow(by: billionths)
    guard !overflow else { return nil }
    // Several times the highest price point of any currency; a hundred times it is an integer.
    guard let quotient = Self.quotient(product / 1000, times: rate.0, by: rate.1), quotient < 10_000_000_000_000_000
    else { return nil }
    value = quotient
  }

  static func < (one: Scaled, other: Scaled) -> Bool { one.value < other.value }

  /// Whether the amount, so many times, is below another.
  func isBelow(_ hundredths: Int, times: Int = 1) -> Bool { value * times < hundredths * Self.perHundredth }

  fileprivate static func value(of hundredths: Int) -> Int { hundredths * perHundredth }

  /// The amount with two decimals, rounded.
  var decimal: String {
    Money(hundredths: (value + Self.perHundredth / 2) / Self.perHundredth, currency: .usd).decimal
  }

  /// The amount with all of its decimals.
  fileprivate var exactDecimal: String {
    let (whole, rest) = value.quotientAndRemainder(dividingBy: 100 * Self.perHundredth)
    guard rest > 0 else { return "\(whole)" }
    var decimals = Substring("\(100 * Self.perHundredth + rest)".dropFirst())
    while decimals.last == "0" { decimals.removeLast() }
    return "\(whole).\(decimals)"
  }

  /// The percentage of a price above the amount, rounded.
  func percent(of hundredths: Int) -> Int? {
    Self.quotient(hundredths, times: Self.perHundredth * 200, by: value).map { ($0 / 2 + $0 % 2) - 100 }
  }

  /// The product of two numbers divided by a third, rounded down; nil if it isn't an integer of 64 bits, or a number is
  /// negative.
  private static func quotient(_ one: Int, times other: Int, by divisor: Int) -> Int? {
    guard one >= 0, other >= 0, divisor > 0 else { return nil }
    let product = UInt(one).multipliedFullWidth(by: UInt(other))
    guard product.high < UInt(divisor) else { return nil }
    return Int(exactly: UInt(divisor).dividingFullWidth(product).quotient)
  }
}

/// Chooses among the price points of a currency within limits.
///
/// A higher amount never gets a lower point: the points that are considered are in a range whose ends rise with the
/// amount, and their order of preference does not depend on it. An amount beyond all points has none.
struct PointChoice {
  private let points: [Int]
  private let ranks: [Int]
  private let range: Range<Int>
  private let floor: Int
  private let cap: Int

  /// - Parameters:
  ///   - points: The price points in hundredths, ascending.
  ///   - ranks: The rank of each point's ending; the lowest is preferred.
  ///   - floor: The lowest price in hundredths.
  ///   - cap: The highest price.
  init(_ points: [Int], _ ranks: [Int], from floor: Int?, to cap: Scaled?) {
    self.points = points
    self.ranks = ranks
    self.floor = floor.map(Scaled.value) ?? 0
    self.cap = cap?.value ?? Int.max
    let first = points.partitioningIndex { $0 >= floor ?? 0 }
    let end = cap.map { cap in points.partitioningIndex { Scaled.value(of: $0) > cap.value } } ?? points.count
    range = first..<max(first, end)
  }

  var isEmpty: Bool { range.isEmpty }

  /// The first or last point, if an amount is farther beyond it than rounding changes amounts.
  func end(before target: Scaled, _ rounding: PricePolicy.Rounding) -> Int? {
    guard let first = points.first, let last = points.last else { return nil }
    let wanted = wanted(target)
    let percent = rounding == .up ? 0 : UsualEnding.percent
    if wanted * 100 > Scaled.value(of: last) * (100 + percent) { return last }
    return wanted * 100 < Scaled.value(of: first) * (100 - UsualEnding.percent) ? first : nil
  }

  private func wanted(_ target: Scaled) -> Int { min(max(target.value, floor), cap) }

  func point(near target: Scaled, _ rounding: PricePolicy.Rounding) -> Int? {
    guard !range.isEmpty, end(before: target, rounding) == nil else { return nil }
    let wanted = wanted(target)
    // A floor that is a price point was chosen with its ending.
    if target.value < floor, Scaled.value(of: points[range.lowerBound]) == floor { return points[range.lowerBound] }
    let next = points[range].partitioningIndex { Scaled.value(of: $0) >= wanted }
    switch rounding {
    case .none:
      guard range.contains(next), Scaled.value(of: points[next]) == wanted else { return nil }
      return points[next]
    case .up: return points[min(next, range.upperBound - 1)]
    case .nearest: return nearest(to: wanted, around(next))
    case .usual:
      let near = points[range]
      let (low, high) = (100 - UsualEnding.percent, 100 + UsualEnding.percent)
      let start = near.partitioningIndex { Scaled.value(of: $0) * 100 >= wanted * low }
      let end = near.partitioningIndex { Scaled.value(of: $0) * 100 > wanted * high }
      guard start < end, let best = ranks[start..<end].min() else { return nearest(to: wanted, around(next)) }
      return nearest(to: wanted, (start..<end).filter { ranks[$0] == best })
    }
  }

  /// The points on both sides of a place.
  private func around(_ next: Int) -> Range<Int> {
    max(next - 1, range.lowerBound)..<min(next + 1, range.upperBound)
  }

  /// The lower of two that are equally near.
  private func nearest(to wanted: Int, _ indices: some Sequence<Int>) -> Int? {
    indices.min { abs(Scaled.value(of: points[$0]) - wanted) < abs(Scaled.value(of: points[$1]) - wanted) }
      .map { points[$0] }
  }
}

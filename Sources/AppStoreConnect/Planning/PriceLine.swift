public import AppStoreReference
public import Basics
import SourceSyntax

/// The price of a product in one storefront, before and after a step.
public struct PriceLine: Sendable, Hashable {
  /// The reason for a price.
  public enum Origin: String, Sendable, Hashable {
    /// The catalog states it.
    case stated
    /// A price policy of the catalog gives it.
    case policy
    /// The store considers it equal to the base price.
    case derived
    /// It was set at the store, differs from what the store derives, and stays.
    case byHand = "set manually"

    /// Whether the catalog has the price.
    var isOfCatalog: Bool { self == .stated || self == .policy }
  }

  /// A change of a price.
  public enum Direction: String, Sendable, Hashable {
    case first = "new"
    case rises
    case falls
    case same = "unchanged"
    /// The currencies differ.
    case other = "another currency"
    /// The new price isn't known yet.
    case unknown
  }

  public var territory: Territory
  /// Nil for a storefront without a price.
  public var old: Money?
  /// Nil for a price that is not known yet.
  public var new: Money?
  public var origin: Origin
  /// The first day of the new price; nil for one in effect at once.
  public var start: CalendarDate?
  /// The ID of the price point of the new price, if it is known.
  public var point: String?
  /// Whether existing subscribers keep the old price; nil where there are none, or it doesn't rise.
  public var keepsPrice: Bool?
  /// The planned price that is deleted or replaced.
  public var replaced: LivePrice?

  public var direction: Direction {
    guard let old else { return .first }
    guard let new else { return .unknown }
    if old == new { return .same }
    guard old.currency == new.currency else { return .other }
    return old.hundredths < new.hundredths ? .rises : .falls
  }

  /// The change in tenths of a percent of the old price; nil where it can't be said.
  var permille: Int? {
    guard let old, let new, old.currency == new.currency, old.hundredths > 0 else { return nil }
    let twice = 2_000 * (new.hundredths - old.hundredths) / old.hundredths
    return (twice + (twice < 0 ? -1 : 1)) / 2
  }

  /// The change in percent with its sign, such as `+20.0 %`; empty where it can't be said.
  public var percent: String {
    guard let permille else { return "" }
    return "\(permille < 0 ? "−" : "+")\(abs(permille) / 10).\(abs(permille) % 10) %"
  }

  /// The change in percent as a number; empty where it can't be said.
  public var percentage: String { permille.map(Self.decimal) ?? "" }

  /// The change in words: `USA 4.99 → 5.99 USD (+20.0 %)`.
  public var words: String {
    let after = new?.words ?? "the price that the store derives"
    guard let old else { return "\(territory) \(after)" }
    if old == new { return "\(territory) \(old.words)" }
    let before = old.currency == new?.currency ? old.decimal : old.words
    return "\(territory) \(before) → \(after)" + (percent.isEmpty ? "" : " (\(percent))")
  }

  var json: OrderedValue {
    [
      "territory": .text(territory.code), "old": .text(orNull: old?.decimal), "new": .text(orNull: new?.decimal),
      "currency": .text(orNull: (new ?? old).map { "\($0.currency)" }),
      "oldCurrency": direction == .other ? old.map { .text("\($0.currency)") } : nil,
      "percent": permille.map { .number(Self.decimal($0)) } ?? .null, "direction": .text(direction.rawValue),
      "origin": .text(origin.rawValue), "startDate": .text(orNull: start?.description),
      "existingSubscribers": keepsPrice.map { .text($0 ? "keep" : "change") },
      "replaces": replaced.map {
        ["price": .text($0.amount.decimal), "startDate": .text(orNull: $0.start?.description)]
      },
      "pricePoint": .text(orNull: point),
    ]
  }

  private static func decimal(_ permille: Int) -> String {
    "\(permille < 0 ? "-" : "")\(abs(permille) / 10).\(abs(permille) % 10)"
  }
}

extension [PriceLine] {
  /// The lines with a change, in one direction.
  func `in`(_ direction: PriceLine.Direction) -> [PriceLine] { filter { $0.direction == direction } }

  /// The lines for a reader: the prices that the catalog has, a summary of those that the store derives, and
  /// those that were set manually and stay.
  public var summary: [String] {
    // A price of its own that equals the derived one is written, too.
    let own = filter { $0.origin.isOfCatalog && ($0.direction != .same || $0.replaced != nil || $0.point != nil) }
    var lines = own.map { line in
      "price.\(line.territory): "
        + line.words.dropFirst(line.territory.code.count + 1) + (line.direction == .same ? " stays" : "")
        + (line.start.map { ", from \($0)" } ?? "")
    }
    let derived = filter { $0.origin == .derived }
    if !derived.isEmpty { lines += derived.summaryOfDerived }
    let kept = filter { $0.origin == .byHand }
    if !kept.isEmpty {
      lines.append("set manually, and kept: " + kept.map(\.words).joined(separator: ", "))
    }
    return lines
  }

  private var summaryOfDerived: [String] {
    let place = count == 1 ? "\(self[0].territory)" : "\(count) storefronts"
    let counts = [PriceLine.Direction.first, .rises, .falls, .same, .other, .unknown].compactMap {
      direction -> String? in
      let number = self.in(direction).count
      return number == 0 ? nil : "\(number) \(direction.words(number))"
    }
    let start = compactMap(\.start).min()
    let from = start.map { ", from \($0)" } ?? ""
    if count == 1 { return ["price derived in " + self[0].words + from] }
    var lines = ["prices derived in \(place)\(from): " + counts.joined(separator: ", ")]
    if let most = self.in(.rises).max(by: { ($0.permille ?? 0) < ($1.permille ?? 0) }) {
      lines.append("  the largest raise: \(most.words)")
    }
    if let least = self.in(.falls).min(by: { ($0.permille ?? 0) < ($1.permille ?? 0) }) {
      lines.append("  the largest decrease: \(least.words)")
    }
    lines += self.in(.other).map { "  another currency: \($0.words)" }
    return lines
  }
}

extension PriceLine.Direction {
  fileprivate func words(_ count: Int) -> String {
    switch self {
    case .first: "new"
    case .rises: count == 1 ? "rises" : "rise"
    case .falls: count == 1 ? "falls" : "fall"
    case .same: count == 1 ? "stays" : "stay"
    case .other: "in another currency"
    case .unknown: "not known"
    }
  }
}

import AppStoreReference
import Basics
import CatalogModel

/// The prices of a product at the store beside those of the catalog.
struct ProductPrices {
  let live: LiveProduct?
  let kind: StoreKind
  let productID: String
  let period: SubscriptionPeriod?
  let plan: PricePlan
  /// The prices that the catalog states.
  let amounts: [Territory: Money]
  /// The prices that customers pay today.
  let current: [Territory: LivePrice]
  /// The prices that wait for their day.
  let planned: [Territory: LivePrice]
  /// The prices that will be in effect if nothing changes: a planned price that matches the catalog only has to wait
  /// for its day.
  let expected: [Territory: LivePrice]
  /// The prices that the catalog states and that will not be in effect.
  let changed: [Territory: Money]

  init(_ live: LiveProduct?, _ desired: DesiredProduct, _ plan: PricePlan, on day: CalendarDate) {
    self.live = live
    self.plan = plan
    kind = desired.kind
    productID = desired.product.productID
    period = desired.product.subscription?.period
    amounts = plan.amounts
    current = live?.currentPrices(on: day) ?? [:]
    planned = live?.plannedPrices(after: day) ?? [:]
    let expected = current.merging(planned) { $1 }
    self.expected = expected
    changed = amounts.filter { expected[$0.key]?.amount != $0.value }
  }

  var base: PricePlan.Entry { plan.base }

  /// The storefronts whose prices the catalog doesn't state, and that differ from what the store derives.
  ///
  /// - Parameter equal: The prices that the store derives from the base price; nil if they aren't known.
  func byHand(_ equal: [Territory: PriceQuotes.Quote]?) -> Set<Territory> {
    guard let equal else { return [] }
    return Set(
      expected.keys.filter { territory in
        guard amounts[territory] == nil, territory != base.territory, let quote = equal[territory] else { return false }
        return quote.amount != expected[territory]?.amount
      })
  }

  /// Whether the catalog states the price in a storefront: others may follow it.
  func isStated(in territory: Territory) -> Bool {
    amounts[territory] != nil && plan.origin(in: territory) == .stated
  }

  /// The rows of a schedule that stay as they are.
  func rows(_ territory: Territory) -> [PriceWork.Entry] {
    [current[territory].map { PriceWork.Entry($0, start: nil) }, planned[territory].map { .init($0, start: $0.start) }]
      .compactMap(\.self)
  }

  /// A planned price that is sent again, with what was said about existing subscribers.
  func planned(_ price: LivePrice) -> PriceWork.Entry {
    var entry = PriceWork.Entry(price, start: price.start)
    let rises = current[price.territory].map { $0.amount.isLower(than: price.amount) } ?? false
    if rises { entry.order = live?.prices.contains { $0.isPreserved && $0.territory == price.territory } ?? false }
    return entry
  }

  func kept(_ territory: Territory) -> PriceLine? {
    guard let price = expected[territory] else { return nil }
    return PriceLine(
      territory: territory, old: current[territory]?.amount, new: price.amount, origin: .byHand,
      start: planned[territory]?.start, point: price.point)
  }

  /// - Parameters:
  ///   - entry: The price that is written; nil if none is.
  ///   - derived: The prices that the store derives from the base price, where it has no others.
  func line(
    _ territory: Territory, to amount: Money?, _ origin: PriceLine.Origin, _ entry: PriceWork.Entry?,
    over derived: [Territory: PriceQuotes.Quote] = [:]
  ) -> PriceLine {
    let waits = entry == nil ? planned[territory] : nil
    return PriceLine(
      territory: territory, old: current[territory]?.amount ?? derived[territory]?.amount, new: amount, origin: origin,
      start: entry?.start ?? waits?.start, point: entry?.point, replaced: entry == nil ? nil : planned[territory])
  }

  /// A planned price that is no longer set.
  func replacing(_ territory: Territory) -> PriceLine? {
    planned[territory].map { PriceLine(territory: territory, origin: .derived, replaced: $0) }
  }

  /// The storefronts whose prices the store derives, before they are known.
  var unknownLines: [PriceLine] {
    Territory.all.filter { amounts[$0] == nil && expected[$0] == nil }
      .map { PriceLine(territory: $0, origin: .derived) }
  }
}

/// The storefronts in which the price of a subscription on sale rises and falls.
///
/// A higher price can be kept from existing subscribers. A lower one can't: they renew at it by themselves.
struct PriceDirection {
  let rising: [PriceLine]
  let falling: [PriceLine]
  /// The storefronts whose prices are derived, and not known.
  private let unknown: [Territory]
  /// The storefronts in which a price rises that has risen within a year.
  private let again: [Territory]

  /// - Parameters:
  ///   - derived: The storefronts whose prices are not known, but expected to change with the base price.
  ///   - live: The product at the store.
  init(_ lines: [PriceLine], following derived: [Territory], of live: LiveProduct?) {
    let changed = lines.filter { $0.old != nil && $0.new != nil && $0.origin != .byHand }
    rising = changed.in(.rises) + changed.in(.other)
    falling = changed.in(.falls)
    unknown = lines.filter { $0.old != nil && derived.contains($0.territory) }.map(\.territory)
    again = rising.filter { live?.hasRaise(before: $0) ?? false }.map(\.territory).sorted()
  }

  /// Some of the raises, the largest first.
  var examples: String {
    let largest = rising.sorted { ($0.permille ?? 0, $1.territory) > ($1.permille ?? 0, $0.territory) }
    let own = largest.filter(\.origin.isOfCatalog) + largest.filter { !$0.origin.isOfCatalog }
    let shown = own.prefix(3).map(\.words).joined(separator: ", ")
    return rising.count > 3 ? "it rises in \(rising.count) storefronts, such as \(shown)" : shown
  }

  private func subscribers(_ lines: [PriceLine], _ change: String) -> String {
    guard !rising.isEmpty, !falling.isEmpty else { return "existing subscribers" }
    let storefronts =
      lines.count > 5
      ? "the \(lines.count) storefronts where it \(change)" : Planner.list(lines.map(\.territory).sorted())
    return "existing subscribers in \(storefronts)"
  }

  /// The consequence of lower prices; nil if none is lower.
  var priceDecrease: String? {
    falling.isEmpty ? nil : subscribers(falling, "falls") + " renew at the lower price, which can't be taken back"
  }

  func consequences(keepsPrice: Bool?, period: SubscriptionPeriod?) -> [String] {
    var consequences: [String] = []
    if let keepsPrice, !rising.isEmpty {
      if keepsPrice {
        consequences.append(
          subscribers(rising, "rises") + " keep their price, and nobody has to consent; new ones pay the new price")
      } else {
        consequences.append(subscribers(rising, "rises") + " pay the new price; a raise may need their consent")
        consequences += consent(period)
      }
    }
    if let priceDecrease { consequences.append(priceDecrease) }
    if keepsPrice == nil, !unknown.isEmpty {
      consequences.append(
        "a derived price that would rise stops the change, until \"--existing-subscribers\" says who pays it")
    }
    return consequences
  }

  /// The storefronts in which subscribers have to agree, as far as that is known.
  private func consent(_ period: SubscriptionPeriod?) -> [String] {
    func lines(_ consent: PriceRaise.Consent) -> [PriceLine] {
      rising.filter { line in
        guard let old = line.old, let new = line.new else { return false }
        return PriceRaise.consent(from: old, to: new, period: period) == consent
      }
    }
    let (needed, doubtful) = (lines(.needed), lines(.unknown))
    let percent = PriceRaise.limits.value.percent
    var consequences: [String] = []
    if !needed.isEmpty {
      consequences.append(
        "each subscriber in \(Planner.list(needed.map(\.territory).sorted())) has to agree to such a raise, or the "
          + "subscription ends")
    }
    if !doubtful.isEmpty {
      consequences.append(
        "in \(Planner.list(doubtful.map(\.territory).sorted())) the price rises by more than \(percent) %: each "
          + "subscriber has to agree if it also exceeds the amount of the storefront at \(PriceRaise.thresholds.value)")
    }
    let large = Set(needed.map(\.territory))
    let reported = rising.map(\.territory).filter {
      PriceRaise.consentStorefronts.value.contains($0) && !large.contains($0)
    }
    if !reported.isEmpty {
      consequences.append(
        "each subscriber in \(Planner.list(reported.sorted())) is reported to have to agree to any raise")
    }
    if !again.isEmpty {
      consequences.append(
        "the price rises for a second time within \(PriceRaise.daysBetweenRaises.value) days in "
          + "\(Planner.list(again)): each subscriber has to agree")
    }
    return consequences
  }
}

extension LiveProduct {
  /// Whether a price that customers pay has risen in the year before a new price, which may replace a planned one.
  fileprivate func hasRaise(before line: PriceLine) -> Bool {
    guard let day = line.start else { return false }
    let rows = prices.filter { price in
      price.territory == line.territory && !price.isMonthly && !price.isPreserved && price.id != line.replaced?.id
    }
    .sorted { ($0.start?.daysSince1970 ?? .min) < ($1.start?.daysSince1970 ?? .min) }
    return zip(rows, rows.dropFirst()).contains { earlier, later in
      guard let start = later.start, earlier.amount.isLower(than: later.amount) else { return false }
      return start < day && day.daysSince1970 - start.daysSince1970 < PriceRaise.daysBetweenRaises.value
    }
  }
}

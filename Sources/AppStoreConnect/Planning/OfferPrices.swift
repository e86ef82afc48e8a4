import AppStoreReference
import Basics
import CatalogModel

/// The differences of an offer's prices from the catalog.
struct OfferDifference {
  /// The prices that the catalog states, in the storefronts that count.
  let amounts: [Territory: Money]
  var changes: [PlanStep.Change] = []
  /// The storefronts without the offer that get it without a price being stated.
  var missing: [Territory] = []
  /// Whether the base price changes, from which others are derived.
  var isBaseChanged = false

  init(_ offer: DesiredOffer, _ own: LiveOffer, _ storefronts: [Territory], on day: CalendarDate) {
    let current = own.amounts(on: day)
    let wanted = Set(storefronts)
    amounts = (offer.plan?.amounts ?? [:]).filter { wanted.contains($0.key) }
    // An offer always has prices: the store doesn't show the prices of a new one at once.
    guard !current.isEmpty, own.terms.isFree == offer.terms.isFree else { return }
    missing = storefronts.filter { current[$0] == nil && amounts[$0] == nil }
    for (territory, amount) in amounts.sorted(by: { $0.key < $1.key }) {
      let old = current[territory] ?? nil
      guard old != amount else { continue }
      changes.append(.price(territory, from: old, to: amount))
      if territory == offer.plan?.base.territory { isBaseChanged = true }
    }
  }
}

extension PriceWork {
  /// The prices of an offer that is created, or its new prices; nil for something free.
  ///
  /// - Parameters:
  ///   - kept: Prices of the offer that stay as they are.
  ///   - derives: Whether the store derives the prices that aren't stated.
  init?(
    ofOffer plan: PricePlan?, of productID: String, _ kind: StoreKind, in storefronts: [Territory],
    keeping kept: [Entry] = [], derives: Bool = true
  ) {
    guard let plan else { return nil }
    let stated = storefronts.compactMap { territory in
      plan.amounts[territory].map { Entry(territory: territory, amount: $0) }
    }
    let entries = kept + stated
    let known = Set(entries.map(\.territory))
    self.init(
      productID: productID, kind: kind, base: plan.base.territory, baseAmount: plan.base.amount, entries: entries,
      derived: derives ? storefronts.filter { !known.contains($0) } : [])
  }
}

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

/// The prices of an offer that is created, or its new prices.
struct OfferPrices {
  /// Nil for something free.
  let work: PriceWork?

  init(
    _ plan: PricePlan?, of productID: String, _ kind: StoreKind, in storefronts: [Territory],
    keeping kept: [PriceWork.Entry] = [], derives: Bool = true
  ) {
    let amounts = plan?.amounts ?? [:]
    let entries =
      kept
      + storefronts.compactMap { territory in
        amounts[territory].map { PriceWork.Entry(territory: territory, amount: $0) }
      }
    let stated = Set(entries.map(\.territory))
    work = plan.map {
      PriceWork(
        productID: productID, kind: kind, base: $0.base.territory, baseAmount: $0.base.amount, entries: entries,
        derived: derives ? storefronts.filter { !stated.contains($0) } : [])
    }
  }
}

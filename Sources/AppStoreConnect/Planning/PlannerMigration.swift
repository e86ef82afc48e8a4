import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Existing subscribers who kept an earlier price, and are to pay the current one.
extension Planner {
  mutating func planMigration() {
    for product in live.products where product.isSubscription {
      guard options.includes(product.productID) else { continue }
      migrate(product)
    }
  }

  private mutating func migrate(_ product: LiveProduct) {
    let subject = PlanSubject.product(product.productID)
    let current = product.currentPrices(on: options.today)
    let planned = product.plannedPrices(after: options.today)
    var kept: [Territory: Set<String>] = [:]
    for price in product.prices where price.isPreserved && !price.isMonthly {
      guard let now = current[price.territory], now.amount != price.amount else { continue }
      kept[price.territory, default: []].insert(price.amount.words)
    }
    // A storefront has one planned price, which another would replace.
    let waiting = kept.keys.filter { planned[$0] != nil }.sorted()
    if !waiting.isEmpty {
      plan.remarks.append(PlanNote(subject, "a price is planned already in " + Self.list(waiting)))
    }
    for territory in waiting { kept[territory] = nil }
    guard !kept.isEmpty else { return }
    guard let start = options.priceStart else {
      plan.questions.append(
        PlanNote(
          subject,
          "on which day subscribers in \(Self.list(kept.keys.sorted())) begin to pay the current "
            + "price; give it with \"--price-start\""))
      return
    }
    guard start > options.today else {
      refuse(subject, "a price can't start on \(start); the earliest day is tomorrow")
      return
    }
    var entries: [PriceWork.Entry] = []
    var changes: [PlanStep.Change] = []
    for territory in kept.keys.sorted() {
      guard let price = current[territory] else { continue }
      entries.append(.init(price, start: start))
      let old = kept[territory]?.sorted().joined(separator: ", ")
      changes.append(.init("price.\(territory)", from: old, to: price.amount.words))
    }
    guard let first = entries.first else { return }
    plan.steps.append(
      PlanStep(
        .change, subject, .existingPrices, "the price of existing subscribers", changes,
        consequences: [
          "existing subscribers pay the current price from \(start) on; where it is higher, many have "
            + "to agree first, and the subscription of those who don't ends"
        ],
        .prices(
          PriceWork(
            productID: product.productID, kind: .subscription, base: first.territory, baseAmount: first.amount,
            entries: entries, keepsPrice: false, start: start))))
  }
}

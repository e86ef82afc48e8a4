import AppStoreReference
import Basics
import CatalogModel

/// Prices: one schedule for a one-time product, a price in each storefront for a subscription.
extension Planner {
  mutating func planPrices(_ live: LiveProduct?, _ desired: DesiredProduct, _ subject: PlanSubject) {
    guard let base = desired.plan?.base else {
      if desired.product.price != nil { refuse(subject, "the price is not known in any storefront") }
      return
    }
    if desired.kind == .subscription {
      planSubscription(live, desired, base, subject)
    } else {
      planSchedule(live, desired, base, subject)
    }
  }

  private mutating func planSchedule(
    _ live: LiveProduct?, _ desired: DesiredProduct, _ base: PricePlan.Entry, _ subject: PlanSubject
  ) {
    let amounts = desired.amounts
    let current = live?.currentPrices(on: options.today) ?? [:]
    // A planned price that matches the catalog only has to wait for its day.
    let planned = live?.plannedPrices(after: options.today) ?? [:]
    let isSame =
      Set(current.keys).union(planned.keys) == Set(amounts.keys)
      && amounts.allSatisfy { territory, amount in (planned[territory] ?? current[territory])?.amount == amount }
    if isSame { return }
    // The others are derived from the base; a storefront that still has its own price keeps it.
    let kept = live?.baseTerritory.flatMap { amounts[$0] != nil ? $0 : nil } ?? base.territory
    let entries = amounts.sorted { $0.key < $1.key }.map { PriceWork.Entry(territory: $0.key, amount: $0.value) }
    var consequences: [String] = []
    if live?.wasApproved == true { consequences.append("new prices are in effect at once") }
    if !planned.isEmpty {
      consequences.append("prices planned for later are replaced: " + Self.list(planned.keys.sorted()))
    }
    if let own = live?.baseTerritory, own != kept {
      consequences.append("all prices that are not set are derived from \(kept) instead of \(own)")
    }
    plan.steps.append(
      PlanStep(
        current.isEmpty ? .create : .change, subject, "its prices", changes(from: current, to: amounts),
        consequences: consequences,
        .prices(
          PriceWork(
            productID: desired.product.productID, kind: .inAppPurchase, base: kept,
            baseAmount: amounts[kept] ?? base.amount, entries: entries))))
  }

  private mutating func planSubscription(
    _ live: LiveProduct?, _ desired: DesiredProduct, _ base: PricePlan.Entry, _ subject: PlanSubject
  ) {
    let amounts = desired.amounts
    let current = live?.currentPrices(on: options.today) ?? [:]
    let planned = live?.plannedPrices(after: options.today) ?? [:]
    let changed = amounts.filter { territory, amount in (planned[territory] ?? current[territory])?.amount != amount }
    let missing = Territory.all.filter { current[$0] == nil && planned[$0] == nil && amounts[$0] == nil }
    let fills = current.isEmpty || options.completesPrices
    if !missing.isEmpty, !fills {
      plan.remarks.append(
        PlanNote(
          subject,
          "it has no price in \(missing.count) storefronts, and is not ready without; "
            + "\"--complete-prices\" would derive them from \(base.territory)"))
    }
    guard !changed.isEmpty || (fills && !missing.isEmpty) else { return }
    // Prices that aren't stated follow the base price when it changes.
    let isDerived = changed[base.territory] != nil
    let derived = isDerived ? Territory.all.filter { amounts[$0] == nil } : fills ? missing : []
    var work = PriceWork(
      productID: desired.product.productID, kind: .subscription, base: base.territory, baseAmount: base.amount,
      entries: [], derived: derived)
    var consequences: [String] = []
    if let live, live.wasApproved {
      work.current = current.mapValues(\.amount)
      let direction = PriceDirection(changed, derived, base: base.territory, from: work.current)
      guard answered(direction.rising.filter { changed[$0] != nil }, changed, work.current, subject) else {
        if let priceDecrease = direction.priceDecrease { plan.remarks.append(PlanNote(subject, priceDecrease)) }
        return
      }
      work.start = options.priceStart
      work.keepsPrice = options.existingSubscribers.map { $0 == .keep }
      let start = options.priceStart
      work.entries = changed.sorted { $0.key < $1.key }.map {
        PriceWork.Entry(territory: $0.key, amount: $0.value, start: start)
      }
      let replaced = changed.keys.filter { planned[$0] != nil }.sorted()
      if !replaced.isEmpty { consequences.append("prices planned for later are replaced: " + Self.list(replaced)) }
      consequences += direction.consequences(keepsPrice: work.keepsPrice, derived)
    } else {
      // The whole set is written: a price that isn't sent may be lost.
      for territory in Territory.all {
        if let amount = amounts[territory] {
          work.entries.append(.init(territory: territory, amount: amount))
        } else if !derived.contains(territory), let price = current[territory] {
          work.entries.append(.init(territory: territory, amount: price.amount))
        }
      }
    }
    var listed = changes(from: current, to: amounts.filter { changed[$0.key] != nil }, isWhole: false)
    listed += PlanStep.Change.derived(derived, from: base.territory, isNew: current.isEmpty || !isDerived)
    plan.steps.append(
      PlanStep(
        current.isEmpty ? .create : .change, subject, "its prices", listed, consequences: consequences, .prices(work)))
  }

  /// Whether the options have the decisions that only a person can make about the price of a subscription on sale.
  ///
  /// - Parameter rising: The storefronts in which subscribers could keep a lower price.
  private mutating func answered(
    _ rising: [Territory], _ amounts: [Territory: Money], _ current: [Territory: Money], _ subject: PlanSubject
  ) -> Bool {
    var isAnswered = true
    func ask(_ text: String) {
      plan.questions.append(PlanNote(subject, text))
      isAnswered = false
    }
    if let start = options.priceStart {
      if start <= options.today {
        refuse(subject, "a price can't start on \(start); the earliest day is tomorrow")
        return false
      }
    } else {
      ask("on which day the new price starts; give it with \"--price-start\"")
    }
    if let first = rising.first, options.existingSubscribers == nil {
      let detail =
        current[first].flatMap { old in
          amounts[first].map { ": \(first) \(old.decimal) → \($0.words)" }
        } ?? ""
      ask(
        "whether existing subscribers keep their price\(detail); answer with "
          + "\"--existing-subscribers keep\" or \"--existing-subscribers change\"")
    }
    return isAnswered
  }

  private func changes(from current: [Territory: LivePrice], to amounts: [Territory: Money], isWhole: Bool = true)
    -> [PlanStep.Change]
  {
    let territories = Set(amounts.keys).union(isWhole ? Set(current.keys) : [])
    return territories.sorted().compactMap { territory in
      let old = current[territory]?.amount
      let new = amounts[territory]
      guard old != new else { return nil }
      return PlanStep.Change("price.\(territory)", from: old?.words, to: new?.words ?? "derived")
    }
  }
}

/// The storefronts in which the price of a subscription on sale rises and falls.
///
/// A higher price can be kept from existing subscribers. A lower one can't: they renew at it by themselves.
private struct PriceDirection {
  private(set) var rising: [Territory]
  private(set) var falling: [Territory]

  /// - Parameters:
  ///   - derived: The storefronts whose prices follow the base price, and so are expected to change with it.
  ///   - current: The amounts that existing subscribers pay in each storefront with a price.
  init(
    _ changed: [Territory: Money], _ derived: [Territory], base: Territory, from current: [Territory: Money]
  ) {
    var changed = changed.filter { current[$0.key] != nil && current[$0.key] != $0.value }
    falling = changed.filter { territory, amount in current[territory].map(amount.isLower) ?? false }.keys.sorted()
    for territory in falling { changed[territory] = nil }
    rising = changed.keys.sorted()
    let following = derived.filter { current[$0] != nil }
    if falling.contains(base) { falling = (falling + following).sorted() }
    if rising.contains(base) { rising = (rising + following).sorted() }
  }

  private func subscribers(_ storefronts: [Territory]) -> String {
    let isMixed = !rising.isEmpty && !falling.isEmpty
    return "existing subscribers" + (isMixed ? " in \(Planner.list(storefronts))" : "")
  }

  /// The consequence of lower prices; nil if none is lower.
  var priceDecrease: String? {
    falling.isEmpty ? nil : subscribers(falling) + " renew at the lower price, which can't be taken back"
  }

  func consequences(keepsPrice: Bool?, _ derived: [Territory]) -> [String] {
    var consequences: [String] = []
    if let keepsPrice, !rising.isEmpty {
      consequences.append(
        subscribers(rising)
          + (keepsPrice ? " keep their price" : " pay the new price; a raise may need their consent"))
    }
    guard let priceDecrease else { return consequences }
    consequences.append(priceDecrease)
    if keepsPrice == nil, !derived.isEmpty {
      consequences.append(
        "a derived price that would rise stops the change, until \"--existing-subscribers\" says who pays it")
    }
    return consequences
  }
}

extension PlanStep.Change {
  /// The price in a storefront, if it is set.
  static func price(_ territory: Territory, from old: Money?, to new: Money) -> PlanStep.Change {
    PlanStep.Change("price.\(territory)", from: old?.words, to: new.words)
  }

  /// The prices that are not set, but follow from a base price; none without storefronts.
  ///
  /// - Parameter isNew: Whether the storefronts had no price.
  static func derived(_ storefronts: [Territory], from base: Territory?, isNew: Bool = true) -> [PlanStep.Change] {
    guard let base, let first = storefronts.first else { return [] }
    let place = storefronts.count == 1 ? "\(first)" : "\(storefronts.count) other storefronts"
    return [PlanStep.Change("price in \(place)", from: isNew ? nil : "derived", to: "derived from \(base)")]
  }
}

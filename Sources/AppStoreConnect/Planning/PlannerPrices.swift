import AppStoreReference
import Basics
import CatalogModel

/// Prices: one schedule for a one-time product, a price in each storefront for a subscription.
extension Planner {
  mutating func planPrices(_ live: LiveProduct?, _ desired: DesiredProduct, _ subject: PlanSubject) {
    guard let price = desired.plan else {
      if desired.product.price != nil { refuse(subject, "the price is not known in any storefront") }
      return
    }
    let prices = ProductPrices(live, desired, price, on: options.today)
    if desired.kind == .subscription {
      planSubscription(prices, subject)
    } else {
      planSchedule(prices, subject)
    }
  }

  /// Says when customers pay a new price and still see the approved text, or holds the price until the text is
  /// approved.
  ///
  /// - Parameter steps: The steps of the product so far.
  mutating func keepStep(_ live: LiveProduct, _ steps: ArraySlice<PlanStep>, _ subject: PlanSubject) {
    let own = steps.indices.filter { steps[$0].isPrice }
    guard live.wasApproved, let index = own.first, steps.contains(where: \.isChangedText) || live.hasWaitingText
    else { return }
    let start = own.flatMap { steps[$0].prices }.compactMap(\.start).min()
    if options.holdsPrices {
      plan.steps.removeSubrange(index...)
      plan.remarks.append(
        PlanNote(
          subject, "its price is held until its text is approved; plan again then, without \"--hold-prices\"",
          prices: own.flatMap { steps[$0].prices }))
    } else if let start {
      plan.steps[index].consequences.append(
        "the price starts on \(start) even if its changed text is not approved by then")
    } else if !live.isSubscription {
      plan.steps[index].consequences.append(
        "customers pay the new price at once, and see the approved text until the review of the changed one has "
          + "ended; to avoid that, give \"--price-start\", or \"--hold-prices\" now and plan again after the review")
    }
  }

  // MARK: One-time products

  private mutating func planSchedule(_ prices: ProductPrices, _ subject: PlanSubject) {
    let live = prices.live
    // The others are derived from the base; a storefront that still has its own price keeps it.
    let base = live?.baseTerritory.flatMap { prices.isStated(in: $0) ? $0 : nil } ?? prices.base.territory
    let baseAmount = prices.amounts[base] ?? prices.base.amount
    let isMoved = live?.baseTerritory.map { $0 != base } ?? false
    let byHand = Set(prices.expected.keys).subtracting(prices.amounts.keys)
    let removed = byHand.filter { follows($0) || isMoved && $0 == live?.baseTerritory }
    let kept = byHand.subtracting(removed)
    guard !prices.changed.isEmpty || !removed.isEmpty else {
      noteByHand(kept.sorted().compactMap { prices.kept($0) }, subject)
      return
    }
    let isOnSale = live?.wasApproved ?? false
    let start = isOnSale ? options.priceStart : nil
    if let start, !isLaterThanToday(start, subject) { return }
    if let start, isMoved || prices.current[base] == nil {
      refuse(subject, "the base price moves to \(base), which can't wait for \(start); plan without \"--price-start\"")
      return
    }
    guard let points = points(of: prices.changed, prices.live, prices.kind, subject) else { return }
    var work = PriceWork(
      productID: prices.productID, kind: .inAppPurchase, base: base, baseAmount: baseAmount, entries: [])
    // Customers pay the derived price until a storefront has its own.
    let isNew = isOnSale && prices.changed.keys.contains { prices.current[$0] == nil }
    let derived = isNew ? derivedNow(prices) : nil
    var lines: [PriceLine] = []
    for territory in Set(prices.amounts.keys).union(kept).sorted() {
      guard let amount = prices.changed[territory] else {
        // The schedule is replaced as a whole: a price that isn't sent is gone.
        work.entries += prices.rows(territory)
        if kept.contains(territory) { lines += [prices.kept(territory)].compactMap(\.self) }
        continue
      }
      // The price of today comes back: only the planned one goes.
      let isBack = prices.current[territory]?.amount == amount
      let new = PriceWork.Entry(
        territory: territory, amount: amount, start: isBack ? nil : start, point: points[territory])
      let now = start == nil || isBack ? nil : prices.current[territory].map { PriceWork.Entry($0, start: nil) }
      work.entries += [now, new].compactMap(\.self)
      lines.append(prices.line(territory, to: amount, prices.plan.origin(in: territory), new, over: derived ?? [:]))
    }
    lines += derivedLines(prices, base, removed, start)
    var consequences: [String] = []
    if isOnSale, lines.contains(where: { $0.direction != .same }) {
      consequences.append(
        start.map { "the new prices are in effect from \($0) on" } ?? "new prices are in effect at once")
    }
    if start != nil, !removed.isEmpty {
      consequences.append("the prices of \(Self.list(removed.sorted())) follow the base price at once")
    }
    consequences += replaced(lines + removed.sorted().compactMap { prices.replacing($0) })
    if isMoved, let own = live?.baseTerritory {
      consequences.append("all prices that are not set are derived from \(base) instead of \(own)")
    }
    addPrices(prices, work, lines, consequences, subject)
  }

  /// The prices of storefronts without one of their own, which the store derives by itself.
  private mutating func derivedLines(
    _ prices: ProductPrices, _ base: Territory, _ removed: Set<Territory>, _ start: CalendarDate?
  ) -> [PriceLine] {
    let isEverywhere = prices.changed[base] != nil || prices.live?.baseTerritory.map { $0 != base } ?? false
    guard isEverywhere || !removed.isEmpty, let owner = priced(prices.live, .inAppPurchase) else {
      return prices.live == nil ? prices.unknownLines : []
    }
    let old = derivedNow(prices)
    guard case .found(let point)? = prices.amounts[base].map({ self.point(of: $0, in: base, owner, .inAppPurchase) }),
      let new = equalPrices(to: point, .inAppPurchase)
    else { return prices.unknownLines }
    return Territory.all.compactMap { territory in
      guard prices.amounts[territory] == nil, territory != base, let quote = new[territory] else { return nil }
      let isRemoved = removed.contains(territory)
      guard isRemoved || isEverywhere && prices.expected[territory] == nil else { return nil }
      return PriceLine(
        territory: territory, old: isRemoved ? prices.current[territory]?.amount : old?[territory]?.amount,
        new: quote.amount, origin: .derived, start: isRemoved ? nil : start)
    }
  }

  /// The prices that the store derives from today's base price; nil if they aren't known.
  private mutating func derivedNow(_ prices: ProductPrices) -> [Territory: PriceQuotes.Quote]? {
    prices.live?.baseTerritory.flatMap { prices.current[$0] }.flatMap { equalPrices(to: $0.point, .inAppPurchase) }
  }

  // MARK: Subscriptions

  private mutating func planSubscription(_ prices: ProductPrices, _ subject: PlanSubject) {
    let base = prices.base
    let missing = Territory.all.filter { prices.expected[$0] == nil && prices.amounts[$0] == nil }
    let fills = prices.current.isEmpty || options.completesPrices
    if !missing.isEmpty, !fills {
      plan.remarks.append(
        PlanNote(
          subject,
          "it has no price in \(missing.count) storefronts, and is not ready without; "
            + "\"--complete-prices\" would derive them from \(base.territory)"))
    }
    let before = prices.expected[base.territory].flatMap { equalPrices(to: $0.point, .subscription) }
    let byHand = prices.byHand(before)
    let kept = byHand.filter { !follows($0) }
    let isBaseChanged = prices.changed[base.territory] != nil
    // Prices that aren't stated follow the base price when it changes.
    let following =
      isBaseChanged
      ? Territory.all.filter { prices.amounts[$0] == nil && !kept.contains($0) }
      : byHand.filter(follows).sorted() + (fills ? missing : [])
    guard !prices.changed.isEmpty || !following.isEmpty else {
      noteByHand(kept.sorted().compactMap { prices.kept($0) }, subject)
      return
    }
    guard canChangePrices(of: prices.live, subject) else { return }
    guard let points = points(of: prices.changed, prices.live, prices.kind, subject) else { return }
    var work = PriceWork(
      productID: prices.productID, kind: .subscription, base: base.territory, baseAmount: base.amount, entries: [])
    let isOnSale = prices.live?.wasApproved ?? false
    work.start = isOnSale ? options.priceStart : nil
    work.keepsPrice = isOnSale ? options.existingSubscribers.map { $0 == .keep } : nil
    if isOnSale { work.current = prices.current.mapValues(\.amount) }
    var lines: [PriceLine] = []
    for (territory, amount) in prices.changed.sorted(by: { $0.key < $1.key }) {
      let entry = PriceWork.Entry(territory: territory, amount: amount, start: work.start, point: points[territory])
      work.entries.append(entry)
      lines.append(prices.line(territory, to: amount, prices.plan.origin(in: territory), entry))
    }
    switch derivedPrices(following, (base.territory, base.amount), prices.live, .subscription, subject) {
    case .refused: return
    case .known(let derived):
      for (territory, quote) in derived {
        let entry = PriceWork.Entry(
          territory: territory, amount: quote.amount, start: work.start, point: prices.live.map { _ in quote.point },
          isDerived: true)
        let isNew = prices.expected[territory]?.amount != quote.amount
        if isNew || !isOnSale { work.entries.append(entry) }
        lines.append(prices.line(territory, to: quote.amount, .derived, isNew ? entry : nil))
      }
    case .unknown:
      work.derived = following
      lines += following.map { prices.line($0, to: nil, .derived, nil) }
    }
    lines += kept.sorted().compactMap { prices.kept($0) }
    for index in lines.indices where lines[index].direction == .rises && isOnSale {
      lines[index].keepsPrice = work.keepsPrice
    }
    if isOnSale {
      planOnSale(prices, work, lines, subject)
      return
    }
    // The whole set is written: a price that isn't sent may be lost.
    let written = Set(work.entries.map(\.territory) + work.derived)
    work.entries += prices.expected.values.filter { !written.contains($0.territory) }
      .map { PriceWork.Entry($0, start: nil) }
    work.entries.sort { $0.territory < $1.territory }
    addPrices(prices, work, lines, replaced(lines), subject)
  }

  /// The prices of a subscription on sale, which start on a day that a person has chosen.
  private mutating func planOnSale(
    _ prices: ProductPrices, _ work: PriceWork, _ lines: [PriceLine], _ subject: PlanSubject
  ) {
    var (work, lines) = (work, lines)
    // The price of today comes back: only the planned one goes.
    let back = Set(
      work.entries.filter { prices.planned[$0.territory] != nil && prices.current[$0.territory]?.amount == $0.amount }
        .map(\.territory))
    work.entries.removeAll { back.contains($0.territory) }
    var deletion: PlanStep?
    if !back.isEmpty {
      let rows = back.sorted().compactMap { prices.planned[$0] }
      deletion = PlanStep(
        .delete, subject, .prices, "its planned prices",
        consequences: replaced(lines.filter { back.contains($0.territory) }),
        RequestWork.deletion(ofPlanned: rows.map(\.id), of: prices.productID))
      deletion?.prices = lines.filter { back.contains($0.territory) }.map { line in
        PriceLine(
          territory: line.territory, old: line.old, new: line.new, origin: line.origin, replaced: line.replaced)
      }
      lines.removeAll { back.contains($0.territory) }
    }
    guard !work.entries.isEmpty || !work.derived.isEmpty else {
      if let deletion { plan.steps.append(deletion) }
      return
    }
    let direction = PriceDirection(lines, following: work.derived, of: prices.live)
    guard answered(direction, lines, subject) else { return }
    if let deletion { plan.steps.append(deletion) }
    var consequences = replaced(lines) + direction.consequences(keepsPrice: work.keepsPrice, period: prices.period)
    guard work.derived.isEmpty, work.entries.count <= Self.mostSinglePrices, work.lookUps == 0 else {
      // According to a report, the request writes the whole set: what somebody has planned is sent with it.
      let written = Set(work.entries.map(\.territory) + work.derived).union(back)
      let others = prices.planned.values.filter { !written.contains($0.territory) }.sorted {
        $0.territory < $1.territory
      }
      let (late, soon) = (others.filter(isSoon), others.filter { !isSoon($0) })
      if !late.isEmpty {
        consequences.append(
          "look at the prices that are planned in \(Self.list(late.map(\.territory))) afterwards: it is too late to "
            + "send them again, and the request may drop them")
      }
      work.entries += soon.map { prices.planned($0) }
      addPrices(prices, work, lines, consequences, subject)
      return
    }
    // A few prices are set one by one, with a request that can't touch the others.
    let changed = Set(work.entries.map(\.territory))
    for entry in work.entries.sorted(by: { $0.territory < $1.territory }) {
      var step = PlanStep(
        .change, subject, .prices, "its price in \(entry.territory)", consequences: consequences,
        RequestWork.price(work.row(entry, point: entry.point), of: prices.productID))
      let isFirst = !consequences.isEmpty || entry.territory == changed.min()
      step.prices = lines.filter { $0.territory == entry.territory || isFirst && !changed.contains($0.territory) }
        .sorted { $0.territory < $1.territory }
      consequences = []
      plan.steps.append(step)
    }
  }

  /// The most prices that are set one by one.
  private static let mostSinglePrices = 10

  /// Whether a planned price starts too early to be sent again: in two days, according to one report.
  private func isSoon(_ price: LivePrice) -> Bool {
    price.start.map { $0.daysSince1970 < options.today.daysSince1970 + 2 } ?? false
  }

  /// Whether the options have the decisions that only a person can make about the price of a subscription on sale.
  private mutating func answered(_ direction: PriceDirection, _ lines: [PriceLine], _ subject: PlanSubject) -> Bool {
    var isAnswered = true
    func ask(_ text: String) {
      plan.questions.append(PlanNote(subject, text, prices: isAnswered ? lines : []))
      isAnswered = false
    }
    if let start = options.priceStart {
      if !isLaterThanToday(start, subject) { return false }
    } else {
      ask("on which day the new price starts; give it with \"--price-start\"")
    }
    if !direction.rising.isEmpty, options.existingSubscribers == nil {
      ask(
        "whether existing subscribers keep their price: \(direction.examples); answer with "
          + "\"--existing-subscribers keep\" or \"--existing-subscribers change\"")
    }
    if !isAnswered, let decrease = direction.priceDecrease { plan.remarks.append(PlanNote(subject, decrease)) }
    return isAnswered
  }

  // MARK: Parts of both

  private mutating func isLaterThanToday(_ start: CalendarDate, _ subject: PlanSubject) -> Bool {
    if start > options.today { return true }
    refuse(subject, "a price can't start on \(start); the earliest day is tomorrow")
    return false
  }

  private func follows(_ territory: Territory) -> Bool {
    options.derivesAll || options.derives.contains(territory)
  }

  private mutating func addPrices(
    _ prices: ProductPrices, _ work: PriceWork, _ lines: [PriceLine], _ consequences: [String],
    _ subject: PlanSubject
  ) {
    var consequences = consequences
    if lines.contains(where: { $0.new == nil }) {
      consequences.append(
        "the amounts that the store derives from \(prices.base.amount.words) are not known before it has such a "
          + "product; look at them before it is sold")
    }
    plan.steps.append(
      PlanStep(
        prices.current.isEmpty ? .create : .change, subject, .prices, "its prices",
        prices: lines.sorted { $0.territory < $1.territory }, consequences: consequences, .prices(work)))
  }

  /// The planned prices that a step deletes or replaces, by name; several of one day together.
  private func replaced(_ lines: [PriceLine]) -> [String] {
    let planned = lines.compactMap(\.replaced)
    let days = Set(planned.compactMap(\.start)).sorted()
    return days.map { day in
      let own = planned.filter { $0.start == day }.sorted { $0.territory < $1.territory }
      let names = own.map { "\($0.amount.words) in \($0.territory)" }
      guard own.count > 3 else {
        let verb = own.count == 1 ? "price of \(names[0])" : "prices of \(names.joined(separator: ", "))"
        return "the \(verb) planned for \(day) \(own.count == 1 ? "is" : "are") deleted"
      }
      return "the prices planned for \(day) in \(own.count) storefronts are deleted, such as \(names[0])"
    }
  }

  /// Names prices that only the store has.
  private mutating func noteByHand(_ lines: [PriceLine], _ subject: PlanSubject) {
    guard !lines.isEmpty else { return }
    plan.drift.append(
      PlanNote(
        subject,
        "prices were set at the store, and are kept: \(lines.map(\.words).joined(separator: ", ")); "
          + "\"asc pull --into\" takes them over, \"--derive-prices\" replaces them", prices: lines))
  }
}

extension LiveProduct {
  /// Whether a text that customers don't see yet differs from the one that they see.
  fileprivate var hasWaitingText: Bool {
    guard let approved = versions.approved, let current = versions.current, current.id != approved.id else {
      return false
    }
    let known = Dictionary(approved.texts.map { ($0.locale, $0) }, uniquingKeysWith: { first, _ in first })
    return current.texts.contains { text in
      known[text.locale]?.name != text.name || known[text.locale]?.description != text.description
    }
  }
}

extension PlanStep {
  /// Whether it changes a text.
  fileprivate var isChangedText: Bool { changes.contains { $0.field.hasPrefix("localizations.") } }
}

extension PlanStep.Change {
  /// The price in a storefront, if it is set.
  static func price(_ territory: Territory, from old: Money?, to new: Money) -> PlanStep.Change {
    PlanStep.Change("price.\(territory)", from: old?.words, to: new.words)
  }
}

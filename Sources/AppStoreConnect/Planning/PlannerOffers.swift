import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Offers of subscriptions: hardly any of their terms can be changed, so most changes are a deletion and
/// another offer.
extension Planner {
  mutating func planOffers(_ live: LiveProduct?, _ desired: DesiredProduct, _ subject: PlanSubject) {
    guard let subscription = desired.product.subscription else { return }
    var wanted: [DesiredOffer] = []
    var seen: Set<String> = []
    for offer in subscription.offers {
      guard let offer = DesiredOffer(offer, base: catalog.baseTerritory) else {
        refuse(subject, "an offer needs a mode and a duration")
        return
      }
      if offer.isMonthly {
        plan.remarks.append(PlanNote(subject, "\(offer.label) is for a billing plan that is not compared"))
        continue
      }
      if let lack = offer.lacks.first {
        refuse(subject, "\(offer.label) needs \(lack.words)")
        return
      }
      if let until = offer.offer.until, until < options.today {
        plan.remarks.append(PlanNote(subject, "\(offer.label) ended on \(until), and can be removed from the catalog"))
        continue
      }
      guard seen.insert(offer.label).inserted else {
        refuse(subject, "it has \(offer.label) twice")
        return
      }
      wanted.append(offer)
    }
    let known = live?.currentOffers(on: options.today) ?? []
    let storefronts = storefronts(of: desired, live)
    guard !storefronts.isEmpty || wanted.isEmpty else {
      refuse(subject, "an offer needs storefronts in which its subscription has a price")
      return
    }
    let scope = OfferScope(
      product: desired.product.productID, subject: subject, storefronts: storefronts, live: live)
    planIntroductory(known.filter { $0.kind == .introductory }, wanted.filter { $0.offer.kind == .introductory }, scope)
    let others = known.filter { $0.kind != .introductory }
    for offer in wanted where offer.offer.kind != .introductory {
      let refusals = plan.refusals.count
      let own = others.first { $0.label == offer.label }
      if let own {
        update(own, to: offer, scope)
      } else if live?.offers.contains(where: { $0.label == offer.label }) == true {
        refuse(subject, "\(offer.label) was deactivated, and its name may be taken; give the new one another name")
      } else {
        create(offer, scope)
      }
      guard offer.offer.kind == .code, plan.refusals.count == refusals else { continue }
      let codes = CodeOffer(
        productID: scope.product, name: offer.offer.referenceName ?? "", kind: .subscription, id: own?.id)
      planCodes(offer.offer.batches, of: codes, known: own.map(\.batches) ?? [], live, subject)
    }
    for offer in others where !wanted.contains(where: { $0.label == offer.label }) { removeUnknown(offer, scope) }
  }

  /// The values that the offers of a subscription have in common.
  struct OfferScope {
    let product: String
    let subject: PlanSubject
    /// The storefronts where it is sold at a price, in their order.
    let storefronts: [Territory]
    /// Nil for a product that doesn't exist yet.
    let live: LiveProduct?

    var id: String { RequestName.product(product).reference }
  }

  /// The storefronts where a subscription is sold and has a price, or will have one.
  private func storefronts(of desired: DesiredProduct, _ live: LiveProduct?) -> [Territory] {
    let sold = Set(desired.product.availability.storefronts ?? Territory.all)
    let current = live?.currentPrices(on: options.today) ?? [:]
    let planned = live?.plannedPrices(after: options.today) ?? [:]
    let isFilled = desired.plan != nil && (current.isEmpty || options.completesPrices)
    let stated = desired.amounts
    return Territory.all.filter {
      sold.contains($0) && (isFilled || current[$0] != nil || planned[$0] != nil || stated[$0] != nil)
    }.sorted()
  }

  // MARK: Introductory offers

  /// A storefront has one introductory offer at a time. All are replaced together: then a run that is
  /// killed leaves all of the old ones, none, or all of the new ones, and never a part that nobody could
  /// distinguish from the intended ones.
  private mutating func planIntroductory(_ known: [LiveOffer], _ wanted: [DesiredOffer], _ scope: OfferScope) {
    guard !wanted.isEmpty else {
      for offer in known { removeUnknown(offer, scope) }
      return
    }
    var isSame = known.allSatisfy { own in wanted.contains { $0.label == own.label } }
    var prices: [PlanStep.Change] = []
    for offer in wanted {
      guard let own = known.first(where: { $0.label == offer.label }) else {
        isSame = false
        continue
      }
      let difference = OfferDifference(offer, own, scope.storefronts, on: options.today)
      prices += difference.changes
      if !offer.dayChanges(of: own, on: options.today).isEmpty { isSame = false }
      if wanted.count == 1, difference.changes.isEmpty, !difference.missing.isEmpty {
        if options.completesPrices { isSame = false } else { remark(difference, offer, scope) }
      }
    }
    if isSame, prices.isEmpty {
      for offer in wanted { known.first { $0.label == offer.label }.map { noteByHand($0, offer, scope) } }
      return
    }
    guard wanted.count == 1, let offer = wanted.first else {
      refuse(
        scope.subject,
        "several introductory offers, in different storefronts or one after the other, can't be changed "
          + "here: change them in App Store Connect, and pull")
      return
    }
    if !known.isEmpty {
      let rows = known.flatMap(\.prices).filter { $0.end.map { $0 >= options.today } ?? true }
      plan.steps.append(
        PlanStep(
          .delete, scope.subject, .offer, "the old introductory offers",
          known.flatMap { removals(of: $0) }
            + prices.filter { $0.old != nil }.map { .init($0.field, from: $0.old, to: nil) },
          consequences: ["no introductory offer exists until the new one is created, in all storefronts at once"],
          deletion(of: rows, scope.product)))
    }
    add(offer, scope, .introductory, from: known)
  }

  /// Deletes introductory offers.
  private func deletion(of rows: [LiveOfferPrice], _ product: String) -> RequestWork {
    let kind = Offer.Kind.introductory
    return .deletion(of: rows.map(\.id), kind.resourceType, kind.relationship, of: product)
  }

  /// The values of an introductory offer that its removal takes away.
  private func removals(of offer: LiveOffer) -> [PlanStep.Change] {
    let days = offer.days(on: options.today)
    let values = [("offer", offer.label), ("from", days?.from?.description), ("until", days?.until?.description)]
    return values.compactMap { field, old in old.map { .init(field, from: $0, to: nil) } }
  }

  // MARK: Other offers

  private mutating func create(_ offer: DesiredOffer, _ scope: OfferScope, from old: [LiveOffer] = []) {
    if offer.offer.kind == .winBack, offer.offer.from == nil {
      guard let start = options.offerStart else {
        plan.questions.append(
          PlanNote(
            scope.subject,
            "on which day \(offer.label) starts: say it as \"from\" in the catalog, or with " + "\"--offer-start\""))
        return
      }
      guard start >= options.today else {
        refuse(scope.subject, "an offer can't start on \(start), which has passed")
        return
      }
    }
    if offer.offer.kind == .winBack, let until = offer.offer.until,
      let start = offer.firstDay(on: options.today, start: options.offerStart)
    {
      guard start <= until else {
        refuse(scope.subject, "\(offer.label) ends on \(until), and can't start on \(start), which is later")
        return
      }
      let days = until.daysSince1970 - start.daysSince1970 + 1
      let shortest = Facts.shortestWinBack
      if days < shortest.value {
        plan.remarks.append(
          PlanNote(
            scope.subject,
            "\(offer.label) would be there for \(days) \(days == 1 ? "day" : "days"), and the store "
              + "asks for at least \(shortest.value)"))
      }
    }
    add(offer, scope, .create, from: old)
  }

  private mutating func update(_ own: LiveOffer, to offer: DesiredOffer, _ scope: OfferScope) {
    let difference = OfferDifference(offer, own, scope.storefronts, on: options.today)
    let fixed = offer.immutableChanges(of: own)
    switch offer.offer.kind {
    case .introductory: break
    case .code:
      if !fixed.isEmpty || !difference.changes.isEmpty {
        let fields = (fixed + difference.changes).map(\.field)
        refuse(
          scope.subject,
          "\(offer.label) can't be changed (\(fields.prefix(4).joined(separator: ", "))): give the "
            + "offer another name, and \"--prune\" deactivates this one")
      } else {
        remark(difference, offer, scope)
        noteByHand(own, offer, scope)
      }
    case .promotional where fixed.isEmpty:
      let isFilled = options.completesPrices && !difference.missing.isEmpty
      if !difference.changes.isEmpty || isFilled {
        var entries: [PriceWork.Entry] = []
        // The whole set is written: a price that isn't sent may be lost.
        if !difference.isBaseChanged {
          for price in own.prices.sorted(by: { $0.territory < $1.territory })
          where difference.amounts[price.territory] == nil {
            guard let amount = price.amount else { continue }
            entries.append(.init(territory: price.territory, amount: amount, point: price.point))
          }
        }
        add(
          offer, scope, .prices(own.id), from: [own], keeping: entries,
          derives: difference.isBaseChanged || options.completesPrices)
      } else {
        remark(difference, offer, scope)
        noteByHand(own, offer, scope)
      }
    case .promotional, .winBack:
      if fixed.isEmpty, difference.changes.isEmpty {
        remark(difference, offer, scope)
        noteByHand(own, offer, scope)
        let (changes, attributes) = offer.updates(of: own, on: options.today)
        guard !changes.isEmpty else { return }
        plan.steps.append(
          PlanStep(
            .change, scope.subject, .offer, "the fields of \(offer.label)", changes,
            .update(own.type, own.id, attributes)))
        return
      }
      let count = plan.steps.count
      create(offer, scope, from: [own])
      guard plan.steps.count > count else { return }
      plan.steps.insert(
        PlanStep(
          .delete, scope.subject, .offer, "the old terms of \(offer.label)", fixed + difference.changes,
          consequences: ["they can't be changed: it is deleted, and created again; apps can't use it between"],
          .delete(own.type, own.id)), at: count)
    }
  }

  /// Names the prices of an offer that the catalog doesn't state, and that differ from what the store derives.
  private mutating func noteByHand(_ own: LiveOffer, _ offer: DesiredOffer, _ scope: OfferScope) {
    let current = own.amounts(on: options.today)
    guard let plan = offer.plan, let base = own.prices.first(where: { $0.territory == plan.base.territory }),
      base.amount == plan.base.amount, let point = base.point, let equal = equalPrices(to: point, .subscription)
    else { return }
    let lines = equal.sorted { $0.key < $1.key }.compactMap { territory, quote -> PriceLine? in
      guard plan.amounts[territory] == nil, let amount = current[territory] ?? nil, amount != quote.amount else {
        return nil
      }
      return PriceLine(territory: territory, old: amount, new: amount, origin: .byHand)
    }
    guard !lines.isEmpty else { return }
    self.plan.drift.append(
      PlanNote(
        scope.subject,
        "prices of \(offer.label) were set at the store, and are kept: \(lines.map(\.words).joined(separator: ", ")); "
          + "\"asc pull --into\" takes them over", prices: lines))
  }

  private mutating func removeUnknown(_ offer: LiveOffer, _ scope: OfferScope) {
    guard options.prunes else {
      plan.drift.append(
        PlanNote(
          scope.subject,
          "only the store has \(offer.label); \"--prune\" would "
            + (offer.kind == .code ? "deactivate it for good" : "delete it")))
      return
    }
    let work: RequestWork
    switch offer.kind {
    case .introductory: work = deletion(of: offer.prices, scope.product)
    case .code: work = .update(offer.type, offer.id, ["active": false])
    case .promotional, .winBack: work = .delete(offer.type, offer.id)
    }
    plan.steps.append(
      PlanStep(
        .delete, scope.subject, .offer, "removal of \(offer.label)", [.init("offer", from: offer.terms.words, to: nil)],
        consequences: offer.kind == .code
          ? ["its codes can't be redeemed any more; it is deactivated, not deleted"] : [], work))
  }

  /// - Parameter old: The offers that it replaces, or whose prices change.
  private mutating func add(
    _ offer: DesiredOffer, _ scope: OfferScope, _ form: OfferWork.Form, from old: [LiveOffer] = [],
    keeping kept: [PriceWork.Entry] = [], derives: Bool = true
  ) {
    let prices = PriceWork(
      ofOffer: offer.plan, of: scope.product, .subscription, in: scope.storefronts, keeping: kept, derives: derives)
    let before = old.reduce(into: [Territory: Money]()) { before, own in
      before.merge(own.amounts(on: options.today).compactMapValues(\.self)) { $1 }
    }
    guard let (priceWork, lines) = quoted(prices, of: scope.live, from: before, scope.subject) else { return }
    var changes: [PlanStep.Change] = []
    if form.isNew {
      changes.append(.init("terms", from: nil, to: offer.terms.words))
      changes += offer.customerWords
      let isStarted = offer.offer.kind == .winBack
      let start = isStarted ? offer.firstDay(on: options.today, start: options.offerStart) : nil
      for (field, date) in [("from", start ?? offer.offer.from), ("until", offer.offer.until)] {
        if let date { changes.append(.init(field, from: nil, to: date.description)) }
      }
    }
    let work = OfferWork(
      productID: scope.product, kind: offer.offer.kind, form: form,
      attributes: offer.attributes(on: options.today, start: options.offerStart),
      free: offer.terms.isFree ? scope.storefronts : [], prices: priceWork)
    plan.steps.append(
      PlanStep(
        form.isNew ? .create : .change, scope.subject, form.isNew && offer.offer.kind == .code ? .offerCode : .offer,
        form.isNew ? offer.label : "the prices of \(offer.label)", changes, prices: lines,
        consequences: offer.offer.kind == .code
          ? ["neither its terms nor its prices can be changed later; its codes are generated with \"asc codes\""] : [],
        .offer(work)))
  }

  /// The prices of an offer with the price points that are known, and a line for each that is new; nil if the store
  /// has no such price.
  ///
  /// - Parameter old: The prices that customers pay today.
  mutating func quoted(
    _ prices: PriceWork?, of live: LiveProduct?, from old: [Territory: Money] = [:], _ subject: PlanSubject
  ) -> (work: PriceWork?, lines: [PriceLine])? {
    guard var work = prices else { return (nil, []) }
    let unknown = work.unknownEntries.map { ($0.territory, $0.amount) }
    guard let points = points(of: Dictionary(unknown) { $1 }, live, work.kind, subject) else { return nil }
    var lines: [PriceLine] = []
    func line(_ territory: Territory, to new: Money?, _ origin: PriceLine.Origin, _ point: String?) {
      guard new == nil || old[territory] != new else { return }
      lines.append(PriceLine(territory: territory, old: old[territory], new: new, origin: origin, point: point))
    }
    for index in work.entries.indices {
      let entry = work.entries[index]
      work.entries[index].point = entry.point ?? points[entry.territory]
      line(entry.territory, to: entry.amount, .stated, work.entries[index].point)
    }
    switch derivedPrices(work.derived, (work.base, work.baseAmount), live, work.kind, subject) {
    case .refused: return nil
    case .known(let derived):
      for (territory, quote) in derived {
        let point = live.map { _ in quote.point }
        work.entries.append(.init(territory: territory, amount: quote.amount, point: point, isDerived: true))
        line(territory, to: quote.amount, .derived, point)
      }
      work.derived = []
    case .unknown:
      for territory in work.derived { line(territory, to: nil, .derived, nil) }
    }
    return (work, lines.sorted { $0.territory < $1.territory })
  }

  private mutating func remark(_ difference: OfferDifference, _ offer: DesiredOffer, _ scope: OfferScope) {
    guard !difference.missing.isEmpty else { return }
    let isFixed = offer.offer.kind == .code || offer.offer.kind == .winBack
    plan.remarks.append(
      PlanNote(
        scope.subject,
        "\(offer.label) does not exist in \(Self.list(difference.missing))"
          + (isFixed ? ", and can't be extended" : "; \"--complete-prices\" would extend it")))
  }
}

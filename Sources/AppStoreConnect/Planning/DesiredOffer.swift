package import AppStoreReference
import Basics
package import CatalogModel
package import SourceSyntax

/// An offer as a catalog describes it, in the terms of the store.
package struct DesiredOffer {
  package let offer: Offer
  let terms: OfferTerms
  /// Nil for a free trial, and when no amount is known in any storefront.
  package let plan: PricePlan?

  /// Nil for an offer without a mode and a duration.
  package init?(_ offer: Offer, base: Territory?) {
    guard let mode = offer.mode, let duration = offer.duration else { return nil }
    self.offer = offer
    terms = OfferTerms(mode: mode.apiName, duration: duration.apiName, periods: offer.periods)
    plan = terms.isFree ? nil : offer.price.flatMap { PricePlan($0, in: base) }
  }

  /// The same as ``LiveOffer/label`` of the same offer at the store.
  var label: String { terms.label(offer.kind, offerID: offer.offerID, name: offer.referenceName) }

  /// The billing plan; nil if the catalog states none, or one that the API doesn't have.
  package var planType: PlanType? { offer.billingPlan.flatMap { PlanType(named: $0) } }

  /// Whether it is for another billing plan than the one paid up front.
  var isMonthly: Bool { offer.billingPlan != nil && planType != .upFront }

  /// The value that the store requires and the catalog lacks.
  package var lacks: [MissingOfferValue] {
    let price: [MissingOfferValue] = terms.isFree || plan != nil ? [] : [.price]
    switch offer.kind {
    case .introductory: return price
    case .promotional: return price + (offer.offerID == nil ? [.id] : [])
    case .code:
      return price + (offer.referenceName == nil ? [.name] : []) + (offer.eligibility.isEmpty ? [.customers] : [])
    case .winBack:
      return price + (offer.offerID == nil ? [.id] : [])
        + (offer.paidMonths == nil || offer.lapsedMonths == nil ? [.months] : [])
    }
  }

  /// The first day of a win-back offer that is created: the store takes none that has passed.
  func firstDay(on today: CalendarDate, start: CalendarDate?) -> CalendarDate? {
    offer.from.map { max($0, today) } ?? start
  }

  var days: OfferDays { OfferDays(from: offer.from, until: offer.until) }

  /// The differences of its days from the days at the store. A first day counts until it has come,
  /// and the first day of a win-back offer if the catalog has one; days that differ by storefront are
  /// left unchanged.
  func dayChanges(of live: LiveOffer, on today: CalendarDate) -> [PlanStep.Change] {
    guard let known = live.days(on: today)?.effective(on: today) else { return [] }
    let wanted = days.effective(on: today)
    var changes: [PlanStep.Change] = []
    // A win-back offer always has a first day, which may have been given for the plan alone.
    let isStated = offer.from != nil || offer.kind == .introductory
    if isStated, wanted.from != known.from {
      changes.append(.init("from", from: live.days(on: today)?.from?.description, to: wanted.from?.description))
    }
    if wanted.until != known.until {
      changes.append(.init("until", from: known.until?.description, to: wanted.until?.description))
    }
    return changes
  }

  // MARK: Bodies

  /// The attributes with which it is created.
  ///
  /// - Parameters:
  ///   - from: The first day of an introductory or a win-back offer.
  ///   - until: The last day of one.
  package func attributes(from: String?, until: String?) -> OrderedMap {
    let days: OrderedMap = ["startDate": from.map { .text($0) }, "endDate": until.map { .text($0) }]
    let own: OrderedMap
    switch offer.kind {
    case .introductory: return termAttributes + days
    case .promotional:
      own = [
        "name": .text(orNull: offer.referenceName ?? offer.offerID), "offerCode": .text(orNull: offer.offerID),
      ]
    case .code:
      own = [
        "name": .text(orNull: offer.referenceName),
        "customerEligibilities": .texts(offer.eligibility.map(\.apiName)),
        "offerEligibility": offer.isStackable ? "STACK_WITH_INTRO_OFFERS" : "REPLACE_INTRO_OFFERS",
      ]
    case .winBack:
      own =
        [
          "referenceName": .text(orNull: offer.referenceName ?? offer.offerID),
          "offerId": .text(orNull: offer.offerID),
        ] + months + days + priority
    }
    return own + termAttributes
  }

  /// The attributes with which the planner creates it.
  ///
  /// - Parameters:
  ///   - today: The day on which it is created.
  ///   - start: The first day of a win-back offer without one in the catalog.
  func attributes(on today: CalendarDate, start: CalendarDate?) -> OrderedMap {
    let from = offer.kind == .winBack ? firstDay(on: today, start: start) : days.effective(on: today).from
    return attributes(from: from?.description, until: offer.until?.description)
  }

  private var termAttributes: OrderedMap {
    [
      "duration": .text(terms.duration), "offerMode": .text(terms.mode),
      offer.kind == .winBack ? "periodCount" : "numberOfPeriods": .integer(terms.periods),
      "targetSubscriptionPlanType": planType.map { .text($0.apiName) },
    ]
  }

  /// The fields of a win-back offer that can be changed.
  private var customers: OrderedMap { months + priority }

  private var months: OrderedMap {
    [
      "customerEligibilityPaidSubscriptionDurationInMonths": offer.paidMonths.map { .integer($0) },
      "customerEligibilityTimeSinceLastSubscribedInMonths": offer.lapsedMonths.map {
        ["minimum": .integer($0.lowerBound), "maximum": .integer($0.upperBound)]
      }, "customerEligibilityWaitBetweenOffersInMonths": offer.waitMonths.map { .integer($0) },
    ]
  }

  private var priority: OrderedMap { ["priority": .text(offer.hasHighPriority ? "HIGH" : "NORMAL")] }

  /// The differences between the customers of a win-back offer in the catalog and at the store,
  /// with the names in the API.
  ///
  /// - Parameter live: The offer at the store; nil for an offer that is created.
  private func customerChanges(of live: LiveOffer?) -> [(key: String, change: PlanStep.Change)] {
    func text(_ range: ClosedRange<Int>?) -> String? { range.map { "\($0.lowerBound)–\($0.upperBound)" } }
    let compared: [(String, String, String?, String?)] = [
      (
        "customerEligibilityPaidSubscriptionDurationInMonths", "paidMonths", live?.paidMonths.map(String.init),
        offer.paidMonths.map(String.init)
      ),
      (
        "customerEligibilityTimeSinceLastSubscribedInMonths", "lapsedMonths", text(live?.lapsedMonths),
        text(offer.lapsedMonths)
      ),
      (
        "customerEligibilityWaitBetweenOffersInMonths", "waitMonths", live?.waitMonths.map(String.init),
        offer.waitMonths.map(String.init)
      ),
      (
        "priority", "priority", live.map { $0.hasHighPriority ? "high" : "normal" },
        offer.hasHighPriority ? "high" : "normal"
      ),
    ]
    return compared.filter { $0.2 != $0.3 }.map { ($0.0, .init($0.1, from: $0.2, to: $0.3)) }
  }

  /// The customers of an offer that is created.
  var customerWords: [PlanStep.Change] {
    switch offer.kind {
    case .introductory, .promotional: return []
    case .winBack: return customerChanges(of: nil).map(\.change)
    case .code:
      let names = customerNames(offer.eligibility.map(\.apiName), by: \Offer.Eligibility.apiName)
      let stackable = PlanStep.Change("stackable", from: nil, to: "true")
      return [.init("eligibility", from: nil, to: names)] + (offer.isStackable ? [stackable] : [])
    }
  }

  /// The changes of a win-back offer that need no other offer, and the attributes that make them.
  func updates(of live: LiveOffer, on today: CalendarDate) -> (changes: [PlanStep.Change], attributes: OrderedMap) {
    guard offer.kind == .winBack else { return ([], [:]) }
    var changes: [PlanStep.Change] = []
    var attributes: OrderedMap = [:]
    for (key, change) in customerChanges(of: live) {
      changes.append(change)
      attributes.append(key, customers[key] ?? .null)
    }
    for change in dayChanges(of: live, on: today) {
      changes.append(change)
      // The store takes no first day in the past.
      let (key, day) =
        change.field == "from" ? ("startDate", offer.from.map { max($0, today) }) : ("endDate", offer.until)
      attributes.append(key, .text(orNull: day?.description))
    }
    return (changes, attributes)
  }

  /// The differences that can't be changed at the store, besides prices.
  func immutableChanges(of live: LiveOffer) -> [PlanStep.Change] {
    var changes: [PlanStep.Change] = []
    if live.terms != terms { changes.append(.init("terms", from: live.terms.words, to: terms.words)) }
    if let name = offer.referenceName, name != live.name {
      changes.append(.init("referenceName", from: live.name, to: name))
    }
    guard offer.kind == .code else { return changes }
    let customers = offer.eligibility.map(\.apiName)
    if Set(customers) != Set(live.eligibilities) {
      changes.append(
        .init(
          "eligibility", from: customerNames(live.eligibilities, by: \Offer.Eligibility.apiName),
          to: customerNames(customers, by: \Offer.Eligibility.apiName)))
    }
    if offer.isStackable != live.isStackable {
      changes.append(.init("stackable", from: String(live.isStackable), to: String(offer.isStackable)))
    }
    return changes
  }
}

/// The requirements of the store for an offer.
package enum MissingOfferValue: Sendable {
  case price
  case id
  case name
  case customers
  case months

  /// Lower case, no full stop.
  var words: String {
    switch self {
    case .price: "a price"
    case .id: "an ID"
    case .name: "a reference name"
    case .customers: "customers who may redeem it"
    case .months: "the months that customers paid and have been away"
    }
  }
}

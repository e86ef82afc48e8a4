public import AppStoreReference
public import Basics
public import CatalogModel

/// An offer of a subscription at the store.
///
/// Introductory offers, of which the store has one for each storefront, are one offer here if they have
/// the same terms.
public struct LiveOffer: Sendable, Hashable {
  /// The ID at the store; for an introductory offer, the first storefront's.
  public var id: String
  public var kind: Offer.Kind
  /// The ID that apps use; introductory offers and offer codes have none.
  public var offerID: String?
  public var name: String?
  public var terms: OfferTerms
  /// The billing plan by its name in the API; nil for the usual one.
  public var plan: String?
  /// Whether an offer code can be redeemed.
  public var isActive = true
  /// The customers who may redeem an offer code, by the names in the API.
  public var eligibilities: [String] = []
  public var isStackable = false
  public var hasHighPriority = false
  public var paidMonths: Int?
  public var lapsedMonths: ClosedRange<Int>?
  public var waitMonths: Int?
  /// The first and last day of a win-back offer; introductory offers have the days of their storefronts.
  public var start: CalendarDate?
  public var end: CalendarDate?
  /// The codes that were generated for an offer code.
  public var count = 0
  /// The codes that were generated for an offer code; nil when they were not read.
  public var batches: [LiveCodeBatch]?
  /// Empty while the store doesn't show the prices of an offer that was created a moment ago.
  public var prices: [LiveOfferPrice] = []

  public init(id: String, kind: Offer.Kind, terms: OfferTerms) {
    self.id = id
    self.kind = kind
    self.terms = terms
  }

  /// The name for readers: the same for the same offer of a catalog.
  public var label: String { terms.label(kind, offerID: offerID, name: name) }

  package var type: String { kind.resourceType }

  /// Whether it is for the monthly billing plan, which is left to App Store Connect.
  var isMonthly: Bool { plan == PlanType.monthly.apiName }
}

/// The terms for a customer: the same for an offer of a catalog and at the store.
public struct OfferTerms: Sendable, Hashable {
  /// The names of the API. Both sets are open: unknown values occur.
  public var mode: String
  public var duration: String
  public var periods: Int

  package var isFree: Bool { mode == OfferMode.freeTrial.apiName }

  var words: String {
    let mode = OfferMode(rawValue: mode)?.catalogName ?? mode
    let duration = OfferDuration(rawValue: duration)?.words ?? duration
    return "\(mode), \(periods) × \(duration)"
  }

  func label(_ kind: Offer.Kind, offerID: String?, name: String?) -> String {
    switch kind {
    case .introductory: "the introductory offer \(words)"
    case .promotional: "the promotional offer \(offerID ?? "")"
    case .code: "the offer code \(name ?? "")"
    case .winBack: "the win-back offer \(offerID ?? "")"
    }
  }
}

/// An offer in one storefront.
public struct LiveOfferPrice: Sendable, Hashable {
  /// The ID of the price; for an introductory offer, the ID of the offer itself.
  public var id: String
  public var territory: Territory
  /// Nil for a free trial.
  public var amount: Money?
  public var point: String?
  /// The first and last day of an introductory offer.
  public var start: CalendarDate?
  public var end: CalendarDate?

  public init(
    id: String, territory: Territory, amount: Money?, point: String?, start: CalendarDate? = nil,
    end: CalendarDate? = nil
  ) {
    self.id = id
    self.territory = territory
    self.amount = amount
    self.point = point
    self.start = start
    self.end = end
  }
}

extension LiveOffer {
  /// The prices from a day on, by storefront; nil where it is free. Prices that have ended are left out.
  package func amounts(on day: CalendarDate) -> [Territory: Money?] {
    var amounts: [Territory: Money?] = [:]
    for price in prices where price.end.map({ $0 >= day }) ?? true { amounts[price.territory] = .some(price.amount) }
    return amounts
  }

  /// The days of an offer that exists or is planned; nil when they differ by storefront.
  func days(on day: CalendarDate) -> OfferDays? {
    guard kind == .introductory else { return OfferDays(from: start, until: end) }
    let current = prices.filter { $0.end.map { $0 >= day } ?? true }
    let days = Set(current.map { OfferDays(from: $0.start, until: $0.end).effective(on: day) })
    guard days.count == 1, let first = current.first else { return nil }
    // The storefronts may differ in a first day that has passed.
    return OfferDays(from: current.compactMap(\.start).min() ?? first.start, until: first.end)
  }
}

/// The first and the last day of an offer.
struct OfferDays: Hashable {
  /// Nil for the day on which the offer is created.
  var from: CalendarDate?
  /// Nil for an offer without an end.
  var until: CalendarDate?

  /// The days without a first day that has come, which no longer matters.
  func effective(on day: CalendarDate) -> OfferDays {
    OfferDays(from: from.flatMap { $0 > day ? $0 : nil }, until: until)
  }
}

extension LiveProduct {
  /// The offers that a catalog can hold on a day: without deactivated codes, offers that have
  /// ended, and offers of the monthly billing plan.
  public func currentOffers(on day: CalendarDate) -> [LiveOffer] {
    offers.filter { offer in
      offer.isActive && !offer.isMonthly && (offer.end.map { $0 >= day } ?? true)
        && (offer.kind != .introductory || !offer.amounts(on: day).isEmpty)
    }
  }
}

public import AppStoreReference
public import Basics

/// A subscription group: a customer has at most one of its products at a time.
public struct SubscriptionGroup: Sendable, Hashable {
  /// The kind of goods that a group of StoreKit 27 sells instead of single subscriptions.
  public enum Composition: String, Sendable, Hashable, CaseIterable {
    /// Subscriptions that exist only inside it.
    case suite
    /// Subscriptions that are also sold alone.
    case bundle
  }

  public var key: String
  /// The composition of each of its products; nil for single subscriptions.
  public var composition: Composition?
  public var referenceName: String?
  /// The group's names; their `description` is always nil.
  public var localizations: [Localization]
  /// The suppressions of the group as a whole, then of its localizations, in order.
  public var suppressions: [Suppression]

  public init(
    key: String, composition: Composition? = nil, referenceName: String? = nil, localizations: [Localization] = [],
    suppressions: [Suppression] = []
  ) {
    self.key = key
    self.composition = composition
    self.referenceName = referenceName
    self.localizations = localizations
    self.suppressions = suppressions
  }
}

/// The properties of an auto-renewable subscription in addition to the fields of every product.
public struct Subscription: Sendable, Hashable {
  /// A market in which several seats of a subscription can be bought at once.
  public enum Market: String, Sendable, Hashable, CaseIterable {
    case appStore = "app-store"
    case school
    case business
  }

  /// The index of its group in ``Catalog/groups``.
  public var group: Int
  /// Nil when the file doesn't give one of the store's periods.
  public var period: SubscriptionPeriod?
  /// The service level: 1 is the highest, and several products may share one.
  public var level: Int?
  /// The IDs of the products in a suite or bundle; nil when they aren't known.
  public var members: [String]?
  /// Whether customers can buy several seats at once; nil leaves it to the store.
  public var isMultiSeat: Bool?
  /// The markets in which several seats are sold; nil leaves them to the store.
  public var markets: [Market]?
  public var offers: [Offer]
  /// The ways to pay for it; empty if it is simply paid each period.
  public var billingPlans: [BillingPlan]

  public init(
    group: Int, period: SubscriptionPeriod? = nil, level: Int? = nil, offers: [Offer] = [],
    billingPlans: [BillingPlan] = []
  ) {
    self.group = group
    self.period = period
    self.level = level
    self.offers = offers
    self.billingPlans = billingPlans
  }
}

/// A way to pay for a subscription: at once, or month by month with a commitment.
public struct BillingPlan: Sendable, Hashable {
  /// Its name in a StoreKit configuration: `BILLED_UPFRONT`, `MONTHLY`.
  public var plan: String
  /// The amount that is charged each time.
  public var price: Price?
  /// The total charged until the commitment ends.
  public var commitmentPrice: Price?
  /// Whether customers are offered it.
  public var isEnabled: Bool

  public init(plan: String, price: Price? = nil, commitmentPrice: Price? = nil, isEnabled: Bool = true) {
    self.plan = plan
    self.price = price
    self.commitmentPrice = commitmentPrice
    self.isEnabled = isEnabled
  }
}

/// An offer on a subscription: a trial, or a lower price for a time.
public struct Offer: Sendable, Hashable {
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case introductory
    case promotional
    case code
    case winBack = "win-back"
  }

  /// The customers who may redeem an offer code.
  public enum Eligibility: String, Sendable, Hashable, CaseIterable {
    case new
    case existing
    case expired
  }

  public var kind: Kind
  /// The offer's ID; introductory offers and offer codes have none.
  public var offerID: String?
  public var referenceName: String?
  public var mode: OfferMode?
  public var duration: OfferDuration?
  /// The billing plan that it is for, by its name in a StoreKit configuration; nil if there is only
  /// one.
  public var billingPlan: String?
  /// The number of periods it lasts.
  public var periods: Int
  /// Nil for a free trial.
  public var price: Price?
  public var eligibility: [Eligibility]
  /// Whether an offer code may be combined with the introductory offer.
  public var isStackable: Bool
  /// Whether a win-back offer is shown before others.
  public var hasHighPriority: Bool
  /// The months for which a customer must have paid to get a win-back offer.
  public var paidMonths: Int?
  /// The months since a customer's subscription ended, for a win-back offer.
  public var lapsedMonths: ClosedRange<Int>?
  /// The months that a customer has to wait for the next win-back offer; nil for no wait.
  public var waitMonths: Int?
  /// The first day of an introductory or win-back offer; nil for the day on which it is created.
  public var from: CalendarDate?
  /// The last day of an introductory or win-back offer; nil for an offer without an end.
  public var until: CalendarDate?
  /// The codes for one use that an offer code is to have.
  public var batches: [CodeBatch] = []

  public init(
    kind: Kind, offerID: String? = nil, referenceName: String? = nil, mode: OfferMode? = nil,
    duration: OfferDuration? = nil, periods: Int = 1, price: Price? = nil, eligibility: [Eligibility] = [],
    isStackable: Bool = false, hasHighPriority: Bool = false, billingPlan: String? = nil, paidMonths: Int? = nil,
    lapsedMonths: ClosedRange<Int>? = nil, waitMonths: Int? = nil, from: CalendarDate? = nil, until: CalendarDate? = nil
  ) {
    self.kind = kind
    self.offerID = offerID
    self.referenceName = referenceName
    self.mode = mode
    self.duration = duration
    self.periods = periods
    self.price = price
    self.eligibility = eligibility
    self.isStackable = isStackable
    self.hasHighPriority = hasHighPriority
    self.billingPlan = billingPlan
    self.paidMonths = paidMonths
    self.lapsedMonths = lapsedMonths
    self.waitMonths = waitMonths
    self.from = from
    self.until = until
  }
}

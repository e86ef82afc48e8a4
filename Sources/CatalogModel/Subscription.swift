public import AppStoreReference

/// A subscription group: a customer holds at most one of its products at a time.
public struct SubscriptionGroup: Sendable, Hashable {
  public var key: String
  public var referenceName: String?
  /// The group's names; their `description` is always nil.
  public var localizations: [Localization]
  /// Those of the group as a whole, then those of its localizations in their order.
  public var suppressions: [Suppression]

  public init(
    key: String, referenceName: String? = nil, localizations: [Localization] = [],
    suppressions: [Suppression] = []
  ) {
    self.key = key
    self.referenceName = referenceName
    self.localizations = localizations
    self.suppressions = suppressions
  }
}

/// What an auto-renewable subscription has besides the fields of every product.
public struct Subscription: Sendable, Hashable {
  /// The index of its group in ``Catalog/groups``.
  public var group: Int
  /// Nil when the file gives none that the store has.
  public var period: SubscriptionPeriod?
  /// The service level: 1 is the highest, several products may share one.
  public var level: Int?
  public var offers: [Offer]
  /// The ways to pay for it; none where it is simply paid each period.
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
  /// Its name, as a StoreKit configuration has it: `BILLED_UPFRONT`, `MONTHLY`.
  public var plan: String
  /// What is charged each time.
  public var price: Price?
  /// What is charged in all until the commitment ends.
  public var commitmentPrice: Price?
  /// Whether customers are offered it.
  public var isEnabled: Bool

  public init(
    plan: String, price: Price? = nil, commitmentPrice: Price? = nil, isEnabled: Bool = true
  ) {
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

  /// Who may redeem an offer code.
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
  /// The billing plan that it is for, as a StoreKit configuration calls it; nil where there is one.
  public var billingPlan: String?
  /// How many periods it runs for.
  public var periods: Int
  /// Nil for a free trial.
  public var price: Price?
  public var eligibility: [Eligibility]
  /// An offer code that may be combined with the introductory offer.
  public var isStackable: Bool
  /// A win-back offer that is shown before others.
  public var hasHighPriority: Bool

  public init(
    kind: Kind, offerID: String? = nil, referenceName: String? = nil, mode: OfferMode? = nil,
    duration: OfferDuration? = nil, periods: Int = 1, price: Price? = nil,
    eligibility: [Eligibility] = [], isStackable: Bool = false, hasHighPriority: Bool = false,
    billingPlan: String? = nil
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
  }
}

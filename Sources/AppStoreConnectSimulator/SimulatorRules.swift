/// The behavior of the simulated store where the behavior of Apple's is unknown: each switch says
/// which of two reports it follows.
public struct SimulatorRules: Sendable, Hashable {
  /// Whether a new version begins with copies of the approved texts; reported once, without a quoted
  /// answer of the API.
  public var copiesTexts = true
  /// Whether a new version begins with a copy of the approved promotional image; not reported.
  public var copiesImages = true
  /// Whether a version takes a promotional image while it has another; not reported.
  public var takesSeveralImages = false
  /// The first day on which a price of an approved subscription may start, counted from today: today,
  /// tomorrow and in two days were all reported.
  public var earliestPriceStart = 1
  /// Whether texts of a version that was rejected can be written.
  public var editsRejected = false
  /// Whether an approved product can be deleted when it is not sold anywhere.
  public var deletesApproved = true
  /// Whether only the Account Holder may remove storefronts from an approved subscription, and the key
  /// belongs to somebody else.
  public var needsAccountHolder = false
  /// The number of lists that are answered without a resource after its creation.
  public var lag = 0
  /// The requests of an hour and of a minute.
  public var perHour = 3_600
  public var perMinute = 300
  /// Whether responses state the remaining requests of the hour.
  public var statesRate = true
  /// The number of price points in each storefront; nil for all of the real table.
  public var pricePoints: Int?
  /// Whether the prices that are sent with an approved subscription are its whole set, so that other planned prices
  /// are dropped; otherwise they are added.
  public var dropsPlannedPrices = false
  /// The number of price points by which the prices that the store derives are higher than those of the same number:
  /// Apple changes them with taxes and exchange rates.
  public var derivedShift = 0
  /// The number of times a screenshot or an image is read before it is processed.
  public var processingReads = 2
  /// Whether review screenshots can be replaced after the first review.
  public var unlocksScreenshots = false
  /// Whether the introductory offers that are sent with a subscription replace those that it has;
  /// otherwise they are added, and refused where a storefront has one.
  public var replacesOffers = true
  /// Whether several seats of a subscription can be sold although families share it; not reported.
  public var sharesSeats = true
  /// Whether the first product of a kind may be submitted without an app version.
  public var submitsFirst = false
  /// The address of the store in links, and of the place for uploads.
  public var address = "https://api.appstoreconnect.apple.com"
  public var uploadAddress = "https://uploads.example.com"
  /// The most resources that the store returns in a page, however many are requested; nil for as many as requested.
  public var pageSize: Int?

  public init() {}

  /// The other report wherever reports disagree, with a store that lags and has short pages.
  public static var secondReading: SimulatorRules {
    var rules = SimulatorRules()
    rules.copiesTexts = false
    rules.copiesImages = false
    rules.takesSeveralImages = true
    rules.earliestPriceStart = 2
    rules.editsRejected = true
    rules.submitsFirst = true
    rules.sharesSeats = false
    rules.unlocksScreenshots = true
    rules.replacesOffers = false
    rules.dropsPlannedPrices = true
    rules.lag = 2
    rules.pageSize = 40
    return rules
  }
}

/// The consent that a price increase requires of existing subscribers.
///
/// Subscribers are only notified of an increase that is moderate, the first within a year, and
/// permitted by law. Any other needs their consent: without it, the subscription ends when it would
/// renew. Either way, a developer may keep the old price for them.
public enum PriceRaise {
  /// The maximum increase without consent. Consent is needed only where an increase exceeds the
  /// percentage and also the amount.
  public static let limits = Fact<Limits>(
    "subscriptions.price-raise", .subscriptions,
    "the price increases above which subscribers have to agree, if both limits are exceeded",
    Limits(percent: 50, dollars: 5, dollarsOfYear: 50), as: "50 % and USD 5 or 50", from: .managePricing,
    against: [.priceChanges])

  /// The storefronts in which subscribers are said to have to agree to any increase.
  public static let consentStorefronts = Fact<[Territory]>(
    "subscriptions.raise-consent", .subscriptions,
    "the storefronts in which subscribers are reported to have to agree to any price increase",
    ["AUT", "DEU", "POL"].compactMap { Territory($0) }, as: "AUT, DEU, POL", from: .consentStorefronts)

  /// The days within which subscribers have to agree to a second increase.
  public static let daysBetweenRaises = Fact<Int>(
    "subscriptions.next-raise", .subscriptions,
    "the days within which subscribers have to agree to a second price increase", 365, from: .managePricing)

  /// The page with the amounts that an increase may have in each storefront.
  public static let thresholds = Fact<String>(
    "subscriptions.raise-amounts", .subscriptions,
    "the amounts that an increase may have in each storefront without consent",
    FactSource.priceIncreaseThresholds.url ?? "", as: "on Apple's page", from: .priceIncreaseThresholds)

  public struct Limits: Sendable, Hashable {
    /// A percentage of the previous price.
    public let percent: Int
    /// An approximate amount in US dollars.
    public let dollars: Int
    /// The same for an annual subscription.
    public let dollarsOfYear: Int
  }

  /// Whether the size of an increase requires the consent of every subscriber.
  public enum Consent: Sendable, Hashable {
    /// The size doesn't require it; the law of a storefront or an earlier increase may.
    case notNeeded
    case needed
    /// The percentage is exceeded, but the amount allowed in this currency isn't known here.
    case unknown
  }

  /// Whether an increase is so large that every subscriber has to consent.
  ///
  /// The amount is only known in US dollars: in another currency, an increase of more than the
  /// percentage is ``Consent/unknown``.
  public static func consent(from old: Money, to new: Money, period: SubscriptionPeriod?) -> Consent {
    guard old.currency == new.currency, new.hundredths > old.hundredths else { return .notNeeded }
    let limits = limits.value
    let raise = new.hundredths - old.hundredths
    guard raise * 100 > old.hundredths * limits.percent else { return .notNeeded }
    guard old.currency == .usd else { return .unknown }
    let dollars = period == .oneYear ? limits.dollarsOfYear : limits.dollars
    return raise > dollars * 100 ? .needed : .notNeeded
  }
}

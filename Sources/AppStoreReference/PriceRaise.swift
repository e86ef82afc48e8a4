/// What a price increase requires of existing subscribers.
///
/// Subscribers are only notified of an increase that is small, rare, and permitted by law. Any
/// other needs their consent: without it, the subscription ends when it would renew. Either way, a
/// developer may keep the old price for them.
public enum PriceRaise {
  /// The maximum increase without consent; above it, neither the law nor the date matters.
  public static let limits = Fact<Limits>(
    "subscriptions.price-raise", .subscriptions,
    "the price increases above which subscribers have to agree",
    Limits(percent: 50, dollars: 5, dollarsOfYear: 50), as: "50 %, USD 5 or 50",
    from: .priceChanges)

  public struct Limits: Sendable, Hashable {
    /// A percentage of the previous price.
    public let percent: Int
    /// An approximate amount in US dollars.
    public let dollars: Int
    /// The same for an annual subscription.
    public let dollarsOfYear: Int
  }

  /// Whether an increase is so large that every subscriber has to agree.
  ///
  /// Five dollars in another currency are taken to be the price of the tier of USD 4.99; in a
  /// currency that no tier has, only the percentage counts.
  public static func needsConsent(
    from old: Money, to new: Money, period: SubscriptionPeriod?
  ) -> Bool {
    guard old.currency == new.currency, new.hundredths > old.hundredths else { return false }
    let limits = limits.value
    let raise = new.hundredths - old.hundredths
    if raise * 100 > old.hundredths * limits.percent { return true }
    let dollars = period == .oneYear ? limits.dollarsOfYear : limits.dollars
    if old.currency == .usd { return raise > dollars * 100 }
    return PriceTier(stem: dollars)?.price(in: old.currency).map { raise > $0.hundredths } ?? false
  }
}

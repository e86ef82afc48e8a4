/// What a higher price asks of those who have a subscription already.
///
/// A raise that is small, rare, and allowed by the law is only told to them. Any other needs their
/// consent: whoever does not give it loses the subscription when it would renew. Either way a
/// developer may keep the old price for them.
public enum PriceRaise {
  /// The most that a raise may be without consent, above which no law and no calendar matters.
  public static let limits = Fact<Limits>(
    Limits(percent: 50, dollars: 5, dollarsOfYear: 50),
    from: FactSource(
      "Apple Support, About subscription price changes",
      url: "https://support.apple.com/109501", date: "2026-11-21", certainty: .apple,
      note:
        "\"approximately USD $5 and 50%\", \"USD $50 and 50% for annual subscriptions\"; no more "
        + "than once per year, where permitted by law"))

  public struct Limits: Sendable, Hashable {
    /// Of the price before.
    public let percent: Int
    /// About so many US dollars.
    public let dollars: Int
    /// The same for a subscription that runs for a year.
    public let dollarsOfYear: Int
  }

  /// Whether a raise is so large that every subscriber has to agree.
  ///
  /// What five dollars are elsewhere is what the tier of USD 4.99 costs there; in a currency that no
  /// tier has, only the percentage tells.
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

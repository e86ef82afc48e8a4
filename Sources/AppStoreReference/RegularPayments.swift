/// The regular payments of a subscription beside those of an offer.
extension OfferMode {
  /// The number of regular payments that one payment of an offer takes the place of; nil for a free trial, and for a
  /// payment each period that is not the subscription's.
  ///
  /// Days are approximate: a small excess is attributed to that.
  public func regularPayments(in duration: OfferDuration, of period: SubscriptionPeriod) -> Int? {
    switch self {
    case .freeTrial: return nil
    case .payAsYouGo: return duration == OfferDuration(period) ? 1 : nil
    case .payUpFront:
      let days = period.approximateDays
      let whole = (100 - Facts.renewalTolerance.value) * days
      return max(1, (100 * duration.approximateDays + whole - 1) / (100 * days))
    }
  }

  /// Whether a payment of an offer is too high beside the regular price; false if their currencies differ.
  ///
  /// - Parameters:
  ///   - offered: The payment of the offer.
  ///   - regular: The regular price.
  ///   - payments: The number of regular payments that it takes the place of.
  public func isTooHigh(_ offered: Money, beside regular: Money, times payments: Int) -> Bool {
    guard self != .freeTrial, offered.currency == regular.currency else { return false }
    let limit = regular.hundredths * payments
    return self == .payUpFront ? offered.hundredths > limit : offered.hundredths >= limit
  }
}

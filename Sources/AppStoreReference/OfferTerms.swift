/// What the store allows for an offer: how long one of its periods lasts, and how many it has.
///
/// | mode | one period | periods |
/// | --- | --- | --- |
/// | free trial | three days to a year | 1 |
/// | pay up front | a month to a year | 1 |
/// | pay as you go | that of the subscription | 1 to as many as fit in a year; 12 for a week |
public enum OfferTerms {
  /// The modes whose offers last exactly one period.
  public static let modesOfOnePeriod = Fact<[OfferMode]>(
    [.freeTrial, .payUpFront],
    from: FactSource(
      "StoreKit, Product.SubscriptionOffer.periodCount: always 1 except for pay as you go",
      url:
        "https://developer.apple.com/documentation/storekit/product/subscriptionoffer/periodcount",
      date: "2022-03-28", certainty: .apple, note: "as quoted in RevenueCat/purchases-ios 1418"))

  /// The possible lengths of an offer paid up front.
  public static let payUpFrontDurations = Fact<[OfferDuration]>(
    [.oneMonth, .twoMonths, .threeMonths, .sixMonths, .oneYear],
    from: FactSource(
      "Introductory offers in iOS, a guide with the durations of the store's form",
      url: "https://blog.apphud.com/introductory-offers-in-ios/", date: "2026-11-21",
      certainty: .thirdParty, note: "the API's list of durations is the same for every mode"))

  /// The maximum number of periods of a pay-as-you-go offer, by the period of the subscription.
  public static let mostPeriods = Fact<[SubscriptionPeriod: Int]>(
    [.oneWeek: 12, .oneMonth: 12, .twoMonths: 6, .threeMonths: 4, .sixMonths: 2, .oneYear: 1],
    from: FactSource(
      "general knowledge of the form for introductory offers in App Store Connect",
      date: "2026-11-21", certainty: .unconfirmed))

  /// The source for the rule that a pay-as-you-go offer is paid each billing period of the
  /// subscription.
  public static let payAsYouGo = FactSource(
    "StoreKit, payment mode payAsYouGo: a discounted price for each billing period",
    url:
      "https://developer.apple.com/documentation/storekit/product/subscriptionoffer/paymentmode-swift.struct/payasyougo",
    date: "2026-11-21", certainty: .apple)

  /// The source for the rule that a pay-as-you-go offer costs less than the subscription itself.
  public static let lowerPrice = FactSource(
    "Introductory offers in iOS: the price of pay as you go must be less than the regular one",
    url: "https://blog.apphud.com/introductory-offers-in-ios/", date: "2026-11-21",
    certainty: .thirdParty)

  /// The source for the names and eligibilities required for each kind of offer.
  public static let requiredFields = FactSource(
    "App Store Connect API 4.4.1: required attributes of promotional offers, offer codes and "
      + "win-back offers",
    url: "https://developer.apple.com/documentation/appstoreconnectapi", date: "2026-07-21",
    certainty: .apple)
}

/// The terms that the store allows for an offer: the length and the number of its periods.
///
/// | mode | one period | periods |
/// | --- | --- | --- |
/// | free trial | three days to a year | 1 |
/// | pay up front | a month to a year | 1 |
/// | pay as you go | the period of the subscription | 1 to as many as fit in a year; 12 for a week |
public enum OfferFacts {
  /// The modes whose offers last exactly one period.
  public static let modesOfOnePeriod = Fact<[OfferMode]>(
    "offers.one-period", .offers, "the modes whose offers last exactly one period", [.freeTrial, .payUpFront],
    as: "all but pay as you go", from: .periodCount)

  /// The possible lengths of an offer paid up front.
  public static let payUpFrontDurations = Fact<[OfferDuration]>(
    "offers.pay-up-front.durations", .offers, "the possible lengths of an offer paid up front: 1, 2, 3, 6 or 12 months",
    [.oneMonth, .twoMonths, .threeMonths, .sixMonths, .oneYear], as: "1 to 12", "months", from: .introductoryOfferGuide)

  /// The maximum number of periods of a pay-as-you-go offer, by the period of the subscription.
  public static let mostPeriods = Fact<[SubscriptionPeriod: Int]>(
    "offers.pay-as-you-go.periods", .offers,
    "the maximum number of periods of a pay-as-you-go offer: as many as fit in a year, 12 weeks",
    [.oneWeek: 12, .oneMonth: 12, .twoMonths: 6, .threeMonths: 4, .sixMonths: 2, .oneYear: 1], as: "1 to 12", "periods",
    from: .introductoryOfferForm)

  /// The length of one period of a pay-as-you-go offer.
  public static let payAsYouGo = Fact(
    "offers.pay-as-you-go.period", .offers, "how long one period of a pay-as-you-go offer lasts", "the subscription's",
    from: .payAsYouGo)

  /// The price of a period of a pay-as-you-go offer.
  public static let lowerPrice = Fact(
    "offers.pay-as-you-go.price", .offers, "the price of a period of a pay-as-you-go offer: below the regular one",
    "a lower one", from: .introductoryOfferGuide)

  /// The names and eligibilities that each kind of offer needs.
  public static let requiredFields = Fact(
    "offers.required-fields", .offers, "what promotional offers, offer codes and win-back offers need",
    "names, eligibilities", from: .openAPI)
}

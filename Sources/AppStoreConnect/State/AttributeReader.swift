import AppStoreReference
package import CatalogModel

/// Reads the attributes of resources: from an answer, or from a file, where a value that can't be read is
/// reported.
package protocol AttributeReader {
  associatedtype Resource

  mutating func text(_ key: String, of resource: Resource) -> String?
  mutating func integer(_ key: String, of resource: Resource, atLeast least: Int?) -> Int?
  /// A value of an enumeration of the API.
  mutating func name(_ key: String, of resource: Resource, among known: [String]) -> String?
  /// Values of an enumeration of the API.
  mutating func names(_ key: String, of resource: Resource, among known: [String]) -> [String]
  /// An object with a minimum and a maximum.
  mutating func range(_ key: String, of resource: Resource) -> ClosedRange<Int>?
}

extension LiveOffer {
  /// Reads an offer without its prices and days.
  package init<Reader: AttributeReader>(
    _ kind: Offer.Kind, id: String, _ resource: Reader.Resource, read reader: inout Reader
  ) {
    self.init(id: id, kind: kind, terms: OfferTerms(mode: "", duration: "", periods: 1))
    switch kind {
    case .introductory: break
    case .promotional:
      name = reader.text("name", of: resource)
      offerID = reader.text("offerCode", of: resource)
    case .code:
      name = reader.text("name", of: resource)
      isStackable = reader.text("offerEligibility", of: resource) == "STACK_WITH_INTRO_OFFERS"
      eligibilities = reader.names(
        "customerEligibilities", of: resource, among: Offer.Eligibility.allCases.map(\.apiName))
    case .winBack:
      name = reader.text("referenceName", of: resource)
      offerID = reader.text("offerId", of: resource)
      hasHighPriority = reader.text("priority", of: resource) == "HIGH"
      paidMonths = reader.integer("customerEligibilityPaidSubscriptionDurationInMonths", of: resource, atLeast: 1)
      waitMonths = reader.integer("customerEligibilityWaitBetweenOffersInMonths", of: resource, atLeast: 1)
      lapsedMonths = reader.range("customerEligibilityTimeSinceLastSubscribedInMonths", of: resource)
    }
    terms.mode = reader.name("offerMode", of: resource, among: OfferMode.allCases.map(\.apiName)) ?? ""
    terms.duration = reader.name("duration", of: resource, among: OfferDuration.allCases.map(\.apiName)) ?? ""
    terms.periods =
      reader.integer(kind == .winBack ? "periodCount" : "numberOfPeriods", of: resource, atLeast: nil) ?? 1
    plan = reader.text("targetSubscriptionPlanType", of: resource)
  }
}

extension Offer {
  /// An offer without its price, its days and its billing plan.
  package init(_ live: LiveOffer) {
    self.init(
      kind: live.kind, mode: OfferMode(rawValue: live.terms.mode),
      duration: OfferDuration(rawValue: live.terms.duration), periods: live.terms.periods)
    offerID = live.offerID
    referenceName = live.name
    eligibility = live.eligibilities.compactMap { name in Eligibility.allCases.first { $0.apiName == name } }
    isStackable = live.isStackable
    hasHighPriority = live.hasHighPriority
    paidMonths = live.paidMonths
    lapsedMonths = live.lapsedMonths
    waitMonths = live.waitMonths
  }
}

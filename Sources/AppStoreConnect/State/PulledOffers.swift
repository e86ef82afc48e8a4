import AppStoreReference
import Basics
import CatalogModel

/// Offers of subscriptions as a catalog has them.
extension PulledCatalog {
  /// The offers in the order of the catalog that is refreshed; others come after them.
  mutating func offers(of live: LiveProduct, _ subject: PlanSubject) -> [Offer] {
    let own = own?.products.first { $0.productID == live.productID }?.subscription?.offers ?? []
    if live.offers.contains(where: \.isMonthly) {
      remark(subject, "offers of its monthly billing plan are left in App Store Connect")
    }
    var found: [(label: String, place: Int, offer: Offer)] = []
    for offer in live.currentOffers(on: day) {
      let place = own.firstIndex { DesiredOffer($0, base: nil)?.label == offer.label }
      let batches =
        offer.kind == .code
        ? self.batches(of: offer.label, offer.batches, offer.count, place.map { own[$0].batches } ?? [], subject) : []
      guard var pulled = self.offer(offer, of: live, place.map { own[$0] }, subject) else {
        remark(subject, "\(offer.label) has terms that are not known here")
        continue
      }
      pulled.batches = batches
      if offer.days(on: day) == nil, !offer.prices.isEmpty {
        remark(subject, "the days of \(offer.label) differ by storefront, and are left in App Store Connect")
      }
      if offer.prices.isEmpty {
        remark(subject, "the store doesn't show the prices of \(offer.label) yet; pull again later")
      }
      found.append((offer.label, place ?? own.count, pulled))
    }
    // Offers that only the store has stay in its order.
    return found.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }.map(
      \.element.offer)
  }

  private mutating func offer(_ live: LiveOffer, of product: LiveProduct, _ own: Offer?, _ subject: PlanSubject)
    -> Offer?
  {
    var offer = Offer(live)
    guard offer.mode != nil, offer.duration != nil else { return nil }
    // A catalog need not repeat the ID as the name.
    if live.name == live.offerID, let own, own.referenceName == nil { offer.referenceName = nil }
    offer.billingPlan = own?.billingPlan
    let known = Set(live.eligibilities)
    if let own, Set(own.eligibility.map(\.apiName)) == known {
      offer.eligibility = own.eligibility
    } else {
      offer.eligibility = Offer.Eligibility.allCases.filter { known.contains($0.apiName) }
    }
    if let days = live.days(on: day) {
      // A first day that has come may be written in several ways.
      let known = own.map { OfferDays(from: $0.from, until: $0.until) }
      let isSame = known?.effective(on: day) == days.effective(on: day)
      offer.from = isSame ? own?.from : days.from
      offer.until = days.until
    } else {
      offer.from = own?.from
      offer.until = own?.until
    }
    guard !live.terms.isFree else { return offer }
    let amounts = live.amounts(on: day).compactMapValues { $0 }
    // The store doesn't show the prices of a new offer at once.
    guard !amounts.isEmpty else {
      offer.price = own?.price
      return offer
    }
    offer.price = price(
      amounts, derived: derived.offers[product.productID]?[live.label] ?? [], base: catalog.baseTerritory,
      of: "prices of \(live.label)", subject)
    return offer
  }
}

/// The customers of an offer by their names in a catalog; unknown names of the API are kept.
func customerNames<Kind: CaseIterable & RawRepresentable<String>>(_ names: [String], by apiName: (Kind) -> String)
  -> String
{ names.map { name in Kind.allCases.first { apiName($0) == name }?.rawValue ?? name }.joined(separator: ", ") }

import AppStoreReference
import CatalogModel

/// Offer codes of one-time products as a catalog has them.
extension PulledCatalog {
  /// The codes in the order of the catalog that is refreshed; others come after them.
  mutating func offerCodes(of live: LiveProduct, _ subject: PlanSubject) -> [OfferCode] {
    let own = own?.products.first { $0.productID == live.productID }?.offerCodes ?? []
    var found: [(place: Int, code: OfferCode)] = []
    for code in live.offerCodes where code.isActive {
      remarkCodes(of: code.label, code.count, subject)
      let place = own.firstIndex { $0.referenceName == code.name }
      guard let pulled = self.code(code, of: live, place.map { own[$0] }, subject) else { continue }
      found.append((place ?? own.count, pulled))
    }
    return found.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }.map(
      \.element.code)
  }

  /// Adds a remark that a catalog has an offer, and not the codes that customers enter.
  mutating func remarkCodes(of label: String, _ count: Int, _ subject: PlanSubject) {
    guard count > 0 else { return }
    remark(
      subject,
      "the \(count) code\(count == 1 ? "" : "s") of \(label) \(count == 1 ? "is" : "are") left in "
        + "App Store Connect")
  }

  /// A code; nil when a catalog can't hold it.
  private mutating func code(_ live: LiveOfferCode, of product: LiveProduct, _ own: OfferCode?, _ subject: PlanSubject)
    -> OfferCode?
  {
    var code = OfferCode(referenceName: live.name)
    let known = Set(live.eligibilities)
    if let own, Set(own.eligibility.map(\.apiName)) == known {
      code.eligibility = own.eligibility
    } else {
      code.eligibility = OfferCode.Eligibility.allCases.filter { known.contains($0.apiName) }
      let unknown = known.subtracting(code.eligibility.map(\.apiName)).sorted()
      if !unknown.isEmpty {
        remark(subject, "\(live.label) is for customers that are not known here: " + unknown.joined(separator: ", "))
        return own
      }
    }
    guard !live.prices.isEmpty else {
      remark(subject, "the store doesn't show the prices of \(live.label) yet; pull again later")
      return own
    }
    guard let isFree = live.isFree else {
      let free = live.prices.filter { $0.amount == nil }.map(\.territory).sorted()
      remark(subject, "\(live.label) is free in \(Planner.list(free)) alone, which a catalog can't say")
      return own
    }
    code.isFree = isFree
    if !isFree {
      code.price = price(
        live.amounts.compactMapValues { $0 }, derived: derived.offers[product.productID]?[live.label] ?? [],
        base: catalog.baseTerritory)
    }
    return code
  }
}

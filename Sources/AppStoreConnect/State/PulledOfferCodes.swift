import AppStoreReference
import CatalogModel

/// Offer codes of one-time products as a catalog has them.
extension PulledCatalog {
  /// The codes in the order of the catalog that is refreshed; others come after them.
  mutating func offerCodes(of live: LiveProduct, _ subject: PlanSubject) -> [OfferCode] {
    let own = own?.products.first { $0.productID == live.productID }?.offerCodes ?? []
    var found: [(place: Int, code: OfferCode)] = []
    for code in live.offerCodes where code.isActive {
      let place = own.firstIndex { $0.referenceName == code.name }
      let batches = self.batches(of: code.label, code.batches, code.count, place.map { own[$0].batches } ?? [], subject)
      guard var pulled = self.code(code, of: live, place.map { own[$0] }, subject) else { continue }
      pulled.batches = batches
      found.append((place ?? own.count, pulled))
    }
    return found.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }.map(
      \.element.code)
  }

  /// The batches of an offer: those of the catalog, which the store may get or have had, and those that only the store
  /// has and customers can redeem; with remarks on what a catalog doesn't hold.
  mutating func batches(
    of label: String, _ live: [LiveCodeBatch]?, _ count: Int, _ own: [CodeBatch], _ subject: PlanSubject
  ) -> [CodeBatch] {
    guard let live else {
      if count > 0 {
        remark(
          subject,
          "the \(count) code\(count == 1 ? "" : "s") of \(label) \(count == 1 ? "is" : "are") left in "
            + "App Store Connect")
      }
      return own
    }
    let custom = live.filter { $0.isCustom && $0.isRedeemable(on: day) }.count
    if custom > 0 {
      remark(
        subject,
        "\(custom) custom code\(custom == 1 ? "" : "s") of \(label) \(custom == 1 ? "is" : "are") left in "
          + "App Store Connect")
    }
    let others = own.compared(with: live).others.filter { $0.isRedeemable(on: day) }.map(\.batch)
    if !others.isEmpty {
      remark(subject, "App Store Connect doesn't say what the \(others[0].words) of \(label) are for: add a \"note\"")
    }
    return own + others
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
        base: catalog.baseTerritory, of: "prices of \(live.label)", subject)
    }
    return code
  }
}

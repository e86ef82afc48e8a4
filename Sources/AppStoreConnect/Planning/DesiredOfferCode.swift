package import AppStoreReference
package import CatalogModel
package import SourceSyntax

/// An offer code of a one-time product as a catalog describes it, in the terms of the store.
package struct DesiredOfferCode {
  package let code: OfferCode
  /// Nil for a code that is free, and when no amount is known in any storefront.
  package let plan: PricePlan?

  package init(_ code: OfferCode, base: Territory?) {
    self.code = code
    plan = code.isFree ? nil : code.price.flatMap { PricePlan($0, in: base) }
  }

  var label: String { LiveOfferCode.label(code.referenceName) }
  var customers: [String] { code.eligibility.map(\.apiName) }

  /// The value that the store requires and the catalog lacks.
  package var lacks: [MissingOfferValue] {
    (code.referenceName.isEmpty ? [.name] : []) + (code.eligibility.isEmpty ? [.customers] : [])
      + (code.isFree || plan != nil ? [] : [.price])
  }

  /// The attributes with which it is created.
  package var attributes: OrderedMap {
    ["name": .text(code.referenceName), "customerEligibilities": .texts(customers)]
  }

  /// The differences from the code at the store, where it can't be changed.
  ///
  /// - Parameters:
  ///   - storefronts: The storefronts where the product is sold.
  /// - Returns: The changes, and the storefronts without the code.
  func differences(from live: LiveOfferCode, in storefronts: [Territory]) -> (
    changes: [PlanStep.Change], missing: [Territory]
  ) {
    var changes: [PlanStep.Change] = []
    if Set(customers) != Set(live.eligibilities) {
      changes.append(
        .init(
          "eligibility", from: customerNames(live.eligibilities, by: \OfferCode.Eligibility.apiName),
          to: customerNames(customers, by: \OfferCode.Eligibility.apiName)))
    }
    // The store doesn't show the prices of a new code at once.
    let current = live.amounts
    guard !current.isEmpty else { return (changes, []) }
    let isFree = live.isFree ?? false
    guard code.isFree == isFree else {
      changes.append(.init("free", from: String(isFree), to: String(code.isFree)))
      return (changes, [])
    }
    let stated = plan?.amounts ?? [:]
    for territory in storefronts {
      guard let amount = stated[territory], let old = current[territory], old != amount else { continue }
      changes.append(.price(territory, from: old, to: amount))
    }
    return (changes, storefronts.filter { current[$0] == nil })
  }
}

import AppStoreConnect
import AppStoreReference
import Basics
import CatalogFormats
import CatalogModel
import SourceSyntax

/// Offer codes of one-time products.
extension ConnectCatalogBuilder {
  private static let relation = ConnectRelation("offerCodes", "inAppPurchaseOfferCodes", back: "inAppPurchase")
  private static let priceRelation = ConnectRelation("prices", "inAppPurchaseOfferPrices")

  mutating func offerCodes(of product: Int, _ subject: CatalogPath.Subject) -> [OfferCode] {
    var codes: [OfferCode] = []
    for resource in related(Self.relation, of: product) {
      let place = resources.all[resource].appearances[0].place
      if resources.attribute("active", of: resource)?.equals("false") == true {
        let label = name(of: resource)
        problems.warning("the offer code \(label) is no longer active, and is left out", at: place)
        continue
      }
      guard let node = resources.attribute("name", of: resource), let name = problems.text(node, "name") else {
        problems.report(.error, "the offer code has no \"name\"", at: place)
        continue
      }
      places.note(CatalogPath(subject, .offerCodes, element: codes.count), place)
      var code = OfferCode(referenceName: name)
      code.eligibility = eligibility(of: resource)
      readPrices(of: resource, product, into: &code)
      codes.append(code)
    }
    return codes
  }

  private mutating func eligibility(of resource: Int) -> [OfferCode.Eligibility] {
    let kinds = OfferCode.Eligibility.allCases
    return names("customerEligibilities", of: resource, among: kinds.map(\.apiName)).compactMap { name in
      kinds.first { $0.apiName == name }
    }
  }

  private mutating func readPrices(of resource: Int, _ product: Int, into code: inout OfferCode) {
    let rows = related(Self.priceRelation, of: resource)
    let prices = prices(rows, .inAppPurchase, called: name(of: product), through: "pricePoint")
    guard !isManifest else {
      code.price = price(of: prices, lists: lists(for: "prices", of: resource))
      code.isFree = code.price == nil
      return
    }
    code.price = Price(folding: prices, base: catalog.app.baseTerritory)
    // A storefront without a price point is free, unless the price points were not asked for.
    code.isFree =
      !rows.isEmpty
      && rows.allSatisfy { row in
        resources.reference("territory", of: row) != nil && resources.hasNone("pricePoint", of: row)
      }
    if rows.isEmpty {
      problems.once(
        .info, "the file has no prices of this offer code, and perhaps of others",
        at: resources.all[resource].appearances[0].place)
    }
  }
}

extension ConnectResources {
  /// Whether a resource certainly has none of a relationship: it is null, or not there at all, as
  /// opposed to a mere link.
  fileprivate func hasNone(_ relationship: String, of resource: Int) -> Bool {
    all[resource].appearances.contains { $0.place.value("relationships") != nil }
      && all[resource].appearances.allSatisfy { appearance in
        guard let found = appearance.place.value("relationships")?.value(relationship) else { return true }
        return found.value(forKey: "data")?.isNull ?? false
      }
  }
}

import AppStoreConnect
import SourceSyntax

/// Reads the offer codes of one-time products: a list of a product's codes, and the prices of each that
/// can be redeemed.
extension LiveReader {
  /// - Parameter resource: The product, with the number of its codes; a list that is empty is not read.
  mutating func offerCodes(of resource: APIResource) throws(StoreFailure) -> [LiveOfferCode] {
    guard resource.total("offerCodes") ?? resource.many("offerCodes")?.count != 0 else { return [] }
    let (found, _) = try session.list("/v2/inAppPurchases/\(resource.id)/offerCodes", [("limit", "200")])
    var codes: [LiveOfferCode] = []
    for resource in found {
      var code = LiveOfferCode(id: resource.id, name: resource.text("name") ?? "")
      code.isActive = resource.flag("active") ?? true
      code.eligibilities = resource.attribute("customerEligibilities")?.texts ?? []
      code.count = resource.codeCount
      // The prices of a code that nobody can redeem don't matter.
      if code.isActive {
        let (rows, included) = try session.list(
          "/v1/inAppPurchaseOfferCodes/\(resource.id)/prices", [("include", "territory,pricePoint"), ("limit", "200")])
        code.prices = try offerPrices(rows, included.byID, through: "pricePoint", to: "inAppPurchasePricePoints")
      }
      codes.append(code)
    }
    return codes
  }
}

extension APIResource {
  /// The codes that were generated for an offer.
  var codeCount: Int { (integer("productionCodeCount") ?? 0) + (integer("sandboxCodeCount") ?? 0) }
}

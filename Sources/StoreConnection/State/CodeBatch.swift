public import AppStoreConnect
public import Basics
import CatalogModel
import SourceSyntax

/// Codes that were generated for an offer, without their values.
public struct CodeBatch: Sendable, Hashable {
  /// The ID at the store.
  public var id: String
  public var productID: String
  /// The name of the offer.
  public var offer: String
  /// The number of codes, or of the customers who may use one custom code.
  public var count: Int
  public var expires: CalendarDate?
  public var created: CalendarDate?
  public var isActive: Bool
  /// Whether the codes are for tests.
  public var isTest: Bool
  /// Whether it is a single code that many customers enter.
  public var isCustom: Bool
  private let type: String

  /// Whether customers may still redeem its codes on a day.
  public func isRedeemable(on day: CalendarDate) -> Bool { isActive && expires.map { $0 >= day } ?? true }

  /// The path of the values; nil for a custom code, which has one value that its author knows.
  var values: String? { isCustom ? nil : "/v1/\(type)/\(id)/values" }

  init(_ resource: APIResource, of productID: String, offer: String) {
    id = resource.id
    type = resource.type
    self.productID = productID
    self.offer = offer
    count = resource.integer("numberOfCodes") ?? 0
    expires = resource.text("expirationDate").flatMap { CalendarDate($0) }
    created = resource.text("createdDate").flatMap { CalendarDate(String($0.prefix(10))) }
    isActive = resource.flag("active") ?? true
    isTest = resource.text("environment") == "SANDBOX"
    isCustom = resource.type.hasSuffix("CustomCodes")
  }
}

extension LiveReader {
  /// The codes of all offers that can be redeemed and have some: two lists for each.
  public func codeBatches(in live: LiveState) throws(StoreFailure) -> [CodeBatch] {
    var batches: [CodeBatch] = []
    for product in live.products {
      var offers: [(path: String, name: String)] = []
      for code in product.offerCodes where code.isActive && code.count > 0 {
        offers.append(("/v1/inAppPurchaseOfferCodes/\(code.id)", code.name))
      }
      for offer in product.offers where offer.kind == .code && offer.isActive && offer.count > 0 {
        offers.append(("/v1/subscriptionOfferCodes/\(offer.id)", offer.name ?? offer.id))
      }
      for (path, name) in offers {
        for list in ["oneTimeUseCodes", "customCodes"] {
          batches += try session.list("\(path)/\(list)", [("limit", "200")]).data.map {
            CodeBatch($0, of: product.productID, offer: name)
          }
        }
      }
    }
    return batches
  }

  /// The values of the codes, one a line, as the store sends them; they are secrets.
  public func values(of batch: CodeBatch) throws(StoreFailure) -> [UInt8] {
    guard let path = batch.values else { throw StoreFailure(.refused, "a custom code has no list of values") }
    return try session.bytes(path)
  }
}

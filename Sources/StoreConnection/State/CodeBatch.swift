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

/// An offer for which codes can be generated.
public struct CodeOffer: Sendable, Hashable {
  public var productID: String
  public var name: String
  /// Whether codes were generated for it.
  public var hasCodes: Bool
  let id: String
  let type: String

  var path: String { "/v1/\(type)/\(id)" }
}

extension LiveState {
  /// The offers with codes that can be redeemed.
  public var codeOffers: [CodeOffer] {
    products.flatMap { product in
      product.offerCodes.filter(\.isActive).map { code in
        CodeOffer(
          productID: product.productID, name: code.name, hasCodes: code.count > 0, id: code.id,
          type: "inAppPurchaseOfferCodes")
      }
        + product.offers.filter { $0.kind == .code && $0.isActive }.map { offer in
          CodeOffer(
            productID: product.productID, name: offer.name ?? offer.id, hasCodes: offer.count > 0, id: offer.id,
            type: "subscriptionOfferCodes")
        }
    }
  }
}

extension LiveReader {
  /// The codes of all offers that can be redeemed and have some: two lists for each.
  public func codeBatches(in live: LiveState) throws(StoreFailure) -> [CodeBatch] {
    var batches: [CodeBatch] = []
    for offer in live.codeOffers where offer.hasCodes { batches += try self.batches(of: offer) }
    return batches
  }

  private func batches(of offer: CodeOffer) throws(StoreFailure) -> [CodeBatch] {
    var batches: [CodeBatch] = []
    for list in ["oneTimeUseCodes", "customCodes"] {
      batches += try session.list("\(offer.path)/\(list)", [("limit", "200")]).data.map {
        CodeBatch($0, of: offer.productID, offer: offer.name)
      }
    }
    return batches
  }

  /// Generates codes for one use.
  ///
  /// - Parameters:
  ///   - count: The number of codes.
  ///   - last: The last day on which they can be redeemed.
  ///   - isTest: Whether they are for tests.
  ///   - offer: The offer.
  /// - Throws: ``StoreFailure`` if they were not generated, or if that is unknown.
  public func generateCodes(
    _ count: Int, until last: CalendarDate, isTest: Bool, for offer: CodeOffer
  ) throws(StoreFailure) -> CodeBatch {
    let known = Set(try batches(of: offer).map(\.id))
    let type = offer.type.dropLast() + "OneTimeUseCodes"
    let attributes: OrderedMap = [
      "numberOfCodes": .integer(count), "expirationDate": .text("\(last)"),
      "environment": .text(isTest ? "SANDBOX" : "PRODUCTION"),
    ]
    let work = RequestWork.create(
      String(type), attributes, ["offerCode": RequestBody.one(offer.type, offer.id)])
    var outcome: StoreFailure?
    switch session.write(StoreRequest(work)) {
    case .done: break
    case .refused(let failure): throw failure
    case .unknown(let failure): outcome = failure
    }
    // Sent once: a request without an answer may have been carried out.
    for attempt in 1...Self.readings {
      let new = try batches(of: offer).first { !known.contains($0.id) && $0.count == count && $0.expires == last }
      if let new { return new }
      session.pauseBeforeTrying(attempt: attempt)
    }
    throw StoreFailure(
      .unreachable,
      (outcome.map { "\($0); " } ?? "") + "it is unknown whether the codes were generated: "
        + "\"shopkeeper asc codes\" lists them in a while; don't generate them again before")
  }

  private static let readings = 4

  /// The values of the codes, one a line, as the store sends them; they are secrets.
  public func values(of batch: CodeBatch) throws(StoreFailure) -> [UInt8] {
    guard let path = batch.values else { throw StoreFailure(.refused, "a custom code has no list of values") }
    return try session.bytes(path)
  }
}

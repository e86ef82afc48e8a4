public import AppStoreConnect
import Basics
public import CatalogModel

extension LiveReader {
  /// The codes of all offers that can be redeemed and have some: two lists for each.
  public func codeBatches(in live: LiveState) throws(StoreFailure) -> [LiveCodeBatch] {
    var batches: [LiveCodeBatch] = []
    for offer in live.products.flatMap(\.codeOffers) where offer.hasCodes { batches += try self.batches(of: offer) }
    return batches
  }

  private func batches(of offer: CodeOffer) throws(StoreFailure) -> [LiveCodeBatch] {
    var batches: [LiveCodeBatch] = []
    for list in ["oneTimeUseCodes", "customCodes"] {
      batches += try session.list("\(offer.path)/\(list)", [("limit", "200")]).data.map {
        LiveCodeBatch($0, of: offer)
      }
    }
    return batches
  }

  /// Adds the codes of a product's offers; saved answers may lack them, and a key may not see them.
  mutating func readCodes(of product: inout LiveProduct) throws(StoreFailure) {
    for offer in product.codeOffers {
      var batches: [LiveCodeBatch]?
      do { batches = try self.batches(of: offer) } catch {
        guard [.notSaved, .forbidden].contains(error.kind) else { throw error }
        if error.kind == .forbidden { remark("the codes of offers can't be read: \(error)") }
      }
      for index in product.offerCodes.indices where product.offerCodes[index].id == offer.id {
        product.offerCodes[index].batches = batches
      }
      for index in product.offers.indices where product.offers[index].id == offer.id {
        product.offers[index].batches = batches
      }
    }
  }

  /// Generates codes for one use.
  ///
  /// - Parameters:
  ///   - batch: Their number and their last day.
  ///   - offer: The offer.
  /// - Throws: ``StoreFailure`` if they were not generated, or if that is unknown.
  public func generateCodes(_ batch: CodeBatch, for offer: CodeOffer) throws(StoreFailure) -> LiveCodeBatch {
    let known = Set(try batches(of: offer).map(\.id))
    var outcome: StoreFailure?
    var isMade = false
    switch session.write(StoreRequest(offer.work(batch))) {
    case .done: isMade = true
    case .refused(let failure): throw failure
    case .unknown(let failure): outcome = failure
    }
    // Sent once: a request without an answer may have been carried out.
    for attempt in 1...Self.readings {
      let new = try batches(of: offer).first { !known.contains($0.id) && !$0.isCustom && $0.batch.isSame(as: batch) }
      if let new { return new }
      session.pauseBeforeTrying(attempt: attempt)
    }
    if isMade {
      throw StoreFailure(
        .unreachable, "the codes were generated, and the store doesn't list them yet: run it again in a while")
    }
    throw .unknownCodes(outcome)
  }

  private static let readings = 4

  /// The values of the codes, one a line, as the store sends them; they are secrets.
  public func values(of batch: LiveCodeBatch, for offer: CodeOffer) throws(StoreFailure) -> [UInt8] {
    guard !batch.isCustom else { throw StoreFailure(.refused, "a custom code has no list of values") }
    return try session.bytes("/v1/\(offer.batchType)/\(batch.id)/values")
  }
}

extension StoreFailure {
  /// Codes that the store has generated, and doesn't list yet.
  static let unlistedCodes = StoreFailure(
    .unreachable,
    "the codes were generated, and the store doesn't list them yet: continue with --resume in a while, which generates "
      + "nothing twice")

  /// Codes that an earlier run asked for without an answer, and that the store doesn't list.
  static let openCodes = StoreFailure(
    .unreachable,
    "an earlier run may have generated the codes, which the store doesn't list yet: continue with --resume in a while, "
      + "or remove the journal and plan again if it never lists them")

  /// - Parameter outcome: The reason why the outcome of the request is unknown.
  static func unknownCodes(_ outcome: StoreFailure?) -> StoreFailure {
    StoreFailure(
      .unreachable,
      (outcome.map { "\($0); " } ?? "") + "it is unknown whether the codes were generated: "
        + "\"shopkeeper asc codes\" lists them in a while; don't generate them again before")
  }
}

extension LiveCodeBatch {
  fileprivate init(_ resource: APIResource, of offer: CodeOffer) {
    let batch = CodeBatch(
      count: resource.integer("numberOfCodes") ?? 0, expires: resource.day("expirationDate"),
      isSandbox: resource.text("environment") == "SANDBOX")
    self.init(
      id: resource.id, of: offer, batch,
      created: resource.text("createdDate").flatMap { CalendarDate(String($0.prefix(10))) },
      isActive: resource.flag("active") ?? true, isCustom: resource.type.hasSuffix("CustomCodes"))
  }
}

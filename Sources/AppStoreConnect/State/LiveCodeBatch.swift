public import Basics
public import CatalogModel
import SourceSyntax

/// Codes that were generated for an offer, without their values.
public struct LiveCodeBatch: Sendable, Hashable {
  /// The ID at the store.
  public var id: String
  public var productID: String
  /// The name of the offer.
  public var offer: String
  /// The number of codes, or of the customers who may use one custom code, and the last day.
  public var batch: CodeBatch
  public var created: CalendarDate?
  public var isActive: Bool
  /// Whether it is a single code that many customers enter.
  public var isCustom: Bool

  public init(
    id: String, of offer: CodeOffer, _ batch: CodeBatch, created: CalendarDate?, isActive: Bool, isCustom: Bool
  ) {
    self.id = id
    productID = offer.productID
    self.offer = offer.name
    self.batch = batch
    self.created = created
    self.isActive = isActive
    self.isCustom = isCustom
  }

  /// Whether customers may still redeem its codes on a day.
  public func isRedeemable(on day: CalendarDate) -> Bool { isActive && batch.expires.map { $0 >= day } ?? true }
}

/// An offer for which codes can be generated.
public struct CodeOffer: Sendable, Hashable {
  public var productID: String
  public var name: String
  /// Whether codes were generated for it.
  public var hasCodes: Bool
  /// The ID at the store; a reference to it for an offer that is not there yet.
  package var id: String
  package var kind: StoreKind

  package var path: String { "/v1/\(kind.offerCodeType)s/\(id)" }
  /// The type of its codes for one use.
  package var batchType: String { kind.offerCodeType + "OneTimeUseCodes" }

  /// The request that generates codes for it.
  package func work(_ batch: CodeBatch) -> RequestWork {
    var work = RequestWork.create(
      batchType,
      [
        "numberOfCodes": .integer(batch.count), "expirationDate": .text(orNull: batch.expires?.description),
        "environment": batch.isSandbox ? "SANDBOX" : "PRODUCTION",
      ], ["offerCode": RequestBody.one("\(kind.offerCodeType)s", id)])
    work.isSentOnce = true
    return work
  }
}

extension CodeOffer {
  /// An offer that a plan has codes for.
  ///
  /// - Parameter id: The ID at the store; nil for an offer that the plan creates.
  init(productID: String, name: String, kind: StoreKind, id: String?) {
    self.init(
      productID: productID, name: name, hasCodes: id != nil,
      id: id ?? RequestName.offerCode(name, of: productID).reference, kind: kind)
  }
}

extension LiveProduct {
  /// Its offers with codes that can be redeemed.
  public var codeOffers: [CodeOffer] {
    offerCodes.filter(\.isActive).map {
      CodeOffer(productID: productID, name: $0.name, hasCodes: $0.count > 0, id: $0.id, kind: .inAppPurchase)
    }
      + offers.filter { $0.kind == .code && $0.isActive }.map {
        CodeOffer(
          productID: productID, name: $0.name ?? $0.id, hasCodes: $0.count > 0, id: $0.id, kind: .subscription)
      }
  }
}

extension [CodeBatch] {
  /// The batches that the store lacks, each with its number among equal ones, from 1 on, and the store's batches that
  /// are not among these: of equal batches, as many are there as the store has.
  package func compared(with live: [LiveCodeBatch]) -> (
    missing: [(batch: CodeBatch, number: Int)], others: [LiveCodeBatch]
  ) {
    var others = live.filter { !$0.isCustom }
    var counts: [[String]: Int] = [:]
    var missing: [(batch: CodeBatch, number: Int)] = []
    for batch in self {
      counts[batch.naturalKey, default: 0] += 1
      if let place = others.firstIndex(where: { $0.batch.isSame(as: batch) }) {
        others.remove(at: place)
      } else {
        missing.append((batch, counts[batch.naturalKey] ?? 1))
      }
    }
    return (missing, others)
  }
}

extension CalendarDate {
  /// Whether two days are in the same quarter of a year.
  func isInQuarter(of day: CalendarDate) -> Bool {
    year == day.year && (month - 1) / 3 == (day.month - 1) / 3
  }
}

extension [LiveCodeBatch] {
  /// The codes for customers that were generated in the quarter of a day.
  package func count(inQuarterOf day: CalendarDate) -> Int {
    reduce(0) { $0 + (!$1.batch.isSandbox && $1.created?.isInQuarter(of: day) ?? false ? $1.batch.count : 0) }
  }
}

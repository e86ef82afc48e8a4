public import AppStoreReference
import Basics
public import CatalogModel

/// The products that a receipt gives a customer, by a catalog.
public struct ReceiptJudgement: Sendable {
  /// The state of a customer's purchase of a product.
  public enum Standing: String, Sendable {
    case active
    case grace = "in grace"
    case retry = "in billing retry"
    case expired
    case refunded
    case unshared = "no longer shared"
    case upgraded
    case owned
    case consumed = "to be granted once"
    /// A subscription that doesn't renew: the app computes its end.
    case timed = "bought for a time"
    case unknown
  }

  public struct Item: Sendable {
    public var purchase: Purchase
    public var type: ProductType?
    public var standing: Standing
    /// Whether the app must give the product again after it was installed again.
    public var isRestored: Bool
    /// The number of transactions of the same product and chain, of which this is the latest.
    public var transactions: Int
    /// The seats of the latest period, and those that were refunded; nil for a purchase without seats.
    public var seats: (valid: Int, refunded: Int)?
    public var problems: [String]
  }

  public private(set) var items: [Item] = []
  /// Our own limit on the apps and on the environments that are named one by one.
  public static let mostNames = 10

  /// Problems of the receipt as a whole.
  public private(set) var problems: [String] = []

  /// - Parameters:
  ///   - catalog: The catalog of the app; nil if none is known.
  ///   - environment: The environment that is expected, such as `Production`; nil for any.
  ///   - now: The time at which it is judged.
  public init(_ reading: ReceiptReading, by catalog: Catalog?, in environment: String?, at now: Timestamp) {
    if let bundleID = catalog?.app.bundleID {
      let others = reading.bundleIDs.filter { !$0.hasSameBytes(as: bundleID) }
      problems += others.prefix(Self.mostNames).map {
        "the bundle ID is \"\($0)\", expected \"\(bundleID)\": it is another app's"
      }
      let rest = others.count - Self.mostNames
      if rest > 0 { problems.append("\(rest) more bundle IDs are other apps'") }
      if reading.lacksBundleID {
        problems.append("a signed part has no bundle ID, expected \"\(bundleID)\": it may be another app's")
      }
    }
    if let environment {
      // Receipts name the sandbox "ProductionSandbox".
      let others = reading.environments.filter { !$0.hasSuffix(environment) }
      problems += others.prefix(Self.mostNames).map {
        "the environment is \"\($0)\", expected \"\(environment)\": \(Self.remedy($0))"
      }
      let rest = others.count - Self.mostNames
      if rest > 0 { problems.append("\(rest) more environments are not \"\(environment)\"") }
      if reading.lacksEnvironment || reading.environments.isEmpty && !reading.purchases.isEmpty {
        problems.append("a part names no environment, expected \"\(environment)\"")
      }
    }
    let products = catalog?.productIndices ?? [:]
    let retired = Set((catalog?.retired ?? []).map { ExactText($0) })
    var unknown = 0
    var chains: [[String]: [Purchase]] = [:]
    var order: [[String]] = []
    for purchase in reading.purchases {
      let type = products[ExactText(purchase.productID)].flatMap { catalog?.products[$0].type } ?? purchase.type
      // Each consumable is a purchase of its own, and a subscription goes through the products of its group.
      let key =
        switch type {
        case .consumable, .nonRenewing: [purchase.productID, purchase.transactionID]
        case .autoRenewable: [purchase.originalID]
        case .nonConsumable: [purchase.productID]
        case nil: purchase.expires == nil ? [purchase.productID, purchase.transactionID] : [purchase.originalID]
        }
      if chains[key] == nil { order.append(key) }
      chains[key, default: []].append(purchase)
    }
    for key in order {
      guard let chain = chains[key], let latest = chain.max(by: Self.isEarlier) else { continue }
      let product = products[ExactText(latest.productID)].flatMap { catalog?.products[$0] }
      let type = product?.type ?? latest.type ?? (latest.expires == nil ? nil : .autoRenewable)
      let standing = Self.standing(of: latest, type, at: now)
      if product == nil { unknown += 1 }
      items.append(
        Item(
          purchase: latest, type: type, standing: standing,
          isRestored: Self.isRestored(type, standing), transactions: chain.count,
          seats: Self.seats(of: latest, in: chain),
          problems: catalog.map {
            Self.problems(of: latest, product, in: $0, retired, isCompared: unknown <= Self.mostCompared)
          } ?? []))
    }
  }

  private static func remedy(_ found: String) -> String {
    switch found {
    case "Production": "this was paid, so send it to the production server"
    case "Xcode", "LocalTesting": "Xcode made it for a test"
    default: "nothing was paid; App Review buys in the sandbox as well, even with a build for production"
    }
  }

  /// Answers come unsorted: the latest transaction is the one that ends last, and that is not refunded.
  private static func isEarlier(_ one: Purchase, _ other: Purchase) -> Bool {
    func key(_ purchase: Purchase) -> (Int, Int, Int) {
      let isOver = purchase.revoked != nil || purchase.isUpgraded
      return (
        isOver ? 0 : 1, (purchase.expires ?? purchase.purchased)?.seconds ?? 0, purchase.purchased?.seconds ?? 0
      )
    }
    return key(one) < key(other)
  }

  private static func standing(of purchase: Purchase, _ type: ProductType?, at now: Timestamp) -> Standing {
    if let revoked = purchase.revoked, revoked <= now { return purchase.isFamilyShared ? .unshared : .refunded }
    switch type {
    case .consumable: return .consumed
    case .nonConsumable: return .owned
    case .nonRenewing: return .timed
    case nil: return .unknown
    case .autoRenewable:
      if purchase.isUpgraded { return .upgraded }
      guard let expires = purchase.expires else { return .unknown }
      if expires > now { return .active }
      if let end = purchase.graceEnds, end > now { return .grace }
      return purchase.isInBillingRetry ? .retry : .expired
    }
  }

  /// Seats that are added during a period are a transaction of their own, beside the first one.
  private static func seats(of latest: Purchase, in chain: [Purchase]) -> (valid: Int, refunded: Int)? {
    guard latest.hasSeats else { return nil }
    let period = chain.filter { $0.hasSeats && $0.expires == latest.expires && !$0.isUpgraded }
    let refunded = period.reduce(0) { $0 + ($1.revoked == nil ? min($1.revokedSeats, $1.quantity) : $1.quantity) }
    return (period.reduce(0) { $0 + $1.quantity } - refunded, refunded)
  }

  private static func isRestored(_ type: ProductType?, _ standing: Standing) -> Bool {
    switch standing {
    case .active, .grace, .owned, .timed: type != nil
    case .retry, .expired, .refunded, .unshared, .upgraded, .consumed, .unknown: false
    }
  }

  /// Our own limit for the unknown products of a receipt: each is compared with the whole catalog.
  private static let mostCompared = 20

  private static func problems(
    of purchase: Purchase, _ product: Product?, in catalog: Catalog, _ retired: Set<ExactText>, isCompared: Bool
  ) -> [String] {
    let id = purchase.productID
    guard let product else {
      if retired.contains(ExactText(id)) { return ["it is retired: customers keep what they bought"] }
      guard isCompared else { return ["the catalog doesn't have it"] }
      let nearest = Suggestion.nearest(to: id, among: catalog.products.map(\.productID))
      return ["the catalog doesn't have it" + (nearest.map { "; the nearest is \"\($0)\"" } ?? "")]
    }
    var problems: [String] = []
    if let type = product.type, let other = purchase.type, type != other {
      problems.append("the store says \(other.rawValue), the catalog \(type.rawValue)")
    }
    if purchase.isFamilyShared, !product.isFamilySharable {
      problems.append("it is shared by the family, but the catalog says that it can't be")
    }
    if purchase.quantity != 1, product.type != .consumable, !purchase.hasSeats {
      problems.append("its quantity is \(purchase.quantity), which only a consumable and seats can have")
    }
    return problems
  }
}

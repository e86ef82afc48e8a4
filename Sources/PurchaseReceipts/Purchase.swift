public import AppStoreReference
import Basics
import SourceSyntax

/// A moment in seconds since 1970.
public struct Timestamp: Sendable, Hashable, Comparable {
  public let seconds: Int

  public init(seconds: Int) { self.seconds = seconds }

  /// Reads milliseconds since 1970, or a date such as `2026-01-31T12:00:00Z`, `2026-01-31 12:00:00 Etc/GMT` or
  /// `2026-01-31`.
  public init?(_ text: String) {
    if text.utf8.count > 8, let milliseconds = Int(text) {
      seconds = milliseconds / 1000
      return
    }
    guard let date = CalendarDate(text.prefix(10)) else { return nil }
    let time = text.dropFirst(11).prefix(8).split(separator: ":").compactMap { Int($0) }
    guard text.utf8.count == 10 || time.count == 3 && (text.hasSuffix("Z") || text.hasSuffix("GMT")) else { return nil }
    seconds = date.daysSince1970 * 86_400 + (time.count == 3 ? time[0] * 3600 + time[1] * 60 + time[2] : 0)
  }

  public static func < (one: Timestamp, other: Timestamp) -> Bool { one.seconds < other.seconds }

  /// The moment as `2026-01-31 12:00 UTC`.
  public var description: String {
    guard let date = CalendarDate(daysSince1970: Int((Double(seconds) / 86_400).rounded(.down))) else { return "–" }
    let minutes = ((seconds % 86_400) + 86_400) % 86_400 / 60
    return "\(date) \((minutes / 60).digits(2)):\((minutes % 60).digits(2)) UTC"
  }
}

/// A transaction: a purchase, a renewal, or a product of the family.
public struct Purchase: Sendable {
  public enum Offer: String, Sendable {
    case introductory
    case promotional
    case code
    case winBack = "win-back"
  }

  public var productID: String
  public var type: ProductType?
  /// The first transaction of the same subscription or product, by which a server knows it.
  public var originalID: String
  var transactionID: String
  public var purchased: Timestamp?
  public var expires: Timestamp?
  /// The date of a refund, or of the end of sharing.
  public var revoked: Timestamp?
  public var graceEnds: Timestamp?
  public var quantity = 1
  /// Whether it is for seats that a customer bought for a group: the quantity is their number.
  public var hasSeats = false
  /// The number of seats that were refunded, while the transaction stays valid for the others.
  public var revokedSeats = 0
  public var offer: Offer?
  public var isTrial = false
  public var isFamilyShared = false
  /// Whether a subscription was replaced by a higher level.
  public var isUpgraded = false
  /// Whether the store still tries to charge the customer.
  public var isInBillingRetry = false
  /// Whether the subscription renews, as far as that is known.
  public var renews: Bool?
  /// The number of seats that renew, as far as that is known.
  public var renewalSeats: Int?
  public var state: SignatureState

  /// A transaction in the words of the App Store Server API or of `verifyReceipt`; nil for any other object.
  init?(_ value: OrderedValue, state: SignatureState) {
    func text(_ keys: String...) -> String? {
      keys.lazy.compactMap { value[$0] }.first { $0.isScalar && $0 != .null }?.scalarText
    }
    func date(_ keys: String...) -> Timestamp? { keys.lazy.compactMap { text($0) }.compactMap { Timestamp($0) }.first }
    guard let productID = text("productId", "product_id"), let transactionID = text("transactionId", "transaction_id")
    else { return nil }
    self.productID = productID
    self.transactionID = transactionID
    self.state = state
    originalID = text("originalTransactionId", "original_transaction_id") ?? transactionID
    type = text("type").flatMap { ProductType($0, in: .appStoreServerAPI) }
    purchased = date("purchaseDate", "purchase_date_ms", "purchase_date")
    // Old receipts of single subscriptions have milliseconds in a field that is a date elsewhere.
    expires = date("expiresDate", "expires_date_ms", "expires_date")
    revoked = date("revocationDate", "cancellation_date_ms", "cancellation_date")
    quantity = text("quantity").flatMap(Self.count) ?? 1
    let seats = value["multiSeatInfo"] ?? .null
    hasSeats = seats != .null
    revokedSeats =
      (seats["revokedSeatQuantity"] ?? value["revokedSeatQuantity"]).flatMap { Self.count($0.scalarText) } ?? 0
    isTrial = text("is_trial_period") == "true" || text("offerDiscountType") == "FREE_TRIAL"
    isFamilyShared = text("inAppOwnershipType", "in_app_ownership_type") == "FAMILY_SHARED"
    isUpgraded = text("isUpgraded", "is_upgraded") == "true"
    switch text("offerType") {
    case "1": offer = .introductory
    case "2": offer = .promotional
    case "3": offer = .code
    case "4": offer = .winBack
    default:
      offer =
        text("offer_code_ref_name") != nil
        ? .code
        : text("promotional_offer_id") != nil
          ? .promotional : text("is_in_intro_offer_period") == "true" || isTrial ? .introductory : nil
    }
  }

  /// A number of things that somebody can buy.
  fileprivate static func count(_ text: String) -> Int? { Int(decimal: text.utf8, atMost: 9) }
}

/// The state of the renewal of a subscription.
struct Renewal: Sendable {
  var originalID: String
  var renews: Bool
  var isInBillingRetry: Bool
  var graceEnds: Timestamp?
  var seats: Int?

  init?(_ value: OrderedValue) {
    guard let status = value["autoRenewStatus"] ?? value["auto_renew_status"],
      let id = value["originalTransactionId"] ?? value["original_transaction_id"]
    else { return nil }
    originalID = id.scalarText
    renews = status.scalarText == "1"
    if value["multiSeatInfo"] ?? .null != .null {
      seats = value["renewalQuantity"].flatMap { Purchase.count($0.scalarText) }
    }
    let retry = (value["isInBillingRetryPeriod"] ?? value["is_in_billing_retry_period"])?.scalarText
    isInBillingRetry = retry == "true" || retry == "1"
    graceEnds =
      ["gracePeriodExpiresDate", "grace_period_expires_date_ms", "grace_period_expires_date"].lazy
      .compactMap { value[$0] }.compactMap { Timestamp($0.scalarText) }.first
  }
}

/// An offer of a one-time product for customers with a code: a lower price, or nothing to pay.
///
/// Offer codes of subscriptions are an ``Offer``, because they have a length.
public struct OfferCode: Sendable, Hashable {
  /// The customers who may redeem a code.
  public enum Eligibility: String, Sendable, Hashable, CaseIterable {
    /// Customers who never bought anything in the app.
    case nonSpender = "non-spender"
    /// Customers who bought something recently.
    case activeSpender = "active-spender"
    /// Customers whose last purchase was longer ago.
    case churnedSpender = "churned-spender"
  }

  /// The name of the offer inside App Store Connect, by which it is identified: it can't be changed.
  public var referenceName: String
  public var eligibility: [Eligibility]
  /// Whether nothing is paid. Stated, because an offer whose price was forgotten must not be free.
  public var isFree: Bool
  /// Nil for an offer that is free.
  public var price: Price?
  /// The codes for one use that it is to have.
  public var batches: [CodeBatch]

  public init(
    referenceName: String, eligibility: [Eligibility] = [], isFree: Bool = false, price: Price? = nil,
    batches: [CodeBatch] = []
  ) {
    self.referenceName = referenceName
    self.eligibility = eligibility
    self.isFree = isFree
    self.price = price
    self.batches = batches
  }
}

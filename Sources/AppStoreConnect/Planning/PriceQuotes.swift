package import AppStoreReference
import Basics

/// The price points of products, as far as the store was asked for them: a plan states amounts, and the store alone
/// knows those that it derives from a base price.
public struct PriceQuotes: Sendable, Hashable {
  /// A question to the store.
  package enum LookUp: Sendable, Hashable {
    /// The price points in a storefront of a product, by its ID at the store.
    case points(of: String, StoreKind, in: Territory)
    /// The price points that the store considers equal to one.
    case equal(to: String, StoreKind)
  }

  package struct Quote: Sendable, Hashable {
    package var point: String
    package var amount: Money

    package init(point: String, amount: Money) {
      self.point = point
      self.amount = amount
    }
  }

  /// The price points of products by storefront and hundredths.
  private var points: [String: [Territory: [Int: String]]] = [:]
  private var equal: [String: [Territory: Quote]] = [:]
  /// The questions that could not be asked, because the answers of the store were saved without them.
  package private(set) var unanswered: Set<LookUp> = []

  public init() {}

  package mutating func add(_ found: [Quote], of product: String, in territory: Territory) {
    var points: [Int: String] = [:]
    for quote in found { points[quote.amount.hundredths] = quote.point }
    self.points[product, default: [:]][territory] = points
  }

  package mutating func add(_ found: [Territory: Quote], equalTo point: String) { equal[point] = found }

  package mutating func giveUp(_ lookUp: LookUp) { unanswered.insert(lookUp) }

  /// The price points in a storefront by hundredths; nil if they were not looked up.
  package func points(of product: String, in territory: Territory) -> [Int: String]? { points[product]?[territory] }

  package func equal(to point: String) -> [Territory: Quote]? { equal[point] }

  /// The reason why no price is derived.
  package static func missingEqual(in territory: Territory) -> String {
    "the store has no price in \(territory) that is equal to the base price"
  }

  /// The reason why a price can't be set.
  package static func missing(_ amount: Money, in territory: Territory, among points: [Int: String]) -> String {
    let known = points.keys.sorted()
    let near = [known.last { $0 < amount.hundredths }, known.first { $0 > amount.hundredths }].compactMap(\.self)
    let nearest = near.map { Money(hundredths: $0, currency: amount.currency).decimal }
    let words = nearest.count == 1 ? "nearest is" : "nearest are"
    return "the store has no price of \(amount.words) in \(territory)"
      + (nearest.isEmpty ? "" : "; the \(words) " + nearest.joined(separator: " and "))
  }
}

extension Planner {
  /// The prices that the store considers equal to a price point, in all other storefronts; nil if it has yet to be
  /// asked.
  mutating func equalPrices(to point: String, _ kind: StoreKind) -> [Territory: PriceQuotes.Quote]? {
    if let known = quotes.equal(to: point) { return known }
    lookUp(.equal(to: point, kind))
    return nil
  }

  /// The price point of an amount.
  enum PointAnswer {
    case found(String)
    /// The store has none, and why.
    case missing(String)
    /// The store has yet to be asked.
    case unknown
  }

  mutating func point(of amount: Money, in territory: Territory, _ owner: LiveProduct, _ kind: StoreKind) -> PointAnswer
  {
    if let own = owner.point(of: amount, in: territory) { return .found(own) }
    guard let known = quotes.points(of: owner.id, in: territory) else {
      lookUp(.points(of: owner.id, kind, in: territory))
      return .unknown
    }
    if let point = known[amount.hundredths] { return .found(point) }
    return .missing(PriceQuotes.missing(amount, in: territory, among: known))
  }

  /// The price points of stated prices, as far as they are known; nil if the store has none for one of them.
  mutating func points(
    of amounts: [Territory: Money], _ live: LiveProduct?, _ kind: StoreKind, _ subject: PlanSubject
  ) -> [Territory: String]? {
    guard let owner = priced(live, kind) else { return [:] }
    var points: [Territory: String] = [:]
    for (territory, amount) in amounts.sorted(by: { $0.key < $1.key }) {
      switch point(of: amount, in: territory, owner, kind) {
      case .found(let point): if live != nil { points[territory] = point }
      case .unknown: break
      case .missing(let reason):
        refuse(subject, reason)
        return nil
      }
    }
    return points
  }

  /// The prices that the store derives from a base price.
  enum DerivedPrices {
    case known([(Territory, PriceQuotes.Quote)])
    /// The store has no such price, and the plan says so.
    case refused
    /// The store has yet to be asked.
    case unknown
  }

  mutating func derivedPrices(
    _ storefronts: [Territory], _ base: (territory: Territory, amount: Money), _ live: LiveProduct?,
    _ kind: StoreKind, _ subject: PlanSubject
  ) -> DerivedPrices {
    guard !storefronts.isEmpty else { return .known([]) }
    guard let owner = priced(live, kind) else { return .unknown }
    switch point(of: base.amount, in: base.territory, owner, kind) {
    case .unknown: return .unknown
    case .missing(let reason):
      refuse(subject, reason)
      return .refused
    case .found(let point):
      guard let equal = equalPrices(to: point, kind) else { return .unknown }
      var derived: [(Territory, PriceQuotes.Quote)] = []
      for territory in storefronts {
        if territory == base.territory {
          derived.append((territory, .init(point: point, amount: base.amount)))
        } else if let quote = equal[territory] {
          derived.append((territory, quote))
        } else {
          refuse(subject, PriceQuotes.missingEqual(in: territory))
          return .refused
        }
      }
      return .known(derived)
    }
  }

  private mutating func lookUp(_ question: PriceQuotes.LookUp) {
    if quotes.unanswered.contains(question) {
      lacksQuotes = true
    } else if !plan.lookUps.contains(question) {
      plan.lookUps.append(question)
    }
  }

  /// The product whose price points are asked for: itself, or for a product that doesn't exist yet another one of its
  /// kind, because the amounts are the same for both.
  func priced(_ product: LiveProduct?, _ kind: StoreKind) -> LiveProduct? {
    product ?? live.products.first { StoreKind(isSubscription: $0.isSubscription) == kind && !$0.prices.isEmpty }
  }
}

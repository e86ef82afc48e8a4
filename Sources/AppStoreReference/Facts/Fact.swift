/// A value with the source that vouches for it.
///
/// A rule tests against ``value`` and cites ``source``, so that rules don't contain unexplained
/// numbers about the store. Every fact is in ``Facts/all``.
public struct Fact<Value: Sendable>: Sendable {
  public let value: Value
  private let details: Details

  public var source: FactSource { details.record.source }
  /// The fact as the registry lists it.
  public var record: FactRecord { details.record }

  /// A class, because limits are copied for every linted text, and their details are hardly ever
  /// needed.
  private final class Details: Sendable {
    let record: FactRecord

    init(_ record: FactRecord) { self.record = record }
  }

  /// A fact whose value is described by a text.
  init(
    _ id: String, _ topic: FactTopic, _ meaning: String, _ value: Value, as text: String, _ unit: String? = nil,
    from source: FactSource, against: [FactSource] = []
  ) {
    self.value = value
    details = Details(
      FactRecord(
        id: id, topic: topic, meaning: meaning, value: text, unit: unit, minimum: nil, maximum: nil, source: source,
        against: against))
  }

  /// A fact whose value describes itself.
  init(
    _ id: String, _ topic: FactTopic, _ meaning: String, _ value: Value, _ unit: String? = nil, from source: FactSource,
    against: [FactSource] = []
  ) where Value: FactValue {
    self.value = value
    details = Details(
      FactRecord(
        id: id, topic: topic, meaning: meaning, value: value.factText, unit: unit,
        minimum: value.factBounds?.lowerBound, maximum: value.factBounds?.upperBound, source: source, against: against))
  }

  /// The value that a limit used to have, or has in another profile.
  func replaced(by value: Value, in profile: String, from source: FactSource, against: [FactSource] = []) -> Fact
  where Value: FactValue {
    Fact("\(record.id).\(profile)", record.topic, record.meaning, value, record.unit, from: source, against: against)
  }
}

/// A fact without the type of its value.
public struct FactRecord: Sendable, Hashable {
  /// A stable name, such as `title.length`.
  public let id: String
  public let topic: FactTopic
  /// The subject, in one line.
  public let meaning: String
  /// The value as text, without the unit: `2 to 35`.
  public let value: String
  /// The unit, such as `characters`; nil when the value doesn't need one.
  public let unit: String?
  /// The lowest value of a limit; nil when the value is not a number or range.
  public let minimum: Int?
  /// The highest value of a limit; nil when the value is not a number or range.
  public let maximum: Int?
  public let source: FactSource
  /// The sources that contradict it.
  public let against: [FactSource]

  /// Whether a source contradicts it.
  public var isContested: Bool { !against.isEmpty }

  /// The value with its unit: `2 to 35 characters`.
  public var quantity: String { unit.map { "\(value) \($0)" } ?? value }
}

/// The subject of a fact.
public enum FactTopic: String, Hashable, Sendable, CaseIterable {
  case identifiers
  case texts
  case locales
  case storefronts
  case prices
  case subscriptions
  case offers
  case images
  case products
  case review
  case stores
  case linting

  /// The scope of the topic, in one line.
  public var summary: String {
    switch self {
    case .identifiers: "product IDs and reference names"
    case .texts: "titles, descriptions, group names"
    case .locales: "the languages of the store and their notation"
    case .storefronts: "countries and regions, currencies"
    case .prices: "price points and price tiers"
    case .subscriptions: "periods, levels, price increases"
    case .offers: "introductory, promotional and other offers"
    case .images: "review screenshots and promotional images"
    case .products: "types and numbers of products"
    case .review: "what App Review needs"
    case .stores: "other stores"
    case .linting: "the linter's own thresholds"
    }
  }
}

/// A value that a fact can describe by itself.
protocol FactValue: Sendable {
  var factText: String { get }
  var factBounds: ClosedRange<Int>? { get }
}

extension Int: FactValue {
  /// The number with commas: `10,000`.
  var factText: String {
    var digits = String(magnitude)
    var groups: [Substring] = []
    while digits.utf8.count > 3 {
      groups.insert(digits.suffix(3), at: 0)
      digits.removeLast(3)
    }
    return (self < 0 ? "-" : "") + ([digits[...]] + groups).joined(separator: ",")
  }

  var factBounds: ClosedRange<Int>? { self...self }
}

extension ClosedRange<Int>: FactValue {
  var factText: String {
    lowerBound == 0 ? "up to \(upperBound.factText)" : "\(lowerBound.factText) to \(upperBound.factText)"
  }

  var factBounds: ClosedRange<Int>? { self }
}

extension Bool: FactValue {
  var factText: String { self ? "yes" : "no" }
  var factBounds: ClosedRange<Int>? { nil }
}

extension String: FactValue {
  var factText: String { self }
  var factBounds: ClosedRange<Int>? { nil }
}

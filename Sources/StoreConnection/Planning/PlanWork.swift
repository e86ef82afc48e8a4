import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// What a step sends. References such as `${product:com.example.coins}` are replaced by the IDs that the
/// store has given.
enum PlanWork: Sendable, Hashable {
  /// A request whose body is complete but for references.
  case request(RequestWork)
  /// A text in one locale of a version: changed where it exists, created where it doesn't.
  case text(TextWork)
  /// All prices of a product, whose price points are looked up first.
  case prices(PriceWork)
  /// A file, which is sent in parts to where the store wants them.
  case upload(AssetWork)
  /// An offer with its prices, whose price points are looked up first.
  case offer(OfferWork)

  /// The requests that it takes at most.
  var cost: PlanForecast {
    switch self {
    case .request(let work): PlanForecast(reads: work.makesVersion ? 1 : 0, writes: 1)
    case .text: PlanForecast(reads: 0, writes: 1)
    case .prices(let work): PlanForecast(reads: work.isSubscription ? 2 : 1, writes: 1)
    case .upload(let work): PlanForecast(reads: 3, writes: work.replaces ? 3 : 2)
    case .offer(let work): PlanForecast(reads: work.prices == nil ? 0 : 2, writes: 1)
    }
  }
}

struct RequestWork: Sendable, Hashable {
  var method: StoreRequest.Method
  var path: String
  var body: OrderedValue?
  /// The name under which the ID of the created resource is known afterwards.
  var saves: String?
  /// Whether it makes a version, which may begin with copies of the approved texts.
  var makesVersion = false

  static func create(
    _ type: String, in version: String = "v1", _ attributes: OrderedMap = [:], _ relationships: OrderedMap,
    saves: String, makesVersion: Bool = false
  ) -> PlanWork {
    .request(
      RequestWork(
        method: .post, path: "/\(version)/\(type)", body: ["data": resource(type, nil, attributes, relationships)],
        saves: saves, makesVersion: makesVersion))
  }

  static func update(
    _ type: String, in version: String = "v1", _ id: String, _ attributes: OrderedMap = [:],
    _ relationships: OrderedMap = [:]
  ) -> PlanWork {
    .request(
      RequestWork(
        method: .patch, path: "/\(version)/\(type)/\(id)", body: ["data": resource(type, id, attributes, relationships)]
      ))
  }

  static func delete(_ type: String, in version: String = "v1", _ id: String) -> PlanWork {
    .request(RequestWork(method: .delete, path: "/\(version)/\(type)/\(id)"))
  }

  /// A resource; empty parts are left out, because the API refuses empty attributes.
  static func resource(_ type: String, _ id: String?, _ attributes: OrderedMap, _ relationships: OrderedMap = [:])
    -> OrderedValue
  {
    [
      "type": .text(type), "id": id.map { .text($0) },
      "attributes": attributes.entries.isEmpty ? nil : .map(attributes),
      "relationships": relationships.entries.isEmpty ? nil : .map(relationships),
    ]
  }

  static func one(_ type: String, _ id: String) -> OrderedValue { ["data": ["type": .text(type), "id": .text(id)]] }

  static func many(_ type: String, _ ids: [String]) -> OrderedValue {
    ["data": .list(ids.map { ["type": .text(type), "id": .text($0)] })]
  }
}

struct TextWork: Sendable, Hashable {
  /// The type of the localization.
  var type: String
  /// The type of the version, and the name of its ID.
  var versionType: String
  var version: String
  /// The name of the ID of the text.
  var name: String
  var locale: String
  var title: String
  /// Nil for a group, whose texts have none.
  var description: String?
  /// Whether it is only written when the version lacks it: it did not change, but a new version may
  /// begin without the approved texts.
  var isFallback = false
}

struct PriceWork: Sendable, Hashable {
  struct Entry: Sendable, Hashable {
    var territory: Territory
    var amount: Money
    /// Nil for a price in effect at once.
    var start: CalendarDate?
  }

  var productID: String
  var isSubscription: Bool
  var base: Territory
  /// The base price, to which derived prices are equal.
  var baseAmount: Money
  /// The prices that are set explicitly.
  var entries: [Entry]
  /// The storefronts that get what the store considers equal to the base price.
  var derived: [Territory] = []
  /// Whether existing subscribers keep their price where it rises; nil where there are none, or nobody has
  /// decided.
  var keepsPrice: Bool?
  /// The prices that existing subscribers pay, by storefront.
  var current: [Territory: Money] = [:]
  /// The start of derived prices.
  var start: CalendarDate?

  var kind: StoreKind { isSubscription ? .subscription : .inAppPurchase }

  /// Whether existing subscribers keep their price when a storefront gets another one; nil where it falls,
  /// because they renew at a lower price by themselves.
  func keepsPrice(in territory: Territory, at amount: Money?) -> Bool? {
    guard let amount, let old = current[territory], amount.isLower(than: old) else { return keepsPrice }
    return nil
  }
}

extension Money {
  /// Whether it is less of the same currency.
  func isLower(than other: Money) -> Bool { currency == other.currency && hundredths < other.hundredths }
}

/// An offer that is created, or whose prices are replaced.
struct OfferWork: Sendable, Hashable {
  enum Form: Sendable, Hashable {
    /// One request for all storefronts, in which the subscription has no introductory offers.
    case introductory
    case create
    /// The prices of a promotional offer with an ID.
    case prices(String)
    /// The offer code of a one-time product.
    case productCode

    var isNew: Bool { if case .prices = self { false } else { true } }
  }

  var productID: String
  var kind: Offer.Kind
  var form: Form
  var attributes: OrderedMap
  /// The storefronts of a free trial.
  var free: [Territory]
  /// Nil for a free trial.
  var prices: PriceWork?
}

/// A review screenshot or a promotional image that is uploaded.
struct AssetWork: Sendable, Hashable {
  enum Use: Sendable, Hashable {
    /// Belongs to the product.
    case reviewScreenshot
    /// Belongs to a version, whose ID has this name.
    case promotionalImage(version: String)
  }

  var productID: String
  var kind: StoreKind
  var use: Use
  var file: AssetFile
  /// Whether the store has another one, which is deleted first.
  var replaces: Bool

  /// The name of the ID of what it belongs to.
  var owner: String {
    switch use {
    case .reviewScreenshot: IDName.product(productID)
    case .promotionalImage(let version): version
    }
  }
}

/// The names of IDs in the works of a plan.
enum IDName {
  static let app = "app"
  static func product(_ id: String) -> String { "product:\(id)" }
  static func group(_ key: String) -> String { "group:\(key)" }
  static func version(_ owner: String) -> String { "version:\(owner)" }
  static func text(_ owner: String, _ locale: String) -> String { "text:\(owner):\(locale)" }
  static func image(_ owner: String) -> String { "image:\(owner)" }
  static func availability(_ productID: String) -> String { "availability:\(productID)" }

  static func reference(_ name: String) -> String { "${\(name)}" }
}

package import AppStoreReference
package import Basics
package import CatalogModel
package import SourceSyntax

/// The work of a step. References such as `${product:com.example.coins}` are replaced by the IDs that the
/// store has given.
package enum PlanWork: Sendable, Hashable {
  /// A request whose body is complete except for references.
  case request(RequestWork)
  /// A text in one locale of a version: changed where it exists, created where it doesn't.
  case text(TextWork)
  /// All prices of a product, whose price points are looked up first.
  case prices(PriceWork)
  /// A file, which is sent in parts to the addresses that the store names.
  case upload(AssetWork)
  /// An offer with its prices, whose price points are looked up first.
  case offer(OfferWork)

  /// The number of times that a new version, or a list with new codes, is read, until it is visible.
  package static let readingsOfVersion = 5

  /// The names of the resources whose IDs are in a request.
  var references: [String] { if case .request(let work) = self { work.references } else { [] } }

  /// The requests that it takes at most.
  package var cost: PlanForecast {
    switch self {
    case .request(let work):
      PlanForecast(reads: work.makesVersion || work.isSentOnce ? Self.readingsOfVersion : 0, writes: 1)
    case .text: PlanForecast(reads: 0, writes: 1)
    case .prices(let work): PlanForecast(reads: work.lookUps, writes: 1)
    case .upload(let work): PlanForecast(reads: 3, writes: work.replaces ? 3 : 2)
    case .offer(let work): PlanForecast(reads: work.prices?.lookUps ?? 0, writes: 1)
    }
  }
}

package struct PriceWork: Sendable, Hashable {
  package struct Entry: Sendable, Hashable {
    package var territory: Territory
    package var amount: Money
    /// Nil for a price in effect at once.
    package var start: CalendarDate?
    /// The ID of its price point; nil for a product that doesn't exist yet.
    package var point: String?
    /// Whether it is the price that the store considers equal to the base price.
    package var isDerived = false
    /// Whether existing subscribers keep their price, as was said when it was planned.
    package var order: Bool?
  }

  package var productID: String
  package var kind: StoreKind
  package var base: Territory
  /// The base price, to which derived prices are equal.
  package var baseAmount: Money
  /// The prices that are set explicitly.
  package var entries: [Entry]
  /// The storefronts that get the price that the store considers equal to the base price, at an amount that is not known.
  package var derived: [Territory] = []
  /// Whether existing subscribers keep their price where it rises; nil where there are none, or nobody has
  /// decided.
  package var keepsPrice: Bool?
  /// The prices that existing subscribers pay, by storefront.
  package var current: [Territory: Money] = [:]
  /// The start of derived prices.
  package var start: CalendarDate?

  /// Whether existing subscribers keep their price when a storefront gets another one; nil where it doesn't rise:
  /// they renew at a lower price by themselves.
  package func keepsPrice(in territory: Territory, at amount: Money?) -> Bool? {
    guard let amount, let old = current[territory], amount == old || amount.isLower(than: old) else {
      return keepsPrice
    }
    return nil
  }

  /// The row of a price.
  ///
  /// - Parameter point: The ID of its price point.
  package func row(_ entry: Entry, point: String?) -> PriceRow {
    var row = row(in: entry.territory, at: entry.amount, from: entry.start, point: point)
    if let order = entry.order { row.keepsPrice = order }
    return row
  }

  /// - Parameter start: Nil for a price in effect at once.
  package func row(
    in territory: Territory, at amount: Money, from start: CalendarDate?, point: String?
  ) -> PriceRow {
    // A schedule may have two prices in a storefront, one after the other.
    let day = kind == .inAppPurchase ? start.map { "-\($0)" } ?? "" : ""
    return PriceRow(
      id: PriceRow.id(territory.code + day), territory: territory.code, point: point, start: start,
      keepsPrice: keepsPrice(in: territory, at: amount))
  }
}

extension PriceWork {
  /// The prices whose price points are looked up by their amounts, storefront by storefront.
  package var unknownEntries: [Entry] { entries.filter { $0.point == nil && !$0.isDerived } }
  /// The base price, from which others are derived.
  package var baseEntry: Entry {
    entries.first { $0.territory == base && $0.amount == baseAmount && !$0.isDerived }
      ?? Entry(territory: base, amount: baseAmount)
  }
  /// Whether the prices that the store derives are looked up.
  package var derivesPrices: Bool { !derived.isEmpty || entries.contains { $0.point == nil && $0.isDerived } }

  /// The requests that look up its price points at most: a page has up to 8,000 of them, and a storefront up to 1,000.
  var lookUps: Int {
    let storefronts = Set(unknownEntries.map(\.territory)).count + (derivesPrices ? 1 : 0)
    return (storefronts + 7) / 8 + (derivesPrices ? 1 : 0)
  }
}

extension PriceWork.Entry {
  /// A price that the store has.
  init(_ price: LivePrice, start: CalendarDate?) {
    self.init(territory: price.territory, amount: price.amount, start: start, point: price.point)
  }
}

extension Money {
  /// The amount and the currency, as a plan shows them.
  var words: String { "\(decimal) \(currency)" }

  /// Whether it is a smaller amount of the same currency.
  package func isLower(than other: Money) -> Bool { currency == other.currency && hundredths < other.hundredths }
}

/// An offer that is created, or whose prices are replaced.
package struct OfferWork: Sendable, Hashable {
  package enum Form: Sendable, Hashable {
    /// One request for all storefronts, in which the subscription has no introductory offers.
    case introductory
    case create
    /// The prices of a promotional offer with an ID.
    case prices(String)
    /// The offer code of a one-time product.
    case productCode

    package var isNew: Bool { if case .prices = self { false } else { true } }
  }

  package var productID: String
  package var kind: Offer.Kind
  package var form: Form
  package var attributes: OrderedMap
  /// The storefronts of a free trial.
  package var free: [Territory]
  /// Nil for a free trial.
  package var prices: PriceWork?

  package init(
    productID: String, kind: Offer.Kind, form: Form, attributes: OrderedMap, free: [Territory] = [],
    prices: PriceWork? = nil
  ) {
    self.productID = productID
    self.kind = kind
    self.form = form
    self.attributes = attributes
    self.free = free
    self.prices = prices
  }

  /// The name of the ID of an offer for which codes can be generated.
  package var saves: RequestName? {
    guard kind == .code, case .text(let name)? = attributes["name"] else { return nil }
    return .offerCode(name, of: productID)
  }
}

/// A review screenshot or a promotional image that is uploaded.
package struct AssetWork: Sendable, Hashable {
  package enum Use: Sendable, Hashable {
    /// Belongs to the product.
    case reviewScreenshot
    /// Belongs to a version, whose ID has this name.
    case promotionalImage(version: RequestName)
  }

  package var productID: String
  package var kind: StoreKind
  package var use: Use
  package var file: AssetFile
  /// Whether the store has another one, which is deleted first.
  package var replaces: Bool

  package init(productID: String, kind: StoreKind, use: Use, file: AssetFile, replaces: Bool = false) {
    self.productID = productID
    self.kind = kind
    self.use = use
    self.file = file
    self.replaces = replaces
  }

  /// The name of the ID of the resource that it belongs to.
  package var owner: RequestName {
    switch use {
    case .reviewScreenshot: .product(productID)
    case .promotionalImage(let version): version
    }
  }
}

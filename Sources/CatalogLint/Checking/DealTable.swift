import AppStoreReference
import Basics
import CatalogModel

/// The prices of products for what they give, computed once for each storefront: any number of texts may claim
/// something about it.
final class DealTable: Sendable {
  /// Products of one unit are compared with each other.
  enum Unit: Hashable {
    case group(Int)
    case currency(String)
  }

  /// A price for a number of units.
  struct Rate {
    var currency: CurrencyCode
    var hundredths: Int
    var units: Int
  }

  /// A product with its rate.
  typealias Deal = (index: Int, rate: Rate)

  let prices: StorefrontPrices
  private let products: [Product]
  private let base: Territory?
  private let known = Lock(Known())

  private struct Known {
    /// The first products of each unit.
    var members: [Unit: [Int]]?
    var storefronts: [Unit: Set<Territory>] = [:]
    var deals: [Place: [Deal]] = [:]
  }

  private struct Place: Hashable {
    var unit: Unit
    var territory: Territory?
  }

  init(_ input: LintInput) {
    prices = StorefrontPrices(input)
    products = input.catalog.products
    base = input.catalog.app.baseTerritory
  }

  /// The group of a subscription and its period, or the currency that a product grants and how much of it.
  static func unit(of product: Product) -> (unit: Unit, count: Int)? {
    if let subscription = product.subscription {
      return subscription.period.map { (.group(subscription.group), $0.monthParts) }
    }
    guard product.grants.count == 1, let grant = product.grants.first, grant.total > 0 else { return nil }
    return (.currency(grant.currency), grant.total)
  }

  /// The subscriptions of a group that have a period.
  func subscriptions(of group: Int) -> [Int] { members(of: .group(group)) }

  /// The storefronts in which a product of a unit has a price of its own.
  func storefronts(of unit: Unit?) -> Set<Territory> {
    guard let unit else { return [] }
    if let found = known.withLock({ $0.storefronts[unit] }) { return found }
    let found = Set(prices.storefronts(of: members(of: unit)))
    known.withLock { $0.storefronts[unit] = found }
    return found
  }

  /// The rates of the products of a unit, without those that have none.
  ///
  /// - Parameter territory: A storefront; nil for base prices.
  func deals(of unit: Unit?, in territory: Territory?) -> [Deal] {
    guard let unit else { return [] }
    let place = Place(unit: unit, territory: territory)
    if let found = known.withLock({ $0.deals[place] }) { return found }
    let found = members(of: unit).compactMap { member in rate(of: member, in: territory).map { (member, $0) } }
    known.withLock { $0.deals[place] = found }
    return found
  }

  func rate(of index: Int, in territory: Territory?) -> Rate? {
    let product = products[index]
    let price = territory.map { prices.price(of: index, in: $0) } ?? product.price?.base(in: base)
    guard let price, price.hundredths > 0, let unit = Self.unit(of: product) else { return nil }
    return Rate(currency: price.currency, hundredths: price.hundredths, units: unit.count)
  }

  private func members(of unit: Unit) -> [Int] {
    known.withLock { known in
      if let members = known.members { return members[unit] ?? [] }
      var members: [Unit: [Int]] = [:]
      for (index, product) in products.enumerated() {
        guard let unit = Self.unit(of: product)?.unit else { continue }
        if members[unit, default: []].count < Facts.comparedDeals.value { members[unit, default: []].append(index) }
      }
      known.members = members
      return members[unit] ?? []
    }
  }
}

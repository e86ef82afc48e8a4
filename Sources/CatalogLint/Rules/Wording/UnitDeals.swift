import AppStoreReference
import Basics
import CatalogModel
import TextReading

/// The price of a product for a unit, compared with other products that are sold in the same: an amount of a currency,
/// or the time of a subscription.
struct UnitDeals {
  /// Storefronts in which the products have the same prices.
  struct Place {
    /// One of the storefronts; nil for those whose prices follow from the base prices.
    var territory: Territory?
    /// Empty for all that have no prices of their own.
    var storefronts: [Territory] = []
  }

  private let subject: CheckedSubject
  private let index: Int
  private let prices: StorefrontPrices
  /// The other products in the same unit.
  private let others: [Int]

  /// Nil for a group.
  init?(of subject: CheckedSubject) {
    guard case .product(let index) = subject.subject else { return nil }
    self.subject = subject
    self.index = index
    prices = StorefrontPrices(subject.checked.input)
    let products = subject.catalog.products
    let unit = Self.unit(of: products[index])
    others = products.indices.filter { $0 != index && unit != nil && Self.unit(of: products[$0])?.name == unit?.name }
  }

  /// The storefronts that show a text by default, by their prices.
  func places(of text: TextSample) -> [Place] {
    guard let locale = text.locale else { return [Place()] }
    let written = products[index].localizations.compactMap(\.storeLocale)
    let readers = locale.defaultReaders(besides: written).filter {
      products[index].availability.storefronts?.contains($0) ?? true
    }
    let own = Set(prices.storefronts(of: others + [index]))
    var places: [Place] = []
    // Without prices of their own, storefronts with one currency have the same prices.
    var known: [CurrencyCode: Int?] = [:]
    var hasOthers = readers.isEmpty
    for reader in readers {
      if !own.contains(reader), let place = known[reader.currency] {
        if let place { places[place].storefronts.append(reader) }
        continue
      }
      let isKnown = !rates(in: reader).others.isEmpty
      if !own.contains(reader) { known[reader.currency] = .some(isKnown ? places.count : nil) }
      if isKnown { places.append(Place(territory: reader, storefronts: [reader])) } else { hasOthers = true }
    }
    return (hasOthers ? [Place()] : []) + places
  }

  /// The savings against other products, in tenths of a percent.
  func savings(in place: Territory?) -> [Int] {
    let (own, others) = rates(in: place)
    guard let own else { return [] }
    return others.compactMap { other in
      let full = Self.product(other.rate.hundredths, own.units)
      let reduced = Self.product(own.hundredths, other.rate.units)
      guard reduced < full else { return nil }
      let saved = (full - reduced).multiplied(by: 1000)
      // The one before the first that would exceed the saving.
      return (0..<1000 + 1).partitioningIndex { saved < full.multiplied(by: UInt64($0)) } - 1
    }
  }

  /// The product that gives the most for the money, if the own one gives clearly less; those for other customers, and
  /// those that are sold for a limited time, may give more.
  func better(in place: Territory?) -> Int? {
    let (own, others) = rates(in: place)
    guard let own else { return nil }
    var best: (index: Int, rate: Rate)?
    for other in others
    where isForSameCustomers(other.index, in: place) && own.perMoney.isClearlyLess(than: other.rate.perMoney) {
      if let best, !(best.rate.perMoney < other.rate.perMoney) { continue }
      best = other
    }
    return best?.index
  }

  private var products: [Product] { subject.catalog.products }

  /// The group of a subscription and its period, or the currency that a product grants and how much of it.
  private static func unit(of product: Product) -> (name: String, count: Int)? {
    if let subscription = product.subscription {
      return subscription.period.map { ("group \(subscription.group)", $0.monthParts) }
    }
    guard product.grants.count == 1, let grant = product.grants.first, grant.total > 0 else { return nil }
    return ("currency \(grant.currency)", grant.total)
  }

  private func isForSameCustomers(_ other: Int, in place: Territory?) -> Bool {
    let (one, two) = (products[index], products[other])
    return !two.availability.isHidden && two.availability.until == nil
      && one.availability.platforms == two.availability.platforms && one.availability.tags == two.availability.tags
      && (place != nil || one.availability.storefronts == two.availability.storefronts)
      && one.subscription?.level == two.subscription?.level
  }

  /// The rates of the product and of others in the same currency.
  private func rates(in place: Territory?) -> (own: Rate?, others: [(index: Int, rate: Rate)]) {
    guard let own = rate(of: index, in: place) else { return (nil, []) }
    let others = others.compactMap { other -> (index: Int, rate: Rate)? in
      guard let rate = rate(of: other, in: place), rate.currency == own.currency else { return nil }
      return (other, rate)
    }
    return (own, others)
  }

  private func rate(of index: Int, in place: Territory?) -> Rate? {
    let product = products[index]
    let price =
      place.map { prices.price(of: index, in: $0) } ?? product.price?.base(in: subject.catalog.app.baseTerritory)
    guard let price, price.hundredths > 0, let unit = Self.unit(of: product) else { return nil }
    return Rate(currency: price.currency, hundredths: price.hundredths, units: unit.count)
  }

  private static func product(_ hundredths: Int, _ units: Int) -> DoubleWord {
    DoubleWord(UInt64(hundredths.magnitude), times: UInt64(units.magnitude))
  }

  /// A price for a number of units.
  private struct Rate {
    var currency: CurrencyCode
    var hundredths: Int
    var units: Int

    var perMoney: ExactRatio { ExactRatio(numerator: units, denominator: hundredths) }
  }
}

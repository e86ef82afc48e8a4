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
  private let table: DealTable
  private let unit: DealTable.Unit?

  /// Nil for a group.
  init?(of subject: CheckedSubject) {
    guard case .product(let index) = subject.subject else { return nil }
    self.subject = subject
    self.index = index
    table = subject.checked.deals
    unit = DealTable.unit(of: subject.catalog.products[index])?.unit
  }

  /// The storefronts that show a text by default, by their prices.
  func places(of text: TextSample) -> [Place] {
    guard let locale = text.locale else { return [Place()] }
    let written = products[index].localizations.compactMap(\.storeLocale)
    let readers = locale.defaultReaders(besides: written).filter {
      products[index].availability.storefronts?.contains($0) ?? true
    }
    let own = table.storefronts(of: unit).union(table.prices.storefronts(of: [index]))
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
    var best: DealTable.Deal?
    for other in others
    where isForSameCustomers(other.index, in: place) && own.perMoney.isClearlyLess(than: other.rate.perMoney) {
      if let best, !(best.rate.perMoney < other.rate.perMoney) { continue }
      best = other
    }
    return best?.index
  }

  private var products: [Product] { subject.catalog.products }

  private func isForSameCustomers(_ other: Int, in place: Territory?) -> Bool {
    let (one, two) = (products[index], products[other])
    return !two.availability.isHidden && two.availability.until == nil
      && one.availability.platforms == two.availability.platforms && one.availability.tags == two.availability.tags
      && (place != nil || one.availability.storefronts == two.availability.storefronts)
      && one.subscription?.level == two.subscription?.level
  }

  /// The rates of the product and of others in the same currency.
  private func rates(in place: Territory?) -> (own: DealTable.Rate?, others: [DealTable.Deal]) {
    guard let own = table.rate(of: index, in: place) else { return (nil, []) }
    return (own, table.deals(of: unit, in: place).filter { $0.index != index && $0.rate.currency == own.currency })
  }

  private static func product(_ hundredths: Int, _ units: Int) -> DoubleWord {
    DoubleWord(UInt64(hundredths.magnitude), times: UInt64(units.magnitude))
  }
}

extension DealTable.Rate {
  fileprivate var perMoney: ExactRatio { ExactRatio(numerator: units, denominator: hundredths) }
}

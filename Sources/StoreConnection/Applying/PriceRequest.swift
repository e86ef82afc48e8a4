import AppStoreConnect
import AppStoreReference
import Basics
import SourceSyntax

/// Prices that are set: their price points are looked up, because they differ for each product.
struct PriceRequest {
  private let work: PriceWork
  private let id: String
  private let session: StoreSession

  init(_ work: PriceWork, id: String, over session: StoreSession) {
    self.work = work
    self.id = id
    self.session = session
  }

  /// The prices with their price points.
  func rows() throws(StoreFailure) -> [PriceRow] {
    let points = try points()
    var rows: [PriceRow] = []
    for entry in work.entries {
      guard let point = points[entry.territory]?[entry.amount.hundredths] else {
        throw missing(entry.territory, entry.amount, points[entry.territory])
      }
      rows.append(
        PriceRow(
          territory: entry.territory.code, point: point, start: entry.start,
          keepsPrice: work.keepsPrice(in: entry.territory, at: entry.amount)))
    }
    if !work.derived.isEmpty {
      guard let base = points[work.base]?[work.baseAmount.hundredths] else {
        throw missing(work.base, work.baseAmount, points[work.base])
      }
      let equal = try equalPoints(base)
      for territory in work.derived {
        guard let (point, amount) = equal[territory] else {
          throw StoreFailure(.refused, "the store has no price in \(territory) that is equal to the base price")
        }
        try requireDecision(territory, amount)
        rows.append(
          PriceRow(
            territory: territory.code, point: point, start: work.start,
            keepsPrice: work.keepsPrice(in: territory, at: amount)))
      }
    }
    return rows
  }

  /// Refuses a derived price that is higher than the price that existing subscribers pay, unless a person
  /// has decided about them: a plan can't know it.
  private func requireDecision(_ territory: Territory, _ amount: Money?) throws(StoreFailure) {
    guard work.keepsPrice == nil, let amount, let old = work.current[territory], old.isLower(than: amount) else {
      return
    }
    throw StoreFailure(
      .refused,
      "the price that the store derives in \(territory) rises from \(old.decimal) to \(amount.decimal) "
        + "\(amount.currency); plan with \"--existing-subscribers\", or state the price there in the catalog")
  }

  // MARK: Price points

  /// The price points of the storefronts whose prices are set, by their amounts in hundredths.
  private func points() throws(StoreFailure) -> [Territory: [Int: String]] {
    let territories = Set(work.entries.map(\.territory) + (work.derived.isEmpty ? [] : [work.base]))
    let (found, _) = try session.list(.points(of: id, work.kind, in: territories))
    var points: [Territory: [Int: String]] = [:]
    for point in found {
      guard let code = point.one("territory"), let territory = Territory(code),
        let amount = Money(decimal: point.text("customerPrice") ?? "", currency: territory.currency)
      else { continue }
      points[territory, default: [:]][amount.hundredths] = point.id
    }
    return points
  }

  /// The price points that the store considers equal to one, by storefront, with their prices.
  private func equalPoints(_ base: String) throws(StoreFailure) -> [Territory: (point: String, amount: Money?)] {
    let (found, _) = try session.list(.equalizations(of: base, work.kind))
    var points: [Territory: (point: String, amount: Money?)] = [work.base: (base, work.baseAmount)]
    for point in found {
      guard let territory = point.one("territory").flatMap({ Territory($0) }) else { continue }
      points[territory] = (point.id, Money(decimal: point.text("customerPrice") ?? "", currency: territory.currency))
    }
    return points
  }

  private func missing(_ territory: Territory, _ amount: Money, _ points: [Int: String]?) -> StoreFailure {
    let known = (points ?? [:]).keys.sorted()
    let below = known.last { $0 < amount.hundredths }
    let above = known.first { $0 > amount.hundredths }
    let near = [below, above].compactMap(\.self).map { Money(hundredths: $0, currency: amount.currency).decimal }
    return StoreFailure(
      .refused,
      "the store has no price of \(amount.decimal) \(amount.currency) in \(territory)"
        + (near.isEmpty ? "" : "; the nearest are " + near.joined(separator: " and ")))
  }
}

extension StoreSession {
  func list(_ lookUp: PriceLookUp) throws(StoreFailure) -> (data: [APIResource], included: [APIResource]) {
    try list(lookUp.path, lookUp.query)
  }
}

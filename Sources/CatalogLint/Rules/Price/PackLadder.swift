package import AppStoreReference
package import CatalogModel

/// Packs of one currency for the same customers, which are compared by what they give for the money.
package struct PackLadder {
  package struct Pack: LadderStep {
    package let index: Int
    /// The quantity with its bonus.
    package let total: Int
    package let granted: String
    package var price: Money
    private let availability: Availability

    /// Nil for packs that can't be compared: free, unpriced, or sold only for a limited time.
    fileprivate init?(at index: Int, of catalog: Catalog) {
      let product = catalog.products[index]
      guard product.grants.count == 1, let grant = product.grants.first, grant.total > 0,
        let price = product.price?.base(in: catalog.app.baseTerritory), price.hundredths > 0,
        !product.availability.isHidden, product.availability.until == nil
      else { return nil }
      self.index = index
      total = grant.total
      self.price = price
      granted = grant.currency
      availability = product.availability
    }

    fileprivate var customers: Customers {
      Customers(
        granted: granted, currency: price.currency, storefronts: availability.storefronts,
        platforms: availability.platforms, tags: availability.tags)
    }

    fileprivate var perUnitOfMoney: ExactRatio { ExactRatio(numerator: total, denominator: price.hundredths) }
  }

  /// The properties that packs must have in common to be compared: packs for other customers may cost more.
  fileprivate struct Customers: Hashable {
    let granted: String
    let currency: CurrencyCode
    let storefronts: [Territory]?
    let platforms: [String]?
    let tags: [String]
  }

  package let packs: [Pack]

  package static func all(of catalog: Catalog) -> [PackLadder] {
    let packs = catalog.products.indices.compactMap { Pack(at: $0, of: catalog) }
    return Dictionary(grouping: packs, by: \.customers).values.filter { $0.count > 1 }.map(PackLadder.init)
  }

  /// The packs that are worse value than a cheaper one, or one at the same price.
  package static func faults(of packs: [Pack]) -> [LadderFault<Pack>] {
    var faults: [LadderFault<Pack>] = []
    let packs = packs.sorted { ($0.price.hundredths, $0.index) < ($1.price.hundredths, $1.index) }
    var best: Pack?
    var start = 0
    while start < packs.count {
      let price = packs[start].price
      let end = packs[start...].firstIndex { $0.price != price } ?? packs.count
      let equals = packs[start..<end]
      // The first of the packs that give the most for this price.
      var most = packs[start]
      for pack in equals where pack.total > most.total { most = pack }
      for pack in equals {
        if let best, pack.perUnitOfMoney.isClearlyLess(than: best.perUnitOfMoney) {
          faults.append(LadderFault(step: pack, better: best))
        } else if pack.total < most.total {
          faults.append(LadderFault(step: pack, better: most))
        }
      }
      if best.map({ $0.perUnitOfMoney < most.perUnitOfMoney }) ?? true { best = most }
      start = end
    }
    return faults
  }
}

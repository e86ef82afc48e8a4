import AppStoreReference
import CatalogModel
import SourceSyntax

/// Packs of a currency that are worse value than a cheaper pack.
enum PriceLadder: CatalogRule {
  static let description = RuleDescription(
    id: "price-ladder", category: .price, defaultSeverity: .warning, preconditions: [.grants],
    summary: "a more expensive pack of a currency is worse value than a cheaper one",
    rationale: """
      Nobody buys such a pack twice, and it is usually a mistake in a price or a quantity. The \
      rule compares products that grant the same single currency, including bonuses, by their \
      price in the app's base territory, and in each storefront with prices of its own. Differences below {lint.value-tolerance} percent are attributed to prices \
      that end in 99. Packs that are hidden or sold only until a certain day are left out: they \
      may be better on purpose.
      """,
    facts: ["lint.value-tolerance"], sources: [.pricingMatrix])

  static let examples = RuleExamples(
    """
    accepted:
    - coins60: {type: consumable, price: {CNY: 6}, grants: {gold: 60}}
      coins300: {type: consumable, price: {CNY: 30}, grants: {gold: 300+30}}
    - coins100: {type: consumable, price: {USD: 0.99}, grants: {gold: 100}}
      coins500: {type: consumable, price: {USD: 4.99}, grants: {gold: 500}}
      coins10000: {type: consumable, price: {USD: 99.99}, grants: {gold: 10000}}
    - coins60: {type: consumable, price: {USD: 0.99}, grants: {gold: 60}}
      gems10: {type: consumable, price: {USD: 4.99}, grants: {gems: 10}}
      both: {type: consumable, price: {USD: 9.99}, grants: {gold: 10, gems: 10}}
    - coins60: {type: consumable, price: {USD: 0.99}, grants: {gold: 60}}
      coins300: {type: consumable, price: {JPY: 800}, grants: {gold: 80}}
    - newyear: {type: consumable, price: {tier: 1}, grants: {gold: 600}, until: 2027-02-01}
      coins300: {type: consumable, price: {tier: 5}, grants: {gold: 300}}
    rejected:
    - coins60: {type: consumable, price: {CNY: 6}, grants: {gold: 60}}
      coins280: {type: consumable, price: ⟦{CNY: 30}⟧, grants: {gold: 280}}
    - coins300: {type: consumable, price: ⟦{tier: 5}⟧, grants: {gold: 300}}
      coins330: {type: consumable, price: {tier: 5}, grants: {gold: 330}}
    - coins100: {type: consumable, price: {USD: 0.99, IND: 29}, grants: {gold: 100}}
      coins500: {type: consumable, price: ⟦{USD: 4.99, IND: 199}⟧, grants: {gold: 500}}
    - large: {type: consumable, price: ⟦{USD: 9.99}⟧, grants: {gold: 600}}
      small: {type: consumable, price: {USD: 0.99}, grants: {gold: 60+10}}
      middle: {type: consumable, price: {USD: 4.99}, grants: {gold: 400}}
    """)

  static func check(_ catalog: Catalog, in checked: CheckedCatalog) -> [RuleFinding] {
    var ladders: [Ladder: [Pack]] = [:]
    for index in catalog.products.indices where catalog.products[index].grants.count == 1 {
      guard let pack = Pack(at: index, of: catalog) else { continue }
      ladders[pack.ladder, default: []].append(pack)
    }
    let prices = StorefrontPrices(checked.input)
    return ladders.values.filter { $0.count > 1 }.flatMap { packs -> [RuleFinding] in
      let faults = faults(of: packs)
      let findings = faults.map { report($0, in: [], of: catalog) }
      return findings
        + elsewhere(packs, besides: faults, prices).map { report($0.fault, in: $0.storefronts, of: catalog) }
    }
  }

  /// A pack, and a cheaper one that gives more for the money.
  fileprivate struct Fault {
    let pack: Pack
    let better: Pack
  }

  private static func faults(of packs: [Pack]) -> [Fault] {
    var faults: [Fault] = []
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
          faults.append(Fault(pack: pack, better: best))
        } else if pack.total < most.total {
          faults.append(Fault(pack: pack, better: most))
        }
      }
      if best.map({ $0.perUnitOfMoney < most.perUnitOfMoney }) ?? true { best = most }
      start = end
    }
    return faults
  }

  /// The faults in storefronts with prices of their own, each once with its storefronts, besides those in all.
  private static func elsewhere(_ packs: [Pack], besides known: [Fault], _ prices: StorefrontPrices) -> [(
    fault: Fault, storefronts: [Territory]
  )] {
    var found: [(fault: Fault, storefronts: [Territory])] = []
    for territory in prices.storefronts(of: packs.map(\.index)) {
      let own = packs.compactMap { pack -> Pack? in
        guard let price = prices.price(of: pack.index, in: territory), price.hundredths > 0 else { return nil }
        var pack = pack
        pack.price = price
        return pack
      }
      for fault in faults(of: own) where !known.contains(where: { $0.pack.index == fault.pack.index }) {
        if let place = found.firstIndex(where: {
          $0.fault.pack.index == fault.pack.index && $0.fault.better.index == fault.better.index
        }) {
          found[place].storefronts.append(territory)
        } else {
          found.append((fault, [territory]))
        }
      }
    }
    return found
  }

  /// - Parameter storefronts: The storefronts with the fault; empty for those of the base price.
  private static func report(_ fault: Fault, in storefronts: [Territory], of catalog: Catalog) -> RuleFinding {
    let (pack, better) = (fault.pack, fault.better)
    let other = catalog.products[better.index].productID
    let message: String = pack.price == better.price ? .samePrice(pack, better, other) : .higher(pack, better, other)
    return RuleFinding(
      storefronts.isEmpty ? message : "in \(StorefrontList.words(storefronts)), \(message)",
      at: CatalogPath(.product(pack.index), .price),
      related: [.init("the better pack", CatalogPath(.product(better.index), .price))])
  }

  /// The properties that packs must have in common to be compared.
  fileprivate struct Ladder: Hashable {
    var granted: String
    var currency: CurrencyCode
    /// Packs for other customers may cost more: other storefronts, platforms, or special offers.
    var storefronts: [Territory]?
    var platforms: [String]?
    var tags: [String]
  }

  fileprivate struct Pack {
    var index: Int
    var total: Int
    var price: Money
    var granted: String
    var availability: Availability

    /// Nil for packs that can't be compared: free, unpriced, or sold only for a limited time.
    init?(at index: Int, of catalog: Catalog) {
      // In place: a copy of a product counts references to each of its parts.
      let products = catalog.products
      guard let grant = products[index].grants.first, grant.total > 0,
        let price = products[index].price?.base(in: catalog.app.baseTerritory), price.hundredths > 0,
        !products[index].availability.isHidden, products[index].availability.until == nil
      else { return nil }
      self.index = index
      total = grant.total
      self.price = price
      granted = grant.currency
      availability = products[index].availability
    }

    var ladder: Ladder {
      Ladder(
        granted: granted, currency: price.currency, storefronts: availability.storefronts,
        platforms: availability.platforms, tags: availability.tags)
    }

    var perUnitOfMoney: ExactRatio { ExactRatio(numerator: total, denominator: price.hundredths) }
  }
}

extension String {
  fileprivate static func higher(_ pack: PriceLadder.Pack, _ better: PriceLadder.Pack, _ other: String) -> String {
    "\(pack.total) \(pack.granted) for \(pack.price.currency) \(pack.price.written) is worse "
      + "value than \(better.total) for \(better.price.written) in \"\(other)\""
  }

  fileprivate static func samePrice(_ pack: PriceLadder.Pack, _ better: PriceLadder.Pack, _ other: String) -> String {
    "for \(pack.price.currency) \(pack.price.written) this gives \(pack.total) \(pack.granted) and "
      + "\"\(other)\" \(better.total); give the packs different prices"
  }
}

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
      price in the app's base territory. Differences below {lint.value-tolerance} percent are attributed to prices \
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
    - large: {type: consumable, price: ⟦{USD: 9.99}⟧, grants: {gold: 600}}
      small: {type: consumable, price: {USD: 0.99}, grants: {gold: 60+10}}
      middle: {type: consumable, price: {USD: 4.99}, grants: {gold: 400}}
    """)

  static func check(_ catalog: Catalog, in checked: CheckedCatalog) -> [RuleFinding] {
    var findings: [RuleFinding] = []
    var ladders: [Ladder: [Pack]] = [:]
    for index in catalog.products.indices where catalog.products[index].grants.count == 1 {
      guard let pack = Pack(at: index, of: catalog) else { continue }
      ladders[pack.ladder, default: []].append(pack)
    }
    for packs in ladders.values where packs.count > 1 { findings += check(packs, of: catalog, in: checked) }
    return findings
  }

  private static func check(_ packs: [Pack], of catalog: Catalog, in checked: CheckedCatalog) -> [RuleFinding] {
    var findings: [RuleFinding] = []
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
          findings += report(pack, worseThan: best, of: catalog, in: checked)
        } else if pack.total < most.total {
          findings += report(pack, worseThan: most, of: catalog, in: checked)
        }
      }
      if best.map({ $0.perUnitOfMoney < most.perUnitOfMoney }) ?? true { best = most }
      start = end
    }
    return findings
  }

  private static func report(_ pack: Pack, worseThan better: Pack, of catalog: Catalog, in checked: CheckedCatalog)
    -> [RuleFinding]
  {
    let other = catalog.products[better.index].productID
    return [
      RuleFinding(
        pack.price == better.price ? .samePrice(pack, better, other) : .higher(pack, better, other),
        at: CatalogPath(.product(pack.index), .price),
        related: [.init("the better pack", CatalogPath(.product(better.index), .price))])
    ]
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

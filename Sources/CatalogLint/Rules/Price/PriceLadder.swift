import AppStoreReference
import Basics
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
      price in the app's base territory, and in each storefront with prices of its own. Differences \
      below {lint.value-tolerance} percent are attributed to prices that end in 99. Packs that are hidden or sold only until a certain day are left out: they \
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
    - coins100: {type: consumable, price: {USD: 0.99, INR: 29}, grants: {gold: 100}}
      coins500: {type: consumable, price: ⟦{USD: 4.99, INR: 199}⟧, grants: {gold: 500}}
    - large: {type: consumable, price: ⟦{USD: 9.99}⟧, grants: {gold: 600}}
      small: {type: consumable, price: {USD: 0.99}, grants: {gold: 60+10}}
      middle: {type: consumable, price: {USD: 4.99}, grants: {gold: 400}}
    """)

  static func check(_ catalog: Catalog, in checked: CheckedCatalog) -> [RuleFinding] {
    let prices = StorefrontPrices(checked.input)
    return PackLadder.all(of: catalog).flatMap { ladder in
      prices.faults(of: ladder.packs, by: PackLadder.faults).map { fault, storefronts in
        let (pack, better) = (fault.step, fault.better)
        let other = catalog.products[better.index].productID
        let isSamePrice = pack.price == better.price
        let message: Message = isSamePrice ? .samePrice(pack, better, other) : .higher(pack, better, other)
        return RuleFinding(
          StorefrontList.message(message, in: storefronts), at: CatalogPath(.product(pack.index), .price),
          related: [.init("the better pack", CatalogPath(.product(better.index), .price))])
      }
    }
  }
}

extension Message {
  fileprivate static func higher(_ pack: PackLadder.Pack, _ better: PackLadder.Pack, _ other: String) -> Message {
    "\(pack.total) \(pack.granted) for \(pack.price.currency) \(pack.price.written) is worse "
      + "value than \(better.total) for \(better.price.written) in \"\(other)\""
  }

  fileprivate static func samePrice(_ pack: PackLadder.Pack, _ better: PackLadder.Pack, _ other: String) -> Message {
    "for \(pack.price.currency) \(pack.price.written) this gives \(pack.total) \(pack.granted) and "
      + "\"\(other)\" \(better.total); give the packs different prices"
  }
}

import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Price policies that can't be applied, and computed prices that are not in the lock file.
enum PricePolicyRule: CatalogRule {
  static let description = RuleDescription(
    id: "price-policy", category: .price, defaultSeverity: .error,
    summary: "a price policy that can't be applied, or computed prices that the file of prices doesn't have",
    rationale: """
      The prices that a policy gives to a product are computed by `shopkeeper price --update` and kept \
      in a file beside the catalog, which is reviewed. "export" and "asc" take them from there, and stop \
      when it is not what the catalog says now: a change of the base price, of a multiplier or rate, or of \
      the App Store's price points. A policy needs a rate for each currency that it prices, and a \
      storefront may have one multiplier.
      """,
    facts: ["price-points"])

  static let examples = RuleExamples(
    around: """
      catalog: 1
      app:
        bundleID: com.example.game
        primaryLocale: en-US
        pricePolicies:
        - {name: ppp, others: store, rounding: usual, rates: [USD 1, INR 88.5], multipliers: [IND 0.35]}
        - {name: high, others: store, rounding: nearest, rates: [USD 1, INR 88.5], floors: [INR 900], cap: 1, multipliers: [IND 1]}
        - {name: bare, others: store, rounding: usual, multipliers: [IND 0.35]}
      products:
        …
      """,
    """
    accepted:
    - … coins: {type: consumable, price: {USD: 4.99}}
    - … coins: {type: consumable, price: {USD: 4.99}, pricePolicy: ppp}
    - … coins: {type: consumable, price: {USD: 4.99, INR: 499}, pricePolicy: bare}
    rejected:
    - … coins: {type: consumable, price: {USD: 4.99}, pricePolicy: ⟦bare⟧}
    - … coins: {type: consumable, price: {USD: 4.99}, pricePolicy: ⟦pp⟧}
    - … coins: {type: consumable, price: {USD: 4.99}, pricePolicy: ⟦high⟧}
    """)

  static func check(_ catalog: Catalog, in checked: CheckedCatalog) -> [RuleFinding] {
    guard catalog.usesPricePolicies else { return [] }
    let first = catalog.products.firstIndex { $0.pricePolicy != nil } ?? 0
    func finding(_ text: Message, _ product: Int) -> RuleFinding {
      RuleFinding(text, at: CatalogPath(.product(product), .pricePolicy))
    }
    guard let prices = checked.input.prices else {
      return ComputedPrices(catalog, tables: nil).faults.map { finding($0.text, $0.product) }
    }
    let faults =
      prices.tableFaults.map { finding(Message(verbatim: $0), first) }
      + prices.faults.map { finding($0.text, $0.product) }
    if !faults.isEmpty { return faults }
    return prices.staleness.map { [finding($0, first)] } ?? []
  }
}

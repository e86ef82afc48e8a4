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
      storefront may have one multiplier. A floor that is more than {lint.floor-raise} the amount that it \
      raises is a warning: the rate of the currency may be wrong.
      """,
    facts: ["price-points", "lint.floor-raise"])

  static let examples = RuleExamples(
    around: """
      catalog: 1
      products:
        coins: {type: consumable, price: {USD: 4.99}, pricePolicy: ppp}
        gems: {type: consumable, price: {USD: 9.99, INR: 899}, pricePolicy: ppp}
      app:
        bundleID: com.example.game
        primaryLocale: en-US
        pricePolicies:
        …
      """,
    """
    accepted:
    - coins: {type: consumable, price: {USD: 4.99}}
    - … - {name: ppp, others: store, rounding: usual, rates: [USD 1, INR 88.5], multipliers: [IND 0.35]}
    - … - {name: ppp, others: store, rounding: usual, rates: [INR 88.5, USD 1], multipliers: [IND 0.35], floors: [INR 49]}
      - {name: pp, others: store, rounding: up}
    rejected:
    - … - ⟦{name: ppp, others: store, rounding: usual, multipliers: [IND 0.35]}⟧
    - … - ⟦{name: ppp, others: store, rounding: usual, multipliers: [USA AFG 0.5, AFG 0.6]}⟧
    - … - ⟦{name: ppp, others: store, rounding: usual, multipliers: [CHN 0.6], except: [CHN], rates: [USD 1]}⟧
    - … - {name: ppp, others: store, rounding: usual}
      - ⟦{name: ppp, others: 0.9, rounding: up}⟧
    - catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US, pricePolicies: [{name: ppp, others: store, rounding: up}]}
      products:
        coins: {type: consumable, price: {USD: 4.99}, pricePolicy: ⟦pp⟧}
        gems: {type: consumable, price: {USD: 9.99}, pricePolicy: ⟦pp⟧}
    - catalog: 1
      app:
        bundleID: com.example.game
        primaryLocale: en-US
        pricePolicies:
        - {name: high, others: store, rounding: nearest, rates: [USD 1, INR 88.5], floors: [INR 900], cap: 1, multipliers: [IND 1]}
        - {name: far, others: store, rounding: up, rates: [USD 1, INR 885000], multipliers: [IND 1]}
        - {name: near, others: store, rounding: usual, rates: [USD 1, INR 0.00885], multipliers: [IND 1]}
      products:
        coins: {type: consumable, price: {USD: 4.99}, pricePolicy: ⟦high⟧}
        gems: {type: consumable, price: {USD: 4.99}, pricePolicy: ⟦far⟧}
        gold: {type: consumable, price: {USD: 4.99}, pricePolicy: ⟦near⟧}
    accepted:
    - … - {name: ppp, others: store, rounding: usual, rates: [USD 1, INR 88.5], multipliers: [IND 0.1], floors: [INR 79]}
    rejected as warning:
    - catalog: 1
      app:
        bundleID: com.example.game
        primaryLocale: en-US
        pricePolicies:
        - {name: ppp, others: store, rounding: usual, rates: [USD 1, INR 0.885], multipliers: [IND 0.35], floors: [INR 49]}
      products:
        coins: {type: consumable, price: {USD: 4.99}, pricePolicy: ⟦ppp⟧}
    """)

  static func check(_ catalog: Catalog, in checked: CheckedCatalog) -> [RuleFinding] {
    let prices = checked.input.prices
    let computed = prices == nil ? ComputedPrices(catalog, tables: nil) : nil
    let raises = findings(of: prices?.raises ?? computed?.raises ?? [], .warning)
    return findings(of: prices?.faults ?? computed?.faults ?? []) + lockFindings(of: catalog, prices) + raises
  }

  private static func lockFindings(of catalog: Catalog, _ prices: PriceState?) -> [RuleFinding] {
    guard prices?.faults.isEmpty ?? false else { return [] }
    let first = catalog.products.firstIndex { $0.pricePolicy != nil }
    let place = first.map { CatalogPath(.product($0), .pricePolicy) } ?? CatalogPath(.app)
    if let staleness = prices?.staleness {
      return [RuleFinding(staleness, at: place, severity: first == nil ? .warning : nil)]
    }
    return prices?.otherReason.map { [RuleFinding($0, at: place, severity: .warning)] } ?? []
  }

  /// A few findings for each policy, the last of which says how many others there are.
  private static func findings(of faults: [ComputedPrices.Fault], _ severity: Severity? = nil) -> [RuleFinding] {
    let most = ReadingLimits.findings
    let counts = Dictionary(faults.map { ($0.path, 1) }, uniquingKeysWith: +)
    var shown: [CatalogPath: Int] = [:]
    return faults.compactMap { fault in
      let place = shown[fault.path, default: 0]
      guard place < most else { return nil }
      shown[fault.path] = place + 1
      let rest = place == most - 1 ? counts[fault.path, default: most] - most : 0
      return RuleFinding(
        rest > 0 ? "\(fault.text), and \(rest) more" : fault.text, at: fault.path, severity: severity,
        related: fault.earlier.map { [.init("first used here", $0)] } ?? [])
    }
  }
}

package import AppStoreReference
import Basics
import CatalogModel

/// The prices of a catalog's products in single storefronts: stated for one, or computed by a policy.
package struct StorefrontPrices {
  private let products: [Product]
  private let computed: [ExactText: [Territory: Money]]
  private let base: Territory?

  package init(_ input: LintInput) {
    products = input.catalog.products
    computed = input.prices?.prices ?? [:]
    base = input.catalog.baseTerritory
  }

  /// The price of a product in a storefront; nil where it isn't sold, and where the store derives the price.
  package func price(of product: Int, in territory: Territory) -> Money? {
    let product = products[product]
    guard product.availability.storefronts?.contains(territory) ?? true else { return nil }
    return computed[ExactText(product.productID)]?[territory] ?? product.price?.amount(in: territory)
  }

  /// The storefronts in which one of some products has a price of its own, in the order of their codes; of those with
  /// a price in their currency, one.
  package func storefronts(of indices: some Sequence<Int>) -> [Territory] {
    var found: Set<Territory> = []
    for index in indices {
      let product = products[index]
      guard let price = product.price else { continue }
      var own = Set(price.overrides.map(\.territory))
      if let computed = computed[ExactText(product.productID)] { own.formUnion(computed.keys) }
      found.formUnion(own)
      for amount in price.amounts where amount.currency != price.base(in: base)?.currency {
        let others = amount.currency.storefronts.filter {
          !own.contains($0) && product.availability.storefronts?.contains($0) ?? true
        }
        let home = others.first { "\(amount.currency)".hasPrefix($0.alpha2) }
        if let storefront = home ?? others.first { found.insert(storefront) }
      }
    }
    return found.sorted()
  }
}

/// A product among those with which its price is compared.
package protocol LadderStep {
  /// The index of the product in its catalog.
  var index: Int { get }
  var price: Money { get set }
}

/// A product that costs too much beside another.
package struct LadderFault<Step: LadderStep> {
  package let step: Step
  package let better: Step
}

extension StorefrontPrices {
  /// Some products with their prices in a storefront, without those that have none there.
  package func steps<Step: LadderStep>(_ steps: [Step], in territory: Territory) -> [Step] {
    steps.compactMap { step in
      guard let price = price(of: step.index, in: territory), price.hundredths > 0 else { return nil }
      var step = step
      step.price = price
      return step
    }
  }

  /// The faults of products by their base prices, then the further ones of storefronts with prices of their own: each
  /// once, with its storefronts.
  ///
  /// - Returns: Faults with their storefronts; none of them for faults of the base prices.
  func faults<Step>(of steps: [Step], by find: ([Step]) -> [LadderFault<Step>]) -> [(
    fault: LadderFault<Step>, storefronts: [Territory]
  )] {
    let base = find(steps)
    let known = Set(base.map(\.step.index))
    var places: [[Int]: Int] = [:]
    var elsewhere: [(fault: LadderFault<Step>, storefronts: [Territory])] = []
    for territory in storefronts(of: steps.map(\.index)) {
      for fault in find(self.steps(steps, in: territory)) where !known.contains(fault.step.index) {
        let pair = [fault.step.index, fault.better.index]
        if let place = places[pair] {
          elsewhere[place].storefronts.append(territory)
        } else {
          places[pair] = elsewhere.count
          elsewhere.append((fault, [territory]))
        }
      }
    }
    return base.map { ($0, []) } + elsewhere
  }
}

/// The storefronts of a problem in a message: "Austria", "Austria, Belgium and 3 more storefronts".
enum StorefrontList {
  static func words(_ storefronts: [Territory]) -> Message {
    let rest = storefronts.count - 2
    let names = Message(list: storefronts.prefix(2).map { Message(phrase: $0.name) }, rest == 0 ? .and : .comma)
    return rest > 0 ? "\(names) and \(rest, of: "more storefront")" : names
  }

  /// A message with the storefronts where it holds: none for all of them.
  static func message(_ message: Message, in storefronts: [Territory]) -> Message {
    storefronts.isEmpty ? message : "in \(words(storefronts)), \(message)"
  }
}

package import AppStoreReference
import Basics
import CatalogModel

/// The prices of a catalog's products in single storefronts: stated for one, or computed by a policy.
package struct StorefrontPrices {
  private let products: [Product]
  private let computed: [ExactText: [Territory: Money]]

  package init(_ input: LintInput) {
    products = input.catalog.products
    computed = input.prices?.prices ?? [:]
  }

  /// The price of a product in a storefront; nil where it isn't sold, and where the store derives the price.
  package func price(of product: Int, in territory: Territory) -> Money? {
    let product = products[product]
    guard product.availability.storefronts?.contains(territory) ?? true else { return nil }
    return computed[ExactText(product.productID)]?[territory] ?? product.price?.amount(in: territory)
  }

  /// The storefronts in which one of some products has a price of its own, in the order of their codes.
  package func storefronts(of indices: some Sequence<Int>) -> [Territory] {
    var found: Set<Territory> = []
    for index in indices {
      found.formUnion(products[index].price?.overrides.map(\.territory) ?? [])
      if let own = computed[ExactText(products[index].productID)] { found.formUnion(own.keys) }
    }
    return found.sorted()
  }
}

/// The storefronts of a problem in a message: "Austria", "Austria, Belgium and 3 more storefronts".
enum StorefrontList {
  static func words(_ storefronts: [Territory]) -> String {
    let names = storefronts.prefix(2).map(\.name).joined(separator: storefronts.count == 2 ? " and " : ", ")
    let rest = storefronts.count - 2
    return rest > 0 ? "\(names) and \(rest) more storefront\(rest == 1 ? "" : "s")" : names
  }
}

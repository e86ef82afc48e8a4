// Suites and bundles of StoreKit 27, which no store's API is known to have.

extension Catalog {
  /// Whether a product is a suite or a bundle, and which of them.
  public func composition(of product: Product) -> SubscriptionGroup.Composition? {
    guard let group = product.subscription?.group, groups.indices.contains(group) else { return nil }
    return groups[group].composition
  }

  /// The catalog without suites and bundles, and the indices here of the products and groups that are left.
  package var withoutSuites: (catalog: Catalog, products: [Int], groups: [Int]) {
    let kept = groups.indices.filter { groups[$0].composition == nil }
    guard kept.count < groups.count else { return (self, Array(products.indices), kept) }
    let places = Dictionary(kept.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let others = products.indices.filter { composition(of: products[$0]) == nil }
    var catalog = self
    catalog.groups = kept.map { groups[$0] }
    catalog.products = others.map { index in
      var product = products[index]
      if let group = product.subscription?.group, let place = places[group] { product.subscription?.group = place }
      return product
    }
    return (catalog, others, kept)
  }
}

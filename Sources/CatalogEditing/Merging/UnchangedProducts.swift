import Basics
package import CatalogFormats
package import CatalogModel

extension CatalogMerge {
  /// The indices of the products of a file that have nothing that a catalog doesn't have.
  package static func unchanged(_ incoming: Catalog, in catalog: Catalog) -> Set<Int> {
    let places = catalog.productIndices
    var unchanged: Set<Int> = []
    for index in incoming.products.indices {
      if let place = places[ExactText(incoming.products[index].productID)],
        incoming.addsNothing(of: index, to: place, in: catalog)
      {
        unchanged.insert(index)
      }
    }
    return unchanged
  }
}

extension CatalogDocument {
  /// The flags of a catalog's products that a table turns off, by the indices of the table's products: a catalog has
  /// no values for flags that are off.
  package func flagsTurnedOff(in catalog: Catalog) -> [Int: [String]] {
    guard isTable else { return [:] }
    let places = catalog.productIndices
    var keys: [Int: [String]] = [:]
    for (index, product) in self.catalog.products.enumerated() {
      guard let place = places[ExactText(product.productID)] else { continue }
      keys[index] = Product.fields.compactMap { field in
        guard case .scalar(.flag, let flag) = field.content, flag.get(catalog.products[place]) != nil,
          flag.get(product) == nil, let path = field.path, path != .productID,
          range(of: CatalogPath(.product(index), path)) != nil
        else { return nil }
        return field.key
      }
    }
    return keys.filter { !$0.value.isEmpty }
  }
}

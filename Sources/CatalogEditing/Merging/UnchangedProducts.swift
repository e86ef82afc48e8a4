import Basics
import CatalogFormats
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

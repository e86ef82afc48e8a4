import CatalogFormats
import CatalogModel

/// The product IDs that a static list offers to clients.
struct ProductIDSelection {
  static let omission = "a list of product IDs contains nothing else"

  private(set) var ids: [String] = []
  /// The indices of the products in the catalog.
  private(set) var indices: [Int] = []
  private(set) var losses: [ExportLoss] = []

  /// Selects every product that is not hidden, in the order of the catalog.
  ///
  /// A file in an app or on a server doesn't know its readers: a product that is offered to some
  /// clients only, or at some time, is in it for all.
  /// - Parameters:
  ///   - isWritable: Whether the format can represent an ID; products with other IDs are left out.
  ///   - reason: The reason for that.
  init(
    _ catalog: Catalog, isWritable: (String) -> Bool = { _ in true },
    otherwise reason: String = "the product ID has a character that XML can't represent, such as a control"
  ) {
    var written = WrittenProducts()
    for (index, product) in catalog.products.enumerated() where !product.availability.isHidden {
      if let reason = isWritable(product.productID) ? written.refusal(of: product) : reason {
        losses.recordLoss(.whole, CatalogPath(.product(index)), reason)
        continue
      }
      ids.append(product.productID)
      indices.append(index)
      for field in product.conditions {
        losses.recordLoss(
          .value, CatalogPath(.product(index), field), "a list of product IDs offers every product to every client")
      }
    }
  }

  /// The losses of a list of IDs.
  ///
  /// - Parameter appFields: The fields of the app that it includes.
  static func omissions(of catalog: Catalog, ofTheApp appFields: Set<CatalogField> = []) -> [ExportLoss] {
    DeclaredLosses.losses(
      of: catalog, format: "", carrying: Set([.productID] + Product.conditionFields.compactMap(\.path)),
      ofTheApp: appFields, omission: omission)
  }
}

import CatalogModel

/// The product IDs that a static list offers to clients.
struct ProductIDSelection {
  private(set) var ids: [String] = []
  /// The places of the products in the catalog.
  private(set) var indices: [Int] = []
  private(set) var losses: [ExportLoss] = []

  /// Takes every product that is not hidden, in the order of the catalog.
  ///
  /// A file in an app or on a server can't ask who reads it: a product that is offered to some
  /// clients, or at some time, stands in it for all.
  /// - Parameters:
  ///   - isWritable: What the format can write; the ID of another product is left out.
  ///   - reason: Why.
  init(
    _ catalog: Catalog, isWritable: (String) -> Bool = { _ in true },
    otherwise reason: String =
      "the product ID holds a character that XML can't, such as a control"
  ) {
    var seen: Set<String> = []
    for (index, product) in catalog.products.enumerated() where !product.availability.isHidden {
      let path = CatalogPath(.product(index))
      guard !product.productID.isEmpty else {
        losses.lose(.whole, path, "the product has no ID")
        continue
      }
      guard isWritable(product.productID) else {
        losses.lose(.whole, path, reason)
        continue
      }
      guard seen.insert(product.productID).inserted else {
        losses.lose(.whole, path, "the product ID stands before")
        continue
      }
      ids.append(product.productID)
      indices.append(index)
      for field in product.conditions {
        losses.lose(
          .value, CatalogPath(path.subject, field),
          "a list of product IDs offers every product to every client")
      }
    }
  }

  /// What a list of the IDs does not carry.
  ///
  /// - Parameter appFields: What it has of the app.
  static func omissions(
    of catalog: Catalog, ofTheApp appFields: Set<CatalogField> = []
  ) -> [ExportLoss] {
    DeclaredLosses.losses(
      of: catalog, format: "",
      carrying: Set([.productID] + Product.conditionFields.compactMap(\.path)),
      ofTheApp: appFields, omission: "a list of product IDs holds nothing else")
  }
}

import CatalogModel

extension Product {
  /// The images that the product names, each with its field.
  var images: [(field: CatalogField, path: String)] {
    var images: [(field: CatalogField, path: String)] = []
    if let path = review.screenshot, !(path as String?).isBlank { images.append((.screenshot, path)) }
    if let path = promotionalImage, !(path as String?).isBlank { images.append((.promotionalImage, path)) }
    return images
  }
}

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

extension [Product] {
  /// The paths of all images, without a copy of any product, which counts references to each of its
  /// parts.
  var imagePaths: [String] {
    var paths: [String] = []
    for index in indices {
      if let path = self[index].review.screenshot, !(path as String?).isBlank { paths.append(path) }
      if let path = self[index].promotionalImage, !(path as String?).isBlank { paths.append(path) }
    }
    return paths
  }
}

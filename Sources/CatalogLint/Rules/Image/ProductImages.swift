import CatalogModel

extension Product {
  /// The images that the product names, each with its field.
  var images: [(field: CatalogField, path: String)] {
    var images: [(field: CatalogField, path: String)] = []
    if let path = review.screenshot, !(path as String?).isBlank {
      images.append((.screenshot, path))
    }
    if let path = promotionalImage, !(path as String?).isBlank {
      images.append((.promotionalImage, path))
    }
    return images
  }
}

extension Catalog {
  /// The paths of the images that the products name.
  var images: [String] {
    var images: [String] = []
    // In place: a copy of a product counts references to each of its parts.
    for index in products.indices {
      for path in [products[index].review.screenshot, products[index].promotionalImage] {
        if let path, !path.isBlankText { images.append(path) }
      }
    }
    return images
  }
}

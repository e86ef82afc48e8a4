import Basics
import CatalogFormats
import CatalogModel
import Shopkeeper

/// The image paths of an imported file, relative to the catalog's folder.
struct ImportedImages {
  private(set) var catalog: Catalog

  /// - Parameters:
  ///   - loaded: The file.
  ///   - own: The catalog that is merged into, and its folder.
  init(of loaded: CatalogFile, into own: Catalog, in folder: String) {
    catalog =
      loaded.isStandardInput
      ? loaded.document.catalog : MovedCatalog(loaded.document.catalog, from: loaded.folder, to: folder).catalog
    let original = loaded.document.catalog.products
    let here = CatalogFolder(path: loaded.folder)
    let places = own.productIndices
    for index in catalog.products.indices
    where original[index].review.screenshot != nil || original[index].promotionalImage != nil {
      guard let place = places[ExactText(catalog.products[index].productID)] else { continue }
      let product = own.products[place]
      func align(_ path: inout String?, _ written: String?, as known: String?) {
        // A table that was written in a parent folder and passed around still has the image's path
        // from there.
        guard let known, !known.isEmpty, let written, path != known, written.hasSuffix("/" + known),
          here.file(written).flatMap({ FileSystem.kind($0) }) == nil
        else { return }
        path = known
      }
      align(
        &catalog.products[index].review.screenshot, original[index].review.screenshot, as: product.review.screenshot)
      align(&catalog.products[index].promotionalImage, original[index].promotionalImage, as: product.promotionalImage)
    }
  }
}

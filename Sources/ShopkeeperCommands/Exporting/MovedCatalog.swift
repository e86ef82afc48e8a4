import CatalogModel

/// A catalog whose paths of images lead from the folder that it is written into.
struct MovedCatalog {
  private(set) var catalog: Catalog
  /// The folder that its paths are relative to.
  let folder: String

  /// - Parameters:
  ///   - folder: The folder that the catalog was read in.
  ///   - output: The file that it is written to. Paths can't leave the folder of a catalog: where
  ///     that does not hold the images, they stay as they are.
  init(_ catalog: Catalog, from folder: String, to output: String) {
    self.catalog = catalog
    let old = FileSystem.absolute(folder)
    let new = FileSystem.absolute(Path.folder(of: output))
    let root = new == "/" ? new : new + "/"
    guard old != new, old.hasPrefix(root) else {
      self.folder = folder
      return
    }
    self.folder = Path.folder(of: output)
    let way = String(old.dropFirst(root.count))
    for index in self.catalog.products.indices {
      move(&self.catalog.products[index].review.screenshot, by: way)
      move(&self.catalog.products[index].promotionalImage, by: way)
    }
  }

  private func move(_ path: inout String?, by way: String) {
    guard let old = path, !old.isEmpty, Path.staysInside(old) else { return }
    path = Path.join(way, old)
  }
}

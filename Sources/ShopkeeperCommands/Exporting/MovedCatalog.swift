import Basics
import CatalogFormats
import CatalogModel
import Shopkeeper

/// A catalog whose image paths are relative to a different folder than the one it was read in.
///
/// Paths can't leave the folder of a catalog: when an image is outside of it, its path is
/// unchanged.
struct MovedCatalog {
  private(set) var catalog: Catalog
  private let folder: CatalogFolder
  /// The original paths of the images whose paths changed.
  private var origins: [String: String] = [:]

  /// - Parameters:
  ///   - folder: The folder that the catalog was read in.
  ///   - other: The folder that its paths should be relative to.
  init(_ catalog: Catalog, from folder: String, to other: String) {
    self.catalog = catalog
    self.folder = CatalogFolder(path: folder)
    let old = FileSystem.absolute(folder)
    let new = FileSystem.absolute(other)
    guard old != new else { return }
    for (index, product) in catalog.products.enumerated() {
      self.catalog.products[index].review.screenshot = moved(product.review.screenshot, from: old, to: new)
      self.catalog.products[index].promotionalImage = moved(product.promotionalImage, from: old, to: new)
    }
  }

  /// The images, by their current paths in the catalog.
  var companions: CompanionFiles {
    let (files, origins) = (folder.companions, origins)
    return CompanionFiles { name in files.bytes(of: origins[name] ?? name) }
  }

  /// The file that an image is read from.
  func file(of image: String) -> String? { folder.file(origins[image] ?? image) }

  private mutating func moved(_ path: String?, from old: String, to new: String) -> String? {
    guard let path, !path.isEmpty, Path.staysInside(path) else { return path }
    let file = Path.resolved(Path.join(old, path))
    let root = new == "/" ? new : new + "/"
    guard file.hasPrefix(root), file.utf8.count > root.utf8.count else { return path }
    let moved = String(file.dropFirst(root.count))
    origins[moved] = path
    return moved
  }
}

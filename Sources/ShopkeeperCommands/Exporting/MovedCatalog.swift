import Basics
import CatalogFormats
import CatalogModel
import Shopkeeper

/// A catalog whose paths of images lead from another folder than the one that it was read in.
///
/// Paths can't leave the folder of a catalog: where that does not hold the images, they stay as they
/// are.
struct MovedCatalog {
  private(set) var catalog: Catalog
  private let folder: CatalogFolder
  /// The paths that became others, as they were.
  private var origins: [String: String] = [:]

  /// - Parameters:
  ///   - folder: The folder that the catalog was read in.
  ///   - other: The folder that its paths are to lead from.
  init(_ catalog: Catalog, from folder: String, to other: String) {
    self.catalog = catalog
    self.folder = CatalogFolder(path: folder)
    let old = FileSystem.absolute(folder)
    let new = FileSystem.absolute(other)
    guard old != new else { return }
    for (index, product) in catalog.products.enumerated() {
      self.catalog.products[index].review.screenshot = moved(
        product.review.screenshot, from: old, to: new)
      self.catalog.products[index].promotionalImage = moved(
        product.promotionalImage, from: old, to: new)
    }
  }

  /// The images, by the paths that the catalog has for them now.
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

import CatalogFormats
import CatalogModel

/// The files that a run must not write over: the one that it reads, and what belongs to that.
struct KeptFiles {
  private let files: [(path: String, reason: String)]

  /// The catalog, the images that it names, and the configuration and baseline that hold for it.
  init(of loaded: CatalogFiles.Loaded) {
    var files: [(path: String, reason: String)] = []
    if !loaded.isStandardInput { files.append((loaded.name, Self.isRead(loaded.name))) }
    let folder = CatalogFolder(path: loaded.folder)
    for product in loaded.document.catalog.products {
      for image in [product.review.screenshot, product.promotionalImage] {
        guard let image, let path = folder.file(image) else { continue }
        files.append((path, "is an image of the catalog"))
      }
    }
    if let path = ConfigurationFile.find(above: loaded.folder) {
      files.append((path, Self.isRead(path)))
      // One that can't be read is no reason not to export.
      let baseline = (try? ConfigurationFile.read(path))?.baseline
      if let baseline { files.append((baseline, Self.isRead(baseline))) }
    }
    self.files = files
  }

  private static func isRead(_ path: String) -> String { "is read by this run (\"\(path)\")" }

  /// Refuses to write over one of the files, by whatever path or link it is named.
  ///
  /// - Parameter own: The file that is meant to be replaced, such as a configuration that keeps its
  ///   identifiers.
  func requireOther(_ path: String, than own: String? = nil) throws {
    guard FileSystem.kind(path) == .file else { return }
    let target = FileSystem.absolute(path)
    if let own, FileSystem.absolute(own) == target { return }
    guard let file = files.first(where: { FileSystem.absolute($0.path) == target }) else { return }
    throw Failure("\"\(path)\" \(file.reason); write to another file")
  }
}

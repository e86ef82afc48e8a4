import Basics
import CatalogFormats
import CatalogLint
import CatalogModel
import Shopkeeper
import SourceSyntax

/// The files that a run must not overwrite: its input, and the files that belong to it.
struct KeptFiles {
  /// The reason why each file is kept, by absolute path.
  private var reasons: [String: String] = [:]

  /// The catalog, the images that it refers to, and its configuration and baseline.
  init(of loaded: CatalogFile) {
    if !loaded.isStandardInput { keep(loaded.name, Self.isRead(loaded.name)) }
    for part in loaded.parts { keep(part.source.name, Self.isRead(part.source.name)) }
    if let path = LintConfiguration.file(nearestTo: loaded.folder) {
      keep(path, Self.isRead(path))
      // An unreadable configuration is not a reason to fail the export.
      let baseline = (try? LintConfiguration(contentsOf: path))?.baseline
      if let baseline { keep(baseline, Self.isRead(baseline)) }
    }
    let folder = CatalogFolder(path: loaded.folder)
    let products = loaded.document.catalog.products
    let images = products.map(\.review.screenshot) + products.map(\.promotionalImage)
    for image in Set(images.compactMap(\.self)) {
      if let path = folder.file(image) { keep(path, "is an image of the catalog") }
    }
  }

  private mutating func keep(_ path: String, _ reason: String) {
    let path = FileSystem.absolute(path)
    if reasons[path] == nil { reasons[path] = reason }
  }

  private static func isRead(_ path: String) -> String { "is read by this run (\"\(path)\")" }

  /// Refuses to overwrite one of the files, regardless of the path or link that names it.
  ///
  /// - Parameter own: The file that is to be replaced, such as a configuration that keeps its
  ///   identifiers.
  func requireOther(_ path: String, than own: String? = nil) throws {
    guard FileSystem.kind(path) == .file else { return }
    let target = FileSystem.absolute(path)
    if let own, FileSystem.absolute(own) == target { return }
    guard let reason = reasons[target] else { return }
    throw Failure("\"\(path)\" \(reason); write to another file")
  }
}

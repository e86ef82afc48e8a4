import Basics
import CatalogFormats
import CatalogLint
import CatalogModel
import Shopkeeper
import SourceSyntax

/// The files that a run must not write over: the one that it reads, and what belongs to that.
struct KeptFiles {
  /// Why each is kept, by their absolute paths.
  private var reasons: [String: String] = [:]

  /// The catalog, the images that it names, and the configuration and baseline that hold for it.
  init(of loaded: CatalogFile) {
    if !loaded.isStandardInput { keep(loaded.name, Self.isRead(loaded.name)) }
    for part in loaded.parts { keep(part.source.name, Self.isRead(part.source.name)) }
    if let path = LintConfiguration.file(nearestTo: loaded.folder) {
      keep(path, Self.isRead(path))
      // One that can't be read is no reason not to export.
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

  /// Refuses to write over one of the files, by whatever path or link it is named.
  ///
  /// - Parameter own: The file that is meant to be replaced, such as a configuration that keeps its
  ///   identifiers.
  func requireOther(_ path: String, than own: String? = nil) throws {
    guard FileSystem.kind(path) == .file else { return }
    let target = FileSystem.absolute(path)
    if let own, FileSystem.absolute(own) == target { return }
    guard let reason = reasons[target] else { return }
    throw Failure("\"\(path)\" \(reason); write to another file")
  }
}

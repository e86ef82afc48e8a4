import Basics
import CatalogFormats
import CatalogLint
import CatalogModel
import ForeignFormats
import Shopkeeper
import SourceSyntax

/// The files that a run must not overwrite: its input, and the files that belong to it.
struct KeptFiles {
  /// The reason why each file is kept, by absolute path.
  private var reasons: [String: String] = [:]

  /// The catalog, the files that it refers to, its computed prices, its configuration and its baseline.
  init(of loaded: CatalogFile) {
    self.init(of: [loaded])
    if let path = LintConfiguration.file(nearestTo: loaded.folder) {
      keep(path, Self.isRead(path))
      // An unreadable configuration is not a reason to fail the export.
      let baseline = (try? LintConfiguration(contentsOf: path))?.baseline
      if let baseline { keep(baseline, Self.isRead(baseline)) }
    }
  }

  /// Some catalogs, the files that they refer to, and their computed prices.
  ///
  /// - Parameter others: Further files that the run reads.
  init(of catalogs: [CatalogFile], others: [String] = []) {
    for path in others { keep(path, Self.isRead(path)) }
    for loaded in catalogs {
      if !loaded.isStandardInput {
        keep(loaded.name, Self.isRead(loaded.name))
        keep(PriceLock.path(of: loaded.name), "has the computed prices of the catalog")
      }
      for part in loaded.parts { keep(part.source.name, Self.isRead(part.source.name)) }
      let folder = CatalogFolder(path: loaded.folder)
      let catalog = loaded.document.catalog
      let images = catalog.products.map(\.review.screenshot) + catalog.products.map(\.promotionalImage)
      let tables = catalog.app.pricePolicies.flatMap(\.tables)
      for (names, noun) in [(images.compactMap(\.self), "an image"), (tables, "a table")] {
        for name in Set(names) { if let path = folder.file(name) { keep(path, "is \(noun) of the catalog") } }
      }
    }
  }

  /// Keeps another file that the run reads.
  mutating func keep(_ path: String) { keep(path, Self.isRead(path)) }

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

  /// Refuses to overwrite one of the files, or any catalog or image that isn't a report, with a report.
  func requireReport(_ path: String) throws {
    guard !OutputFile.isStream(path), FileSystem.kind(path) == .file else { return }
    try requireOther(path)
    // A file that can't be read as a text isn't a report, nor a catalog.
    guard let source = try? SourceFile.read(path: path) else { return }
    let file = ParsedFile(source)
    let isExport = CatalogFormatRegistry.formats.contains { $0.read != nil && $0.recognizesOwn(file) }
    if CatalogYAMLDecoder.begins(source) || isExport {
      throw Failure("\"\(path)\" is a catalog; write to another file")
    }
    guard !source.isBinary else {
      throw Failure("\"\(path)\" is \(file.kindInWords), not a report; write to another file")
    }
  }
}

import Basics
import CatalogFormats
import CatalogLint
import CatalogModel
import ForeignFormats

/// The catalogs that paths refer to, without exports of them.
///
/// In a folder that was searched, a StoreKit configuration is an export of a catalog that has at least
/// half of its product IDs: an ID belongs to one app for good, so the two describe the same products.
package struct FoundCatalogs {
  /// In the order of the paths, and sorted by name below a folder.
  package private(set) var paths: [String] = []
  /// The exports, by the absolute path of their catalog.
  private var exports: [String: [CatalogFile]] = [:]
  /// The files that were read to identify the catalogs, by path.
  private var files: [String: CatalogFile] = [:]

  /// Finds catalogs and their exports; see ``CatalogFile/expand(_:by:unlistable:)``.
  package init(
    _ paths: [String], by search: CatalogSearch = CatalogSearch(),
    unlistable: (CatalogFileFailure) throws -> Void = { throw $0 }
  ) throws {
    let candidates = try CatalogCandidates(paths, by: search, unlistable: unlistable)
    self.paths = candidates.paths
    recognizeExports(candidates.exports)
  }

  /// Reads one of the catalogs, unless it was already read to identify the catalogs.
  ///
  /// - Parameters:
  ///   - columns: The meaning of a table.
  ///   - sheet: The sheet of a workbook.
  package func file(
    at path: String, standardInputName: String = "stdin", columns: ColumnMap = ColumnMap(), sheet: String? = nil
  ) throws -> CatalogFile {
    if columns == ColumnMap(), sheet == nil, let file = files[path] { return file }
    return try CatalogFile.read(path, standardInputName: standardInputName, columns: columns, sheet: sheet)
  }

  /// The files that were exported from a catalog.
  package func exports(of path: String) -> [CatalogFile] {
    exports.isEmpty ? [] : exports[FileSystem.absolute(path)] ?? []
  }

  private mutating func recognizeExports(_ candidates: [String]) {
    guard !candidates.isEmpty else { return }
    var catalogs: [(file: CatalogFile, ids: Set<ExactText>)] = []
    for path in paths where path != "-" && !path.hasSuffix(".storekit") {
      guard let file = try? CatalogFile.read(path) else { continue }
      files[path] = file
      let catalog = file.document.catalog
      let ids = (catalog.products.map(\.productID) + catalog.retired).map { ExactText($0) }
      catalogs.append((file, Set(ids)))
    }
    guard !catalogs.isEmpty else { return }
    for path in candidates {
      guard let file = try? CatalogFile.read(path) else { continue }
      files[path] = file
      guard let index = Self.origin(of: file, among: catalogs) else { continue }
      paths.removeAll { $0 == path }
      exports[FileSystem.absolute(catalogs[index].file.name), default: []].append(file)
    }
  }

  /// The index of the catalog that a file was exported from; nil for a catalog of its own.
  private static func origin(of file: CatalogFile, among catalogs: [(file: CatalogFile, ids: Set<ExactText>)]) -> Int? {
    let ids = Set(file.document.catalog.products.map { ExactText($0.productID) })
    guard !ids.isEmpty else {
      // A file without products can only be the one that Xcode creates before the first export.
      return catalogs.count == 1 && file.document.unread.isEmpty ? 0 : nil
    }
    let held = catalogs.map { $0.ids.intersection(ids).count }
    let most = held.max() ?? 0
    guard 2 * most >= ids.count else {
      // If a catalog can't be read completely, some of its IDs are unknown.
      let unread = catalogs.indices.filter { !catalogs[$0].file.document.unread.isEmpty }
      return catalogs.count == 1 ? unread.first : nil
    }
    // If there are copies, the nearest one is chosen.
    let best = catalogs.indices.filter { held[$0] == most }
    return best.min { distance(catalogs[$0].file, file) < distance(catalogs[$1].file, file) }
  }

  /// The number of folders from one file to another.
  private static func distance(_ one: CatalogFile, _ other: CatalogFile) -> Int {
    let first = AbsolutePath(FileSystem.absolute(one.folder)).names
    let second = AbsolutePath(FileSystem.absolute(other.folder)).names
    let common = zip(first, second).prefix { $0 == $1 }.count
    return first.count + second.count - 2 * common
  }
}

/// The catalogs that paths refer to before exports are recognized, for which files are read.
package struct CatalogCandidates {
  package private(set) var paths: [String] = []
  /// The StoreKit configurations that may be exports of catalogs, in ``paths`` or elsewhere.
  package private(set) var exports: [String] = []

  package init(
    _ given: [String], by search: CatalogSearch = CatalogSearch(),
    unlistable: (CatalogFileFailure) throws -> Void = { throw $0 }
  ) throws {
    var named: Set<String> = []
    var found: Set<String> = []
    for path in (given.isEmpty ? ["."] : given).map(CatalogFile.file(of:)) {
      guard path != "-", FileSystem.kind(path) == .folder else {
        paths.append(path)
        named.insert(path == "-" ? path : FileSystem.absolute(path))
        continue
      }
      let folder: SearchedFolder
      do { folder = try SearchedFolder(path, by: search, unlistable) } catch  where search.passesOverFaults { continue }
      if folder.files.isEmpty, !search.passesOverFaults { throw folder.emptiness }
      paths += folder.files
      found.formUnion(folder.exports)
    }
    // A file that is named twice, even in different spellings, is read once.
    var seen: Set<String> = []
    paths = paths.filter { seen.insert($0 == "-" ? $0 : FileSystem.absolute($0)).inserted }
    exports = found.filter { !named.contains(FileSystem.absolute($0)) }.sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
  }
}

// MARK: - Drift

extension LintInput {
  /// Adds the exports of the catalog, to be compared with it in the fields that both can hold.
  package mutating func add(exports: [CatalogFile], of file: CatalogFile) {
    guard !exports.isEmpty, file.document.unread.isEmpty else { return }
    func side(_ file: CatalogFile) -> CatalogComparison.Side {
      CatalogComparison.Side(
        file.document.catalog, format: file.format.flatMap { CatalogFormatRegistry.format(named: $0) },
        folder: file.folder)
    }
    // A StoreKit configuration without products is a new one, and no export.
    let written = exports.filter { export in export.document.unread.isEmpty && !export.document.catalog.products.isEmpty
    }
    self.exports += written.map { export in
      let compared = CatalogComparison(from: side(file), to: side(export))
      return ExportedFile(name: export.name, format: export.format ?? "", catalog: compared.old, content: compared.new)
    }
  }
}

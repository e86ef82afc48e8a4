import Basics

/// The catalogs below a folder.
struct SearchedFolder {
  /// In the order of their paths.
  private(set) var files: [String] = []
  /// The StoreKit configurations among the files, and the ones that no configuration names as a
  /// source: they may have been exported from a catalog.
  private(set) var exports: Set<String> = []
  private var sources: [CatalogSources] = []
  private let root: String
  private let passesOverFaults: Bool

  /// - Parameters:
  ///   - folder: The folder to search, even if it is left out elsewhere.
  ///   - search: The search, with the paths below it to leave out.
  ///   - unlistable: Takes the folders and files that could not be listed.
  init(_ folder: String, by search: CatalogSearch, _ unlistable: (CatalogFileFailure) throws -> Void) throws {
    root = folder
    passesOverFaults = search.passesOverFaults
    let scope = try SearchScope(folder, by: search)
    sources = [scope.sources].compactMap(\.self)
    try walk(folder, in: scope, unlistable)
    do { try addNamedFiles(below: scope.path) } catch  where passesOverFaults {}
  }

  /// The reason why nothing was found, and whether something was left out.
  var emptiness: CatalogFileFailure {
    let message = "no catalog.yml and no .storekit file below \"\(root)\""
    let others = try? SearchedFolder(root, by: .unlimited) { _ in }
    guard let first = others?.files.first else { return CatalogFileFailure(message) }
    let reason = sources.isEmpty ? "is excluded or ignored" : "is not among the \"sources\" of \"\(sources[0].name)\""
    return CatalogFileFailure("\(message); \"\(first)\" \(reason), name it to read it")
  }

  private mutating func walk(_ folder: String, in scope: SearchScope, _ unlistable: (CatalogFileFailure) throws -> Void)
    throws
  {
    let names: [String]
    do { names = try FileSystem.names(in: folder) } catch {
      return try unlistable(CatalogFileFailure("could not list \"\(folder)\": \(error)"))
    }
    var scope = scope
    let found = files.count
    var failure: (any Error)?
    do { try scope.addFiles(names, of: folder) } catch { failure = error }
    if let named = scope.sources, !sources.contains(named) { sources.append(named) }
    for name in names where !name.hasPrefix(".") {
      let path = Path.join(folder == "." ? "" : folder, name)
      switch FileSystem.kind(path, followingLinks: false) {
      // Links to folders are not followed, so that cycles end.
      case .folder:
        guard !scope.leavesOut(name, isFolder: true) else { continue }
        try walk(path, in: scope.entering(name), unlistable)
      // A pipe or a device is not a catalog, whatever its name. A broken link to one is reported.
      case .file, .other:
        guard [.file, nil].contains(FileSystem.kind(path)) else { continue }
        try add(path, named: name, in: scope, unlistable)
      // Without permission for the folder, the kinds of its entries are unknown.
      case nil: try unlistable(CatalogFileFailure("could not read \"\(path)\": no permission"))
      }
    }
    // The configuration of a folder without catalogs doesn't matter.
    if let failure, files.count > found, !passesOverFaults { throw failure }
  }

  private mutating func add(
    _ path: String, named name: String, in scope: SearchScope, _ unlistable: (CatalogFileFailure) throws -> Void
  ) throws {
    let isExport = name.hasSuffix(".storekit")
    let isCatalog = isExport || name == "catalog.yml" || name == "catalog.yaml"
    let isSource = scope.sources?.contain(scope.path.appending(name), isCatalog: isCatalog)
    guard isSource ?? isCatalog || isExport, !scope.leavesOut(name, isFolder: false) else { return }
    // A broken link leads nowhere, and is reported when it is read.
    guard Repository.contains(path, of: root) || FileSystem.kind(path) == nil else {
      return try unlistable(.leadsOut(path, of: root))
    }
    if isSource ?? true { files.append(path) }
    if isExport, isSource != true { exports.insert(path) }
  }

  /// Adds the files that configurations name and that are not searched for, such as one that git
  /// ignores.
  private mutating func addNamedFiles(below top: AbsolutePath) throws {
    var known = Set(files.map { AbsolutePath(FileSystem.absolute($0)) })
    for source in sources {
      for literal in source.literals {
        let path = literal.split(separator: "/").reduce(source.folder) { $0.appending(String($1)) }
        guard path.names.starts(with: top.names), !known.contains(path) else { continue }
        let rest = path.names.dropFirst(top.names.count).map { FileName.text($0) }
        let file = rest.reduce(root == "." ? "" : root) { Path.join($0, $1) }
        switch FileSystem.kind(file) {
        case .folder: continue
        case nil: throw CatalogFileFailure("no file at \"\(file)\", which \"\(source.name)\" names as a source")
        case .file, .other:
          guard Repository.contains(file, of: root) else { throw CatalogFileFailure.leadsOut(file, of: root) }
          files.append(file)
          exports.remove(file)
          known.insert(path)
        }
      }
    }
  }
}

import CatalogFormats
import CatalogStore
import CommandLayer
import Shopkeeper

/// The catalog of a published revision where a command otherwise reads a file.
enum StoredCatalog {
  static let revision = Option(
    "revision", of: .integer(1 ... .max, placeholder: "NUMBER"),
    help: "Use a published revision from the store instead of a file")

  /// A revision, read like a file.
  static func file(of revision: Revision, in store: Store) throws -> CatalogFile {
    let document = try StoreOptions.run { () throws(StoreFailure) in try store.document(of: revision) }
    return CatalogFile(name: document.source.name, folder: ".", format: "json", document: document)
  }

  /// The revision that `--revision` names, or else the catalog at a path; without a path, the one in
  /// this folder.
  static func file(_ invocation: Invocation, at path: String?, format: CatalogFormat? = nil) throws -> CatalogFile {
    if let number = invocation[revision] {
      guard path == nil else {
        throw invocation.usageError(.other("--revision takes the place of CATALOG; give only one"))
      }
      return try file(number: number, invocation)
    }
    return try CatalogFile(contentsOf: path ?? ".", format: format, search: CatalogSearch(invocation))
  }

  /// The revision with a number.
  static func file(number: Int, _ invocation: Invocation) throws -> CatalogFile {
    let (store, app) = try StoreOptions.openApp(invocation, for: .read)
    return try file(of: try StoreOptions.revision(number, of: app, in: store), in: store)
  }
}

import CatalogFormats
import CatalogModel
import CommandLayer
import SourceSyntax

/// One side of a comparison: a file, the folder of one, or a file of a revision that git keeps.
enum ComparedCatalog {
  /// Reads `catalog.yml`, or `HEAD:Catalogs/GoldRush/catalog.yml`: a file of that name comes first.
  static func read(_ name: String, on console: Console) throws -> Catalog {
    let loaded =
      name != "-" && FileSystem.kind(name) == nil
      ? try revision(name) ?? CatalogFiles.loadOne(name) : try CatalogFiles.loadOne(name)
    try CatalogFiles.requireReadable(loaded, on: console)
    return loaded.document.catalog
  }

  /// A file of a revision, as git names it; nil when the name has no colon.
  private static func revision(_ name: String) throws -> CatalogFiles.Loaded? {
    guard let colon = name.firstIndex(of: ":"), colon > name.startIndex else { return nil }
    let path = String(name[name.index(after: colon)...])
    let folder = GitFolder(revision: String(name[..<colon]), prefix: "")
    guard let bytes = try folder.bytes(of: path) else {
      throw Failure("revision \"\(folder.revision)\" has no file \"\(path)\"")
    }
    return CatalogFiles.Loaded(
      name: name, folder: Path.folder(of: path),
      document: CatalogReading.read(SourceFile(name: name, bytes: bytes)))
  }
}

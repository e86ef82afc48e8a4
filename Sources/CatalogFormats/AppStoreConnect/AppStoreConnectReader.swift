internal import AppStoreReference
internal import CatalogModel
import SourceSyntax

/// Reads a catalog from answers of the App Store Connect API, or from requests that
/// ``AppStoreConnectWriter`` wrote.
///
/// A file holds one answer, a list of them, or one after the other, as tools that page write them;
/// resources are joined by their types and IDs, whichever answer has them. Texts are read from
/// versions and from before there were versions. States stay out of the catalog.
public enum AppStoreConnectReader {
  /// Reads a file; what can't be read is left out of the catalog and stands in the diagnostics.
  public static func read(_ file: ParsedFile) -> CatalogDocument {
    let tree =
      file.json.hasErrors ? .parseJSON(file.source, allowingSeveral: true) : file.json
    var builder = ConnectCatalogBuilder(ConnectAnswers(tree))
    builder.build()
    let places = builder.places
    return CatalogDocument(
      builder.catalog, of: file.source, tree.diagnostics, builder.problems
    ) { path, text in
      if let range = places.range(of: path, text: text, in: tree) { return range }
      // That of its localization, or of the list it is in, where the file doesn't have it.
      let owner: CatalogPath? =
        switch path.field {
        case .title, .description: CatalogPath(path.subject, .locale, element: path.element)
        case .price, .storefronts: CatalogPath(path.subject, path.field)
        default: nil
        }
      return owner.flatMap { places.range(of: $0, text: nil, in: tree) }
    }
  }

  static func mark(in file: ParsedFile) -> Int? {
    file.jsonRoot.flatMap { ConnectMark.first(in: $0) }
  }
}

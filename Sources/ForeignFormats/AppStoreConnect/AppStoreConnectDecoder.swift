internal import AppStoreReference
public import CatalogFormats
internal import CatalogModel
import SourceSyntax

/// Reads a catalog from responses of the App Store Connect API, or from requests that
/// ``AppStoreConnectEncoder`` wrote.
///
/// A file contains one response, a list of responses, or several concatenated ones, as tools write
/// them for paged results; resources are joined by their types and IDs across responses. Texts are
/// read both from versions and from the fields that predate versions. States are not part of the
/// catalog.
public enum AppStoreConnectDecoder {
  /// Reads a file; values that can't be read are left out of the catalog and reported in the diagnostics.
  public static func read(_ file: ParsedFile) -> CatalogDocument {
    let tree = file.json.hasErrors ? .parseJSON(file.source, allowingSeveral: true) : file.json
    var builder = ConnectCatalogBuilder(ConnectAnswers(tree))
    builder.build()
    let places = builder.places
    return CatalogDocument(builder.catalog, of: file.source, tree.diagnostics, builder.problems) { path, text in
      if let range = places.range(of: path, text: text, in: tree) { return range }
      // The owner of its localization, or of the list that contains it, where the file doesn't have
      // it.
      let owner: CatalogPath? =
        switch path.field {
        case .title, .description: CatalogPath(path.subject, .locale, element: path.element)
        case .price, .storefronts: CatalogPath(path.subject, path.field)
        default: nil
        }
      return owner.flatMap { places.range(of: $0, text: nil, in: tree) }
    }
  }

  static func mark(in file: ParsedFile) -> Int? { file.jsonRoot.flatMap { ConnectMark.first(in: $0) } }
}

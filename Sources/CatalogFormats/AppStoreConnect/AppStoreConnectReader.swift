internal import AppStoreReference
internal import CatalogModel
public import SourceSyntax

/// Reads a catalog from answers of the App Store Connect API, or from requests that
/// ``AppStoreConnectWriter`` wrote.
///
/// A file holds one answer, a list of them, or one after the other, as tools that page write them;
/// resources are joined by their types and IDs, whichever answer has them. Texts are read from
/// versions and from before there were versions. States stay out of the catalog.
public enum AppStoreConnectReader {
  /// Reads a file; what can't be read is left out of the catalog and stands in the diagnostics.
  public static func read(_ source: SourceFile) -> CatalogDocument {
    let answers = ConnectAnswers(source)
    var builder = ConnectCatalogBuilder(answers)
    builder.build()
    let pages = builder.problems.pages
    let places = builder.places.mapValues { (page: $0.page, node: $0.node.index) }
    var diagnostics = builder.problems.diagnostics
    diagnostics.sort { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    return CatalogDocument(
      source: source, catalog: builder.catalog, diagnostics: diagnostics
    ) { path, text in
      guard let place = place(path, in: places) else { return nil }
      let isExact = places[path] != nil
      return pages.range(page: place.page, node: place.node, text: isExact ? text : nil)
    }
  }

  /// The place of a path; that of its localization, or of the list it stands in, where the file
  /// doesn't have it.
  private static func place(
    _ path: CatalogPath, in places: [CatalogPath: (page: Int, node: Int)]
  ) -> (page: Int, node: Int)? {
    if let place = places[path] { return place }
    switch path.field {
    case .title, .description:
      return places[CatalogPath(path.subject, .locale, element: path.element)]
    case .price, .storefronts: return places[CatalogPath(path.subject, path.field)]
    default: return nil
    }
  }
}

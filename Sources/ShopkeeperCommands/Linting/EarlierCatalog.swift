import CatalogFormats
import CatalogModel
import SourceSyntax

/// The earlier revision of a catalog that the history rules compare with.
enum EarlierCatalog {
  /// Reads the earlier revision, which must be whole: what is missing in it can't be compared.
  static func read(_ path: String) throws -> Catalog {
    let document = try CatalogFiles.load(path).document
    if let error = document.diagnostics.first(where: { $0.severity == .error }) {
      let place = document.source.location(at: error.range.start)
      throw Failure(
        "can't compare with \"\(path)\": \(path):\(place.line):\(place.column): \(error.message)")
    }
    return document.catalog
  }
}

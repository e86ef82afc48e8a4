public import CatalogModel
import SourceSyntax

/// Writes a whole catalog as JSON, with the keys of the catalog file, in the order of the catalog.
///
/// Amounts and dates are texts, because numbers would not preserve their notation. The file
/// conforms to the schema of the catalog file, ``CatalogJSONSchema``.
public enum CatalogJSONEncoder {
  /// Writes a catalog.
  public static func write(_ catalog: Catalog) -> ExportResult {
    var encoder = CatalogEncoder(catalog)
    return ExportResult(bytes: encoder.root().value.json(.pretty), losses: encoder.losses)
  }
}

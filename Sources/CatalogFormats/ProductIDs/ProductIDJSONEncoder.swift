public import CatalogModel
internal import SourceSyntax

/// Writes the product IDs as a JSON array of strings on one line, the response that Apple's guide
/// suggests for a server.
public enum ProductIDJSONEncoder {
  /// Writes every product that is not hidden.
  public static func write(_ catalog: Catalog) -> ExportResult {
    let selection = ProductIDSelection(catalog)
    return ExportResult(
      bytes: OrderedValue.texts(selection.ids).json(.compact) + [UInt8(ascii: "\n")], losses: selection.losses)
  }
}

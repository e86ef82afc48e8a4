public import CatalogModel
import SourceSyntax

/// Writes the product IDs as a property list: an array of strings, as described for the app's
/// bundle in Apple's guide to loading product identifiers.
public enum ProductIDPropertyListEncoder {
  /// Writes every product that is not hidden, with the same bytes as Apple's own encoders.
  public static func write(_ catalog: Catalog) -> ExportResult {
    let selection = ProductIDSelection(catalog, isWritable: XMLText.isWritable)
    let bytes = PropertyListXML.bytes(.list(selection.ids.map(OrderedValue.text)))
    return ExportResult(bytes: bytes, losses: selection.losses)
  }
}

public import CatalogModel
import SourceSyntax

/// Writes the product IDs as a property list: an array of strings, as Apple's guide to loading
/// product identifiers has it in the app's bundle.
public enum ProductIDPropertyListWriter {
  /// Writes every product that is not hidden, the same bytes as Apple's own coders.
  public static func write(_ catalog: Catalog) -> ExportResult {
    let selection = ProductIDSelection(catalog, isWritable: XMLText.isWritable)
    let bytes = PropertyListXML.bytes(.list(selection.ids.map(OrderedValue.text)))
    return ExportResult(bytes: bytes, losses: selection.losses)
  }
}

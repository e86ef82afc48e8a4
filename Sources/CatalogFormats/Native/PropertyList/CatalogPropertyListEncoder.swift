public import CatalogModel
import SourceSyntax

/// Writes a whole catalog as a property list, with the keys of the catalog file.
///
/// Amounts and dates are texts, because the numbers and dates of property lists would not preserve
/// them. The entries are in the order of the catalog; a program that sorts them loses that order.
public enum CatalogPropertyListEncoder {
  /// Writes a catalog in XML.
  public static func xml(_ catalog: Catalog) -> ExportResult { write(catalog, PropertyListXML.bytes) }

  /// Writes a catalog in binary, which can also represent the characters that XML can't.
  public static func binary(_ catalog: Catalog) -> ExportResult { write(catalog, PropertyListBinary.bytes) }

  private static func write(_ catalog: Catalog, _ bytes: (OrderedValue) -> [UInt8]) -> ExportResult {
    var encoder = CatalogEncoder(catalog)
    return ExportResult(
      bytes: bytes(encoder.root().value), losses: encoder.losses, advice: ExportResult.advice(for: catalog))
  }
}

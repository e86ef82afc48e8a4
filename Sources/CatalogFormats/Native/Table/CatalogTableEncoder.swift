import AppStoreReference
public import CatalogModel
import SourceSyntax

/// Writes a catalog as a table for spreadsheets: CSV or TSV.
///
/// The result reads back as the same catalog. A cell that a spreadsheet would run as a formula, or
/// misinterpret as a number or a date, is prefixed with an apostrophe, which the reader removes.
public enum CatalogTableEncoder {
  /// Commas, and a byte order mark: without one, Excel assumes an old code page.
  public static func csv(_ catalog: Catalog) -> ExportResult {
    write(catalog, DelimitedWriter(hasMark: true, isGuarded: true))
  }

  /// Tabs and no byte order mark: for the clipboard, and for tools that split columns.
  public static func tsv(_ catalog: Catalog) -> ExportResult {
    write(catalog, DelimitedWriter(separator: UInt8(ascii: "\t"), isGuarded: true))
  }

  /// Whether a table holds all of a product: a usual one, with its locales in the store's spelling, and
  /// without offer codes or the white space that a spreadsheet drops.
  static func holds(_ product: Product) -> Bool {
    func isTrimmed(_ text: String?) -> Bool {
      guard let first = text?.first, let last = text?.last else { return true }
      return !first.isWhitespace && !last.isWhitespace
    }
    return product.isUsual && product.offerCodes.isEmpty && isTrimmed(product.referenceName)
      && isTrimmed(product.review.notes) && isTrimmed(product.review.screenshot)
      && isTrimmed(product.promotionalImage)
      && product.localizations.allSatisfy {
        $0.locale == $0.storeLocale?.code && ($0.title != nil || $0.description != nil)
          && isTrimmed($0.title) && isTrimmed($0.description)
      }
  }

  private static func write(_ catalog: Catalog, _ writer: DelimitedWriter) -> ExportResult {
    var writer = writer
    var encoder = CatalogEncoder(catalog)
    let table = CatalogTable(encoder.root().value, of: catalog.app)
    writer.row(table.columns.map { SpreadsheetText.cell($0.text) })
    table.forEachRow { writer.row($0) }
    return ExportResult(bytes: writer.output, losses: encoder.losses)
  }
}

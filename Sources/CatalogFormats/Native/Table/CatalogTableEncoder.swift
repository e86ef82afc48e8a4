public import AppStoreReference
public import CatalogModel
import SourceSyntax

/// Writes a catalog as a table for spreadsheets: CSV or TSV.
///
/// The result reads back as the same catalog. A cell that a spreadsheet would run as a formula, or
/// misinterpret as a number or a date, is prefixed with an apostrophe, which the reader removes.
public enum CatalogTableEncoder {
  /// Commas, and a byte order mark: without one, Excel assumes an old code page.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - source: The locale whose texts are there for translators alone, and are not read back.
  public static func csv(_ catalog: Catalog, source: StoreLocale? = nil) -> ExportResult {
    write(catalog, DelimitedWriter(hasMark: true, isGuarded: true), source)
  }

  /// Tabs and no byte order mark: for the clipboard, and for tools that split columns.
  public static func tsv(_ catalog: Catalog, source: StoreLocale? = nil) -> ExportResult {
    write(catalog, DelimitedWriter(separator: UInt8(ascii: "\t"), isGuarded: true), source)
  }

  private static func write(_ catalog: Catalog, _ writer: DelimitedWriter, _ source: StoreLocale?) -> ExportResult {
    var writer = writer
    var encoder = CatalogEncoder(catalog)
    let table = CatalogTable(
      encoder.root().value, of: catalog.app, filled: FilledTexts(catalog), isForTranslators: source != nil)
    let columns = table.columns
    writer.row(columns.map { SpreadsheetText.cell($0.heading(source: source)) })
    table.forEachRow { writer.row($0, of: columns.count) }
    return ExportResult(bytes: writer.output, losses: encoder.losses)
  }
}

import AppStoreReference
import CatalogModel
import SourceSyntax

/// Writes a catalog as a spreadsheet, `.xlsx`: the table of `csv`, with prices as numbers and every
/// other cell as text.
enum CatalogWorkbookEncoder {
  static func write(_ catalog: Catalog, source: StoreLocale? = nil) -> ExportResult {
    var encoder = CatalogEncoder(catalog)
    let table = CatalogTable(
      encoder.root().value, of: catalog.app, filled: FilledTexts(catalog), isForTranslators: source != nil)
    let columns = table.columns
    var sheet = WorksheetWriter(name: "Products")
    sheet.row(columns.enumerated().map { ($0, Workbook.Cell($1.heading(source: source))) })
    table.forEachRow { cells in
      sheet.row(cells.lazy.filter { !$0.text.isEmpty }.map { ($0.column, cell($0.text, columns[$0.column])) })
    }
    return ExportResult(bytes: Workbook.bytes(of: [sheet]) ?? [], losses: encoder.losses)
  }

  /// A spreadsheet neither runs nor changes a cell of the type text, so that the apostrophe of a
  /// text table is not needed, except for the empty text.
  private static func cell(_ written: String, _ column: TableColumn) -> Workbook.Cell {
    let text = SpreadsheetText.text(written) ?? ""
    if text.utf8.allSatisfy({ $0 == UInt8(ascii: "'") }) { return Workbook.Cell(written) }
    let isNumber = numeric.contains(column.name) && SpreadsheetText.isPlainNumber(text)
    return Workbook.Cell(text, isNumber: isNumber)
  }

  private static let numeric: Set<String> = ["price", "grants", "level"]
}

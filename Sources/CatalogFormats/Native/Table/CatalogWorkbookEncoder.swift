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
    var sheet = Workbook.Sheet(name: "Products")
    sheet.rows.append(columns.map { Workbook.Cell($0.heading(source: source)) })
    table.forEachRow { cells in
      sheet.rows.append(zip(cells, columns).map { text, column in text.isEmpty ? "" : cell(text, column) })
    }
    return ExportResult(bytes: Workbook(sheets: [sheet]).bytes() ?? [], losses: encoder.losses)
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

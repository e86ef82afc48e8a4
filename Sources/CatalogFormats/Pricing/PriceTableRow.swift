import AppStoreReference
import SourceSyntax

/// A row of a table of storefronts that has text.
struct PriceTableRow {
  let line: Int
  let cells: [String]

  /// Empty for a column that the row doesn't reach.
  func cell(_ column: Int) -> String { cells.indices.contains(column) ? cells[column] : "" }

  /// The storefront that a cell means, by its code or by a name that the store or others have for it.
  func storefront(_ column: Int) -> Territory? {
    let cell = cell(column)
    return cell.isEmpty ? nil : CellWords.territory(cell) ?? Territory(furtherName: cell)
  }

  static func all(of text: DelimitedText) -> [PriceTableRow] {
    var rows: [PriceTableRow] = []
    var row = DelimitedRow()
    var next = text.start
    while let following = text.readRow(at: next, into: &row) {
      next = following
      let cells = row.cells.map { (SpreadsheetText.text(text.text(of: $0)) ?? "").trimmedBlanks }
      guard cells.contains(where: { !$0.isEmpty }) else { continue }
      rows.append(PriceTableRow(line: text.source.location(at: row.range.start).line, cells: cells))
    }
    return rows
  }
}

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

  /// The first text in a column of its own, which the headings don't have.
  func extra(besides headings: PriceTableRow) -> String? {
    cells.dropFirst(headings.cells.count).first { !$0.isEmpty }
  }

  /// The message about text that the headings don't have.
  static func message(extra: String) -> String {
    "\"\(extra)\" has no heading; a number with a decimal comma has to be in quotes"
  }
}

/// The rows of a table of storefronts, in text or on a sheet.
struct PriceTable {
  private(set) var rows: [PriceTableRow] = []
  /// The byte between two cells.
  private(set) var separator = UInt8(ascii: ",")
  /// The reason why it can't be read to its end, with the place.
  private(set) var fault: String?

  /// Reads a table in text or in a workbook.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - map: The encoding.
  ///   - sheet: The sheet of a workbook; nil for the first one with text.
  init(_ file: SourceFile, map: ColumnMap, sheet: String?) {
    guard Workbook.isArchive(file.bytes) else {
      guard sheet == nil else {
        fault = "\"\(file.name)\" is not a workbook, and has no sheets"
        return
      }
      let table = EncodedTable(file, map: map)
      read(DelimitedText(table.source), table.fault)
      return
    }
    do {
      let sheets = try Workbook(reading: file).sheets
      guard let chosen = sheets.first(where: { sheet.map($0.name.elementsEqual) ?? !$0.rows.isEmpty }) else {
        let listed = sheets.map { "\"\($0.name)\"" }.joined(separator: ", ")
        fault = "\"\(file.name)\" has no sheet \(sheet.map { "\"\($0)\"" } ?? "with text"), but \(listed)"
        return
      }
      read(DelimitedText(SheetText(chosen, named: file.name).source, separator: SheetText.separator), nil)
    } catch { fault = "\"\(file.name)\": \(error.description)" }
  }

  private mutating func read(_ text: DelimitedText, _ fault: Diagnostic?) {
    separator = text.separator
    var faults = [fault, text.diagnostics.first].compactMap(\.self)
    var row = DelimitedRow()
    var next = text.start
    while let following = text.readRow(at: next, into: &row) {
      next = following
      // Quotes that never close swallow the rows after them.
      faults += row.faults.prefix(1).map(\.diagnostic)
      let cells = row.cells.map { (SpreadsheetText.text(text.text(of: $0)) ?? "").trimmedBlanks }
      guard cells.contains(where: { !$0.isEmpty }) else { continue }
      rows.append(PriceTableRow(line: text.source.location(at: row.range.start).line, cells: cells))
    }
    guard let first = faults.first else { return }
    let place = text.source.location(at: first.range.start)
    self.fault = "\"\(text.source.name)\", line \(place.line), character \(place.column): \(first.message)"
  }
}

import AppStoreReference
import Basics
import SourceSyntax

/// A row of a table of storefronts that has text.
struct PriceTableRow {
  let line: Int
  let cells: [String]
  /// The reasons why cells of a workbook have no value, by their columns.
  var faults: [Int: String] = [:]

  /// Empty for a column that the row doesn't reach.
  func cell(_ column: Int) -> String { cells.indices.contains(column) ? cells[column] : "" }

  /// The storefronts that a cell means, by codes or names: one, or several as in `IN, ID, VN`; none if a part isn't one.
  func storefronts(_ column: Int) -> [Territory] {
    let cell = cell(column)
    if let whole = Self.storefront(cell) { return [whole] }
    let parts = Self.parts(of: cell)
    let found = parts.compactMap(Self.storefront)
    return parts.count > 1 && found.count == parts.count ? found : []
  }

  /// The part of a cell with several storefronts that isn't one; nil for another cell.
  ///
  /// "Korea, Dem. People's Rep." is one name, although a part of it is a storefront.
  func strangePart(_ column: Int) -> String? {
    let parts = Self.parts(of: cell(column))
    let strange = parts.filter { Self.storefront($0) == nil }
    guard let first = strange.first, strange.count < parts.count else { return nil }
    let areAlike = strange.allSatisfy { Self.isCode($0) || Self.nearest(to: $0) != nil }
    return areAlike || parts.count - strange.count > 1 ? first : nil
  }

  /// The storefront by a code, or by a name that the store or others have for it.
  private static func storefront(_ text: String) -> Territory? {
    text.isEmpty ? nil : CellWords.territory(text) ?? Territory(furtherName: text)
  }

  /// The name of the storefront that was probably meant; nil for names of other places.
  static func nearest(to name: String) -> String? {
    isCode(name) || OtherPlace.isNamed(name)
      ? nil : Suggestion.nearest(to: name, among: Territory.all.map(\.name))
  }

  /// Our own limit, in bytes: the names of all storefronts take a third of it.
  private static let longestCell = 8_192

  private static func parts(of cell: String) -> [String] {
    guard cell.utf8.count <= longestCell else { return [cell] }
    let parts = cell.split { ",;/|+&、，\n".contains($0) }.map { String($0).trimmedBlanks }.filter { !$0.isEmpty }
    guard parts.count == 1 else { return parts }
    let words = cell.split(separator: " ").map(String.init)
    return words.allSatisfy(isCode) ? words : parts
  }

  static func isCode(_ text: String) -> Bool {
    (2...3).contains(text.utf8.count) && text.utf8.allSatisfy { (0x41...0x5A).contains($0) }
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
  /// The names of the sheets of the workbook, if it has several and nobody chose one.
  private var sheets: [String] = []

  /// The end of a message about a table that isn't found: the sheets that may have it.
  var sheetHint: String {
    sheets.isEmpty ? "" : "; the workbook has the sheets \(sheets.joined(separator: ", ")): --sheet says which"
  }

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
      let filled = sheets.filter { !$0.rows.isEmpty }.map { "\"\($0.name)\"" }
      if sheet == nil, filled.count > 1 { self.sheets = filled }
      let text = SheetText(chosen, named: file.name)
      read(DelimitedText(text.source, separator: SheetText.separator), nil, text.faults)
    } catch { fault = "\"\(file.name)\": \(error.description)" }
  }

  /// - Parameter unset: The cells of a workbook that have no value.
  private mutating func read(_ text: DelimitedText, _ fault: Diagnostic?, _ unset: [Diagnostic] = []) {
    separator = text.separator
    let unset = Dictionary(unset.map { ($0.range.start, "\($0.message)") }) { first, _ in first }
    var faults = [fault, text.diagnostics.first].compactMap(\.self)
    var row = DelimitedRow()
    var next = text.start
    while let following = text.readRow(at: next, into: &row) {
      next = following
      // Quotes that never close swallow the rows after them.
      faults += row.faults.prefix(1).map(\.diagnostic)
      let cells = row.cells.map { (SpreadsheetText.text(text.text(of: $0)) ?? "").trimmedBlanks }
      guard cells.contains(where: { !$0.isEmpty }) else { continue }
      var found = PriceTableRow(line: text.source.location(at: row.range.start).line, cells: cells)
      for (column, cell) in row.cells.enumerated() where !unset.isEmpty {
        found.faults[column] = unset[cell.range.start]
      }
      rows.append(found)
    }
    guard let first = faults.first else { return }
    let place = text.source.location(at: first.range.start)
    self.fault = "\"\(text.source.name)\", line \(place.line), character \(place.column): \(first.message)"
  }
}

import CatalogModel
import SourceSyntax

/// The rows of a table with other columns than ours, and what is wrong with them.
struct RawTable {
  let text: DelimitedText
  var row = DelimitedRow()
  private(set) var diagnostics: [Diagnostic] = []

  init(_ text: DelimitedText) {
    self.text = text
  }

  /// The cell of a column; nil when it is empty.
  func cell(_ column: Int?) -> DelimitedCell? {
    guard let column, row.cells.indices.contains(column), !row.cells[column].isEmpty else {
      return nil
    }
    return row.cells[column]
  }

  mutating func report(_ message: String, at range: SourceRange, as severity: Severity = .error) {
    // Our own bound: nobody reads more than this at once.
    guard diagnostics.count < 1_000 else { return }
    diagnostics.append(Diagnostic(severity, message.onOneLine, at: range))
  }

  mutating func reportFaults() {
    for fault in row.faults {
      let diagnostic = fault.diagnostic
      report(diagnostic.message, at: diagnostic.range)
    }
  }
}

/// Where the fields of a catalog stand in a table, one cell a field.
struct CellPlaces: Sendable {
  private var cells: [CatalogPath: DelimitedCell] = [:]

  /// Keeps the place of a field; the first one counts.
  mutating func add(_ cell: DelimitedCell?, _ path: CatalogPath) {
    if let cell, cells[path] == nil { cells[path] = cell }
  }

  func range(of path: CatalogPath, _ part: Range<Int>?, in text: DelimitedText) -> SourceRange? {
    guard let cell = cells[path] else {
      guard path.element != nil else { return nil }
      return cells[CatalogPath(path.subject, path.field)]?.range
        ?? cells[CatalogPath(path.subject)]?.range
    }
    let isText = path.field == .title || path.field == .description || path.field == .reviewNotes
    guard let part, isText else { return cell.range }
    let shift = SpreadsheetText.isUnrun(text.text(of: cell)) ? 1 : 0
    return text.range(of: part.lowerBound + shift..<part.upperBound + shift, in: cell)
  }
}

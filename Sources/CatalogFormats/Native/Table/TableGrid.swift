import Basics
import SourceSyntax

/// The rows and columns of a table, by the names that people find them by.
struct TableGrid: Sendable {
  let text: DelimitedText
  /// The headings, as written.
  var headings: [String] = []
  /// The offsets of all rows, including blank ones and those before the header.
  private(set) var rows: [Int] = []
  /// The row that a place was last looked up in: thousands of places can be in one row.
  private let lastRow = Lock<(number: Int, row: DelimitedRow)?>(nil)

  init(_ text: DelimitedText) { self.text = text }

  /// - Returns: The number of the row, counted from 1.
  @discardableResult mutating func addRow(at offset: Int) -> Int {
    rows.append(offset)
    return rows.count
  }

  /// `row 12, column "Price"`; only the row for a range of more than a cell. Rows are counted as a
  /// spreadsheet counts them, the header included.
  func name(of range: SourceRange) -> (row: Int, name: Message)? {
    guard let (row, column) = place(of: range) else { return nil }
    guard let column else { return (row, "row \(row)") }
    guard headings.indices.contains(column), !headings[column].isEmpty else {
      return (row, "row \(row), column \(Workbook.letters(of: column))")
    }
    return (row, "row \(row), column \(quoted: headings[column])")
  }

  /// The number of the row of a place, counted from 1; its cells aren't looked at.
  func rowNumber(of range: SourceRange) -> Int? {
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if rows[middle] <= range.start { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low : nil
  }

  /// The index of the column of a place.
  func column(at range: SourceRange) -> Int? { place(of: range)?.column }

  private func row(_ number: Int) -> DelimitedRow? {
    lastRow.withLock { last in
      if let last, last.number == number { return last.row }
      var row = DelimitedRow()
      guard text.readRow(at: rows[number - 1], into: &row) != nil else { return nil }
      last = (number, row)
      return row
    }
  }

  /// The cell of a column in the row of a place; nil when the row ends before it.
  func cell(_ column: Int, besides range: SourceRange) -> DelimitedCell? {
    guard let row = rowNumber(of: range).flatMap(row), row.cells.indices.contains(column) else { return nil }
    return row.cells[column]
  }

  /// The range of the row of a place.
  func row(of range: SourceRange) -> SourceRange? {
    rowNumber(of: range).flatMap(row)?.range
  }

  /// The row, counted from 1, and the index of the column; nil for a range of more than a cell.
  private func place(of range: SourceRange) -> (row: Int, column: Int?)? {
    guard let number = rowNumber(of: range), let cells = row(number)?.cells else { return nil }
    var (low, high) = (0, cells.count)
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].range.start <= range.start { low = middle + 1 } else { high = middle }
    }
    return (number, low > 0 && range.end <= cells[low - 1].range.end ? low - 1 : nil)
  }
}

extension Diagnostic {
  /// The diagnostic with the row and the column that it is about.
  func located(in grid: TableGrid) -> Diagnostic {
    let message: Message = grid.name(of: range).map { "\($0.name): \(content)" } ?? content
    var located = Diagnostic(severity, message, at: range, related: related)
    located.isGap = isGap
    located.further = further
    return located
  }
}

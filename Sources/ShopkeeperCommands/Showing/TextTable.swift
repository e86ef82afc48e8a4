import Basics
import SourceSyntax

/// Rows of cells, aligned by their width in terminal columns.
struct TextTable {
  var header: [String] = []
  var rows: [[String]]
  /// The columns that are aligned at their trailing edge, such as numbers.
  var trailing: Set<Int> = []

  /// The table, one line per row; the last column is not padded.
  var text: String {
    let lines = (header.isEmpty ? [] : [header]) + rows.map { $0.map(VisibleText.escaped) }
    let columns = lines.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      lines.map { column < $0.count ? DisplayWidth.of($0[column]) : 0 }.max() ?? 0
    }
    return lines.map { line in
      let cells = line.enumerated().map { column, cell in
        if trailing.contains(column) {
          return DisplayWidth.pad(cell, to: widths[column], alignment: .trailing)
        }
        return column == line.count - 1 ? cell : DisplayWidth.pad(cell, to: widths[column])
      }
      return cells.joined(separator: "  ") + "\n"
    }.joined()
  }
}

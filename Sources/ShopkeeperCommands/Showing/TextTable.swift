import Basics
import CommandLayer
import SourceSyntax

/// Rows of cells, aligned by their width in terminal columns.
struct TextTable {
  var header: [String] = []
  var rows: [[String]]
  /// The columns that are aligned at their trailing edge, such as numbers.
  var trailing: Set<Int> = []

  private static let gap = 2
  /// The width to which cells are padded at most, beyond the longest product ID: a longer one would make every row as
  /// long. Our own limit.
  private static let widest = 256

  /// The table for the reader of standard output.
  func text(on console: Console) -> String { text(fitting: console.terminalColumns) }

  /// The table, one line per row; the last column is not padded.
  ///
  /// - Parameter columns: The width of the terminal, in which wider cells are wrapped and a table of
  ///   too many columns is printed in parts, each with the first column; nil for any width.
  func text(fitting columns: Int? = nil) -> String {
    let lines = ((header.isEmpty ? [] : [header]) + rows).map { $0.map(VisibleText.escaped) }
    let natural = Self.widths(of: lines)
    guard let columns, natural.reduce(0, +) + Self.gap * (natural.count - 1) > columns else {
      return lines.map { text(of: $0, natural) }.joined()
    }
    let least = natural.indices.map { column in
      trailing.contains(column) ? natural[column] : min(natural[column], Self.least(column))
    }
    guard natural.count < 3 || least.reduce(0, +) + Self.gap * (least.count - 1) <= columns else {
      return parts(fitting: columns, least).map { $0.text(fitting: columns) }.joined(separator: "\n")
    }
    let widths = Self.widths(natural, least, fitting: columns)
    return lines.map { line in
      let cells = line.enumerated().map { Self.lines(of: $1, width: widths[$0]) }
      return (0..<max(1, cells.map(\.count).max() ?? 0)).map { number in
        text(of: cells.map { number < $0.count ? $0[number] : "" }, widths)
      }.joined()
    }.joined()
  }

  private static func widths(of lines: [[String]]) -> [Int] {
    var widths: [Int] = []
    for line in lines {
      for (column, cell) in line.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], min(DisplayWidth.of(cell), widest))
      }
    }
    return widths
  }

  private func text(of line: [String], _ widths: [Int]) -> String {
    var text = line.enumerated().map { column, cell in
      if trailing.contains(column) { return DisplayWidth.pad(cell, to: widths[column], alignment: .trailing) }
      return column == line.count - 1 ? cell : DisplayWidth.pad(cell, to: widths[column])
    }.joined(separator: String(repeating: " ", count: Self.gap))
    while text.last == " " { text.removeLast() }
    return text + "\n"
  }

  // MARK: Fitting a terminal

  /// The width below which a column is hard to read; the first has the names of the rows.
  private static func least(_ column: Int) -> Int { column == 0 ? 20 : 12 }

  /// The widths of columns; the widest are narrowed first.
  private static func widths(_ natural: [Int], _ least: [Int], fitting columns: Int) -> [Int] {
    var widths = natural
    var excess = natural.reduce(0, +) + gap * (natural.count - 1) - columns
    while excess > 0,
      let widest = widths.indices.filter({ widths[$0] > least[$0] }).max(by: { widths[$0] < widths[$1] })
    {
      widths[widest] -= 1
      excess -= 1
    }
    return widths
  }

  /// Tables with the first column and as many of the others as fit.
  private func parts(fitting columns: Int, _ least: [Int]) -> [TextTable] {
    var parts: [[Int]] = [[0]]
    var used = least[0]
    for column in least.indices.dropFirst() {
      let width = Self.gap + least[column]
      if used + width > columns, parts[parts.count - 1].count > 1 {
        parts.append([0])
        used = least[0]
      }
      parts[parts.count - 1].append(column)
      used += width
    }
    return parts.map { chosen in
      func cells(_ line: [String]) -> [String] { chosen.filter(line.indices.contains).map { line[$0] } }
      return TextTable(
        header: cells(header), rows: rows.map(cells),
        trailing: Set(chosen.indices.filter { trailing.contains(chosen[$0]) }))
    }
  }

  /// A cell in lines of at most a width; a word that is wider is broken.
  private static func lines(of cell: String, width: Int) -> [String] {
    guard DisplayWidth.of(cell) > width else { return [cell] }
    var lines: [String] = []
    var line = ""
    for word in cell.split(separator: " ") {
      if !line.isEmpty, DisplayWidth.of(line) + 1 + DisplayWidth.of(String(word)) > width {
        lines.append(line)
        line = ""
      }
      if !line.isEmpty { line += " " }
      for character in word {
        if !line.isEmpty, DisplayWidth.of(line) + DisplayWidth.of(String(character)) > width {
          lines.append(line)
          line = ""
        }
        line.append(character)
      }
    }
    return lines + [line]
  }
}

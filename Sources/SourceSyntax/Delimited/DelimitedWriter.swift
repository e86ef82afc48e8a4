/// Writes rows of cells according to RFC 4180: lines end in CRLF, as in spreadsheets.
public struct DelimitedWriter: Sendable {
  private let separator: UInt8
  private let lineEnd: [UInt8]
  private let isGuarded: Bool
  public private(set) var output: [UInt8] = []

  /// - Parameters:
  ///   - separator: The byte between two cells.
  ///   - hasMark: Whether to start with a byte order mark, without which Excel assumes an old code
  ///     page.
  ///   - isGuarded: Whether to quote cells that a program with another separator would split.
  ///   - lineEnd: The line break after each row.
  public init(
    separator: UInt8 = UInt8(ascii: ","), hasMark: Bool = false, isGuarded: Bool = false, lineEnd: String = "\r\n"
  ) {
    self.isGuarded = isGuarded
    self.separator = separator
    self.lineEnd = Array(lineEnd.utf8)
    if hasMark { output = [0xEF, 0xBB, 0xBF] }
  }

  /// Writes a row; cells are quoted where necessary. NULs are left out: no reader accepts a file
  /// with one as text.
  public mutating func row(_ cells: [String]) { row(cells.enumerated().lazy.map { ($0, $1) }, of: cells.count) }

  /// Writes a row of which most cells are empty.
  ///
  /// - Parameters:
  ///   - cells: The other cells, by their columns, which ascend.
  ///   - count: The number of all cells.
  public mutating func row(_ cells: some Sequence<(column: Int, text: String)>, of count: Int) {
    var written = 0
    let start = output.count
    for (column, text) in cells {
      output += repeatElement(separator, count: column - written)
      written = column
      append(text)
    }
    output += repeatElement(separator, count: max(0, count - 1 - written))
    // A row of one empty cell would be a blank line, which is not a row.
    if count == 1, output.count == start { output += [UInt8(ascii: "\""), UInt8(ascii: "\"")] }
    output += lineEnd
  }

  private mutating func append(_ cell: String) {
    var cell = cell
    cell.withUTF8 { append($0) }
  }

  private mutating func append(_ cell: UnsafeBufferPointer<UInt8>) {
    let quote = UInt8(ascii: "\"")
    var needsQuotes = cell.first == 0x20 || cell.last == 0x20
    var isWhole = true
    for byte in cell {
      switch byte {
      case quote, separator, 0x0A, 0x0D: needsQuotes = true
      case UInt8(ascii: ","), UInt8(ascii: ";"), 0x09: if isGuarded { needsQuotes = true }
      case 0: isWhole = false
      default: continue
      }
    }
    if !needsQuotes, isWhole { return output.append(contentsOf: cell) }
    if needsQuotes { output.append(quote) }
    for byte in cell where byte != 0 {
      if byte == quote { output.append(quote) }
      output.append(byte)
    }
    if needsQuotes { output.append(quote) }
  }
}

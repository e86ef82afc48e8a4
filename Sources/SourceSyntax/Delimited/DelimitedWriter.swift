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
    separator: UInt8 = UInt8(ascii: ","), hasMark: Bool = false, isGuarded: Bool = false,
    lineEnd: String = "\r\n"
  ) {
    self.isGuarded = isGuarded
    self.separator = separator
    self.lineEnd = Array(lineEnd.utf8)
    if hasMark { output = [0xEF, 0xBB, 0xBF] }
  }

  /// Writes a row; cells are quoted where necessary. NULs are left out: no reader accepts a file
  /// with one as text.
  public mutating func row(_ cells: some Sequence<String>) {
    var isFirst = true
    var isBlank = true
    for cell in cells {
      if !isFirst { output.append(separator) }
      if !cell.isEmpty || !isFirst { isBlank = false }
      isFirst = false
      append(cell)
    }
    // A row of one empty cell would be a blank line, which is not a row.
    if isBlank, !isFirst { output += [UInt8(ascii: "\""), UInt8(ascii: "\"")] }
    output += lineEnd
  }

  private mutating func append(_ cell: String) {
    let quote = UInt8(ascii: "\"")
    let needsQuotes =
      cell.utf8.first == 0x20 || cell.utf8.last == 0x20
      || cell.utf8.contains { byte in
        switch byte {
        case quote, separator, 0x0A, 0x0D: true
        case UInt8(ascii: ","), UInt8(ascii: ";"), 0x09: isGuarded
        default: false
        }
      }
    guard needsQuotes else {
      for byte in cell.utf8 where byte != 0 { output.append(byte) }
      return
    }
    output.append(quote)
    for byte in cell.utf8 where byte != 0 {
      if byte == quote { output.append(quote) }
      output.append(byte)
    }
    output.append(quote)
  }
}

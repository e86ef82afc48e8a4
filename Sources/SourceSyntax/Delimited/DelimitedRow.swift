import Basics

/// The cells of a row, and the faults in its quotes.
public struct DelimitedRow: Sendable {
  public internal(set) var cells: [DelimitedCell] = []
  public internal(set) var faults: [Fault] = []

  public init() {}

  /// Quotes whose meaning a reader has to guess.
  public enum Fault: Sendable, Hashable {
    /// The quotes that open here never close.
    case unclosed(SourceRange)
    /// Text after the closing quotes.
    case textBehindQuotes(SourceRange)

    public var diagnostic: Diagnostic {
      switch self {
      case .unclosed(let range): Diagnostic(.error, "the quotes that open here are never closed", at: range)
      case .textBehindQuotes(let range):
        Diagnostic(.error, "text after the closing quotes; quotes inside a cell are doubled", at: range)
      }
    }
  }

  /// The range of the row, without its line break.
  public var range: SourceRange { SourceRange(start: cells.first?.range.start ?? 0, end: cells.last?.range.end ?? 0) }

  /// Whether no cell has any text, as in a blank line.
  public var isBlank: Bool { cells.allSatisfy(\.isEmpty) }
}

/// A cell, as a range of the file.
public struct DelimitedCell: Sendable, Hashable {
  /// Its range, including its quotes.
  public let range: SourceRange
  /// Whether it starts with quotes.
  public let isQuoted: Bool
  /// Whether its text differs from the bytes between the quotes.
  let isIrregular: Bool

  /// Whether its text is empty.
  public var isEmpty: Bool { range.isEmpty || (isQuoted && !isIrregular && range.count == 2) }
}

/// Scans a row, one cell at a time.
struct RowScan {
  let bytes: UnsafeBufferPointer<UInt8>
  let separator: UInt8
  var offset: Int

  /// Reads a cell and its terminator; false when it was the last of the row.
  mutating func readCell(into row: inout DelimitedRow) -> Bool {
    let start = offset
    var isIrregular = false
    let isQuoted = offset < bytes.count && bytes[offset] == UInt8(ascii: "\"")
    if isQuoted { isIrregular = skipQuoted(from: start, into: &row) }
    skipPlain()
    row.cells.append(
      DelimitedCell(range: SourceRange(start: start, end: offset), isQuoted: isQuoted, isIrregular: isIrregular))
    guard offset < bytes.count else { return false }
    let end = bytes[offset]
    offset += 1
    if end == separator { return true }
    if end == 0x0D, offset < bytes.count, bytes[offset] == 0x0A { offset += 1 }
    return false
  }

  private mutating func skipPlain() {
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == separator || byte == 0x0A || byte == 0x0D { return }
      offset += 1
    }
  }

  /// Skips past the closing quotes; true when the text differs from the bytes between the quotes.
  private mutating func skipQuoted(from start: Int, into row: inout DelimitedRow) -> Bool {
    var isIrregular = false
    offset += 1
    while true {
      guard offset < bytes.count else {
        row.faults.append(.unclosed(SourceRange(start: start, end: start + 1)))
        return true
      }
      guard bytes[offset] == UInt8(ascii: "\"") else {
        offset += 1
        continue
      }
      offset += 1
      guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") else { break }
      isIrregular = true
      offset += 1
    }
    let end = offset
    skipPlain()
    guard offset > end else { return isIrregular }
    row.faults.append(.textBehindQuotes(SourceRange(start: end, end: offset)))
    return true
  }
}

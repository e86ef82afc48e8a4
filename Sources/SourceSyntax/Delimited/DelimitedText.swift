/// A file of rows and cells, such as CSV, read a row at a time.
///
/// Rows are not stored: a row is read again from its offset when a position in it is requested, so
/// that a file needs no memory except its own. Quotes are parsed as in RFC 4180 and Python's `csv`.
public struct DelimitedText: Sendable {
  public let source: SourceFile
  /// The byte between two cells: a comma, a semicolon or a tab.
  public let separator: UInt8
  /// The offset of the first row, after a byte order mark and Excel's line `sep=;`.
  public let start: Int
  /// The reason why nothing can be read: the file is not UTF-8, or not text.
  public let diagnostics: [Diagnostic]

  /// Checks the file, and detects the separator in its first row.
  ///
  /// - Parameters:
  ///   - source: The table.
  ///   - separator: The separator, if the name of the file determines it.
  public init(_ source: SourceFile, separator: UInt8? = nil) {
    self.source = source
    let problems = Self.check(source)
    diagnostics = problems
    var start = source.markLength
    guard problems.isEmpty else {
      (self.start, self.separator) = (source.bytes.count, separator ?? UInt8(ascii: ","))
      return
    }
    var named: UInt8?
    let line = source.bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D }
    if line.count == 5, line.starts(with: "sep=".utf8), let last = line.last {
      named = last
      start = line.endIndex
      if start < source.bytes.count, source.bytes[start] == 0x0D { start += 1 }
      if start < source.bytes.count, source.bytes[start] == 0x0A { start += 1 }
    }
    self.start = start
    self.separator = separator ?? named ?? Self.separator(of: source.bytes[start...])
  }

  /// The separator that occurs most often outside of quotes in the first row that has one, which may
  /// be below a title; a comma when none does.
  private static func separator(of bytes: ArraySlice<UInt8>) -> UInt8 {
    var counts = [0, 0, 0]
    var isQuoted = false
    var lines = 0
    scan: for byte in bytes {
      switch byte {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case _ where isQuoted: continue
      case UInt8(ascii: ","): counts[0] += 1
      case UInt8(ascii: ";"): counts[1] += 1
      case UInt8(ascii: "\t"): counts[2] += 1
      case 0x0A, 0x0D:
        lines += 1
        if counts != [0, 0, 0] || lines > mostTitleLines { break scan }
      default: continue
      }
    }
    if counts[2] > counts[0], counts[2] >= counts[1] { return UInt8(ascii: "\t") }
    return counts[1] > counts[0] ? UInt8(ascii: ";") : UInt8(ascii: ",")
  }

  /// Our own limit on the lines above a table.
  private static let mostTitleLines = 40

  /// A file in another encoding has errors in a thousand places; one of them is enough.
  private static func check(_ source: SourceFile) -> [Diagnostic] {
    source.bytes.withUnsafeBufferPointer { bytes in
      var problems = DiagnosticList()
      let check = EncodingCheck(bytes, notation: .delimited)
      guard !check.run(into: &problems), let first = problems.sorted().first else { return [] }
      let advice = "; a spreadsheet saves such a file as \"CSV UTF-8\""
      return [Diagnostic(first.severity, first.message + advice, at: first.range)]
    }
  }

  /// Reads the row at an offset.
  ///
  /// - Returns: The offset of the next row; nil without a row at the offset.
  public func readRow(at start: Int, into row: inout DelimitedRow) -> Int? {
    row.cells.removeAll(keepingCapacity: true)
    row.faults.removeAll(keepingCapacity: true)
    guard start < source.bytes.count else { return nil }
    return source.bytes.withUnsafeBufferPointer { bytes in
      var scan = RowScan(bytes: bytes, separator: separator, offset: start)
      while scan.readCell(into: &row) {}
      return scan.offset
    }
  }

  /// The cell that starts at an offset.
  public func cell(at start: Int) -> DelimitedCell? {
    var row = DelimitedRow()
    return source.bytes.withUnsafeBufferPointer { bytes in
      var scan = RowScan(bytes: bytes, separator: separator, offset: start)
      _ = scan.readCell(into: &row)
      return row.cells.first
    }
  }

  /// The text of a cell, without the quotes around it.
  public func text(of cell: DelimitedCell) -> String {
    source.bytes.withUnsafeBufferPointer { bytes in
      let raw = UnsafeBufferPointer(rebasing: bytes[cell.range.start..<cell.range.end])
      guard cell.isQuoted else { return String(decoding: raw, as: UTF8.self) }
      if !cell.isIrregular {
        return String(decoding: UnsafeBufferPointer(rebasing: raw[1..<raw.count - 1]), as: UTF8.self)
      }
      var text: [UInt8] = []
      for (byte, _) in CellBytes(raw) { text.append(byte) }
      return String(decoding: text, as: UTF8.self)
    }
  }

  /// The bytes of the file that encode a part of a cell's text.
  ///
  /// - Parameters:
  ///   - text: Offsets in the UTF-8 of the text, clamped to it.
  ///   - cell: A cell of this table.
  public func range(of text: Range<Int>, in cell: DelimitedCell) -> SourceRange {
    let origin = cell.range.start
    let raw = source.bytes[origin..<cell.range.end]
    guard cell.isQuoted else {
      let start = origin + min(max(text.lowerBound, 0), raw.count)
      return SourceRange(start: start, end: origin + min(max(text.upperBound, 0), raw.count))
    }
    var start: Int?
    var end = origin + 1
    var count = 0
    raw.withUnsafeBufferPointer { raw in
      for (_, place) in CellBytes(raw) {
        if count == text.lowerBound { start = origin + place.lowerBound }
        if count < text.upperBound { end = origin + place.upperBound }
        count += 1
      }
    }
    return SourceRange(start: min(start ?? end, end), end: end)
  }
}

/// The bytes of a quoted cell's text, with the position of each in the cell.
private struct CellBytes: Sequence, IteratorProtocol {
  private let raw: UnsafeBufferPointer<UInt8>
  private var offset = 1
  private var isQuoted = true

  init(_ raw: UnsafeBufferPointer<UInt8>) { self.raw = raw }

  mutating func next() -> (UInt8, Range<Int>)? {
    while offset < raw.count {
      let place = offset
      let byte = raw[place]
      offset += 1
      guard isQuoted, byte == UInt8(ascii: "\"") else { return (byte, place..<offset) }
      if offset < raw.count, raw[offset] == UInt8(ascii: "\"") {
        offset += 1
        return (byte, place..<offset)
      }
      isQuoted = false
    }
    return nil
  }
}

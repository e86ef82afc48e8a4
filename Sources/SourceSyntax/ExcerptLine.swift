import Basics

/// A line of a file as shown in a terminal, cut to a window around the marked range.
struct ExcerptLine {
  private(set) var text = ""
  private(set) var marks = ""

  /// A character of the line, or an invalid byte.
  private struct Cell {
    var offset: Int
    var end: Int
    var width = 1
    var form = Form.asIs

    mutating func show(escape: String) {
      form = .escape(escape)
      width = escape.utf8.count
    }
  }

  private enum Form {
    case asIs
    case blanks
    case dots
    case escape(String)
  }

  init(_ source: SourceFile, line: SourceRange, marked: SourceRange, width: Int, tabWidth: Int, secrets: [SourceRange])
  {
    // A line may be the whole file: only inspect the part that can be in the window. A cell rarely
    // has more than eight bytes.
    let reach = width * 8
    let bytes = source.bytes
    var start = max(line.start, marked.start - reach)
    while start > line.start, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    if start == 0 { start = min(source.markLength, line.end) }
    let end = min(line.end, marked.start + reach)
    var cells = bytes.withUnsafeBufferPointer { bytes in
      ExcerptLine.cells(bytes, start..<max(end, start), tabWidth: tabWidth)
    }
    for secret in secrets where secret.start < end && secret.end > start {
      for index in cells.indices where cells[index].offset >= secret.start && cells[index].offset < secret.end {
        cells[index].form = .dots
      }
    }

    let first = cells.firstIndex { $0.offset >= marked.start } ?? cells.count
    var from = 0
    let before = cells[..<first].reduce(0) { $0 + $1.width }
    if start > max(line.start, source.markLength) || before + cells[first...].reduce(0, { $0 + $1.width }) > width {
      // The marked range is in the first third of the window, unless the start of the line also
      // fits.
      var room = before
      while room > width * 2 / 3 || (from > 0 && room > width / 3), from < first {
        room -= cells[from].width
        from += 1
      }
    }
    let isCutBefore = from > 0 || start > max(line.start, source.markLength)
    var shown: [UInt8] = isCutBefore ? Array("…".utf8) : []
    var used = isCutBefore ? 1 : 0
    var margin = used
    var markEnd = 0
    let restWidth = cells[from...].reduce(0) { $0 + $1.width }
    let isCutBehind = used + restWidth > width || end < line.end
    for cell in cells[from...] {
      if isCutBehind, used + cell.width > width - 1 { break }
      switch cell.form {
      case .asIs: shown += bytes[cell.offset..<cell.end]
      case .blanks: shown += repeatElement(UInt8(ascii: " "), count: cell.width)
      case .dots: for _ in 0..<cell.width { shown += "•".utf8 }
      case .escape(let escape): shown += escape.utf8
      }
      if cell.offset < marked.start { margin += cell.width } else if cell.offset < marked.end { markEnd += cell.width }
      used += cell.width
    }
    if isCutBehind { shown += "…".utf8 }
    text = String(decoding: shown, as: UTF8.self)
    marks = String(repeating: " ", count: margin) + "^" + String(repeating: "~", count: max(0, markEnd - 1))
  }

  private static func cells(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, tabWidth: Int) -> [Cell] {
    var cells: [Cell] = []
    var counter = DisplayWidthCounter()
    var column = 0
    var offset = range.lowerBound
    while offset < range.upperBound {
      var cell = Cell(offset: offset, end: offset + 1)
      var scalar = Unicode.Scalar(bytes[offset])
      if scalar.value >= 0x80 {
        var iterator = bytes[offset..<range.upperBound].makeIterator()
        var parser = Unicode.UTF8.ForwardParser()
        switch parser.parseScalar(from: &iterator) {
        case .valid(let encoded):
          scalar = Unicode.UTF8.decode(encoded)
          cell.end = offset + encoded.count
        case .error(let length):
          cell.end = offset + length
          cell.show(
            escape: bytes[offset..<cell.end].map { "\\x" + $0.digits(2, radix: 16, uppercase: true) }.joined())
          scalar = "\u{FFFD}"
        case .emptyInput: break
        }
      }
      offset = cell.end
      if case .escape = cell.form {
      } else if scalar == "\t" {
        cell.width = tabWidth - column % tabWidth
        cell.form = .blanks
      } else if VisibleText.isSafe(scalar) {
        cell.width = counter.width(of: scalar)
      } else {
        cell.show(escape: VisibleText.shown(scalar))
      }
      column += cell.width
      cells.append(cell)
    }
    return cells
  }
}

import Basics

/// A line of a file as shown in a terminal, cut to a window around the marked range.
struct ExcerptLine {
  private(set) var text = ""
  private(set) var marks = ""

  private struct Cell {
    var offset: Int
    var shown: String
    var width: Int
  }

  init(
    _ source: SourceFile, line: SourceRange, marked: SourceRange, width: Int, tabWidth: Int,
    secrets: [SourceRange]
  ) {
    // A line may be the whole file: only inspect the part that can be in the window. A cell rarely
    // has more than eight bytes.
    let reach = width * 8
    let bytes = source.bytes
    var start = max(line.start, marked.start - reach)
    while start > line.start, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    if start == 0 { start = min(source.markLength, line.end) }
    let end = min(line.end, marked.start + reach)
    var cells = ExcerptLine.cells(bytes[start..<max(end, start)], tabWidth: tabWidth)
    for secret in secrets where secret.start < end && secret.end > start {
      for index in cells.indices
      where cells[index].offset >= secret.start && cells[index].offset < secret.end {
        cells[index].shown = String(repeating: "•", count: cells[index].width)
      }
    }

    let first = cells.firstIndex { $0.offset >= marked.start } ?? cells.count
    var from = 0
    let before = cells[..<first].reduce(0) { $0 + $1.width }
    if start > max(line.start, source.markLength)
      || before + cells[first...].reduce(0, { $0 + $1.width }) > width
    {
      // The marked range is in the first third of the window, unless the start of the line also
      // fits.
      var room = before
      while room > width * 2 / 3 || (from > 0 && room > width / 3), from < first {
        room -= cells[from].width
        from += 1
      }
    }
    let isCutBefore = from > 0 || start > max(line.start, source.markLength)
    if isCutBefore {
      text = "…"
      marks = " "
    }
    var used = isCutBefore ? 1 : 0
    var markEnd = 0
    let restWidth = cells[from...].reduce(0) { $0 + $1.width }
    let isCutBehind = used + restWidth > width || end < line.end
    for cell in cells[from...] {
      if isCutBehind, used + cell.width > width - 1 { break }
      text += cell.shown
      if cell.offset < marked.start {
        marks += String(repeating: " ", count: cell.width)
      } else if cell.offset < marked.end {
        markEnd += cell.width
      }
      used += cell.width
    }
    if isCutBehind { text += "…" }
    marks += "^" + String(repeating: "~", count: max(0, markEnd - 1))
  }

  private static func cells(_ bytes: ArraySlice<UInt8>, tabWidth: Int) -> [Cell] {
    var cells: [Cell] = []
    var counter = DisplayWidthCounter()
    var column = 0
    var offset = bytes.startIndex
    var iterator = bytes.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    while true {
      var cell = Cell(offset: offset, shown: "", width: 0)
      switch parser.parseScalar(from: &iterator) {
      case .emptyInput: return cells
      case .error(let length):
        cell.shown = bytes[offset..<offset + length].map {
          "\\x" + $0.digits(2, radix: 16, uppercase: true)
        }.joined()
        cell.width = cell.shown.utf8.count
        offset += length
      case .valid(let encoded):
        let scalar = Unicode.UTF8.decode(encoded)
        offset += encoded.count
        if scalar == "\t" {
          cell.width = tabWidth - column % tabWidth
          cell.shown = String(repeating: " ", count: cell.width)
        } else {
          cell.shown = VisibleText.shown(scalar)
          let isEscaped = cell.shown.utf8.first == UInt8(ascii: "\\") && scalar != "\\"
          cell.width = isEscaped ? cell.shown.utf8.count : counter.width(of: scalar)
        }
      }
      column += cell.width
      cells.append(cell)
    }
  }
}

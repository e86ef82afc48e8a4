import Basics
import CatalogModel
import SourceSyntax

/// Reads a catalog from a spreadsheet: the first visible sheet of an `.xlsx` file with products.
enum CatalogWorkbookDecoder {
  /// Whether the file is an archive, as workbooks are.
  static func mark(in file: ParsedFile) -> Int? { Workbook.isArchive(file.source.bytes) ? 0 : nil }

  /// Reads a workbook as the table that its sheet shows: each row of the sheet is a row of the
  /// document's source, with tabs between the cells.
  static func read(_ file: ParsedFile) -> CatalogDocument {
    let workbook: Workbook
    do throws(WorkbookFault) { workbook = try Workbook(reading: file.source) } catch {
      return refused(file.source.name, error.description)
    }
    // A map may say that a whole sheet is the team's own.
    let ignored = workbook.sheets.filter { file.columns.meaning(of: $0.name) == .ignored && $0.name != file.sheet }
    let sheets = workbook.sheets.filter { sheet in
      !sheet.rows.isEmpty && !ignored.contains { $0.name == sheet.name }
    }
    var map = file.columns
    map.namedSheets = workbook.sheets.map(\.name).filter { file.columns.meaning(of: $0) != nil }
    if let name = file.sheet {
      guard let sheet = workbook.sheets.first(where: { $0.name == name }) else {
        let names = workbook.sheets.map(\.name)
        let near = Suggestion.nearest(to: name, among: names).map { "did you mean \(quoted: $0)?" }
        let listed = names.prefix(20).map { "\(quoted: $0)" }.joined(separator: ", ")
        return refused(file.source.name, "the workbook has no sheet \(quoted: name); \(near ?? "it has \(listed)")")
      }
      var marked = JoinedSheet(sheet, map: map)
      marked.warn(ofUnread: sheets.filter { $0.name != name })
      let others = (workbook.sheets + workbook.hiddenSheets).filter { $0.name != name }
      return read(marked, of: file, unread: others.map(UnreadSheet.init))
    }
    // The top of a sheet is enough to tell whether it is a table of products.
    let tables = sheets.filter { sheet in
      let top = Workbook.Sheet(name: sheet.name, rows: Array(sheet.rows.prefix(20)))
      let text = DelimitedText(SheetText(top, named: file.source.name).source, separator: SheetText.separator)
      return CatalogTableDecoder.isTable(text, map: map)
    }
    let current = tables.filter { !SheetName($0.name, map).isOfOtherStore }
    let own = current.first { !SheetName($0.name, map).isStale } ?? current.first
    guard let sheet = own ?? tables.first ?? sheets.first else {
      return refused(file.source.name, "the workbook has no sheet with text in it")
    }
    var joined = JoinedSheet(sheet, map: map)
    for other in sheets where other.name != sheet.name {
      joined.add(other, isTable: tables.contains { $0.name == other.name })
    }
    let hidden = workbook.hiddenSheets.map { sheet in
      Diagnostic(.info, "the sheet \(quoted: sheet.name) is hidden, and is not read", at: SourceRange(at: 0))
    }
    return read(joined, of: file, unread: joined.unread + (ignored + workbook.hiddenSheets).map(UnreadSheet.init))
      .adding(hidden)
  }

  private static func read(_ joined: JoinedSheet, of file: ParsedFile, unread: [UnreadSheet]) -> CatalogDocument {
    let text = SheetText(joined.sheet, named: file.source.name)
    var document = CatalogTableDecoder.read(
      text.source, separator: SheetText.separator, map: joined.map, faults: text.faults, isEditable: false)
    document.hasLines = false
    document.unreadSheets = unread
    return document.adding(joined.diagnostics)
  }

  private static func refused(_ name: String, _ message: String) -> CatalogDocument {
    var document = CatalogDocument(
      refusing: SourceFile(name: name, bytes: []), [], [Diagnostic(.error, message, at: SourceRange(at: 0))])
    document.hasLines = false
    return document
  }
}

/// A sheet as a table in text, with its faults.
struct SheetText {
  static let separator = UInt8(ascii: "\t")
  /// Our own limits on the columns and the cells that are filled up: a catalog has fewer.
  private static let (mostPadded, mostBlanks) = (500, 4_000_000)

  let source: SourceFile
  /// The cells that the program that saved the file could not compute.
  private(set) var faults: [Diagnostic] = []

  init(_ sheet: Workbook.Sheet, named name: String) {
    var writer = DelimitedWriter(separator: Self.separator, lineEnd: "\n")
    let width = min(
      sheet.rows.map(\.count).max() ?? 0, Self.mostPadded, Self.mostBlanks / max(1, sheet.rows.count))
    for written in sheet.rows {
      // Files leave out the empty cells at the end of a row, where a value may be missing.
      let count = written.isEmpty ? 0 : max(width, written.count)
      let start = writer.output.count
      writer.row(
        written.enumerated().lazy.filter { !$1.isFault && !$1.text.isEmpty }.map { ($0, Self.cell($1.text)) }, of: count
      )
      guard written.contains(where: \.isFault) else { continue }
      var scanned = DelimitedRow()
      let line = DelimitedText(SourceFile(name: name, bytes: Array(writer.output[start...])), separator: Self.separator)
      _ = line.readRow(at: 0, into: &scanned)
      for (column, cell) in written.enumerated() where cell.isFault {
        let place = start + (scanned.cells.dropFirst(column).first?.range.start ?? 0)
        let reason =
          cell.text.hasPrefix("=")
          ? "the formula \(quoted: cell.text) has no stored value; save the file in a spreadsheet"
          : "the cell has the error \(quoted: cell.text)"
        faults.append(Diagnostic(.error, reason, at: SourceRange(at: place)))
      }
    }
    source = SourceFile(name: name, bytes: writer.output)
  }

  /// The text as a cell of a table that reads back unchanged; only the writer adds apostrophes.
  private static func cell(_ text: String) -> String {
    text.utf8.allSatisfy { $0 == UInt8(ascii: "'") } ? text : SpreadsheetText.cell(text)
  }
}

import AppStoreReference
import Basics
import CatalogFormats
import CatalogModel
import SourceSyntax

/// The rows of a table with foreign columns, one at a time, with the problems and the positions of
/// the parts that were read.
struct ColumnTable<Column: Hashable> {
  let text: DelimitedText
  let columns: [Column: Int]
  private(set) var row = DelimitedRow()
  private var offset: Int
  private(set) var problems = ReadingProblems()
  var places = FieldPlaces<DelimitedCell>()

  /// - Parameter start: The offset of the first row of the contents.
  init(_ text: DelimitedText, columns: [Column: Int], from start: Int) {
    self.text = text
    self.columns = columns
    offset = start
  }

  /// Advances to the next row that is not blank; false at the end.
  mutating func advance() -> Bool {
    while let next = text.readRow(at: offset, into: &row) {
      offset = next
      guard !row.isBlank else { continue }
      for fault in row.faults {
        let diagnostic = fault.diagnostic
        problems.error(diagnostic.message, at: diagnostic.range)
      }
      return true
    }
    return false
  }

  /// The cell of a column; nil when it is empty.
  func cell(_ column: Column) -> DelimitedCell? {
    guard let index = columns[column], row.cells.indices.contains(index), !row.cells[index].isEmpty else { return nil }
    return row.cells[index]
  }

  /// The text of a cell without surrounding blanks; nil when it is empty.
  func value(_ column: Column) -> String? { cell(column).flatMap { text.text(of: $0).trimmedText } }

  /// Reports a problem at the cell of a column, or at the row.
  mutating func report(
    _ message: @autoclosure () -> String, at column: Column? = nil, as severity: Severity = .error,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    let place = column.flatMap { cell($0)?.range } ?? row.range
    problems.report(severity, message(), at: place, file: file, line: line)
  }

  /// Reports a problem of many rows once.
  mutating func once(_ message: String, at column: Column, file: StaticString = #fileID, line: UInt = #line) {
    let place = cell(column)?.range ?? row.range
    problems.once(.warning, message, at: place, file: file, line: line)
  }

  /// Counts something that is reported as lost in every conversion.
  mutating func lose(_ path: CatalogPath, _ message: String) { problems.lose(.value, path, message) }

  /// Whether a locale in the cell of a column is new; a repeated one is reported.
  mutating func insert(
    _ written: String, _ locale: StoreLocale?, into locales: inout ReadLocales, at column: Column,
    of subject: CatalogPath.Subject
  ) -> Bool { locales.insert(written, locale, at: cell(column)?.range ?? row.range, of: subject, &problems) }

  mutating func report(missing name: String, at range: SourceRange) {
    problems.error("the column \"\(name)\" is missing", at: range)
  }

  mutating func note(
    _ column: Column, _ subject: CatalogPath.Subject, _ field: CatalogField? = nil, element: Int? = nil
  ) { places.note(CatalogPath(subject, field, element: element), cell(column)) }

  /// The document of the catalog that was read from the rows.
  func document(_ catalog: Catalog, notingParts hasParts: Bool) -> CatalogDocument {
    CatalogDocument(catalog, of: text.source, [], problems) { [places, text] path, part in
      places.range(of: path, hasParts ? part : nil, in: text)
    }
  }
}

extension FieldPlaces<DelimitedCell> {
  func range(of path: CatalogPath, _ part: Range<Int>?, in text: DelimitedText) -> SourceRange? {
    guard let cell = self[path] else {
      guard path.element != nil else { return nil }
      return self[CatalogPath(path.subject, path.field)]?.range ?? self[CatalogPath(path.subject)]?.range
    }
    let isText = path.field == .title || path.field == .description || path.field == .reviewNotes
    guard let part, isText else { return cell.range }
    let shift = SpreadsheetText.isGuarded(text.text(of: cell)) ? 1 : 0
    return text.range(of: part.lowerBound + shift..<part.upperBound + shift, in: cell)
  }
}

extension CatalogDocument {
  /// The document of a table without the expected header.
  ///
  /// - Parameter rule: The expected header.
  init(of text: DelimitedText, whichIsNot rule: String, at range: SourceRange, _ facets: CatalogFacets) {
    self.init(
      refusing: text.source, facets,
      text.diagnostics.isEmpty ? [Diagnostic(.error, rule, at: range)] : EncodingGuess.diagnostics(of: text))
  }
}

extension String {
  /// The text without surrounding blanks, as programs that drop them read it; nil when it is empty.
  var trimmedText: String? {
    let text = trimmedBlanks
    return text.isEmpty ? nil : text
  }
}

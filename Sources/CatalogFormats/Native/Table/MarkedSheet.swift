import Basics
import SourceSyntax

/// The sheet of the products with the marks that people see in it: hidden and struck rows and columns are read like
/// the others and named; of merged cells, only values that sections of rows have in common are copied.
struct MarkedSheet {
  private(set) var sheet: Workbook.Sheet
  private(set) var diagnostics: [Diagnostic] = []
  private let headings: [String]
  private let columns: [TableColumn?]
  /// The first row below the heading.
  private let firstRow: Int
  /// The place that messages about another sheet than the first begin with.
  private let place: String

  init(
    _ sheet: Workbook.Sheet, _ headings: [String], _ columns: [TableColumn?], firstRow: Int, isFurther: Bool = false
  ) {
    (self.sheet, self.headings, self.columns, self.firstRow) = (sheet, headings, columns, firstRow)
    place = isFurther ? "in the sheet \(quoted: sheet.name), " : ""
  }

  /// The columns whose values are the product's own, and are never copied to another one.
  private static let own: Set<String> = [
    "id", "item", "title", "description", "referenceName", "price", "grants", "quantity",
  ]

  /// Takes the texts as they are displayed, without those of merged cells, and names all marks.
  mutating func read() {
    for (index, column) in columns.enumerated() {
      guard let column else { continue }
      var (copied, left, contrary, unread): ([Int], [Int], [Int], [Int]) = ([], [], [], [])
      for row in sheet.rows.indices.dropFirst(firstRow) where sheet.rows[row].indices.contains(index) {
        guard !sheet.rows[row][index].text.isEmpty else { continue }
        let cell = sheet.rows[row][index]
        // The heading of a price says the currency better than a format.
        if Self.texts.contains(column.name) {
          if let text = cell.displayed ?? cell.shown { sheet.rows[row][index].text = text }
        } else if let shown = cell.shown, column == TableColumn("price") {
          sheet.rows[row][index].text = shown
        } else if let shown = cell.shown, let key = column.qualifier, column.name == "price",
          PriceNotation.amount(shown, of: key) == nil
        {
          contrary.append(row)
        }
        if Self.unreadFormat(of: cell, in: column) != nil { unread.append(row) }
        guard cell.isMerged else { continue }
        if Self.own.contains(column.name) {
          sheet.rows[row][index] = ""
          left.append(row)
        } else {
          copied.append(row)
        }
      }
      let heading = headings[index]
      name(left, .warning) {
        "the column \(quoted: heading): \($0) merged with the one above, whose value is not copied to another product"
      }
      let format = unread.first.flatMap { Self.unreadFormat(of: sheet.rows[$0][index], in: column) } ?? ""
      name(unread, .error) { "the column \(quoted: heading): \($0) \(Self.unread(format, in: column))" }
      name(contrary, .warning) {
        "the column \(quoted: heading): \($0) displayed with another unit than the heading's, which counts"
      }
      name(copied, .info) { "the column \(quoted: heading): \($0) merged with the one above, and read with its value" }
    }
    let rows = sheet.rows.indices.filter { $0 >= firstRow && sheet.rows[$0].contains { !$0.text.isEmpty } }
    name(rows.filter(Set(sheet.marks.hiddenRows).contains), .warning) { "\($0) hidden, and read like the others" }
    name(rows.filter(Set(sheet.marks.struckRows).contains), .warning) {
      "\($0) struck through, in whole or in part, and read like the others"
    }
    for column in sheet.marks.hiddenColumns where columns.indices.contains(column) && columns[column] != nil {
      add(.warning, "the column \(quoted: headings[column]) is hidden, and read like the others")
    }
    name(sheet.marks.struckParts, .warning, "the parts of texts that are struck through are left out")
    name(sheet.marks.comments, .info, "the comments on cells are not read")
  }

  private mutating func name(_ cells: [String], _ severity: Severity, _ message: String) {
    guard !cells.isEmpty else { return }
    let listed = cells.prefix(Self.mostNamed).joined(separator: ", ")
    let more = cells.count > Self.mostNamed ? " and \(cells.count - Self.mostNamed) more" : ""
    add(severity, "\(message): \(listed)\(more)")
  }

  /// The columns whose cells are texts, whatever type a spreadsheet gives them.
  static let texts: Set<String> = [
    "id", "item", "title", "description", "referenceName", "reviewNotes", "group", "template",
  ]
  private static let amounts: Set<String> = ["price", "grants", "quantity"]

  /// The format of a cell that is not read as it is displayed; nil for another cell.
  static func unreadFormat(of cell: Workbook.Cell, in column: TableColumn) -> String? {
    if texts.contains(column.name) { return cell.unreadFormat }
    return amounts.contains(column.name) ? cell.formatOfNoAmount : nil
  }

  static func unread(_ format: String, in column: TableColumn) -> String {
    "in the number or date format \(quoted: format), which is not read as it is displayed; write "
      + (texts.contains(column.name) ? "text instead" : "an amount instead")
  }

  /// Our own limit on the rows and cells of a message.
  private static let mostNamed = 10

  private mutating func name(_ rows: [Int], _ severity: Severity, _ message: (String) -> String) {
    guard !rows.isEmpty else { return }
    let listed = rows.prefix(Self.mostNamed).map { "\($0 + 1)" }.joined(separator: ", ")
    let more = rows.count > Self.mostNamed ? " and \(rows.count - Self.mostNamed) more" : ""
    add(severity, message(rows.count == 1 ? "row \(listed) is" : "rows \(listed)\(more) are"))
  }

  private mutating func add(_ severity: Severity, _ message: String) {
    diagnostics.append(Diagnostic(severity, "\(place)\(message)", at: SourceRange(at: 0)))
  }
}

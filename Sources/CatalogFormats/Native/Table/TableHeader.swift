import Basics
import CatalogModel
import SourceSyntax

/// The first row of a table: the meanings of the columns.
struct TableHeader: Sendable {
  /// The columns of one locale.
  struct Texts: Sendable {
    let locale: String
    /// The columns by their names: `title`, `description`, `ignore`.
    var columns: [String: Int] = [:]
  }

  /// The columns without a qualifier; those of texts refer to the primary locale.
  private(set) var plain: [String: Int] = [:]
  private(set) var texts: [Texts] = []
  /// The columns of single amounts, by their name: `price`, `grants`.
  private(set) var amounts: [String: [(key: String, column: Int)]] = [:]
  /// The columns by position; nil for a column that is ignored.
  private(set) var columns: [TableColumn?] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether the rows are products: a column has their IDs, and the table is not one of another
  /// program that has such a column as well.
  private(set) var hasProducts = true
  private var taken: Set<TableColumn> = []
  /// The number of columns that are not part of a catalog.
  private var others = 0
  private var textPlaces: [ExactText: Int] = [:]

  init(_ row: DelimitedRow, of text: DelimitedText) {
    for (index, cell) in row.cells.enumerated() {
      let name = SpreadsheetText.text(text.text(of: cell)) ?? ""
      columns.append(column(name, index, at: cell.range))
    }
    if others > taken.count, taken.allSatisfy({ Self.sharedNames.contains($0.text) }) {
      hasProducts = false
      diagnostics = [
        Diagnostic(
          .error,
          "this is a table of another kind: \(others) of its \(columns.count) columns are not part "
            + "of a catalog; expected names such as id, type and title[en-US]", at: row.range)
      ]
    } else if plain["id"] == nil, plain["item"] == nil {
      hasProducts = false
      let names = columns.isEmpty ? "the file is empty" : "the first row has no column \"id\""
      diagnostics.append(
        Diagnostic(
          .error,
          "\(names); a table of products starts with names such as id, type and title[en-US]",
          at: row.range))
    }
  }

  /// The columns that many other tables have, too.
  private static let sharedNames: Set<String> = [
    "id", "item", "kind", "type", "value", "title", "description", "price", "period", "level",
    "group", "reviewNotes",
  ]

  /// Whether the row looks like the header of a catalog, rather than that of any other table.
  static func isHeader(_ row: DelimitedRow, of text: DelimitedText) -> Bool {
    let names = Set(
      row.cells.prefix(200).compactMap { TableColumn.read(text.text(of: $0)).column?.name })
    return names.count >= 2 && (names.contains("id") || names.contains("item"))
  }

  private mutating func column(_ text: String, _ index: Int, at range: SourceRange) -> TableColumn?
  {
    let (base, known) = TableColumn.read(text)
    if base.isEmpty { return nil }
    guard let known else {
      others += 1
      // A misspelling is an error, because the contents of the column would be lost; other columns
      // are the team's own.
      if let near = Suggestion.nearest(to: base, among: TableColumn.names) {
        report(.error, "unknown column \(quoted: text); did you mean \"\(near)\"?", at: range)
      } else {
        report(
          .warning, "the column \(quoted: text) is not part of a catalog, and is ignored",
          at: range)
      }
      return nil
    }
    guard let column = place(known, index, at: range) else { return nil }
    return column
  }

  /// Records the position of a column; nil when it is invalid.
  private mutating func place(
    _ column: TableColumn, _ index: Int, at range: SourceRange
  ) -> TableColumn? {
    if taken.contains(column) {
      report(.error, "the column \"\(column.text)\" occurs twice", at: range)
      return nil
    }
    guard let qualifier = column.qualifier, !qualifier.isEmpty else {
      plain[column.name] = index
      taken.insert(TableColumn(column.name))
      return TableColumn(column.name)
    }
    switch column.name {
    case "title", "description", "ignore":
      let place = textPlaces[ExactText(qualifier)] ?? texts.count
      if place == texts.count {
        textPlaces[ExactText(qualifier)] = place
        texts.append(Texts(locale: qualifier))
      }
      texts[place].columns[column.name] = index
    case "price":
      guard let key = PriceNotation.key(qualifier) else {
        let near = Suggestion.nearest(to: qualifier, among: PriceKey.names)
        let hint =
          near.map { "did you mean \"price[\($0)]\"?" }
          ?? "expected price[tier], a currency such as price[USD], or a territory such as price[JPN]"
        report(.error, "unknown price \(quoted: qualifier); \(hint)", at: range)
        return nil
      }
      amounts["price", default: []].append((key, index))
    case "grants": amounts["grants", default: []].append((qualifier, index))
    default:
      report(
        .error, "the column \"\(column.name)\" has no \(quoted: "[\(qualifier)]")",
        at: range)
      return nil
    }
    taken.insert(column)
    return column
  }

  private mutating func report(_ severity: Severity, _ message: String, at range: SourceRange) {
    diagnostics.append(Diagnostic(severity, message, at: range))
  }
}

import Basics
import CatalogModel
import SourceSyntax

/// The first row of a table: which column holds what.
struct TableHeader: Sendable {
  /// The columns of one locale.
  struct Texts: Sendable {
    let locale: String
    /// By their names: `title`, `description`, `ignore`.
    var columns: [String: Int] = [:]
  }

  /// The columns that have one name; those of texts mean the primary locale.
  private(set) var plain: [String: Int] = [:]
  private(set) var texts: [Texts] = []
  /// The columns of single amounts, by their name: `price`, `grants`.
  private(set) var amounts: [String: [(key: String, column: Int)]] = [:]
  /// By place; nil for a column that is passed over.
  private(set) var columns: [TableColumn?] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var taken: Set<TableColumn> = []
  private var textPlaces: [ExactText: Int] = [:]

  init(_ row: DelimitedRow, of text: DelimitedText) {
    for (index, cell) in row.cells.enumerated() {
      let name = SpreadsheetText.text(text.text(of: cell)) ?? ""
      columns.append(column(name, index, at: cell.range))
    }
    if plain["id"] == nil, plain["item"] == nil {
      let names = columns.isEmpty ? "the file is empty" : "the first row names no column \"id\""
      diagnostics.append(
        Diagnostic(
          .error,
          "\(names); a table of products begins with names such as id, type and title[en-US]",
          at: row.range))
    }
  }

  /// Whether the row looks like the header of a catalog, and not like that of any table.
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
      // A slip is an error, because what stands below it would be lost; whatever else teams keep in
      // their tables is their own.
      if let near = Suggestion.nearest(to: base, among: TableColumn.names) {
        report(.error, "no column is named \(quoted: text); did you mean \"\(near)\"?", at: range)
      } else {
        report(
          .warning, "the column \(quoted: text) is not one of a catalog and is passed over",
          at: range)
      }
      return nil
    }
    guard let column = place(known, index, at: range) else { return nil }
    return column
  }

  /// Keeps the place of a column; nil when it is not taken.
  private mutating func place(
    _ column: TableColumn, _ index: Int, at range: SourceRange
  ) -> TableColumn? {
    if taken.contains(column) {
      report(.error, "the column \"\(column.text)\" stands twice", at: range)
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
        report(.error, "no price is named \(quoted: qualifier); \(hint)", at: range)
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

import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// A row of a table, whose cells are converted to values of a catalog file; cells that can't be
/// read are reported at their positions.
struct TableRow {
  let text: DelimitedText
  let header: TableHeader
  var row = DelimitedRow()
  /// The cells of other rows about the same subject, by column: in a table with a row for each
  /// locale.
  var others: [Int: DelimitedCell] = [:]
  /// The prices of the subject's rows in the storefronts that they name.
  var storefrontPrices: [Amount] = []
  var problems = DiagnosticList(limit: mostProblems)
  var hasAssumedCurrency = false
  /// The columns without a heading that have cells.
  private var unnamed: Set<Int> = []
  /// The cells with an `x` in columns of flags, and a different word for yes in such a column.
  private var crosses: [String: [SourceRange]] = [:]
  private var ticks: [String: String] = [:]
  /// The cells with each word that names no type.
  private var unknownTypes: [String: [SourceRange]] = [:]

  init(text: DelimitedText, header: TableHeader) {
    self.text = text
    self.header = header
  }

  /// An amount of a price or a grant, and its cell.
  typealias Amount = (key: String, text: String, range: SourceRange)

  // MARK: Cells

  func cell(_ column: Int?) -> DelimitedCell? {
    guard let column else { return nil }
    if let other = others[column] { return other }
    guard row.cells.indices.contains(column), !row.cells[column].isEmpty else { return nil }
    return row.cells[column]
  }

  /// The unmodified text of a cell; nil for an empty cell.
  func exact(_ column: Int?) -> String? {
    guard let cell = cell(column), let text = SpreadsheetText.text(text.text(of: cell)) else { return nil }
    // A spreadsheet on Windows ends lines in a cell as it ends rows; a catalog's own table has its texts unchanged.
    let isOwn = header.plain["kind"] != nil
    let name = column.flatMap { header.columns.indices.contains($0) ? header.columns[$0]?.name : nil }
    if !isOwn, let name, !MarkedSheet.texts.union(Self.texts).subtracting(["group"]).contains(name),
      CellWords.isNone(text, isChoice: Self.choices.contains(name))
    {
      return nil
    }
    return isOwn || !text.utf8.contains(0x0D) ? text : text.replacing("\r\n", with: "\n")
  }

  /// The unmodified text, but for blanks around an ID or the key of a group, which only a catalog's own table has on purpose.
  func exact(_ name: String) -> String? {
    guard let text = exact(header.plain[name]) else { return nil }
    guard header.plain["kind"] == nil, ["id", "item", "group"].contains(name) else { return text }
    let trimmed = text.trimmedBlanks
    return trimmed.isEmpty ? nil : trimmed
  }

  /// The text of a cell with a word or a number, without surrounding blanks.
  func word(_ name: String) -> String? { exact(name).map(\.trimmedBlanks).flatMap { $0.isEmpty ? nil : $0 } }

  /// The cell of a column, which may be empty; the row without such a cell.
  func range(_ name: String) -> SourceRange {
    guard let column = header.plain[name] else { return row.range }
    if let other = others[column] { return other.range }
    return row.cells.indices.contains(column) ? row.cells[column].range : row.range
  }

  /// The heading of a column as the table has it; the name of the column without one.
  func heading(_ name: String) -> String { header.plain[name].map { header.headings[$0] } ?? name }

  /// The position of the row's subject.
  var place: SourceRange { cell(header.plain["id"])?.range ?? cell(header.plain["item"])?.range ?? row.range }

  // MARK: Values

  /// The value of a field; nil for an empty cell. A value with the wrong form is reported.
  mutating func scalar(_ name: String, _ form: FieldForm) -> String? {
    switch form {
    case .text, .filledText, .name, .template, .image: return exact(name)
    case .pattern(let pattern):
      guard let text = exact(name) else { return nil }
      if !pattern.matches(text) { report(name, expected: pattern.expected, not: text) }
      return text
    case .flag, .date, .integer, .oneOf: break
    }
    guard let word = word(name) else { return nil }
    switch form {
    case .flag:
      if let flag = CellWords.flag(word) {
        if word.lowercased() == "x" {
          crosses[name, default: []].append(range(name))
        } else if flag {
          ticks[name] = word
        }
        return "\(flag)"
      }
      report(name, expected: "true or false", not: word)
    case .date:
      if let date = Self.date(word)?.description { return date }
      report(name, expected: "a day such as 2027-03-01", not: word)
    case .integer:
      if let number = Self.number(word) { return number }
      report(name, expected: "a whole number of at least 1", not: word)
    case .oneOf(let words):
      if let choice = Self.choice(word, among: words) { return choice }
      let listed = words.map { "\"\($0)\"" }.joined(separator: ", ")
      if name == "period", let near = CellWords.period(near: word) {
        report(
          name,
          "\"period\" must be one of \(listed), not \(quoted: word); write \"\(near.words)\" if customers pay by "
            + "the calendar")
      } else {
        report(name, expected: "one of " + listed, not: word)
      }
    default: return word
    }
    // The decoder accepts no other word as a value, and rules use the position of the missing
    // value.
    if case .integer = form { return nil }
    return word
  }

  private static func date(_ word: String) -> CalendarDate? {
    let parts = NarrowForm.text(word).split { "-/.年月日".contains($0) }.map(String.init)
    guard parts.count == 3, parts[0].utf8.count == 4, (1...2).contains(parts[1].utf8.count),
      (1...2).contains(parts[2].utf8.count), let year = Int(parts[0]), let month = Int(parts[1]),
      let day = Int(parts[2])
    else { return nil }
    return CalendarDate(year: year, month: month, day: day)
  }

  /// Reports the elements of a list that don't have the form of the field.
  mutating func check(_ texts: [String], of name: String, _ form: FieldForm) {
    for text in texts {
      switch form {
      case .oneOf(let words) where !words.contains(text):
        let listed = words.map { "\"\($0)\"" }.joined(separator: ", ")
        report(name, expected: "a list of " + listed, not: text)
      case .pattern(let pattern) where !pattern.matches(text): report(name, expected: pattern.expected, not: text)
      default: continue
      }
    }
  }

  private static func number(_ word: String) -> String? {
    guard let number = Int(decimal: NarrowForm.text(word).utf8, atMost: 18), number >= 1 else { return nil }
    return String(number)
  }

  /// One of some words, in any case; also a period in its other notations.
  private static func choice(_ word: String, among words: [String]) -> String? {
    let lower = word.lowercased()
    if let known = words.first(where: { $0.lowercased() == lower }) { return known }
    let period =
      SubscriptionPeriod(words: lower) ?? SubscriptionPeriod(iso8601: word.uppercased()) ?? CellWords.period(word)
    return period.map(\.words).flatMap { words.contains($0) ? $0 : nil }
  }

  /// The type, by any of its names.
  mutating func type() -> ProductType? {
    guard let word = word("type") else { return nil }
    if let type = header.map.type(word) { return type }
    unknownTypes[word, default: []].append(range("type"))
    return nil
  }

  /// Reports the crosses that may mean no, as others in the column have a tick.
  mutating func reportCrosses() {
    for (name, cells) in crosses {
      guard let tick = ticks[name] else { continue }
      let rows = cells.count > 1 ? ", in \(cells.count) rows," : ""
      report("\"x\"\(rows) may mean yes or no beside \(quoted: tick); write yes or no", at: cells[0])
    }
  }

  /// Reports the words that are no types, each once.
  mutating func reportUnknownTypes() {
    let types = ProductType.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    for (word, cells) in unknownTypes {
      let rows = cells.count > 1 ? ", in \(cells.count) rows" : ""
      let near = Suggestion.nearest(to: word, among: ProductType.allCases.map(\.rawValue))
      // Without a near type, it is a word of the team's own, not a misspelling.
      let type = (ProductType.isSubscription(word) ? ProductType.autoRenewable : .consumable).rawValue
      let hint =
        near.map { "; did you mean \"\($0)\"?" }
        ?? "; --map '\(ColumnMap.name(of: word))=\(type)', or another of them, gives the word a type"
      problems.error("\"type\" must be one of \(types), not \(quoted: word)\(rows)\(hint)", at: cells[0])
    }
  }

  /// The values of a list; nil for an empty cell.
  func list(_ name: String) -> [String]? { exact(name).map { CellNotation.list($0) } }

  mutating func storefronts(_ name: String) -> [String]? {
    guard let written = exact(name), !HeadingWords.everywhere.contains(FoldedHeading.text(written)) else { return nil }
    var codes: [String] = []
    for word in CellWords.storefronts(written) {
      let folded = FoldedHeading.text(word)
      if let territory = CellWords.territory(word) {
        codes.append(territory.code)
      } else if let keys = HeadingWords.storefrontsByRegion[folded] {
        codes += keys.split(separator: "/").map(String.init)
      } else if HeadingWords.openRegions.contains(folded) {
        report(name, "\(quoted: word) doesn't say which storefronts; write each, such as \"HKG, TWN, USA\"")
      } else {
        let near = Suggestion.nearest(to: word, among: Territory.all.map(\.code))
        let hint = near.map { "did you mean \"\($0)\"?" } ?? "expected a code such as CHN, or its name"
        report(name, "no storefront has the code or the name \(quoted: word); \(hint)")
      }
    }
    return codes.enumerated().filter { !codes[..<$0.offset].contains($0.element) }.map(\.element)
  }

  mutating func records(_ name: String, as notation: RecordNotation) -> [OrderedValue] {
    var records: [OrderedValue] = []
    for part in CellNotation.records(exact(name)) {
      var problems: [String] = []
      if let record = notation.read(part, problems: &problems) { records.append(record) }
      for problem in problems { report(name, problem) }
    }
    return records
  }

  func suppressions(_ column: Int?) -> [OrderedValue] {
    CellNotation.records(exact(column)).map(SuppressionNotation.read)
  }

  // MARK: Problems

  mutating func report(
    _ name: String, expected: @autoclosure () -> String, not found: String, file: StaticString = #fileID,
    line: UInt = #line
  ) { report(name, "\"\(name)\" must be \(expected()), not \(quoted: found)", file: file, line: line) }

  mutating func report(
    _ name: String, _ message: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
  ) { report(message(), at: range(name), file: file, line: line) }

  /// Reports a missing value that the row needs, at its column.
  ///
  /// - Parameters:
  ///   - other: The column to report it at in a table without the column.
  ///   - isGap: Whether what the row describes is read nevertheless.
  mutating func reportMissing(
    _ name: String, or other: String? = nil, _ message: @autoclosure () -> String, isGap: Bool,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    let column = header.plain[name]
    // A row may end before the column, and a table may lack it.
    let place = column.map(row.cells.indices.contains) == true ? "" : "in the column \(quoted: heading(name))"
    let written = message()
    let end = written.firstIndex(of: ":") ?? written.endIndex
    problems.report(
      .error, place.isEmpty ? written : "\(written[..<end]) \(place)\(written[end...])",
      at: range(column == nil ? other ?? name : name), isGap: isGap, file: file, line: line)
  }

  /// Reports a reference to a row that doesn't exist.
  mutating func reportUnknown(
    _ kind: String, _ key: String, among known: @autoclosure () -> [String], at range: SourceRange
  ) {
    report("no row of the kind \"\(kind)\" has the id \(quoted: key)\(Self.hint(key, known()))", at: range)
  }

  private static func hint(_ key: String, _ known: [String]) -> String {
    Suggestion.nearest(to: key, among: known).map { "; did you mean \"\($0)\"?" } ?? ""
  }

  mutating func report(
    _ message: @autoclosure () -> String, at range: SourceRange, file: StaticString = #fileID, line: UInt = #line
  ) { problems.error(message(), at: range, file: file, line: line) }

  /// Reports a value that is left out without a loss.
  mutating func warn(
    _ name: String, _ message: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
  ) { problems.warning(message(), at: range(name), file: file, line: line) }

  mutating func warn(
    _ message: @autoclosure () -> Message, at range: SourceRange, file: StaticString = #fileID, line: UInt = #line
  ) { problems.warning(message(), at: range, file: file, line: line) }

  mutating func reportFaults() {
    for fault in row.faults {
      let diagnostic = fault.diagnostic
      report(diagnostic.message, at: diagnostic.range)
    }
    let width = header.columns.count
    for (column, cell) in row.cells.prefix(width).enumerated()
    where !cell.isEmpty && header.columns[column] == nil && header.headings[column].isEmpty
      && unnamed.insert(column).inserted
    {
      problems.warning(
        "the column has no heading, and is ignored", at: cell.range)
    }
    if let extra = row.cells.dropFirst(width).first(where: { !$0.isEmpty }) {
      report("the row has more cells than the header; a text with a separator in it needs quotes", at: extra.range)
    }
  }

  /// Reports cells that refer to another one, of columns whose values may be any text.
  mutating func reportReferences() {
    // A row of dashes isn't a product.
    if let id = exact("id"), !id.contains(where: { $0.isLetter || $0.isNumber }) { return }
    for (index, column) in header.columns.enumerated() {
      guard let column, let text = exact(index) else { continue }
      if let cell = cell(index), SpreadsheetText.hasNoValue(self.text.text(of: cell)) {
        report("the cell has \(quoted: text.trimmedBlanks) instead of a value; write that itself", at: cell.range)
        continue
      }
      guard Self.texts.contains(column.name), HeadingWords.isReference(text) else { continue }
      let reason =
        HeadingWords.areMarks(text)
        ? "stands for another text or none; write it, or leave the cell empty"
        : "refers to another text; write that itself"
      report("\(quoted: text.trimmedBlanks) \(reason)", at: row.cells[index].range)
    }
  }

  private static let texts: Set<String> = [
    "title", "description", "referenceName", "reviewNotes", "group", "template", "screenshot",
  ]

  /// The columns in which no is an answer.
  private static let choices = Set(
    Product.fields.filter { if case .scalar(.flag, _) = $0.content { true } else { false } }.map(\.key) + [
      "storefronts", "country", "locale",
    ])

  /// Our own limit: a table with so many errors is some other table, and is not read on.
  private static let mostProblems = 10_000
}

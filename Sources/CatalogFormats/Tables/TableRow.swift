import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// A row of a table, whose cells are read as the values that their columns hold; what can't be read
/// is reported where it stands.
struct TableRow {
  let text: DelimitedText
  let header: TableHeader
  var row = DelimitedRow()
  private(set) var diagnostics: [Diagnostic] = []
  /// Those that say what is missing where all that is there is read.
  private(set) var gaps: Set<Diagnostic> = []

  init(text: DelimitedText, header: TableHeader) {
    self.text = text
    self.header = header
  }

  // MARK: Cells

  func cell(_ column: Int?) -> DelimitedCell? {
    guard let column, row.cells.indices.contains(column), !row.cells[column].isEmpty else {
      return nil
    }
    return row.cells[column]
  }

  /// The text of a cell as it is; nil for an empty cell.
  func exact(_ column: Int?) -> String? {
    cell(column).flatMap { SpreadsheetText.text(text.text(of: $0)) }
  }

  func exact(_ name: TableColumn.Name) -> String? { exact(header.plain[name]) }

  /// The text of a cell that is a word or a number, without the blanks around it.
  func word(_ name: TableColumn.Name) -> String? {
    exact(name).map(\.trimmedBlanks).flatMap { $0.isEmpty ? nil : $0 }
  }

  func range(_ name: TableColumn.Name) -> SourceRange {
    cell(header.plain[name])?.range ?? row.range
  }

  // MARK: Values

  mutating func flag(_ name: TableColumn.Name) -> Bool {
    guard let word = word(name) else { return false }
    switch word.lowercased() {
    case "true", "yes", "1", "x", "✓": return true
    case "false", "no", "0": return false
    default:
      report(name, expected: "true or false", not: word)
      return false
    }
  }

  mutating func date(_ name: TableColumn.Name) -> CalendarDate? {
    guard let word = word(name) else { return nil }
    let parts = word.split { $0 == "-" || $0 == "/" }.map(String.init)
    if parts.count == 3, parts[0].utf8.count == 4, (1...2).contains(parts[1].utf8.count),
      (1...2).contains(parts[2].utf8.count), let year = Int(parts[0]), let month = Int(parts[1]),
      let day = Int(parts[2]), let date = CalendarDate(year: year, month: month, day: day)
    {
      return date
    }
    report(name, expected: "a day such as 2027-03-01", not: word)
    return nil
  }

  mutating func level() -> Int? {
    guard let word = word(.level) else { return nil }
    if let level = Int(decimal: word.utf8, atMost: 18), level >= 1 { return level }
    report(.level, expected: "a whole number of at least 1", not: word)
    return nil
  }

  mutating func period() -> SubscriptionPeriod? {
    guard let word = word(.period) else { return nil }
    if let period = SubscriptionPeriod(words: word.lowercased())
      ?? SubscriptionPeriod(iso8601: word.uppercased())
    {
      return period
    }
    report(
      .period,
      expected: "one of "
        + SubscriptionPeriod.allCases.map { "\"\($0.words)\"" }.joined(separator: ", "),
      not: word)
    return nil
  }

  mutating func type() -> ProductType? {
    guard let word = word(.type) else { return nil }
    if let type = ProductType(lenient: word) { return type }
    report(
      .type,
      expected: "one of "
        + ProductType.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", "),
      not: word)
    return nil
  }

  /// The values of a list; nil for an empty cell.
  func list(_ name: TableColumn.Name) -> [String]? { exact(name).map { CellNotation.list($0) } }

  mutating func storefronts() -> [Territory]? {
    guard let codes = list(.storefronts) else { return nil }
    var territories: [Territory] = []
    for code in codes {
      if let territory = Territory(code.uppercased()) {
        territories.append(territory)
      } else {
        let near = Suggestion.nearest(to: code, among: Territory.all.map(\.code))
        let hint = near.map { "; did you mean \"\($0)\"?" } ?? "; expected codes such as CHN, JPN"
        report(.storefronts, "no storefront has the code \(quoted: code)\(hint)")
      }
    }
    return territories
  }

  mutating func grants() -> [Grant] {
    var grants: [Grant] = []
    for part in list(.grants) ?? [] {
      let words = part.split(separator: " ")
      if words.count >= 2, let last = words.last, let quantity = Quantity(String(last)) {
        let currency = words.dropLast().joined(separator: " ")
        grants.append(
          Grant(currency: currency, quantity: quantity.quantity, bonus: quantity.bonus))
      } else {
        report(.grants, expected: "grants such as \"gold 400\" or \"gold 400+40\"", not: part)
      }
    }
    for (currency, column) in header.grants {
      guard let cell = cell(column), let text = exact(column)?.trimmedBlanks, !text.isEmpty else {
        continue
      }
      if let quantity = Quantity(text) {
        grants.append(Grant(currency: currency, quantity: quantity.quantity, bonus: quantity.bonus))
      } else {
        report(
          "\"grants[\(currency)]\" must be a quantity such as 400 or 400+40, not "
            + "\(quoted: text)", at: cell.range)
      }
    }
    return grants
  }

  /// - Parameter base: The currency that an amount without one is in.
  mutating func price(base: CurrencyCode?) -> Price? {
    var price: Price?
    if let written = exact(.price) {
      price = Price()
      for part in CellNotation.list(written) {
        let amount = part.hasDigitsOnly ? base.map { "\($0) \(part)" } ?? part : part
        if !PriceNotation.read(amount, into: &price) {
          report(.price, expected: "a price such as \"USD 5.99\" or \"tier 6\"", not: part)
        }
      }
    }
    for (kind, column) in header.amounts {
      guard let cell = cell(column), let text = exact(column) else { continue }
      if !PriceNotation.add(text, as: kind, to: &price), !text.trimmedBlanks.isEmpty {
        report("a price must be an amount such as 5.99, not \(quoted: text)", at: cell.range)
      }
    }
    return price
  }

  mutating func offers() -> [Offer] { records(.offers, OfferNotation.read) }

  mutating func billingPlans() -> [BillingPlan] {
    records(.billingPlans, BillingPlanNotation.read)
  }

  private mutating func records<Record>(
    _ name: TableColumn.Name, _ read: (Substring, inout [String]) -> Record?
  ) -> [Record] {
    guard let written = exact(name) else { return [] }
    var records: [Record] = []
    for part in CellNotation.parts(written[...], at: CellNotation.recordMarks) {
      var problems: [String] = []
      if let record = read(part, &problems) { records.append(record) }
      for problem in problems { report(name, problem) }
    }
    return records
  }

  mutating func suppressions(_ column: Int?, in locale: String? = nil) -> [Suppression] {
    guard let written = exact(column) else { return [] }
    return CellNotation.parts(written[...], at: CellNotation.recordMarks).map {
      SuppressionNotation.read($0, in: locale)
    }
  }

  // MARK: Problems

  mutating func report(
    _ name: TableColumn.Name, expected: String, not found: String
  ) {
    report(name, "\"\(name.rawValue)\" must be \(expected), not \(quoted: found)")
  }

  mutating func report(_ name: TableColumn.Name, _ message: String) {
    report(message, at: range(name))
  }

  /// Reports what a row needs and does not say.
  mutating func reportMissing(_ name: TableColumn.Name, _ message: String) {
    let count = diagnostics.count
    report(name, message)
    if diagnostics.count > count, let gap = diagnostics.last { gaps.insert(gap) }
  }

  mutating func report(_ message: String, at range: SourceRange, as severity: Severity = .error) {
    guard diagnostics.count < Self.mostDiagnostics else { return }
    diagnostics.append(Diagnostic(severity, message, at: range))
  }

  mutating func reportFaults() {
    for fault in row.faults {
      let diagnostic = fault.diagnostic
      report(diagnostic.message, at: diagnostic.range)
    }
    let width = header.columns.count
    if let extra = row.cells.dropFirst(width).first(where: { !$0.isEmpty }) {
      report(
        "the row has more cells than the header; a text with a separator in it needs quotes",
        at: extra.range)
    }
  }

  /// Our own bound: nobody reads more than this at once.
  private static let mostDiagnostics = 1_000
}

extension String {
  /// Whether it is a bare number.
  fileprivate var hasDigitsOnly: Bool {
    !utf8.isEmpty
      && utf8.allSatisfy {
        $0.isASCIIDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",")
      }
  }
}

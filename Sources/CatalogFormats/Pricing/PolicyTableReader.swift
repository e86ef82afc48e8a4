import AppStoreReference
import Basics
package import CatalogModel
package import SourceSyntax

/// A table of a price policy: storefronts and multipliers, or currencies and rates.
///
/// The first row names the columns `territory` and `multiplier`, or `currency` and `rate`; others are ignored. A cell
/// without a number leaves its storefront to `others`.
package struct PolicyTableReader {
  package private(set) var table = PolicyTable()
  /// The reasons why it can't be used, with the lines and the columns.
  package private(set) var faults: [String] = []
  /// The rows that are not of the App Store, and the storefronts without a number, in sentences.
  package private(set) var notes: [String] = []

  private let name: String
  private var lines: [String: Int] = [:]
  private var unknown: [(name: String, line: Int)] = []
  private var blanks: [String] = []

  package init(_ file: SourceFile) {
    name = file.name
    guard !Workbook.isArchive(file.bytes) else {
      faults = ["\"\(name)\" is a workbook; save its sheet as CSV"]
      return
    }
    let written = PriceTable(file, map: ColumnMap(), sheet: nil)
    if let fault = written.fault {
      faults = [fault]
      return
    }
    let all = written.rows
    // A title may come before the headings.
    let start = all.prefix(5).firstIndex { row in
      [(Self.storefrontWords, Self.multiplierWords), (Self.currencyWords, Self.rateWords)].contains { keys, numbers in
        let columns = row.columns(keys)
        return !columns.isEmpty && !row.columns(numbers, besides: columns).isEmpty
      }
    }
    let rows = all[(start ?? all.startIndex)...]
    guard let headings = rows.first else {
      faults = ["\"\(name)\" is empty; expected \(Self.expected)"]
      return
    }
    let storefronts = headings.columns(Self.storefrontWords)
    // The World Bank's "PPP conversion factor" is an amount of the local currency.
    let multipliers = headings.columns(Self.multiplierWords, besides: storefronts + headings.columns(["conversion"]))
    let currencies = headings.columns(Self.currencyWords)
    let rates = headings.columns(Self.rateWords, besides: currencies)
    let isOfRates = storefronts.isEmpty || multipliers.isEmpty
    let keys = isOfRates ? currencies : storefronts
    let numbers = isOfRates ? rates : multipliers
    guard !keys.isEmpty, let number = numbers.first else {
      let listed = headings.cells.prefix(6).map { "\"\($0)\"" }.joined(separator: ", ")
      faults = ["\"\(name)\", line \(headings.line) has no \(Self.expected), but \(listed)"]
      return
    }
    guard numbers.count == 1 else {
      let listed = numbers.map { "\"\(headings.cell($0))\"" }.joined(separator: " and ")
      faults = ["\"\(name)\", line \(headings.line) has \(listed), of which one can be used; rename the others"]
      return
    }
    let cells = SpreadsheetNumber.Column(
      rows.dropFirst().map { $0.cell(number) }, areSmall: !isOfRates,
      // Where commas separate the cells, they don't precede fractions.
      hasPoints: written.separator == UInt8(ascii: ","))
    for row in rows.dropFirst() {
      if let extra = row.extra(besides: headings) {
        faults.append("\"\(name)\", line \(row.line): \(PriceTableRow.message(extra: extra))")
      } else if isOfRates {
        addRate(row, keys, number, cells, headings)
      } else {
        addMultiplier(row, keys, number, cells, headings)
      }
    }
    describeRest()
  }

  private static let expected = "columns territory and multiplier, or currency and rate"
  private static let storefrontWords: Set<String> = [
    "territory", "territories", "storefront", "storefronts", "country", "countries", "land", "länder", "pays", "país",
    "paese", "国家", "国家或地区", "地区", "國家", "國家或地區", "地區", "国", "국가",
    "страна", "kraj", "ülke", "landen",
  ]
  private static let rateWords: Set<String> = ["rate", "rates", "kurs", "wechselkurs", "汇率", "匯率", "レート"]
  private static let currencyWords: Set<String> = [
    "currency", "currencies", "währung", "devise", "moneda", "货币", "貨幣", "通貨",
  ]
  private static let multiplierWords: Set<String> = [
    "multiplier", "multipliers", "factor", "coefficient", "multiplikator", "faktor", "multiplicateur",
    "multiplicador", "moltiplicatore", "系数", "倍数", "係數", "倍數", "係数", "倍率", "배수", "계수", "preisfaktor",
    "коэффициент", "множитель", "mnożnik", "współczynnik", "çarpan", "katsayı", "vermenigvuldiger",
  ]

  // MARK: Rows

  private mutating func addMultiplier(
    _ row: PriceTableRow, _ keys: [Int], _ number: Int, _ cells: SpreadsheetNumber.Column, _ headings: PriceTableRow
  ) {
    let territories = keys.compactMap { key in
      row.storefront(key).map { (column: key, territory: $0) }
    }
    guard let found = territories.first?.territory else {
      if !SpreadsheetNumber.isBlank(row.cell(number)) { unknown.append((keyText(row, keys), row.line)) }
      return
    }
    if let other = territories.first(where: { $0.territory != found }) {
      let place = place(row, other.column, headings)
      faults.append(
        "\(place): \"\(row.cell(other.column))\" is \(other.territory.name), and the same row names \(found.name)")
      return
    }
    let isFirst = isFirst(row, found.code, "\(found.name) (\(found))", keys[0], headings)
    guard let factor = factor(row, number, cells, headings) else {
      if SpreadsheetNumber.isBlank(row.cell(number)), isFirst { blanks.append(found.name) }
      return
    }
    guard factor.number <= .mostMultiplier else {
      let hint = row.cell(number).contains("%") ? "" : "; write 35 percent as 0.35 or 35 %"
      faults.append("\(place(row, number, headings)): the multiplier \"\(row.cell(number))\" is above 10\(hint)")
      return
    }
    if isFirst { table.multipliers[found] = factor }
  }

  private mutating func addRate(
    _ row: PriceTableRow, _ keys: [Int], _ number: Int, _ cells: SpreadsheetNumber.Column, _ headings: PriceTableRow
  ) {
    let codes = keys.lazy.compactMap { CurrencyCode(row.cell($0).uppercased()) }
    guard let currency = codes.first(where: { !$0.storefronts.isEmpty }) else {
      if !SpreadsheetNumber.isBlank(row.cell(number)) { unknown.append((keyText(row, keys), row.line)) }
      return
    }
    let isFirst = isFirst(row, "\(currency)", "\(currency)", keys[0], headings)
    guard let factor = factor(row, number, cells, headings), isFirst else { return }
    table.rates[currency] = factor
  }

  private func keyText(_ row: PriceTableRow, _ keys: [Int]) -> String {
    keys.lazy.map { row.cell($0) }.first { !$0.isEmpty } ?? ""
  }

  /// Whether a storefront or currency has no row before this one; reports it if it has.
  private mutating func isFirst(
    _ row: PriceTableRow, _ code: String, _ title: String, _ column: Int, _ headings: PriceTableRow
  ) -> Bool {
    guard let line = lines[code] else {
      lines[code] = row.line
      return true
    }
    faults.append("\(place(row, column, headings)): \(title) occurs twice, first in line \(line)")
    return false
  }

  /// The number of a row; nil for a cell without one, and for a fault, which is reported.
  private mutating func factor(
    _ row: PriceTableRow, _ number: Int, _ cells: SpreadsheetNumber.Column, _ headings: PriceTableRow
  )
    -> StorefrontFactors.Factor?
  {
    let cell = row.cell(number)
    guard !SpreadsheetNumber.isBlank(cell) else { return nil }
    let readings = cells.readings(of: cell)
    if readings.count == 1, let factor = StorefrontFactors.Factor(readings[0]) { return factor }
    let place = place(row, number, headings)
    faults.append(
      readings.count > 1
        ? "\(place): \"\(cell)\" can be \(readings.joined(separator: " or ")); write it without separators of thousands"
        : "\(place): \"\(cell)\" is not a number above zero, such as 0.35")
    return nil
  }

  private func place(_ row: PriceTableRow, _ column: Int, _ headings: PriceTableRow) -> String {
    "\"\(name)\", line \(row.line), column \"\(headings.cell(column))\""
  }

  private mutating func describeRest() {
    if !unknown.isEmpty {
      let listed = unknown.prefix(5).map { name, line in
        let near = Suggestion.nearest(to: name, among: Territory.all.map(\.name))
        return "\"\(name)\" in line \(line)" + (near.map { " (did you mean \($0)?)" } ?? "")
      }
      notes.append(
        "\"\(name)\": \(unknown.count) \(unknown.count == 1 ? "row is" : "rows are") not of the App Store: "
          + listed.joined(separator: ", ") + (unknown.count > 5 ? ", …" : ""))
    }
    if !blanks.isEmpty {
      notes.append(
        "\"\(name)\" has no number for \(blanks.prefix(5).joined(separator: ", "))\(blanks.count > 5 ? ", …" : ""); "
          + "\"others\" of the policy counts there")
    }
  }
}

extension PriceTableRow {
  /// The columns of headings with one of some words.
  fileprivate func columns(_ words: Set<String>, besides others: [Int] = []) -> [Int] {
    cells.indices.filter { column in
      !others.contains(column)
        && cells[column].lowercased().split { !$0.isLetter }.contains { words.contains(String($0)) }
    }
  }
}

import AppStoreReference
import Basics
package import CatalogModel
package import SourceSyntax

/// A table of a price policy: storefronts and multipliers, or currencies and rates.
///
/// The first row names the columns `territory` and `multiplier`, or `currency` and `rate`, or all of them; others are
/// ignored. A cell without a number leaves its storefront to `others`.
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
  /// The number of rows with a fault that isn't named.
  private var unnamed = 0
  /// The number of names that may still be compared with those of storefronts.
  package private(set) var comparisons: Int

  /// - Parameter comparisons: The number of names that may be compared with those of storefronts.
  package init(_ file: SourceFile, comparisons: Int = mostComparisons) {
    name = file.name
    self.comparisons = comparisons
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
    let start = all.prefix(5).indices.first { index in
      let row = all[index]
      let storefronts = StorefrontHeading.columns(of: row, over: all[(index + 1)...])
      let currencies = row.columns(Self.currencyWords)
      return !storefronts.isEmpty && !Self.multipliers(in: row, besides: storefronts).isEmpty
        || !currencies.isEmpty && !row.columns(Self.rateWords, besides: currencies).isEmpty
    }
    let rows = all[(start ?? all.startIndex)...]
    guard let headings = rows.first else {
      faults = ["\"\(name)\" is empty; expected \(Self.expected)"]
      return
    }
    let storefronts = StorefrontHeading.columns(of: headings, over: rows.dropFirst())
    let multipliers = Self.multipliers(in: headings, besides: storefronts)
    let currencies = headings.columns(Self.currencyWords)
    let rates = headings.columns(Self.rateWords, besides: currencies)
    let isOfRates = storefronts.isEmpty || multipliers.isEmpty
    let keys = isOfRates ? currencies : storefronts
    let numbers = isOfRates ? rates : multipliers
    guard !keys.isEmpty, let number = numbers.first else {
      let listed = headings.cells.prefix(6).map { "\"\($0)\"" }.joined(separator: ", ")
      let reduced = headings.cells.first { NumberWords.areDiscounts(in: $0) || NumberWords.areTaxes(in: $0) }
      let hint = reduced.map { "; \"\($0)\" is not what the price is multiplied by" } ?? ""
      faults = ["\"\(name)\", line \(headings.line) has no \(Self.expected), but \(listed)\(hint)"]
      return
    }
    guard numbers.count == 1 else {
      let listed = numbers.map { "\"\(headings.cell($0))\"" }.joined(separator: " and ")
      faults = ["\"\(name)\", line \(headings.line) has \(listed), of which one can be used; rename the others"]
      return
    }
    func column(_ number: Int, ofRates: Bool) -> Numbers {
      let heading = headings.cell(number)
      let arePercentages = !ofRates && SpreadsheetNumber.arePercentages(under: heading)
      let cells = SpreadsheetNumber.Column(
        rows.dropFirst().map { $0.cell(number) }, areSmall: !ofRates,
        // Where commas separate the cells, they don't precede fractions.
        hasPoints: written.separator == UInt8(ascii: ","), arePercentages: arePercentages)
      return Numbers(column: number, cells: cells, arePercentages: arePercentages)
    }
    let numbersOfRows = column(number, ofRates: isOfRates)
    // Beside multipliers, a "Proceeds rate" isn't one of exchange.
    let further = isOfRates || currencies.isEmpty ? [] : rates.filter { Self.isRate(headings.cell($0)) }
    let ratesOfRows = further.count == 1 ? column(further[0], ofRates: true) : nil
    for row in rows.dropFirst() {
      if let extra = row.extra(besides: headings) {
        faults.append("\"\(name)\", line \(row.line): \(PriceTableRow.message(extra: extra))")
      } else if isOfRates {
        addRate(row, keys, numbersOfRows, headings)
      } else {
        addMultiplier(row, keys, numbersOfRows, headings)
        if let ratesOfRows { addRate(row, currencies, ratesOfRows, headings, mayRepeat: true) }
      }
    }
    if unnamed > 0 { faults.append("\"\(name)\": \(unnamed) more rows are not of storefronts of the App Store") }
    describeRest()
  }

  /// A column of numbers.
  private struct Numbers {
    let column: Int
    let cells: SpreadsheetNumber.Column
    let arePercentages: Bool
  }

  private static func isRate(_ heading: String) -> Bool {
    rateWords.contains(heading.lowercased()) || ["exchange rate", "fx rate", "fx"].contains(heading.lowercased())
  }

  private static let expected = "columns territory and multiplier, or currency and rate"
  private static let rateWords: Set<String> = ["rate", "rates", "kurs", "wechselkurs", "汇率", "匯率", "レート"]
  private static let currencyWords: Set<String> = [
    "currency", "currencies", "währung", "devise", "moneda", "货币", "貨幣", "通貨",
  ]
  private static let multiplierWords: Set<String> = [
    "multiplier", "multipliers", "factor", "coefficient", "multiplikator", "faktor", "multiplicateur",
    "multiplicador", "moltiplicatore", "系数", "倍数", "係數", "倍數", "係数", "倍率", "배수", "계수", "preisfaktor",
    "коэффициент", "множитель", "mnożnik", "współczynnik", "çarpan", "katsayı", "vermenigvuldiger",
  ]

  /// The columns of multipliers. The World Bank's "PPP conversion factor" is an amount of the local currency, and the
  /// factor of a discount or a tax is another number.
  private static func multipliers(in headings: PriceTableRow, besides others: [Int]) -> [Int] {
    headings.columns(multiplierWords, besides: others + headings.columns(["conversion"])).filter { column in
      let heading = headings.cell(column)
      return !NumberWords.areDiscounts(in: heading) && !NumberWords.areTaxes(in: heading)
    }
  }

  /// Our own limit for the names in all tables of a catalog: for more, nothing similar is named.
  package static let mostComparisons = 1_000

  /// Our own limit for the rows that are named one by one.
  private static let mostFaults = 100

  // MARK: Rows

  private mutating func addMultiplier(
    _ row: PriceTableRow, _ keys: [Int], _ numbers: Numbers, _ headings: PriceTableRow
  ) {
    guard let (found, contradiction) = row.storefronts(in: keys) else {
      return addUnknown(row, keys, numbers, headings)
    }
    if let contradiction {
      faults.append("\(place(row, contradiction.column, headings)): \(contradiction.text)")
      return
    }
    let first = found.filter { isFirst(row, $0.code, "\($0.name) (\($0))", keys[0], headings) }
    let cell = row.cell(numbers.column)
    guard let factor = factor(row, numbers, headings) else {
      if SpreadsheetNumber.isBlank(cell) { blanks += first.map(\.name) }
      return
    }
    guard factor.number <= .mostMultiplier else {
      let hint = cell.contains("%") || numbers.arePercentages ? "" : "; write 35 percent as 0.35 or 35 %"
      faults.append("\(place(row, numbers.column, headings)): the multiplier \"\(cell)\" is above 10\(hint)")
      return
    }
    for territory in first { table.multipliers[territory] = factor }
  }

  /// Adds a row of no storefront: a fault unless it is of another place, or of all rows.
  private mutating func addUnknown(
    _ row: PriceTableRow, _ keys: [Int], _ numbers: Numbers, _ headings: PriceTableRow
  ) {
    guard !SpreadsheetNumber.isBlank(row.cell(numbers.column)) else { return }
    let text = keyText(row, keys)
    let isKnown =
      Self.isOfNoStorefront(text)
      || keys.contains { PriceTableRow.isCode(row.cell($0).uppercased()) && Self.isOfNoStorefront(row.cell($0)) }
    guard let key = keys.first(where: { !row.cell($0).isEmpty }), !isKnown else {
      unknown.append((text, row.line))
      return
    }
    guard faults.count < Self.mostFaults else {
      unnamed += 1
      return
    }
    comparisons -= 1
    let name = comparisons < 0 ? text : row.strangePart(key) ?? text
    let near = comparisons < 0 ? nil : PriceTableRow.nearest(to: name)
    let hint = near.map { "; did you mean \($0)?" } ?? ""
    faults.append("\(place(row, key, headings)): \"\(name)\" is not a storefront of the App Store\(hint)")
  }

  /// Whether a name is known to be of no storefront: another country, a region, a sum or an average.
  private static func isOfNoStorefront(_ name: String) -> Bool {
    let folded = FoldedHeading.text(name)
    return OtherPlace.isNamed(name) || HeadingWords.sums.contains(folded) || HeadingWords.everywhere.contains(folded)
      || HeadingWords.openRegions.contains(folded)
  }

  /// - Parameter mayRepeat: Whether rows are of storefronts, of which several have the same currency, or one that the
  ///   App Store doesn't bill in.
  private mutating func addRate(
    _ row: PriceTableRow, _ keys: [Int], _ numbers: Numbers, _ headings: PriceTableRow, mayRepeat: Bool = false
  ) {
    let codes = keys.lazy.compactMap { CurrencyCode(row.cell($0).uppercased()) }
    guard let currency = codes.first(where: { !$0.storefronts.isEmpty }) else {
      guard !mayRepeat, !SpreadsheetNumber.isBlank(row.cell(numbers.column)) else { return }
      unknown.append((keyText(row, keys), row.line))
      return
    }
    let isNew = mayRepeat || isFirst(row, "\(currency)", "\(currency)", keys[0], headings)
    guard let factor = factor(row, numbers, headings), isNew else { return }
    if let other = table.rates.updateValue(factor, forKey: currency), other.number != factor.number {
      faults.append(
        "\(place(row, numbers.column, headings)): the rate of \(currency) is \(factor.text), and \(other.text) above")
    }
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
    _ row: PriceTableRow, _ numbers: Numbers, _ headings: PriceTableRow
  ) -> StorefrontFactors.Factor? {
    let cell = row.cell(numbers.column)
    guard !SpreadsheetNumber.isBlank(cell) else { return nil }
    let readings = numbers.cells.readings(of: cell)
    let place = place(row, numbers.column, headings)
    if readings.count == 1, let factor = StorefrontFactors.Factor(readings[0]) {
      // Nobody asks for two percent of a price: it may be a number of hundreds.
      guard numbers.arePercentages, !cell.contains("%"), !cell.contains("％"), let least = PolicyNumber("0.02"),
        factor.number <= least
      else { return factor }
      faults.append("\(place): \"\(cell)\" can be \(cell) % or a multiplier; write it with a percent sign")
      return nil
    }
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
      let listed = unknown.prefix(5).map { name, line in "\"\(name)\" in line \(line)" }
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

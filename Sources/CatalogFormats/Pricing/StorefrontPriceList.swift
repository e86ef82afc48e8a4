package import AppStoreReference
import Basics
import CatalogModel
package import SourceSyntax

/// The prices of one product by storefront, in a table that doesn't name the product.
///
/// App Store Connect downloads such a table (`Countries or Regions`, `Currency Code`, `Price`, in the language of its
/// user), other tools keep one (`territory`, `price`), and people write two columns of a spreadsheet. The columns are
/// found by their contents, so that no heading has to be known.
package struct StorefrontPriceList {
  package private(set) var prices: [Territory: Money] = [:]
  /// The reasons why it can't be used, with the rows.
  package private(set) var faults: [String] = []
  /// The storefronts of rows that the App Store doesn't have, as written.
  package private(set) var unknown: [String] = []
  /// The storefronts with a price that starts later.
  package private(set) var later: [Territory] = []

  /// Reads a table in text or in a workbook.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - map: The headings that are ignored or have the price, and the encoding.
  ///   - sheet: The sheet of a workbook; nil for the first one with text.
  package init(_ file: SourceFile, map: ColumnMap = ColumnMap(), sheet: String? = nil) {
    let table = PriceTable(file, map: map, sheet: sheet)
    if let fault = table.fault {
      faults = [fault]
      return
    }
    let columns: Columns
    do throws(Columns.Fault) { columns = try Columns(of: table.rows, map) } catch {
      faults = ["\"\(file.name)\" \(error.text)"]
      return
    }
    let kind = Workbook.isArchive(file.bytes) ? "row" : "line"
    for row in table.rows where row.line > columns.heading.line {
      if let fault = read(row, columns) { faults.append("\"\(file.name)\", \(kind) \(row.line): \(fault)") }
    }
  }

  /// Reads the price in a row.
  ///
  /// - Returns: The reason why it can't be used.
  private mutating func read(_ row: PriceTableRow, _ columns: Columns) -> String? {
    let name = row.cell(columns.storefronts)
    let text = row.cell(columns.price)
    let named = row.storefronts(columns.storefronts)
    guard let territory = named.first else {
      if !name.isEmpty, !text.isEmpty { unknown.append(name) }
      return nil
    }
    if text.isEmpty { return nil }
    if named.count > 1 { return "\"\(name)\" is several storefronts; write a row with the price of each" }
    if let extra = columns.extra(in: row) { return PriceTableRow.message(extra: extra) }
    let days = columns.starts.lazy.map { row.cell($0) }.filter { !SpreadsheetNumber.isBlank($0) }
    if let day = days.first(where: { WrittenDay($0)?.isLater == nil }) {
      return "\"\(day)\" is not a day on which a price starts, such as 2027-01-31"
    }
    if days.contains(where: { WrittenDay($0)?.isLater ?? false }) {
      later.append(territory)
      return nil
    }
    let stated = columns.currency(in: row)
    guard stated.isEmpty || stated == "\(territory.currency)" else {
      return "the App Store bills \(territory.currency) in \(territory.name), not \(stated)"
    }
    guard let amount = row.amount(columns.price, columns.storefronts, columns.hasCommas), amount.hundredths > 0 else {
      return "\"\(text)\" is not a price in \(territory.currency) such as 5.99"
    }
    if let other = prices.updateValue(amount, forKey: territory), other != amount {
      return "\(territory.name) has \(other.decimal) and \(amount.decimal)"
    }
    return nil
  }

  /// Whether the table is one of a product's prices, and not one of products.
  package var isPlausible: Bool { faults.isEmpty && prices.count > 1 }
}

extension StorefrontPriceList {
  /// The columns of the table, found by their contents.
  fileprivate struct Columns {
    struct Fault: Error { let text: String }

    let storefronts: Int
    let price: Int
    /// The days on which prices start.
    let starts: [Int]
    /// The row of headings; without cells if the table has no such row.
    let heading: PriceTableRow
    /// Whether a point stands between thousands, as in "1.500" beside "9,99".
    let hasCommas: Bool
    private let currencies: Int?
    /// The currency or storefront of the prices, by their heading.
    private let stated: String
    private let narrowest: PriceTableRow

    init(of rows: [PriceTableRow], _ map: ColumnMap) throws(Fault) {
      guard !rows.isEmpty else { throw Fault(text: "is empty") }
      let columns = 0..<(rows.map(\.cells.count).max() ?? 0)
      guard columns.count <= Self.most else {
        throw Fault(text: "has \(columns.count) columns, more than a list of prices")
      }
      func best(_ fits: (PriceTableRow, Int) -> Bool) -> Int? {
        let counts = columns.map { column in rows.count { fits($0, column) } }
        guard let most = counts.max(), most > 0 else { return nil }
        return counts.firstIndex(of: most)
      }
      let currencies = best { row, column in
        CurrencyCode(row.cell(column).uppercased()).map { !$0.storefronts.isEmpty } ?? false
      }
      guard let storefronts = best({ row, column in !row.storefronts(column).isEmpty }),
        let first = rows.firstIndex(where: { !$0.storefronts(storefronts).isEmpty })
      else { throw Fault(text: "has no column of storefronts") }
      // There may be a title above the headings, none of them, and rows of no storefront below.
      let heading =
        rows[..<first].last { row in
          row.cells.count { !$0.isEmpty } > 1
            && !row.cells.contains { cell in
              // A heading such as "Price 2027" has more letters than a currency.
              cell.count(where: \.isLetter) <= 3 && PriceNotation.part(cell, base: .usd) != nil
            }
        } ?? PriceTableRow(line: 0, cells: [])
      let body = rows[first...].filter { !$0.storefronts(storefronts).isEmpty }
      let others = columns.filter {
        $0 != storefronts && $0 != currencies && !map.ignores(heading.cell($0))
      }
      let amounts = others.filter { column in
        body.count { $0.amount(column, storefronts, false) != nil } * 2 > body.count
      }
      var chosen = amounts.filter { map.isPrice(heading.cell($0)) }
      if chosen.isEmpty { chosen = amounts }
      guard let price = chosen.first, chosen.count == 1 else {
        let names = chosen.map { "\"\(heading.cell($0))\"" }.joined(separator: " and ")
        let several = "several columns of amounts: \(names); --map \"HEADING=price\" says which"
        throw Fault(text: "has " + (chosen.isEmpty ? "no column of prices" : several))
      }
      self.storefronts = storefronts
      self.heading = heading
      self.currencies = currencies
      self.price = price
      stated = map.priceKey(of: heading.cell(price)) ?? Self.currency(of: heading.cell(price)).map { "\($0)" } ?? ""
      starts = others.filter { !amounts.contains($0) && Self.isStart($0, heading, body) }
      hasCommas = body.contains { row in
        let parts = row.cell(price).split(separator: ",")
        return parts.count == 2 && (1...2).contains(parts[1].prefix { $0.isNumber }.count) && !parts[0].contains(".")
      }
      narrowest = body.min { $0.cells.count < $1.cells.count } ?? heading
    }

    /// The cells after the columns of a price: without headings, digits there can only be hundredths.
    func extra(in row: PriceTableRow) -> String? {
      guard heading.cells.isEmpty else { return row.extra(besides: heading) }
      return row.extra(besides: narrowest).flatMap { $0.allSatisfy(\.isASCIIDigit) ? $0 : nil }
    }

    /// The currency or storefront that a row or the heading states; empty if neither does.
    func currency(in row: PriceTableRow) -> String {
      let written = currencies.map { row.cell($0).uppercased() } ?? ""
      return written.isEmpty ? stated : written
    }

    /// Our own limit: each row is looked at for each column.
    private static let most = 64

    /// Whether a column has the days on which prices start: by its heading, or by days under any but that of an end.
    private static func isStart(_ column: Int, _ heading: PriceTableRow, _ body: [PriceTableRow]) -> Bool {
      let name = FoldedHeading.text(heading.cell(column))
      if name == "startdate" || name == "start" { return true }
      let cells = body.lazy.map { $0.cell(column) }.filter { !SpreadsheetNumber.isBlank($0) }
      return !ends.contains(name) && cells.count { WrittenDay($0) != nil } * 2 > cells.count
    }

    private static let ends: Set<String> = [
      "enddate", "end", "until", "validuntil", "expires", "enddatum", "ende", "bis", "datedefin", "fin", "fechadefin",
      "结束日期", "結束日期", "終了日", "종료일",
    ]

    /// The currency that a heading names: `Price (EUR)`, `价格（元）`; nil for a sign that several share.
    private static func currency(of heading: String) -> CurrencyCode? {
      let words = heading.split { !$0.isLetter && !"$€£¥￥₩₹₺₽₫฿₪₱₴₦".contains($0) }.map { $0.lowercased() }
      for word in words + FoldedHeading.parts(heading) {
        if let keys = PriceWords.keys(of: word), keys.count == 1, let currency = CurrencyCode(keys[0]) {
          return currency
        }
      }
      return nil
    }
  }
}

extension PriceTableRow {
  fileprivate func amount(_ column: Int, _ storefronts: Int, _ hasCommas: Bool) -> Money? {
    guard let territory = self.storefronts(storefronts).first else { return nil }
    var text = cell(column)
    if hasCommas, text.contains(",") || text.split(separator: ".").last?.count == 3 { text.replace(".", with: "") }
    return PriceNotation.amount(text, of: territory.code).flatMap { Money(decimal: $0, currency: territory.currency) }
  }
}

extension ColumnMap {
  fileprivate func ignores(_ heading: String) -> Bool { meaning(of: heading) == .ignored }

  /// The currency or storefront that a heading is said to have the prices of.
  fileprivate func priceKey(of heading: String) -> String? {
    if case .column(let column)? = meaning(of: heading), column.name == "price" { column.qualifier } else { nil }
  }

  /// Whether a heading is said or known to be the one of prices.
  fileprivate func isPrice(_ heading: String) -> Bool {
    switch meaning(of: heading) {
    case .column(let column)?: column.name == "price"
    case .ignored?: false
    case nil: HeadingWords.columns[FoldedHeading.text(heading)] == "price"
    }
  }
}

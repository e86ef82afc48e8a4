package import AppStoreReference
import Basics
package import CatalogModel
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
  ///   - product: The product whose prices are taken if the file names products; nil for none.
  package init(_ file: SourceFile, map: ColumnMap = ColumnMap(), sheet: String? = nil, product: Product? = nil) {
    let table = PriceTable(file, map: map, sheet: sheet)
    if let fault = table.fault {
      faults = [fault]
      return
    }
    let columns: PriceListColumns
    do throws(PriceListColumns.Fault) { columns = try PriceListColumns(of: table.rows, map, product: product) } catch {
      faults = ["\"\(file.name)\" \(error.text)\(table.sheetHint)"]
      return
    }
    let kind = Workbook.isArchive(file.bytes) ? "row" : "line"
    func report(_ fault: String?, _ row: PriceTableRow) {
      if let fault { faults.append("\"\(file.name)\", \(kind) \(row.line): \(fault)") }
    }
    for row in columns.rows { report(read(row, columns), row) }
    for row in columns.rowsWithoutProduct where row.storefronts(in: columns.storefronts) != nil {
      if !row.cell(columns.price).isEmpty { report("the row names no product", row) }
    }
  }

  /// Reads the price in a row.
  ///
  /// - Returns: The reason why it can't be used.
  private mutating func read(_ row: PriceTableRow, _ columns: PriceListColumns) -> String? {
    let name = row.cell(columns.storefronts[0])
    let text = row.cell(columns.price)
    guard let named = row.storefronts(in: columns.storefronts), let territory = named.territories.first else {
      if !name.isEmpty, !text.isEmpty { unknown.append(name) }
      return nil
    }
    if let fault = row.faults[columns.price] { return fault }
    if text.isEmpty { return nil }
    if let contradiction = named.contradiction { return contradiction.text }
    if named.territories.count > 1 { return "\"\(name)\" is several storefronts; write a row with the price of each" }
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
    guard let amount = row.amount(columns.price, in: territory, columns.hasCommas), amount.hundredths > 0 else {
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

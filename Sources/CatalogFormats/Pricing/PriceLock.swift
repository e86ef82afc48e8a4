import AppStoreReference
import Basics
package import CatalogModel
package import SourceSyntax

/// The file beside a catalog with the prices that its policies have given: computed once, reviewed, and used by
/// everything that brings prices to a store.
///
/// A row for each product and storefront, in the order of the catalog and of the storefronts' codes, so that a
/// difference shows the changed prices alone, and a spreadsheet opens it.
package struct PriceLock {
  package var prices: [ComputedPrice]

  private static let columns = ["product", "territory", "currency", "price", "reason"]

  package init(_ prices: [ComputedPrice]) { self.prices = prices }

  /// The name of the file for a catalog: `catalog.prices.csv` for `catalog.yml`.
  package static func path(of catalog: String) -> String {
    let name = Path.name(of: catalog)
    let stem = name.lastIndex(of: ".").map { $0 > name.startIndex ? String(name[..<$0]) : name } ?? name
    return Path.join(Path.folder(of: catalog), stem + ".prices.csv")
  }

  package var bytes: [UInt8] {
    var writer = DelimitedWriter(lineEnd: "\n")
    writer.row(Self.columns)
    for price in prices {
      writer.row([
        SpreadsheetText.guarded(price.productID), price.territory.code, "\(price.territory.currency)",
        price.amount.decimal, SpreadsheetText.guarded(price.reason),
      ])
    }
    return writer.output
  }

  /// The reason why a file is not one of computed prices, which may be replaced; nil for one that is, even if its rows
  /// are broken.
  package static func difference(of source: SourceFile) -> String? {
    let text = DelimitedText(source)
    if let fault = text.diagnostics.first { return "can't be read as a table: \(fault.message)" }
    var rows: [[String]] = []
    var row = DelimitedRow()
    var place = text.start
    while let next = text.readRow(at: place, into: &row) {
      place = next
      if !row.isBlank { rows.append(row.cells.map { text.text(of: $0).lowercased().filter { $0 != " " } }) }
    }
    guard let headings = rows.first else { return nil }
    if let missing = columns.first(where: { !headings.contains($0) }) { return "has no column \"\(missing)\"" }
    if let further = headings.first(where: { !columns.contains($0) && !$0.isEmpty }) {
      return "has a further column, \(quoted: further)"
    }
    let isNoted = rows.contains { row in
      row.indices.contains { !row[$0].isEmpty && (!headings.indices.contains($0) || headings[$0].isEmpty) }
    }
    return isNoted ? "has cells in a column without a heading" : nil
  }

  /// Reads a file; columns may be in another order, as after a spreadsheet.
  ///
  /// - Throws: ``PriceLockFailure`` for the first row that is not a price.
  package init(reading source: SourceFile) throws(PriceLockFailure) {
    prices = []
    let text = DelimitedText(source)
    if let fault = text.diagnostics.first { throw PriceLockFailure(fault.message, at: fault.range, in: source) }
    var row = DelimitedRow()
    guard var next = text.readRow(at: text.start, into: &row) else {
      throw PriceLockFailure("the file is empty", at: SourceRange(start: 0, end: 0), in: source)
    }
    let headings = row.cells.map { text.text(of: $0) }
    let places = Self.columns.compactMap { headings.firstIndex(of: $0) }
    guard places.count == Self.columns.count else {
      throw PriceLockFailure(
        "expected the columns \(Self.columns.joined(separator: ", "))", at: row.range, in: source)
    }
    var known: Set<[String]> = []
    while let following = text.readRow(at: next, into: &row) {
      next = following
      guard !row.isBlank else { continue }
      if let mark = row.cells.first.map({ text.text(of: $0) }),
        ["<<<<<<<", "=======", ">>>>>>>"].contains(mark.prefix(7))
      {
        throw PriceLockFailure("a merge was left unfinished", at: row.range, in: source)
      }
      let cells = places.map { row.cells.indices.contains($0) ? text.text(of: row.cells[$0]) : "" }
      guard let territory = Territory(cells[1]) else {
        throw PriceLockFailure("no storefront has the code \"\(cells[1])\"", at: row.range, in: source)
      }
      guard let currency = CurrencyCode(cells[2]), currency == territory.currency else {
        throw PriceLockFailure(
          "the currency of \(territory) is \(territory.currency), not \"\(cells[2])\"", at: row.range, in: source)
      }
      guard let amount = Money(decimal: cells[3], currency: currency) else {
        throw PriceLockFailure("\"\(cells[3])\" is not an amount such as 5.99", at: row.range, in: source)
      }
      guard known.insert([cells[0], territory.code]).inserted else {
        throw PriceLockFailure("\(cells[0]) has a second price in \(territory)", at: row.range, in: source)
      }
      prices.append(
        ComputedPrice(
          productID: SpreadsheetText.unguarded(cells[0]), territory: territory, amount: amount,
          reason: SpreadsheetText.unguarded(cells[4])))
    }
  }
}

/// The reason why a file of computed prices can't be read.
package struct PriceLockFailure: Error, CustomStringConvertible {
  package let description: String

  fileprivate init(_ message: String, at range: SourceRange, in source: SourceFile) {
    description = "\"\(source.name)\", line \(source.location(at: range.start).line): \(message)"
  }
}

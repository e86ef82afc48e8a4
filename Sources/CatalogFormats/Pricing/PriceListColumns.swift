import AppStoreReference
import Basics
import CatalogModel

/// The columns of a list of prices by storefront, found by their headings and their contents.
struct PriceListColumns {
  struct Fault: Error { let text: String }

  /// The columns that name storefronts, the one with the most of them first.
  let storefronts: [Int]
  let price: Int
  /// The days on which prices start.
  let starts: [Int]
  /// The rows below the headings that are of the product.
  let rows: [PriceTableRow]
  /// The rows that name no product where others do.
  let rowsWithoutProduct: [PriceTableRow]
  /// Whether a point stands between thousands, as in "1.500" beside "9,99".
  let hasCommas: Bool
  /// The row of headings; without cells if the table has no such row.
  private let heading: PriceTableRow
  private let currencies: Int?
  /// The currency or storefront of the prices, by their heading.
  private let stated: String
  private let narrowest: PriceTableRow

  /// - Parameter product: The product whose prices are looked for; nil for a table that doesn't name any.
  init(of all: [PriceTableRow], _ map: ColumnMap, product: Product?) throws(Fault) {
    guard !all.isEmpty else { throw Fault(text: "is empty") }
    let columns = 0..<(all.map(\.cells.count).max() ?? 0)
    guard columns.count <= Self.most else {
      throw Fault(text: "has \(columns.count) columns, more than a list of prices")
    }
    func best(in rows: some Sequence<PriceTableRow>, _ fits: (PriceTableRow, Int) -> Bool) -> Int? {
      let counts = columns.map { column in rows.count { fits($0, column) } }
      guard let most = counts.max(), most > 0 else { return nil }
      return counts.firstIndex(of: most)
    }
    guard let place = best(in: all, { row, column in !row.storefronts(column).isEmpty }),
      let first = all.firstIndex(where: { !$0.storefronts(place).isEmpty })
    else { throw Fault(text: "has no column of storefronts") }
    // A heading can be a currency.
    let currencies = best(in: all[first...]) { row, column in
      CurrencyCode(row.cell(column).uppercased()).map { !$0.storefronts.isEmpty } ?? false
    }
    let heading = Self.heading(above: first, in: all)
    let named = StorefrontHeading.columns(of: heading, over: all[first...]).filter { column in
      column != place && all[first...].contains { !$0.storefronts(column).isEmpty }
    }
    storefronts = [place] + named
    let meanings = map.meanings(of: heading.cells)
    let headings = columns.map { column in
      PriceListHeading(heading.cell(column), meanings.indices.contains(column) ? meanings[column] : nil)
    }
    let others = columns.filter { column in
      column != place && !named.contains(column) && column != currencies && headings[column].meaning != .ignored
    }
    let own = try Self.rows(all.filter { $0.line > heading.line }, others, headings, of: product)
    (rows, rowsWithoutProduct) = (own.rows, own.unnamed)
    let body = own.rows.compactMap { row in
      row.storefronts(in: [place] + named)?.territories.first.map { (row: row, territory: $0) }
    }
    let amounts = others.filter { column in
      ![.product, .offer].contains(headings[column].meaning)
        && body.count { $0.row.amount(column, in: $0.territory, false) != nil } * 2 > body.count
    }
    let listed = body.map(\.row)
    let chosen = try Self.price(among: others, amounts, headings, in: listed)
    price = chosen
    self.heading = heading
    self.currencies = currencies
    let key: String? = meanings.indices.contains(chosen) ? meanings[chosen]?.priceKey : nil
    stated = key ?? Self.currency(of: heading.cell(chosen)).map { "\($0)" } ?? ""
    starts = others.filter { $0 != chosen && !amounts.contains($0) && Self.isStart($0, heading, listed) }
    hasCommas = listed.contains { row in
      let parts = row.cell(chosen).split(separator: ",")
      return parts.count == 2 && (1...2).contains(parts[1].prefix { $0.isNumber }.count) && !parts[0].contains(".")
    }
    narrowest = listed.min { $0.cells.count < $1.cells.count } ?? heading
  }

  /// The row of headings: there may be a title above it, none of them, and rows of no storefront below.
  private static func heading(above first: Int, in rows: [PriceTableRow]) -> PriceTableRow {
    rows[..<first].last { row in
      row.cells.count { !$0.isEmpty } > 1
        && !row.cells.contains { cell in
          // A heading such as "Price 2027" has more letters than a currency.
          cell.count(where: \.isLetter) <= 3 && PriceNotation.part(cell, base: .usd) != nil
        }
    } ?? PriceTableRow(line: 0, cells: [])
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

extension PriceListColumns {
  /// The rows of a product, without those of its offers, and the rows that name no product.
  private static func rows(
    _ rows: [PriceTableRow], _ columns: [Int], _ headings: [PriceListHeading], of product: Product?
  ) throws(Fault) -> (rows: [PriceTableRow], unnamed: [PriceTableRow]) {
    func filled(_ meaning: PriceListHeading.Meaning) -> [Int] {
      columns.filter { column in
        headings[column].meaning == meaning && rows.contains { !SpreadsheetNumber.isBlank($0.cell(column)) }
      }
    }
    func names(_ columns: [Int], in row: PriceTableRow) -> [String] {
      columns.map { row.cell($0) }.filter { !SpreadsheetNumber.isBlank($0) }
    }
    let products = filled(.product)
    let offers = filled(.offer)
    guard !(products + offers).isEmpty else { return (rows, []) }
    guard let product else {
      throw Fault(text: "names products in the column \"\(headings[(products + offers)[0]].text)\"")
    }
    let known = Set(
      [product.productID, product.item, product.referenceName].compactMap { name in name.map { ExactText($0) } })
    let own = rows.filter { row in
      products.isEmpty || names(products, in: row).contains { known.contains(ExactText($0)) }
    }
    let regular = own.filter { names(offers, in: $0).isEmpty }
    guard regular.isEmpty else {
      return (regular, products.isEmpty ? [] : rows.filter { names(products, in: $0).isEmpty })
    }
    guard own.isEmpty else { throw Fault(text: "has only prices of offers of \(product.productID)") }
    var others: [String] = []
    for row in rows where others.count < 6 {
      if let name = names(products, in: row).first, !others.contains(name) { others.append(name) }
    }
    let listed = others.prefix(5).joined(separator: ", ") + (others.count > 5 ? ", …" : "")
    throw Fault(
      text: "has no prices of \(product.productID), but of \(listed); "
        + "--map \"\(ColumnMap.name(of: headings[products[0]].text))=-\" ignores that column")
  }

  /// The column of the prices: the one that a map names, or that a heading says to have prices.
  private static func price(
    among columns: [Int], _ amounts: [Int], _ headings: [PriceListHeading], in body: [PriceTableRow]
  ) throws(Fault) -> Int {
    func hasText(_ column: Int) -> Bool { body.contains { !$0.cell(column).isEmpty || $0.faults[column] != nil } }
    func named(_ meaning: PriceListHeading.Meaning) -> [Int] { columns.filter { headings[$0].meaning == meaning } }
    func one(of columns: [Int]) throws(Fault) -> Int {
      if columns.count == 1 { return columns[0] }
      let names = columns.map { "\"\(headings[$0].text)\"" }.joined(separator: " and ")
      throw Fault(text: "has several columns of amounts: \(names); --map \"HEADING=price\" says which")
    }
    let mapped = named(.mapped)
    if !mapped.isEmpty { return try one(of: mapped) }
    var said = named(.price).filter(hasText)
    if said.count > 1, case let plain = said.filter({ headings[$0].time != .earlier }), plain.count == 1,
      headings[plain[0]].time == nil
    {
      said = plain
    }
    if said.isEmpty { said = named(.currency).filter(hasText) }
    if said.isEmpty, case let times = named(.time), times.count > 1 || headings[times.first ?? 0].text == "target" {
      said = times.filter(hasText)
    }
    if said.count > 1 || said.first.map({ headings[$0].time != .earlier }) ?? false { return try one(of: said) }
    if said.isEmpty, let empty = named(.price).first {
      throw Fault(text: "has no prices in the column \"\(headings[empty].text)\"")
    }
    let likely = amounts.filter { !headings[$0].isNoPrice }
    guard let first = likely.first ?? amounts.first else { throw Fault(text: "has no column of prices") }
    if likely.count > 1 || likely.isEmpty && amounts.count > 1 { _ = try one(of: likely.isEmpty ? amounts : likely) }
    guard headings[first].meaning == .empty else {
      let heading = headings[first].text
      let map = ColumnMap.name(of: heading)
      throw Fault(
        text: "has no column of prices: the heading \"\(heading)\" doesn't mean them; "
          + "--map \"\(map)=price\" says that it does"
      )
    }
    // Without a heading, nothing but storefronts and currencies may be beside it, and digits after a comma.
    let isAlone = columns.allSatisfy { column in
      column == first || body.count { !$0.cell(column).isEmpty } * 2 <= body.count
    }
    guard amounts.count == 1, isAlone else {
      throw Fault(text: "has no heading above the amounts in column \(first + 1); write \"Price\" there")
    }
    return first
  }
}

extension ColumnMap.Meaning {
  /// The currency or storefront that a heading is said to have the prices of.
  fileprivate var priceKey: String? {
    if case .column(let column) = self, column.name == "price" { column.qualifier } else { nil }
  }
}

extension PriceTableRow {
  /// The price in a cell, which is written in the currency of a storefront.
  func amount(_ column: Int, in territory: Territory, _ hasCommas: Bool) -> Money? {
    var text = cell(column)
    if hasCommas, text.contains(",") || text.split(separator: ".").last?.count == 3 { text.replace(".", with: "") }
    return PriceNotation.amount(text, of: territory.code).flatMap { Money(decimal: $0, currency: territory.currency) }
  }
}

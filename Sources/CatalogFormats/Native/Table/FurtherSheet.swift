import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// A sheet with more values of another one's products, by their IDs: texts, prices, storefronts.
///
/// | Product ID | Base Country | Base Price | Country 1 | Price 1 |
/// | ---------- | ------------ | ---------- | --------- | ------- |
/// | coins.400  | CHN          | 6          | JPN       | 160     |
struct FurtherSheet {
  /// The columns in the order of the sheet, and the texts in them by product ID.
  private(set) var columns: [TableColumn] = []
  private(set) var texts: [TableColumn: [String: String]] = [:]
  /// The headings of columns that are not read.
  private(set) var unread: [String] = []
  /// The values that are not read: results that a formula failed to compute, and values that differ
  /// from another one of the same product.
  private(set) var leftOut: [String] = []
  private(set) var ids: Set<String> = []
  /// The questions about values whose locale or currency nothing says, each once.
  private(set) var doubts: [String] = []

  /// The contents of a column.
  private enum Role: Hashable {
    case storefront(Int)
    case price(Int)
    case everywhere
    case locale
    case column(TableColumn)
  }

  /// Whether the products have prices elsewhere, to which the prices of the sheet are exceptions.
  private let hasPrices: Bool
  /// Whether the first price of a product is the base of all others.
  let hasBase: Bool

  /// Nil for a sheet without a column of product IDs.
  init?(_ sheet: Workbook.Sheet, besidesPrices hasPrices: Bool, map: ColumnMap) {
    self.hasPrices = hasPrices
    let table = SheetText(sheet, named: sheet.name).source
    let text = DelimitedText(table, separator: SheetText.separator)
    var rowsAbove = 0
    let heading = TableHeading(of: text, map: map) { _ in rowsAbove += 1 }
    guard let id = heading.idColumn(map) else { return nil }
    hasBase = heading.names.contains { HeadingWords.baseStorefronts.contains(FoldedHeading.parts($0).first ?? "") }
    var roles = Self.roles(heading, map)
    // A sheet may have the name of a language, and so the texts in it.
    let name = SheetName(sheet.name, map)
    var stated: Set<String> = roles.values.contains(.locale) ? ["title", "description"] : []
    if roles.values.contains(.column(TableColumn("currency"))) { stated.insert("price") }
    if roles.values.contains(where: { if case .storefront = $0 { true } else { false } }) { stated.insert("price") }
    let meanings = map.meanings(of: heading.names)
    for (index, role) in roles.sorted(by: { $0.key < $1.key }) {
      guard case .column(let column) = role else { continue }
      if meanings[index] == nil,
        let doubt = name.doubt(about: column, of: heading.names[index], stated: stated, isFurther: true)
      {
        if !doubts.contains(doubt) { doubts.append(doubt) }
      }
      roles[index] = .column(name.column(column, of: heading.names[index], stated: stated, isOnly: false))
    }
    unread = heading.names.indices.filter { $0 != id && roles[$0] == nil && !heading.names[$0].isEmpty }.map {
      heading.names[$0]
    }
    for row in sheet.rows.dropFirst(rowsAbove) where row.indices.contains(id) {
      let product = row[id].text.trimmedBlanks
      if product.isEmpty { continue }
      leftOut += row.filter(\.isFault).map { "\($0.text) of \(product)" }
      let texts = row.enumerated().map { index, cell in
        guard !cell.isFault, case .column(let column)? = roles[index], MarkedSheet.texts.contains(column.name) else {
          return cell.isFault ? "" : cell.text.trimmedBlanks
        }
        if let format = cell.unreadFormat {
          doubts.append(
            "the \(column.text) of \(quoted: product) in the sheet \(quoted: sheet.name) is in the number or date format "
              + "\(quoted: format), which is not read as it is displayed; write text instead")
        }
        return (cell.displayed ?? cell.text).trimmedBlanks
      }
      add(texts, roles, of: product, map)
    }
  }

  private mutating func add(_ row: [String], _ roles: [Int: Role], of product: String, _ map: ColumnMap) {
    ids.insert(product)
    var (storefronts, prices): ([Int: String], [Int: String]) = ([:], [:])
    var (locale, currency): (String?, String?)
    var isEverywhere = false
    for (index, text) in row.enumerated() where !text.isEmpty {
      switch roles[index] {
      case .storefront(let number)?: storefronts[number] = text
      case .price(let number)?: prices[number] = text
      case .everywhere?: isEverywhere = CellWords.flag(text) ?? false
      case .locale?:
        let name = map.locale(text)
        locale = name.flatMap { LocaleChoice(of: map).locale(of: $0)?.code }
        guard locale == nil else { continue }
        let written = ColumnMap.name(of: text)
        let doubt =
          name?.doubt(aboutTexts: "the language \(quoted: text)", written)
          ?? "the App Store has no locale \(quoted: text); --map '\(written)=en-US' takes the texts for another one's"
        if !doubts.contains(doubt) { doubts.append(doubt) }
      case .column(TableColumn("currency"))?: currency = CellWords.currencyKey(text)
      case .column?, nil: continue
      }
    }
    for (index, text) in row.enumerated() where !text.isEmpty {
      guard case .column(var column)? = roles[index], column.name != "currency" || currency == nil else { continue }
      if column == TableColumn("price"), let currency { column.qualifier = currency }
      if column.qualifier == nil, ["title", "description"].contains(column.name) { column.qualifier = locale }
      add(text, to: column, of: product)
    }
    for (number, price) in prices.sorted(by: { $0.key < $1.key }) {
      let written = storefronts[number] ?? ""
      let isBase = hasBase && number == 0 && !hasPrices && texts[TableColumn("price")]?[product] == nil
      let territory = CellWords.territory(written)
      if let territory, let currency, currency != "\(territory.currency)" {
        // A price that App Store Connect doesn't take: in another currency than the storefront's.
        leftOut.append("\(price) \(currency) in \(territory.code) of \(product)")
        continue
      }
      if territory == nil, currency != nil, !written.isEmpty,
        !HeadingWords.everywhere.contains(FoldedHeading.text(written))
      {
        leftOut.append("\(price) in \"\(written)\", which is not a storefront, of \(product)")
        continue
      }
      let base = Catalog(app: map.app).baseTerritory
      let own = territory.map { territory in
        if hasPrices || hasBase { return isBase ? "\(territory.currency)" : territory.code }
        return CellWords.priceKey(of: territory, base: base)
      }
      let key = own ?? currency ?? written
      let amount = PriceNotation.amount(price, of: key) ?? price
      add("\(key) \(amount)", to: TableColumn("price"), of: product, isList: true)
    }
    guard prices.isEmpty, !isEverywhere else { return }
    for (_, storefront) in storefronts.sorted(by: { $0.key < $1.key }) {
      let code = CellWords.territory(storefront)?.code ?? storefront
      add(code, to: TableColumn("storefronts"), of: product, isList: true)
    }
  }

  private mutating func add(_ text: String, to column: TableColumn, of product: String, isList: Bool = false) {
    if texts[column] == nil { columns.append(column) }
    let known = texts[column]?[product]
    if let known, !isList, known != text { leftOut.append("\(column.text) of \(product): \(text)") }
    texts[column, default: [:]][product] = known.map { isList ? "\($0), \(text)" : $0 } ?? text
  }

  /// Records that a value is left out for a different one of the same product in its own row.
  mutating func compare(_ own: String, with text: String, in column: TableColumn, of product: String) {
    func value(_ text: String) -> String {
      guard column.name == "price", let key = column.qualifier else { return text }
      return PriceNotation.amount(text, of: key).flatMap { Money(decimal: $0, currency: .usd)?.decimal } ?? text
    }
    if value(own) != value(text) { leftOut.append("\(column.text) of \(product): \(text)") }
  }

  /// The roles of the columns: storefronts and prices with one number belong together, and the first pair
  /// may have none.
  private static func roles(_ heading: TableHeading, _ map: ColumnMap) -> [Int: Role] {
    let header = TableHeader(heading, map: map)
    var roles: [Int: Role] = [:]
    for (index, name) in heading.names.enumerated() {
      let column = header.columns.indices.contains(index) ? header.columns[index] : nil
      if let column, !["id", "item", "referenceName", "kind"].contains(column.name) {
        // A price beside the column of its storefront is read with it.
        roles[index] = column.name == "locale" ? .locale : column.name == "country" ? .storefront(0) : .column(column)
      }
      let folded = FoldedHeading.text(name.prefix { !"(（".contains($0) })
      let stem = String(folded.reversed().drop(while: \.isNumber).reversed())
      let number = Int(folded.dropFirst(stem.count)) ?? 0
      if HeadingWords.storefronts.contains(stem) { roles[index] = .storefront(number) }
      if HeadingWords.storefrontPrices.contains(stem) { roles[index] = .price(number) }
      if HeadingWords.everywhere.contains(stem) { roles[index] = .everywhere }
    }
    if !roles.values.contains(where: { if case .storefront = $0 { true } else { false } }) {
      // Prices without storefronts are columns of their own.
      for (index, role) in roles {
        guard case .price = role else { continue }
        roles[index] = header.columns.indices.contains(index) ? header.columns[index].map { .column($0) } : nil
      }
    }
    return roles
  }
}

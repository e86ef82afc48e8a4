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
  /// The values that are not read: results that a formula failed to compute, and prices of no storefront.
  private(set) var leftOut: [String] = []
  /// Diagnostics of marks in the sheet, and of prices without tax.
  private(set) var diagnostics: [Diagnostic] = []
  /// The errors about two values of one product that differ.
  private(set) var clashes: [String] = []
  private(set) var ids: Set<String> = []
  /// The IDs in the order of the sheet.
  private(set) var order: [String] = []
  /// The questions about values whose locale or currency nothing says, each once.
  private(set) var doubts: [String] = []

  /// The contents of a column.
  private enum Role: Hashable {
    case storefront(Int)
    /// A price, and the currency that its heading states.
    case price(Int, String?)
    case everywhere
    case locale
    case column(TableColumn)

    var isPrice: Bool { column?.name == "price" }
    var isQualified: Bool { (column?.name).map(TableColumn.qualified.contains) ?? false }

    /// The column that such values are in.
    var column: TableColumn? {
      switch self {
      case .price(_, let currency): TableColumn("price", currency)
      case .column(let column): column
      case .locale: TableColumn("locale")
      case .storefront, .everywhere: TableColumn("country")
      }
    }
  }

  private let name: String
  /// The number of the row that is read, and of the rows of the texts by their columns and products.
  private var row = 0
  private var rows: [TableColumn: [String: Int]] = [:]
  /// Whether the products have prices elsewhere, to which the prices of the sheet are exceptions.
  private let hasPrices: Bool
  /// Whether the first price of a product is the base of all others.
  let hasBase: Bool

  /// Nil for a sheet without a column of product IDs.
  ///
  /// - Parameter isOwn: Whether the products are its own, with their internal names.
  init?(_ sheet: Workbook.Sheet, besidesPrices hasPrices: Bool, map: ColumnMap, ofOwnProducts isOwn: Bool = false) {
    (self.name, self.hasPrices) = (sheet.name, hasPrices)
    let table = SheetText(sheet, named: sheet.name).source
    let text = DelimitedText(table, separator: SheetText.separator)
    var rowsAbove = 0
    let heading = TableHeading(of: text, map: map) { _ in rowsAbove += 1 }
    guard let id = heading.idColumn(map) else { return nil }
    hasBase = heading.names.contains { HeadingWords.baseStorefronts.contains(FoldedHeading.parts($0).first ?? "") }
    var roles = Self.roles(heading, map, besides: ["id", "item", "kind"] + (isOwn ? [] : ["referenceName"]))
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
    addTexts(below: heading, besides: id, name, meanings, &roles, map)
    if roles.values.contains(where: \.isPrice) {
      for (index, role) in roles where meanings[index] == nil {
        guard case .column(let column) = role, ["from", "until"].contains(column.name),
          TableColumn.read(heading.names[index]).column == column
        else { continue }
        let written = ColumnMap.name(of: heading.names[index])
        doubts.append(
          "\(quoted: heading.names[index]) in the sheet \(quoted: sheet.name) may be a day of the prices beside it; "
            + "--map '\(written)=\(column.name)' takes it for one of the sale of the product, '\(written)=-' ignores it, and "
            + "'\(ColumnMap.name(of: sheet.name))=-' the sheet")
      }
    }
    if doubts.isEmpty, let doubt = name.doubt(aboutRowsWithPrices: roles.values.contains(where: \.isPrice)) {
      if roles.values.contains(where: \.isQualified) { doubts.append(doubt) }
    }
    for (index, role) in roles.sorted(by: { $0.key < $1.key }) where role.isPrice && meanings[index] == nil {
      guard let warning = PriceWords.untaxed(heading.names[index], ColumnMap.name(of: heading.names[index])) else {
        continue
      }
      diagnostics.append(Diagnostic(.warning, "in the sheet \(quoted: sheet.name), \(warning)", at: SourceRange(at: 0)))
    }
    let columns = heading.names.indices.map { roles[$0]?.column }
    var marked = MarkedSheet(sheet, heading.names, columns, firstRow: rowsAbove, isFurther: true)
    marked.read()
    diagnostics += marked.diagnostics
    unread = heading.names.indices.filter { $0 != id && roles[$0] == nil && !heading.names[$0].isEmpty }.map {
      heading.names[$0]
    }
    let stores = heading.names.indices.filter { index in
      roles[index] == nil && meanings[index] == nil
        && HeadingWords.stores.contains(FoldedHeading.text(heading.names[index]))
    }
    // A row of another locale or storefront without an ID is about the product above it.
    let continues = roles.values.contains { role in
      switch role {
      case .locale, .storefront, .column(TableColumn("currency")): true
      default: false
      }
    }
    var above = ""
    for (index, row) in marked.sheet.rows.enumerated().dropFirst(rowsAbove) where row.indices.contains(id) {
      self.row = index + 1
      let hasValues = row.indices.contains { roles[$0] != nil && !row[$0].text.trimmedBlanks.isEmpty }
      let own = row[id].text.trimmedBlanks
      let product = own.isEmpty && continues && hasValues ? above : own
      above = hasValues ? product : ""
      if product.isEmpty {
        if hasValues { leftOut.append("row \(index + 1), which has no product ID") }
        continue
      }
      if let store = stores.lazy.compactMap({ row.indices.contains($0) ? row[$0].text : nil }).first(
        where: UnreadCells.isOtherStore)
      {
        ids.insert(product)
        leftOut.append("row \(index + 1) about \(store.trimmedBlanks)")
        continue
      }
      leftOut += row.filter(\.isFault).map { "\($0.text) of \(product)" }
      let texts = row.map { $0.isFault ? "" : $0.text.trimmedBlanks }
      add(texts, roles, of: product, map)
    }
  }

  /// Reads columns that have the name of a language alone in a sheet whose name says what their texts are: `Titles`.
  private mutating func addTexts(
    below heading: TableHeading, besides id: Int, _ sheet: SheetName, _ meanings: [ColumnMap.Meaning?],
    _ roles: inout [Int: Role], _ map: ColumnMap
  ) {
    var open: [String] = []
    for (index, name) in heading.names.enumerated() where index != id && roles[index] == nil && meanings[index] == nil {
      guard let language = LocaleChoice.name(alone: name, map) else { continue }
      guard let text = sheet.text, !sheet.hasUnknownWords else {
        open.append(name)
        continue
      }
      if let locale = LocaleChoice(of: map).locale(of: language) {
        roles[index] = .column(TableColumn(text, locale.code))
      } else {
        doubts.append(
          language.doubt(
            aboutTexts: "the column \(quoted: name) of the sheet \(quoted: self.name)", ColumnMap.name(of: name)))
      }
    }
    guard !open.isEmpty, sheet.text != nil || !sheet.hasUnknownWords else { return }
    let listed = open.prefix(10).map { "\(quoted: $0)" }.joined(separator: ", ")
    doubts.append(
      "nothing says whether the columns of the sheet \(quoted: self.name) have titles or descriptions: \(listed); "
        + "call the sheet Titles or Descriptions, or --map '\(ColumnMap.name(of: self.name))=-' ignores it")
  }

  /// Drops the rows of all but some products, and names them.
  mutating func keep(_ products: [String]) {
    leftOut += order.filter { !products.contains($0) }
    (order, ids) = (products, Set(products))
    for column in columns { texts[column] = texts[column]?.filter { ids.contains($0.key) } }
  }

  private mutating func add(_ row: [String], _ roles: [Int: Role], of product: String, _ map: ColumnMap) {
    if ids.insert(product).inserted { order.append(product) }
    var (storefronts, prices): ([Int: String], [Int: String]) = ([:], [:])
    var (locale, currency): (String?, String?)
    var stated: [Int: String] = [:]
    var isEverywhere = false
    for (index, text) in row.enumerated() where !text.isEmpty {
      switch roles[index] {
      case .storefront(let number)?: storefronts[number] = text
      case .price(let number, let currency)?:
        prices[number] = text
        stated[number] = currency
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
      let currency = stated[number] ?? currency
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
    // A product isn't sold in the storefronts of its prices alone.
    let hasCurrency =
      currency != nil || row.indices.contains { roles[$0] == nil && CellWords.currencyKey(row[$0]) != nil }
    func isPrice(_ index: Int) -> Bool {
      if case .column(let column)? = roles[index] { return column.name == "price" }
      return roles[index] == nil && hasCurrency && CellWords.money(row[index]) != nil
    }
    if let index = row.indices.first(where: isPrice) {
      let places = storefronts.sorted { $0.key < $1.key }.map(\.value)
      if roles[index] == nil, !places.isEmpty {
        leftOut.append("\(row[index]) in \(places.joined(separator: ", ")) of \(product)")
      }
      return
    }
    for (_, storefront) in storefronts.sorted(by: { $0.key < $1.key }) {
      let code = CellWords.territory(storefront)?.code ?? storefront
      add(code, to: TableColumn("storefronts"), of: product, isList: true)
    }
  }

  private mutating func add(_ text: String, to column: TableColumn, of product: String, isList: Bool = false) {
    if texts[column] == nil { columns.append(column) }
    let known = texts[column]?[product]
    if let known, !isList { compare(known, at: nil, with: text, in: column, of: product) }
    if known == nil { rows[column, default: [:]][product] = row }
    texts[column, default: [:]][product] = known.map { isList ? "\($0), \(text)" : $0 } ?? text
  }

  /// Records a value that differs from another one of the same product.
  ///
  /// - Parameter place: The sheet of the other one; nil for an earlier row of this sheet.
  mutating func compare(
    _ own: String, at place: String?, with text: String, in column: TableColumn, of product: String
  ) {
    func value(_ text: String) -> String {
      guard column.name == "price" else { return text }
      let number = column.qualifier.map { PriceNotation.amount(text, of: $0) } ?? CellWords.money(text)?.number
      return number.flatMap { Money(decimal: $0, currency: .usd)?.decimal } ?? text
    }
    func keys(_ text: String) -> [String]? { column.qualifier == nil ? CellWords.money(text)?.keys : nil }
    let isContrary = keys(own).flatMap { own in keys(text).map { PriceWords.common(own, $0).isEmpty } } ?? false
    guard isContrary || value(own) != value(text) else { return }
    let first = rows[column]?[product] ?? row
    clashes.append(
      "the \(column.text) of \(quoted: product) is \(quoted: own) in \(place ?? "row \(first)"), and \(quoted: text) in row "
        + "\(place == nil ? row : first) of the sheet \(quoted: name); correct one, or "
        + "--map '\(ColumnMap.name(of: name))=-' ignores that sheet")
  }

  /// The roles of the columns: storefronts and prices with one number belong together, and the first pair
  /// may have none.
  private static func roles(_ heading: TableHeading, _ map: ColumnMap, besides others: [String]) -> [Int: Role] {
    let header = TableHeader(heading, map: map)
    var roles: [Int: Role] = [:]
    for (index, name) in heading.names.enumerated() {
      let column = header.columns.indices.contains(index) ? header.columns[index] : nil
      if let column, !others.contains(column.name) {
        // A price beside the column of its storefront is read with it.
        roles[index] = column.name == "locale" ? .locale : column.name == "country" ? .storefront(0) : .column(column)
      }
      let folded = FoldedHeading.text(name.prefix { !"(（".contains($0) })
      let stem = String(folded.reversed().drop(while: \.isNumber).reversed())
      let number = Int(folded.dropFirst(stem.count)) ?? 0
      if HeadingWords.storefronts.contains(stem) { roles[index] = .storefront(number) }
      if HeadingWords.storefrontPrices.contains(stem) {
        roles[index] = .price(number, column?.qualifier.flatMap { CurrencyCode($0) == nil ? nil : $0 })
      }
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

import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// The sheet of the products, with columns for their values in further sheets.
struct JoinedSheet {
  private(set) var sheet: Workbook.Sheet
  /// The meanings of the headings, including the added columns.
  private(set) var map: ColumnMap
  /// The meanings of the headings of any sheet.
  private let given: ColumnMap
  private(set) var diagnostics: [Diagnostic] = []
  /// The further sheets that are not read, and the products of further sheets that this one lacks.
  private(set) var unread: [UnreadSheet] = []
  /// The column of the product IDs; nil in a sheet that has none, to which nothing is added.
  private let id: Int?
  /// The rows of the heading.
  private let headingRows: Range<Int>
  /// The columns of the sheet by their meanings.
  private var taken: [TableColumn: Int] = [:]
  private var ids: Set<String> = []
  /// The further sheets that columns were added from, by the columns and the rows of their products.
  private var origins: [TableColumn: [Int: String]] = [:]

  init(_ sheet: Workbook.Sheet, map: ColumnMap) {
    self.sheet = sheet
    (self.map, given) = (map, map)
    let text = DelimitedText(SheetText(sheet, named: sheet.name).source, separator: SheetText.separator)
    var rowsAbove = 0
    let heading = TableHeading(of: text, map: map) { _ in rowsAbove += 1 }
    let id = heading.idColumn(map)
    self.id = id
    headingRows = max(0, rowsAbove - heading.rowCount)..<rowsAbove
    let columns = qualify(heading)
    for (index, column) in columns.enumerated() { if let column { taken[column] = index } }
    var marked = MarkedSheet(sheet, heading.names, columns, firstRow: rowsAbove)
    marked.read()
    self.sheet = marked.sheet
    diagnostics += marked.diagnostics
    let rows = self.sheet.rows.dropFirst(rowsAbove)
    ids = Set(id.map { id in rows.compactMap { $0.indices.contains(id) ? $0[id].text.trimmedBlanks : nil } } ?? [])
      .subtracting([""])
    if let type = type(of: sheet, columns.compactMap { $0?.name }) { addType(type, of: sheet.name, from: rowsAbove) }
  }

  /// The type of the products in a sheet without types, by its name: `Consumables`, `订阅`.
  private func type(of sheet: Workbook.Sheet, _ columns: [String]) -> ProductType? {
    guard !columns.contains("type") else { return nil }
    let isPlan = columns.contains("period") && ProductType.isSubscription(sheet.name)
    return given.type(sheet.name) ?? (isPlan ? .autoRenewable : nil)
  }

  /// Adds the type of the products in the rows from one on, as the name of their sheet says it.
  private mutating func addType(_ type: ProductType, of name: String, from first: Int) {
    guard let id, !headingRows.isEmpty else { return }
    let (column, heading) = (TableColumn("type"), "\(name)/type")
    let place = taken[column] ?? sheet.rows.map(\.count).max() ?? 0
    if taken[column] == nil {
      taken[column] = place
      map.add(heading, column, isAdded: true)
      for row in headingRows { set(heading, row, place) }
    }
    let isProductID = isProductID
    for row in sheet.rows.indices.dropFirst(first) where sheet.rows[row].indices.contains(id) {
      if isProductID(sheet.rows[row][id].text.trimmedBlanks) { set(type.rawValue, row, place) }
    }
    diagnostics.append(
      Diagnostic(
        .info, "the name of the sheet \(quoted: name) says that its products are \(type.rawValue)",
        at: SourceRange(at: 0)))
  }

  /// Tells whether a cell has an ID such as those of the others, and not the word for a sum.
  private var isProductID: (String) -> Bool {
    let haveDots = ids.contains { $0.contains(".") }
    return { !$0.isEmpty && RowRemark.isID($0) && ($0.contains(".") || !haveDots) }
  }

  private mutating func set(_ text: String, _ row: Int, _ column: Int) {
    sheet.rows[row] += Array(repeating: "", count: max(0, column + 1 - sheet.rows[row].count))
    sheet.rows[row][column] = Workbook.Cell(text)
  }

  /// Adds the products of a sheet whose name says their type, and of which this one has none; nil for another sheet.
  private mutating func addProducts(of other: Workbook.Sheet) -> FurtherSheet? {
    guard let id, !ids.isEmpty, taken[TableColumn("type")] != nil,
      var further = FurtherSheet(other, besidesPrices: false, map: given, ofOwnProducts: true),
      let type = type(of: other, further.columns.map(\.name)), further.doubts.isEmpty,
      case let products = further.order.filter(isProductID), !products.isEmpty, ids.isDisjoint(with: products)
    else { return nil }
    further.keep(products)
    let first = sheet.rows.count
    for product in further.order {
      sheet.rows.append([])
      set(product, sheet.rows.count - 1, id)
    }
    ids.formUnion(further.ids)
    addType(type, of: other.name, from: first)
    diagnostics.append(
      Diagnostic(
        .info, "the products of the sheet \(quoted: other.name) are read as rows \(first + 1) to \(sheet.rows.count)",
        at: SourceRange(at: 0)))
    return further
  }

  /// The columns of the sheet, whose name may say the locale and the currency of those that have none.
  private mutating func qualify(_ heading: TableHeading) -> [TableColumn?] {
    let columns = TableHeader(heading, map: map).columns
    let name = SheetName(sheet.name, map)
    let names = ColumnMap.names(of: heading.names)
    let meanings = map.meanings(of: heading.names)
    var stated: Set<String> = columns.contains(TableColumn("locale")) ? ["title", "description"] : []
    if columns.contains(TableColumn("currency")) || columns.contains(TableColumn("country")) { stated.insert("price") }
    var said: [String] = []
    let qualified = columns.enumerated().map { index, column -> TableColumn? in
      guard let column, meanings[index] == nil else { return column }
      if let doubt = name.doubt(about: column, of: heading.names[index], stated: stated, isFurther: false),
        !diagnostics.contains(where: { $0.message == doubt })
      {
        report(.error, doubt)
      }
      let own = name.column(column, of: heading.names[index], stated: stated, isOnly: true)
      guard own != column, !columns.contains(own) else { return column }
      map.add(names[index], own, isAdded: false)
      said.append("\(heading.names[index]) → \(own.text)")
      return own
    }
    if !said.isEmpty {
      let message = "the name of the sheet \(quoted: sheet.name) says the meaning of \(said.joined(separator: ", "))"
      diagnostics.append(Diagnostic(.info, message, at: SourceRange(at: 0)))
    }
    return qualified
  }

  /// Whether a cell of a sheet is the ID of a product, or a key that begins with it: `com.example.gems.title`.
  private func namesProducts(_ other: Workbook.Sheet) -> Bool {
    other.rows.joined().contains { cell in
      let text = cell.text.trimmedBlanks
      return ids.contains(text) || text.lastIndex(of: ".").map { ids.contains(String(text[..<$0])) } == true
    }
  }

  /// Whether a sheet has a heading of texts or prices.
  private func hasValues(_ other: Workbook.Sheet) -> Bool {
    let text = DelimitedText(SheetText(other, named: other.name).source, separator: SheetText.separator)
    return TableHeading(of: text, map: given).names.contains { name in
      let column = TableColumn.read(name).column ?? HeadingGuess(name, in: .other, map: given)?.column
      return ["title", "description", "price"].contains(column?.name)
    }
  }

  /// Adds the columns of a sheet that also has the IDs of the products, or reports that it is not read.
  ///
  /// - Parameter isTable: Whether the sheet could be read by itself.
  mutating func add(_ other: Workbook.Sheet, isTable: Bool) {
    func leaveOut(_ reason: String) {
      unread.append(UnreadSheet(other))
      report(
        .error,
        "of several sheets with products, only one is read: \(quoted: sheet.name) and \(quoted: other.name) both have "
          + "them\(reason); --sheet chooses one, and --map '\(ColumnMap.name(of: other.name))=-' ignores the other")
    }
    if SheetName(other.name, given).isOfOtherStore {
      unread.append(UnreadSheet(other))
      return warn("the sheet \(quoted: other.name) is about another store, and is not read")
    }
    let hasPrices = taken.keys.contains { $0.name == "price" }
    let own = isTable ? addProducts(of: other) : nil
    guard var further = own ?? FurtherSheet(other, besidesPrices: hasPrices, map: given), let id,
      !further.ids.isDisjoint(with: ids)
    else {
      if isTable { return leaveOut("") }
      unread.append(UnreadSheet(other))
      if namesProducts(other) {
        warn(
          "the sheet \(quoted: other.name) has IDs of these products, but in no column that is known to have them, "
            + "and is not read")
      } else if hasValues(other) {
        warn("the sheet \(quoted: other.name) has texts or prices, but no column of product IDs, and is not read")
      }
      return
    }
    // Another table of the same products is not one of further values.
    if own == nil,
      let column = further.columns.first(where: { taken[$0] != nil && !TableColumn.qualified.contains($0.name) })
    {
      return leaveOut(", and the column \"\(column.text)\"")
    }
    let shared = further.columns.filter { taken[$0] != nil }
    if own == nil, !shared.isEmpty, shared == further.columns, isTable,
      !further.columns.contains(where: { $0.name == "price" })
    {
      return leaveOut(", and the column \"\(shared[0].text)\"")
    }
    guard further.doubts.isEmpty else {
      unread.append(UnreadSheet(other))
      for doubt in further.doubts.prefix(10) { report(.error, doubt) }
      return
    }
    if further.columns.isEmpty {
      warn("the sheet \(quoted: other.name) has the IDs of these products, but nothing in it can be read")
      return nameUnread(further, of: other)
    }
    for column in further.columns {
      let heading = "\(other.name)/\(column.text)"
      if taken[column] == nil, map.meaning(of: heading) == nil { map.add(heading, column, isAdded: true) }
      let width = sheet.rows.map(\.count).max() ?? 0
      let place = taken[column] ?? width
      taken[column] = place
      for index in sheet.rows.indices.dropFirst(headingRows.lowerBound) {
        let row = sheet.rows[index]
        let product = row.indices.contains(id) ? row[id].text.trimmedBlanks : ""
        let text = headingRows.contains(index) ? heading : further.texts[column]?[product] ?? ""
        guard !text.isEmpty, place == width || !headingRows.contains(index) else { continue }
        let own = row.indices.contains(place) ? row[place].text.trimmedBlanks : ""
        guard own.isEmpty else {
          let origin = origins[column]?[index]
          let place = origin.map { "the sheet \(quoted: $0)" } ?? "row \(index + 1) of the sheet \(quoted: sheet.name)"
          further.compare(own, at: place, with: text, in: column, of: product)
          continue
        }
        let blanks = Array(repeating: Workbook.Cell(""), count: max(0, place + 1 - row.count))
        sheet.rows[index] = row + blanks
        sheet.rows[index][place] = Workbook.Cell(text)
        origins[column, default: [:]][index] = other.name
      }
    }
    let price = further.hasBase && !hasPrices ? "price, the first of each being its base" : "price"
    let listed = further.columns.map { column in
      column == TableColumn("price") ? price : column.text
    }.joined(separator: ", ")
    diagnostics.append(
      Diagnostic(.info, "the sheet \(quoted: other.name) is read by product ID: \(listed)", at: SourceRange(at: 0)))
    diagnostics += further.diagnostics
    for clash in further.clashes.prefix(10) { report(.error, clash) }
    nameUnread(further, of: other)
  }

  /// Names sheets that are not read because another one was chosen, although they have values of its products.
  mutating func warn(ofUnread others: [Workbook.Sheet]) {
    name(
      others.filter(namesProducts).map(\.name),
      "--sheet reads \(quoted: sheet.name) alone, and not the sheets with more values of its products")
  }

  private mutating func nameUnread(_ further: FurtherSheet, of other: Workbook.Sheet) {
    unread.append(UnreadSheet(name: other.name, texts: further.ids.subtracting(ids)))
    name(further.unread, "the columns of the sheet \(quoted: other.name) that are not read")
    name(
      further.ids.subtracting(ids).sorted(),
      "the products of the sheet \(quoted: other.name) that \(quoted: sheet.name) lacks")
    name(further.leftOut, "the values of the sheet \(quoted: other.name) that can't be read")
  }

  private mutating func name(_ parts: [String], _ what: String) {
    guard !parts.isEmpty else { return }
    let listed = parts.prefix(10).map { "\(quoted: $0)" }.joined(separator: ", ")
    warn("\(what): \(listed)\(parts.count > 10 ? " and \(parts.count - 10) more" : "")")
  }

  private mutating func warn(_ message: String) { report(.warning, message) }

  private mutating func report(_ severity: Severity, _ message: String) {
    diagnostics.append(Diagnostic(severity, message, at: SourceRange(at: 0)))
  }
}

extension UnreadSheet {
  init(_ sheet: Workbook.Sheet) {
    self.init(name: sheet.name, texts: Set(sheet.rows.joined().map(\.text.trimmedBlanks)))
  }
}

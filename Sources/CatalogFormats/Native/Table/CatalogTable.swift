import CatalogModel
import SourceSyntax

/// The values of a catalog file arranged in rows and columns.
struct CatalogTable {
  private var lines: [TableLine] = []
  private let app: App
  private let layout: TableLayout
  private let filled: FilledTexts
  private var used: Set<Int> = []
  private let isForTranslators: Bool

  /// - Parameters:
  ///   - root: The whole file.
  ///   - app: The app of the catalog.
  ///   - filled: The texts that templates make.
  ///   - isForTranslators: Whether the locales of the app are those of the table: each has its columns without any text.
  init(_ root: OrderedValue, of app: App, filled: FilledTexts, isForTranslators: Bool = false) {
    self.app = app
    self.filled = filled
    self.isForTranslators = isForTranslators
    layout = TableLayout(root, filled: filled.columns)
    // A policy or message is a record of its own, for which a row of a setting has no columns.
    let records = [CatalogField.pricePolicies, .retentionMessages] + (isForTranslators ? [.locales] : [])
    for part in root.entries {
      switch part.key {
      case "app":
        for setting in part.value.entries where !records.map(\.rawValue).contains(setting.key) {
          var row = line("app", setting.key)
          row.add("value", Self.cell(setting.value))
          append(row)
        }
      case "currencies": for currency in part.value.entries { add(currency) }
      case "templates":
        for template in part.value.entries {
          var row = line("template", template.key)
          add(texts: template.value, to: &row)
          append(row)
        }
      case "products": add(products: part.value, in: nil)
      case "subscriptionGroups":
        for group in part.value.entries {
          var row = line("group", group.key)
          add(group.value, CatalogSchema.group, to: &row)
          append(row)
          if let products = group.value["products"] { add(products: products, in: group.key) }
        }
      case "retired": for id in part.value.elements { append(line("retired", id.scalarText)) }
      case "ignore":
        var row = line("catalog", "ignore")
        row.add("ignore", Self.suppressions(part.value))
        append(row)
      default: continue
      }
    }
  }

  /// The columns that are not empty, and columns that people expect.
  var columns: [TableColumn] { indices.map { layout.columns[$0] } }

  /// The cells of each row that aren't empty, by their columns, which ascend.
  func forEachRow(_ body: ([(column: Int, text: String)]) -> Void) {
    var columns = [Int](repeating: 0, count: layout.columns.count)
    for (column, index) in indices.enumerated() { columns[index] = column }
    for line in lines {
      let cells = Dictionary(line.cells.map { (columns[$0], $1) }, uniquingKeysWith: { $1 })
      body(cells.sorted { $0.key < $1.key }.map { (column: $0, text: $1) })
    }
  }

  private var indices: [Int] {
    let always = ["kind", "id", "type", "referenceName"].map { TableColumn($0) }
    let filled =
      isForTranslators ? app.locales.flatMap { [TableColumn("title", $0), TableColumn("description", $0)] } : []
    return layout.columns.indices.filter { used.contains($0) || (always + filled).contains(layout.columns[$0]) }
  }

  private func line(_ kind: String, _ id: String) -> TableLine { TableLine(kind, id, in: layout) }

  private mutating func append(_ row: TableLine) {
    for (index, _) in row.cells { used.insert(index) }
    lines.append(row)
  }

  private mutating func add(_ currency: OrderedMap.Entry) {
    var row = line("currency", currency.key)
    let names = currency.value.entries
    for name in names { row.add("title", name.key, CellNotation.cell(name.value.texts)) }
    if !layout.isInOrder(names.map(\.key), of: "title") { row.add("locales", CellNotation.cell(names.map(\.key))) }
    append(row)
  }

  private mutating func add(products: OrderedValue, in group: String?) {
    for entry in products.entries {
      let (item, product) = (entry.key, entry.value)
      let id = product["id"]?.scalarText ?? app.idPrefix.map { $0 + item } ?? item
      var row = line("product", id)
      // The item that a reader derives from the ID doesn't need to be written.
      if item != app.item(of: id) ?? id { row.add("item", item) }
      if let group {
        row.add("type", "auto-renewable")
        row.add("group", group)
      }
      add(product, group == nil ? CatalogSchema.product : CatalogSchema.subscription, to: &row)
      for (column, text) in filled.texts(of: id) { row.add(column, text) }
      append(row)
    }
  }

  // MARK: Fields

  private func add(_ record: OrderedValue, _ object: ObjectSchema, to row: inout TableLine) {
    for field in object.fields where field.name != "id" && field.name != "products" {
      add(record[field.name], TableColumn.name(ofKey: field.name), field.value, to: &row)
    }
  }

  private func add(_ value: OrderedValue?, _ name: String, _ schema: ValueSchema, to row: inout TableLine) {
    guard let value else { return }
    switch schema {
    case .map(let map) where map.key == .locale: add(texts: value, to: &row)
    case .map:
      let keys = value.entries.map(\.key)
      if !keys.isEmpty, layout.isInOrder(keys, of: name) {
        for amount in value.entries { row.add(name, amount.key, amount.value.scalarText) }
      } else {
        let amounts = value.entries.map {
          "\(CellNotation.escaped($0.key)) \(CellNotation.escaped($0.value.scalarText))"
        }
        row.add(name, amounts.joined(separator: ", "))
      }
    case .object(let object): add(value, object, to: &row)
    case .list(.object(let object)) where object === CatalogSchema.suppression:
      row.add(name, Self.suppressions(value))
    case .list(.object(let object)):
      if let notation = RecordNotation.notation(of: object) { row.add(name, Self.records(value, notation)) }
    // No apostrophe is needed: the reader understands the text after a spreadsheet has changed it.
    case .flag: row.add(name, flag: value.scalarText)
    default: row.add(name, Self.cell(value))
    }
  }

  private func add(texts: OrderedValue, to row: inout TableLine) {
    let locales = texts.entries.map(\.key)
    var isImplied = layout.isInOrder(locales, of: "title")
    for texts in texts.entries {
      let before = row.cells.count
      row.add("title", texts.key, texts.value["title"]?.scalarText)
      row.add("description", texts.key, texts.value["description"]?.scalarText)
      row.add("ignore", texts.key, texts.value["ignore"].map(Self.suppressions))
      // A locale without a text shows in no cell.
      if row.cells.count == before { isImplied = false }
    }
    if !isImplied { row.add("locales", CellNotation.cell(locales)) }
  }

  private static func cell(_ value: OrderedValue) -> String {
    value.isScalar ? value.scalarText : CellNotation.cell(value.texts)
  }

  private static func suppressions(_ list: OrderedValue) -> String {
    list.elements.map(SuppressionNotation.text).joined(separator: "; ")
  }

  private static func records(_ list: OrderedValue, _ notation: RecordNotation) -> String {
    list.elements.map(notation.text).joined(separator: "; ")
  }
}

/// The cells of a row.
private struct TableLine {
  /// The cells that are not empty, by the indices of their columns.
  private(set) var cells: [(column: Int, text: String)] = []
  private let layout: TableLayout

  init(_ kind: String, _ id: String, in layout: TableLayout) {
    self.layout = layout
    put("kind", nil, kind)
    add("id", id)
  }

  mutating func add(_ name: String, _ text: String?) { add(name, nil, text) }

  mutating func add(_ name: String, _ qualifier: String?, _ text: String?) {
    if let text { put(name, qualifier, SpreadsheetText.cell(text)) }
  }

  mutating func add(_ column: TableColumn, _ text: String) {
    if let index = layout.index(of: column) { cells.append((index, SpreadsheetText.cell(text))) }
  }

  mutating func add(_ name: String, flag: String) { put(name, nil, flag) }

  private mutating func put(_ name: String, _ qualifier: String?, _ cell: String) {
    if let column = layout.index(of: name, qualifier) { cells.append((column, cell)) }
  }
}

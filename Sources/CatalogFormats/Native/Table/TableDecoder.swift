import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Converts a table to the tree of a catalog file, with the positions of the cells.
struct TableDecoder {
  private var rows: TableRows
  private let headerRange: SourceRange
  private var draft: SyntaxTreeDraft

  private var row: TableRow {
    get { rows.row }
    _modify { yield &rows.row }
  }

  private var header: TableHeader { row.header }

  /// What is wrong with the table.
  var problems: DiagnosticList { row.problems }

  /// - Parameter range: The range of the header.
  init(_ rows: TableRows, headerAt range: SourceRange) {
    self.rows = rows
    headerRange = range
    draft = SyntaxTreeDraft(rows.row.text.source, notation: .delimited)
  }

  /// The tree of the whole table.
  mutating func tree() -> SyntaxTree {
    open(at: headerRange)
    add(CatalogSchema.versionKey, .integer(CatalogSchema.version), at: headerPlace)
    addApp()
    section("currencies", rows.currencies) { $0.addNames() }
    section("templates", rows.templates) { $0.addTexts(Localization.fields) }
    key("products", at: headerRange)
    addProducts(rows.products, inGroup: false)
    key("subscriptionGroups", at: headerRange)
    open(at: headerRange)
    for group in rows.groups { addNodes(of: group) }
    draft.close(at: headerRange)
    addList("retired", rows.retired) { [$0.exact("id") ?? ""].map(OrderedValue.text) }
    addList("ignore", rows.file) { $0.suppressions($0.header.plain["ignore"]) }
    draft.close(at: headerRange)
    return draft.finish()
  }

  /// A table with rows of all kinds contains a whole catalog. In a table of only products, fields
  /// without a column are not missing.
  var facets: CatalogFacets {
    guard !rows.hasKinds else { return .all }
    var facets = CatalogFacets.all.subtracting([.bundleID, .appLocales, .groupTexts, .suppressions])
    if header.plain["screenshot"] == nil { facets.remove(.screenshots) }
    if header.plain["reviewNotes"] == nil { facets.remove(.reviewNotes) }
    if header.plain["grants"] == nil, header.amounts["grants"] == nil { facets.remove(.grants) }
    if header.plain["referenceName"] == nil { facets.remove(.referenceNames) }
    return facets
  }

  // MARK: Nodes

  private mutating func read(_ offset: Int) { rows.read(offset) }

  private mutating func open(at range: SourceRange) { draft.openMapping(range) }

  private mutating func key(_ key: String, at range: SourceRange) { draft.scalar(key, at: range) }

  private mutating func add(_ key: String, _ value: OrderedValue, at range: SourceRange) {
    draft.scalar(key, at: range)
    add(value, at: range)
  }

  private mutating func add(_ value: OrderedValue, at range: SourceRange) {
    switch value {
    case .null, .text, .integer, .number, .flag: draft.scalar(value.scalarText, at: range)
    case .list(let elements):
      draft.openSequence(range)
      for element in elements { add(element, at: range) }
      draft.close(at: range)
    case .map(let map):
      draft.openMapping(range)
      for entry in map.entries { add(entry.key, entry.value, at: range) }
      draft.close(at: range)
    }
  }

  private var headerPlace: SourceRange {
    var first = row
    _ = first.text.readRow(at: headerRange.start, into: &first.row)
    return first.place
  }

  private mutating func addApp() {
    guard let main = rows.settings["bundleID"] ?? rows.settings.values.min() else { return }
    read(main)
    let range = row.range("value")
    key("app", at: range)
    open(at: range)
    for field in App.fields {
      guard let offset = rows.settings[field.key] else { continue }
      read(offset)
      switch field.content {
      case .scalar(_, let value):
        guard let text = value.get(rows.app) else { continue }
        add(field.key, .text(text), at: row.range("value"))
      default:
        add(
          field.key, .list((row.list("value") ?? []).map(OrderedValue.text)), at: row.range("value")
        )
      }
    }
    draft.close(at: range)
  }

  /// A part of the file whose keys are the IDs of rows.
  private mutating func section(
    _ name: String, _ rows: [(key: String, row: Int)], _ body: (inout TableDecoder) -> Void
  ) {
    key(name, at: headerRange)
    open(at: headerRange)
    for (id, offset) in rows {
      read(offset)
      key(id, at: row.place)
      body(&self)
    }
    draft.close(at: headerRange)
  }

  private mutating func addList(
    _ name: String, _ rows: [Int], _ elements: (TableRow) -> [OrderedValue]
  ) {
    guard let first = rows.first else { return }
    read(first)
    let range = row.range(name)
    key(name, at: range)
    draft.openSequence(range)
    for offset in rows {
      read(offset)
      for element in elements(row) {
        add(element, at: name == "ignore" ? row.range(name) : row.place)
      }
    }
    draft.close(at: range)
  }

  private mutating func addNodes(of group: TableRows.Group) {
    read(group.row)
    let place = row.place
    key(group.key, at: place)
    open(at: place)
    if group.isDeclared { for field in SubscriptionGroup.fields { add(field) } }
    key("products", at: place)
    addProducts(group.products, inGroup: true)
    draft.close(at: place)
  }

  private mutating func addProducts(_ offsets: [Int], inGroup isGrouped: Bool) {
    open(at: headerRange)
    for offset in offsets {
      read(offset)
      let place = row.place
      let id = row.exact("id")
      key(row.exact("item") ?? id.map { rows.app.item(of: $0) ?? $0 } ?? "", at: place)
      open(at: place)
      if let id { add("id", .text(id), at: place) }
      for field in Product.fields { add(field) }
      draft.close(at: place)
    }
    draft.close(at: headerRange)
  }

  // MARK: Fields

  /// Adds the row's value of a field.
  private mutating func add<Record>(_ field: Field<Record>) {
    let name = TableColumn.name(ofKey: field.key)
    let range = row.range(name)
    switch field.content {
    case .scalar where field.path == .type:
      // An invalid value has already been reported.
      guard let word = row.word(name) else { return }
      add(field.key, .text(ProductType(lenient: word)?.rawValue ?? word), at: range)
    case .scalar(let form, _):
      guard let text = row.scalar(name, form) else { return }
      if form == .template { rows.requireTemplate(text, at: range) }
      add(field.key, .text(text), at: range)
    case .list(let form, _, _):
      guard let texts = field.path == .storefronts ? row.storefronts(name) : row.list(name) else {
        return
      }
      row.check(texts, of: name, form)
      add(field.key, .list(texts.map(OrderedValue.text)), at: range)
    case .price:
      let isStated = rows.app.baseTerritory != nil
      if let price = row.price(name, base: baseCurrency, isStated: isStated) {
        add(field.key, price, at: range)
      }
    case .grants:
      let grants = row.grants(name)
      for grant in grants { rows.requireCurrency(grant.key) }
      if !grants.isEmpty { add(field.key, grants, at: range) }
    case .localizations(_, _, let fields):
      key(field.key, at: standIn)
      addTexts(fields)
    case .offers: addRecords(field.key, row.records(name, as: .offer), at: range)
    case .billingPlans: addRecords(field.key, row.records(name, as: .billingPlan), at: range)
    case .suppressions: addRecords(field.key, row.suppressions(header.plain[name]), at: range)
    case .review(let fields):
      key(field.key, at: row.place)
      open(at: row.place)
      for field in fields { add(field) }
      draft.close(at: row.place)
    }
  }

  private mutating func addRecords(_ key: String, _ records: [OrderedValue], at range: SourceRange)
  {
    if !records.isEmpty { add(key, .list(records), at: range) }
  }

  private mutating func add(_ key: String, _ amounts: [TableRow.Amount], at range: SourceRange) {
    let range = amounts.first?.range ?? range
    draft.scalar(key, at: range)
    open(at: range)
    for amount in amounts { add(amount.key, .text(amount.text), at: amount.range) }
    draft.close(at: range)
  }

  /// The currency of the storefront, for amounts without one.
  private var baseCurrency: CurrencyCode? { Catalog(app: rows.app).baseTerritory?.currency }

  // MARK: Texts

  /// The position of a text that is not written: the template, or else the row.
  private var standIn: SourceRange { row.cell(header.plain["template"])?.range ?? row.place }

  /// The columns of texts in the order of the row; a plain `title` is that of the primary locale.
  private func orderedTexts() -> [TableHeader.Texts] {
    var all = header.texts
    let plain = header.plain.filter { $0.key == "title" || $0.key == "description" }
    if !plain.isEmpty {
      let locale = rows.app.primaryLocale ?? "en-US"
      if let place = all.firstIndex(where: { $0.locale == locale }) {
        all[place].columns.merge(plain) { own, _ in own }
      } else {
        all.insert(TableHeader.Texts(locale: locale, columns: plain), at: 0)
      }
    }
    guard let order = row.list("locales") else { return all }
    var sorted = order.map { locale in
      all.first { ExactText($0.locale) == ExactText(locale) } ?? TableHeader.Texts(locale: locale)
    }
    sorted += all.filter { texts in !order.contains { ExactText($0) == ExactText(texts.locale) } }
    return sorted
  }

  private mutating func addNames() {
    open(at: row.place)
    for texts in orderedTexts() {
      let column = texts.columns["title"]
      guard let cell = row.cell(column), let written = row.exact(column) else { continue }
      let names = CellNotation.list(written).map(OrderedValue.text)
      add(texts.locale, names.count == 1 ? names[0] : .list(names), at: cell.range)
    }
    draft.close(at: row.place)
  }

  private mutating func addTexts(_ fields: [Field<Localization>]) {
    let named = Set((row.list("locales") ?? []).map { ExactText($0) })
    let standIn = standIn
    open(at: standIn)
    for texts in orderedTexts() {
      let suppressions = row.suppressions(texts.columns["ignore"])
      let isWritten =
        !suppressions.isEmpty
        || ["title", "description"].contains { row.exact(texts.columns[$0]) != nil }
      guard isWritten || named.contains(ExactText(texts.locale)) else { continue }
      key(texts.locale, at: standIn)
      open(at: standIn)
      for field in fields {
        let column = texts.columns[field.key]
        guard let cell = row.cell(column), let text = row.exact(column) else { continue }
        add(field.key, .text(text), at: cell.range)
      }
      if let cell = row.cell(texts.columns["ignore"]) {
        addRecords("ignore", suppressions, at: cell.range)
      }
      draft.close(at: standIn)
    }
    draft.close(at: standIn)
  }
}

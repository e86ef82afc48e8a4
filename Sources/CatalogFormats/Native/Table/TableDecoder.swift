import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Converts a table to the tree of a catalog file, with the positions of the cells.
struct TableDecoder {
  private var rows: TableRows
  private let headerRange: SourceRange
  private var draft: SyntaxTreeDraft
  private var pairs = TextPairs()
  /// The first cell of each column without a locale whose text differs from the one in a column with it, by column.
  private var clashes: [Int: (message: String, range: SourceRange, count: Int)] = [:]

  /// The columns of texts; a plain `title` is in the primary locale.
  private let texts: [TableHeader.Texts]

  /// The problems of the table.
  var problems: DiagnosticList { rows.row.problems }

  var otherStoreIDs: Set<String> { rows.otherStoreIDs }

  /// The offsets of the rows that are not products.
  var leftOut: Set<Int> { rows.leftOut }

  /// The locale of texts without one, unless the table itself says it: English, or the primary one of the catalog that
  /// the table is read for, if its texts may be in English nevertheless.
  var doubtfulLocale: String? {
    guard rows.app.primaryLocale == nil, let locale = rows.row.header.map.app.primaryLocale else {
      return rows.app.primaryLocale == nil ? "en-US" : nil
    }
    return locale.hasPrefix("en") && !rows.row.header.isForeign ? nil : locale
  }

  /// - Parameter range: The range of the header.
  init(_ rows: TableRows, headerAt range: SourceRange) {
    self.rows = rows
    headerRange = range
    let header = rows.row.header
    let primary = rows.app.primaryLocale ?? header.map.app.primaryLocale ?? "en-US"
    texts = header.locale == nil ? header.texts(plainIn: primary) : rows.locales?.texts ?? []
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
    // A catalog's own table has the texts that the catalog has.
    if !rows.hasKinds { pairs.report(to: &rows.row) }
    rows.row.reportCrosses()
    for (_, clash) in clashes {
      rows.row.report("\(clash.message)\(clash.count > 1 ? "; \(clash.count - 1) more differ" : "")", at: clash.range)
    }
    return draft.finish()
  }

  /// A table with rows of all kinds contains a whole catalog. In a table of only products, fields
  /// without a column are not missing.
  var facets: CatalogFacets {
    guard !rows.hasKinds else { return .all }
    var facets = CatalogFacets.all.subtracting([.bundleID, .appLocales, .groupTexts, .suppressions])
    if rows.row.header.plain["screenshot"] == nil { facets.remove(.screenshots) }
    if rows.row.header.plain["reviewNotes"] == nil { facets.remove(.reviewNotes) }
    if rows.row.header.plain["grants"] == nil, rows.row.header.amounts["grants"] == nil { facets.remove(.grants) }
    if rows.row.header.plain["referenceName"] == nil { facets.remove(.referenceNames) }
    return facets
  }

  /// The values that the table has a column for, by their keys in a catalog.
  var columns: Set<[String]> {
    var columns: Set<[String]> = []
    let header = rows.row.header
    for field in CatalogSchema.subscription.fields where header.plain[TableColumn.name(ofKey: field.name)] != nil {
      columns.insert([field.name])
    }
    for field in CatalogSchema.review.fields where header.plain[TableColumn.name(ofKey: field.name)] != nil {
      columns.insert(["review", field.name])
    }
    for (name, amounts) in header.amounts { for amount in amounts { columns.insert([name, amount.key]) } }
    for texts in texts {
      for name in ["title", "description"] where texts[name] != nil {
        columns.insert(["localizations", StoreLocale.resolving(texts.locale)?.code ?? texts.locale, name])
      }
    }
    return columns
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
    var first = rows.row
    _ = first.text.readRow(at: headerRange.start, into: &first.row)
    return first.place
  }

  private mutating func addApp() {
    guard let main = rows.settings["bundleID"] ?? rows.settings.values.min() else { return }
    read(main)
    let range = rows.row.range("value")
    key("app", at: range)
    open(at: range)
    for field in App.fields {
      guard let offset = rows.settings[field.key] else { continue }
      read(offset)
      switch field.content {
      case .scalar(_, let value):
        guard let text = value.get(rows.app) else { continue }
        add(field.key, .text(text), at: rows.row.range("value"))
      default: add(field.key, .list((rows.row.list("value") ?? []).map(OrderedValue.text)), at: rows.row.range("value"))
      }
    }
    draft.close(at: range)
  }

  /// A part of the file whose keys are the IDs of rows.
  private mutating func section(_ name: String, _ rows: [(key: String, row: Int)], _ body: (inout TableDecoder) -> Void)
  {
    key(name, at: headerRange)
    open(at: headerRange)
    for (id, offset) in rows {
      read(offset)
      key(id, at: self.rows.row.place)
      body(&self)
    }
    draft.close(at: headerRange)
  }

  private mutating func addList(_ name: String, _ rows: [Int], _ elements: (TableRow) -> [OrderedValue]) {
    guard let first = rows.first else { return }
    read(first)
    let range = self.rows.row.range(name)
    key(name, at: range)
    draft.openSequence(range)
    for offset in rows {
      read(offset)
      for element in elements(self.rows.row) {
        add(element, at: name == "ignore" ? self.rows.row.range(name) : self.rows.row.place)
      }
    }
    draft.close(at: range)
  }

  private mutating func addNodes(of group: TableRows.Group) {
    read(group.row)
    let place = rows.row.place
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
      let place = rows.row.place
      let id = rows.row.exact("id")
      key(rows.row.exact("item") ?? id.map { rows.app.item(of: $0) ?? $0 } ?? "", at: place)
      open(at: place)
      if id != nil || rows.row.exact("item") == nil { add("id", .text(id ?? ""), at: rows.row.range("id")) }
      // The type says that it is in a group; other fields that it can't have were already reported.
      for field in Product.fields where !isGrouped || field.path == .type || !field.traits.contains(.outsideGroups) {
        add(field)
      }
      draft.close(at: place)
    }
    draft.close(at: headerRange)
  }

  // MARK: Fields

  /// Adds the row's value of a field.
  private mutating func add<Record>(_ field: Field<Record>) {
    let name = TableColumn.name(ofKey: field.key)
    let range = rows.row.range(name)
    switch field.content {
    case .scalar where field.path == .type && Record.self == Product.self:
      // An invalid value has already been reported.
      guard let word = rows.row.word(name) else { return }
      add(field.key, .text(rows.row.header.map.type(word)?.rawValue ?? word), at: range)
    case .scalar(let form, _):
      guard let text = rows.row.scalar(name, form) else { return }
      if form == .template { rows.requireTemplate(text, at: range) }
      add(field.key, .text(text), at: range)
    case .list(let form, _, _):
      guard let texts = field.path == .storefronts ? rows.row.storefronts(name) : rows.row.list(name) else { return }
      rows.row.check(texts, of: name, form)
      add(field.key, .list(texts.map(OrderedValue.text)), at: range)
    case .price:
      let isStated = rows.app.baseTerritory != nil
      if let price = rows.row.price(name, base: baseCurrency, isStated: isStated) { add(field.key, price, at: range) }
    case .grants:
      let grants = rows.row.grants(name)
      for grant in grants { rows.requireCurrency(grant.key) }
      if !grants.isEmpty { add(field.key, grants, at: range) }
    case .localizations(_, _, let fields):
      key(field.key, at: fallbackRange)
      addTexts(fields)
    case .records(let list):
      guard let notation = RecordNotation.notation(of: CatalogSchema.object(of: list.kind)) else { return }
      addRecords(field.key, rows.row.records(name, as: notation), at: range)
    case .suppressions: addRecords(field.key, rows.row.suppressions(rows.row.header.plain[name]), at: range)
    case .review(let fields):
      key(field.key, at: rows.row.place)
      open(at: rows.row.place)
      for field in fields { add(field) }
      draft.close(at: rows.row.place)
    }
  }

  private mutating func addRecords(_ key: String, _ records: [OrderedValue], at range: SourceRange) {
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
  private var baseCurrency: CurrencyCode? {
    let known = rows.row.header.map.app
    guard !rows.hasKinds, rows.app == App() else { return Catalog(app: rows.app).baseTerritory?.currency }
    if known.baseTerritory != nil || known.primaryLocale != nil { return Catalog(app: known).baseTerritory?.currency }
    // A table for Australia alone has Australian dollars.
    let own = Set(texts.compactMap { StoreLocale.resolving($0.locale)?.primaryStorefront.currency })
    guard own.count == 1, let dollars = own.first, PriceWords.keys(of: "$")?.contains("\(dollars)") == true else {
      return Catalog().baseTerritory?.currency
    }
    return dollars
  }

  // MARK: Texts

  /// The position of a text that is not written: the template, or else the row.
  private var fallbackRange: SourceRange { rows.row.cell(rows.row.header.plain["template"])?.range ?? rows.row.place }

  /// The columns of texts in the order of the row.
  ///
  /// - Parameter locales: The locales that the row lists.
  private func orderedTexts(_ locales: [String]?) -> [TableHeader.Texts] {
    guard let locales else { return texts }
    let known = Dictionary(texts.map { (ExactText($0.locale), $0) }, uniquingKeysWith: { first, _ in first })
    let named = Set(locales.map { ExactText($0) })
    return locales.map { known[ExactText($0)] ?? TableHeader.Texts(locale: $0) }
      + texts.filter { !named.contains(ExactText($0.locale)) }
  }

  private mutating func addNames() {
    open(at: rows.row.place)
    for texts in orderedTexts(rows.row.list("locales")) {
      let column = texts["title"]
      guard let cell = rows.row.cell(column), let written = rows.row.exact(column) else { continue }
      let names = CellNotation.list(written).map(OrderedValue.text)
      add(texts.locale, names.count == 1 ? names[0] : .list(names), at: cell.range)
    }
    draft.close(at: rows.row.place)
  }

  private mutating func addTexts(_ fields: [Field<Localization>]) {
    let locales = rows.row.list("locales")
    let named = Set((locales ?? []).map { ExactText($0) })
    let fallbackRange = fallbackRange
    open(at: fallbackRange)
    for texts in orderedTexts(locales) {
      let suppressions = rows.row.suppressions(texts["ignore"])
      let written = fields.compactMap { field -> (key: String, text: String, cell: DelimitedCell)? in
        let (column, plain) = (texts[field.key], texts.plain[field.key])
        guard let column, let cell = rows.row.cell(column), let text = rows.row.exact(column) else {
          guard let cell = rows.row.cell(plain), let text = rows.row.exact(plain) else { return nil }
          return (field.key, text, cell)
        }
        if let plain, let cell = rows.row.cell(plain), let other = rows.row.exact(plain), other != text {
          let message = rows.row.header.clash((plain, other), (column, text), in: texts.locale)
          clashes[plain, default: (message, cell.range, 0)].count += 1
        }
        return (field.key, text, cell)
      }
      for (name, text, cell) in written { pairs.add(text, as: name, in: texts.locale, at: cell.range) }
      guard !suppressions.isEmpty || !written.isEmpty || named.contains(ExactText(texts.locale)) else { continue }
      let place = rows.row.cell(texts.place)?.range ?? fallbackRange
      key(texts.locale, at: place)
      open(at: place)
      for (name, text, cell) in written { add(name, .text(text), at: cell.range) }
      if let cell = rows.row.cell(texts["ignore"]) { addRecords("ignore", suppressions, at: cell.range) }
      draft.close(at: place)
    }
    draft.close(at: fallbackRange)
  }
}

import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Converts a table to the tree of a catalog file, with the positions of the cells.
///
/// The rows may be in any order, as in a table that somebody has sorted: they are grouped by their
/// kind first, and then read again one by one.
struct TableDecoder {
  private(set) var row: TableRow
  private let headerRange: SourceRange
  private var draft: SyntaxTreeDraft
  /// The contents of the app's rows.
  private var app = App()
  /// The rows of each kind, by their offsets.
  private var settings: [String: Int] = [:]
  private var currencies: [(key: String, row: Int)] = []
  private var templates: [(key: String, row: Int)] = []
  private var groups: [Group] = []
  private var products: [Int] = []
  private var retired: [Int] = []
  private var file: [Int] = []
  /// The entries with rows of their own, by kind.
  private var declared: [Kind: Set<String>] = [:]
  private var groupIndices: [String: Int] = [:]

  /// A group, with its own row or that of its first product, and the rows of its products.
  private struct Group {
    var key: String
    var row: Int
    var isDeclared: Bool
    var products: [Int] = []
  }

  private var header: TableHeader { row.header }
  private var hasKinds: Bool { header.plain["kind"] != nil }

  /// - Parameter range: The range of the header.
  init(text: DelimitedText, header: TableHeader, at range: SourceRange) {
    row = TableRow(text: text, header: header)
    headerRange = range
    draft = SyntaxTreeDraft(text.source, notation: .delimited)
  }

  /// Reads the rows after the header.
  ///
  /// - Parameter visit: Takes the offset of every row.
  mutating func tree(from start: Int, visit: (Int) -> Void) -> SyntaxTree {
    var offset = start
    while let next = row.text.readRow(at: offset, into: &row.row) {
      visit(offset)
      if !row.row.isBlank {
        row.reportFaults()
        sort(offset)
      }
      offset = next
      if row.problems.isFull { break }
    }
    var loose: [Int] = []
    for product in products {
      if row.problems.isFull { break }
      read(product)
      if let group = group() {
        groups[group].products.append(product)
      } else if row.exact("id") != nil || row.exact("item") != nil {
        loose.append(product)
      }
    }
    open(at: headerRange)
    add(CatalogSchema.versionKey, .integer(CatalogSchema.version), at: headerPlace)
    addApp()
    section("currencies", currencies) { $0.addNames() }
    section("templates", templates) { $0.addTexts(Localization.fields) }
    key("products", at: headerRange)
    addProducts(loose, inGroup: false)
    key("subscriptionGroups", at: headerRange)
    open(at: headerRange)
    for group in groups { addNodes(of: group) }
    draft.close(at: headerRange)
    addList("retired", retired) { [$0.exact("id") ?? ""].map(OrderedValue.text) }
    addList("ignore", file) { $0.suppressions($0.header.plain["ignore"]) }
    draft.close(at: headerRange)
    return draft.finish()
  }

  /// A table with rows of all kinds contains a whole catalog. In a table of only products, fields
  /// without a column are not missing.
  var facets: CatalogFacets {
    guard !hasKinds else { return .all }
    var facets = CatalogFacets.all.subtracting([.bundleID, .appLocales, .groupTexts, .suppressions])
    if header.plain["screenshot"] == nil { facets.remove(.screenshots) }
    if header.plain["reviewNotes"] == nil { facets.remove(.reviewNotes) }
    if header.plain["grants"] == nil, header.amounts["grants"] == nil { facets.remove(.grants) }
    if header.plain["referenceName"] == nil { facets.remove(.referenceNames) }
    return facets
  }

  // MARK: Sorting the rows

  private enum Kind: String, CaseIterable {
    case app, currency, template, group, product, retired, catalog
  }

  private mutating func sort(_ offset: Int) {
    let word = row.word("kind")?.lowercased()
    guard let kind = word.map({ Kind(rawValue: $0) }) ?? .product else {
      func hint() -> String {
        let kinds = Kind.allCases.map(\.rawValue)
        return Suggestion.nearest(to: word ?? "", among: kinds).map { "did you mean \"\($0)\"?" }
          ?? "it is one of " + kinds.map { "\"\($0)\"" }.joined(separator: ", ")
      }
      return row.report("kind", "\"kind\" can't be \(quoted: word ?? ""); \(hint())")
    }
    switch kind {
    case .app: return addSetting(at: offset)
    case .product: return products.append(offset)
    case .catalog: return file.append(offset)
    case .currency, .template, .group, .retired: break
    }
    guard let id = row.exact("id") else {
      return row.report("id", "a \(kind.rawValue) needs its name in the column \"id\"")
    }
    let isNew = declared[kind, default: []].insert(id).inserted
    if kind != .retired, !isNew {
      row.report("id", "the \(kind.rawValue) \(quoted: id) occurs twice")
    }
    switch kind {
    case .currency: currencies.append((id, offset))
    case .template: templates.append((id, offset))
    case .group where isNew: add(Group(key: id, row: offset, isDeclared: true))
    case .retired: retired.append(offset)
    default: break
    }
  }

  private mutating func add(_ group: Group) {
    groupIndices[group.key] = groups.count
    groups.append(group)
  }

  private mutating func addSetting(at offset: Int) {
    guard let written = row.word("id") else {
      return row.report("id", "a row of the app needs a setting in \"id\", such as bundleID")
    }
    guard let field = App.fields.first(where: { $0.key.lowercased() == written.lowercased() })
    else {
      let names = App.fields.map(\.key)
      let hint =
        Suggestion.nearest(to: written, among: names).map { "did you mean \"\($0)\"?" }
        ?? "it has " + names.map { "\"\($0)\"" }.joined(separator: ", ")
      return row.report("id", "the app has no \(quoted: written); \(hint)")
    }
    guard settings.updateValue(offset, forKey: field.key) == nil else {
      return row.report("id", "the app's \"\(field.key)\" occurs twice")
    }
    guard case .scalar(let form, let value) = field.content else { return }
    if case .oneOf = form {
      guard let code = row.word("value") else { return }
      value.set(&app, code.uppercased())
      if value.get(app) == nil {
        row.report(
          "value", "no storefront has the code \(quoted: code); expected a code such as CHN")
      }
    } else {
      value.set(&app, row.exact("value"))
    }
  }

  /// The index of the group of the row's product, which is added if no row defines it; nil for a
  /// product outside of groups.
  private mutating func group() -> Int? {
    guard row.exact("id") != nil || row.exact("item") != nil else {
      row.report("id", "a product needs its ID in the column \"id\"")
      return nil
    }
    let type = row.type()
    if let key = row.exact("group"), type == nil || type == .autoRenewable {
      if let index = groupIndices[key] { return index }
      if declared[.group] != nil {
        row.reportUnknown("group", key, among: groups.map(\.key), at: row.range("group"))
      }
      add(Group(key: key, row: row.row.range.start, isDeclared: false))
      return groups.count - 1
    }
    if type == .autoRenewable {
      row.report("type", "an auto-renewable subscription needs a group in the column \"group\"")
    } else if type == nil, row.word("type") == nil {
      row.reportMissing(
        "type",
        "a product needs a type: one of "
          + ProductType.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", "))
    }
    let names = Product.fields.filter { $0.traits.contains(.inGroups) }.map(\.key)
    for name in ["group"] + names where row.word(name) != nil {
      row.report(name, "only an auto-renewable subscription has a \"\(name)\"")
    }
    return nil
  }

  // MARK: Nodes

  private mutating func read(_ offset: Int) { _ = row.text.readRow(at: offset, into: &row.row) }

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
    guard let main = settings["bundleID"] ?? settings.values.min() else { return }
    read(main)
    let range = row.range("value")
    key("app", at: range)
    open(at: range)
    for field in App.fields {
      guard let offset = settings[field.key] else { continue }
      read(offset)
      switch field.content {
      case .scalar(_, let value):
        guard let text = value.get(app) else { continue }
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

  private mutating func addNodes(of group: Group) {
    read(group.row)
    let place = row.place
    key(group.key, at: place)
    open(at: place)
    if group.isDeclared { for field in SubscriptionGroup.fields { add(field) } }
    key("products", at: place)
    addProducts(group.products, inGroup: true)
    draft.close(at: place)
  }

  private mutating func addProducts(_ rows: [Int], inGroup isGrouped: Bool) {
    open(at: headerRange)
    for offset in rows {
      read(offset)
      let place = row.place
      let id = row.exact("id")
      key(row.exact("item") ?? id.map { app.item(of: $0) ?? $0 } ?? "", at: place)
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
      if form == .template { requireTemplate(text, at: range) }
      add(field.key, .text(text), at: range)
    case .list(let form, _, _):
      guard let texts = field.path == .storefronts ? row.storefronts(name) : row.list(name) else {
        return
      }
      row.check(texts, of: name, form)
      add(field.key, .list(texts.map(OrderedValue.text)), at: range)
    case .price:
      if let price = row.price(name, base: baseCurrency) { add(field.key, price, at: range) }
    case .grants:
      let grants = row.grants(name)
      for grant in grants { requireCurrency(grant.key) }
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
  private var baseCurrency: CurrencyCode? { Catalog(app: app).baseTerritory?.currency }

  // MARK: Texts

  /// The position of a text that is not written: the template, or else the row.
  private var standIn: SourceRange { row.cell(header.plain["template"])?.range ?? row.place }

  /// The columns of texts in the order of the row; a plain `title` is that of the primary locale.
  private func orderedTexts() -> [TableHeader.Texts] {
    var all = header.texts
    let plain = header.plain.filter { $0.key == "title" || $0.key == "description" }
    if !plain.isEmpty {
      let locale = app.primaryLocale ?? "en-US"
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

  // MARK: References to other rows, which a table of only products can't have

  private mutating func requireTemplate(_ key: String, at range: SourceRange) {
    guard isMissing(key, .template) else { return }
    row.reportUnknown("template", key, among: templates.map(\.key), at: range)
  }

  private mutating func requireCurrency(_ key: String) {
    guard isMissing(key, .currency) else { return }
    row.reportUnknown("currency", key, among: currencies.map(\.key), at: row.range("grants"))
  }

  private func isMissing(_ key: String, _ kind: Kind) -> Bool {
    (hasKinds || declared[kind] != nil) && declared[kind]?.contains(key) != true
  }
}

import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// The rows of a table, sorted by the subjects that they describe.
///
/// They may be in any order, as in a table that somebody has sorted; each is read again when its
/// contents are needed.
struct TableRows {
  /// Reads a row, and collects the faults of all rows.
  var row: TableRow
  /// The contents of the app's rows.
  private(set) var app = App()
  /// The rows of each kind, by their offsets.
  private(set) var settings: [String: Int] = [:]
  private(set) var currencies: [(key: String, row: Int)] = []
  private(set) var templates: [(key: String, row: Int)] = []
  private(set) var groups: [Group] = []
  /// The products outside of groups.
  private(set) var products: [Int] = []
  private(set) var retired: [Int] = []
  private(set) var file: [Int] = []
  /// The entries with rows of their own, by kind.
  private var declared: [Kind: Set<String>] = [:]
  private var groupIndices: [String: Int] = [:]
  /// The first group with each key in lowercase.
  private var groupsWithoutCase: [String: Int] = [:]
  /// The offsets of the rows that are not products.
  private(set) var leftOut: Set<Int> = []
  /// Whether the IDs of the products have a dot, as most have.
  private var hasDots = false
  /// The heading of the section of a row, if it names a type, and such cells by the rows of products without one.
  private var section: DelimitedCell?
  private var sections: [Int: DelimitedCell] = [:]
  /// The IDs in rows about other stores.
  private(set) var otherStoreIDs: Set<String> = []
  /// The columns that are not read.
  private var unread: UnreadCells
  /// The rows of each subject in a table with a row for each locale or storefront; nil in other tables.
  private(set) var locales: LocaleRows?

  /// A group, with its own row or the row of its first product, and the rows of its products.
  struct Group {
    var key: String
    var row: Int
    var isDeclared: Bool
    var products: [Int] = []
  }

  private enum Kind: String, CaseIterable { case app, currency, template, group, product, retired, catalog }

  /// Sorts the rows after the header.
  ///
  /// - Parameter visit: Takes the offset of every row, and returns its number.
  init(_ text: DelimitedText, _ header: TableHeader, from start: Int, visit: (Int) -> Int) {
    row = TableRow(text: text, header: header)
    unread = UnreadCells(header)
    var offset = start
    if header.locale != nil || header.plain["country"] != nil {
      var words: Set<String> = []
      while let next = row.text.readRow(at: offset, into: &row.row) {
        if let word = row.word("locale") { words.insert(word) }
        offset = next
      }
      locales = LocaleRows(words, header)
      offset = start
    }
    while let next = row.text.readRow(at: offset, into: &row.row) {
      let number = visit(offset)
      if !row.row.isBlank {
        row.reportFaults()
        // A catalog's own table has the texts that the catalog has.
        if !hasKinds { row.reportReferences() }
        if let cell = unread.otherStore(of: row) {
          row.warn("the row is about another store, and is left out", at: cell.range)
          leftOut.insert(offset)
          if let id = row.exact("id") { otherStoreIDs.insert(id) }
          offset = next
          continue
        }
        unread.add(row, number)
        if locales?.add(&row, at: offset, number) != true { sort(offset) }
      }
      offset = next
      if row.problems.isFull { break }
      if number * header.columns.count > Self.mostPlaces + 4 * text.source.bytes.count {
        row.report(
          "the rows have few of the \(header.columns.count) columns of the heading, and are not read on",
          at: row.row.range)
        break
      }
    }
    // The rows of groups may come after the rows of their products.
    let all = products
    products = []
    hasDots = all.contains { offset in
      read(offset)
      return row.exact("id")?.contains(".") ?? false
    }
    for product in all {
      if row.problems.isFull { break }
      read(product)
      guard isProduct() else { continue }
      if let section, row.word("type") == nil {
        sections[product] = section
        read(product)
      }
      if let group = group() { groups[group].products.append(product) } else { products.append(product) }
    }
    row.reportUnknownTypes()
    unread.report(to: &row)
  }

  /// Our own limit: rows that end before most columns take time for all of them.
  private static let mostPlaces = 1_000_000

  /// Reports a row without an ID. The rest of it is checked as well, unless it is a remark or the
  /// heading of the rows below it.
  private mutating func isProduct() -> Bool {
    let id = row.exact("id") ?? row.exact("item")
    if row.header.plain["kind"] == nil, let remark = RowRemark(row, id: id, usualID: hasDots ? "." : nil) {
      guard remark.kind != .table else {
        row.report(
          "id",
          "a second table begins here, whose headings differ from those of the first; move it to a file or a sheet "
            + "of its own")
        return false
      }
      row.warn("id", "the row \(quoted: remark.text) looks like \(remark.kind.rawValue), and is left out")
      leftOut.insert(row.row.range.start)
      let isType = row.header.map.type(remark.text) != nil
      if isType || remark.kind == .section { section = isType ? row.cell(row.header.plain["id"]) : nil }
      return false
    }
    let known = row.row.cells.indices.filter {
      row.header.columns.indices.contains($0) && row.header.columns[$0] != nil && row.exact($0) != nil
    }
    guard id == nil else {
      reportBlanks()
      return true
    }
    if known.isEmpty {
      row.warn("id", "the row has nothing in a column that is read, and is left out")
      leftOut.insert(row.row.range.start)
    } else {
      row.reportMissing("id", "a product needs its ID", isGap: false)
    }
    return known.count > 1
  }

  /// Reports blanks around an ID, which are not part of it.
  private mutating func reportBlanks() {
    for name in ["id", "item"] {
      guard let written = row.exact(row.header.plain[name]), let id = row.exact(name), id != written else { continue }
      row.warn(name, "the blanks around \(quoted: id) are not part of the ID, and are left out")
    }
  }

  mutating func read(_ offset: Int) {
    _ = row.text.readRow(at: offset, into: &row.row)
    row.others = locales?.cells(of: offset) ?? [:]
    if let cell = sections[offset], let column = row.header.plain["type"] { row.others[column] = cell }
    row.storefrontPrices = locales?.prices(of: offset) ?? []
  }

  private mutating func sort(_ offset: Int) {
    let word = row.word("kind")?.lowercased()
    guard let kind = word.map({ Kind(rawValue: $0) }) ?? .product else {
      func hint() -> String {
        let kinds = Kind.allCases.map(\.rawValue)
        return Suggestion.nearest(to: word ?? "", among: kinds).map { "did you mean \"\($0)\"?" } ?? "it is one of "
          + kinds.map { "\"\($0)\"" }.joined(separator: ", ")
      }
      if word.flatMap({ row.header.map.type($0) }) != nil {
        return row.report(
          "kind",
          "\"kind\" is that of the row, such as \"product\", not \(quoted: word ?? ""); "
            + "the type of a product belongs in a column \"type\"")
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
      return row.reportMissing("id", "a \(kind.rawValue) needs its name", isGap: false)
    }
    let isNew = declared[kind, default: []].insert(id).inserted
    if kind != .retired, !isNew { row.report("id", "the \(kind.rawValue) \(quoted: id) occurs twice") }
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
    if groupsWithoutCase[group.key.lowercased()] == nil { groupsWithoutCase[group.key.lowercased()] = groups.count }
    groups.append(group)
  }

  private mutating func addSetting(at offset: Int) {
    guard let written = row.word("id") else {
      return row.reportMissing("id", "a row of the app needs the name of a setting: one such as bundleID", isGap: false)
    }
    guard let field = App.fields.first(where: { $0.key.lowercased() == written.lowercased() }) else {
      let names = App.fields.map(\.key)
      let hint =
        Suggestion.nearest(to: written, among: names).map { "did you mean \"\($0)\"?" } ?? "it has "
        + names.map { "\"\($0)\"" }.joined(separator: ", ")
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
        row.report("value", "no storefront has the code \(quoted: code); expected a code such as CHN")
      }
    } else {
      value.set(&app, row.exact("value"))
    }
  }

  /// The index of the group of the row's product, which is added if no row defines it; nil for a
  /// product outside of groups.
  private mutating func group() -> Int? {
    let type = row.type()
    let id = row.exact("id") ?? ""
    if let key = row.exact("group") ?? (type == .autoRenewable ? row.header.map.groups[id] : nil),
      type == nil || type == .autoRenewable
    {
      if row.word("offerCodes") != nil {
        row.report(
          "offerCodes", "an auto-renewable subscription has no \"offerCodes\"; its codes are among its \"offers\"")
      }
      if let index = groupIndices[key] { return index }
      if !hasKinds, let index = groupsWithoutCase[key.lowercased()] {
        groupIndices[key] = index
        row.warn("group", "the group \(quoted: key) is taken for \(quoted: groups[index].key)")
        return index
      }
      if declared[.group] != nil {
        let known = groups
        row.reportUnknown("group", key, among: known.map(\.key), at: row.range("group"))
      }
      add(Group(key: key, row: row.row.range.start, isDeclared: false))
      return groups.count - 1
    }
    if type == .autoRenewable {
      row.reportMissing("group", or: "type", "an auto-renewable subscription needs a group", isGap: false)
      return nil
    }
    if type == nil, row.word("type") == nil {
      row.reportMissing(
        "type",
        "a product needs a type: one of " + ProductType.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", "),
        isGap: true)
    }
    guard type != nil else { return nil }
    let names = Product.fields.filter { $0.traits.contains(.inGroups) }.map(\.key)
    for name in ["group"] + names where row.word(name) != nil {
      row.report(name, "\"\(name)\" is only for an auto-renewable subscription")
    }
    return nil
  }

  // MARK: References to other rows, which a table of only products can't have

  mutating func requireTemplate(_ key: String, at range: SourceRange) {
    guard isMissing(key, .template) else { return }
    let known = templates
    row.reportUnknown("template", key, among: known.map(\.key), at: range)
  }

  mutating func requireCurrency(_ key: String) {
    guard isMissing(key, .currency) else { return }
    let known = currencies
    row.reportUnknown("currency", key, among: known.map(\.key), at: row.range("grants"))
  }

  private func isMissing(_ key: String, _ kind: Kind) -> Bool {
    (hasKinds || declared[kind] != nil) && declared[kind]?.contains(key) != true
  }

  /// Whether a column distinguishes rows of other kinds from products.
  var hasKinds: Bool { row.header.plain["kind"] != nil }
}

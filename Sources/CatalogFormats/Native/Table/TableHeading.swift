import AppStoreReference
import Basics
import SourceSyntax

/// The rows at the top of a table that name its columns: one, or two where the names in the first span
/// several columns, as merged cells do.
///
/// | 商品ID | 价格 |    | 英文 |      |
/// | ------ | ---- | ---- | ---- | ---- |
/// |        | 元   | USD  | 名称 | 描述 |
struct TableHeading {
  /// The row with the cells of the columns.
  private(set) var row: DelimitedRow
  /// A name for each column; with two rows of headings, `英文/名称`.
  private(set) var names: [String]
  /// The number of rows of the heading.
  private(set) var rowCount = 1
  /// The offset after the heading.
  private(set) var end: Int

  /// The texts of the first rows below, which tell what some columns are about.
  private(set) var samples: [[String]] = []

  /// The columns that are called IDs and have numbers, beside one with the IDs themselves: `ID` beside `Product ID`.
  private(set) var rowNumbers: Set<Int> = []

  /// Whether the headings name columns of a catalog rather than of some other table.
  private(set) var isCatalog: Bool

  /// Finds the heading: the first of the rows at the top that looks like one, because teams put
  /// titles and dates above their tables, else the first that is not blank.
  ///
  /// - Parameter visit: Takes the offset of every row up to the end of the heading.
  init(of text: DelimitedText, map: ColumnMap, visit: (Int) -> Void = { _ in }) {
    self = Self.found(in: text, map: map, visit: visit)
    var row = DelimitedRow()
    var offset = end
    while samples.count < Self.mostSamples, let next = text.readRow(at: offset, into: &row) {
      offset = next
      if !row.isBlank { samples.append(Self.names(row, of: text)) }
    }
    let language = HeadingLanguage(names)
    let ids = names.prefix(Self.mostColumns).indices.filter { index in
      map.meaning(of: names[index]) != .ignored && Self.column(of: names[index], language, map) == "id"
    }
    guard ids.count > 1 else { return }
    let numbers = ids.filter { index in
      map.meaning(of: names[index]) == nil && cells(of: index).allSatisfy { $0.utf8.allSatisfy(\.isASCIIDigit) }
    }
    if numbers.count < ids.count { rowNumbers = Set(numbers) }
  }

  /// The texts in a column of the first rows below.
  func cells(of index: Int) -> [String] {
    samples.compactMap { $0.indices.contains(index) && !$0[index].isEmpty ? $0[index] : nil }
  }

  private static func found(in text: DelimitedText, map: ColumnMap, visit: (Int) -> Void) -> TableHeading {
    var starts: [Int] = []
    var first: (row: DelimitedRow, end: Int)?
    var offset = text.start
    var row = DelimitedRow()
    while starts.count < mostRowsAbove, let next = text.readRow(at: offset, into: &row) {
      starts.append(offset)
      if !row.isBlank {
        if first == nil { first = (row, next) }
        if let both = joined(row, next, of: text, map: map) {
          for start in starts + [next] { visit(start) }
          return both
        }
        let names = Self.names(row, of: text)
        if isCatalog(names, map: map) {
          for start in starts { visit(start) }
          return TableHeading(row, names, end: next)
        }
      }
      offset = next
    }
    let last = first?.end ?? text.source.bytes.count
    for start in starts where start < last { visit(start) }
    let found = first?.row ?? DelimitedRow()
    return TableHeading(found, names(found, of: text), end: last, isCatalog: false)
  }

  private init(_ row: DelimitedRow, _ names: [String], end: Int, isCatalog: Bool = true) {
    (self.row, self.names, self.end, self.isCatalog) = (row, names, end, isCatalog)
  }

  /// A heading of two rows; nil if the second is not part of one: it has an ID, or names no column
  /// that the first leaves without a name.
  private static func joined(_ first: DelimitedRow, _ next: Int, of text: DelimitedText, map: ColumnMap)
    -> TableHeading?
  {
    let upper = names(first, of: text)
    // A name that spans several columns is there once, or in each of them.
    let repeated = repeated(in: upper)
    guard upper.contains(where: \.isEmpty) || !repeated.isEmpty else { return nil }
    var second = DelimitedRow()
    guard let end = text.readRow(at: next, into: &second), !second.isBlank else { return nil }
    let lower = names(second, of: text)
    if let id = idColumn(of: upper, map: map) {
      guard !lower.indices.contains(id) || lower[id].isEmpty || lower[id] == upper[id] else { return nil }
    } else {
      // Languages and currencies above the names.
      guard idColumn(of: lower, map: map) != nil, areHeadings(upper.filter { !$0.isEmpty }, map: map) else {
        return nil
      }
    }
    let added = lower.enumerated().filter { index, name in
      !name.isEmpty && (index >= upper.count || name != upper[index])
    }.map(\.element)
    guard Self.areHeadings(added, map: map) else { return nil }
    let language = HeadingLanguage(upper)
    var names: [String] = []
    var spanning = ""
    var named = 0
    for index in 0..<max(upper.count, lower.count) {
      let above = index < upper.count ? upper[index] : ""
      let below = index < lower.count ? lower[index] : ""
      if !above.isEmpty { spanning = above }
      if below.isEmpty || below == above {
        names.append(above)
      } else {
        names.append(spanning.isEmpty ? below : "\(spanning)/\(below)")
        if above.isEmpty || repeated.contains(above), column(of: names[index], language, map) != nil { named += 1 }
      }
    }
    guard named > 0, isCatalog(names, map: map) else { return nil }
    let row = first.cells.count >= second.cells.count ? first : second
    var heading = TableHeading(row, names, end: end)
    heading.rowCount = 2
    return heading
  }

  private static func names(_ row: DelimitedRow, of text: DelimitedText) -> [String] {
    row.cells.map { cell in
      let name = SpreadsheetText.text(text.text(of: cell)) ?? ""
      return name.split(whereSeparator: \.isNewline).joined(separator: " ").trimmedBlanks
    }
  }

  private static func isCatalog(_ names: [String], map: ColumnMap) -> Bool {
    let known = knownColumns(names, map)
    return known.count >= 2 && (known.contains("id") || known.contains("item"))
  }

  /// The names of the columns that headings mean, except for the locale and quantities: tables that are no
  /// catalogs have them as well.
  private static func knownColumns(_ names: [String], _ map: ColumnMap) -> Set<String> {
    let names = Array(names.prefix(mostColumns))
    let language = HeadingLanguage(names)
    let hasPairs = repeated(in: names).contains { LocaleChoice.name(alone: $0, map) != nil }
    return Set(names.compactMap { column(of: $0, language, map) } + (hasPairs ? ["title"] : [])).subtracting(
      ["locale"] + TableColumn.counts)
  }

  /// The number of a catalog's columns that the heading of a table names.
  static func knownColumns(of text: DelimitedText, map: ColumnMap) -> Int {
    knownColumns(TableHeading(of: text, map: map).names, map).count
  }

  /// The names that several columns have.
  private static func repeated(in names: [String]) -> Set<String> {
    var seen: Set<String> = []
    return Set(names.filter { !$0.isEmpty && !seen.insert($0).inserted })
  }

  /// The column of the product IDs.
  func idColumn(_ map: ColumnMap) -> Int? { Self.idColumn(of: names, besides: rowNumbers, map: map) }

  private static func idColumn(of names: [String], besides others: Set<Int> = [], map: ColumnMap) -> Int? {
    let language = HeadingLanguage(names)
    return names.prefix(mostColumns).indices.first { index in
      !others.contains(index) && map.meaning(of: names[index]) != .ignored
        && ["id", "item"].contains(column(of: names[index], language, map))
    }
  }

  /// Whether most of the texts are headings, or qualify one, and none is a value such as 6 or ¥6.
  private static func areHeadings(_ texts: [String], map: ColumnMap) -> Bool {
    let language = HeadingLanguage(texts)
    let known = texts.count { text in
      column(of: text, language, map) != nil || map.locale(text) != nil
        || PriceWords.keys(of: FoldedHeading.text(text)) != nil
        || PriceNotation.key(text) != nil
    }
    return known * 2 >= texts.count && !texts.contains { $0.utf8.contains { (0x30...0x39).contains($0) } }
  }

  /// The name of the column that a heading means; nil for none of a catalog's.
  private static func column(of heading: String, _ language: HeadingLanguage, _ map: ColumnMap) -> String? {
    if case .column(let column)? = map.meaning(of: heading) { return column.name }
    return TableColumn.read(heading).column?.name ?? HeadingGuess(heading, in: language, map: map)?.column.name
  }

  /// Our own limits on the rows above a heading, and on the columns that decide about one.
  private static let mostRowsAbove = 20
  private static let mostSamples = 50
  private static let mostColumns = 200
}

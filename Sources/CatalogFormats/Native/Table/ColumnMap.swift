import AppStoreReference
public import Basics
public import CatalogModel

/// The meaning of a team's table: its headings, `商品ID=id, 价格(元)=price[CNY]`, its words for types and
/// languages, `道具=consumable, Spanish=es-MX`, and the encoding of its file, `encoding=gb18030`.
///
/// Case, blanks and full-width forms of a heading or a word are insignificant. If several columns have
/// the same heading, `名称#2` is the second.
public struct ColumnMap: Sendable, Hashable {
  /// The meaning of a heading.
  enum Meaning: Sendable, Hashable {
    case column(TableColumn)
    /// The column is the team's own.
    case ignored
  }

  /// The encoding of tables that are not UTF-8; a byte order mark overrules it.
  public var encoding: TextEncoding?
  /// The types by the team's words, which are folded as headings are.
  private(set) var types: [String: ProductType] = [:]
  /// The locales by the team's words, without brackets and other marks.
  private(set) var locales: [String: StoreLocale] = [:]
  /// The app of the catalog that the table is read for, which resolves ambiguous headings.
  public var app = App()
  /// The names of the in-app currencies of that catalog, in lower case.
  public var currencyNames: Set<String> = []

  /// The groups of the subscriptions of that catalog, by product ID: a row that names none is in the same.
  public var groups: [String: String] = [:]

  /// The headings as they were given, with their meanings.
  private(set) var entries: [(heading: String, meaning: Meaning)] = []
  private var places: [String: Int] = [:]

  /// A map without headings.
  public init() {}

  package var isEmpty: Bool { entries.isEmpty }

  /// Parses pairs of a heading and a column, separated by commas; the column `-` is ignored.
  ///
  /// A comma in a heading is written `\,`. The last equals sign of a pair separates its parts.
  public init(_ text: String) throws(ColumnMapFault) {
    for pair in CellNotation.parts(text[...], at: CellNotation.fieldMarks) {
      let pair = CellNotation.text(pair)
      guard let sign = pair.lastIndex(of: "=") else {
        throw ColumnMapFault("expected HEADING=COLUMN, such as 商品ID=id, not \(quoted: pair)")
      }
      try add(String(pair[..<sign]), as: String(pair[pair.index(after: sign)...]))
    }
  }

  /// Makes a map from the columns by their headings.
  public init(_ columns: [String: String]) throws(ColumnMapFault) {
    for (heading, column) in columns.sorted(by: { $0.key < $1.key }) { try add(heading, as: column) }
  }

  private mutating func add(_ heading: String, as name: String) throws(ColumnMapFault) {
    let folded = Self.key(heading)
    let word = Self.word(heading)
    guard !folded.isEmpty else { throw ColumnMapFault("the column \(quoted: name.trimmedBlanks) needs a heading") }
    guard places[folded] == nil, types[folded] == nil, locales[word] == nil else {
      throw ColumnMapFault("the heading \(quoted: heading.trimmedBlanks) occurs twice")
    }
    let name = name.trimmedBlanks
    if TableColumn.read(name).column == nil, name != "-" {
      if folded == "encoding" {
        encoding = try Self.encoding(name)
        return
      }
      if let type = ProductType(lenient: name) {
        types[folded] = type
        return
      }
      if let locale = StoreLocale.resolving(name) {
        locales[word] = locale
        return
      }
    }
    places[folded] = entries.count
    // A heading such as "password" makes a secret of what follows.
    let pair = Secrets.redacted("\(heading)=\(name)")
    let shown = pair.hasPrefix("\(heading)=") ? String(pair.dropFirst(heading.count + 1)) : "…"
    entries.append((heading.trimmedBlanks, try Self.meaning(of: name, shown: shown)))
  }

  /// The heading, folded, and its number among equal ones.
  private static func key(_ heading: String) -> String {
    let heading = heading.trimmedBlanks
    guard let sign = heading.lastIndex(of: "#"), let number = Int(heading[heading.index(after: sign)...]), number > 0
    else { return FoldedHeading.text(heading) }
    return "\(FoldedHeading.text(heading[..<sign]))#\(number)"
  }

  /// A name of a language without the marks between its parts.
  private static func word(_ name: String) -> String { FoldedHeading.parts(name).joined() }

  /// The sheets of a workbook that the map ignores, or gives the prices in them a currency.
  var namedSheets: [String] = []

  /// The headings that the table gets from other sheets, which say nothing about its language.
  private(set) var added: Set<String> = []

  /// Adds the meaning of a heading.
  ///
  /// - Parameter isAdded: Whether the table gets the column from another sheet.
  mutating func add(_ heading: String, _ column: TableColumn, isAdded: Bool) {
    if isAdded { added.insert(heading) }
    places[Self.key(heading)] = entries.count
    entries.append((heading, .column(column)))
  }

  private static func encoding(_ name: String) throws(ColumnMapFault) -> TextEncoding {
    if let encoding = TextEncoding(name) { return encoding }
    let names = TextEncoding.all.map(\.name)
    let hint =
      Suggestion.nearest(to: name, among: names).map { "did you mean \($0)?" } ?? "it is one of "
      + names.joined(separator: ", ")
    throw ColumnMapFault("unknown encoding \(quoted: name); \(hint)")
  }

  /// The type that a word means, in the team's words or in general ones.
  func type(_ word: String) -> ProductType? {
    types.isEmpty ? ProductType(lenient: word) : types[FoldedHeading.text(word)] ?? ProductType(lenient: word)
  }

  /// The locales that a name of a language may mean, in the team's words or in general ones.
  func locale(_ name: String) -> StoreLocaleName? { locale(parts: FoldedHeading.parts(name)) }

  /// - Parameter parts: The parts of the name, folded.
  func locale(parts: [String]) -> StoreLocaleName? {
    let own = locales.isEmpty ? nil : locales[parts.joined()] ?? parts.lazy.compactMap { locales[$0] }.first
    return own.map(StoreLocaleName.init) ?? StoreLocaleName(parts: parts)
  }

  /// The words beside the name of a text that are no part of the name of a locale, and don't limit the text, as
  /// `30 characters` does.
  func unknownWords(of parts: [String]) -> [String] {
    if locales[parts.joined()] != nil { return [] }
    return parts.filter { part in
      !part.isEmpty && !part.contains(where: \.isNumber) && !HeadingWords.asides.contains(part)
        && !HeadingWords.textAsides.contains(part) && locales[part] == nil && !StoreLocaleName.isKnown(part)
    }
  }

  private static func meaning(of name: String, shown: String) throws(ColumnMapFault) -> Meaning {
    if name == "-" { return .ignored }
    let (base, column) = TableColumn.read(name)
    guard var column else {
      let types = ProductType.allCases.map(\.rawValue)
      let near = Suggestion.nearest(to: base, among: TableColumn.allNames + types)
      let hint =
        near.map { "did you mean \"\($0)\"?" } ?? "it is one of " + TableColumn.allNames.joined(separator: ", ")
        + ", or - for none"
      throw ColumnMapFault("unknown column \(quoted: shown); \(hint)")
    }
    if column.name == "price", let qualifier = column.qualifier {
      guard let key = PriceNotation.key(qualifier) else {
        let near = PriceKey.nearest(to: qualifier)
        let hint = near.map { "; did you mean \"price[\($0)]\"?" } ?? ""
        throw ColumnMapFault("unknown price \(quoted: name == shown ? qualifier : shown)\(hint)")
      }
      column.qualifier = key
    }
    if column.qualifier != nil, !TableColumn.qualified.contains(column.name) {
      throw ColumnMapFault("the column \"\(column.name)\" has no \(quoted: shown)")
    }
    return .column(column)
  }

  /// The meaning of a heading; nil when the map doesn't have it.
  func meaning(of heading: String) -> Meaning? { places[FoldedHeading.text(heading)].map { entries[$0].meaning } }

  /// The meanings of the headings of a table.
  func meanings(of headings: [String]) -> [Meaning?] {
    guard !isEmpty else { return headings.map { _ in nil } }
    return zip(headings, Self.keys(of: headings)).map { heading, key in
      // "#2" may be a part of the heading itself.
      let place = places[key.numbered] ?? places[key.key] ?? places[Self.key(heading)]
      return place.map { entries[$0].meaning }
    }
  }

  /// The headings of the map that a table doesn't have.
  func missing(in headings: [String]) -> [String] {
    let present = Set(
      Self.keys(of: headings).flatMap { [$0.key, $0.numbered] } + (headings + namedSheets).map(Self.key))
    return entries.map(\.heading).filter { !present.contains(Self.key($0)) }
  }

  /// The headings as they are given in a map that distinguishes equal ones.
  static func names(of headings: [String]) -> [String] {
    let keys = keys(of: headings)
    let counts = Dictionary(keys.map { ($0.key, 1) }, uniquingKeysWith: +)
    return zip(headings, keys).map { heading, key in
      let number = key.numbered.drop { $0 != "#" }
      return counts[key.key] ?? 0 > 1 ? "\(name(of: heading))\(number)" : name(of: heading)
    }
  }

  /// A heading as it is given in a map.
  static func name(of heading: String) -> String { heading.replacing(",", with: "\\,") }

  /// The headings folded, each also with its number among equal ones.
  private static func keys(of headings: [String]) -> [(key: String, numbered: String)] {
    var counts: [String: Int] = [:]
    return headings.map { heading in
      let folded = FoldedHeading.text(heading)
      counts[folded, default: 0] += 1
      return (folded, "\(folded)#\(counts[folded] ?? 1)")
    }
  }

  public static func == (left: ColumnMap, right: ColumnMap) -> Bool {
    left.entries.elementsEqual(right.entries) { $0 == $1 } && left.types == right.types
      && left.locales == right.locales && left.encoding == right.encoding && left.app == right.app
  }

  public func hash(into hasher: inout Hasher) {
    for entry in entries { hasher.combine(entry.heading) }
    hasher.combine(types)
    hasher.combine(locales)
    hasher.combine(encoding)
  }
}

/// The reason why a map of headings can't be used.
public struct ColumnMapFault: Error, Sendable, Hashable, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = VisibleText.line(description) }
}

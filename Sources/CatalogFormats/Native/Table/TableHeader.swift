import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// The heading of a table: the meanings of the columns.
struct TableHeader: Sendable {
  /// The columns of one locale.
  struct Texts: Sendable {
    let locale: String
    /// The columns by their names: title, description, ignore.
    var columns: [String: Int] = [:]
    /// The columns without a locale that have such texts as well, by the same names.
    var plain: [String: Int] = [:]
    /// The column of the locale itself, in a table with a row for each.
    var place: Int?

    init(locale: String) { self.locale = locale }

    subscript(name: String) -> Int? {
      get { columns[name] }
      set { columns[name] = newValue }
    }
  }

  /// The columns without a qualifier; columns of texts refer to the primary locale.
  var plain: [String: Int] = [:]
  var texts: [Texts] = []
  /// The columns of single amounts, by their name: `price`, `grants`.
  private(set) var amounts: [String: [(key: String, column: Int)]] = [:]
  /// The columns of texts that templates make.
  private(set) var filled: [(column: TableColumn, index: Int)] = []
  /// The columns by position; nil for a column that is ignored.
  var columns: [TableColumn?] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether the rows are products: a column has their IDs, and the table is not one of another
  /// program that has such a column as well.
  private(set) var hasProducts = true
  var taken: Set<TableColumn> = []
  private let heading: TableHeading
  /// The columns that are not part of a catalog, and that no map ignores.
  var unreadColumns: [Int] = []
  /// The number of columns that are not part of a catalog.
  private var others = 0
  private var textPlaces: [ExactText: Int] = [:]

  /// The meanings of the team's headings and words.
  let map: ColumnMap
  /// The column with the locale of a row's texts, in a table with a row for each locale.
  var locale: Int?
  /// The goods that the title of each row names for its quantity.
  var counted: CountedColumns.Named?
  /// The currencies of the amounts in each cell of the column "price", in their order, if it has several.
  private(set) var currencies: [String] = []

  /// The headings of the columns, as written.
  private(set) var headings: [String] = []
  /// The headings as a map distinguishes them.
  let names: [String]
  /// The headings that were not names of columns, by the meaning that was assumed.
  var guesses: [TableColumn: (heading: String, range: SourceRange)] = [:]
  /// The likeliest meaning of each heading in the language of all headings; nil if its meaning is given.
  private var likely: [HeadingGuess?]
  /// Decides which locale a heading means.
  let choice: LocaleChoice

  /// - Parameter map: The meanings of the team's own headings.
  init(_ heading: TableHeading, map: ColumnMap = ColumnMap()) {
    let row = heading.row
    self.map = map
    self.heading = heading
    headings = heading.names
    names = ColumnMap.names(of: headings)
    columns = [TableColumn?](repeating: nil, count: row.cells.count)
    let language = HeadingLanguage(headings.filter { !map.added.contains($0) })
    var meanings = map.meanings(of: headings)
    for index in heading.rowNumbers.sorted() where row.cells.indices.contains(index) {
      meanings[index] = .ignored
      diagnostics.append(
        Diagnostic(
          .warning,
          "the column \(quoted: headings[index]) has numbers, and is ignored: another one has the product IDs",
          at: row.cells[index].range))
    }
    likely = zip(headings, meanings).map { heading, meaning in
      heading.isEmpty || meaning != nil || TableColumn.filled(heading) != nil
        ? nil : HeadingGuess(heading, in: language, map: map)
    }
    var alone = zip(headings, zip(meanings, likely)).map { heading, known in
      known.0 == nil && known.1 == nil && TableColumn.read(heading).column == nil
        ? LocaleChoice.name(alone: heading, map) : nil
    }
    if zip(meanings, zip(headings, likely)).contains(where: { Self.isLocale($0, $1.0, likely: $1.1) }) {
      // In a table with a row for each locale, the headings say nothing about the language of the texts.
      for (index, guess) in likely.enumerated() where ["title", "description"].contains(guess?.column.name) {
        likely[index] = HeadingGuess(headings[index], in: .other, map: map)
      }
    }
    choice = LocaleChoice(headings, meanings, likely, alone, language, map)
    for (index, name) in headings.enumerated() where meanings[index] == nil && likely[index] == nil {
      let cells = heading.samples.compactMap { $0.indices.contains(index) && !$0[index].isEmpty ? $0[index] : nil }
      guard
        let guess = HeadingGuess(storefront: name, prices: cells) ?? HeadingGuess(granted: name, quantities: cells)
      else { continue }
      (likely[index], alone[index]) = (guess, nil)
    }
    let counts = CountedColumns(heading, meanings, likely, alone)
    for (index, guess) in likely.enumerated() where guess?.column.name == "grants" {
      if !counts.isGrant(guess?.column.qualifier ?? "", map) { likely[index] = nil }
    }
    let currencies = choice.currenciesOfLocales
    for index in likely.indices where !(likely[index]?.price?.several.isEmpty ?? true) {
      likely[index]?.requireSeveral(in: heading.cells(of: index))
    }
    for index in likely.indices { likely[index]?.choose(choice, currencies, hasCurrencies: counts.hasCurrencies) }
    // Names of columns come first, so that a guess never displaces one.
    var unnamed: [Int] = []
    let mapped = Set(meanings.compactMap(\.self))
    for (index, cell) in row.cells.enumerated() where !headings[index].isEmpty && alone[index] == nil {
      switch meanings[index] {
      case nil where TableColumn.isSource(headings[index]): continue
      case nil where TableColumn.filled(headings[index]) != nil:
        if let column = TableColumn.filled(headings[index]) { filled.append((column, index)) }
      case .ignored?: continue
      case .column(let column)?: columns[index] = place(column, index, at: cell.range)
      case nil:
        let (base, written) = TableColumn.read(headings[index])
        let isSpelled = written?.isSpelled(headings[index]) ?? false
        // "Title (internal)" is not a title; in square brackets, it is a misspelt column.
        let isColumn = isSpelled || headings[index].contains("[") || written?.hasValidQualifier ?? false
        let known = isSpelled ? written : isColumn ? written?.canonical : nil
        // A qualifier that no words explain belongs to the name: a locale that the store doesn't have.
        let guess = likely[index]
        // A sign such as "$" is not part of a name.
        let isGuessedBetter =
          !isSpelled && (known?.qualifier == nil && guess?.column.qualifier != nil || guess?.isOpen ?? false)
        let isMisspelt = isSpelled && known?.name == "price"
        if let known, known.name == "price", mapped.contains(.column(known)) {
          report(
            .warning, "the column \(quoted: headings[index]) is ignored: another one is \"\(known.text)\"",
            at: cell.range)
        } else if let known, isMisspelt || known.hasValidQualifier || guess?.column.qualifier == nil, !isGuessedBetter {
          columns[index] = place(known, index, at: cell.range)
          if !isSpelled, let column = columns[index] { guesses[column] = (headings[index], cell.range) }
        } else if !base.isEmpty {
          unnamed.append(index)
        }
      }
    }
    // What customers pay comes before prices without tax.
    let untaxed = unnamed.filter { PriceWords.isUntaxed(headings[$0]) }
    for index in unnamed.filter({ !untaxed.contains($0) }) + untaxed {
      columns[index] = column(index, at: row.cells[index].range)
    }
    readPairs(alone, row)
    readKindAsType(row)
    readLocale(row)
    readCounts(counts, row)
    readCountry(counts, row)
    readDays(meanings, row)
    for (index, column) in columns.enumerated() where column?.name == "price" && meanings[index] == nil {
      guard let warning = PriceWords.untaxed(headings[index], names[index]) else { continue }
      report(.warning, Message(verbatim: warning), at: row.cells[index].range)
    }
    for heading in map.missing(in: headings) {
      let near = Suggestion.nearest(to: heading, among: headings)
      let hint = near.map { "; did you mean \(quoted: $0)?" } ?? ""
      report(.error, "the table has no heading \(quoted: heading)\(hint)", at: row.range)
    }
    reportGuesses(at: row.range)
    if map.isEmpty, others > taken.count, taken.allSatisfy({ Self.sharedNames.contains($0.text) }) {
      hasProducts = false
      diagnostics = [
        Diagnostic(
          .error,
          isPriceList
            ? "this is App Store Connect's list of the prices of one product, which it doesn't name; "
              + "\"shopkeeper import\" takes it with --product and --into"
            : "this is a table of another kind: \(others) of its \(columns.count) columns are not part "
              + "of a catalog; expected names such as id, type and title[en-US]\(hint(of: heading))", at: row.range)
      ]
    } else if plain["id"] == nil, plain["item"] == nil {
      hasProducts = false
      // Nothing is read, so nothing is ignored, either.
      diagnostics.removeAll { $0.severity == .warning }
      let names: Message = columns.isEmpty ? "the file is empty" : "the first row has no column \"id\""
      diagnostics.append(
        Diagnostic(
          .error,
          "\(names); a table of products starts with names such as id, type and title[en-US]\(hint(of: heading))",
          at: row.range))
    }
  }

  /// The map for the column whose cells look like product IDs, if there is one: they have a point, or else they are small
  /// letters and digits, in a column of its own.
  private func hint(of heading: TableHeading) -> String {
    func first(_ isID: ([String]) -> Bool) -> Int? {
      headings.indices.first { index in
        let cells = heading.cells(of: index)
        return !headings[index].isEmpty && !cells.isEmpty
          && cells.allSatisfy { cell in
            let parts = cell.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
            return cell.first?.isLetter == true && !["png", "jpg", "jpeg"].contains(parts.last) && isID(parts)
              && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(\.isProductIDByte) }
          } && (columns[index] == nil || cells[0].contains(".")) && Set(cells).count == cells.count
      }
    }
    let index =
      first { $0.count > 1 } ?? first { $0.joined() == $0.joined().lowercased() && $0.joined().count > 2 }
    return index.map { "; --map '\(names[$0])=id' says that \(quoted: headings[$0]) has the product IDs" } ?? ""
  }

  /// Whether the headings are the ones of a price list downloaded from App Store Connect, such as
  /// "Starting Subscription Price.csv".
  private var isPriceList: Bool {
    let folded = headings.map { FoldedHeading.text($0) }
    return plain["price"] != nil && folded.contains("currencycode")
      && folded.contains { HeadingWords.storefronts.contains($0) }
  }

  /// The columns that a field may be in, the most likely one first.
  ///
  /// - Parameter locale: The locale of a text; nil for the primary one, or for another field.
  func columns(of field: CatalogField, in locale: String?) -> [Int] {
    switch field {
    case .title, .description, .locale:
      let name = field == .locale ? CatalogField.title.rawValue : field.rawValue
      let own = locale.map { textPlaces[ExactText($0)].map { [texts[$0]] } ?? [] } ?? texts
      return own.compactMap { $0[name] } + [plain[name]].compactMap(\.self)
    case .price: return [plain["price"]].compactMap(\.self) + (amounts["price"] ?? []).map(\.column)
    default: return [plain[TableColumn.name(ofKey: field.rawValue)]].compactMap(\.self)
    }
  }

  /// The headings' names for the currencies that the rows grant, by their keys; without currencies that
  /// are named by a key alone, as in `grants[gold]`.
  var currencyNames: [String: String] {
    var names: [String: String] = [:]
    for (key, column) in amounts["grants"] ?? [] where headings.indices.contains(column) {
      let heading = headings[column]
      guard TableColumn.read(heading).column == nil, HeadingWords.columns[FoldedHeading.text(heading)] != "quantity"
      else { continue }
      // Names the lower of two rows.
      var name = heading.split(separator: "/").last.map(String.init)?.trimmedBlanks ?? ""
      for word in ["数量", "數量", "个数", "個数"] where name.hasSuffix(word) { name.removeLast(word.count) }
      if !name.isEmpty { names[key] = name }
    }
    return names
  }

  /// The columns that many other tables have, too.
  private static let sharedNames: Set<String> = [
    "id", "item", "kind", "type", "value", "title", "description", "price", "period", "level", "group", "reviewNotes",
    "locale", "quantity", "currency", "country",
  ]

  /// The column of a heading that is not the name of one; nil when it is ignored.
  mutating func column(_ index: Int, at range: SourceRange) -> TableColumn? {
    let heading = headings[index]
    let (base, known) = TableColumn.read(heading)
    if let guess = likely[index], guess.isOpen {
      report(.error, Message(verbatim: guess.doubt(about: heading, names[index])), at: range)
      return nil
    }
    // A known name needs a guess for its qualifier alone: "Title (French)".
    let isAside = known?.qualifier.map { FoldedHeading.parts($0).allSatisfy(HeadingWords.asides.contains) } ?? false
    let several = likely[index]?.price?.several ?? []
    if let guess = likely[index]?.column, guess.hasValidQualifier,
      known == nil || guess.qualifier != nil || isAside || !several.isEmpty
    {
      var other = guesses[guess]?.heading
      if guess == TableColumn("id"), let known = plain["id"],
        self.heading.cells(of: known) != self.heading.cells(of: index)
      {
        other = headings[known]
      }
      if other != nil, guess.name == "price", other.map(PriceWords.isUntaxed) == false {
        report(
          .warning, "the column \(quoted: heading) is ignored: another one is \"\(guess.text)\"", at: range)
      } else if let other {
        report(
          .error,
          "\(quoted: heading) and \(quoted: other) both look like the column \"\(guess.text)\"; "
            + "give their meanings with --map, or ignore one: --map '\(names[index])=-'", at: range)
      } else if isTaken(guess) {
        report(.warning, "the column \(quoted: heading) is ignored: another one is \"\(guess.text)\"", at: range)
      } else {
        guesses[guess] = (heading, range)
        currencies += several
        return place(guess, index, at: range)
      }
      return nil
    }
    // A known name whose qualifier is unknown.
    if let known, heading.contains("[") { return place(known, index, at: range) }
    others += 1
    if let open = OpenHeading(heading, map) {
      report(.error, Message(verbatim: open.doubt(names[index])), at: range)
      return nil
    }
    unreadColumns.append(index)
    if let known, let qualifier = known.qualifier {
      report(
        .warning,
        "the column \(quoted: heading) is ignored, as \(quoted: qualifier) is not known; "
          + "--map '\(names[index])=\(known.name)' reads it as \"\(known.name)\"", at: range)
      return nil
    }
    // A misspelling is an error, because the contents of the column would be lost; other columns
    // are the team's own.
    let isOfStores = HeadingWords.stores.contains(FoldedHeading.text(heading))
    if !isOfStores, let near = Suggestion.nearest(to: base, among: TableColumn.allNames) {
      report(.error, "unknown column \(quoted: heading); did you mean \"\(near)\"?", at: range)
    } else {
      report(.warning, "the column \(quoted: heading) is not part of a catalog, and is ignored", at: range)
    }
    return nil
  }

  private mutating func reportGuesses(at range: SourceRange) {
    guard !guesses.isEmpty else { return }
    let note = Diagnostic(
      .info, "the headings are read as their words suggest; --map gives them other meanings", at: range,
      related: guesses.sorted { $0.value.range.start < $1.value.range.start }.map {
        let each =
          $0.key == TableColumn("price") && !currencies.isEmpty ? " in \(currencies.joined(separator: ", "))" : ""
        return .init("\($0.value.heading) → \($0.key.text)\(each)", at: $0.value.range)
      })
    diagnostics.append(note)
  }

  func isTaken(_ column: TableColumn) -> Bool {
    guard column.name == "price", let key = column.qualifier.flatMap(PriceNotation.key) else {
      return taken.contains(column)
    }
    return amounts["price"]?.contains { $0.key == key } ?? false
  }

  /// Records the position of a column; nil when it is invalid.
  mutating func place(_ column: TableColumn, _ index: Int, at range: SourceRange) -> TableColumn? {
    if taken.contains(column) {
      let isNumbered = names[index] != ColumnMap.name(of: headings[index])
      let hint = isNumbered && !map.isEmpty ? "; in --map, \(quoted: names[index]) is this one alone" : ""
      report(.error, "the column \"\(column.text)\" occurs twice\(hint)", at: range)
      return nil
    }
    guard let qualifier = column.qualifier, !qualifier.isEmpty else {
      plain[column.name] = index
      taken.insert(TableColumn(column.name))
      return TableColumn(column.name)
    }
    switch column.name {
    case "title", "description", "ignore":
      let place = textPlaces[ExactText(qualifier)] ?? texts.count
      if place == texts.count {
        textPlaces[ExactText(qualifier)] = place
        texts.append(Texts(locale: qualifier))
      }
      texts[place][column.name] = index
    case "price":
      guard let key = PriceNotation.key(qualifier) else {
        let near = PriceKey.nearest(to: qualifier)
        let hint =
          near.map { "did you mean \"price[\($0)]\"?" }
          ?? "expected price[tier], a currency such as price[USD], or a territory such as price[JPN]"
        report(.error, "unknown price \(quoted: qualifier); \(hint)", at: range)
        return nil
      }
      amounts["price", default: []].append((key, index))
    case "grants": amounts["grants", default: []].append((qualifier, index))
    default:
      report(.error, "the column \"\(column.name)\" has no \(quoted: "[\(qualifier)]")", at: range)
      return nil
    }
    taken.insert(column)
    return column
  }

  mutating func report(_ severity: Severity, _ message: Message, at range: SourceRange) {
    diagnostics.append(Diagnostic(severity, message, at: range))
  }
}

extension UInt8 {
  /// Whether the byte may be in a part of a product ID between dots.
  fileprivate var isProductIDByte: Bool {
    isASCIIDigit || (0x61...0x7A).contains(self | 0x20) || self == UInt8(ascii: "_") || self == UInt8(ascii: "-")
  }
}

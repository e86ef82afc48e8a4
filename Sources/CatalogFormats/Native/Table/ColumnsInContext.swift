import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// The columns of a table whose meaning depends on the others: the type, pairs of texts, counts, storefronts and locales.
extension TableHeader {
  /// Reads "Kind" as the type of products where no column has it: our own column, which
  /// distinguishes rows of other kinds from products, is "kind".
  mutating func readKindAsType(_ row: DelimitedRow) {
    guard let index = plain["kind"], plain["type"] == nil, headings[index] != "kind" else { return }
    plain["kind"] = nil
    taken.remove(TableColumn("kind"))
    columns[index] = place(TableColumn("type"), index, at: row.cells[index].range)
    guesses[TableColumn("type")] = (headings[index], row.cells[index].range)
  }

  /// Whether a heading belongs to a column with the locale of each row.
  static func isLocale(_ meaning: ColumnMap.Meaning?, _ heading: String, likely: HeadingGuess?) -> Bool {
    if let meaning { return meaning == .column(TableColumn("locale")) }
    return (TableColumn.read(heading).column ?? likely?.column) == TableColumn("locale")
  }

  /// Reads two columns for each locale that have its name alone, or a name that spans both: the title,
  /// then the description.
  mutating func readPairs(_ alone: [StoreLocaleName?], _ row: DelimitedRow) {
    var columnsByName: [(name: StoreLocaleName, columns: [Int])] = []
    var places: [StoreLocaleName: Int] = [:]
    for (index, name) in alone.enumerated() {
      guard let name else { continue }
      let span = headings.indices.contains(index + 1) && headings[index + 1].isEmpty ? [index, index + 1] : [index]
      let place = places[name] ?? columnsByName.count
      places[name] = place
      if place == columnsByName.count { columnsByName.append((name, [])) }
      columnsByName[place].columns += span
    }
    for (name, pair) in columnsByName {
      let range = row.cells[pair[0]].range
      guard let locale = choice.locale(of: name) else {
        report(
          .error, Message(verbatim: name.doubt(about: headings[pair[0]], names[pair[0]], as: "title")), at: range)
        continue
      }
      // Beside "Chinese description", "Chinese" is the title.
      let texts = ["title", "description"].map { TableColumn($0, locale.code) }.filter { !isTaken($0) }
      guard pair.count == texts.count else {
        report(
          .error,
          "the column \(quoted: headings[pair[0]]) has a locale alone; --map '\(names[pair[0]])=title[\(locale)]' or "
            + "'\(names[pair[0]])=description[\(locale)]' says which text it has, and '\(names[pair[0]])=-' ignores it",
          at: range)
        continue
      }
      for (index, column) in zip(pair, texts) where row.cells.indices.contains(index) {
        columns[index] = place(column, index, at: row.cells[index].range)
        let heading = headings[index].isEmpty ? "column \(Workbook.letters(of: index))" : names[index]
        guesses[column] = (heading, row.cells[index].range)
      }
    }
  }

  /// Reads the quantities and currencies of rows, if other columns say what they belong to.
  mutating func readCounts(_ counts: CountedColumns, _ row: DelimitedRow) {
    if let index = plain["quantity"], plain["currency"] == nil || counts.hasMoney {
      counted = counts.named(index, map)
      if let names = counted?.names, names.count == 1, let name = names.first {
        release("quantity", index)
        columns[index] = place(TableColumn("grants", name), index, at: row.cells[index].range)
        guesses[TableColumn("grants", name)] = (headings[index], row.cells[index].range)
      } else if counted == nil || locale != nil {
        release("quantity", index)
        report(
          .warning,
          "the column \(quoted: headings[index]) has quantities, but neither the titles nor a column say of what, and is "
            + "ignored; a heading such as \"grants[gems]\" would say that it is gems", at: row.cells[index].range)
      }
    }
    if let index = plain["bonus"] {
      let quantities = (amounts["grants"] ?? []).map(\.column) + [plain["quantity"]].compactMap(\.self)
      let other =
        quantities.count == 1 ? HeadingGuess.otherGranted(headings[index], than: headings[quantities[0]]) : nil
      if quantities.count != 1 || other != nil || !counts.areBonuses(index) {
        release("bonus", index)
        unreadColumns.append(index)
        let reason =
          if let other {
            "it is not of \(quoted: headings[quantities[0]]); --map '\(names[index])=grants[\(other)]' takes it for a quantity of "
              + "its own"
          } else {
            quantities.count == 1 ? "none of its cells is a quantity" : "no quantity is known that it adds to"
          }
        report(.warning, "the column \(quoted: headings[index]) is ignored: \(reason)", at: row.cells[index].range)
      }
    }
    guard let index = plain["currency"], plain[counts.hasMoney ? "price" : "quantity"] == nil else { return }
    release("currency", index)
    if plain["price"] != nil, let word = counts.firstCell(of: index) {
      report(
        .error, Message(verbatim: CellWords.noCurrency(word, headings[index], names[index])), at: row.cells[index].range
      )
      return
    }
    report(
      .warning, "the column \(quoted: headings[index]) is ignored: no column has amounts without a currency",
      at: row.cells[index].range)
  }

  /// Reads the storefront of each row's price.
  mutating func readCountry(_ counts: CountedColumns, _ row: DelimitedRow) {
    if plain["country"] == nil, plain["price"] != nil, counts.hasStorefronts, let index = plain["storefronts"] {
      release("storefronts", index)
      columns[index] = place(TableColumn("country"), index, at: row.cells[index].range)
    }
    guard let index = plain["country"], plain["price"] == nil else { return }
    release("country", index)
    report(
      .warning, "the column \(quoted: headings[index]) is ignored: the rows have no price in the storefront",
      at: row.cells[index].range)
  }

  /// Asks about a day in a table of prices alone, which may be the first day of the prices.
  mutating func readDays(_ meanings: [ColumnMap.Meaning?], _ row: DelimitedRow) {
    let known = Set(columns.compactMap { $0?.name })
    guard known.contains("price"),
      known.isSubset(of: ["id", "item", "referenceName", "price", "currency", "country", "from", "until"])
    else { return }
    for (index, column) in columns.enumerated() where meanings[index] == nil {
      guard let column, ["from", "until"].contains(column.name), TableColumn.read(headings[index]).column == column
      else {
        continue
      }
      report(
        .error,
        "\(quoted: headings[index]) may be a day of the prices beside it; --map '\(names[index])=\(column.name)' takes it for "
          + "one of the sale of the product, and '\(names[index])=-' ignores it", at: row.cells[index].range)
    }
  }

  /// Takes back the meaning of a column.
  private mutating func release(_ name: String, _ index: Int) {
    plain[name] = nil
    taken.remove(TableColumn(name))
    columns[index] = nil
    guesses[TableColumn(name)] = nil
  }

  /// Reads the column of the locale where the texts have columns without one.
  mutating func readLocale(_ row: DelimitedRow) {
    guard let index = plain["locale"] else { return }
    if plain["title"] == nil, plain["description"] == nil {
      release("locale", index)
      report(
        .warning, "the column \(quoted: headings[index]) is ignored, because each column of texts has a locale",
        at: row.cells[index].range)
      return
    }
    locale = index
    guard
      let other = columns.firstIndex(where: { column in
        column.map { $0.qualifier != nil && ["title", "description"].contains($0.name) } ?? false
      })
    else { return }
    report(
      .error,
      "the column \(quoted: headings[other]) has a locale, but the texts of each row have that in "
        + "its column \(quoted: headings[index])", at: row.cells[other].range)
  }
}

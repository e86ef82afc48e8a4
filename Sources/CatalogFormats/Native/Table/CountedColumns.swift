import AppStoreReference
import Basics
import SourceSyntax

/// The columns of quantities and currencies of a table, whose meaning depends on what its rows have.
struct CountedColumns {
  /// The rows below the heading, as far as they are looked at.
  private let rows: [[String]]
  /// The titles, descriptions and names of the rows, in lower case.
  private let texts: String
  private let titles: [Int]
  /// Whether a column has the currency of each price, rather than of what is granted.
  let hasMoney: Bool
  /// Whether a column has the storefront of each price.
  let hasStorefronts: Bool
  /// Whether a column has something else that says the currency of each price, possibly by an unknown word.
  let hasCurrencies: Bool

  init(
    _ heading: TableHeading, _ meanings: [ColumnMap.Meaning?], _ likely: [HeadingGuess?], _ alone: [StoreLocaleName?]
  ) {
    rows = heading.samples
    let names = heading.names.indices.map { index -> String? in
      if case .column(let column)? = meanings[index] { return column.name }
      if alone[index] != nil { return "title" }
      return likely[index]?.column.name ?? TableColumn.read(heading.names[index]).column?.name
    }
    titles = Array(names.indices.filter { names[$0] == "title" }.prefix(Self.mostColumns))
    let named = names.indices.filter { ["title", "description", "referenceName"].contains(names[$0]) }
    let rows = rows
    texts = rows.flatMap { row in named.prefix(Self.mostColumns).map { Self.cell($0, of: row) } }.joined(
      separator: "\n"
    ).lowercased()
    let ids = names.firstIndex(of: "id").map { id in rows.map { Self.cell(id, of: $0) }.filter { !$0.isEmpty } } ?? []
    hasStorefronts = names.contains("country") || names.contains("storefronts") && Set(ids).count < ids.count
    let hasCurrency = names.contains("currency") && Set(names).isDisjoint(with: ["quantity", "grants", "bonus"])
    hasMoney = names.indices.contains { index in
      names[index] == "currency" && rows.contains { !CellWords.currencyKeys(Self.cell(index, of: $0)).isEmpty }
    }
    hasCurrencies = hasMoney || hasStorefronts || hasCurrency
  }

  private static func cell(_ index: Int, of row: [String]) -> String { row.indices.contains(index) ? row[index] : "" }

  /// Whether a column counts what the products grant: something that games grant, or that the texts name.
  /// `Sold count` and `限购数量` are counts of something else.
  func isGrant(_ name: String, _ map: ColumnMap) -> Bool {
    let name = name.lowercased()
    return HeadingWords.granted.contains(FoldedHeading.text(name)) || map.currencyNames.contains(name)
      || texts.contains(name)
  }

  /// The first text in a column.
  func firstCell(of index: Int) -> String? { rows.lazy.map { Self.cell(index, of: $0) }.first { !$0.isEmpty } }

  /// Whether any cell of a column is a bonus, if any has a value; the others are reported.
  func areBonuses(_ index: Int) -> Bool {
    let cells = rows.map { Self.cell(index, of: $0) }.filter { !$0.isEmpty && !CellWords.isNone($0) }
    return cells.isEmpty || cells.contains { CellWords.bonus($0, of: "100")?.utf8.allSatisfy(\.isASCIIDigit) == true }
  }

  /// Our own limit on the columns whose texts are looked at.
  private static let mostColumns = 20

  /// The good that titles name for a column of quantities: 钻石 for `60钻石` and `300钻石`.
  struct Named: Sendable {
    let quantities: Int
    let titles: Int
    let names: Set<String>

    /// The name that a title has beside the quantity.
    func name(beside quantity: String, in title: String) -> String? {
      CountedColumns.name(beside: quantity, in: title).flatMap { names.contains($0) ? $0 : nil }
    }
  }

  /// The only name of what a column counts that the titles have, or those that are usual for it or that several have;
  /// nil if none does.
  func named(_ index: Int, _ map: ColumnMap) -> Named? {
    for column in titles {
      var names: [String: Int] = [:]
      for row in rows {
        let name = Self.name(beside: Self.cell(index, of: row), in: Self.cell(column, of: row))
        if let name { names[name, default: 0] += 1 }
      }
      let usual = names.filter { name, count in
        names.count == 1 || count > 1 || HeadingWords.granted.contains(FoldedHeading.text(name))
          || map.currencyNames.contains(name.lowercased())
      }.keys.filter { $0.allSatisfy { $0.isLetter || $0 == " " } }
      if !usual.isEmpty { return Named(quantities: index, titles: column, names: Set(usual)) }
    }
    return nil
  }

  /// The words of a title beside a quantity in it; nil for a title without that.
  private static func name(beside quantity: String, in title: String) -> String? {
    let quantity = CellWords.quantity(String(quantity.prefix { $0 != "+" }))
    let title = title.filter { $0 != "," }
    guard !quantity.isEmpty, quantity.utf8.allSatisfy(\.isASCIIDigit), let place = title.range(ofDigits: quantity)
    else { return nil }
    // "680+68" has its bonus with it.
    let after = title[place.upperBound...].drop { "+个個颗顆枚개コ".contains($0) || $0.isNumber }
    let name = (title[..<place.lowerBound] + after).trimmedBlanks
    return name.isEmpty ? nil : name
  }
}

extension String {
  /// The place of a number that is not a part of a longer one.
  fileprivate func range(ofDigits digits: String) -> Range<Index>? {
    var rest = self[...]
    while let start = rest.firstIndex(where: \.isNumber) {
      let number = rest[start...].prefix(while: \.isNumber)
      if number == digits { return number.startIndex..<number.endIndex }
      rest = rest[number.endIndex...]
    }
    return nil
  }
}

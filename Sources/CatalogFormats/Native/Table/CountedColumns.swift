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
    hasMoney = names.indices.contains { index in
      names[index] == "currency" && rows.contains { !CellWords.currencyKeys(Self.cell(index, of: $0)).isEmpty }
    }
  }

  private static func cell(_ index: Int, of row: [String]) -> String { row.indices.contains(index) ? row[index] : "" }

  /// Whether a column counts what the products grant: something that games grant, or that the texts name.
  /// `Sold count` and `限购数量` are counts of something else.
  func isGrant(_ name: String, _ map: ColumnMap) -> Bool {
    let name = name.lowercased()
    return HeadingWords.granted.contains(FoldedHeading.text(name)) || map.currencyNames.contains(name)
      || texts.contains(name)
  }

  /// Whether the cells of a column are quantities, as far as it has any.
  func areQuantities(_ index: Int) -> Bool {
    rows.allSatisfy { CellWords.quantity(Self.cell(index, of: $0)).utf8.allSatisfy(\.isASCIIDigit) }
  }

  /// Our own limit on the columns whose texts are looked at.
  private static let mostColumns = 20

  /// The name of what a column counts, if all titles that say a quantity have the same words beside it: 钻石 for
  /// `60钻石` and `300钻石`.
  func nameInTitles(of index: Int) -> String? {
    for column in titles {
      var names: Set<String> = []
      for row in rows {
        let quantity = CellWords.quantity(Self.cell(index, of: row))
        let title = Self.cell(column, of: row).filter { $0 != "," }
        guard !quantity.isEmpty, quantity.utf8.allSatisfy(\.isASCIIDigit), let place = title.range(ofDigits: quantity)
        else { continue }
        let after = title[place.upperBound...].drop { "个個颗顆枚개コ".contains($0) }
        names.insert((title[..<place.lowerBound] + after).trimmedBlanks)
      }
      if names.count == 1, let name = names.first, !name.isEmpty, name.allSatisfy({ $0.isLetter || $0 == " " }) {
        return name
      }
    }
    return nil
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

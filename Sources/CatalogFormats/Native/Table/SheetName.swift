import AppStoreReference
import CatalogModel

/// The locale and the price that the name of a sheet says its columns have: `German`, `EUR`, `日本`, `Prices JP`.
struct SheetName {
  private let locale: String?
  private let price: String?
  private let base: Territory?

  init(_ name: String, _ map: ColumnMap) {
    let parts = FoldedHeading.parts(name)
    locale = map.unknownWords(of: parts).isEmpty ? map.locale(parts: parts)?.locale?.code : nil
    price = PriceHeading(sheet: name).key
    base = Catalog(app: map.app).baseTerritory
  }

  /// The column with the qualifier that its heading lacks.
  ///
  /// - Parameters:
  ///   - stated: The names of columns whose rows say it.
  ///   - isException: Whether the products have other prices than the ones of the sheet.
  func column(_ column: TableColumn, of heading: String, stated: Set<String>, isException: Bool) -> TableColumn {
    let written = HeadingGuess(heading, in: .other)?.column ?? TableColumn.read(heading).column
    guard written?.qualifier == nil, !stated.contains(column.name) else { return column }
    switch column.name {
    case "title", "description": return TableColumn(column.name, locale ?? column.qualifier)
    case "price":
      let own = price.flatMap { Territory($0) }.map { territory in
        isException ? CellWords.priceKey(of: territory, base: base) : "\(territory.currency)"
      }
      return TableColumn("price", own ?? price ?? column.qualifier)
    default: return column
    }
  }
}

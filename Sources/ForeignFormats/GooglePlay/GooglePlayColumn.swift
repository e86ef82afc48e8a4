import CatalogFormats
import SourceSyntax

/// The columns of the CSV with which Google Play's console imports and exports one-time products.
enum GooglePlayColumn: Int, CaseIterable {
  case productID, publishedState, purchaseType, autoTranslate, texts, autoFill, price, template

  /// The header exactly as the console writes it.
  static let header = [
    "Product ID", "Published State", "Purchase Type", "Auto Translate", "Locale; Title; Description",
    "Auto Fill Prices", "Price", "Pricing Template ID",
  ]

  /// The names of the columns in older files, with the corresponding newer columns.
  private static let names: [String: GooglePlayColumn] = [
    "productid": .productID, "publishedstate": .publishedState, "publishstate": .publishedState,
    "purchasetype": .purchaseType, "autotranslate": .autoTranslate, "localetitledescription": .texts,
    "autofillprices": .autoFill, "autofill": .autoFill, "price": .price, "countryprice": .price,
    "pricingtemplateid": .template,
  ]

  private static let purchaseTypes = ["managed_by_android", "managed_by_publisher"]

  /// The positions of the columns in the first row, and whether that is a header: the oldest files
  /// have none. Nil when the row is not from such a file.
  static func places(in row: DelimitedRow, of text: DelimitedText) -> (places: [GooglePlayColumn: Int], isHeader: Bool)?
  {
    var places: [GooglePlayColumn: Int] = [:]
    for (index, cell) in row.cells.enumerated().prefix(100) {
      let name = text.text(of: cell).lowercased().unicodeScalars.filter { ("a"..."z").contains($0) }
      if let column = names[String(name)], places[column] == nil { places[column] = index }
    }
    if places[.productID] != nil, places[.texts] != nil { return (places, true) }
    guard row.cells.count >= 7, purchaseTypes.contains(text.text(of: row.cells[2]).trimmedBlanks) else { return nil }
    let all = allCases.prefix(row.cells.count)
    return (Dictionary(uniqueKeysWithValues: all.map { ($0, $0.rawValue) }), false)
  }
}

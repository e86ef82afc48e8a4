import AppStoreReference
public import CatalogFormats
import CatalogModel
public import SourceSyntax

/// Reads RevenueCat's store-state CSV: the rows of a product are joined by its identifier.
public enum RevenueCatDecoder {
  public static func read(_ source: SourceFile) -> CatalogDocument {
    let text = DelimitedText(source)
    var row = DelimitedRow()
    let start = text.readHeader(into: &row)
    guard text.diagnostics.isEmpty, let columns = RevenueCatColumn.places(in: row, of: text) else {
      return CatalogDocument(
        of: text, whichIsNot: "a CSV of RevenueCat has the columns store and store_identifier", at: row.range,
        RevenueCatBuilder.facets(of: [:]))
    }
    var table = ColumnTable(text, columns: columns, from: start)
    for name in RevenueCatColumn.required where columns[name] == nil {
      table.report(missing: name.rawValue, at: row.range)
    }
    var builder = RevenueCatBuilder(table)
    return builder.document()
  }

  static func mark(in file: ParsedFile) -> Int? {
    let (text, row) = file.header()
    return RevenueCatColumn.places(in: row, of: text) == nil ? nil : 0
  }
}

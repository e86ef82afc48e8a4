import AppStoreReference
import CatalogModel
public import SourceSyntax

/// Reads RevenueCat's store-state CSV: the rows of one product are joined by its identifier.
public enum RevenueCatReader {
  public static func read(_ source: SourceFile) -> CatalogDocument {
    let text = DelimitedText(source)
    var row = DelimitedRow()
    let start = text.readHeader(into: &row)
    guard text.diagnostics.isEmpty, let columns = RevenueCatColumn.places(in: row, of: text) else {
      let fault = Diagnostic(
        .error, "a CSV of RevenueCat has the columns store and store_identifier", at: row.range)
      return CatalogDocument(
        source: source, catalog: Catalog(facets: RevenueCatBuilder.facets(of: [:])),
        diagnostics: text.diagnostics.isEmpty ? [fault] : text.diagnostics
      ) { _, _ in nil }
    }
    var builder = RevenueCatBuilder(text: text, columns: columns)
    for name in RevenueCatColumn.required where columns[name] == nil {
      builder.table.report("the column \"\(name.rawValue)\" is missing", at: row.range)
    }
    builder.build(from: start)
    let diagnostics = builder.table.diagnostics.sorted {
      ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end)
    }
    let map = builder.places
    return CatalogDocument(source: source, catalog: builder.catalog, diagnostics: diagnostics) {
      path, part in map.range(of: path, part, in: text)
    }
  }

  static func recognizes(_ source: SourceFile) -> Bool {
    let text = DelimitedText(SourceFile(name: source.name, bytes: source.firstLine))
    var row = DelimitedRow()
    _ = text.readHeader(into: &row)
    return RevenueCatColumn.places(in: row, of: text) != nil
  }
}

import AppStoreReference
import CatalogModel
public import SourceSyntax

/// Reads the CSV of one-time products that Google Play's console exports, the newest form with
/// columns for taxes and the oldest without a header included.
public enum GooglePlayReader {
  public static func read(_ source: SourceFile) -> CatalogDocument {
    let text = DelimitedText(source, separator: UInt8(ascii: ","))
    var row = DelimitedRow()
    let start = text.readHeader(into: &row)
    guard text.diagnostics.isEmpty, let columns = GooglePlayColumn.places(in: row, of: text) else {
      let fault = Diagnostic(
        .error,
        "a CSV of Google Play begins with \"\(GooglePlayColumn.header.joined(separator: ","))\"",
        at: row.range)
      return CatalogDocument(
        source: source, catalog: Catalog(facets: GooglePlayBuilder.facets),
        diagnostics: text.diagnostics.isEmpty ? [fault] : text.diagnostics
      ) { _, _ in nil }
    }
    var builder = GooglePlayBuilder(text: text, columns: columns.places)
    builder.build(from: columns.isHeader ? start : text.start)
    let diagnostics = builder.table.diagnostics.sorted {
      ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end)
    }
    let map = builder.places
    return CatalogDocument(source: source, catalog: builder.catalog, diagnostics: diagnostics) {
      path, _ in map.range(of: path, nil, in: text)
    }
  }

  static func recognizes(_ source: SourceFile) -> Bool {
    let text = DelimitedText(
      SourceFile(name: source.name, bytes: source.firstLine), separator: UInt8(ascii: ","))
    var row = DelimitedRow()
    _ = text.readHeader(into: &row)
    return GooglePlayColumn.places(in: row, of: text) != nil
  }
}

import AppStoreReference
public import CatalogFormats
import CatalogModel
public import SourceSyntax

/// Reads the CSV of one-time products that Google Play's console exports, including the newest form
/// with columns for taxes and the oldest without a header.
public enum GooglePlayDecoder {
  public static func read(_ source: SourceFile) -> CatalogDocument {
    let text = DelimitedText(source, separator: UInt8(ascii: ","))
    var row = DelimitedRow()
    let start = text.readHeader(into: &row)
    guard text.diagnostics.isEmpty, let columns = GooglePlayColumn.places(in: row, of: text) else {
      let header = GooglePlayColumn.header.joined(separator: ",")
      return CatalogDocument(
        of: text, whichIsNot: "a CSV of Google Play starts with \"\(header)\"", at: row.range, GooglePlayBuilder.facets)
    }
    var builder = GooglePlayBuilder(
      ColumnTable(text, columns: columns.places, from: columns.isHeader ? start : text.start))
    return builder.document()
  }

  static func mark(in file: ParsedFile) -> Int? {
    let (text, row) = file.header(separator: UInt8(ascii: ","))
    return GooglePlayColumn.places(in: row, of: text) == nil ? nil : 0
  }
}

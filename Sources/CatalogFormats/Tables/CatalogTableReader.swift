import CatalogModel
public import SourceSyntax

/// Reads a catalog from a table: CSV or TSV, as a spreadsheet saved it.
///
/// A table has a row a product, and names its columns in the first row, in any order. Rows of other
/// kinds, told by the column `kind`, hold what belongs to the app, its currencies, templates, groups
/// and retired IDs; a table of products alone needs none of them.
public enum CatalogTableReader {
  /// Reads a table; what can't be read is left out of the catalog and stands in the diagnostics.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - separator: The byte between two cells; by default the first row tells.
  public static func read(_ source: SourceFile, separator: UInt8? = nil) -> CatalogDocument {
    let text = DelimitedText(source, separator: separator)
    guard text.diagnostics.isEmpty else {
      return CatalogDocument(
        source: source, catalog: Catalog(), diagnostics: text.diagnostics
      ) { _, _ in nil }
    }
    var row = DelimitedRow()
    let start = text.readHeader(into: &row)
    let header = TableHeader(row, of: text)
    var builder = TableBuilder(text: text, header: header)
    if header.plain[.id] != nil || header.plain[.item] != nil {
      builder.build(from: start)
    }
    let diagnostics = builder.diagnostics.sorted {
      ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end)
    }
    let map = TableSourceMap(
      text: text, header: header, headerRange: row.range, places: builder.places,
      catalog: builder.catalog)
    return CatalogDocument(
      source: source, catalog: builder.catalog, diagnostics: diagnostics, gaps: builder.gaps,
      editing: { map.replacements(for: $0) },
      sourceMap: { path, text in map.range(of: path, text: text) })
  }

  /// Whether the first row names columns of a catalog, as those of other programs may too.
  static func mark(in file: ParsedFile) -> Int? {
    let (text, row) = file.header()
    return TableHeader.isHeader(row, of: text) ? CatalogFormat.shape : nil
  }
}

extension DelimitedText {
  /// Reads the first row that is not blank, and gives the offset behind it.
  func readHeader(into row: inout DelimitedRow) -> Int {
    var offset = start
    while let next = readRow(at: offset, into: &row) {
      offset = next
      if !row.isBlank { break }
    }
    return offset
  }
}

public import CatalogFormats
import CatalogModel
public import SourceSyntax

/// Reads a catalog in any format.
public enum CatalogReading {
  /// Reads a file in the format determined by its name and contents.
  ///
  /// An unknown extension results in an empty catalog and a diagnostic that lists the formats.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - companions: The files next to it, for formats that check them.
  ///   - columns: The meaning of a table.
  public static func read(_ source: SourceFile, companions: CompanionFiles = .none, columns: ColumnMap = ColumnMap())
    -> CatalogDocument
  {
    let file = ParsedFile(source, columns: columns)
    do {
      let format = try CatalogFormatRegistry.reader(for: file)
      if let read = format.read { return read(file, companions) }
      return unreadable(source, UnknownCatalogFormat(fileName: source.name))
    } catch { return unreadable(source, error) }
  }

  private static func unreadable(_ source: SourceFile, _ failure: UnknownCatalogFormat) -> CatalogDocument {
    CatalogDocument(
      source: source, catalog: Catalog(), diagnostics: [Diagnostic(.error, failure.description, at: SourceRange(at: 0))]
    ) { _, _ in nil }
  }
}

import CatalogModel
public import SourceSyntax

/// Reads a catalog of whatever format.
public enum CatalogReading {
  /// Reads a file in the format that its name and contents tell.
  ///
  /// A name that no format has gives an empty catalog and a diagnostic that lists the formats.
  public static func read(_ source: SourceFile) -> CatalogDocument {
    do {
      let format = try CatalogFormatRegistry.reader(forFile: source.name, bytes: source.bytes)
      if let read = format.read { return read(source) }
      return unreadable(source, UnknownCatalogFormat(fileName: source.name))
    } catch {
      return unreadable(source, error)
    }
  }

  private static func unreadable(
    _ source: SourceFile, _ failure: UnknownCatalogFormat
  ) -> CatalogDocument {
    CatalogDocument(
      source: source, catalog: Catalog(),
      diagnostics: [Diagnostic(.error, failure.description, at: SourceRange(at: 0))]
    ) { _, _ in nil }
  }
}

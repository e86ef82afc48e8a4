public import SourceSyntax

/// Reads a whole catalog in JSON, with the keys of the catalog file.
public enum CatalogJSONReader {
  /// Reads a catalog; what breaks the format is left out of it and stands in the diagnostics.
  public static func read(_ source: SourceFile) -> CatalogDocument {
    CatalogYAMLReader.read(SyntaxTree.parseJSON(source))
  }
}

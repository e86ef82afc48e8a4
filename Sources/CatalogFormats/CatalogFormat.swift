public import CatalogModel
public import SourceSyntax

/// A file format of catalogs.
public struct CatalogFormat: Sendable {
  /// The name by which commands know it, such as `storekit`.
  public let name: String
  /// What it is, in a line.
  public let summary: String
  /// The extensions of its files, without the period, in lower case; the first is the usual one.
  public let fileExtensions: [String]
  /// Reads a file; nil for a format that is only written.
  public let read: (@Sendable (SourceFile) -> CatalogDocument)?
  /// Writes a catalog; nil for a format that is only read.
  public let write: (@Sendable (Catalog) -> ExportResult)?

  init(
    _ name: String, _ summary: String, fileExtensions: [String],
    read: (@Sendable (SourceFile) -> CatalogDocument)? = nil,
    write: (@Sendable (Catalog) -> ExportResult)? = nil
  ) {
    self.name = name
    self.summary = summary
    self.fileExtensions = fileExtensions
    self.read = read
    self.write = write
  }
}

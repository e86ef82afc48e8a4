public import CatalogModel
public import SourceSyntax

/// A catalog to lint, and what leads from it back to its file.
public struct LintInput: Sendable {
  /// The file as the output names it.
  public var name: String
  public var source: SourceFile
  public var catalog: Catalog
  /// What the reader of the file had to say; reported as `invalid-catalog`.
  public var diagnostics: [Diagnostic]
  /// The range of a path in the file, or of a part of its text given in UTF-8 offsets; nil when the
  /// file does not have the field.
  public var locate: @Sendable (CatalogPath, Range<Int>?) -> SourceRange?
  /// What an edit replaces in the file; nil when the file does not have the place, or its format
  /// can't be edited.
  public var replacements: @Sendable (CatalogEdit) -> [TextReplacement]?
  /// Looks at an image that the catalog names, by the path as written.
  public var image: @Sendable (String) -> Result<ImageFacts, ImageFailure>
  /// The revision to compare with, for the history rules.
  public var previous: Catalog?

  public init(
    name: String, source: SourceFile, catalog: Catalog, diagnostics: [Diagnostic] = [],
    previous: Catalog? = nil,
    locate: @escaping @Sendable (CatalogPath, Range<Int>?) -> SourceRange?,
    replacements: @escaping @Sendable (CatalogEdit) -> [TextReplacement]? = { _ in nil },
    image: @escaping @Sendable (String) -> Result<ImageFacts, ImageFailure>
  ) {
    self.name = name
    self.source = source
    self.catalog = catalog
    self.diagnostics = diagnostics
    self.previous = previous
    self.locate = locate
    self.replacements = replacements
    self.image = image
  }
}

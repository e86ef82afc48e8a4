public import CatalogModel
public import SourceSyntax

/// What leads from a catalog back to its file, and to the images beside that.
public protocol LintOrigin: Sendable {
  /// The range of a path in the file, or of a part of its text given in UTF-8 offsets; nil when the
  /// file does not have the field.
  func range(of path: CatalogPath, text: Range<Int>?) -> SourceRange?
  /// What an edit replaces in the file; nil when the file does not have the place, or its format
  /// can't be edited.
  func replacements(for edit: CatalogEdit) -> [TextReplacement]?
  /// Looks at an image that the catalog names, by the path as written.
  func image(at path: String) -> Result<ImageFacts, ImageFailure>
}

extension LintOrigin {
  public func replacements(for edit: CatalogEdit) -> [TextReplacement]? { nil }
  public func image(at path: String) -> Result<ImageFacts, ImageFailure> { .failure(.missing) }
}

/// A catalog to lint.
public struct LintInput: Sendable {
  /// The file as the output names it.
  public var name: String
  public var source: SourceFile
  public var catalog: Catalog
  /// What the reader of the file had to say; reported as `invalid-catalog`.
  public var diagnostics: [Diagnostic]
  public var origin: any LintOrigin
  /// The revision to compare with, for the history rules.
  public var previous: Catalog?

  public init(
    name: String, source: SourceFile, catalog: Catalog, diagnostics: [Diagnostic] = [],
    previous: Catalog? = nil, origin: any LintOrigin
  ) {
    self.name = name
    self.source = source
    self.catalog = catalog
    self.diagnostics = diagnostics
    self.previous = previous
    self.origin = origin
  }
}

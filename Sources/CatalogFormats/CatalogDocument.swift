public import CatalogModel
public import SourceSyntax

/// A catalog as it was read, with all that was wrong and the way back into the file.
public struct CatalogDocument: Sendable {
  public let source: SourceFile
  public let catalog: Catalog
  /// What the file says that can't be read or breaks the format, in the order of the file.
  public let diagnostics: [Diagnostic]
  /// The errors for which something of the file is missing from the catalog: all but those that say
  /// what the app or a product lacks.
  public var unread: [Diagnostic] {
    diagnostics.filter { $0.severity == .error && !gaps.contains($0) }
  }
  private let gaps: Set<Diagnostic>
  /// What the file says that a catalog has no place for: lost in every format but the file's own.
  ///
  /// Found when it is asked for.
  public var leftovers: [ExportLoss] { findLeftovers() }
  private let findLeftovers: @Sendable () -> [ExportLoss]
  private let sourceMap: @Sendable (CatalogPath, Range<Int>?) -> SourceRange?
  private let editing: @Sendable (CatalogEdit) -> [TextReplacement]?

  init(
    source: SourceFile, catalog: Catalog, diagnostics: [Diagnostic],
    gaps: Set<Diagnostic> = [], leftovers: @escaping @Sendable () -> [ExportLoss] = { [] },
    editing: @escaping @Sendable (CatalogEdit) -> [TextReplacement]? = { _ in nil },
    sourceMap: @escaping @Sendable (CatalogPath, Range<Int>?) -> SourceRange?
  ) {
    self.source = source
    self.catalog = catalog
    self.diagnostics = diagnostics
    self.gaps = gaps
    findLeftovers = leftovers
    self.sourceMap = sourceMap
    self.editing = editing
  }

  /// The document with more that was found wrong.
  func adding(_ more: [Diagnostic]) -> CatalogDocument {
    guard !more.isEmpty else { return self }
    return CatalogDocument(
      source: source, catalog: catalog, diagnostics: diagnostics + more, gaps: gaps,
      leftovers: findLeftovers, editing: editing, sourceMap: sourceMap)
  }

  /// The document of a file that has no places, with the first of its diagnostics told otherwise.
  func retelling(
    _ most: Int, _ tell: (Diagnostic) -> Diagnostic
  ) -> CatalogDocument {
    var told: [Diagnostic] = []
    var missing: Set<Diagnostic> = []
    for diagnostic in diagnostics.prefix(most) {
      told.append(tell(diagnostic))
      if gaps.contains(diagnostic), let last = told.last { missing.insert(last) }
    }
    return CatalogDocument(
      source: source, catalog: catalog, diagnostics: told, gaps: missing, leftovers: findLeftovers
    ) { _, _ in nil }
  }

  /// Where a path stands in the file; nil when the file does not have the field.
  ///
  /// - Parameters:
  ///   - path: The place in the model.
  ///   - text: UTF-8 offsets in the text of the field, when only a part of it is meant.
  public func range(of path: CatalogPath, text: Range<Int>? = nil) -> SourceRange? {
    sourceMap(path, text)
  }

  /// What an edit replaces in the file, in order; everything else in it stays, byte for byte.
  ///
  /// Nil when the file does not have the place, when it breaks off or says a key twice, or when the
  /// edit would touch more than it names, such as a comment on a line of its own. A text that a
  /// template fills has no place of its own. In a `.storekit` file only texts are replaced.
  public func replacements(for edit: CatalogEdit) -> [TextReplacement]? {
    editing(edit)
  }
}

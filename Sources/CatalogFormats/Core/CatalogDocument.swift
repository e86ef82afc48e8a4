package import Basics
public import CatalogModel
public import SourceSyntax

/// A sheet of a workbook that is not read, in whole or in part.
public struct UnreadSheet: Sendable {
  public let name: String
  /// The texts of its cells, or the IDs of its products that are not read.
  public let texts: Set<String>
}

/// A catalog that was read, with its diagnostics and the mapping back to the file.
public struct CatalogDocument: Sendable {
  public let source: SourceFile
  public let catalog: Catalog
  /// The parts of the file that can't be read or violate the format, in the order of the file.
  public let diagnostics: [Diagnostic]
  /// The errors that leave parts of the file out of the catalog: all except errors about missing
  /// values of the app or a product.
  public var unread: [Diagnostic] { diagnostics.filter { $0.severity == .error && !$0.isGap } }
  /// The contents of the file that a catalog can't hold: they are lost in all formats but the
  /// file's own.
  ///
  /// Computed on each access.
  public var leftovers: [ExportLoss] { findLeftovers() }
  /// Whether people see the file as lines; the lines of a workbook exist only here.
  public internal(set) var hasLines = true
  /// A table's names for the currencies that its products grant, by their keys.
  public internal(set) var currencyNames: [String: String] = [:]
  /// The values that a table has a column for, even if no row has one, by their keys in a catalog.
  public internal(set) var columns: Set<[String]> = []
  /// The sheets of a workbook that are not read, in whole or in part.
  public internal(set) var unreadSheets: [UnreadSheet] = []
  /// The IDs in rows of a table that are left out, because they are about other stores.
  public internal(set) var otherStoreIDs: Set<String> = []
  /// The further places of what is left out in several; the diagnostics have the first of them, and the number.
  package var leftOutElsewhere: [Diagnostic] = []
  /// The changes in a catalog since a file of translations was exported from it; nil for other files.
  package var changesSinceExport: (@Sendable (Catalog) -> [Diagnostic])?
  private let findLeftovers: @Sendable () -> [ExportLoss]
  private let sourceMap: @Sendable (CatalogPath, Range<Int>?) -> SourceRange?
  private let editing: @Sendable (CatalogEdit) -> [TextReplacement]?
  /// The rows and columns of a table; nil for other files.
  var grid: TableGrid?
  /// The tree of a catalog file, and the places of its parts; nil for other formats.
  package private(set) var map: CatalogSourceMap?

  /// A catalog file.
  init(catalog: Catalog, diagnostics: [Diagnostic], map: CatalogSourceMap) {
    self.init(
      source: map.tree.source, catalog: catalog, diagnostics: diagnostics,
      editing: { CatalogYAMLEditing(map: map).replacements(for: $0) },
      sourceMap: { path, text in map.range(of: path, text: text) })
    self.map = map
  }

  package init(
    source: SourceFile, catalog: Catalog, diagnostics: [Diagnostic],
    leftovers: @escaping @Sendable () -> [ExportLoss] = { [] },
    editing: @escaping @Sendable (CatalogEdit) -> [TextReplacement]? = { _ in nil },
    sourceMap: @escaping @Sendable (CatalogPath, Range<Int>?) -> SourceRange?
  ) {
    let ends = diagnostics.filter(\.endsReading)
    self.source = source
    // Nothing that may come after the place where the reader stopped is reported as missing.
    self.catalog = ends.isEmpty ? catalog : Catalog(facets: [])
    self.diagnostics = ends.isEmpty ? diagnostics : ends
    findLeftovers = leftovers
    self.sourceMap = sourceMap
    self.editing = editing
  }

  /// The document of a file that is rejected.
  package init(refusing source: SourceFile, _ facets: CatalogFacets, _ diagnostics: [Diagnostic]) {
    self.init(source: source, catalog: Catalog(facets: facets), diagnostics: diagnostics) { _, _ in nil }
  }

  /// The document with additional diagnostics, and the losses that they cause in every conversion.
  package func adding(_ more: [Diagnostic], losing losses: [ExportLoss] = []) -> CatalogDocument {
    guard !more.isEmpty else { return self }
    let known = findLeftovers
    var document = CatalogDocument(
      source: source, catalog: catalog, diagnostics: diagnostics + more, leftovers: { known() + losses },
      editing: editing, sourceMap: sourceMap)
    document.grid = grid
    document.map = map
    document.hasLines = hasLines
    document.currencyNames = currencyNames
    document.columns = columns
    document.unreadSheets = unreadSheets
    document.otherStoreIDs = otherStoreIDs
    document.leftOutElsewhere = leftOutElsewhere
    document.changesSinceExport = changesSinceExport
    return document
  }

  /// The document of a file without positions, with the first of its diagnostics reworded.
  package func rewording(_ most: Int, _ tell: (Diagnostic) -> Diagnostic) -> CatalogDocument {
    let reported = diagnostics.prefix(most).map { diagnostic in
      var reworded = tell(diagnostic)
      reworded.isGap = diagnostic.isGap
      return reworded
    }
    var document = CatalogDocument(source: source, catalog: catalog, diagnostics: reported, leftovers: findLeftovers) {
      _, _ in nil
    }
    document.hasLines = false
    document.columns = columns
    return document
  }

  /// The range of a path in the file; nil when the file doesn't have the field.
  ///
  /// - Parameters:
  ///   - path: The path in the model.
  ///   - text: UTF-8 offsets in the text of the field, to select a part of it.
  public func range(of path: CatalogPath, text: Range<Int>? = nil) -> SourceRange? { sourceMap(path, text) }

  /// Whether the file is a table, whose places have names.
  public var isTable: Bool { cellRow(of: SourceRange(at: source.bytes.count)) != nil }

  /// The name of a place in a table, such as `row 12, column "Price"`; nil in other files.
  public func cellName(of range: SourceRange) -> String? { cell(of: range)?.english }

  /// The same name, which other languages have as well.
  package func cell(of range: SourceRange) -> Message? { grid?.name(of: range)?.name }

  /// The row of a place in a table, counted from 1 with the header; nil in other files.
  public func cellRow(of range: SourceRange) -> Int? { grid?.rowNumber(of: range) }

  /// The replacements in the file that make an edit, in order; everything else in it is unchanged,
  /// byte for byte.
  ///
  /// Nil when the file doesn't have the place, when it is truncated or has a duplicate key, or when
  /// the edit would affect more than its target, such as a comment on its own line. A text that
  /// comes from a template has no place of its own. In a `.storekit` file, only texts can be
  /// replaced.
  public func replacements(for edit: CatalogEdit) -> [TextReplacement]? { editing(edit) }

  /// The differences between a file of translations and the catalog that it is brought back to: texts that
  /// have changed since it was exported, and texts that it lacks. Empty for other files.
  public func changes(sinceExportFrom catalog: Catalog) -> [Diagnostic] { changesSinceExport?(catalog) ?? [] }
}

extension SyntaxNode {
  /// The first byte of a container, or all of a scalar: underlining a whole container is less
  /// helpful.
  package var opening: SourceRange {
    isScalar ? range : SourceRange(start: range.start, end: min(range.start + 1, range.end))
  }
}

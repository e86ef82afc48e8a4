import Basics
import CatalogModel
public import SourceSyntax

/// Reads a catalog from a table: CSV or TSV, as saved by a spreadsheet.
///
/// A table has one row per product, and the names of its columns in the first row, in any order.
/// Rows of other kinds, identified by the column `kind`, contain the app, its currencies,
/// templates, groups and retired IDs; a table of only products needs none of them.
public enum CatalogTableDecoder {
  /// Reads a table; values that can't be read are left out of the catalog and reported in the
  /// diagnostics, with the row and the heading of the column.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - separator: The byte between two cells; by default detected from the first row.
  ///   - map: The meanings of the team's own headings and words, and the encoding of the file.
  public static func read(_ source: SourceFile, separator: UInt8? = nil, map: ColumnMap = ColumnMap())
    -> CatalogDocument
  { read(EncodedTable(source, map: map), separator: separator, map: map) }

  /// Reads a table in any encoding.
  static func read(_ table: EncodedTable, separator: UInt8? = nil, map: ColumnMap) -> CatalogDocument {
    table.refusal
      ?? read(
        table.source, separator: separator, map: map, faults: [], isEditable: table.isOriginal, doubt: table.doubt)
  }

  /// - Parameters:
  ///   - faults: The faults of cells; faults in ignored columns don't matter.
  ///   - isEditable: Whether the text is the file's own.
  ///   - doubt: The reason why the text may be wrong.
  static func read(
    _ source: SourceFile, separator: UInt8?, map: ColumnMap, faults: [Diagnostic], isEditable: Bool,
    doubt: Diagnostic? = nil
  ) -> CatalogDocument {
    let text = DelimitedText(source, separator: separator)
    guard text.diagnostics.isEmpty else {
      return CatalogDocument(
        source: source, catalog: Catalog(), diagnostics: EncodingGuess.diagnostics(of: text, map: map)
      ) { _, _ in nil }
    }
    var grid = TableGrid(text)
    let heading = TableHeading(of: text, map: map) { grid.addRow(at: $0) }
    guard heading.names.count <= Workbook.mostColumns else {
      let fault = "the table has \(heading.names.count) columns, and at most \(Workbook.mostColumns) are read"
      return CatalogDocument(refusing: source, [], [Diagnostic(.error, fault, at: heading.row.range)])
    }
    let header = TableHeader(heading, map: map)
    grid.headings = header.headings
    let start = header.hasProducts ? heading.end : source.bytes.count
    let rows = TableRows(text, header, from: start) { grid.addRow(at: $0) }
    var table = TableDecoder(rows, headerAt: heading.row.range)
    var decoder = CatalogDecoder()
    let tree = table.tree()
    if let root = tree.root { decoder.decode(root) }
    if header.hasProducts { decoder.catalog.facets = table.facets }
    // The table has already reported everything that the decoder finds, in its own terms.
    let known = faults.filter { fault in
      if let row = grid.row(of: fault.range), table.leftOut.contains(row.start) { return false }
      return grid.column(at: fault.range).map { header.columns.indices.contains($0) && header.columns[$0] != nil }
        ?? true
    }
    let inRows = (table.problems.sorted() + known).map { $0.located(in: grid) }
    let damage =
      header.hasProducts || !isEditable
      ? nil : EncodingGuess.damage(of: source, map: map).map { Diagnostic(.warning, $0, at: SourceRange(at: 0)) }
    let primary = header.hasProducts ? table.doubtfulLocale.flatMap { header.doubt(of: $0) } : nil
    let diagnostics =
      [doubt, damage, primary].compactMap(\.self)
      + (header.diagnostics + inRows).sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    let map = TableSourceMap(
      text: text, map: CatalogSourceMap(tree: tree, places: decoder.places), grid: grid, header: header,
      catalog: decoder.catalog)
    var document = CatalogDocument(
      source: source, catalog: decoder.catalog,
      diagnostics: diagnostics + (header.hasProducts ? map.editedTexts.map { $0.located(in: grid) } : []),
      editing: { isEditable ? map.replacements(for: $0) : nil },
      sourceMap: { path, text in map.range(of: path, text: text) })
    document.grid = grid
    document.currencyNames = header.currencyNames
    document.columns = table.columns
    document.otherStoreIDs = table.otherStoreIDs
    return document
  }

  /// Whether the first row names columns of a catalog; tables of other programs may share them.
  static func mark(in file: ParsedFile) -> Int? {
    isTable(file.header().text, map: file.columns) ? CatalogFormat.shape : nil
  }
}

extension DelimitedText {
  /// Reads the first row that is not blank, and returns the offset after it.
  package func readHeader(into row: inout DelimitedRow) -> Int {
    var offset = start
    while let next = readRow(at: offset, into: &row) {
      offset = next
      if !row.isBlank { break }
    }
    return offset
  }
}

extension CatalogTableDecoder {
  /// Whether a row near the top names columns of a catalog.
  static func isTable(_ text: DelimitedText, map: ColumnMap) -> Bool { TableHeading(of: text, map: map).isCatalog }
}

/// Maps paths of a catalog to the cells of the table that it was read from.
private struct TableSourceMap: Sendable {
  let text: DelimitedText
  let map: CatalogSourceMap
  let grid: TableGrid
  let header: TableHeader
  let catalog: Catalog

  func range(of path: CatalogPath, text part: Range<Int>?) -> SourceRange? {
    if let range = rangeOfMissing(path) { return range }
    guard let node = node(of: path) else { return nil }
    guard let part, let cell = cell(of: node) else { return node.range }
    let shift = SpreadsheetText.hasApostrophe(text.text(of: cell)) ? 1 : 0
    return text.range(of: part.lowerBound + shift..<part.upperBound + shift, in: cell)
  }

  /// Our own limit on how many cells are described.
  private static let mostEdited = 5

  /// The cells that show what a template makes, and say something else: they are not read.
  var editedTexts: [Diagnostic] {
    guard !header.filled.isEmpty else { return [] }
    var edited: [Diagnostic] = []
    for (index, product) in catalog.products.enumerated() where product.template != nil {
      guard let place = map.node(of: CatalogPath(.product(index)))?.range, let start = grid.row(of: place)?.start else {
        continue
      }
      var row = DelimitedRow()
      guard text.readRow(at: start, into: &row) != nil else { continue }
      for (column, cell) in header.filled where row.cells.indices.contains(cell) {
        let written = SpreadsheetText.text(text.text(of: row.cells[cell])) ?? ""
        guard let made = product.filledText(column), !written.isEmpty, written != made else { continue }
        edited.append(
          Diagnostic(
            .warning,
            "the cell shows what the template makes, and is not read: it says \(quoted: written), and the template makes "
              + "\(quoted: made); change the template, or write a text of its own into \(quoted: column.text)",
            at: row.cells[cell].range))
        if edited.count == Self.mostEdited { return edited }
      }
    }
    return edited
  }

  /// The cell of a value that the product of a row lacks, because it is empty or can't be read.
  private func rangeOfMissing(_ path: CatalogPath) -> SourceRange? {
    guard case .product(let index) = path.subject, let field = path.field, catalog.products.indices.contains(index),
      catalog.products[index].template == nil, var place = map.node(of: CatalogPath(path.subject))?.range
    else { return nil }
    if header.locale != nil, path.element != nil {
      // The row of the locale.
      place = map.node(of: CatalogPath(path.subject, .locale, element: path.element))?.range ?? place
    }
    let product = catalog.products[index]
    var missing = field
    var locale: String?
    if let element = path.element, product.localizations.indices.contains(element) {
      locale = product.localizations[element].locale
      let texts = product.localizations[element]
      switch field {
      case .title where texts.title == nil: break
      case .description where texts.description == nil: break
      // A localization that lacks a text is located at the cell to fill.
      case .locale where texts.title == nil: missing = .title
      case .locale where texts.description == nil: missing = .description
      default: return nil
      }
    } else {
      switch field {
      case .locale where product.localizations.isEmpty: break
      case .price where product.price == nil: break
      case .type where product.type == nil: break
      case .referenceName where product.referenceName == nil: break
      case .period where product.subscription?.period == nil: break
      case .level where product.subscription?.level == nil: break
      case .screenshot where product.review.screenshot == nil: break
      case .reviewNotes where product.review.notes == nil: break
      default: return nil
      }
    }
    let columns = header.columns(of: missing, in: locale)
    let cells = columns.compactMap { grid.cell($0, besides: place) }
    if let cell = cells.first(where: { !$0.isEmpty }) ?? cells.first { return cell.range }
    // A row may end before its empty cells.
    return columns.isEmpty ? nil : grid.row(of: place)
  }

  /// The replacements for an edit: of texts only, and of nothing that spans more than one cell.
  func replacements(for edit: CatalogEdit) -> [TextReplacement]? {
    if case .currency = edit.path.subject { return nil }
    guard let field = edit.path.field, CatalogField.texts.contains(field) else { return nil }
    guard let node = node(of: edit.path), let cell = cell(of: node) else { return nil }
    var replaced = node.text
    switch edit.change {
    case .replace(let new): replaced = new
    case .replacePart(let range, let new):
      var bytes = Array(replaced.utf8)
      guard range.lowerBound >= 0, range.upperBound <= bytes.count else { return nil }
      bytes.replaceSubrange(range, with: new.utf8)
      replaced = String(decoding: bytes, as: UTF8.self)
    case .remove: return [TextReplacement(cell.range, "")]
    case .sort, .append: return nil
    }
    var writer = DelimitedWriter(separator: text.separator, isGuarded: true, lineEnd: "")
    writer.row([SpreadsheetText.cell(replaced)])
    return [TextReplacement(cell.range, String(decoding: writer.output, as: UTF8.self))]
  }

  /// A localization has no cells other than the cells of its texts.
  private func node(of path: CatalogPath) -> SyntaxNode? {
    var path = path
    if path.field == .locale, header.locale == nil { path.field = .title }
    return map.node(of: path)
  }

  /// The cell that holds the text of a node, not of a substitute for it.
  private func cell(of node: SyntaxNode) -> DelimitedCell? {
    guard node.isScalar, let cell = text.cell(at: node.range.start),
      SpreadsheetText.text(text.text(of: cell)) == node.text
    else { return nil }
    return cell
  }
}

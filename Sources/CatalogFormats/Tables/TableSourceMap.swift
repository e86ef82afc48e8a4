import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Leads from paths of a catalog back into the table it was read from.
struct TableSourceMap: Sendable {
  let text: DelimitedText
  let header: TableHeader
  let headerRange: SourceRange
  let places: TableBuilder.Places
  let catalog: Catalog

  func range(of path: CatalogPath, text part: Range<Int>?) -> SourceRange? {
    guard let (cell, isOwn) = cell(of: path) else { return nil }
    guard let part, isOwn else { return cell.range }
    let shift = SpreadsheetText.hasApostrophe(text.text(of: cell)) ? 1 : 0
    return text.range(of: part.lowerBound + shift..<part.upperBound + shift, in: cell)
  }

  /// A text becomes another; whatever is more than one cell stays as it is.
  func replacements(for edit: CatalogEdit) -> [TextReplacement]? {
    switch edit.path.field {
    case .title, .description, .referenceName, .reviewNotes, .minimumAppVersion, .name,
      .restoreNote:
      break
    default: return nil
    }
    if case .currency = edit.path.subject { return nil }
    guard let (cell, isOwn) = cell(of: edit.path), isOwn else { return nil }
    var replaced = SpreadsheetText.text(text.text(of: cell)) ?? ""
    switch edit.change {
    case .replace(let new): replaced = new
    case .replacePart(let range, let new):
      var bytes = Array(replaced.utf8)
      guard range.lowerBound >= 0, range.upperBound <= bytes.count else { return nil }
      bytes.replaceSubrange(range, with: new.utf8)
      replaced = String(decoding: bytes, as: UTF8.self)
    case .remove: return [TextReplacement(cell.range, "")]
    case .sort: return nil
    }
    var writer = DelimitedWriter(separator: text.separator, isGuarded: true, lineEnd: "")
    writer.row([SpreadsheetText.cell(replaced)])
    return [TextReplacement(cell.range, String(decoding: writer.output, as: UTF8.self))]
  }

  // MARK: Cells

  /// The cell of a path, and whether it holds the very text of it, or stands in for it.
  private func cell(of path: CatalogPath) -> (DelimitedCell, isOwn: Bool)? {
    guard let offset = offset(of: path) else { return nil }
    var row = DelimitedRow()
    guard text.readRow(at: offset, into: &row) != nil else { return nil }
    func cell(_ column: Int?) -> DelimitedCell? {
      guard let column, row.cells.indices.contains(column), !row.cells[column].isEmpty else {
        return nil
      }
      return row.cells[column]
    }
    if let column = column(of: path) {
      guard let found = cell(column.place) else {
        guard column.isText else { return nil }
        return standIn(cell).map { ($0, false) }
      }
      return (found, column.isText)
    }
    // A field that has no column is not in the file, but its subject and a localization are.
    switch path.field {
    case nil, .locale, .title, .description, .productID: return standIn(cell).map { ($0, false) }
    default: return nil
    }
  }

  /// Where a text that is not written comes from: the template, or else the row.
  private func standIn(_ cell: (Int?) -> DelimitedCell?) -> DelimitedCell? {
    cell(header.plain[.template]) ?? cell(header.plain[.id]) ?? cell(header.plain[.item])
  }

  private func offset(of path: CatalogPath) -> Int? {
    func nth(_ offsets: [Int], _ index: Int) -> Int? {
      offsets.indices.contains(index) ? offsets[index] : nil
    }
    switch path.subject {
    case .catalog: return path.field == nil ? headerRange.start : places.file
    case .app:
      return path.field.flatMap { places.settings[$0.rawValue] } ?? places.settings["bundleID"]
    case .currency(let index): return nth(places.currencies, index)
    case .template(let index): return nth(places.templates, index)
    case .product(let index): return nth(places.products, index)
    case .group(let index): return nth(places.groups, index)
    case .retired(let index): return nth(places.retired, index)
    }
  }

  /// The column of a field, and whether a cell of it is the text of the field.
  private func column(of path: CatalogPath) -> (place: Int?, isText: Bool)? {
    func plain(_ name: TableColumn.Name, isText: Bool = false) -> (Int?, Bool)? {
      header.plain[name].map { ($0, isText) }
    }
    if path.subject == .app { return path.field == nil ? plain(.id) : plain(.value, isText: true) }
    switch path.field {
    case nil: return plain(.id) ?? plain(.item)
    case .productID, .retired: return plain(.id, isText: true) ?? plain(.item)
    case .type: return plain(.type) ?? plain(.group)
    case .referenceName: return plain(.referenceName, isText: true)
    case .price: return amount(path)
    case .grants: return grant(path)
    case .template: return plain(.template)
    case .locale, .title, .description, .name: return textColumn(path)
    case .screenshot: return plain(.screenshot, isText: true)
    case .reviewNotes: return plain(.reviewNotes, isText: true)
    case .minimumAppVersion: return plain(.minimumAppVersion, isText: true)
    case .ignore: return suppression(path)
    case .bundleID, .primaryLocale, .locales, .baseTerritory, .restoreNote: return nil
    case let field?: return TableColumn.Name(rawValue: field.rawValue).flatMap { plain($0) }
    }
  }

  private func amount(_ path: CatalogPath) -> (Int?, Bool)? {
    if let whole = header.plain[.price], isFilled(whole, path) { return (whole, false) }
    guard case .product(let index) = path.subject, catalog.products.indices.contains(index),
      let price = catalog.products[index].price
    else { return nil }
    var kinds: [TableHeader.Amount] = price.amounts.map { .currency($0.currency) }
    kinds += price.overrides.map { .territory($0.territory) }
    let wanted = path.element.flatMap { kinds.indices.contains($0) ? kinds[$0] : nil }
    let first = price.tier != nil || price.unknownTier != nil ? .tier : kinds.first
    return header.amounts.first { $0.amount == wanted ?? first }.map { ($0.column, false) }
  }

  private func grant(_ path: CatalogPath) -> (Int?, Bool)? {
    if let whole = header.plain[.grants], isFilled(whole, path) { return (whole, false) }
    guard case .product(let index) = path.subject, catalog.products.indices.contains(index) else {
      return nil
    }
    let grants = catalog.products[index].grants
    let currency = (grants.indices.contains(path.element ?? 0) ? grants[path.element ?? 0] : nil)?
      .currency
    return header.grants.first { $0.currency == currency }.map { ($0.column, false) }
  }

  private func isFilled(_ column: Int, _ path: CatalogPath) -> Bool {
    var row = DelimitedRow()
    guard let offset = offset(of: path), text.readRow(at: offset, into: &row) != nil else {
      return false
    }
    return row.cells.indices.contains(column) && !row.cells[column].isEmpty
  }

  private func textColumn(_ path: CatalogPath) -> (Int?, Bool)? {
    guard let element = path.element else { return nil }
    let locale: String?
    func nth(_ localizations: [Localization]) -> String? {
      localizations.indices.contains(element) ? localizations[element].locale : nil
    }
    switch path.subject {
    case .currency(let index):
      let names = catalog.currencies[index].names
      locale = names.indices.contains(element) ? names[element].locale : nil
    case .template(let index): locale = nth(catalog.templates[index].localizations)
    case .product(let index): locale = nth(catalog.products[index].localizations)
    case .group(let index): locale = nth(catalog.groups[index].localizations)
    default: return nil
    }
    guard let locale else { return nil }
    let texts = header.texts.first { ExactText($0.locale) == ExactText(locale) }
    let isPrimary = locale == catalog.app.primaryLocale ?? "en-US"
    let title = texts?.title ?? (isPrimary ? header.plain[.title] : nil)
    let description = texts?.description ?? (isPrimary ? header.plain[.description] : nil)
    switch path.field {
    case .description: return (description, true)
    case .locale: return (title ?? description, false)
    case .name: return (title, false)
    default: return (title, true)
    }
  }

  private func suppression(_ path: CatalogPath) -> (Int?, Bool)? {
    let suppressions: [Suppression]
    switch path.subject {
    case .product(let index): suppressions = catalog.products[index].suppressions
    case .group(let index): suppressions = catalog.groups[index].suppressions
    case .template(let index): suppressions = catalog.templates[index].suppressions
    default: suppressions = catalog.suppressions
    }
    guard let element = path.element, suppressions.indices.contains(element),
      let locale = suppressions[element].locale
    else { return header.plain[.ignore].map { ($0, false) } }
    return header.texts.first { $0.locale == locale }.map { ($0.ignore, false) }
  }
}

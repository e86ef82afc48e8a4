import AppStoreReference
import Basics
import SourceSyntax

/// A row of a table that is not a product: a sum, a remark, the heading of the rows below it.
struct RowRemark {
  enum Kind: String {
    case sum = "a sum of others"
    case remark = "a remark"
    case section = "the heading of a section"
    case heading = "a second heading"
    case table = "the heading of a second table"
  }

  let kind: Kind
  /// The text that says so.
  let text: String

  /// Nil for the row of a product.
  ///
  /// - Parameters:
  ///   - id: The text in the place of the ID.
  ///   - mark: A character that the IDs of the table have.
  init?(_ row: TableRow, id: String?, usualID mark: Character?) {
    let cells = row.row.cells.indices.compactMap { row.exact($0) }
    // The word for a sum may be in another column, such as the column of the type or of row numbers.
    let first = cells.first ?? ""
    let isID = id.map(Self.isID) ?? false
    let hasType = row.word("type").map { row.header.map.type($0) != nil } ?? false
    if let sum = [id ?? "", first].first(where: { Self.isSum($0) || Self.isRowCount($0) }), !hasType,
      !isID || sum == id
    {
      self.init(kind: .sum, text: sum)
      return
    }
    guard let id else { return nil }
    let isAlone = cells.count == 1
    if !cells.joined().contains(where: { $0.isLetter || $0.isNumber }) {
      self.init(kind: .remark, text: id)
    } else if !hasType, id.contains(where: { ":：".contains($0) }) {
      self.init(kind: .remark, text: id)
    } else if Self.areAsides(id) || isAlone && id.utf8.contains(where: { $0 >= 0x80 || $0 == 0x20 }) {
      self.init(kind: .remark, text: id)
    } else if isAlone, HeadingWords.sections.contains(FoldedHeading.text(id)) || mark.map({ !id.contains($0) }) ?? false
    {
      self.init(kind: .section, text: id)
    } else if !hasType, Self.isHeading(id) || cells.contains(where: Self.isHeading) && Self.isHeading(row) {
      self.init(kind: Self.repeats(row) ? .heading : .table, text: id)
    } else {
      return nil
    }
  }

  private init(kind: Kind, text: String) { (self.kind, self.text) = (kind, text) }

  /// Whether a cell is the heading of a column of IDs.
  private static func isHeading(_ text: String) -> Bool {
    text.utf8.count < 60 && HeadingWords.columns[FoldedHeading.text(text)] == "id"
  }

  /// Whether a row names several columns.
  private static func isHeading(_ row: TableRow) -> Bool {
    let names = row.row.cells.indices.compactMap { row.exact($0) }
    let known = names.count { name in
      TableColumn.read(name).column != nil || HeadingGuess(name, in: .other, map: row.header.map) != nil
    }
    return known > 1
  }

  /// Whether the columns that are read have their own headings in a row, or nothing.
  private static func repeats(_ row: TableRow) -> Bool {
    row.row.cells.indices.allSatisfy { index in
      guard row.header.columns.indices.contains(index), row.header.columns[index] != nil, let text = row.exact(index)
      else { return true }
      // "price" repeats "Price (USD)", and so does the lower one of two rows of headings.
      let (heading, name) = (FoldedHeading.text(row.header.headings[index]), FoldedHeading.text(text))
      return heading.hasPrefix(name) || heading.hasSuffix(name)
    }
  }

  /// Whether a text consists of the characters of a product ID.
  static func isID(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || "._-".utf8.contains($0) }
  }

  /// Whether the text says something about a column, such as "required" below its heading.
  private static func areAsides(_ text: String) -> Bool {
    let parts = FoldedHeading.parts(text)
    return !parts.isEmpty && parts.allSatisfy(HeadingWords.asides.contains)
  }

  /// Whether a text is the word for a sum or an average in a spreadsheet, possibly with a number after it.
  private static func isSum(_ text: String) -> Bool {
    let head = text.lowercased().prefix { !":：(（=".contains($0) && !$0.isNumber }
    return HeadingWords.sums.contains(head.filter(\.isLetter))
  }

  /// Whether a text says how many rows there are: `6个商品`.
  private static func isRowCount(_ text: String) -> Bool {
    let words = text.lowercased().filter { $0.isLetter && !$0.isNumber }
    return text.contains(where: \.isNumber) && HeadingWords.rowCounts.contains(words)
  }
}

import AppStoreReference
import Basics
import SourceSyntax

/// The columns that are not read although they say whether the product of a row is sold, or in which store.
struct UnreadCells {
  private let columns: [Int]
  private let stores: [Int]
  private let sale: Set<Int>
  /// The first cell of each column that says that a product is not sold, and the rows with such cells.
  private var unsold: [Int: (text: String, range: SourceRange, rows: [Int])] = [:]

  init(_ header: TableHeader) {
    columns = header.unreadColumns
    let words = header.headings.map { FoldedHeading.text($0) }
    stores = columns.filter { HeadingWords.stores.contains(words[$0]) }
    sale = Set(columns.filter { HeadingWords.sale.contains(words[$0]) })
  }

  /// The cell that says that a row is about another store alone.
  func otherStore(of row: TableRow) -> DelimitedCell? {
    stores.lazy.compactMap { column in
      row.exact(column).map(Self.isOtherStore) == true ? row.cell(column) : nil
    }.first
  }

  /// Whether a cell has other stores alone.
  static func isOtherStore(_ text: String) -> Bool {
    let names = FoldedHeading.parts(text)
    return !names.isEmpty && names.allSatisfy(HeadingWords.otherStores.contains)
  }

  mutating func add(_ row: TableRow, _ number: Int) {
    for column in columns {
      guard let text = row.exact(column), let range = row.cell(column)?.range,
        HeadingWords.unsold.contains(FoldedHeading.text(text))
          || sale.contains(column) && CellWords.flag(text.trimmedBlanks) == false
      else { continue }
      unsold[column, default: (text, range, [])].rows.append(number)
    }
  }

  /// Names the rows, whose products are read like the others.
  func report(to row: inout TableRow) {
    for (_, cells) in unsold {
      let others = cells.rows.dropFirst().prefix(10).map(String.init).joined(separator: ", ")
      let more = cells.rows.count > 11 ? " and \(cells.rows.count - 11) more" : ""
      let rows = others.isEmpty ? "" : ", like \(cells.rows.count > 2 ? "rows" : "row") \(others)\(more)"
      row.warn(
        "\(quoted: cells.text)\(rows): the product may not be for sale, and is read like the others; a column \"hidden\" "
          + "keeps products from customers", at: cells.range)
    }
  }
}

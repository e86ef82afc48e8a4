import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// The rows of a table with a row for each locale, or for each storefront, by the product, currency, template or group
/// that they describe.
///
/// | id        | language | title    | price |
/// | --------- | -------- | -------- | ----- |
/// | coins.400 | en-US    | 400 Gold | 5.99  |
/// |           | zh-Hans  | 400金币    |       |
///
/// The first row of a subject is its row; the others add their texts, and values that it lacks. They
/// repeat its values or leave them empty, even its ID if they are directly below. In the same way, the rows for
/// storefronts each have a price.
struct LocaleRows {
  /// The columns of texts by locale, after those that the table has.
  private(set) var texts: [TableHeader.Texts] = []
  private var subjects: [String: Subject] = [:]
  private var keys: [Int: String] = [:]
  private var last: String?
  /// Decides which locale a cell means.
  private var choice: LocaleChoice

  /// - Parameters:
  ///   - words: The cells of the locales.
  ///   - header: The headings of the table.
  init(_ words: Set<String>, _ header: TableHeader) {
    choice = header.choice
    choice.inRows = Set(words.compactMap { header.map.locale($0)?.locale })
  }

  private struct Subject {
    /// The numbers of the rows that values come from, by column.
    var numbers: [Int: Int] = [:]
    /// The values other than the first that are reported, by column: a product that has the ID of
    /// another repeats them in each of its rows.
    var others: [Int: Set<String>] = [:]
    /// The cells with values, texts included, by column.
    var cells: [Int: DelimitedCell] = [:]
    /// The prices in single storefronts.
    var prices: [TableRow.Amount] = []
  }

  /// Adds a row.
  ///
  /// - Returns: Whether it belongs to a subject that has a row.
  mutating func add(_ row: inout TableRow, at offset: Int, _ number: Int) -> Bool {
    let locale = row.header.locale == nil ? nil : locale(of: &row)
    let kind = row.word("kind")?.lowercased() ?? "product"
    guard ["product", "currency", "template", "group"].contains(kind) else { return false }
    var key = (row.exact("item") ?? row.exact("id")).map { "\(kind) \($0)" }
    // Also for an unknown locale, which is reported.
    if key == nil, row.word("locale") ?? row.word("country") != nil { key = last }
    guard let key else { return false }
    last = key
    let isFurther = subjects[key] != nil
    keys[offset] = isFurther ? nil : key
    var subject = subjects[key] ?? Subject()
    addValues(of: &row, number, to: &subject)
    if let locale { addTexts(of: &row, number, in: locale, to: &subject) }
    if row.header.plain["country"] != nil { addPrice(of: &row, isFurther: isFurther, to: &subject) }
    subjects[key] = subject
    return isFurther
  }

  /// The cells of the subject whose first row is at an offset.
  func cells(of offset: Int) -> [Int: DelimitedCell] { keys[offset].flatMap { subjects[$0]?.cells } ?? [:] }

  /// The prices of the subject whose first row is at an offset.
  func prices(of offset: Int) -> [TableRow.Amount] { keys[offset].flatMap { subjects[$0]?.prices } ?? [] }

  private func addPrice(of row: inout TableRow, isFurther: Bool, to subject: inout Subject) {
    guard let price = row.storefrontPrice() else {
      if isFurther, row.word("country") == nil, row.word("price") != nil {
        row.reportMissing("country", "the price needs its storefront", isGap: false)
      }
      return
    }
    guard let other = subject.prices.first(where: { $0.key == price.key }) else { return subject.prices.append(price) }
    if other.text != price.text {
      row.report("price", "\(quoted: price.text) differs from \(quoted: other.text), the other price in \(price.key)")
    }
  }

  /// The locale of a row as the store spells it; nil for a row without one, and for one that is
  /// reported.
  private func locale(of row: inout TableRow) -> String? {
    guard let word = row.word("locale") else {
      if row.exact("title") != nil || row.exact("description") != nil {
        row.reportMissing("locale", "the texts need a locale", isGap: false)
      }
      return nil
    }
    let name = row.header.map.locale(word) ?? StoreLocale.resolving(word).map(StoreLocaleName.init)
    if let name, let locale = choice.locale(of: name) { return locale.code }
    if let name, let first = name.nearest {
      let listed = name.candidates.map(\.code).joined(separator: " or ")
      row.report("locale", "\(quoted: word) may be \(listed); --map '\(word)=\(first)' says which")
      return nil
    }
    let near = StoreLocale.nearest(to: word).map { "; did you mean \"\($0.code)\"?" } ?? ""
    row.report("locale", "the App Store has no locale \(quoted: word)\(near)")
    return nil
  }

  private func addValues(of row: inout TableRow, _ number: Int, to subject: inout Subject) {
    let own =
      ["id", "item", "kind"] + (row.header.locale == nil ? [] : ["locale", "title", "description"])
      + (row.header.plain["country"] == nil ? [] : ["country", "price", "currency"])
    for (index, column) in row.header.columns.enumerated() {
      guard let column, !own.contains(column.name) || column.qualifier != nil, let cell = row.cell(index) else {
        continue
      }
      guard let known = subject.cells[index] else {
        subject.cells[index] = cell
        subject.numbers[index] = number
        continue
      }
      let (value, first) = (row.text.text(of: cell), row.text.text(of: known))
      guard value.trimmedBlanks != first.trimmedBlanks,
        subject.others[index, default: []].insert(value.trimmedBlanks).inserted
      else { continue }
      row.report(
        "\(quoted: value) differs from \(quoted: first) in row \(subject.numbers[index] ?? 0); "
          + "repeat the value, or leave the cell empty", at: cell.range)
    }
  }

  private mutating func addTexts(of row: inout TableRow, _ number: Int, in locale: String, to subject: inout Subject) {
    let header = row.header
    let columns = self.columns(of: locale, width: header.columns.count)
    guard let place = columns.place, let cell = row.cell(header.locale) else { return }
    if let first = subject.numbers[place] {
      row.report("locale", "the texts in \(quoted: locale) are in row \(first) as well")
      return
    }
    subject.numbers[place] = number
    subject.cells[place] = cell
    for name in ["title", "description"] {
      if let column = columns[name], let cell = row.cell(header.plain[name]) { subject.cells[column] = cell }
    }
  }

  /// The columns of a locale's texts, which no row has: they come after all others.
  private mutating func columns(of locale: String, width: Int) -> TableHeader.Texts {
    if let known = texts.first(where: { $0.locale == locale }) { return known }
    var new = TableHeader.Texts(locale: locale)
    let first = width + 3 * texts.count
    (new["title"], new["description"], new.place) = (first, first + 1, first + 2)
    texts.append(new)
    return new
  }
}

import AppStoreReference
import Basics
import CatalogModel

/// A column of the table by its name: `referenceName`, `title[en-US]`, `price[USD]`.
struct TableColumn: Hashable {
  /// A name, such as `screenshot`.
  var name: String
  /// The text in brackets: a locale, a currency, a territory, `tier`.
  var qualifier: String?
  /// Whether it shows what templates make, which is not read back.
  var isFilled = false

  init(_ name: String, _ qualifier: String? = nil, isFilled: Bool = false) {
    self.name = name
    self.qualifier = qualifier
    self.isFilled = isFilled
  }

  /// The names, in the order of the columns: the ones that people look at first, then the other
  /// fields of a product.
  static let names: [String] = {
    let first = [
      "kind", "id", "value", "item", "type", "group", "level", "period", "referenceName", "template", "grants", "price",
      "locales", "title", "description", "screenshot", "uploadedScreenshot",
      "reviewNotes", "legacyID",
    ]
    let others = Set(first + ["localizations", "review"])
    return first + Product.fields.map(\.key).filter { !others.contains($0) }
  }()

  /// The names that are read: a table may have a row for each locale as well, and columns for the currencies of
  /// amounts in others.
  static let allNames = names + ["locale"] + counts

  /// The columns of a quantity, of what it is of and of what is added to it, or of the currency or the storefront of a price.
  static let counts = ["quantity", "currency", "country", "bonus"]

  /// The names of columns that can have a qualifier.
  static let qualified: Set<String> = ["title", "description", "ignore", "price", "grants"]

  /// Whether the qualifier is one that the column can have.
  var hasValidQualifier: Bool {
    guard let qualifier else { return true }
    switch name {
    case "title", "description", "ignore":
      return StoreLocale.resolving(qualifier) != nil && qualifier.lowercased() != "in"
    case "price": return PriceNotation.key(qualifier) != nil
    default: return true
    }
  }

  /// The name of the column of a field; it differs from the key only for the review notes.
  static func name(ofKey key: String) -> String { key == "notes" ? "reviewNotes" : key }

  /// The name as it is written in the header.
  var text: String { qualifier.map { "\(name)[\($0)]" } ?? name }

  private static let sourceMark = " (source)"
  private static let filledMark = " (template)"

  /// The name as it is written in a table for translators, which marks the texts to translate from.
  func heading(source: StoreLocale?) -> String {
    if isFilled { return text + Self.filledMark }
    guard let source, let qualifier, StoreLocale.resolving(qualifier) == source else { return text }
    return text + Self.sourceMark
  }

  /// The column of texts that templates make; nil for another heading.
  static func filled(_ heading: String) -> TableColumn? {
    guard heading.hasSuffix(filledMark) else { return nil }
    let column = read(String(heading.dropLast(filledMark.count))).column
    guard let column, ["title", "description"].contains(column.name), column.qualifier != nil else { return nil }
    return TableColumn(column.name, column.canonical.qualifier, isFilled: true)
  }

  /// Whether a heading is of texts to translate from, which are not read back.
  static func isSource(_ heading: String) -> Bool {
    heading.hasSuffix(sourceMark) && read(String(heading.dropLast(sourceMark.count))).column != nil
  }

  /// The column with its qualifier as the store spells it.
  var canonical: TableColumn {
    guard let qualifier else { return self }
    switch name {
    case "title", "description": return TableColumn(name, StoreLocale.resolving(qualifier)?.code ?? qualifier)
    case "price": return TableColumn(name, PriceNotation.key(qualifier) ?? qualifier)
    default: return self
    }
  }

  /// Whether a heading is the text of the column, but for case, blanks, `_` and `-` in its name.
  func isSpelled(_ heading: String) -> Bool {
    func plain(_ text: String) -> String {
      String(text.lowercased().filter { !$0.isWhitespace && $0 != "_" && $0 != "-" })
    }
    return plain(heading) == plain(text)
  }

  /// Parses a header cell: case, spaces, `_` and `-` are insignificant in a name, and
  /// `title (en-US)` and `title: en-US` are accepted as alternative notations.
  static func read(_ text: String) -> (name: String, column: TableColumn?) {
    var base = text.trimmedBlanks
    var qualifier: String?
    if let open = base.firstIndex(where: { "[(:".contains($0) }) {
      var inside = base[base.index(after: open)...].trimmedBlanks[...]
      if base[open] != ":", let last = inside.last, "])".contains(last) { inside.removeLast() }
      qualifier = inside.trimmedBlanks
      base = base[..<open].trimmedBlanks
    }
    let name = namesByFoldedName[folded(base)]
    return (base, name.map { TableColumn($0, qualifier) })
  }

  private static func folded(_ name: String) -> String {
    String(name.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic })
  }

  private static let namesByFoldedName: [String: String] = {
    var known: [String: String] = [:]
    for name in allNames { known[folded(name)] = name }
    return known
  }()
}

extension StringProtocol {
  /// The text without leading and trailing white space.
  package var trimmedBlanks: String {
    let isBlank = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace || scalar == "\u{FEFF}" }
    let scalars = unicodeScalars.drop(while: isBlank)
    var end = scalars.endIndex
    while end > scalars.startIndex {
      let before = scalars.index(before: end)
      guard isBlank(scalars[before]) else { break }
      end = before
    }
    return String(String.UnicodeScalarView(scalars[..<end]))
  }
}

import AppStoreReference
public import Basics
import CatalogModel

/// What a team's table means: its headings, `商品ID=id, 价格(元)=price[CNY]`, its words for types,
/// `道具=consumable`, and the encoding of its file, `encoding=gb18030`.
///
/// Case, blanks and full-width forms of a heading or a word are insignificant.
public struct ColumnMap: Sendable, Hashable {
  /// What a heading means.
  enum Meaning: Sendable, Hashable {
    case column(TableColumn)
    /// The column is the team's own.
    case ignored
  }

  /// The encoding of tables that are not UTF-8; a byte order mark overrules it.
  public var encoding: TextEncoding?
  /// The types by the team's words, which are folded as headings are.
  private(set) var types: [String: ProductType] = [:]

  /// The headings as they were given, with their meanings.
  private(set) var entries: [(heading: String, meaning: Meaning)] = []
  private var places: [String: Int] = [:]

  /// A map without headings.
  public init() {}

  var isEmpty: Bool { entries.isEmpty }

  /// Parses pairs of a heading and a column, separated by commas; the column `-` is ignored.
  ///
  /// A comma in a heading is written `\,`. The last equals sign of a pair separates its parts.
  public init(_ text: String) throws(ColumnMapFault) {
    for pair in CellNotation.parts(text[...], at: CellNotation.fieldMarks) {
      let pair = CellNotation.text(pair)
      guard let sign = pair.lastIndex(of: "=") else {
        throw ColumnMapFault("expected HEADING=COLUMN, such as 商品ID=id, not \(quoted: pair)")
      }
      try add(String(pair[..<sign]), as: String(pair[pair.index(after: sign)...]))
    }
  }

  /// Makes a map from the columns by their headings.
  public init(_ columns: [String: String]) throws(ColumnMapFault) {
    for (heading, column) in columns.sorted(by: { $0.key < $1.key }) { try add(heading, as: column) }
  }

  private mutating func add(_ heading: String, as name: String) throws(ColumnMapFault) {
    let folded = FoldedHeading.text(heading)
    guard !folded.isEmpty else { throw ColumnMapFault("the column \(quoted: name.trimmedBlanks) needs a heading") }
    guard places[folded] == nil, types[folded] == nil else {
      throw ColumnMapFault("the heading \(quoted: heading.trimmedBlanks) occurs twice")
    }
    let name = name.trimmedBlanks
    if TableColumn.read(name).column == nil, name != "-" {
      if folded == "encoding" {
        encoding = try Self.encoding(name)
        return
      }
      if let type = ProductType(lenient: name) {
        types[folded] = type
        return
      }
    }
    places[folded] = entries.count
    entries.append((heading.trimmedBlanks, try Self.meaning(of: name)))
  }

  private static func encoding(_ name: String) throws(ColumnMapFault) -> TextEncoding {
    if let encoding = TextEncoding(name) { return encoding }
    let names = TextEncoding.all.map(\.name)
    let hint =
      Suggestion.nearest(to: name, among: names).map { "did you mean \($0)?" } ?? "it is one of "
      + names.joined(separator: ", ")
    throw ColumnMapFault("unknown encoding \(quoted: name); \(hint)")
  }

  /// The type that a word means, in the team's words or in general ones.
  func type(_ word: String) -> ProductType? {
    types.isEmpty ? ProductType(lenient: word) : types[FoldedHeading.text(word)] ?? ProductType(lenient: word)
  }

  private static func meaning(of name: String) throws(ColumnMapFault) -> Meaning {
    if name == "-" { return .ignored }
    let (base, column) = TableColumn.read(name)
    guard var column else {
      let types = ProductType.allCases.map(\.rawValue)
      let near = Suggestion.nearest(to: base, among: TableColumn.allNames + types)
      let hint =
        near.map { "did you mean \"\($0)\"?" } ?? "it is one of " + TableColumn.allNames.joined(separator: ", ")
        + ", or - for none"
      throw ColumnMapFault("unknown column \(quoted: name); \(hint)")
    }
    if column.name == "price", let qualifier = column.qualifier {
      guard let key = PriceNotation.key(qualifier) else {
        let near = Suggestion.nearest(to: qualifier, among: PriceKey.names)
        let hint = near.map { "; did you mean \"price[\($0)]\"?" } ?? ""
        throw ColumnMapFault("unknown price \(quoted: qualifier)\(hint)")
      }
      column.qualifier = key
    }
    if column.qualifier != nil, !TableColumn.qualified.contains(column.name) {
      throw ColumnMapFault("the column \"\(column.name)\" has no \(quoted: name)")
    }
    return .column(column)
  }

  /// The meaning of a heading; nil when the map doesn't have it.
  func meaning(of heading: String) -> Meaning? { places[FoldedHeading.text(heading)].map { entries[$0].meaning } }

  /// The headings of the map that a table doesn't have.
  func missing(in headings: [String]) -> [String] {
    let present = Set(headings.map(FoldedHeading.text))
    return entries.map(\.heading).filter { !present.contains(FoldedHeading.text($0)) }
  }

  public static func == (left: ColumnMap, right: ColumnMap) -> Bool {
    left.entries.elementsEqual(right.entries) { $0 == $1 } && left.types == right.types
      && left.encoding == right.encoding
  }

  public func hash(into hasher: inout Hasher) {
    for entry in entries { hasher.combine(entry.heading) }
    hasher.combine(types)
    hasher.combine(encoding)
  }
}

/// Why a map of headings can't be used.
public struct ColumnMapFault: Error, Sendable, Hashable, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = VisibleText.line(description) }
}

/// A heading without what is insignificant in it.
enum FoldedHeading {
  /// Lower case, ASCII forms for full-width ones, round brackets for all others, no blanks.
  static func text(_ heading: String) -> String {
    var folded = ""
    for scalar in heading.unicodeScalars {
      switch scalar {
      case "【", "〔", "［", "[", "（", "「", "{": folded.unicodeScalars.append("(")
      case "】", "〕", "］", "]", "）", "」", "}": folded.unicodeScalars.append(")")
      case "*", "＊", "_", "-", "#", "\u{FEFF}": continue
      case _ where scalar.properties.isWhitespace: continue
      case _: folded.unicodeScalars.append(NarrowForm.of(scalar))
      }
    }
    return folded.lowercased()
  }
}

/// The ASCII form of full-width characters, as input methods for Chinese and Japanese write them.
enum NarrowForm {
  static func of(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard (0xFF01...0xFF5E).contains(scalar.value) else { return scalar }
    return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
  }

  static func text(_ text: String) -> String {
    guard text.utf8.contains(0xEF) else { return text }
    var narrow = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { narrow.append(of(scalar)) }
    return String(narrow)
  }
}

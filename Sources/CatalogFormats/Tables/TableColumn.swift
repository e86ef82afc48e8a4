import AppStoreReference
import CatalogModel

/// A column of the table by its name: `referenceName`, `title[en-US]`, `price[USD]`.
struct TableColumn: Hashable {
  /// The names, in the order of the columns.
  enum Name: String, CaseIterable {
    case kind, id, value, item, type, group, level, period, referenceName, template
    case grants, price, locales, title, description, screenshot, reviewNotes, legacyID
    case familySharable, promotionalImage, minimumAppVersion, storefronts, platforms
    case from, until, hidden, offers, billingPlans, ignore
  }

  var name: Name
  /// What stands in brackets: a locale, a currency, a territory, `tier`.
  var qualifier: String?

  init(_ name: Name, _ qualifier: String? = nil) {
    self.name = name
    self.qualifier = qualifier
  }

  /// The name as it stands in the header.
  var text: String { qualifier.map { "\(name.rawValue)[\($0)]" } ?? name.rawValue }

  /// Reads a header cell: case, spaces, `_` and `-` mean nothing in a name, and `title (en-US)` and
  /// `title: en-US` are other ways to write it.
  static func read(_ text: String) -> (name: String, column: TableColumn?) {
    var base = text.trimmedBlanks
    var qualifier: String?
    if let open = base.firstIndex(where: { "[(:".contains($0) }) {
      var inside = base[base.index(after: open)...].trimmedBlanks[...]
      if base[open] != ":", let last = inside.last, "])".contains(last) { inside.removeLast() }
      qualifier = inside.trimmedBlanks
      base = base[..<open].trimmedBlanks
    }
    let name = names[folded(base)]
    return (base, name.map { TableColumn($0, qualifier) })
  }

  private static func folded(_ name: String) -> String {
    String(name.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic })
  }

  private static let names: [String: Name] = {
    var names: [String: Name] = [:]
    for name in Name.allCases { names[folded(name.rawValue)] = name }
    for (other, name) in otherNames { names[folded(other)] = name }
    return names
  }()

  /// What other tools and people call the columns.
  private static let otherNames: [(String, Name)] = [
    ("product ID", .id), ("SKU", .id), ("产品ID", .id), ("product type", .type), ("类型", .type),
    ("内购买类型", .type), ("reference", .referenceName), ("参考名称", .referenceName),
    ("参考名字", .referenceName), ("display name", .title), ("显示名称", .title), ("名称", .title),
    ("描述", .description), ("价格", .price), ("review notes", .reviewNotes),
    ("notes", .reviewNotes), ("审核备注", .reviewNotes), ("review screenshot", .screenshot),
    ("审核截图", .screenshot), ("subscription group", .group), ("family shareable", .familySharable),
    ("grant", .grants), ("offer", .offers),
    ("billing plan", .billingPlans),
  ]
}

extension StringProtocol {
  /// The text without the white space at its ends.
  var trimmedBlanks: String {
    let isBlank = { (scalar: Unicode.Scalar) in
      scalar.properties.isWhitespace || scalar == "\u{FEFF}"
    }
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

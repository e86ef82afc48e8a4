import Basics
import CatalogModel
import CommandLayer

/// The products that a pattern and filters on a command line select.
struct ProductSelection {
  static let conditions = Option(
    repeating: "where", of: .text("FIELD=PATTERN"),
    help: "Only products with such a value, or with != without one; all must hold")

  /// The text about it in the help of a command.
  static let discussion = """
    PRODUCT may be a pattern, in which "*" stands for any characters and "?" for one: 'gem*' is \
    every product whose item or ID matches. --where selects among those, or among all without \
    PRODUCT, by a field as "shopkeeper diff" names it: --where type=consumable, --where 'price.tier!=6', --where 'localizations.ja.title=*'.
    """

  private struct Condition {
    var field: String
    var pattern: WildcardPattern
    var isNegated: Bool
  }

  private let conditions: [Condition]

  init(_ invocation: Invocation) throws {
    conditions = try invocation[Self.conditions].map { text in
      guard let sign = text.firstIndex(of: "="), sign > text.startIndex else {
        throw invocation.usageError(
          .invalidValue(
            text, for: "--where", expected: "a field and a pattern, such as type=consumable", suggestion: nil))
      }
      let isNegated = text[..<sign].last == "!"
      return Condition(
        field: String(isNegated ? text[..<sign].dropLast() : text[..<sign]),
        pattern: WildcardPattern(String(text[text.index(after: sign)...])), isNegated: isNegated)
    }
  }

  /// The name that stands for all products, where conditions select among them; nil without
  /// conditions.
  var all: String? { conditions.isEmpty ? nil : "*" }

  /// Whether a name selects several products, or conditions do.
  func isSelective(_ name: String) -> Bool { !conditions.isEmpty || WildcardPattern.isPattern(name) }

  /// The indices of the products that a name and the conditions select, in the order of the catalog.
  ///
  /// - Throws: An error when nothing is selected, which is more likely a mistake than intended.
  func products(_ name: String, in catalog: Catalog) throws -> [Int] {
    var selected: [Int]
    if WildcardPattern.isPattern(name) {
      let pattern = WildcardPattern(name)
      selected = catalog.products.indices.filter { index in
        pattern.matches(catalog.products[index].item) || pattern.matches(catalog.products[index].productID)
      }
      if selected.isEmpty { throw Failure("no product matches \"\(name)\"") }
    } else {
      selected = [try EditSubject.product(name, in: catalog)]
    }
    guard !conditions.isEmpty else { return selected }
    var values: [CatalogPath.Subject: [String: String]] = [:]
    for entry in catalog.entries {
      values[entry.path.subject, default: [:]][entry.keys.joined(separator: ".")] = entry.value.text
    }
    selected = selected.filter { index in
      let own = values[.product(index)] ?? [:]
      return conditions.allSatisfy { condition in
        (own[condition.field].map(condition.pattern.matches) ?? false) != condition.isNegated
      }
    }
    guard !selected.isEmpty else {
      var known: Set<String> = []
      for index in catalog.products.indices { known.formUnion((values[.product(index)] ?? [:]).keys) }
      let unknown = conditions.first { !known.contains($0.field) && !$0.isNegated }
      let hint = unknown.map { condition in
        let near = Suggestion.nearest(to: condition.field, among: known.sorted())
        return ": no product has a \"\(condition.field)\"" + (near.map { "; did you mean \"\($0)\"?" } ?? "")
      }
      let named = name == all ? "" : "\"\(name)\" and "
      throw Failure("no product matches \(named)--where" + (hint ?? ""))
    }
    return selected
  }
}

/// A pattern in which `*` stands for any characters and `?` for one.
struct WildcardPattern {
  private let pattern: [Unicode.Scalar]

  init(_ pattern: String) { self.pattern = Array(pattern.unicodeScalars) }

  static func isPattern(_ text: String) -> Bool { text.contains { $0 == "*" || $0 == "?" } }

  /// Whether all of a text matches; in time proportional to both lengths, whatever the pattern.
  func matches(_ text: String) -> Bool {
    let text = Array(text.unicodeScalars)
    var (place, index) = (0, 0)
    var star: (pattern: Int, text: Int)?
    while index < text.count {
      if place < pattern.count, pattern[place] == "*" {
        star = (place, index)
        place += 1
      } else if place < pattern.count, pattern[place] == "?" || pattern[place] == text[index] {
        place += 1
        index += 1
      } else if let last = star {
        // The last star takes one more character.
        star = (last.pattern, last.text + 1)
        (place, index) = (last.pattern + 1, last.text + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == "*" }
  }
}
